"""The panels of everybody at a table of Fort."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.rules.setup import MAX_SEATS
from fort_desktop.games.fort.screen.figures import seat_lines
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.seat_info import SeatInfo
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class SeatPanels(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Who sits there, clockwise from the viewer.

    Attributes:
        me, rival(n): the panels.
        colours: of the seats, by their numbers in the game.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._panels = [SeatInfo(self) for _ in range(MAX_SEATS)]
        shown.changed.connect(self.changed)

    @Property(SeatInfo, constant=True)
    def me(self) -> SeatInfo:
        return self._panels[0]

    @Slot(int, result=SeatInfo)
    def rival(self, index: int) -> SeatInfo:
        """The rivals clockwise, from 0."""
        return self._panels[1 + index]

    @Property(int, notify=changed)
    def rivalCount(self) -> int:
        return len(self._shown.table.seats) - 1 if self._shown.is_open else 0

    @Property("QStringList", notify=changed)
    def colours(self) -> list[str]:
        return presented(self._shown).colours() if self._shown.is_open else []

    def show(self) -> None:
        """Become what the presenter sees."""
        presenter = presented(self._shown)
        count = len(presenter.table.seats)
        for relative in range(count):
            number = (presenter.viewer + relative) % count
            self._panels[relative].show(presenter.seat_row(number), seat_lines(presenter, number))
