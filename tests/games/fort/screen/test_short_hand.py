"""A turn that begins with fewer than five cards says why (F-DRAW)."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.drawn import drawn_last
from fort_desktop.games.fort.rules import moves as mv
from tests.play.helpers import at, leader
from tests.ui.bridges import open_table
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")


def next_turn(deck: list[str], **more: list[str]) -> FortTable:
    """The first seat has played nothing, drawn, and plays again; nobody has followed."""
    table = at(leader("bug", "ghost", deck=deck, **more), "pp")
    turns = 0
    while (decision := table.decision()) and turns < 3:
        turns += decision.kind == "play"
        if turns < 3:
            legal = table.legal()
            table.submit(mv.Skip() if mv.Skip() in legal else legal[0])
    return table


def test_a_short_hand_says_that_no_more_cards_were_left():
    """F-DRAW: the one in the deck, and the one that was recruited meanwhile."""
    table = next_turn(["tiny"])
    assert len(table.state.seats[0].hand) == drawn_last(table, 0) == 2
    bridge, _ = open_table(table)
    bridge.curtain.open()
    assert plain(bridge.coach.text).endswith("You drew only 2 cards: no more were left.")
    bridge.touch.choose(bridge.presenter.moves.index(mv.Skip()))
    assert "no more were left" not in plain(bridge.coach.text)


def test_a_full_hand_needs_no_words():
    table = next_turn(["tiny", "doc", "chef", "zip", "patch"])
    assert drawn_last(table, 0) == 5
    bridge, _ = open_table(table)
    bridge.curtain.open()
    assert "no more were left" not in plain(bridge.coach.text)


def test_cards_that_were_discarded_to_follow_were_drawn_all_the_same():
    table = next_turn(["tiny", "doc", "chef", "zip", "patch"])
    del table.state.seats[0].hand[:3]
    assert drawn_last(table, 0) == 5


def test_before_a_turn_has_ended_nothing_is_missed():
    assert drawn_last(at(leader("bug"), "pp"), 0) == 5
