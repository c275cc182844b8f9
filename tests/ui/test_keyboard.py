"""What is a press, and of which key: held down, with others, in every layout."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from fort_desktop.ui import resources
from fort_desktop.ui.app import Stage
from fort_desktop.ui.keyboard import figure
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS, card, large_view, open_at, usable
from tests.games.towers.screen.sitting import Sitting
from tests.ui.board import Board
from tests.ui.hands import Key, Keys, pump, thing, type_name, walk
from tools.pictures.staging import asked, staged

Mod = Qt.KeyboardModifier
SHIFT, NONE = Mod.ShiftModifier, Mod.NoModifier
OTHERS = [Mod.ControlModifier, Mod.AltModifier, Mod.MetaModifier, Mod.GroupSwitchModifier]


def help_open(stage: Stage) -> bool:
    return any(
        i.objectName() == "help" and i.property("open") for i in walk(stage.window.contentItem())
    )


# --- held down ----------------------------------------------------------------------------------


def test_a_key_held_decides_once_and_opens_no_curtain(make_stage):
    stage = make_stage()
    stage.app.play(staged(CARDS, 2, asked("play", least=3), persons=2))
    quiet(stage)
    bridge, board = stage.app.table_of("fort"), Board(stage)
    bridge.curtain.open()
    bridge.touch.pick(usable(stage)[0].key)
    quiet(stage)
    table = bridge.presenter.table
    thing(stage, "primary").forceActiveFocus()
    board.hold(Key.Key_Return)
    assert bridge.curtain.down, "it was handed over to nobody"
    by_hand = [entry for entry in table.history if not entry.forced]
    board.go_on(Key.Key_Return, 40)
    assert bridge.curtain.down
    assert [entry for entry in table.history if not entry.forced] == by_hand
    board.let_go(Key.Key_Return)
    board.press(Key.Key_Return)
    assert not bridge.curtain.down


def test_space_held_runs_on_to_the_own_turn_and_opens_no_large_view(make_stage):
    stage = make_stage(speed="slow")
    stage.app.play(staged(CARDS, 4, asked("play", seat=1, from_round=2)))
    bridge, board = stage.app.table_of("fort"), Board(stage)
    thing(stage, "layer").parentItem().forceActiveFocus()
    board.hold(Key.Key_Space, 1)
    for _ in range(3000):
        board.go_on(Key.Key_Space)
        if bridge.shown.mine:
            break
    assert bridge.shown.mine
    quiet(stage)
    card(stage, usable(stage)[0].key).forceActiveFocus()
    number = bridge.presenter.table.number
    for _ in range(40):
        board.go_on(Key.Key_Space)
        assert not large_view(stage).property("open")
    assert bridge.presenter.table.number == number
    board.let_go(Key.Key_Space)
    board.press(Key.Key_Space)
    assert large_view(stage).property("open")


def test_space_held_on_a_button_skips_nothing(make_stage):
    """It has decided; what comes then was not there when it was pressed."""
    stage = make_stage(speed="slow")
    open_at(stage, "play", least=3)
    table = stage.app.table_of("fort").presenter.table
    number, skipped = table.number, []
    stage.keyboard.held.connect(lambda: skipped.append(table.number))
    thing(stage, "choice0").forceActiveFocus()
    Board(stage).hold(Key.Key_Space)
    assert table.number > number
    assert skipped == []


def test_an_arrow_held_walks_on(make_stage):
    stage = make_stage()
    board = Board(stage)
    stage.app.show("settings")
    choice = next(i for i in walk(stage.window.contentItem()) if i.property("stride"))
    choice.forceActiveFocus()
    before = choice.property("value")
    board.hold(Key.Key_Right, 2)
    assert choice.property("value") == before + 3 * choice.property("stride")


def test_a_shortcut_held_acts_once(make_stage):
    stage = make_stage()
    QTest.simulateEvent(stage.window, True, Key.Key_F1, NONE, "", False, -1)
    for _ in range(3):
        assert help_open(stage)
        QTest.simulateEvent(stage.window, True, Key.Key_F1, NONE, "", True, -1)
    QTest.simulateEvent(stage.window, False, Key.Key_F1, NONE, "", False, -1)
    QTest.keyClick(stage.window, Key.Key_F1)
    assert not help_open(stage)


def test_a_field_repeats_letters_and_is_left_once(make_stage):
    stage = make_stage()
    stage.app.newGame()
    pump()
    board, keys = Board(stage), Keys(stage)
    field = next(i for i in walk(stage.window.contentItem()) if i.inherits("QQuickTextInput"))
    field.forceActiveFocus()
    board.hold(Key.Key_H, 3)
    board.let_go(Key.Key_H)
    assert field.property("text") == "hhhh"
    board.hold(Key.Key_Return, 1)
    after = keys.focused
    assert after is not field
    board.go_on(Key.Key_Return, 9)
    assert keys.focused is after
    assert stage.app.screen == "new-game"


# --- with others --------------------------------------------------------------------------------


def table_screen(stage: Stage, kind: str) -> QQuickItem:
    return next(i for i in walk(stage.window.contentItem()) if type_name(i) == kind)


@pytest.mark.parametrize("held", OTHERS)
def test_no_key_acts_at_5_towers_with_ctrl_alt_altgr_or_meta(make_stage, held):
    stage = make_stage()
    here, board = Sitting(stage, bids=[None, 2]), Board(stage)
    here.press(Key.Key_3)
    focus, said = here.keys.focused, here.said()
    for key in "024PHLD":
        board.press(ord(key), held, text=key.lower())
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_Left, Key.Key_Tab):
        board.press(key, held)
    assert here.towers.presenter.chosen_bid() == 3
    assert here.table.history == []
    assert (here.keys.focused, here.said()) == (focus, said)
    assert not table_screen(stage, "TowersScreen").property("sheeted")


@pytest.mark.parametrize("held", OTHERS)
def test_no_key_acts_at_fort_with_ctrl_alt_altgr_or_meta(make_stage, held):
    stage = make_stage()
    open_at(stage, "play", least=3)
    bridge, board, keys = stage.app.table_of("fort"), Board(stage), Keys(stage)
    focus = card(stage, usable(stage)[0].key)
    focus.forceActiveFocus()
    said, number = bridge.coach.text, bridge.presenter.table.number
    for key in "HRL":
        board.press(ord(key), held, text=key.lower())
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_Right, Key.Key_Tab):
        board.press(key, held)
    assert (bridge.coach.text, bridge.presenter.table.number) == (said, number)
    assert keys.focused is focus
    assert not table_screen(stage, "TableScreen").property("sheeted")


def test_altgr_writes_in_a_field_and_decides_nothing_there(make_stage):
    stage = make_stage()
    stage.app.newGame()
    pump()
    board, keys = Board(stage), Keys(stage)
    field = next(i for i in walk(stage.window.contentItem()) if i.inherits("QQuickTextInput"))
    field.forceActiveFocus()
    board.press(0x104, Mod.GroupSwitchModifier, text="ą")
    assert field.property("text") == "ą"
    board.press(Key.Key_Escape, Mod.ControlModifier)
    board.press(Key.Key_Return, Mod.ControlModifier)
    assert stage.app.screen == "new-game"
    assert keys.focused is field


def test_nothing_in_the_window_decides_by_itself_what_a_press_is():
    wrong = re.compile(r"isAutoRepeat|(Control|Alt|Meta|GroupSwitch)Modifier|autoRepeat")
    for path in resources.PACKAGE.rglob("*.qml"):
        assert not wrong.search(path.read_text("utf-8")), path


# --- layouts ------------------------------------------------------------------------------------

TOP_ROW = {  # what each key from 1 to 5, and 0, gives alone and with Shift
    "us": ("12345", "0", "!@#$%", ")"),
    "pl": ("12345", "0", "!@#$%", ")"),
    "cz": ("+ěščř", "é", "12345", "0"),
    "sk": ("+ľščť", "é", "12345", "0"),
    "fr": ("&é\"'(", "à", "12345", "0"),
}


@pytest.mark.parametrize("shift", [False, True])
@pytest.mark.parametrize("layout", TOP_ROW)
def test_the_top_row_bids_the_figure_printed_on_it(make_stage, layout, shift):
    stage = make_stage()
    here, board = Sitting(stage), Board(stage)
    signs = "".join(TOP_ROW[layout][2:] if shift else TOP_ROW[layout][:2])
    for sign, number, code in zip(signs, (1, 2, 3, 4, 5, 0), (*range(10, 15), 19), strict=True):
        board.press(ord(sign.upper()), SHIFT if shift else NONE, code=code, text=sign)
        assert here.towers.presenter.chosen_bid() == number, sign


def test_the_keypad_bids_its_figures(make_stage):
    here = Sitting(make_stage())
    board = Board(here.stage)
    for number, code in ((2, 88), (4, 83), (0, 90)):
        board.press(Key.Key_0 + number, Mod.KeypadModifier, code=code, text=str(number))
        assert here.towers.presenter.chosen_bid() == number


@pytest.mark.parametrize(
    ("platform", "code", "native"),
    [("xcb", 11, 0), ("wayland", 11, 0), ("windows", 3, 0x32), ("cocoa", 0, 19)],
)
def test_each_platform_numbers_its_keys_in_its_own_way(platform, code, native):
    pressed = QKeyEvent(QEvent.Type.KeyPress, 0x11A, NONE, code, native, 0, "ě")
    assert figure(pressed, platform) == 2


@pytest.mark.parametrize("key", [Key.Key_P, Key.Key_7, Key.Key_Return, Key.Key_Left])
def test_what_is_bound_to_something_stays_what_it_is_wherever_it_lies(key):
    assert figure(QKeyEvent(QEvent.Type.KeyPress, key, NONE, 11, 0, 0), "xcb") is None


def test_a_field_gets_what_the_layout_gives(make_stage):
    stage = make_stage()
    stage.app.newGame()
    pump()
    field = next(i for i in walk(stage.window.contentItem()) if i.inherits("QQuickTextInput"))
    field.forceActiveFocus()
    Board(stage).press(0x11A, code=11, text="ě")
    assert field.property("text") == "ě"
