"""The great moment that is being staged, and whoever is waited for meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.moments.told import LONGEST, NOBODY, GreatMoment
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table.properties import Property

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

_LEAST = 600  # milliseconds at every speed: what it says is read at the fast one, too
_READ = 1200  # for a sentence, and for the end of the game
_NONE = GreatMoment("over", NOBODY, "", "", "")


@QmlElement
@QmlUncreatable("made in Python")
class Moments(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """One great moment at a time; those of one move follow each other.

    A clock of its own ends each of them, whatever becomes of what is drawn; it begins anew with
    the first picture, which may come late. The game waits for it, but it may end at any time: that
    only puts away what was staged.

    Attributes:
        on: whether something is staged; the others then say what, as `GreatMoment` does.
        holding: whether the viewer is asked something as soon as nothing is staged any more.
        length: how long it takes, in milliseconds at normal speed.
        lasting: how long it takes now.

    Signals:
        told: what has happened, in sentences, whether it is staged or not.
        skipped: somebody does not want to look at it any longer.
    """

    changed = Signal()
    holdingChanged = Signal()
    told = Signal(str)
    skipped = Signal()

    def __init__(self, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._waiting: list[GreatMoment] = []
        self._now: GreatMoment | None = None
        self._watched = False
        self._holding = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._next)
        motion.ending.connect(self.end)

    def begin(self, moments: Sequence[GreatMoment]) -> None:
        """Stage these, in place of what was staged; nothing where nothing moves or nobody looks."""
        self.end()
        for moment in moments:
            self.told.emit(moment.text)
        if moments and self._watched and self._motion.pause(LONGEST):
            self._waiting = list(moments)
            self._next()

    @property
    def left(self) -> int:
        """Milliseconds for which what is staged is still to be looked at."""
        clock = self._clock  # it rounds up, to more than it was set to
        rest = max(1, min(clock.remainingTime(), clock.interval())) if self._now else 0
        return rest + sum(map(self._lasting, self._waiting))

    def hold(self, on: bool) -> None:
        """Whether the viewer is asked something next."""
        if on != self._holding:
            self._holding = on
            self.holdingChanged.emit()

    def _lasting(self, moment: GreatMoment) -> int:
        least = _READ if moment.kind in ("over", "loss") else _LEAST
        return max(least, self._motion.pause(moment.length))

    @Slot(bool)
    def watch(self, on: bool) -> None:
        """Whether the table is to be seen; else what is staged comes to its end."""
        self._watched = on
        if not on:
            self.end()

    @Slot()
    def drawn(self) -> None:
        """The picture of what is staged is there: only now it can be looked at."""
        if self._now is not None:
            self._clock.start(self._lasting(self._now))

    @Slot()
    def skip(self) -> None:
        """A person has seen enough."""
        if self._now is not None:
            self.end()
            self.skipped.emit()

    @Slot()
    def end(self) -> None:
        """Put away what is staged, at once."""
        self._waiting = []
        if self._now is not None:
            self._next()

    @Slot()
    def _next(self) -> None:
        self._clock.stop()
        self._now = self._waiting.pop(0) if self._waiting else None
        if self._now is not None:
            self._clock.start(self._lasting(self._now))
        self.changed.emit()
        self._motion.report(self, self._now is not None)

    @property
    def shown(self) -> GreatMoment:
        """What is staged."""
        return self._now or _NONE

    @Property(bool, notify=changed)
    def on(self) -> bool:
        return self._now is not None

    @Property(bool, notify=holdingChanged)
    def holding(self) -> bool:
        return self._holding

    @Property(str, notify=changed)
    def kind(self) -> str:
        return "" if self._now is None else self._now.kind

    @Property(int, notify=changed)
    def seat(self) -> int:
        return self.shown.seat

    @Property(int, notify=changed)
    def level(self) -> int:
        return self.shown.level

    @Property(str, notify=changed)
    def thing(self) -> str:
        return self.shown.thing

    @Property(str, notify=changed)
    def title(self) -> str:
        return self.shown.title

    @Property(str, notify=changed)
    def line(self) -> str:
        return self.shown.line

    @Property(int, notify=changed)
    def length(self) -> int:
        return 0 if self._now is None else self._now.length

    @Property(int, notify=changed)
    def lasting(self) -> int:
        return 0 if self._now is None else self._lasting(self._now)
