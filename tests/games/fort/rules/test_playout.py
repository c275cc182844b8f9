"""Playing on from a position: every move legal, each as likely as the others, none listed."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from fort_desktop.contract.errors import IllegalMove
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.feasible import drawn_move, feasible
from fort_desktop.games.fort.rules.frames import Over
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_play import pet_samples, samples

GAME = FortGame(frozen_cards())
ALL = [
    FortOptions(2),
    FortOptions(3, draft=True),
    FortOptions(4),
    FortOptions(4, dogs=True),
    FortOptions(3, draft=True, dogs=True, cats=True),
]


def decisions(*, every: int, rounds: int):
    for state in chain(samples(every, rounds=rounds), pet_samples(every, rounds=rounds)):
        if GAME.decision(state) is not None:
            yield state, state.stack[-1]


def test_what_becomes_of_a_candidate_does_not_depend_on_the_others():
    seen = Counter()
    for state, frame in decisions(every=3, rounds=12):
        legal = GAME.legal_moves(state)
        found = candidates(state, frame)
        assert feasible(state, frame, list(found)) == legal
        assert [move for move in found if feasible(state, frame, [move])] == legal
        seen[len(found) > 1, len(legal) < len(found)] += 1
    assert min(seen[True, True], seen[True, False], seen[False, False]) > 20


def test_each_legal_move_is_drawn_and_no_other():
    rng = Random(1)
    filtered = 0
    for state, frame in decisions(every=40, rounds=8):
        legal = GAME.legal_moves(state)
        before = GAME.copy(state)
        drawn = Counter(drawn_move(state, frame, rng.random) for _ in range(60 * len(legal)))
        assert set(drawn) == set(legal)
        assert min(drawn.values()) >= 30
        assert max(drawn.values()) <= 100
        assert state == before
        filtered += len(candidates(state, frame)) > len(legal) > 1
    assert filtered > 3


@pytest.mark.parametrize("options", ALL, ids=repr)
def test_a_game_drawn_to_its_end_is_over_and_nothing_is_broken(options):
    for seed in range(4):
        state = GAME.new_game(options, seed)
        assert GAME.playout(state, Random(seed)) > 50
        assert GAME.decision(state) is None
        assert state.ending
        assert GAME.legal_moves(state) == []
        GAME.check(state)
        assert GAME.playout(state, Random(seed)) == 0


@pytest.mark.parametrize("options", ALL, ids=repr)
def test_with_a_policy_it_is_the_game_that_is_played_by_legal_moves(options):
    """The policy is shown the legal moves of each position; what it chooses is done."""
    rng, other = Random(5), Random(5)
    state, beside = GAME.new_game(options, 5), GAME.new_game(options, 5)

    def policy(position, moves, chance):
        assert position is state
        assert chance is rng
        assert position == beside
        assert moves == GAME.legal_moves(beside)
        GAME.apply(beside, other.choice(moves))
        return chance.choice(moves)

    assert GAME.playout(state, rng, policy) > 50
    assert state == beside
    assert isinstance(state.stack[-1], Over)


def test_it_stops_when_so_many_rounds_are_over():
    state = GAME.new_game(FortOptions(3), 2)
    GAME.playout(state, Random(2), depth=1)
    assert (state.round, state.leader) == (2, state.first)
    GAME.playout(state, Random(2), depth=3)
    assert (state.round, state.leader) == (5, state.first)
    GAME.check(state)
    GAME.playout(state, Random(2), depth=1000)
    assert GAME.decision(state) is None


def test_the_draft_counts_as_a_round():
    state = GAME.new_game(FortOptions(2, draft=True), 2)
    assert GAME.playout(state, Random(2), depth=1) == 16
    assert (state.round, GAME.decision(state).kind) == (1, "play")


def test_legal_moves_that_were_asked_for_before_are_not_kept():
    state = GAME.new_game(FortOptions(2), 2)
    GAME.legal_moves(state)
    GAME.playout(state, Random(2), depth=2)
    moves = GAME.legal_moves(state)
    assert moves == GAME.legal_moves(GAME.copy(state))


def test_the_same_numbers_make_the_same_game():
    one, two = (GAME.new_game(FortOptions(4, dogs=True, cats=True), 7) for _ in range(2))
    assert GAME.playout(one, Random(7)) == GAME.playout(two, Random(7))
    assert one == two


@pytest.mark.parametrize("options", ALL)
def test_a_policy_may_ask_the_game_for_the_legal_moves(options):
    state = GAME.new_game(options, 4)

    def policy(position, moves, chance):
        assert GAME.legal_moves(position) == moves
        assert GAME.legal_moves(GAME.copy(position)) == moves
        return chance.choice(moves)

    GAME.playout(state, Random(4), policy, depth=2)
    assert GAME.legal_moves(state) == GAME.legal_moves(GAME.copy(state))
    GAME.playout(state, Random(4), policy)
    assert GAME.legal_moves(state) == []


def test_what_no_rule_allows_is_refused_and_the_position_stays():
    state, later = GAME.new_game(FortOptions(3), 4), GAME.new_game(FortOptions(3), 4)
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
    state = GAME.new_game(FortOptions(3), 4)
    with pytest.raises(IllegalMove, match="nonsense"):
        GAME.playout(state, Random(4), lambda *_: "nonsense")
