"""Where somebody who owns Recycling is asked about it, and where it cannot help."""

from __future__ import annotations

from typing import Any

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from tests.play.helpers import at, leader, legal, say

DECK = ["chef", "doc", "giggles", "patch", "zip"]


def playing(hand: str, *moves: str, **more: Any) -> FortTable:
    """The person may use Recycling, and has made these moves."""
    mine = {"discard": ["einstein"], "perks": ["recycling"]} | more
    table = at(leader(*hand.split(), **mine))
    table.asks_all = False
    say(table, *moves)
    return table


def answered(table: FortTable) -> str:
    """The kind of the sole answer; empty where one is asked."""
    sole = table.sole_answer()
    return "" if sole is None else sole.kind


ALL_DONE = ("play bug", "do public", "done", "do private")


def test_r17_a_card_of_which_both_actions_are_done_is_finished_without_asking_for_recycling():
    table = playing("bug", *ALL_DONE, fort=1)
    assert legal(table) == ["finish", "recycle einstein"]
    assert answered(table) == "recycling"
    assert table.unasked() == table.game.parse_move(table.state, "finish")


def test_r17_where_a_recycled_card_makes_an_action_possible_one_is_asked():
    """Sweet Pea puts a card of the hand into the lookout, and there is none in hand."""
    table = playing("sweet-pea", "play sweet-pea", lookout=["worm"], fort=1)
    say(table, "do private")
    assert legal(table) == ["finish", "recycle einstein"]
    assert answered(table) == ""


def before_discard(**more: Any) -> FortTable:
    table = playing("ghost", "play ghost", "do private", "finish", **more)
    while table.decision().kind != "before-discard":
        table.submit(table.legal()[0])
    return table


def test_f_draw_where_the_discard_pile_is_not_shuffled_recycling_is_not_asked_about():
    assert answered(before_discard(deck=DECK)) == "recycling"


@pytest.mark.parametrize("deck", [DECK[:4], []])
def test_f_draw_where_the_discard_pile_is_shuffled_at_once_recycling_is_asked_about(deck):
    """What is in the yard is not drawn."""
    assert answered(before_discard(deck=deck)) == ""


def test_whoever_is_asked_everything_is_asked_about_recycling():
    table = playing("bug", *ALL_DONE, fort=1)
    table.asks_all = True
    assert answered(table) == ""
    table = before_discard(deck=DECK)
    table.asks_all = True
    assert answered(table) == ""


def test_r17_a_second_play_that_a_recycled_card_makes_possible_is_asked_about():
    table = playing("ghost", "play ghost", "do private", "finish", perks=["recycling", "do-over"])
    assert (table.decision().kind, answered(table)) == ("do-over", "")
