"""Where a hint points at a table of Fort, and what it offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.touch.affordances import Affordance
from fort_desktop.ui.bridge.row_model import RowModel
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class HintLine:
    """A move that is advised, in words.

    Attributes:
        label: of the move.
        why: what speaks for it.
        chance: how likely one wins by it, a number.
        name: all of it in sentences.
        key: of the card that makes it; 0 is none.
    """

    label: str
    why: str
    chance: str
    name: str
    key: int = 0


@QmlElement
@QmlUncreatable("made in Python")
class HintLines(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """What is advised, the best first."""

    row_type = HintLine
    display = "name"

    def show(self, wanted: Sequence[HintLine]) -> None:
        """Become `wanted`."""
        self._remove(0, len(self._rows))
        self._insert(0, wanted)


@QmlElement
@QmlUncreatable("made in Python")
class FortHint(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What it advises, or nothing.

    Attributes:
        lines: what is offered, if there is anything to choose from or to be told of it.
        open: whether there are lines. line: the one to which the hint points.
        key, move: the card (0 is none) and the place of the move (-1 is none).
        cat, rule: the id of the cat or made-up rule; empty is none.
        house: the seat, by its number in the game, whose doghouse it is; -1 is none.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._lines = HintLines(self)
        self._offered: list[Affordance] = []
        self._chosen = 0
        self._looked = -1
        shown.changed.connect(self.changed)

    def offer(self, advised: Sequence[Affordance], lines: Sequence[HintLine] = ()) -> None:
        """Point at what makes the first of these moves, as of the next `changed`.

        Args:
            advised: what makes each of the moves.
            lines: what is told of each; without them there is nothing to choose from.
        """
        self._offered = list(advised)
        self._chosen, self._looked = 0, -1
        self._lines.show(lines)

    def forget(self) -> None:
        """Point nowhere, as of the next `changed`."""
        self.offer([])

    @Slot(int)
    def look(self, line: int) -> None:
        """Point at what makes the move of a line, as long as that is looked at; -1 is none."""
        if line != self._looked:
            self._looked = line
            self.changed.emit()

    def choose(self, line: int) -> None:
        """Point there from now on."""
        self._chosen = line
        self.changed.emit()

    @Slot()
    def fold(self) -> None:
        """Nothing is to be chosen from any more; the hint still points where it did."""
        if self.open:
            self.offer([self._offered[self._chosen]])
            self.changed.emit()

    @property
    def _advised(self) -> Affordance | None:
        return self._offered[self.line] if self._offered else None

    @Property(HintLines, constant=True)
    def lines(self) -> HintLines:
        return self._lines

    @Property(bool, notify=changed)
    def open(self) -> bool:
        return bool(self._lines.rows())

    @Property(int, notify=changed)
    def line(self) -> int:
        return self._looked if 0 <= self._looked < len(self._offered) else self._chosen

    @Property(int, notify=changed)
    def key(self) -> int:
        return 0 if self._advised is None else presented(self._shown).key_of(self._advised)

    @Property(int, notify=changed)
    def move(self) -> int:
        return -1 if self._advised is None else self._advised.move

    @Property(str, notify=changed)
    def cat(self) -> str:
        if self._advised is None or self._advised.cat < 0:
            return ""
        return presented(self._shown).view.cards.cats[self._advised.cat].id

    @Property(str, notify=changed)
    def rule(self) -> str:
        if self._advised is None or self._advised.rule < 0:
            return ""
        return presented(self._shown).view.cards.rules[self._advised.rule].id

    @Property(int, notify=changed)
    def house(self) -> int:
        return -1 if self._advised is None else self._advised.house
