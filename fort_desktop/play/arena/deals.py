"""Deals: the same cards for every bot, since each sits at every seat once."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

from fort_desktop.bots.levels import make_player
from fort_desktop.contract.kit import Kit
from fort_desktop.contract.simulation import Result
from fort_desktop.play.arena.measures import Durations
from fort_desktop.play.headless import between

Table = tuple[str, ...]
Sums = dict[str, list[float]]


def tables(bots: Sequence[str], seats: int) -> tuple[Table, ...]:
    """Who sits where in the games of a deal: every rotation of every company, each once.

    Fewer bots than seats sit down again and again until every seat is taken; of more, all choices
    of as many as there are seats play.
    """
    companies = [tuple(bots[seat % len(bots)] for seat in range(seats))]
    if len(bots) > seats:
        companies = list(combinations(bots, seats))
    rotated = (sat[n:] + sat[:n] for sat in companies for n in range(seats))
    return tuple(dict.fromkeys(rotated))


@dataclass(frozen=True, slots=True)
class Match:
    """What is played again and again.

    Attributes:
        game: its id.
        asked: the seats and the flags of the game.
        tables: who sits where in the games of a deal.
        report: the name of what the game tells besides; empty for nothing.
    """

    game: str
    asked: argparse.Namespace
    tables: tuple[Table, ...]
    report: str = ""


@dataclass(slots=True)
class Deal:
    """What came of all games of a deal.

    Attributes:
        won: for each bot the games that it won, a shared victory shared, and the seats it had.
        ahead: for each bot the points by which it was ahead of the others' mean, and its seats.
        met: for each pair of bots how often the first did better, a tie being half, and how often
            they met; not of one and the same.
        times: for each bot how long it thought.
        decisions: how many there were.
        illegal: how many of them a bot answered with an illegal move.
        unfinished: games that were stopped because they did not end.
        reported: what the report of the game has counted.
    """

    won: Sums = field(default_factory=dict)
    ahead: Sums = field(default_factory=dict)
    met: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    times: dict[str, Durations] = field(default_factory=dict)
    decisions: int = 0
    illegal: int = 0
    unfinished: int = 0
    reported: Any = None

    def add(
        self, table: Table, points: Sequence[int], winners: Sequence[int], result: Result[Any, Any]
    ) -> None:
        """Count a game."""
        self.decisions += result.decisions
        self.illegal += result.illegal
        self.unfinished += not result.finished
        for seat, bot in enumerate(table):
            _add(self.won, bot, 1 / len(winners) if seat in winners else 0.0)
            others = (sum(points) - points[seat]) / (len(points) - 1)
            _add(self.ahead, bot, points[seat] - others)
            for rival, other in enumerate(table):
                if bot != other:
                    sums = self.met.setdefault((bot, other), [0.0, 0.0])
                    sums[0] += _better(seat, rival, points, winners)
                    sums[1] += 1


def _add(sums: Sums, bot: str, found: float) -> None:
    of_bot = sums.setdefault(bot, [0.0, 0.0])
    of_bot[0] += found
    of_bot[1] += 1


def _better(seat: int, rival: int, points: Sequence[int], winners: Sequence[int]) -> float:
    """1 where a seat did better than another, a half where as well: winners first, then points."""
    mine, theirs = ((n in winners, points[n]) for n in (seat, rival))
    if mine[0] and theirs[0]:
        return 0.5
    return 0.5 if mine == theirs else float(mine > theirs)


class _Timed:
    """A bot under the clock of its process's own time."""

    def __init__(self, game: Any, name: str) -> None:
        self._game = game
        self._bot = make_player(name, game.id)
        self.times = Durations()

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        begin = time.process_time()
        move = self._bot.choose(self._game, view, legal, rng)
        self.times.add(1000 * (time.process_time() - begin))
        return move


class Dealer:
    """Plays the deals of a match with the cards of a kit."""

    def __init__(self, match: Match, kit: Kit) -> None:
        self._match = match
        self._kit = kit
        self._report = kit.report(match.report) if match.report else None

    def deal(self, seed: int) -> Deal:
        """Play the deal of a seed, on which alone its games depend.

        All of them begin with the same seat, over consecutive seeds with each equally often.
        """
        deal, report = Deal(), self._report
        names = dict.fromkeys(name for table in self._match.tables for name in table)
        bots = {name: _Timed(self._kit.adapter.game, name) for name in names}
        for table in self._match.tables:
            self._play(deal, seed, table, bots)
        deal.times = {name: bot.times for name, bot in bots.items()}
        if report is not None:
            deal.reported = report.dealt()
        return deal

    def _play(self, deal: Deal, seed: int, table: Table, bots: Mapping[str, _Timed]) -> None:
        game, asked, report = self._kit.adapter.game, self._match.asked, self._report
        state = game.new_game(self._kit.options(asked, seed % asked.seats), seed)
        watch = None if report is None else report.watch
        result = between(game, state, seed, [bots[name] for name in table], watch)
        winners = game.winners(result.state) if result.finished else []
        points = [sum(row.points for row in rows) for rows in game.score(result.state)]
        deal.add(table, points, winners, result)
        if report is not None:
            report.end(result, winners)
