"""What dogs and cats did in many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from fort_desktop.contract.simulation import Result, Step
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.events import (
    DOGHOUSE,
    CardMoved,
    CatLured,
    CatUsed,
    Event,
    NeedMet,
)
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State


class PetCounts:
    """Counts how often each dog is played, and each cat lured and used.

    A dog counts as played when its need is met, for then it is sure to act. Cats held are those
    that anybody has when the game ends.
    """

    def __init__(self, cards: CardSet, *, dogs: bool, cats: bool) -> None:
        self._cards = cards
        self._dogs = dogs
        self._cats = cats
        self._games = 0
        self._played: Counter[int] = Counter()
        self._housed = 0
        self._lured: Counter[int] = Counter()
        self._used: Counter[int] = Counter()
        self._dealt: Counter[int] = Counter()
        self._laid_out: Counter[int] = Counter()
        self._held = 0

    def watch(self, step: Step[State, Move, Event]) -> None:
        """What a decision has led to is told with the next one."""
        self._count(step.before)

    def end(self, result: Result[State, Event]) -> None:
        """A game is over."""
        self._count(result.before)
        self._games += 1
        state = result.state
        held = [cat for owner in state.seats for cat in owner.cats]
        self._held += len(held)
        self._dealt.update(set(self._cards.dog_cards).difference(state.kennel))
        self._laid_out.update([*state.cats, *held])

    def _count(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case NeedMet(card=card):
                    self._played[card] += 1
                case CardMoved(target=target) if target == DOGHOUSE:
                    self._housed += 1
                case CatLured(cat=cat):
                    self._lured[cat] += 1
                case CatUsed(cat=cat):
                    self._used[cat] += 1
                case _:
                    pass

    def as_json(self) -> dict[str, Any]:
        """How often in a game on average; what each dog and cat did, in the games with it."""
        found: dict[str, Any] = {}
        games, cards = max(1, self._games), self._cards
        if self._dogs:
            found["dogs_housed"] = self._housed / games
            found["dogs_played"] = {
                cards.names[dog]: self._played[dog] / max(1, self._dealt[dog])
                for dog in cards.dog_cards
            }
        if self._cats:
            found["cats_held"] = self._held / games
            found["cats_lured"] = self._of_cats(self._lured)
            found["cats_used"] = self._of_cats(self._used)
        return found

    def _of_cats(self, counts: Counter[int]) -> dict[str, float]:
        return {
            cat.id: counts[number] / max(1, self._laid_out[number])
            for number, cat in enumerate(self._cards.cats)
        }

    def as_lines(self) -> list[str]:
        """The same for reading, what happens most first."""
        found = self.as_json()
        lines = []
        if self._dogs:
            lines.append(f"dogs       {found['dogs_housed']:.1f} housed a game")
            lines.append("played     " + _listed(found["dogs_played"]))
        if self._cats:
            lines.append(f"cats       {found['cats_held']:.1f} with somebody in the end")
            lines.append("lured      " + _listed(found["cats_lured"]))
            lines.append("used       " + _listed(found["cats_used"]))
        return lines


def _listed(means: dict[str, float]) -> str:
    ranked = sorted(means.items(), key=lambda item: -item[1])
    return ", ".join(f"{name} {mean:.2f}" for name, mean in ranked)
