"""The analysis of a game, for reading."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from fort_desktop.arguments import counted, on_one_line
from fort_desktop.contract.kits import kit
from fort_desktop.play.analysis.judging import CLEARLY, Judged
from fort_desktop.play.analysis.summary import Analysis, SeatSummary
from fort_desktop.play.table import SeatSetup
from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.texts.typeset import NBSP

_DONE = "what was done"
_LONGEST = 20  # of a name
_WIDEST = 56  # of what was done; what is longer moves the numbers


class _Words:
    """What decisions of a game are called.

    Attributes:
        seats: what the rows call each.
    """

    def __init__(self, analysis: Analysis) -> None:
        table = analysis.table
        self._adapter = table.adapter
        self._screen = game_screen(table.game.id)
        self.seats = [_seat(number, setup) for number, setup in enumerate(table.seats, 1)]

    def move(self, one: Judged, move: Any) -> str:
        """A move that was possible at a decision; its notation, where the game has no words."""
        before, kind = one.entry.before, one.entry.kind
        told = self._screen.move_told(self._adapter, move, kind, self.seats)
        return _plain(told or self._adapter.game.format_move(before, move))

    def better(self, one: Judged) -> str:
        """What would have been better; where it is clearly so, also why."""
        assert one.reviewed is not None, "it was judged"
        best = one.reviewed.best
        told = f"better: {self.move(one, best.move)}"
        if not one.clear or best.reason is None:
            return told
        return f"{told}. {_plain(self._screen.reason_told(self._adapter, best.reason))}".rstrip()


def as_table(analysis: Analysis) -> str:
    """All decisions that were judged, round by round, and what they have cost each seat."""
    words = _Words(analysis)
    lines = [*_heads(analysis, words), "", *_rows(analysis, words)]
    lines.append("lost by all decisions, in percentage points of the chance to win:")
    for number, name in enumerate(words.seats):
        lines += ["", *_of_seat(name, analysis.of_seat(number), words)]
    return "\n".join(lines)


def _rows(analysis: Analysis, words: _Words) -> Iterator[str]:
    rows = analysis.counted
    done = {one.number: words.move(one, one.entry.move) for one in rows}
    wide = min(_WIDEST, max(map(len, [*done.values(), _DONE])))
    names = max(map(len, [*words.seats, "seat"]))
    if rows:
        yield f"  {'seat':<{names}}  {_DONE:<{wide}}  {'before':>6}  {'after':>6}  {'lost':>5}"
    for number, group in groupby(rows, key=lambda one: one.round):
        yield f"Round {number}"
        for one in group:
            name = words.seats[one.entry.seat]
            yield f"  {name:<{names}}  {done[one.number]:<{wide}}  {_chances(one)}".rstrip()
            if one.clear:
                yield f"  {'':<{names}}  {words.better(one)}"
        yield ""


def _heads(analysis: Analysis, words: _Words) -> Iterator[str]:
    """What was played, and of which decisions nothing is told."""
    table = analysis.table
    written = table.adapter.write_options(table.options)
    played = kit(table.game.id)
    flags = {flag: bool(written.get(flag)) for flag in played.flags}
    pack = f", cards of {table.adapter.pack}" if table.adapter.pack else ""
    yield f"{played.played(Namespace(seats=len(table.seats), **flags))}{on_one_line(pack)}"
    yield f"{_state(analysis, words)}; {counted(len(analysis.counted), 'decision')} judged"
    if analysis.no_choice:
        yield f"left out, as nothing followed from the choice: {analysis.no_choice}"
    if analysis.no_chance:
        yield f"left out, as the bot knows no chance there: {analysis.no_chance}"
    if analysis.earlier:
        yield f"left out, as rules or cards have changed since: the first {analysis.earlier}"
    yield f"a better choice is told where it would have been worth {CLEARLY:.0%} or more"


def _state(analysis: Analysis, words: _Words) -> str:
    table = analysis.table
    if not table.over:
        return f"in round {table.adapter.progress(table.state).round}"
    return f"over, won by {' and '.join(words.seats[seat] for seat in table.winners())}"


def _chances(one: Judged) -> str:
    assert one.reviewed is not None, "it was judged"
    before, after = one.reviewed.best.chance or 0.0, one.reviewed.made.chance or 0.0
    lost = f"{100 * (before - after):.1f}"
    return f"{before:>6.1%}  {after:>6.1%}  {'' if lost == '0.0' else lost:>5}"


def _of_seat(name: str, found: SeatSummary, words: _Words) -> Iterator[str]:
    mean = "" if found.mean is None else f", {100 * found.mean:.2f} each"
    judged = counted(found.decisions, "decision")
    yield f"{name}: {100 * found.lost:.1f} by {judged}{mean}"
    for one in found.dearest:
        done = words.move(one, one.entry.move)
        lost = f"{100 * (one.lost or 0.0):.1f}"
        yield f"  {lost:>5}  round {one.round}: {done}; {words.better(one)}"


def _seat(number: int, setup: SeatSetup) -> str:
    """Its number, and its name or who plays there."""
    who = "person" if setup.kind == "person" else f"{setup.level} bot"
    return f"{number} {on_one_line((not setup.usual and setup.name) or who)[:_LONGEST]}"


def _plain(text: str) -> str:
    """What is set for a window, for a terminal."""
    return text.replace(NBSP, " ")
