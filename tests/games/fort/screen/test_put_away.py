"""Two quick presses at what covers the table put it away, and do nothing to what is under it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.screen.moments.told import great_moments
from fort_desktop.games.fort.screen.table import GameTable
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import card, large_view, open_at, usable
from tests.games.fort.screen.test_play_area import moves_of
from tests.ui.hands import Key, Mouse, point_in, pump
from tests.ui.quick_hand import SPAN, hand

__all__ = ["hand"]


def watched(stage, hand) -> tuple[GameTable, QQuickItem]:
    """The own turn, a card that can be played, and a great moment that is staged before it."""
    open_at(stage, "play", least=3)
    bridge = stage.app.table_of("fort")
    chosen = card(stage, usable(stage)[0].key)
    presenter = bridge.presenter
    moments = great_moments([ev.FortAdvanced(0, 2)], presenter.view, presenter.people)
    bridge.moments.begin(moments)
    pump()
    assert bridge.moments.on
    assert bridge.moments.holding
    hand.target = stage.window
    hand.wait(10 * SPAN)
    return bridge, chosen


@pytest.mark.parametrize("by", ["mouse", "Return", "Enter", "Space"])
def test_two_quick_presses_at_a_great_moment_only_put_it_away(make_stage, hand, by):
    stage = make_stage(speed="slow")
    bridge, chosen = watched(stage, hand)
    at = point_in(chosen, 0.5, 0.3)
    chosen.forceActiveFocus()

    def press() -> None:
        hand.click(at) if by == "mouse" else hand.key(Key[f"Key_{by}"])

    played = len(moves_of(bridge))
    press()
    assert not bridge.moments.on
    chosen.forceActiveFocus()
    hand.wait(120)
    press()
    assert len(moves_of(bridge)) == played
    assert not large_view(stage).property("open")
    hand.wait(SPAN)
    chosen.forceActiveFocus()
    press()
    assert len(moves_of(bridge)) > played or large_view(stage).property("open")


def test_who_walks_after_a_great_moment_may_act_at_once(make_stage, hand):
    stage = make_stage(speed="slow")
    bridge, chosen = watched(stage, hand)
    played = len(moves_of(bridge))
    hand.key(Key.Key_Return)
    hand.wait(50)
    hand.key(Key.Key_Left)
    chosen.forceActiveFocus()
    hand.wait(50)
    hand.key(Key.Key_Return)
    assert len(moves_of(bridge)) > played


@pytest.mark.parametrize("closed", ["beside", "by keys"])
def test_two_quick_presses_that_close_a_sheet_play_nothing(make_stage, hand, closed):
    stage = make_stage(size=(1280, 720))
    open_at(stage, "play", least=3)
    bridge = stage.app.table_of("fort")
    played = len(moves_of(bridge))
    chosen = card(stage, usable(stage)[0].key)
    chosen.forceActiveFocus()
    sheet = large_view(stage)
    Mouse(stage.window).click(point_in(chosen, 0.5, 0.3), Qt.MouseButton.RightButton)
    assert sheet.property("open")
    quiet(stage)
    hand.target = stage.window
    hand.wait(10 * SPAN)

    def press() -> None:
        hand.click(point_in(chosen, 0.5, 0.3)) if closed == "beside" else hand.key(Key.Key_Return)

    press()
    assert not sheet.property("open")
    hand.wait(120)
    press()
    assert len(moves_of(bridge)) == played
    hand.wait(SPAN)
    press()
    assert len(moves_of(bridge)) > played
