"""Records of games: what is written down, and reading it back whatever happened to the file.

A file is one compact JSON object. "version" is its first key and "check", a checksum of the rest,
its last, in every version. A file without "check", written by hand, is read as well.
"""

from __future__ import annotations

import zlib
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    ValidationError,
    model_validator,
)

from fort_desktop.storage.atomic import write_atomic
from fort_desktop.storage.errors import (
    NoFileError,
    Problem,
    SaveError,
    read_problem,
    write_problem,
)
from fort_desktop.storage.jsonio import dump_json, parse_json
from fort_desktop.storage.migrate import VERSION, NewerVersion, migrate
from fort_desktop.storage.naming import game_key
from fort_desktop.storage.reading import TooLargeError, read_file
from fort_desktop.storage.typed import one_line

SUFFIX = ".json"  # of autosaves; for others see `places.py`
MAX_BYTES = 10_000_000
_START = b'{"version":'
_MOVE_SEPARATOR = ";"
_LONGEST_MOVE = 200
_LONGEST_NAME = 100


def _moment(text: str) -> str:
    if datetime.fromisoformat(text).tzinfo is None:
        raise ValueError(f"a time without its zone: {text!r}")
    return text


def _move(text: str) -> str:
    if _MOVE_SEPARATOR in text or not text.isprintable():
        raise ValueError(f"no notation of a move: {text!r}")
    return text


def _name(text: str) -> str:
    return one_line(text, _LONGEST_NAME)


Moment = Annotated[str, AfterValidator(_moment)]
Name = Annotated[str, Field(max_length=_LONGEST_NAME), AfterValidator(_name)]
Pack = Annotated[str, AfterValidator(_name)]
MoveText = Annotated[str, Field(min_length=1, max_length=_LONGEST_MOVE), AfterValidator(_move)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class SeatRecord(_Part):
    """Who sits at a seat.

    Attributes:
        name: as the player wrote it, plain text; empty where nobody chose one.
        kind: a person at this screen, or a bot.
        level: the bot's level; empty for a person.
        colour: the colour of the seat, by its id.
    """

    name: Name
    kind: Literal["person", "bot"]
    level: str = ""
    colour: str


class Summary(_Part):
    """What a list of games shows without playing the game.

    Attributes:
        round: the round being played, from 1.
        points: per seat, the points that all may see.
    """

    round: int
    points: list[int]


class Base(_Part):
    """Where the history of a game begins, when rules or cards have changed in the middle of it.

    Attributes:
        number: how many moves were made before; they are kept, but cannot be played again.
        snapshot: the position after them.
    """

    number: int = Field(ge=0)
    snapshot: dict[str, JsonValue]


class WishRecord(_Part):
    """What the person at a seat does not want to be asked.

    Attributes:
        seat: the number of the seat.
        rests: the stretch of the game in which nothing of the kind is asked; -1 is none.
        least: what is to be gained at least for a question to be asked.
    """

    seat: int = Field(ge=0)
    rests: int = Field(default=-1, ge=-1)
    least: int = Field(default=0, ge=0)


class Record(_Part):
    """A game: everything needed to play it again, and where it stands.

    Attributes:
        version: of the file's form.
        game: the id of the game.
        options: the options it was begun with, as plain values.
        seed: what its shuffles follow from.
        begun: when, as digits; empty in games of older versions, which had but one of a seed.
        digest: of the card definitions it is played with, from `base` on.
        pack: what the card files of those are called; empty for the game's own cards.
        seats: in the order of the seats.
        base: where its history begins; None at its first move.
        moves: all moves so far, in notation.
        by_hand: the places among them of those that a person made though nothing else was legal,
            each of which is a step of its own for undo.
        unasked: the places among them of those that were made for a person who had a choice, none
            of which is a step for undo.
        wishes: of the seats that have any.
        snapshot: the latest position, for when rules or cards have changed since.
        finished: whether the game is over.
        saved_at: when it was saved, as ISO text.
        summary: numbers for lists of games.
    """

    version: int = Field(default=VERSION, ge=VERSION, le=VERSION)
    game: str = Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=20)
    options: dict[str, JsonValue]
    seed: int = Field(ge=0, lt=2**64)
    begun: str = Field(default="", pattern=r"^[0-9]*$", max_length=30)
    digest: str
    pack: Pack = ""
    seats: list[SeatRecord]
    base: Base | None = None
    moves: list[MoveText]
    by_hand: list[Annotated[int, Field(ge=0)]] = []
    unasked: list[Annotated[int, Field(ge=0)]] = []
    wishes: list[WishRecord] = []
    snapshot: dict[str, JsonValue] | None = None
    finished: bool = False
    saved_at: Moment
    summary: Summary | None = None

    @property
    def key(self) -> str:
        """What its files are named after, and no other game's."""
        return game_key(self.game, self.seed, self.begun)

    @model_validator(mode="after")
    def _base_among_moves(self) -> Self:
        if self.base is not None and self.base.number > len(self.moves):
            raise ValueError("the history begins after the last move")
        return self


