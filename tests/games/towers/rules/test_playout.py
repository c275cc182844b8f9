"""Playing on from a position: every move legal, to the end or for some rounds."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.contract.errors import IllegalMove
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.state import TowersOptions

GAME = TowersGame()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_is_the_game_that_is_played_by_legal_moves(seats):
    rng, other = Random(seats), Random(seats)
    state, beside = (GAME.new_game(TowersOptions(seats), seats) for _ in range(2))

    def policy(position, moves, chance):
        assert position == beside
        assert moves == GAME.legal_moves(beside)
        GAME.apply(beside, other.choice(moves))
        return chance.choice(moves)

    assert GAME.playout(state, rng, policy) > 20
    assert state == beside
    assert GAME.decision(state) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_drawn_moves_end_the_game_and_break_nothing(seats):
    for seed in range(10):
        state = GAME.new_game(TowersOptions(seats), seed)
        GAME.legal_moves(state)
        assert GAME.playout(state, Random(seed)) > 20
        assert GAME.decision(state) is None
        GAME.check(state)


def test_it_stops_when_so_many_rounds_are_over():
    state = GAME.new_game(TowersOptions(3), 2)
    GAME.legal_moves(state)
    GAME.playout(state, Random(2), depth=2)
    assert (state.round, GAME.decision(state).kind) == (3, "bid")
    assert GAME.legal_moves(state) == GAME.legal_moves(GAME.copy(state))
    assert state.bids == [None] * 3


def test_a_policy_may_ask_the_game_for_the_legal_moves():
    state = GAME.new_game(TowersOptions(3), 4)

    def policy(position, moves, chance):
        assert GAME.legal_moves(position) == moves
        assert GAME.legal_moves(GAME.copy(position)) == moves
        return chance.choice(moves)

    GAME.playout(state, Random(4), policy, depth=2)
    assert GAME.legal_moves(state) == GAME.legal_moves(GAME.copy(state))
    GAME.playout(state, Random(4), policy)
    assert GAME.legal_moves(state) == []


def test_what_no_rule_allows_is_refused_and_the_position_stays():
    state, later = GAME.new_game(TowersOptions(3), 4), GAME.new_game(TowersOptions(3), 4)
    before, legal, others = GAME.copy(state), GAME.legal_moves(state), []

    def seen(position, moves, chance):
        others.extend(move for move in moves if move not in legal)
        return chance.choice(moves)

    GAME.playout(later, Random(4), seen)
    with pytest.raises(IllegalMove):
        GAME.playout(state, Random(4), lambda *_: others[0])
    assert state == before


@pytest.mark.pure
def test_what_is_no_move_is_refused_too():
    state = GAME.new_game(TowersOptions(3), 4)
    with pytest.raises(IllegalMove, match="nonsense"):
        GAME.playout(state, Random(4), lambda *_: "nonsense")
