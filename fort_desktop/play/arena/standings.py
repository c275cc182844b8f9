"""What came of many deals: how each bot did, and against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fort_desktop.arguments import counted
from fort_desktop.contract.simulation import Report
from fort_desktop.play.arena import elo
from fort_desktop.play.arena.deals import Deal
from fort_desktop.play.arena.measures import Durations, Ratio

WIDTH = 12
_HEAD = (
    f"{'bot':<{WIDTH}}{'won':>16}{'points ahead':>16}{'Elo':>8}{'95 %':>15}"
    f"{'ms: half':>12}{'95 %':>8}{'most':>8}"
)


class Standings:
    """The numbers of all deals.

    Args:
        played: what was played, in words.
        setup: the same for `as_json`.
        bots: all that played.
        first: the seed of the first deal.
        deals: at least one, in the order of their seeds.
        games: in each.
        report: what the game tells besides, which adds up what the deals have brought.
    """

    def __init__(  # noqa: PLR0913  they have nothing in common
        self,
        played: str,
        setup: Mapping[str, Any],
        bots: Sequence[str],
        first: int,
        deals: Sequence[Deal],
        *,
        games: int,
        report: Report | None = None,
    ) -> None:
        self._played = played
        self._setup = setup
        self._bots = list(dict.fromkeys(bots))
        self._first = first
        self._deals = deals
        self._games = games
        self._report = report
        if report is not None:
            for deal in deals:
                report.add(deal.reported)

    @property
    def faulty(self) -> bool:
        """Whether a bot answered with an illegal move, or a game did not end."""
        return any(deal.illegal or deal.unfinished for deal in self._deals)

    def as_json(self) -> dict[str, Any]:
        """All numbers. Those that begin with "ms" were measured; the others are the same again."""
        deals = self._deals
        found = {
            **self._setup,
            "deals": len(deals),
            "games": len(deals) * self._games,
            "seed": self._first,
            "bots": self._of_bots(),
            "beats": {bot: self._against(bot) for bot in self._bots},
            "decisions": sum(deal.decisions for deal in deals),
            "unfinished": sum(deal.unfinished for deal in deals),
            "illegal": sum(deal.illegal for deal in deals),
        }
        return found if self._report is None else found | {"report": self._report.as_json()}

    def _of_bots(self) -> dict[str, dict[str, Any]]:
        meetings = [deal.met for deal in self._deals]
        rated = elo.ratings(self._bots, elo.together(meetings))
        sure = elo.intervals(self._bots, meetings)
        found = {}
        for bot in self._bots:
            won, ahead, times = Ratio(), Ratio(), Durations()
            for deal in self._deals:
                won.add(*deal.won[bot])
                ahead.add(*deal.ahead[bot])
                times.merge(deal.times[bot])
            low, high = sure[bot] or (None, None)
            found[bot] = {
                "share": won.value,
                "half": won.half,
                "seats": int(won.of),
                "margin": ahead.value,
                "margin_half": ahead.half,
                "elo": rated[bot],
                "elo_low": low,
                "elo_high": high,
                "ms_p50": times.within(0.5),
                "ms_p95": times.within(0.95),
                "ms_max": times.longest,
            }
        return found

    def _against(self, bot: str) -> dict[str, dict[str, Any]]:
        """How often a bot did better than each other."""
        found = {}
        for rival in self._bots:
            better = Ratio()
            for deal in self._deals:
                if (bot, rival) in deal.met:
                    better.add(*deal.met[bot, rival])
            if better.of:
                found[rival] = {"share": better.value, "half": better.half, "met": int(better.of)}
        return found

    def as_table(self) -> str:
        """The numbers for reading."""
        found = self.as_json()
        number, last = len(self._deals), self._first + len(self._deals) - 1
        seeds = f"seeds {self._first} to {last}" if number > 1 else f"seed {last}"
        ranked = sorted(found["bots"].items(), key=lambda item: -item[1]["elo"])
        played = f"{counted(number, 'deal')} of {self._played}, {seeds}"
        lines = [
            f"{played}; {counted(self._games, 'game')} each",
            "",
            _HEAD,
            *(_of_bot(bot, row) for bot, row in ranked),
            "",
            f"a fair share is {1 / self._setup['seats']:.1%}",
            *_cross(found["beats"], [bot for bot, _ in ranked]),
            f"decisions  {found['decisions']}",
            f"illegal    {found['illegal']}",
        ]
        if found["unfinished"]:
            lines.append(f"unfinished {found['unfinished']}")
        if self._report is not None:
            lines += ["", *self._report.as_lines()]
        return "\n".join(lines)


def _of_bot(bot: str, row: Mapping[str, Any]) -> str:
    sure = "" if row["elo_low"] is None else f"{row['elo_low']:+.0f} to {row['elo_high']:+.0f}"
    ms = ("-" if row[name] is None else f"{row[name]:.2f}" for name in ("ms_p50", "ms_p95"))
    half, most = ms
    ahead = with_half(row["margin"], row["margin_half"], "+.1f")
    return (
        f"{bot:<{WIDTH}}{with_half(row['share'], row['half']):>16}{ahead:>16}{row['elo']:>+8.0f}"
        f"{sure:>15}{half:>12}{most:>8}{row['ms_max']:>8.2f}"
    )


def _cross(beats: Mapping[str, Mapping[str, Any]], bots: Sequence[str]) -> list[str]:
    """Who does better than whom; nothing where one bot played with itself."""
    if len(bots) < 2:
        return [""]
    lines = ["", f"{'better than':<{WIDTH}}" + "".join(f"{bot:>16}" for bot in bots)]
    for bot in bots:
        cells = (beats[bot].get(rival) for rival in bots)
        told = ("" if cell is None else with_half(cell["share"], cell["half"]) for cell in cells)
        lines.append((f"{bot:<{WIDTH}}" + "".join(f"{cell:>16}" for cell in told)).rstrip())
    return [*lines, ""]


def with_half(value: float, half: float | None, form: str = ".1%") -> str:
    """A number and half its interval, where that is known."""
    return f"{value:{form}}" + ("" if half is None else f" ± {half:{form.lstrip('+')}}")
