"""Random games of every kind: what holds in each position of each of them.

300 games in shares that can run side by side; the first of each share is looked at closely.
"""

from __future__ import annotations

import json
from itertools import product
from random import Random

import pytest

from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import Play
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.frozen_cards import frozen_cards

pytestmark = pytest.mark.slow
GAMES, SHARE = 300, 10
KINDS = list(product((2, 3, 4), (False, True)))
GAME = FortGame(frozen_cards())


SHARES = [
    pytest.param(seats, draft, seed, id=f"{seats}-{'draft' if draft else 'basic'}-{seed}")
    for seats, draft in KINDS
    for seed in range(0, GAMES // len(KINDS), SHARE)
]


@pytest.mark.parametrize(("seats", "draft", "first_seed"), SHARES)
def test_random_games(seats, draft, first_seed):
    for seed in range(first_seed, first_seed + SHARE):
        state = GAME.new_game(FortOptions(seats, draft), seed)
        play(state, Random(seed), closely=seed == first_seed)


@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "draft"), KINDS)
def test_d_play_random_games_with_dogs(seats, draft):
    """Dogs are played whenever that can be done, so that there is much of it."""
    for seed in range(SHARE // 3):
        state = GAME.new_game(FortOptions(seats, draft, dogs=True), seed)
        play(state, Random(seed), closely=seed == 0, likes=is_dog_played)


def is_dog_played(move):
    return isinstance(move, Play) and GAME.cards.is_dog(move.card)


def play(state, rng, *, closely, likes=None):
    """Play to the end; moves that one `likes` are preferred. Returns all that happened."""
    decisions, events = 0, []
    while (decision := GAME.decision(state)) is not None:
        legal = GAME.legal_moves(state)
        assert legal, f"nothing is legal at {decision}"
        assert len(set(legal)) == len(legal)
        look(state, decision.seat, legal, rng)
        if closely:
            look_closely(state, decision.seat, legal)
        liked = [move for move in legal if likes(move)] if likes else []
        GAME.apply(state, rng.choice(liked or legal), events)
        GAME.check(state)
        decisions += 1
        assert decisions < 10_000, "the game does not end"
    assert_ended_fairly(state)
    return events


def look(state, seat, legal, rng):
    """The seat to act can tell from its view alone what it may do."""
    dealt = GAME.determinize(GAME.view(state, seat), rng)
    assert GAME.legal_moves(dealt) == legal
    for move in legal:
        assert GAME.parse_move(state, GAME.format_move(state, move)) == move


def look_closely(state, seat, legal):
    """A snapshot loses nothing, and a deal looks to the seat like its view."""
    again = GAME.from_snapshot(json.loads(json.dumps(GAME.to_snapshot(state))))
    assert again == state
    assert GAME.legal_moves(again) == legal
    view = GAME.view(state, seat)
    dealt = GAME.determinize(view, Random(0))
    GAME.check(dealt)
    assert GAME.view(dealt, seat) == view


def assert_ended_fairly(state):
    """F-END: all have had the same number of turns, and somebody has won."""
    assert len({seat.turns for seat in state.seats}) == 1
    assert state.ending in ("points", "fort", "park")
    totals = [sum(row.points for row in rows) for rows in GAME.score(state)]
    winners = GAME.winners(state)
    assert winners
    assert all(totals[seat] == max(totals) for seat in winners)
