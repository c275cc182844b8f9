"""At any time there is one frame of focus in sight at most, whatever was clicked or walked to."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.table_at import open_at
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import Key, Keys, Mouse, control, point_in, pump, type_name, walk
from tests.ui.test_arrival import finished
from tests.ui.test_rematch import scored

SCREENS = ("title", "new-game", "new-game towers", "settings", "table", "towers", "scoring")
NAMES = ("color", "border.color")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def rings(stage: Stage) -> list[QQuickItem]:
    items = walk(stage.window.contentItem())
    return [item for item in items if type_name(item) == "FocusRing" and item.property("shown")]


def go(stage: Stage, screen: str) -> None:
    if screen == "table":
        open_at(stage, "play", least=3)
    elif screen == "towers":
        stage.app.play(position("pb"))
    elif screen == "scoring":
        scored(stage.app, finished("fort"))
    else:
        name, _, game = screen.partition(" ")
        stage.app.setup.set_game(game or "fort")
        stage.app.show(name)
    pump()


def pieces(stage: Stage) -> list[QQuickItem]:
    """What can be clicked without leading elsewhere: choices, switches and numbers."""
    kinds = ("ChoiceCell", "Toggle", "Stepper", "IconButton", "BidButton", "Pressable", "Cell")
    items = walk(stage.window.contentItem())
    inside = ("Stepper", "Choice", "ColourChoice", "GamePicker")
    found = []
    for item in items:
        within = item.parentItem()
        while within is not None and type_name(within) not in inside:
            within = within.parentItem()
        button = type_name(item) in kinds
        if button and (within is not None or type_name(item) in ("Toggle", "BidButton")):
            found.append(item)
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_walking_by_tab_shows_one_ring(make_stage, screen):
    stage = make_stage()
    keys = Keys(stage)
    go(stage, screen)
    for key in (Key.Key_Tab, Key.Key_Backtab):
        for _ in range(40):
            keys.press(key)
            assert len(rings(stage)) <= 1


@pytest.mark.parametrize("screen", ["new-game", "new-game towers", "settings", "towers"])
def test_a_click_shows_one_ring(make_stage, screen):
    stage = make_stage()
    go(stage, screen)
    mouse = Mouse(stage.window)
    number = len(pieces(stage))
    assert number > 4
    for n in range(number):
        piece = pieces(stage)[min(n, len(pieces(stage)) - 1)]
        mouse.click(point_in(piece))
        assert len(rings(stage)) <= 1, type_name(piece)


def test_a_stepper_has_the_focus_after_a_click_and_its_ring_at_the_next_key(
    make_stage,
):
    stage = make_stage()
    go(stage, "settings")
    stepper = control(stage, "Text size")
    mouse = Mouse(stage.window)
    before = stage.app.preferences.textSize
    for name, across in (("more", 0.95), ("less", 0.05)):
        mouse.click(point_in(stepper, across=across))
        assert rings(stage) == [], "who points needs none"
        assert stepper.hasActiveFocus(), name
        Keys(stage).press(Key.Key_F15)
        (ring,) = rings(stage)
        assert ring.parentItem() is stepper, name
    assert stage.app.preferences.textSize == before
    Keys(stage).press(Key.Key_End)
    assert stepper.property("value") == 160


@pytest.mark.parametrize("theme", ["day", "evening", "contrast"])
def test_nothing_else_at_5_towers_is_framed_in_the_colour_of_the_ring(make_stage, theme):
    """Neither the number that is chosen nor the towers of whoever decides."""
    stage = make_stage()
    stage.app.preferences.from_dict({"theme": theme})
    stage.app.play(position("pb"))
    stage.app.table_of("towers").touch.chooseBid(2)
    pump()
    items = list(walk(stage.window.contentItem()))
    everything = walk(stage.window.contentItem(), hidden=True)
    ring = next(item for item in everything if type_name(item) == "FocusRing")
    accent = QQmlProperty(ring, "border.color").read()
    plates = [i for i in items if i.inherits("QQuickRectangle") and type_name(i) != "FocusRing"]
    painted = {QColor(QQmlProperty(i, name).read()).name() for i in plates for name in NAMES}
    assert any(i.property("chosen") for i in items if type_name(i) == "BidButton")
    assert QColor(accent).name() not in painted


def test_in_the_log_the_ring_is_around_the_line_or_around_one_card_of_it(make_stage):
    stage = make_stage()
    keys = Keys(stage)
    open_at(stage, "play", seats=4, least=3)
    keys.press(Key.Key_L)
    seen = set()
    for _ in range(30):
        lines = [i for i in walk(stage.window.contentItem()) if type_name(i) == "LogLine"]
        framed = sum(bool(line.property("framed")) for line in lines)
        assert framed + len(rings(stage)) == 1
        seen.add(framed)
        keys.press(Key.Key_Right)
        framed = sum(bool(line.property("framed")) for line in lines)
        assert framed + len(rings(stage)) == 1
        keys.press(Key.Key_Down)
    assert seen == {0, 1}
