"""What ended many games of Fort, and what dogs and cats did in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from fort_desktop.contract.simulation import Result, Step
from fort_desktop.games.fort.play.pet_counts import PetCounts
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State

REASONS = ("points", "fort", "park")


class FortCounts:
    """Counts the triggers of the end (F-END); only dogs and cats need every decision."""

    def __init__(self, cards: CardSet, *, dogs: bool, cats: bool) -> None:
        self._pets = PetCounts(cards, dogs=dogs, cats=cats)
        self._games = 0
        self._ended: Counter[str] = Counter()
        self.watching = dogs or cats

    def watch(self, step: Step[State, Move, Event]) -> None:
        """A decision is about to be carried out."""
        self._pets.watch(step)

    def end(self, result: Result[State, Event], winners: Sequence[int]) -> None:
        """A game is over."""
        self._games += 1
        self._ended[result.state.ending] += result.finished
        self._pets.end(result)

    def as_json(self) -> dict[str, Any]:
        """How often each trigger ended the game, and the numbers of `PetCounts`."""
        ended = {reason: self._ended[reason] / max(1, self._games) for reason in REASONS}
        return {"ended": ended} | self._pets.as_json()

    def as_lines(self) -> list[str]:
        """The same for reading."""
        ended = self.as_json()["ended"]
        line = "ended by   " + ", ".join(f"{reason} {ended[reason]:.1%}" for reason in REASONS)
        return [line, *self._pets.as_lines()]
