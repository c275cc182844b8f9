"""Reading card files: the built-in ones, or a player's own.

pydantic takes a while to start: it is loaded with the first file of a player's own. The built-in
ones do without it; the tests have checked them.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from pathlib import Path

from fort_desktop.arguments import reason
from fort_desktop.games.fort.cards.assemble import assemble
from fort_desktop.games.fort.cards.errors import CardFileError, NoCardFileError, Problem
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.storage.reading import TooLargeError, read_file
from fort_desktop.storage.typed import one_line

BUILT_IN = ("fort.toml", "cats_dogs.toml")
DATA = resources.files("fort_desktop.games.fort.cards").joinpath("data")
MAX_BYTES = 1_000_000


def load_cards(path: Path | str | None = None) -> CardSet:
    """The cards of a file; without `path` the built-in ones, the same object every time.

    A file may leave out dogs and cats: then there are none, and nobody can play with them.

    Raises:
        CardFileError: names every fault of the file.
    """
    return _built_in() if path is None else checked_cards([Path(path)])


def checked_cards(paths: Sequence[Path]) -> CardSet:
    """The cards of files that are one set together; without any, the built-in ones are checked.

    Raises:
        CardFileError: names every fault.
    """
    from fort_desktop.games.fort.cards.build import build_set  # noqa: PLC0415  pydantic only when needed

    paths = paths or [Path(str(DATA.joinpath(name))) for name in BUILT_IN]
    return build_set([(named([path]), _text(data, path)) for path, data in _read_all(paths)])


def named(paths: Sequence[Path]) -> str:
    """What files that are one set are called in messages, on one line whatever that is."""
    return " + ".join(one_line(path.name) for path in paths) or " + ".join(BUILT_IN)


@cache
def _built_in() -> CardSet:
    texts = [DATA.joinpath(name).read_text("utf-8") for name in BUILT_IN]
    return assemble(tomllib.loads("\n".join(texts)))


def _text(data: bytes, file: Path) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = f"byte 0x{data[error.start]:02x} in line {line}"
        raise CardFileError([_fault(file, f"expected text in UTF-8; found {found}")]) from error


def _read_all(paths: Sequence[Path]) -> Iterator[tuple[Path, bytes]]:
    seen: set[str] = set()
    for path in paths:
        data = _read(path)  # or there may be no such path
        place = os.path.realpath(path)
        if place in seen:
            raise NoCardFileError([_fault(path, "expected each file once; found it twice")])
        seen.add(place)
        yield path, data


def _read(path: Path) -> bytes:
    try:
        return read_file(path, MAX_BYTES)
    except TooLargeError as error:
        fault = f"expected at most {MAX_BYTES} bytes; found more"
        raise CardFileError([_fault(path, fault)]) from error
    except (OSError, ValueError) as error:
        fault = f"it cannot be read: {reason(error)}"
        raise NoCardFileError([_fault(path, fault)]) from error


def _fault(file: Path, what: str) -> Problem:
    return Problem(named([file]), "", "", what)