def encode_record(record: Record) -> bytes:
    """The record as the content of a file."""
    raw = record.model_dump()
    if record.base is None:
        del raw["base"]
    if not record.begun:
        del raw["begun"]
    if not record.pack:
        del raw["pack"]
    for seldom in ("by_hand", "unasked", "wishes"):
        if not raw[seldom]:
            del raw[seldom]
    raw["moves"] = _MOVE_SEPARATOR.join(record.moves)
    raw["check"] = _checksum(raw)
    return dump_json(raw)


def decode_record(data: bytes, name: str) -> Record:
    """The record in the content of the file `name`.

    Raises:
        SaveError: "save-broken", "save-newer", or "save-foreign" when it is something else.
    """
    try:
        raw = parse_json(data)
    except ValueError as error:
        ours = data.startswith(_START) or _START.startswith(data)
        raise _refused("save-broken" if ours else "save-foreign", name, error) from error
    if not {"version", "game", "seed"} & raw.keys():
        raise _refused("save-foreign", name, ValueError("no keys of a saved game"))
    try:
        raw = migrate(_checked(raw))
        moves = raw.get("moves")
        if isinstance(moves, str):
            raw["moves"] = moves.split(_MOVE_SEPARATOR) if moves else []
        return Record.model_validate(raw)
    except NewerVersion as error:
        raise _refused("save-newer", name, error) from error
    except ValueError as error:
        raise _refused("save-broken", name, error) from error


def write_record(path: Path, record: Record) -> None:
    """Save the record; an older file at `path` is replaced only when all is written.

    Raises:
        SaveError: "save-write" with the reason.
    """
    try:
        write_atomic(path, encode_record(record))
    except OSError as error:
        raise SaveError(write_problem(path.name, error)) from error


def read_record(path: Path) -> Record:
    """The record in a file, which is left as it is.

    Raises:
        SaveError: "save-broken", "save-newer", "save-foreign", or "save-read" with the reason.
    """
    try:
        data = read_file(path, MAX_BYTES)
    except FileNotFoundError as error:
        gone = NoFileError("there is nothing") if path.parent.is_dir() else error
        raise SaveError(read_problem("save-read", path, gone)) from error
    except OSError as error:
        raise SaveError(read_problem("save-read", path, error)) from error
    except TooLargeError as error:
        raise _refused("save-foreign", path.stem, error) from error
    return decode_record(data, path.stem)


def _checked(raw: dict[str, Any]) -> dict[str, Any]:
    """`raw` without its checksum, which fits."""
    rest = {key: value for key, value in raw.items() if key != "check"}
    if "check" in raw and raw["check"] != _checksum(rest):
        raise ValueError("the checksum does not fit")
    return rest


def _checksum(raw: dict[str, Any]) -> str:
    """A checksum of all but the key "check"; spaces and line ends in the file do not matter."""
    return f"{zlib.crc32(dump_json(raw)):08x}"


def _refused(problem: str, name: str, error: ValueError) -> SaveError:
    detail = str(error)
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False)[0]
        detail = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    return SaveError(Problem(problem, (name,), detail))
