"""What a view of 5 Towers says of the round, and what the rules do then."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fort_desktop.games.towers.rules.building import DEMOLISHING, below_top, is_finished, need_of
from fort_desktop.games.towers.rules.cards import KINDS, kind_of, number_of
from fort_desktop.games.towers.rules.moves import Bid
from fort_desktop.games.towers.rules.state import State
from fort_desktop.games.towers.rules.why import misfit
from tests.games.towers.rules.tables import GAME, random_game


@pytest.fixture(scope="module", params=[2, 3, 5])
def states(request: pytest.FixtureRequest) -> list[State]:
    """All positions of a game."""
    return random_game(request.param, seed=3)


def test_t_pile_the_last_round_is_known_while_it_is_played(states):
    last = states[-1].round
    for state in states[:-1]:
        assert GAME.view(state, 0).last_round == (state.round == last)


def test_t_pile_the_discard_pile_becomes_the_draw_pile_once(states):
    told = [GAME.view(state, 0).reshuffled for state in states]
    assert told == sorted(told)
    for before, after in pairwise(states):
        again = after.runs > before.runs
        assert again == (GAME.view(after, 0).reshuffled and not GAME.view(before, 0).reshuffled)


def test_t_bid_the_least_number_is_the_first_that_can_be_named(states):
    for state in states:
        bids = [move.n for move in GAME.legal_moves(state) if isinstance(move, Bid)]
        if bids:
            assert GAME.view(state, 0).least_bid == bids[0]


def test_t_build_nothing_goes_on_a_finished_tower_and_it_is_not_demolished(states):
    finished = 0
    for seat in states[-1].seats:
        for kind, tower in enumerate(seat.towers):
            cards = [card for other in states[-1].seats for card in other.towers[kind]]
            if is_finished(tower):
                finished += 1
                assert below_top(tower) is None
                assert all(need_of(tower, (number_of(c),)) > DEMOLISHING for c in cards)
            told = {misfit(seat, card).id for card in cards if kind_of(card) == kind}
            assert told <= {"top" if is_finished(tower) else "card"}, KINDS[kind]
    assert finished
