"""The panels of everybody at a table of Fort."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.play.calling import next_caller
from fort_desktop.games.fort.rules.setup import MAX_SEATS
from fort_desktop.games.fort.screen.figures import final_points, seat_lines
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.seat_info import SeatInfo
from fort_desktop.ui import chance
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

_STREWN = 5040  # a multiple of however many things there are to choose from


@QmlElement
@QmlUncreatable("made in Python")
class SeatPanels(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Who sits there, clockwise from the viewer.

    Attributes:
        me, rival(n): the panels.
        colours: of the seats, by their numbers in the game.
        caller: who may recruit next, clockwise from the viewer; -1 is nobody.
        filling: whether the viewer has a turn before the end, whose cards go to the own yard.
        strewn: what lies about in the yards, as a number that each game draws anew.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._panels = [SeatInfo(self) for _ in range(MAX_SEATS)]
        self._strewn, self._game = 0, ""
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

    @Property(int, notify=changed)
    def caller(self) -> int:
        if not self._shown.is_open:
            return -1
        presenter = presented(self._shown)
        seat = next_caller(presenter.view)
        return seat if seat < 0 else (seat - presenter.viewer) % len(presenter.view.seats)

    @Property(bool, notify=changed)
    def filling(self) -> bool:
        if not self._shown.is_open:
            return False
        presenter = presented(self._shown)
        view = presenter.view
        # F-END: the last round is played to its end
        return not view.ending or view.seats[presenter.viewer].turns < view.round

    @Property(int, notify=changed)
    def strewn(self) -> int:
        return self._strewn

    def show(self) -> None:
        """Become what the presenter sees."""
        presenter = presented(self._shown)
        if presenter.table.key != self._game:
            self._game = presenter.table.key
            self._strewn = int(chance.source.random() * _STREWN)
        count = len(presenter.table.seats)
        for relative in range(count):
            number = (presenter.viewer + relative) % count
            row, lines = presenter.seat_row(number), seat_lines(presenter, number)
            if self._shown.scored:
                total, told = final_points(presenter, number)
                row, lines = replace(row, total=total), lines | {"points": told}
            self._panels[relative].show(row, lines)
