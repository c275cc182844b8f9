"""5 Towers at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from fort_desktop.contract.adapter import Adapter, Progress, SoleAnswer
from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.wish import Wish
from fort_desktop.games.towers.play.sole_answer import sole_answer
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Move
from fort_desktop.games.towers.rules.state import State, TowersOptions
from fort_desktop.games.towers.rules.view import View
from fort_desktop.play.table import SeatSetup, Table

DIGEST = "towers-1"  # of the cards, which no file defines; a change of them is another digest
TowersTable = Table[State, Move, View, Event, TowersOptions]


class TowersAdapter(Adapter[State, Move, View, Event, TowersOptions]):
    """5 Towers; all that is hidden is the order of the draw pile, from everybody alike."""

    secrets = False
    final_step = False

    def __init__(self) -> None:
        super().__init__(TowersGame(), DIGEST)

    def revealing(self, events: Sequence[Event], *, unseen: bool = False) -> bool:
        """Cards have come from the draw pile, and all look at them."""
        return ev.revealing(events)

    def first_events(self, state: State) -> list[Event]:
        """The round under way and its offer."""
        return [
            ev.RoundBegan(state.round, state.start),
            ev.OfferDealt(tuple(state.offer)),
        ]

    def progress(self, state: State) -> Progress:
        """Points as if the game ended now."""
        scores = self.game.score(state)
        return Progress(state.round, tuple(sum(row.points for row in rows) for rows in scores))

    def sole_answer(
        self,
        state: State,
        moves: Sequence[Move],
        *,
        asks_all: bool = True,
        wish: Wish | None = None,
    ) -> SoleAnswer[Move] | None:
        return sole_answer(moves)

    def once_more(self, options: TowersOptions) -> TowersOptions:
        return replace(options, first=None)

    def write_options(self, options: TowersOptions) -> dict[str, Any]:
        first = None if options.first is None else options.first + 1
        return {"seats": options.seats, "first": first}

    def read_options(self, raw: Mapping[str, Any]) -> TowersOptions:
        match dict(raw):
            case {"seats": int(seats), "first": int() | None as first, **rest} if not rest:
                return TowersOptions(seats, None if first is None else first - 1)
        raise InvalidPosition(f"options: expected seats and first; found {raw!r}")


def new_towers_table(
    seats: Sequence[SeatSetup], seed: int, first: int | None = None
) -> TowersTable:
    """A new game of 5 Towers.

    Args:
        seats: who sits where; the board of a seat is the colour that it shows.
        seed: what the shuffles follow from.
        first: the first start player; chosen at random unless told.

    Raises:
        InvalidPosition: there is no such game.
    """
    return Table(TowersAdapter(), TowersOptions(len(seats), first), seed, seats)
