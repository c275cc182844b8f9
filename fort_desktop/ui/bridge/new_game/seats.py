"""The seats of a new game: what each game offers them, and reading remembered ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from fort_desktop.contract.kits import ids, kit
from fort_desktop.storage.typed import one_line
from fort_desktop.ui.game_screen import game_screen

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Offer:
    """What a game has for a new game and its seats.

    Attributes:
        fewest, most: how many can play.
        colours: of a seat, as many as can play.
        levels: of its bots, the easiest first.
        icon: that stands for the game.
    """

    fewest: int
    most: int
    colours: tuple[str, ...]
    levels: tuple[str, ...]
    icon: str

    @property
    def usual_level(self) -> str:
        """That of a bot for which nobody has chosen one: in the middle."""
        return self.levels[len(self.levels) // 2]


Offers = Mapping[str, Offer]


def offers() -> Offers:
    """What each game of the house has, by its id."""
    found = {}
    for game in ids():
        screen, (fewest, most) = game_screen(game), kit(game).seats
        found[game] = Offer(fewest, most, screen.colours, kit(game).levels, screen.icon)
    return found


def most_seats(offers: Offers) -> int:
    """How many can play at any game."""
    return max(offer.most for offer in offers.values())


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
class Chair:
    """A chair at the table; an empty name and an empty level mean the usual ones."""

    name: str = ""
    bot: bool = True
    level: str = ""
    colour: str = ""


def numbered(place: int, bot: bool) -> str:  # one of two kinds of names
    """The name of a seat that nobody named, in no language in particular."""
    return f"Bot {place + 1}" if bot else f"Player {place + 1}"


def usual_seats(offers: Offers) -> list[Chair]:
    """One person among bots."""
    return [Chair(bot=place > 0) for place in range(most_seats(offers))]


def with_levels(seats: Sequence[Chair], shown: int, count: int, latest: str) -> list[Chair]:
    """The seats when there are `count` instead of `shown`: bots that join play at the level that
    was chosen last, else like the bot before them, where nobody has chosen theirs."""
    level = latest or next((seat.level for seat in seats[:shown][::-1] if seat.bot), "")
    joining = [seat if seat.level else replace(seat, level=level) for seat in seats[shown:count]]
    return [*seats[:shown], *joining, *seats[count:]]


def write_seats(seats: Sequence[Chair]) -> list[dict[str, Any]]:
    """The seats as plain values."""
    return [asdict(seat) for seat in seats]


def read_seats(raw: object, offers: Offers) -> list[Chair] | None:
    """The seats of `write_seats`, those that are missing as usual; None where something is wrong.

    Four seats were all that there were before games for five.
    """
    usual = usual_seats(offers)
    if not isinstance(raw, list) or not 1 <= len(raw) <= len(usual):
        return None
    read = [_read_seat(values, offers) for values in raw]
    seats = [seat for seat in read if seat is not None]
    colours = [seat.colour for seat in seats if seat.colour]
    right = len(seats) == len(raw) and len(set(colours)) == len(colours)
    return [*seats, *usual[len(raw) :]] if right else None


def remembered_colours(values: Mapping[str, Any], offers: Offers) -> dict[str, list[str]]:
    """By game, remembered colours that are exactly those that it has.

    Before all games had theirs in one place, the first one's were those of the seats.
    """
    seats = read_seats(values.get("seats"), offers) or []
    first, *others = offers
    raw: dict[str, object] = {first: [seat.colour for seat in seats[: offers[first].most]]}
    raw |= {game: values.get(f"{game}_colours") for game in others}
    kept = values.get("colours")
    raw |= kept if isinstance(kept, dict) else {}
    found = {game: _read_colours(raw.get(game), offer) for game, offer in offers.items()}
    return {game: colours for game, colours in found.items() if colours}


def _read_colours(raw: object, offer: Offer) -> list[str]:
    """The colours of a game in some order; none where they are not exactly those."""
    colours = [str(colour) for colour in raw] if isinstance(raw, list) else []
    return colours if sorted(colours) == sorted(offer.colours) else []


def remembered_options(values: Mapping[str, Any], offers: Offers) -> dict[str, set[str]]:
    """By game, the options that were switched on, whether there are such or not.

    Before all games had theirs in one place, those of the first one stood beside all else.
    """
    kept = values.get("options")
    if not isinstance(kept, Mapping):
        return {next(iter(offers)): {key for key, value in values.items() if value is True}}
    return {
        game: {option for option in kept[game] if isinstance(option, str)}
        for game in offers
        if isinstance(kept.get(game), list)
    }


def _read_seat(values: object, offers: Offers) -> Chair | None:
    if not isinstance(values, Mapping):
        return None
    name, bot = values.get("name"), values.get("bot")
    level, colour = values.get("level"), values.get("colour")
    if not isinstance(name, str) or not isinstance(bot, bool) or not isinstance(level, str):
        return None
    if level and not any(level in offer.levels for offer in offers.values()):
        return None
    if not isinstance(colour, str):
        return None
    return Chair(one_line(name, LONGEST_NAME), bot, level, colour)
