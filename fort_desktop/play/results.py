"""Results of many games, counted, and how they are printed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fort_desktop.arguments import counted
from fort_desktop.contract.kit import AnyAdapter
from fort_desktop.contract.simulation import Counts, Result


@dataclass(slots=True)
class Performance:
    """How a bot did, at one seat or at all.

    Attributes:
        games: in how many it sat there.
        wins: how many it won; a shared victory is shared.
        points: its points in all of them.
    """

    games: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, wins: float, points: int) -> None:
        self.games += 1
        self.wins += wins
        self.points += points

    @property
    def share(self) -> float:
        """The share of games that it won."""
        return self.wins / self.games

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of `share`."""
        return 1.96 * math.sqrt(self.share * (1 - self.share) / self.games)

    @property
    def mean(self) -> float:
        """Its points in a game."""
        return self.points / self.games


class Results:
    """What came out of games between the same bots.

    Args:
        played: what was played, in words: the game, its seats and its setup.
        setup: the same for `as_json`.
        bots: in the order in which they sit down.
        seed: of the first game.
        counts: the game's own numbers.

    Attributes:
        illegal: decisions that a bot answered with an illegal move.
        unfinished: games that were stopped because they did not end.
    """

    def __init__(
        self,
        played: str,
        setup: Mapping[str, Any],
        bots: Sequence[str],
        seed: int,
        counts: Counts,
    ) -> None:
        self._played = played
        self._setup = setup
        self._bots = list(bots)
        self._seed = seed
        self._counts = counts
        self._at: dict[tuple[str, int], Performance] = {}
        self._rounds: list[int] = []
        self._decisions = 0
        self._seconds = 0.0
        self.illegal = 0
        self.unfinished = 0

    def add(
        self,
        adapter: AnyAdapter,
        result: Result[Any, Any],
        levels: Sequence[str],
        seconds: float,
    ) -> None:
        """Count a game; `levels` are the bots that sat at its seats."""
        game, state = adapter.game, result.state
        winners = game.winners(state) if result.finished else []
        for seat, (level, rows) in enumerate(zip(levels, game.score(state), strict=True)):
            wins = 1 / len(winners) if seat in winners else 0.0
            points = sum(row.points for row in rows)
            self._at.setdefault((level, seat), Performance()).add(wins, points)
        self._rounds.append(adapter.progress(state).round)
        self._decisions += result.decisions
        self._seconds += seconds
        self._counts.end(result, winners)
        self.illegal += result.illegal
        self.unfinished += not result.finished

    def as_json(self) -> dict[str, Any]:
        """All numbers; seats count from 1, null is all seats together."""
        rounds = self._rounds
        return {
            **self._setup,
            "bots": self._bots,
            "games": len(rounds),
            "seed": self._seed,
            "results": [_row_json(*row) for row in self._rows()],
            "rounds": {"mean": sum(rounds) / len(rounds), "min": min(rounds), "max": max(rounds)},
            **self._counts.as_json(),
            "decisions": self._decisions,
            "seconds": self._seconds,
            "decisions_per_second": self._decisions / self._seconds,
            "unfinished": self.unfinished,
            "illegal": self.illegal,
        }

    def as_table(self) -> str:
        """The numbers for reading."""
        found = self.as_json()
        rounds = found["rounds"]
        last = self._seed + found["games"] - 1
        seeds = f"seeds {self._seed} to {last}" if last > self._seed else f"seed {last}"
        lines = [
            f"{counted(found['games'], 'game')} of {self._played}, {seeds}",
            "",
            f"{'bot':<10}{'seat':>4}{'games':>9}{'won':>10}{'':>10}{'points':>9}",
            *(_row_text(*row) for row in self._rows()),
            "",
            f"rounds     {rounds['mean']:.1f} on average, {rounds['min']} to {rounds['max']}",
            f"decisions  {self._decisions}, {found['decisions_per_second']:.0f} a second",
            f"illegal    {self.illegal}",
            *self._counts.as_lines(),
        ]
        if self.unfinished:
            lines.append(f"unfinished {self.unfinished}")
        return "\n".join(lines)

    def _rows(self) -> Iterable[tuple[str, int | None, Performance]]:
        """Per bot all its seats together, then each."""
        for bot in dict.fromkeys(self._bots):
            seats = {
                seat: performance for (name, seat), performance in self._at.items() if name == bot
            }
            if not seats:
                continue
            of_all = Performance(
                sum(performance.games for performance in seats.values()),
                sum(performance.wins for performance in seats.values()),
                sum(performance.points for performance in seats.values()),
            )
            yield bot, None, of_all
            for seat in sorted(seats):
                yield bot, seat, seats[seat]


def _row_json(bot: str, seat: int | None, performance: Performance) -> dict[str, Any]:
    return {
        "bot": bot,
        "seat": None if seat is None else seat + 1,
        "games": performance.games,
        "won": performance.share,
        "margin": performance.margin,
        "points": performance.mean,
    }


def _row_text(bot: str, seat: int | None, performance: Performance) -> str:
    place = "all" if seat is None else str(seat + 1)
    margin = f"± {performance.margin:.1%}"
    share, mean = f"{performance.share:.1%}", f"{performance.mean:.1f}"
    return f"{bot:<10}{place:>4}{performance.games:>9}{share:>10}{margin:>10}{mean:>9}"
