"""Fort by keys alone: where a question finds the focus, the way out of it, and what a key means."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.ui.bridge.table.choices_model import Choice
from fort_desktop.ui.presses import Presses
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import (
    Zone,
    card,
    large_view,
    layer,
    open_at,
    peek,
    rows,
    usable,
)
from tests.games.fort.screen.test_small_look import closer
from tests.games.fort.screen.test_table_keys import holds_what_cannot_follow
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, thing, type_name, until, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

DECLINES = mv.Skip | mv.Pass | mv.Done | mv.Stop | mv.Finish


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def bridge_of(stage):
    return stage.app.table_of("fort")


def can_decline(table):
    return any(isinstance(move, DECLINES) for move in table.legal())


def must_trash(table):
    return not can_decline(table)


def way_out(stage):
    """The one button that declines."""
    (out,) = (i for i in walk(stage.window.contentItem()) if i.property("declines"))
    return out


def by_keys(stage):
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    return keys


# --- the way out ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["play", "follow", "recruit"])
def test_down_from_whatever_could_be_chosen_leads_to_the_way_out(make_stage, kind):
    stage = make_stage()
    open_at(stage, kind, also=can_decline)
    keys, out = by_keys(stage), way_out(stage)
    for row in usable(stage):
        item = card(stage, row.key)
        item.forceActiveFocus()
        for _ in range(3):  # past the rows of cards that lie below, each of which is an answer
            keys.press(Key.Key_Down)
            if keys.focused is out:
                break
            assert keys.focused.property("usable"), keys.focused.objectName()
        assert keys.focused is out, item.objectName()


def test_down_from_any_card_of_the_hand_leads_to_the_way_out(make_stage):
    stage = make_stage()
    open_at(stage, "follow", also=holds_what_cannot_follow)
    keys, out = by_keys(stage), way_out(stage)
    for row in rows(stage, Zone.Hand):
        card(stage, row.key).forceActiveFocus()
        keys.press(Key.Key_Down)
        assert keys.focused is out, row


@pytest.mark.parametrize("kind", ["play", "follow", "recruit"])
def test_a_key_declines_wherever_the_focus_is(make_stage, kind):
    stage = make_stage()
    open_at(stage, kind, also=can_decline)
    keys = by_keys(stage)
    thing(stage, "leave").forceActiveFocus()
    number = bridge_of(stage).presenter.table.number
    keys.press(Key.Key_N)
    table = bridge_of(stage).presenter.table
    assert isinstance(next(e.move for e in table.history[number:]), DECLINES)


def test_the_key_stands_on_its_button_for_who_uses_keys(make_stage):
    stage = make_stage()
    open_at(stage, "play", also=can_decline)
    by_keys(stage)
    caps = [i for i in walk(way_out(stage)) if i.objectName() == "keyCap"]
    assert [cap.property("text") for cap in caps] == ["N"]
    Mouse(stage.window).click(point_in(card(stage, rows(stage, Zone.Park)[0].key)))
    assert not [i for i in walk(way_out(stage)) if i.objectName() == "keyCap"]


# --- a question comes -----------------------------------------------------------------------------


def test_after_the_mouse_the_first_key_of_a_new_question_is_not_for_a_button_clicked_long_ago(
    make_stage,
):
    stage = make_stage()
    open_at(stage, "play", least=3)
    Mouse(stage.window).click(point_in(thing(stage, "undo")))
    assert Keys(stage).focused.objectName() == "undo"
    bridge_of(stage).touch.pick(usable(stage)[0].key)
    pump()
    quiet(stage)
    keys = Keys(stage)
    assert keys.focused.objectName() != "undo"
    keys.press(Key.Key_Tab)
    assert type_name(keys.focused) in ("PlayButton", "ActionButton", "ChoiceButton", "CardItem")


def test_a_new_question_calls_the_focus_from_a_button_of_the_bar(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    keys = by_keys(stage)
    thing(stage, "leave").forceActiveFocus()
    bridge_of(stage).touch.pick(usable(stage)[0].key)
    pump()
    quiet(stage)
    assert keys.focused.objectName() != "leave"


def test_undo_by_keys_may_be_pressed_again(make_stage):
    stage = make_stage()
    open_at(stage, "add", least=2)
    keys = by_keys(stage)
    undo = thing(stage, "undo")
    undo.forceActiveFocus()
    keys.press(Key.Key_Return)
    assert keys.focused is undo


# --- something is to be lost ----------------------------------------------------------------------


def test_who_must_trash_is_on_no_card_until_an_arrow_goes_in(make_stage):
    stage = make_stage()
    open_at(stage, "trash", also=must_trash)
    keys = Keys(stage)
    closer(stage).setProperty("byKeys", True)
    bridge_of(stage).shown.changed.emit()
    pump()
    number = bridge_of(stage).presenter.table.number
    keys.press(Key.Key_Return)
    assert bridge_of(stage).presenter.table.number == number
    assert type_name(keys.focused) != "CardItem"
    keys.press(Key.Key_Right)
    assert keys.focused.property("usable")


def test_who_may_trash_is_on_the_way_out(make_stage):
    stage = make_stage()
    open_at(stage, "trash", also=must_trash)
    bridge = bridge_of(stage)
    bridge.choices.show([Choice(99, "Leave this action out", declines=True)])
    closer(stage).setProperty("byKeys", True)
    bridge.shown.changed.emit()
    pump()
    assert Keys(stage).focused is way_out(stage)


# --- Space ----------------------------------------------------------------------------------------


def test_space_opens_no_card_in_the_moment_in_which_a_question_has_come(make_stage, monkeypatch):
    stage = make_stage()
    open_at(stage, "play", least=3)
    by_keys(stage)
    assert until(lambda: peek(stage).isVisible(), peek(stage).visibleChanged)
    now = [50_000.0]
    monkeypatch.setattr(Presses, "span", 400)
    monkeypatch.setattr(Presses, "clock", staticmethod(lambda: now[0]))
    bridge_of(stage).shown.changed.emit()
    pump()
    for wait, opens in ((100.0, False), (500.0, True)):
        now[0] += wait
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
            event.setTimestamp(int(now[0]))
            QGuiApplication.sendEvent(stage.window, event)
        pump()
        assert large_view(stage).isVisible() == opens, wait
    assert layer(stage).isVisible()
