"""The log of a game of 5 Towers: all see everything, so it is the same for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fort_desktop.games.towers.play.adapter import TowersTable
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.cards import KINDS, kind_of
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.state import State
from fort_desktop.games.towers.words.demolition import demolition_text
from fort_desktop.games.towers.words.sentences import card_text, cards_text
from fort_desktop.games.towers.words.texts import words as towers_words
from fort_desktop.ui.bridge.table.history_reader import HistoryReader
from fort_desktop.ui.bridge.table.log_model import LogRow
from fort_desktop.ui.texts import texts

_BUILT = "built"


@dataclass(frozen=True, slots=True)
class _Step:
    """A decision that was read, and how the end of the log was before it."""

    entry: object
    rows: int
    last: tuple[LogRow, ...]
    turn: str


class TowersLog(HistoryReader):
    """The lines of a game, which grow with its history.

    Attributes:
        rows: the lines, oldest first.
    """

    def __init__(self, table: TowersTable) -> None:
        super().__init__(table)
        self._table = table
        self._turn = ""
        self.rows: list[LogRow] = []
        self._write(table.first_events_for(0))

    def _read(self, n: int) -> None:
        entry = self._table.history[n]
        self._steps.append(_Step(entry, len(self.rows), tuple(self.rows[-1:]), self._turn))
        self._write(entry.events, entry.before)

    def _forget(self) -> None:
        step: _Step = self._steps.pop()
        del self.rows[max(0, step.rows - 1) :]
        self.rows += step.last
        self._turn = step.turn

    def closing(self) -> list[LogRow]:
        """How the game ended: all points, and who has won."""
        say, table = texts().table, self._table
        rows = [
            LogRow(n, "vp", say.total(self._who(n), sum(row.points for row in points)))
            for n, points in enumerate(table.score())
        ]
        winners = table.winners()
        if len(winners) > 1:
            names = texts().screens.names(map(self._who, winners))
            return [*rows, LogRow(-1, "crown", say.tie(names))]
        return [*rows, LogRow(winners[0], "crown", say.win(self._who(winners[0])))]

    def _who(self, seat: int) -> str:
        return self._table.seats[seat].name

    def _add(self, seat: int, icon: str, title: str) -> None:
        self.rows.append(LogRow(seat, icon, title, turn=self._turn))

    def _write(self, events: Sequence[Event], before: State | None = None) -> None:
        say = towers_words().log
        for event in events:
            match event:
                case ev.RoundBegan(round=number, start=start):
                    self._turn = f"{start} {texts().screens.round(number)}"
                case ev.OfferDealt(cards=cards):
                    self._add(-1, "offer", say.offer(cards_text(cards)))
                case ev.BidMade(seat=seat, n=n):
                    self._add(seat, "bid", say.bid(self._who(seat), n))
                case ev.Passed(seat=seat):
                    self._add(seat, "skip", say.passed(self._who(seat)))
                case ev.CardsTaken(seat=seat, cards=cards):
                    self._add(seat, "hand", say.takes(self._who(seat), cards_text(cards)))
                case ev.Demolished(seat=seat, card=card):
                    told = demolition_text(self._who(seat), card, before, seat)
                    self._add(seat, "demolish", told)
                case ev.CardBuilt(seat=seat, card=card):
                    self._built(seat, card)
                case ev.OfferDiscarded():
                    self._discarded(events)
                case ev.DeckReshuffled(n=n):
                    self._add(-1, "deck", say.reshuffled(n))

    def _discarded(self, events: Sequence[Event]) -> None:
        """That nobody wanted any card is said; that some were left follows from what was taken."""
        if not any(isinstance(event, ev.CardBuilt) for event in events):
            self._add(-1, "discard", towers_words().log.nobody())

    def _built(self, seat: int, card: int) -> None:
        """Cards built one after another are told together."""
        last = self.rows[-1] if self.rows else None
        together = last is not None and (last.way, last.seat, last.turn) == (
            _BUILT,
            seat,
            self._turn,
        )
        names = (*(last.names if last is not None and together else ()), card_text(card))
        icon = f"tower-{KINDS[kind_of(card)]}" if len(names) == 1 else "tower"
        title = towers_words().log.builds(self._who(seat), towers_words().names.listed(list(names)))
        row = LogRow(seat, icon, title, turn=self._turn, way=_BUILT, names=names)
        if last is not None and together:
            self.rows[-1] = replace(row, icon=icon)
        else:
            self.rows.append(row)
