"""The search that finds out whether a play can end properly remembers where it has been."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.fort.rules import feasible, search
from tests.games.fort.rules.nasty_cards import nasty_cards, random_dogs
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_positions import random_table

ALWAYS, NEVER = 0, 10**9


@pytest.fixture
def entered(monkeypatch):
    """How many positions were looked into."""
    seen, plain = [], search._reachable

    def counting(state, under_way):
        seen.append(state)
        return plain(state, under_way)

    monkeypatch.setattr(search, "_reachable", counting)
    return seen


@pytest.mark.no_cover
@pytest.mark.pure(reason="a function of the rules and a constant are replaced")
@pytest.mark.parametrize("dogs", [False, True])
def test_what_is_remembered_changes_no_answer(monkeypatch, entered, dogs):
    rng = Random(7)
    looked = {ALWAYS: 0, NEVER: 0}
    for _ in range(25):
        table = random_table(rng, random_dogs(rng) if dogs else nasty_cards(), dogs=dogs)
        for _ in range(12):
            if table.asks == (0, "over"):
                break
            answers = []
            for short in looked:
                monkeypatch.setattr(search, "SHORT", short)
                entered.clear()
                answers.append(feasible.legal_moves(table.state))
                looked[short] += len(entered)
            assert answers[0] == answers[1]
            table.game.apply(table.state, rng.choice(answers[0]))
    assert looked[ALWAYS] < looked[NEVER]


def test_the_order_in_which_cards_came_makes_no_other_position():
    one = fort(seat(hand="moose ghost", discard="queen prince", yard="porter"), cards=nasty_cards())
    other = one.fork()
    for cards in (other.state.seats[0].hand, other.state.seats[0].discard):
        cards.reverse()
    assert search._position(one.state) == search._position(other.state)
    other.state.seats[0].pizza += 1
    assert search._position(one.state) != search._position(other.state)
