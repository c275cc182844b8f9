"""The curtain: what one person has is hidden until the next has taken over the device."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_NOBODY = -1


@QmlElement
@QmlUncreatable("made in Python")
class TableCurtain(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Who has the device, and who is to have it next.

    Attributes:
        down: whether somebody is to take over the device, whom `name`, `colour` and `text` are
            about.
        shared: whether somebody decides while all may look.

    Signals:
        taken: whoever was asked for has taken over the device.
    """

    changed = Signal()
    taken = Signal()

    def __init__(self, shown: ShownTable, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._motion = motion
        self._holder = _NOBODY
        shown.changed.connect(self.changed)

    def hang(self, table: AnyTable) -> bool:
        """A table is sat down to; whether what anybody has is covered at first."""
        persons = table.persons
        self._holder = persons[0] if len(persons) == 1 else _NOBODY
        return table.adapter.secrets and len(persons) != 1

    def fall(self) -> bool:
        """Fall where another person is to take over; whether it has.

        Before anything is shown again: what the one before has done and what came of it is never
        under it, nor does what moves still do so.
        """
        taking_over = self._shown.table.handover()
        if taking_over is None or taking_over == self._holder:
            return False
        self._motion.ending.emit()
        self._shown.presenter.covered = True
        return True

    def ask_anew(self) -> None:
        """Nobody has the device: whoever comes says so before anything is shown."""
        self._holder = _NOBODY

    def lift_for(self, seat: int) -> None:
        """A person decides what all may look at: what anybody has stays hidden."""
        self.ask_anew()
        self._shown.presenter.viewer = seat
        self._shown.presenter.covered = True

    @Property(bool, notify=changed)
    def shared(self) -> bool:
        return self._shown.is_open and self._shown.presenter.covered and self._shown.table.openly

    @Slot()
    def open(self) -> None:
        """Whoever was asked for has taken over the device."""
        taking_over = self._shown.table.handover()
        if taking_over is None:
            return
        self._holder = taking_over
        self._shown.presenter.viewer = taking_over
        self._shown.presenter.covered = False
        self.taken.emit()

    @Property(bool, notify=changed)
    def down(self) -> bool:
        return self._taking_over() is not None

    @Property(str, notify=changed)
    def name(self) -> str:
        seat = self._taking_over()
        return "" if seat is None else self._shown.presenter.player(seat)

    @Property(str, notify=changed)
    def colour(self) -> str:
        seat = self._taking_over()
        return "" if seat is None else self._shown.presenter.colour(seat)

    @Property(str, notify=changed)
    def text(self) -> str:
        seat = self._taking_over()
        if seat is None:
            return ""
        presenter = self._shown.presenter
        return presenter.why_covered(presenter.player(seat))

    def _taking_over(self) -> int | None:
        """The seat that the curtain waits for."""
        covered = self._shown.is_open and self._shown.presenter.covered
        return self._shown.table.handover() if covered else None
