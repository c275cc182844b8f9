"""Random games with cats, alone and with dogs: what holds in each position of each of them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from fort_desktop.games.fort.cats import under_way
from fort_desktop.games.fort.state import FortOptions
from tests.games.fort.random_play import game
from tests.games.fort.test_random_games import look, look_closely, play

GAME = game()
KINDS = list(product((2, 3, 4), (False, True), (False, True)))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "draft", "dogs"), KINDS)
def test_random_games_with_cats(seats, draft, dogs):
    for seed in range(3):
        state = GAME.new_game(FortOptions(seats, draft, dogs=dogs, cats=True), seed)
        play(state, Random(seed), closely=seed == 0)
        assert sum(len(owner.cats) for owner in state.seats) + len(state.cats) == seats


@pytest.mark.parametrize(("seats", "draft", "dogs"), KINDS)
def test_positions_in_which_a_cat_acts(seats, draft, dogs):
    """What the seat may do follows from its view alone, and a snapshot loses nothing."""
    chance, looked = Random(seats), 0
    for seed in range(2):
        state = GAME.new_game(FortOptions(seats, draft, dogs=dogs, cats=True), seed)
        while decision := GAME.decision(state):
            legal = GAME.legal_moves(state)
            cats = [move for move in legal if type(move).__name__ in ("UseCat", "Draw")]
            if cats or under_way(state):
                look(state, decision.seat, legal, chance)
                look_closely(state, decision.seat, legal)
                looked += 1
            GAME.apply(state, chance.choice(cats or legal))
            GAME.check(state)
    assert looked
