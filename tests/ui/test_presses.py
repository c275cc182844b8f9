"""The second of two quick presses is not for what has come in the place of the first, and only who
uses keys sees where the focus is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.ui.presses import Presses
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import card, open_at, usable
from tests.games.fort.screen.test_play_area import ADDED, bug, key_of, moves_of
from tests.ui.hands import Key, Keys, Mouse, control, point_in, pump, thing, type_name, walk
from tests.ui.quick_hand import LEFT, NONE, SPAN, hand

__all__ = ["hand"]

HERE, ELSEWHERE = QPoint(200, 200), QPoint(300, 200)


# --- which press counts ---------------------------------------------------------------------------


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def test_a_second_quick_click_at_a_place_is_not_for_another_button(hand):
    hand.click(HERE)
    assert hand.presses.counts("play", 0)
    hand.wait(SPAN - 1)
    hand.click(HERE + QPoint(3, 2))
    assert not hand.presses.counts("finish", 0)
    hand.wait(SPAN - 1)
    hand.click(HERE)
    assert not hand.presses.counts("finish", 0), "whoever goes on clicking has not looked yet"
    hand.wait(SPAN)
    hand.click(HERE)
    assert hand.presses.counts("finish", 0)


def test_the_same_button_is_clicked_as_quickly_as_wanted(hand):
    for _ in range(5):
        hand.wait(30)
        hand.click(HERE)
        assert hand.presses.counts("more", 0)


def test_a_quick_click_in_another_place_counts(hand):
    hand.click(HERE)
    assert hand.presses.counts("toys", 0)
    hand.wait(50)
    hand.click(ELSEWHERE)
    assert hand.presses.counts("play", 0)


def test_cards_are_clicked_as_quickly_as_wanted_but_not_where_a_button_was(hand):
    for _ in range(3):
        hand.wait(30)
        hand.click(HERE)
        assert hand.presses.counts("", 0)
    hand.wait(30)
    hand.click(HERE)
    assert not hand.presses.counts("play", 0)
    hand.wait(SPAN)
    hand.click(HERE)
    assert hand.presses.counts("play", 0)
    hand.wait(30)
    hand.click(HERE)
    assert not hand.presses.counts("", 0)


def test_enter_pressed_twice_is_not_for_what_the_focus_has_come_to_by_itself(hand):
    hand.key(Key.Key_Return)
    assert hand.presses.counts("play", 0)
    hand.wait(100)
    hand.key(Key.Key_Return)
    assert not hand.presses.counts("finish", 0)
    hand.wait(100)
    hand.key(Key.Key_Tab)
    hand.key(Key.Key_Return)
    assert hand.presses.counts("finish", 0), "who has walked there has seen it"


def test_a_button_that_has_changed_by_itself_is_deaf_for_a_moment(hand):
    since = hand.presses.stamp()
    hand.wait(SPAN - 1)
    hand.click(HERE)
    assert not hand.presses.counts("follow", since)
    hand.wait(1)
    hand.click(ELSEWHERE)
    assert hand.presses.counts("follow", since)


def test_what_an_own_press_brings_about_can_be_pressed_at_once(hand):
    stamps = []
    for press in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        hand.presses.eventFilter(
            hand.presses, QMouseEvent(press, *[QPointF(HERE)] * 2, LEFT, LEFT, NONE)
        )
        stamps.append(hand.presses.stamp())
        pump()
    assert stamps == [0, 0], "while the press is dealt with"
    assert hand.presses.stamp() == hand.now, "now it would come by itself"


def test_the_moment_is_that_of_the_system_and_short(hand, monkeypatch):
    monkeypatch.setattr(Presses, "span", None)
    hints = QGuiApplication.styleHints()
    before = hints.mouseDoubleClickInterval()
    for slow, span in ((250, 250), (900, 400)):
        hints.setMouseDoubleClickInterval(slow)
        assert hand.presses.quick() == span
    hints.setMouseDoubleClickInterval(before)


# --- in the window --------------------------------------------------------------------------------


def play(stage, hand) -> None:
    """A play is composed, its green button lies there, and nothing is made unasked."""
    stage.app.preferences.from_dict({"ask_all": True})
    stage.app.play(bug(*ADDED))
    quiet(stage)
    hand.target = stage.window
    hand.wait(10 * SPAN)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_double_click_on_play_it_does_not_finish_the_card(make_stage, hand, by):
    """What was to be done with the card would be lost."""
    stage = make_stage()
    play(stage, hand)
    bridge = stage.app.table_of("fort")
    at = point_in(thing(stage, "primary"))
    if by == "keys":
        Keys(stage).go_to(thing(stage, "primary"))

    def press() -> None:
        hand.click(at) if by == "mouse" else hand.key(Key.Key_Return)

    press()
    assert moves_of(bridge)[-1] == "done"
    assert mv.Finish() in bridge.presenter.moves
    said = bridge.coach.text
    if by == "keys":
        thing(stage, "primary").forceActiveFocus()
    hand.wait(120)
    press()
    assert moves_of(bridge)[-1] == "done"
    assert bridge.coach.text == said, "it is not worth a word"
    hand.wait(SPAN)
    press()
    assert "finish" in moves_of(bridge)


def test_two_cards_are_added_by_two_quick_clicks(make_stage, hand):
    stage = make_stage()
    stage.app.play(bug("play bug", "do public"))
    quiet(stage)
    hand.target = stage.window
    bridge = stage.app.table_of("fort")
    for face in ("moles", "lefty"):
        hand.click(point_in(card(stage, key_of(bridge, face)), 0.2, 0.3))
        quiet(stage)
        hand.wait(40)
    assert moves_of(bridge)[-1].startswith("add")
    assert len(moves_of(bridge)) == 4


# --- the focus ------------------------------------------------------------------------------------


def ring_of(item: QQuickItem) -> QQuickItem:
    return next(part for part in walk(item, hidden=True) if type_name(part) == "FocusRing")


def test_a_click_leaves_no_frame_of_focus_and_the_next_key_shows_it(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    item = card(stage, next(row.key for row in usable(stage)))
    item.forceActiveFocus()
    Keys(stage).press(Key.Key_F15)
    assert ring_of(item).isVisible()
    Mouse(stage.window).click(QPoint(2, 2))
    assert item.hasActiveFocus()
    assert not ring_of(item).isVisible()
    Keys(stage).press(Key.Key_F15)
    assert ring_of(item).isVisible()


def test_a_field_that_is_written_in_has_its_frame_also_after_a_click(make_stage):
    stage = make_stage()
    stage.app.show("new-game")
    pump()
    field = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "TextBox")
    Mouse(stage.window).click(point_in(field))
    assert ring_of(field).isVisible()


def test_the_frame_of_a_switch_leaves_its_words_free(make_stage):
    stage = make_stage()
    stage.app.show("new-game")
    pump()
    switch = control(stage, "Cats")
    Keys(stage).go_to(switch)
    ring = ring_of(switch)
    words = [i for i in walk(switch.parentItem()) if type_name(i) == "Label" and i.property("text")]
    assert len(words) == 2
    frame = ring.mapRectToScene(ring.boundingRect())
    for one in words:
        assert not frame.adjusted(0, 0, 0, -2).intersects(one.mapRectToScene(one.boundingRect()))
