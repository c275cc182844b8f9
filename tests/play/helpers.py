"""Tables for tests: new ones, ones that start from a position, and random play at them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable, new_table
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.play.history import Resumed
from fort_desktop.play.table import SeatSetup, Table
from tests.games.fort.frozen_cards import frozen_cards

CARDS = frozen_cards()
ADAPTER = FortAdapter(CARDS)
RIVAL = {"hand": ["scout", "wart"], "deck": ["tink", "zip-2", "dash-2", "bones", "sarge"]}
PARK = ["dash", "munch", "skids"]


def seats(kinds: str) -> list[SeatSetup]:
    """A seat per letter: p is a person, b a bot."""
    return [
        SeatSetup(f"Seat {n}") if kind == "p" else SeatSetup(f"Seat {n}", "bot", "random")
        for n, kind in enumerate(kinds, 1)
    ]


def begun(kinds: str = "pb", seed: int = 1, **more: Any) -> FortTable:
    return new_table(CARDS, seats(kinds), seed, **more)


def at(position: dict[str, Any], kinds: str = "pb") -> FortTable:
    """A table whose history begins at a position written by hand."""
    state = ADAPTER.game.from_snapshot(position)
    start = Resumed(state, ())
    return Table(ADAPTER, FortOptions(len(kinds)), 1, seats(kinds), start)


def leader(*hand: str, **more: Any) -> dict[str, Any]:
    """It is seat 1's turn to play; the deck holds enough to draw without a shuffle."""
    deck = ["chef", "doc", "giggles", "patch", "zip"]
    seat = {"hand": list(hand), "deck": deck, "stuff": {"pizza": 1, "toys": 2}} | more
    return {"seats": [seat, RIVAL], "park": PARK}


def say(table: FortTable, *moves: str) -> None:
    """Submit moves by their notation."""
    for text in moves:
        table.submit(table.game.parse_move(table.state, text))


def legal(table: FortTable) -> list[str]:
    return [table.game.format_move(table.state, move) for move in table.legal()]


def snapshot(table: FortTable) -> dict[str, Any]:
    return table.game.to_snapshot(table.state)


def play_on(
    table: FortTable, rng: Random, until: Callable[[FortTable], bool] = lambda _: False
) -> None:
    """Random moves until the game is over or `until` says so."""
    while not table.over and not until(table):
        table.submit(rng.choice(table.legal()))
