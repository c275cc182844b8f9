"""Every game of the house, by its id. A game is imported when it is asked for."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, MutableMapping
from typing import Any

from fort_desktop.contract.kit import AnyAdapter, Kit

Known = Mapping[str, tuple[str, Any]]  # by its id, where a game lives and its definitions

_made: dict[str, Kit] = {}


def packages() -> MutableMapping[str, str]:
    """Where each game lives, by its id; the one list of them, in `fort_desktop.games`.

    It is read by name: nothing of the core depends on a game.
    """
    found: MutableMapping[str, str] = importlib.import_module("fort_desktop.games").GAMES
    return found


def ids() -> tuple[str, ...]:
    """The games, in the order in which they are offered."""
    return tuple(packages())


def kit(game_id: str) -> Kit:
    """The kit of a game.

    Raises:
        ValueError: there is no such game.
    """
    place = packages().get(game_id)
    if place is None:
        raise ValueError(f"there is no game {game_id!r}; games are {', '.join(ids())}")
    if place not in _made:
        made = importlib.import_module(f"{place}.kit").KIT
        assert isinstance(made, Kit), f"{place}.kit has a KIT"
        _made[place] = made
    return _made[place]


def kits() -> dict[str, Kit]:
    """All of them."""
    return {game_id: kit(game_id) for game_id in ids()}


class Adapters(Mapping[str, AnyAdapter]):
    """The rules of each game, ready for a table; a game is read when it is asked for."""

    def __getitem__(self, game_id: str) -> AnyAdapter:
        if game_id not in packages():
            raise KeyError(game_id)
        return kit(game_id).adapter

    def __contains__(self, game_id: object) -> bool:
        return game_id in packages()

    def __iter__(self) -> Iterator[str]:
        return iter(packages())

    def __len__(self) -> int:
        return len(packages())


def read_rules() -> list[AnyAdapter]:
    """Read the rules of all games now."""
    return [found.adapter for found in kits().values()]


def adapters() -> Mapping[str, AnyAdapter]:
    """The rules of each game, ready for a table; a game is read when it is asked for."""
    return Adapters()


def known() -> Known:
    """What another process needs to play every game as it is played here."""
    return {game_id: (packages()[game_id], found.definitions) for game_id, found in kits().items()}


def take_over(known: Known) -> None:
    """In another process: play the games as where `known` comes from."""
    for game_id, (package, definitions) in known.items():
        packages()[game_id] = package
        kit(game_id).play_with(definitions)
