"""What happened in many games of 5 Towers: bids, buildings, demolitions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from fort_desktop.contract.simulation import Result, Step
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.building import top_of
from fort_desktop.games.towers.rules.cards import TOP
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Bid, Move, Pass
from fort_desktop.games.towers.rules.scoring import points
from fort_desktop.games.towers.rules.state import OFFER_SIZE, State


class TowersCounts:
    """Counts whatever the rounds were about."""

    watching = True

    def __init__(self, seats: int) -> None:
        self._games = 0
        self._wins = [0.0] * seats
        self._won_from_start = 0.0
        self._winners: list[int] = []
        self._bids: Counter[int] = Counter()
        self._passes = 0
        self._happened: Counter[type[Event]] = Counter()
        self._cards = self._tops = self._rubble = 0

    def watch(self, step: Step[State, Move, Event]) -> None:
        """A bid, or what the decision before has led to."""
        match step.move:
            case Bid(n):
                self._bids[n] += 1
            case Pass():
                self._passes += 1
            case _:
                pass
        self._count(step.before)

    def end(self, result: Result[State, Event], winners: Sequence[int]) -> None:
        """A game is over."""
        self._count(result.before)
        self._games += 1
        state = result.state
        for seat in winners:
            self._wins[seat] += 1 / len(winners)
            self._winners.append(points(state.seats[seat]))
            if seat == state.options.first:
                self._won_from_start += 1 / len(winners)
        for owner in state.seats:
            self._cards += sum(len(tower) for tower in owner.towers)
            self._tops += sum(top_of(tower) == TOP for tower in owner.towers)
            self._rubble += len(owner.rubble)

    def _count(self, events: Sequence[Event]) -> None:
        self._happened.update(type(event) for event in events)

    def as_json(self) -> dict[str, Any]:
        """Shares, and what happened in a game on average; `bids` by the number that was named."""
        games, bids = max(1, self._games), max(1, self._bids.total())
        return {
            "won_by_seat": [wins / games for wins in self._wins],
            "won_by_first": self._won_from_start / games,
            "winners_points": sum(self._winners) / max(1, len(self._winners)),
            "bids": {str(n): self._bids[n] / bids for n in range(OFFER_SIZE + 1)},
            "bids_made": self._bids.total() / games,
            "passes": self._passes / games,
            "cards_built": self._cards / games,
            "tops": self._tops / games,
            "demolitions": self._happened[ev.Demolished] / games,
            "rubble": self._rubble / games,
            "reshuffles": self._happened[ev.DeckReshuffled] / games,
        }

    def as_lines(self) -> list[str]:
        """The same for reading."""
        found = self.as_json()
        seats = ", ".join(f"{n} {won:.1%}" for n, won in enumerate(found["won_by_seat"], 1))
        bids = ", ".join(f"{n} {share:.1%}" for n, share in found["bids"].items())
        return [
            f"won        by seat {seats}; by who began {found['won_by_first']:.1%}",
            f"winners    {found['winners_points']:.1f} points",
            f"bids       {bids}; {found['bids_made']:.1f} and {found['passes']:.1f} passes a game",
            f"built      {found['cards_built']:.1f} cards and {found['tops']:.2f} tops a game",
            f"demolished {found['demolitions']:.2f} a game",
            f"reshuffled {found['reshuffles']:.2f} times a game",
        ]
