"""The final scoring: one row per seat, and the sources of points in the order of counting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.row_model import RowModel
from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

TOTAL = "total"

Properties = Mapping[str, Any]  # of a page in QML, by their names


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat in the final scoring.

    Attributes:
        name: of the player.
        colour: of the seat: red, blue, green, yellow or violet.
        face: address of the picture that stands for the player.
        points: from each source, in the order of `FinalScore.sources`.
        total: their sum, counted by the game.
        winner: whether this seat has won or shares the victory.
        fans: addresses of portraits of those who cheer for the winner.
        history: points that all could see, one for each of `FinalScore.rounds`.
        piece: properties of the game's `ScorePiece` on the seat's block.
        papers: by source, properties of the game's `ScorePaper` beside those points, where it has
            one.
        why: by source, what earned those points, in a sentence; also those of none.
        heads: by source, the addresses of the `faces` that those points are for, and their `tint`.
    """

    name: str
    colour: str
    face: str
    points: tuple[int, ...]
    total: int
    winner: bool = False
    fans: tuple[str, ...] = ()
    history: tuple[int, ...] = ()
    piece: Properties = field(default_factory=dict)
    papers: Mapping[str, Properties] = field(default_factory=dict)
    heads: Mapping[str, Properties] = field(default_factory=dict)
    why: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FinalScore:
    """All that the screen shows.

    Attributes:
        game: its id.
        sources: ids of what brings points, in the order of counting.
        rows: the seats in seating order.
        rounds: the rounds of which the points are known; 0 is the beginning of the game.
        ending: what brought the game to its end, by an id of the game's; empty if unknown.
        ender: the seat that did so; -1 if unknown.
        final_step: whether some points come to light only in the final scoring.
    """

    game: str = ""
    sources: tuple[str, ...] = ()
    rows: tuple[ScoreRow, ...] = ()
    rounds: tuple[int, ...] = ()
    ending: str = ""
    ender: int = -1
    final_step: bool = True


@dataclass(frozen=True, slots=True)
class Standing:
    """How a person has done in all finished games of one kind.

    Attributes:
        seat: where the person sits now.
        played, won: how many games; a shared victory is one.
        best: the most points.
    """

    seat: int
    played: int
    won: int
    best: int


@QmlElement
@QmlUncreatable("made in Python")
class ScoreModel(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """The seats as rows (see `ScoreRow`); they are set once, when the game has ended.

    Attributes:
        headline: who has won, in a sentence; empty without rows.
        ending: what brought the game to its end, in a sentence; empty if unknown.
        lines: per source of points, and last for the total: `source`, `icon`, `label`, and
            `spoken`, the whole line in words.
        piecePage, paperPage: addresses of what the game puts on a seat's block, and beside the
            points of a source.
        rounds, finalStep: see `FinalScore`.
        seen: whether it has been counted before everybody's eyes already.
        count: of seats.
        best: the highest total.
        most: the highest points that a seat ever had; in some games they can fall again.
        least: the lowest points that a seat ever had; 0 unless there were fewer.
        courseSpoken: the points by round in words.
        courseNote: what they are made of; empty where they are all points.
        standing: how the people at the table have done so far, a line for each; may be empty.
    """

    row_type = ScoreRow
    display = "name"

    changed = Signal()

    def __init__(self, score: FinalScore | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._score = score or FinalScore()
        self._rows = list(self._score.rows)
        self._standing: tuple[Standing, ...] = ()
        self._seen = False

    @Property(str, notify=changed)
    def headline(self) -> str:
        winners = [row.name for row in self._score.rows if row.winner]
        if len(winners) == 1:
            return texts().table.win(winners[0])
        return texts().table.tie(", ".join(winners)) if winners else ""

    @Property(str, notify=changed)
    def ending(self) -> str:
        if not self._score.ending:
            return ""
        who = self._score.rows[self._score.ender].name if self._score.ender >= 0 else ""
        return game_screen(self._score.game).ending(self._score.ending, who)

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def lines(self) -> list[dict[str, str]]:
        if not self._score.rows:
            return []
        points = [
            (source, [row.points[n] for row in self._score.rows])
            for n, source in enumerate(self._score.sources)
        ]
        points.append((TOTAL, [row.total for row in self._score.rows]))
        return [self._line(source, found) for source, found in points]

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def rounds(self) -> list[int]:
        return list(self._score.rounds)

    @Property(bool, notify=changed)
    def finalStep(self) -> bool:
        return self._score.final_step

    @Property(bool, notify=changed)
    def seen(self) -> bool:
        return self._seen

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._score.rows)

    @Property(int, notify=changed)
    def best(self) -> int:
        return max((row.total for row in self._score.rows), default=0)

    @Property(int, notify=changed)
    def most(self) -> int:
        return max(self._known(), default=0)

    @Property(int, notify=changed)
    def least(self) -> int:
        return min((0, *self._known()))

    def _known(self) -> list[int]:
        return [n for row in self._score.rows for n in (*row.history, row.total)]

    @Property(QUrl, notify=changed)
    def piecePage(self) -> QUrl:
        return game_screen(self._score.game).piece_page if self._score.game else QUrl()

    @Property(QUrl, notify=changed)
    def paperPage(self) -> QUrl:
        return game_screen(self._score.game).paper_page if self._score.game else QUrl()

    @Property(str, notify=changed)
    def courseSpoken(self) -> str:
        said = texts().scores
        return said.course(
            [said.course_of(row.name, row.history, row.total) for row in self._score.rows]
        )

    @Property(str, notify=changed)
    def courseNote(self) -> str:
        if not self._score.game:
            return ""
        return game_screen(self._score.game).course_note(self._score.sources)

    @Property(str, notify=changed)
    def standing(self) -> str:
        said, rows = texts().scores, self._score.rows
        lines = (said.standing(rows[s.seat].name, s.won, s.played, s.best) for s in self._standing)
        return "\n".join(lines)

    def tell(self, standing: Sequence[Standing]) -> None:
        """Say how people have done in this game so far, the one just finished included."""
        self._standing = tuple(standing)
        self.changed.emit()

    def renew(self, score: FinalScore) -> None:
        """The same score in other words: of another language, or with names of seats that nobody
        named; that of another game is not taken."""
        if score.game == self._score.game and len(score.rows) == len(self._score.rows):
            self._score = score
            self._become(score.rows)

    def was_seen(self) -> None:
        """Whoever comes back need not see it counted anew."""
        self._seen = True
        self.changed.emit()

    def retranslate(self) -> None:
        """Renew the words after a change of language."""
        self.changed.emit()

    def show(self, score: FinalScore) -> None:
        """Replace everything: another game has ended, if it is not the same that is shown again."""
        if score == self._score:
            return
        self._score = score
        self._standing = ()
        self._seen = False
        self._reset(score.rows)
        self.changed.emit()

    def _line(self, source: str, points: list[int]) -> dict[str, str]:
        said = texts().scores
        of_all = [
            said.line_of(row.name, n) for row, n in zip(self._score.rows, points, strict=True)
        ]
        game = game_screen(self._score.game)
        label = said.in_all() if source == TOTAL else game.source(source)
        return {
            "source": source,
            "icon": "crown" if source == TOTAL else game.source_icons[source],
            "label": label,
            "spoken": said.line(label, of_all),
        }
