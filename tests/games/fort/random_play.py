"""Positions of games in which every move is drawn from the legal ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from fort_desktop.games.fort.engine import FortGame
from fort_desktop.games.fort.state import FortOptions, State
from tests.games.fort.positions import real_cards

SETTINGS = list(product((2, 3, 4), (False, True)))


def game() -> FortGame:
    return FortGame(real_cards())


def play(seats: int, seed: int, *, draft: bool, rounds: int | None = None) -> Iterator[State]:
    """The state at every decision of one game, and at its end; it changes while one iterates."""
    fort = game()
    state = fort.new_game(FortOptions(seats, draft), seed)
    chance = Random(seed)
    while fort.decision(state) is not None and (rounds is None or state.round <= rounds):
        yield state
        fort.apply(state, chance.choice(fort.legal_moves(state)))
    yield state


def samples(every: int, seed: int = 1, rounds: int | None = None) -> Iterator[State]:
    """About one in `every` positions of a game for each number of seats, with and without draft."""
    chance = Random(seed)
    for seats, draft in SETTINGS:
        for state in play(seats, seed, draft=draft, rounds=rounds):
            over = game().decision(state) is None
            if over or chance.randrange(every) == 0:
                yield state
