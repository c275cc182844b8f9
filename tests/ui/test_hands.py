"""The hands of whoever sits at the window: still after a moment, away after a while."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint

from fort_desktop.ui.hands import Hands
from tests.ui.hands import Key, Keys, Mouse, until

KINDS = QEvent.Type
TOUCHES = (KINDS.MouseMove, KINDS.MouseButtonPress, KINDS.Wheel, KINDS.KeyPress, KINDS.TouchBegin)


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def hands(*, moment: int, absence: int) -> Hands:
    found = Hands()
    found.moment, found.absence = moment, absence
    return found


def touch(found: Hands, kind: QEvent.Type) -> bool:
    return found.eventFilter(QObject(), QEvent(kind))


@pytest.mark.parametrize("kind", TOUCHES)
def test_hands_that_do_something_are_not_still_for_a_moment(qapp, kind):
    found = hands(moment=60_000, absence=60_000)
    assert not touch(found, kind)
    assert not found.still
    assert not found.away


@pytest.mark.parametrize("kind", [KINDS.UpdateRequest, KINDS.Enter, KINDS.Timer, KINDS.Expose])
def test_what_a_window_hears_of_others_is_no_touch(qapp, kind):
    found = hands(moment=60_000, absence=60_000)
    assert not touch(found, kind)
    assert found.still


def test_hands_are_still_first_and_then_away_until_they_touch_something(qapp):
    found = hands(moment=1, absence=2)
    states = []
    found.changed.connect(lambda: states.append((found.still, found.away)))
    touch(found, KINDS.KeyPress)
    assert until(lambda: bool(found.away), found.changed)
    assert states[0] == (False, False)
    assert states[-1] == (True, True)
    assert not found._clock.isActive()
    found.moment = found.absence = 60_000
    touch(found, KINDS.MouseMove)
    assert states[-1] == (False, False)


def test_what_is_done_meanwhile_makes_the_moment_longer(qapp):
    found = hands(moment=60_000, absence=60_000)
    touch(found, KINDS.MouseMove)
    found._look()
    assert not found.still
    assert found._clock.isActive()


def test_without_a_moment_they_are_still_and_without_a_while_never_away(qapp):
    found = hands(moment=0, absence=0)
    touch(found, KINDS.KeyPress)
    found._look()
    assert (found.still, found.away) == (True, False)
    assert not found._clock.isActive()


def test_the_window_tells_its_hands_of_mouse_and_keys(make_stage):
    stage = make_stage()
    stage.hands.moment = 60_000
    Mouse(stage.window).hover(QPoint(9, 9))
    assert not stage.hands.still
    stage.hands._become(still=True, away=True)
    Keys(stage).press(Key.Key_Tab)
    assert (stage.hands.still, stage.hands.away) == (False, False)
