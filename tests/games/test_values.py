"""Moves, frames, events and cards are values: made once, never changed, equal by what they hold.

They are no frozen dataclasses, as making those takes ten times as long, and a search makes millions
of them. So nothing but this keeps the rules from changing one that several positions share.
Compiled code changes a field without asking anybody: what a game has shown must look alike later.
"""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import pytest

from fort_desktop.bots.packing import Task, pack, unpack
from fort_desktop.games.fort import rules as fort_rules
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.draft_memory import Plan
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.towers import rules as towers_rules
from fort_desktop.games.towers.rules.planning import Outcome
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


SHOWING = (mv, fr, ev)
# With each number of players, each kind of pet and both beginnings.
GAMES = (
    (FortOptions(2), 2),
    (FortOptions(3, cats=True), 1),
    (FortOptions(4, draft=True, dogs=True), 3),
    (FortOptions(3, dogs=True, cats=True), 2),
)
# Parts of others, the end, and what chance hardly ever does.
INSIDE = {"Added", "Rough", "Tally", "Over"}
SELDOM = {"ChooseDraw", "Draw", "RoughHousing", "SculptureTaken"}


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


def types_of(kind: type) -> dict[str, Any]:
    """The type of each field, as the source says it: a compiled class has forgotten most of it."""
    module = import_module(kind.__module__)
    source = Path(module.__file__).with_name(f"{kind.__module__.rpartition('.')[2]}.py")
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            found = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            said = {line.target.id: ast.unparse(line.annotation) for line in found}
            return {name: eval(type_, vars(module)) for name, type_ in said.items()}  # noqa: S307
    raise LookupError(kind.__name__)


def some(hint: Any) -> Any:
    """Anything of this type; what it is plays no part here."""
    origin, within = get_origin(hint), get_args(hint)
    if hint is CardSet:
        return frozen_cards()
    if origin in {Union, UnionType}:
        return some(within[-1])
    if origin is Literal:
        return within[0]
    if origin is Callable:
        return len
    if origin in {tuple, Mapping}:
        return tuple(map(some, within)) if origin is tuple and within[-1] is not ... else ()
    if is_dataclass(hint):
        types = types_of(hint)
        return hint(*(some(types[field.name]) for field in fields(hint) if field.init))
    return next(iter(hint)) if issubclass(hint, Enum) else (origin or hint)()


def sent(value: Any) -> Any:
    """What arrives of it in a bot's process."""
    return unpack(pack(Task(1, value, (), "easy", 1, "fort", frozen_cards()))).view


class Shown:
    """Values as they looked when they were first shown."""

    def __init__(self) -> None:
        self.looks: dict[int, tuple[Any, str]] = {}

    def look(self, *values: Any) -> None:
        for value in values:
            self.looks.setdefault(id(value), (value, repr(value)))

    def changed(self) -> list[str]:
        return [look for value, look in self.looks.values() if repr(value) != look]


def test_positions_are_all_that_changes():
    others = {kind.__name__ for kind in ALL if kind not in VALUES}
    assert others == {"State", "Seat", "CardSet", "_Search"}


@pytest.mark.parametrize("kind", VALUES, ids=lambda kind: f"{kind.__module__[19:]}.{kind.__name__}")
def test_a_value_is_watched_and_equal_by_what_it_holds(kind):
    one, other = some(kind), some(kind)
    assert one == other
    if kind not in {Outcome, Plan}:  # they hold a seat and a dict, which are no values
        assert hash(one) == hash(other)
    assert sent(one) == one
    with watched():
        for field in fields(kind):
            with pytest.raises(ChangedError, match=field.name):
                setattr(one, field.name, 1)
    assert one == other


def played(options: FortOptions, seed: int, shown: Shown) -> None:
    """A game by chance, with all that is asked of the rules on the way."""
    game, chance = random_play.game(), Random(seed)
    state = game.new_game(options, seed)
    while game.decision(state) is not None:
        moves = game.legal_moves(state)
        seen = game.view(state, game.decision(state).seat)
        game.determinize(seen, chance)
        events: list[Any] = []
        shown.look(*moves, *state.stack, state.play, seen)
        game.apply(state, chance.choice(moves), events)
        shown.look(*events)
        game.redact(events, 0)
    game.from_snapshot(game.to_snapshot(state))
    game.score(state)


@pytest.mark.slow
def test_no_value_of_fort_is_changed_after_it_was_made():
    """In games that meet nearly every kind of move, frame and event there is."""
    met: set[str] = set()
    for options, seed in GAMES:
        shown = Shown()
        with watched():
            played(options, seed, shown)
            assert len(shown.looks) > 1000
            assert shown.changed() == []
        met |= {type(value).__name__ for value, _ in shown.looks.values()}
    kinds = {k.__name__ for k in VALUES if k.__module__ in {m.__name__ for m in SHOWING}}
    assert kinds - met == INSIDE | SELDOM


def test_no_value_of_5_towers_is_changed_after_it_was_made():
    with watched():
        for seats in (2, 3, 4, 5):
            random_game(seats, seed=seats)


def test_the_cards_of_a_set_are_values():
    cards = frozen_cards()
    with watched(), pytest.raises(ChangedError):
        cards.cards[0].id = "other"
