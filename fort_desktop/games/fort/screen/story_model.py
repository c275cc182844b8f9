"""Stories of plays as QML reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QObject, Qt, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.story_lines import StoryLine
from fort_desktop.ui.bridge.row_model import FIRST_ROLE, ROOT, AnyIndex

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("part", "colour", "icon", "signs", "gains")


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
    """

    seat: int = -1
    colour: str = ""
    name: str = ""
    cards: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    lines: tuple[StoryLine, ...] = ()
    text: str = ""


@QmlElement
@QmlUncreatable("made in Python")
class StoryLines(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """The lines of one story, in order; roles are the fields of `StoryLine`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[StoryLine] = []

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The roles of `ROLES`."""
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(ROLES)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A role of a line; the display role is its part."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.part
        number = role - FIRST_ROLE
        if not 0 <= number < len(ROLES):
            return None
        value = getattr(row, ROLES[number])
        return list(value) if isinstance(value, tuple) else value

    def rows(self) -> tuple[StoryLine, ...]:
        """All lines."""
        return tuple(self._rows)

    def show(self, wanted: Sequence[StoryLine]) -> None:
        """Become `wanted`: lines that change keep their place, others come and go at the end."""
        for n, (old, new) in enumerate(zip(self._rows, wanted, strict=False)):
            if old != new:
                self._rows[n] = new
                place = self.index(n, 0)
                self.dataChanged.emit(place, place)
        count = len(wanted)
        if len(self._rows) > count:
            self.beginRemoveRows(ROOT, count, len(self._rows) - 1)
            del self._rows[count:]
            self.endRemoveRows()
        elif len(self._rows) < count:
            self.beginInsertRows(ROOT, len(self._rows), count - 1)
            self._rows += wanted[len(self._rows) :]
            self.endInsertRows()


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


@QmlElement
@QmlUncreatable("made in Python")
class Recap(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """The plays since the viewer's last turn, in order: role `story`.

    Attributes:
        count: how many there are.
        fresh: whether they went by unread.
        ready: whether the person who may read them is there.
    """

    countChanged = Signal()
    freshChanged = Signal()
    readyChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stories: list[Story] = []
        self._spare: list[Story] = []
        self._fresh = False
        self._ready = False

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._stories)

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

    def mark(self, *, fresh: bool) -> None:
        """They have gone by unread, or have been read."""
        if fresh != self._fresh:
            self._fresh = fresh
            self.freshChanged.emit()

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """How many plays there are."""
        return 0 if parent.isValid() else len(self._stories)

    def roleNames(self) -> dict[int, QByteArray]:
        """The one role."""
        return {FIRST_ROLE: QByteArray(b"story")}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The story; the display role is its text."""
        if not index.isValid():
            return None
        story = self._stories[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return story.row().text
        return story if role == FIRST_ROLE else None

    def rows(self) -> tuple[StoryRow, ...]:
        """All plays."""
        return tuple(story.row() for story in self._stories)

    def show(self, wanted: Sequence[StoryRow]) -> None:
        """Become `wanted`."""
        before = len(self._stories)
        for story, row in zip(self._stories, wanted, strict=False):
            story.show(row)
        if before > len(wanted):
            self.beginRemoveRows(ROOT, len(wanted), before - 1)
            self._spare += self._stories[len(wanted) :]
            del self._stories[len(wanted) :]
            self.endRemoveRows()
        elif before < len(wanted):
            self.beginInsertRows(ROOT, before, len(wanted) - 1)
            for row in wanted[before:]:
                story = self._spare.pop() if self._spare else Story(self)
                story.show(row)
                self._stories.append(story)
            self.endInsertRows()
        if before != len(wanted):
            self.countChanged.emit()
