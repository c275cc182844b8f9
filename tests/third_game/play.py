"""Pebbles at a table, and what is counted and told of many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from fort_desktop.contract.adapter import Adapter, Progress, SoleAnswer
from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.simulation import Result, Step
from fort_desktop.contract.wish import Wish
from fort_desktop.play.table import Table
from tests.third_game.rules.game import PebblesGame
from tests.third_game.rules.state import Event, PebblesOptions, Play, RoundBegan, RoundTaken, State
from tests.third_game.rules.state import View as PebblesView

DIGEST = "pebbles-1"
PebblesTable = Table[State, Play, PebblesView, Event, PebblesOptions]


class PebblesAdapter(Adapter[State, Play, PebblesView, Event, PebblesOptions]):
    def __init__(self) -> None:
        super().__init__(PebblesGame(), DIGEST)

    def revealing(self, events: Sequence[Event], *, unseen: bool = False) -> bool:
        """The stones of a round are shown, to all and at once."""
        return any(isinstance(event, RoundTaken) for event in events)

    def first_events(self, state: State) -> list[Event]:
        return [RoundBegan(state.round, state.leader)]

    def progress(self, state: State) -> Progress:
        return Progress(state.round, tuple(map(state.points, range(state.options.seats))))

    def sole_answer(
        self,
        state: State,
        moves: Sequence[Play],
        *,
        asks_all: bool = True,
        wish: Wish | None = None,
    ) -> SoleAnswer[Play] | None:
        """The last stone; how many somebody has is known to all."""
        return SoleAnswer(moves[0], "last-stone", evident=True) if len(moves) == 1 else None

    def once_more(self, options: PebblesOptions) -> PebblesOptions:
        return replace(options, first=None)

    def write_options(self, options: PebblesOptions) -> dict[str, Any]:
        first = None if options.first is None else options.first + 1
        return {"seats": options.seats, "first": first}

    def read_options(self, raw: Mapping[str, Any]) -> PebblesOptions:
        match dict(raw):
            case {"seats": int(seats), "first": int() | None as first, **rest} if not rest:
                return PebblesOptions(seats, None if first is None else first - 1)
        raise InvalidPosition(f"options: expected seats and first; found {raw!r}")


class PebblesCounts:
    """How often whoever leads takes the round, and what is kept."""

    watching = True

    def __init__(self) -> None:
        self._games = self._rounds = self._led = self._kept = 0
        self._leader = -1

    def watch(self, step: Step[State, Play, Event]) -> None:
        self._count(step.before)
        self._leader = step.state.leader

    def end(self, result: Result[State, Event], winners: Sequence[int]) -> None:
        self._count(result.before)
        self._games += 1
        self._kept += sum(map(sum, result.state.hands))

    def _count(self, events: Sequence[Event]) -> None:
        takers = [event.seat for event in events if isinstance(event, RoundTaken)]
        self._rounds += len(takers)
        self._led += takers.count(self._leader)

    def as_json(self) -> dict[str, Any]:
        return {
            "taken_by_leader": self._led / max(1, self._rounds),
            "kept": self._kept / max(1, self._games),
        }

    def as_lines(self) -> list[str]:
        found = self.as_json()
        return [
            f"leaders    take {found['taken_by_leader']:.1%} of the rounds",
            f"kept       {found['kept']:.1f} in all a game",
        ]


class PebblesTold:
    """After the deal nothing is left to chance."""

    def digests(self, state: State) -> Mapping[str, str]:
        return {"digest": DIGEST}

    def setup(self, state: State) -> dict[str, Any]:
        return {"first": state.first + 1, "hands": [list(hand) for hand in state.hands]}

    def chance(self, events: Sequence[Event], state: State) -> list[dict[str, Any]]:
        return []
