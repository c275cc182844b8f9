"""Who asks a position for something leaves it as it is, at every moment of the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from fort_desktop.games.fort.rules import feasible
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.frames import Over
from fort_desktop.games.fort.rules.state import State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_play import game, pet_samples, samples
from tests.games.fort.rules.random_positions import random_table

FORT = game()


class Untouchable(State):
    """A position of which no field can be set, not even for a moment."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        raise AssertionError(f"a query sets {name}")


def untouchable(state: State) -> Untouchable:
    copy = state.copy()
    locked = object.__new__(Untouchable)
    for field in fields(State):
        object.__setattr__(locked, field.name, getattr(copy, field.name))
    return locked


def positions() -> Iterator[State]:
    yield from samples(12)
    yield from pet_samples(40)
    chance = Random(1)
    for number in range(60):
        table = random_table(chance, frozen_cards(), dogs=number % 2 == 1)
        for _ in range(12):
            if isinstance(table.state.stack[-1], Over):
                break
            yield table.state
            FORT.apply(table.state, chance.choice(FORT.legal_moves(table.state)))


@pytest.mark.pure(reason="compiled code sets fields without asking the class")
def test_a_query_sets_nothing_in_the_position_it_is_asked_about():
    asked = 0
    for state in positions():
        locked = untouchable(state)
        frame = locked.stack[-1]
        if not isinstance(frame, Over):
            candidates(locked, frame)
            feasible.legal_moves(locked)
            feasible.can_play_again(locked, frame.seat)
            FORT.view(locked, frame.seat)
            FORT.score(locked)
        assert locked.copy() == state
        asked += 1
    assert asked > 500
