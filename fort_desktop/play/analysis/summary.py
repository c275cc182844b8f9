"""What a game has cost each seat, and all of it for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any

from fort_desktop.play.analysis.judging import Judged
from fort_desktop.play.table import AnyTable, SeatSetup

DEAREST = 3
_DIGITS = 4  # of a chance: the rest is not the same on every machine


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What the decisions of a seat have cost.

    Attributes:
        setup: who sits there.
        decisions: how many were judged.
        lost: by all of them.
        dearest: the dearest three that cost anything, the dearest first.
    """

    setup: SeatSetup
    decisions: int
    lost: float
    dearest: list[Judged]

    @property
    def mean(self) -> float | None:
        """What a decision has cost; None where none was judged."""
        return self.lost / self.decisions if self.decisions else None


class Analysis:
    """All decisions of a game.

    Attributes:
        table: the game.
        judged: its decisions, in their order.
        earlier: how many were made before these, and cannot be looked at.
        no_choice: how many there were from which nothing followed.
        no_chance: how many there were of which nobody knows a chance.
    """

    def __init__(self, table: AnyTable, judged: Sequence[Judged]) -> None:
        self.table = table
        self.judged = judged
        self.earlier = table.number - len(table.history)
        self.no_choice = sum(one.reviewed is None for one in judged)
        self.no_chance = sum(one.lost is None for one in judged) - self.no_choice

    @property
    def counted(self) -> list[Judged]:
        """Those of which it is known what they have cost."""
        return [one for one in self.judged if one.lost is not None]

    def of_seat(self, seat: int) -> SeatSummary:
        """What the decisions of a seat have cost."""
        own = [(one.lost or 0.0, one) for one in self.counted if one.entry.seat == seat]
        dear = sorted([pair for pair in own if pair[0] > 0.0], key=_lost, reverse=True)
        lost = sum([lost for lost, _ in own])
        setup = self.table.seats[seat]
        return SeatSummary(setup, len(own), lost, [one for _, one in dear[:DEAREST]])

    def as_json(self) -> dict[str, Any]:
        """Everything, as `docs/bots.md` names it."""
        table = self.table
        return {
            "game": table.game.id,
            "options": table.adapter.write_options(table.options),
            "cards": table.adapter.pack,
            "finished": table.over,
            "winners": [seat + 1 for seat in table.winners()] if table.over else [],
            "earlier": self.earlier,
            "no_choice": self.no_choice,
            "no_chance": self.no_chance,
            "seats": [_of_seat(n, self.of_seat(n)) for n in range(len(table.seats))],
            "decisions": [self._decision(one) for one in self.judged if one.reviewed is not None],
        }

    def _decision(self, one: Judged) -> dict[str, Any]:
        entry, reviewed = one.entry, one.reviewed
        assert reviewed is not None, "there was something to choose"
        return {
            "number": one.number,
            "round": one.round,
            "seat": entry.seat + 1,
            "kind": entry.kind,
            "unasked": entry.unasked,
            "made": entry.notation,
            "best": self.table.game.format_move(entry.before, reviewed.best.move),
            "before": _rounded(reviewed.best.chance),
            "after": _rounded(reviewed.made.chance),
            "lost": _rounded(one.lost),
            "clear": one.clear,
            "reason": _plain(reviewed.best.reason),
        }


def _of_seat(number: int, found: SeatSummary) -> dict[str, Any]:
    return {
        "seat": number + 1,
        "name": "" if found.setup.usual else found.setup.name,
        "kind": found.setup.kind,
        "level": found.setup.level,
        "decisions": found.decisions,
        "lost": _rounded(found.lost),
        "mean": _rounded(found.mean),
        "dearest": [one.number for one in found.dearest],
    }


def _lost(pair: tuple[float, Judged]) -> float:
    return pair[0]


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, _DIGITS)


def _plain(reason: Any) -> dict[str, Any] | None:
    """A reason as plain values, what is one of several by its name.

    Lists are left out: they hold numbers that mean something only here.
    """
    if not is_dataclass(reason):
        return None
    found = {field.name: getattr(reason, field.name) for field in fields(reason)}
    named = {k: v.name.lower() if isinstance(v, Enum) else v for k, v in found.items()}
    return {name: value for name, value in named.items() if not isinstance(value, tuple)}
