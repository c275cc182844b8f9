"""Moves, frames, events and cards are values: made once, never changed, equal by what they hold.

They are no frozen dataclasses, as making those takes ten times as long, and a search makes millions
of them. So nothing but this keeps the rules from changing one that several positions share.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from importlib import import_module
from itertools import product
from pickle import dumps, loads
from random import Random
from typing import Any

import pytest

from fort_desktop.games.fort import rules as fort_rules
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.towers import rules as towers_rules
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules import random_play
from tests.games.towers.rules.tables import random_game


def dataclasses_of(package: Any) -> Iterator[type]:
    """Every dataclass that a game's rules make."""
    for found in pkgutil.iter_modules(package.__path__):
        module = import_module(f"{package.__name__}.{found.name}")
        for kind in vars(module).values():
            if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__:
                yield kind


ALL = [*dataclasses_of(fort_rules), *dataclasses_of(towers_rules)]
VALUES = [kind for kind in ALL if kind.__dataclass_params__.unsafe_hash]


class ChangedError(AssertionError):
    """A value was changed after it had been made."""


@contextmanager
def watched() -> Iterator[None]:
    """Whatever changes a value meanwhile fails."""

    def set_once(self: Any, name: str, value: object) -> None:
        if hasattr(self, name):
            raise ChangedError(f"{type(self).__name__}.{name}")
        object.__setattr__(self, name, value)

    with pytest.MonkeyPatch.context() as patch:
        for kind in VALUES:
            patch.setattr(kind, "__setattr__", set_once)
        yield


def made(kind: type) -> Any:
    """One of this kind; what is in it plays no part here."""
    return kind(*(() for field in fields(kind) if field.init))


def test_positions_are_all_that_changes():
    others = {kind.__name__ for kind in ALL if kind not in VALUES}
    assert others == {"State", "Seat", "CardSet", "_Search"}


@pytest.mark.parametrize("kind", VALUES, ids=lambda kind: f"{kind.__module__[19:]}.{kind.__name__}")
def test_a_value_is_watched_and_equal_by_what_it_holds(kind):
    one, other = made(kind), made(kind)
    assert one == other
    assert hash(one) == hash(other)
    assert loads(dumps(one)) == one  # noqa: S301  as on the way to a bot's process
    with watched():
        for field in fields(kind):
            with pytest.raises(ChangedError, match=field.name):
                setattr(one, field.name, 1)
    assert one == other


@pytest.mark.slow
@pytest.mark.parametrize(("dogs", "cats"), [*product((False, True), repeat=2)])
def test_no_value_of_fort_is_changed_after_it_was_made(dogs, cats):
    game = random_play.game()
    with watched():
        for seats, seed in ((2, 1), (3, 2), (4, 3)):
            state = game.new_game(FortOptions(seats, draft=seats == 4, dogs=dogs, cats=cats), seed)
            chance = Random(seed)
            while game.decision(state) is not None:
                moves = game.legal_moves(state)
                seen = game.view(state, game.decision(state).seat)
                game.determinize(seen, chance)
                events: list[Any] = []
                game.apply(state, chance.choice(moves), events)
                game.redact(events, 0)
            game.from_snapshot(game.to_snapshot(state))
            game.score(state)


def test_no_value_of_5_towers_is_changed_after_it_was_made():
    with watched():
        for seats in (2, 3, 4, 5):
            random_game(seats, seed=seats)


def test_the_cards_of_a_set_are_values():
    cards = frozen_cards()
    with watched(), pytest.raises(ChangedError):
        cards.cards[0].id = "other"
