"""Random games with cats, alone and with dogs: what holds in each position of each of them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from fort_desktop.games.fort.rules.events import CatUsed
from fort_desktop.games.fort.rules.moves import Draw, UseCat
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.rules.random_play import game
from tests.games.fort.rules.test_random_games import is_dog_played, play

GAME = game()
KINDS = list(product((2, 3, 4), (False, True), (False, True)))


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "draft", "dogs"), KINDS)
def test_random_games_with_cats(seats, draft, dogs):
    """Cats are used and dogs are played whenever that can be done, so that there is much of it."""
    used = 0
    for seed in range(2):
        state = GAME.new_game(FortOptions(seats, draft, dogs=dogs, cats=True), seed)
        events = play(state, Random(seed), closely=seed == 0, likes=is_of_pets)
        used += sum(isinstance(event, CatUsed) for event in events)
        assert sum(len(owner.cats) for owner in state.seats) + len(state.cats) == seats
    assert used


def is_of_pets(move):
    return isinstance(move, UseCat | Draw) or is_dog_played(move)
