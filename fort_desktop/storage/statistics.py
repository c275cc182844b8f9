"""How finished games went: per game how many, and how each person has done.

The file is small and read anew for each finished game, so that nothing is lost whatever happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from fort_desktop.storage.atomic import set_aside, write_atomic
from fort_desktop.storage.errors import Problem, StorageError, reason_of, write_problem
from fort_desktop.storage.jsonio import dump_json, parse_json
from fort_desktop.storage.migrate import NewerVersion, migrate
from fort_desktop.storage.reading import read_file
from fort_desktop.storage.typed import one_line

MAX_BYTES = 5_000_000
VERSION = 1
Count = Annotated[int, Field(ge=0)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PersonStatistics(_Part):
    """How somebody has done, known by name alone.

    Attributes:
        played: finished games.
        won: of them, shared victories included.
        best: the most points in one of them.
    """

    played: Count = 0
    won: Count = 0
    best: int = 0


class GameStatistics(_Part):
    """All finished games of one kind.

    Attributes:
        finished: how many.
        by_seats: how many with so many seats; the numbers are keys of JSON and so texts.
        people: those who played at this screen, by their names as `one_line` has them: whoever has
            several in the file that become the same is one person.
    """

    finished: Count = 0
    by_seats: dict[str, Count] = {}
    people: dict[str, PersonStatistics] = {}

    @field_validator("people")
    @classmethod
    def _each_once(cls, people: dict[str, PersonStatistics]) -> dict[str, PersonStatistics]:
        found: dict[str, PersonStatistics] = {}
        for name, own in people.items():
            one = found.setdefault(one_line(name), PersonStatistics(best=own.best))
            one.played += own.played
            one.won += own.won
            one.best = max(one.best, own.best)
        return found


class Statistics(_Part):
    """What the file holds; `games` by their ids."""

    version: Literal[1] = 1
    games: dict[str, GameStatistics] = {}


@dataclass(frozen=True, slots=True)
class Person:
    """A person's result in a game."""

    name: str
    points: int
    won: bool


def count(known: Statistics, game: str, seats: int, people: Sequence[Person]) -> None:
    """Add a finished game. Two people of one name are one, and count with the better result."""
    found = known.games.setdefault(game, GameStatistics())
    found.finished += 1
    found.by_seats[str(seats)] = found.by_seats.get(str(seats), 0) + 1
    for name in dict.fromkeys(one_line(person.name) for person in people):
        results = [person for person in people if one_line(person.name) == name]
        points = max(person.points for person in results)
        own = found.people.get(name)
        if own is None:
            own = found.people[name] = PersonStatistics(best=points)
        own.played += 1
        own.won += any(person.won for person in results)
        own.best = max(own.best, points)


def load_statistics(path: Path) -> tuple[Statistics | None, Problem | None]:
    """The statistics of a file, empty ones if there is none.

    A file that cannot be read is set aside as `statistics.broken-1.json`, or the next free number,
    and counting starts anew: then there is a problem "statistics". None where nothing may be
    counted, because the file stays as it is: it is of a newer version, "statistics-newer", or can
    be neither read nor set aside, "statistics-read".
    """
    try:
        raw = parse_json(read_file(path, MAX_BYTES))
        return Statistics.model_validate(migrate({"version": VERSION} | raw, {}, VERSION)), None
    except FileNotFoundError:
        return Statistics(), None
    except NewerVersion as error:
        return None, Problem("statistics-newer", (path.name,), str(error))
    except (OSError, ValueError) as error:
        return _set_aside(path, error)


def save_statistics(path: Path, known: Statistics) -> None:
    """Write the statistics.

    Raises:
        StorageError: "statistics-write" with the reason; the older file is as it was.
    """
    try:
        write_atomic(path, dump_json(known.model_dump()))
    except OSError as error:
        raise StorageError(write_problem(path.name, error, "statistics-write")) from error


def _set_aside(path: Path, error: OSError | ValueError) -> tuple[Statistics | None, Problem]:
    detail = str(error)
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False)[0]
        detail = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    try:
        return Statistics(), Problem("statistics", (set_aside(path).name,), detail)
    except OSError as refused:
        args = (path.name, reason_of(error if isinstance(error, OSError) else refused))
        return None, Problem("statistics-read", args, f"{detail}; {refused}")
