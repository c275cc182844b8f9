"""The recipe of a net, read from a file of TOML: rounds of games, and how is learnt from them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from fort_desktop.arguments import UsageError, on_one_line, reason
from tools.training.fit import Settings
from tools.training.mixture import FIRST_SEED, MOST_SEEDS, SEATS, VARIANTS, Mixture

USUAL = Path(__file__).with_name("recipe.toml")
APART = 1_000_000  # seeds between the first games of two rounds, and so the most games of one
MOST_ROUNDS = 20
MOST_SHARE = 100


@dataclass(frozen=True, slots=True)
class Round:
    """Games of one kind; after them a net learns.

    Attributes:
        games: how many.
        mixture: of what kind.
    """

    games: int
    mixture: Mixture


@dataclass(frozen=True, slots=True)
class Recipe:
    """All of it.

    Attributes:
        rounds: in their order; bots of one that judge by a net have that of the one before.
        window: a net learns from the games of so many last rounds.
        fit: how.
    """

    rounds: Sequence[Round]
    window: int
    fit: Settings


def read(path: Path, known: Sequence[str]) -> Recipe:
    """The recipe of a file.

    Args:
        known: the bots there are.

    Raises:
        UsageError: it cannot be read, or holds none.
    """
    try:
        return _recipe(_Table(tomllib.loads(path.read_text(encoding="utf-8")), ""), known)
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {reason(error)}") from error
    except ValueError as error:  # no TOML, or no such letters
        raise UsageError(f"{path} is no recipe: {on_one_line(str(error)).rstrip('.')}") from error


class _Table:
    """A table of the file, of which each key is asked for once.

    All methods raise ValueError where something else stands there.
    """

    def __init__(self, values: Any, name: str) -> None:
        if not isinstance(values, dict):
            raise ValueError(f"{name}: expected a table")  # noqa: TRY004  as for every value
        self._values: dict[str, Any] = dict(values)
        self._name = name

    def take(self, key: str) -> Any:
        if key not in self._values:
            raise ValueError(f"{self.path(key)} is missing")
        return self._values.pop(key)

    def path(self, key: str) -> str:
        return f"{self._name}.{key}" if self._name else key

    def whole(self, key: str, least: int, most: int) -> int:
        found = self.take(key)
        if type(found) is not int or not least <= found <= most:
            raise ValueError(f"{self.path(key)}: expected a whole number from {least} to {most}")
        return found

    def real(self, key: str) -> float:
        found = self.take(key)
        if type(found) not in {int, float} or not 0 <= found <= 1:
            raise ValueError(f"{self.path(key)}: expected a number from 0 to 1")
        return float(found)

    def shares(self, key: str, known: Sequence[str]) -> dict[str, int]:
        table = _Table(self.take(key), self.path(key))
        names = list(table._values)
        found = {name: table.whole(name, 0, MOST_SHARE) for name in names if name in known}
        table.end()
        if not any(found.values()):
            raise ValueError(f"{self.path(key)}: expected a share of some of {', '.join(known)}")
        return {name: share for name, share in found.items() if share}

    def end(self) -> None:
        """All that was known has been asked for."""
        for key in self._values:
            raise ValueError(f"{self.path(key)} is not known")


def _recipe(table: _Table, known: Sequence[str]) -> Recipe:
    seed = table.whole("seed", FIRST_SEED, MOST_SEEDS)
    window = table.whole("window", 1, MOST_ROUNDS)
    seats = {int(n): share for n, share in table.shares("seats", list(map(str, SEATS))).items()}
    variants = table.shares("variants", list(VARIANTS))
    fit = _settings(_Table(table.take("fit"), "fit"))
    listed = table.take("rounds")
    table.end()
    if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_ROUNDS:
        raise ValueError(f"rounds: expected 1 to {MOST_ROUNDS} tables")
    rounds = []
    for number, values in enumerate(listed):
        of_round = _Table(values, f"rounds[{number}]")
        games = of_round.whole("games", 1, APART)
        explore = of_round.whole("explore", 0, 100)
        bots = of_round.shares("bots", known)
        of_round.end()
        mixture = Mixture(seed + number * APART, seats, variants, bots, explore)
        if mixture.by_net and not number:
            raise ValueError("rounds[0].bots: there is no net yet that one could judge by")
        rounds.append(Round(games, mixture))
    return Recipe(rounds, window, fit)


def _settings(table: _Table) -> Settings:
    """Whole numbers where `Settings` has such, other numbers elsewhere."""
    found: Mapping[str, Any] = {
        field.name: table.whole(field.name, 1, 1_000_000)
        if field.type == "int"
        else table.real(field.name)
        for field in fields(Settings)
    }
    table.end()
    return Settings(**found)
