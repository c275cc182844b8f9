"""How games begin: from what was chosen, or once more."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

from fort_desktop.play.table import AnyTable, SeatSetup, Table
from fort_desktop.ui import chance
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.texts import texts


def usual_name(place: int, bot: bool) -> str:  # one of two kinds of names
    """The name of a seat that nobody named."""
    return texts().screens.bot(place + 1) if bot else texts().screens.player(place + 1)


def call_seats(table: AnyTable) -> None:
    """Give the seats that nobody named their names in the chosen language."""
    table.call(names_at(table))


def names_at(table: AnyTable) -> list[str]:
    """The names of the seats; the usual ones are in the chosen language."""
    return [
        usual_name(n, seat.kind == "bot") if seat.usual else seat.name
        for n, seat in enumerate(table.seats)
    ]


def begin(setup: NewGameSetup) -> AnyTable:
    """The game that was chosen."""
    return _begun(_chosen(setup))


def once_more(table: AnyTable) -> AnyTable:
    """The same players at the same game, with other cards."""
    options = table.adapter.once_more(table.options)
    again: AnyTable = Table(table.adapter, options, _seed(""), table.seats)
    again.after, table.after = table, None
    return _begun(again)


def _begun(table: AnyTable) -> AnyTable:
    """The table, which is no other one even if it has the seed of one."""
    set_apart(table)
    return table


def set_apart(table: AnyTable) -> None:
    """From here on it is a game of its own; the one that it was so far stays as it was saved."""
    table.begun = f"{datetime.now(UTC):%Y%m%d%H%M%S%f}"


def _chosen(setup: NewGameSetup) -> AnyTable:
    seats = [
        SeatSetup(
            name=s.name,
            kind="bot" if s.bot else "person",
            level=s.level if s.bot else "",
            board=s.colour,
            usual=not setup.is_named(place),
        )
        for place, s in enumerate(setup.seats())
    ]
    seed, kit = _seed(str(setup.seed)), setup.kit()
    return game_screen(str(setup.game)).begin(seats, seed, setup.chosen(), kit)


def _seed(text: str) -> int:
    """A seed as written: a number is itself, words are hashed, nothing is left to chance."""
    if not text:
        return chance.source.getrandbits(32)
    if text.isascii() and text.isdigit() and len(text) < 19:
        return int(text)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])
