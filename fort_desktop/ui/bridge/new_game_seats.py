"""The seats of a new game: what each game offers them, and reading remembered ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from fort_desktop.bots.base import LEVELS_OF
from fort_desktop.storage.typed import one_line

FEWEST = 2
LONGEST_NAME = 24
USUAL_LEVEL = "medium"


@dataclass(frozen=True, slots=True)
class Offer:
    """What a game has for a new game and its seats.

    Attributes:
        colours: of a seat, as many as can play; for Fort those of its boards.
        levels: of its bots, the easiest first.
        icon: that stands for the game.
    """

    colours: tuple[str, ...]
    levels: tuple[str, ...]
    icon: str

    @property
    def most(self) -> int:
        """How many can play."""
        return len(self.colours)


COLOURS = ("red", "blue", "green", "yellow")
OFFERS: Mapping[str, Offer] = {
    "fort": Offer(COLOURS, LEVELS_OF["fort"][1:], "fort-level"),
    "towers": Offer((*COLOURS, "violet"), LEVELS_OF["towers"][1:], "tower"),
}
# Kids that stand for colours; those of boards are their best friends.
FACES = {
    "red": "thunder",
    "blue": "sparky",
    "green": "rusty",
    "yellow": "bitsy",
    "violet": "scout",
}
MOST = max(offer.most for offer in OFFERS.values())


@dataclass(frozen=True, slots=True)
class Results:
    """How somebody has done in all games of a kind.

    Attributes:
        played, won: how many games; a shared victory is one.
        best: the most points.
    """

    played: int
    won: int
    best: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair at the table; an empty name means the usual one."""

    name: str = ""
    bot: bool = True
    level: str = USUAL_LEVEL
    colour: str = "red"


USUAL = tuple(
    Seat(bot=place > 0, colour=colour) for place, colour in enumerate(OFFERS["towers"].colours)
)


def write_seats(seats: Sequence[Seat]) -> list[dict[str, Any]]:
    """The seats as plain values."""
    return [asdict(seat) for seat in seats]


def read_seats(raw: object) -> list[Seat] | None:
    """The seats of `write_seats`, those that are missing as usual; None where something is wrong.

    Four seats were all that there were before games for five.
    """
    if not isinstance(raw, list) or not len(COLOURS) <= len(raw) <= MOST:
        return None
    read = [_read_seat(values) for values in raw]
    seats = [seat for seat in read if seat is not None]
    seats += USUAL[len(raw) :]
    fort = [seat.colour for seat in seats[: len(COLOURS)]]
    return seats if len(seats) == MOST and sorted(fort) == sorted(COLOURS) else None


def read_colours(raw: object, offer: Offer) -> list[str] | None:
    """Remembered colours of a game; None where they are not exactly those that it has."""
    if isinstance(raw, list) and all(isinstance(colour, str) for colour in raw):
        return raw if sorted(raw) == sorted(offer.colours) else None
    return None


def _read_seat(values: object) -> Seat | None:
    if not isinstance(values, Mapping):
        return None
    name, bot = values.get("name"), values.get("bot")
    level, colour = values.get("level"), values.get("colour")
    if not isinstance(name, str) or not isinstance(bot, bool) or not isinstance(level, str):
        return None
    if not any(level in offer.levels for offer in OFFERS.values()):
        return None
    if not isinstance(colour, str):
        return None
    return Seat(one_line(name, LONGEST_NAME), bot, level, colour)
