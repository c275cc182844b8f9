"""Stories of plays as QML reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.story.story_lines import StoryLine
from fort_desktop.ui.bridge.row_model import RowModel

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class StoryRow:
    """A play to be shown.

    Attributes:
        seat: who played; -1 where there is nothing to tell.
        colour: of the seat's board.
        name: of the player.
        cards: ids, the played card first.
        readings: what the coins of each stand for; empty where there is nothing to say.
        lines: what came of it.
        text: all of it in sentences.
        played: the played card and those that count with it, in sentences.
        yours: what was done to the viewer, in sentences; lines that say no more are left out.
        aside: what happened to the viewer by itself, in sentences.
    """

    seat: int = -1
    colour: str = ""
    name: str = ""
    cards: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    lines: tuple[StoryLine, ...] = ()
    text: str = ""
    played: str = ""
    yours: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()


@QmlElement
@QmlUncreatable("made in Python")
class StoryLines(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """The lines of one story, in order; roles are the fields of `StoryLine`."""

    row_type = StoryLine
    hidden = ("told",)

    def show(self, wanted: Sequence[StoryLine]) -> None:
        """Become `wanted`: lines that change keep their place, others come and go at the end."""
        self._become(wanted)


@QmlElement
@QmlUncreatable("made in Python")
class Story(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """A play that is told; the attributes are those of `StoryRow`. Without a name there is none."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._row = StoryRow()
        self._lines = StoryLines(self)

    def show(self, row: StoryRow) -> None:
        """Tell this play."""
        if row == self._row:
            return
        other = (row.seat, row.cards[:1]) != (self._row.seat, self._row.cards[:1])
        self._row = row
        if other:
            self._lines.show(())  # nothing of another play grows on
        self._lines.show(row.lines)
        self.changed.emit()

    def row(self) -> StoryRow:
        """What is told."""
        return self._row

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._row.seat >= 0

    @Property(int, notify=changed)
    def seat(self) -> int:
        return self._row.seat

    @Property(str, notify=changed)
    def colour(self) -> str:
        return self._row.colour

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._row.name

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def cards(self) -> list[str]:
        return list(self._row.cards)

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def readings(self) -> list[str]:
        return list(self._row.readings)

    @Property(StoryLines, constant=True)
    def lines(self) -> StoryLines:
        return self._lines

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._row.text

    @Property(str, notify=changed)
    def played(self) -> str:
        return self._row.played

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def yours(self) -> list[str]:
        return list(self._row.yours)

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def aside(self) -> list[str]:
        return list(self._row.aside)


@dataclass(frozen=True, slots=True)
class ToldPlay:
    """A row of the recap."""

    story: Story

    @property
    def text(self) -> str:
        """All of it in sentences."""
        return self.story.row().text


@QmlElement
@QmlUncreatable("made in Python")
class Recap(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """The plays since the viewer's last turn, in order: role `story`.

    Attributes:
        count: how many there are.
        fresh: whether they went by unread.
        ready: whether the person who may read them is there.
    """

    row_type = ToldPlay
    display = "text"

    countChanged = Signal()
    freshChanged = Signal()
    readyChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spare: list[ToldPlay] = []
        self._fresh = False
        self._ready = False

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)

    @Property(bool, notify=freshChanged)
    def fresh(self) -> bool:
        return self._fresh

    @Property(bool, notify=readyChanged)
    def ready(self) -> bool:
        return self._ready

    def keep_from_others(self, covered: bool) -> None:
        """Nobody reads them while the viewer's things are covered."""
        if self._ready == covered:
            self._ready = not covered
            self.readyChanged.emit()

    @Slot()
    def read(self) -> None:
        """They have been looked at."""
        self.mark(fresh=False)

    def mark(self, *, fresh: bool) -> None:
        """They have gone by unread, or have been read."""
        if fresh != self._fresh:
            self._fresh = fresh
            self.freshChanged.emit()

    def rows(self) -> tuple[StoryRow, ...]:
        """All plays."""
        return tuple(told.story.row() for told in self._rows)

    def show(self, wanted: Sequence[StoryRow]) -> None:
        """Become `wanted`."""
        before, plays = len(self._rows), self._rows[: len(wanted)]
        self._spare += self._rows[len(wanted) :]
        while len(plays) < len(wanted):
            plays.append(self._spare.pop() if self._spare else ToldPlay(Story(self)))
        for told, row in zip(plays, wanted, strict=True):
            told.story.show(row)
        self._become(plays)
        if before != len(wanted):
            self.countChanged.emit()
