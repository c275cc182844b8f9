"""What became of each card in many games, and of whoever owned it: is a card too strong?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fort_desktop.contract.simulation import Result, Step
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.cards import CardSet, Kid
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.pets import Dog
from fort_desktop.games.fort.rules.scoring import cards_owned
from fort_desktop.games.fort.rules.state import State
from fort_desktop.play.arena.measures import Ratio

Counted = dict[str, float]


class CardReport:
    """Counts for each kid and dog, all copies together, how often one was in the game, had an owner
    in the end, was recruited and was played, and how often the owners have won.
    """

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards
        self._now: dict[str, Counted] = {}
        self._total: dict[str, Counted] = {}
        self._won: dict[str, Ratio] = {}

    # --- watching -----------------------------------------------------------------------------

    def watch(self, step: Step[State, Move, Event]) -> None:
        """A decision is about to be carried out."""
        match step.move:
            case mv.Play(card=card):
                self._count(card, "played")
            case mv.Recruit(source="deck"):
                self._count(step.state.park_deck[-1], "taken")
            case mv.Recruit(card=card):
                self._count(card, "taken")
            case _:
                pass

    def end(self, result: Result[State, Event], winners: Sequence[int]) -> None:
        """A game is over."""
        state, cards = result.state, self._cards
        friends = {name for s in state.seats for name in cards.boards[s.board].best_friends}
        for card in (*state.park, *state.park_deck, *state.box):
            kid = cards.cards[card]
            if kid.id in friends or isinstance(kid, Dog) or not kid.best_friend:
                self._count(card, "there")
        for seat in range(len(state.seats)):
            owned = list(cards_owned(state, seat))
            for card in owned:
                self._count(card, "there")
                self._count(card, "owned")
            for name in {cards.cards[card].id for card in owned}:
                _add(self._now, name, "owners", 1)
                _add(self._now, name, "won", 1 / len(winners) if seat in winners else 0.0)

    def _count(self, card: int, what: str) -> None:
        _add(self._now, self._cards.cards[card].id, what, 1)

    def dealt(self) -> dict[str, Counted]:
        """What was counted since the last call, by the ids of the cards."""
        found, self._now = self._now, {}
        return found

    # --- reporting ----------------------------------------------------------------------------

    def add(self, dealt: Mapping[str, Counted]) -> None:
        """Add what was counted in all games of a deal."""
        for name, counts in dealt.items():
            for what, number in counts.items():
                _add(self._total, name, what, number)
            won = self._won.setdefault(name, Ratio())
            won.add(counts.get("won", 0.0), counts.get("owners", 0.0))

    def as_json(self) -> list[dict[str, Any]]:
        """For each card that was in a game, those first whose owners have won most.

        "owned" is the share of its copies; "taken" and "played" are times that a copy was in a
        game; "share" is what its owners have won of their games, and "half" half its interval.
        """
        rows = list(self._rows())
        rows.sort(key=lambda row: (row["share"] is None, -(row["share"] or 0.0), row["card"]))
        return rows

    def _rows(self) -> Iterator[dict[str, Any]]:
        for card in {card.id: card for card in self._cards.cards}.values():
            counts = self._total.get(card.id)
            if counts is None:
                continue
            yield {
                "card": card.id,
                "kind": _kind(card),
                **{what: counts[what] / counts["there"] for what in ("owned", "taken", "played")},
                "owners": round(counts["owners"]),
                "share": self._won[card.id].value,
                "half": self._won[card.id].half,
            }

    def as_lines(self) -> list[str]:
        """The same for reading."""
        rows = self.as_json()
        width = max((len(row["card"]) for row in rows), default=0) + 2
        head = f"{'card':<{width}}{'':<13}{'owned':>7}{'taken':>7}{'played':>8}"
        return [
            f"{head}{'owners':>8}{'won':>18}",
            *(
                f"{row['card']:<{width}}{row['kind']:<13}{row['owned']:>7.0%}{row['taken']:>7.2f}"
                f"{row['played']:>8.2f}{row['owners']:>8}{_won(row):>18}"
                for row in rows
            ),
        ]


def _kind(card: Kid | Dog) -> str:
    if isinstance(card, Dog):
        return "dog"
    return "best friend" if card.best_friend else "kid"


def _add(to: dict[str, Counted], name: str, what: str, number: float) -> None:
    to.setdefault(name, defaultdict(float))[what] += number


def _won(row: Mapping[str, Any]) -> str:
    if row["share"] is None:
        return "-"
    return f"{row['share']:.1%}" + ("" if row["half"] is None else f" ± {row['half']:.1%}")
