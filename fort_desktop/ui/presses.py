"""Which press of mouse, finger or key counts, and with what the window was used last."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Property, QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QTouchEvent, QWindow
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_RELEASES = (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd)
ACTING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_N}
_HOLDING = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
_NEAR = 24  # pixels that a hand moves between two quick clicks
_STIR = 8  # pixels: a hand that lets go trembles
_LONGEST = 400  # milliseconds, however slowly somebody double-clicks


@dataclass(frozen=True, slots=True, eq=False)
class _Press:
    """One press.

    Attributes:
        time: of the input itself, in milliseconds of the system's clock.
        came: when the window got it, by `Presses.clock`.
        at: where; None for a key.
    """

    time: int
    came: float
    at: QPointF | None

    def repeats(self, before: _Press) -> bool:
        """Whether it was made without looking where: with the same hand, at the same place."""
        if self.at is None or before.at is None:
            return self.at is before.at
        return (self.at - before.at).manhattanLength() <= _NEAR


@dataclass(frozen=True, slots=True)
class _Use:
    """What a press was for, and whether it counted."""

    press: _Press
    meaning: str
    counted: bool


@QmlElement
@QmlSingleton
class Presses(QObject):
    """The second of two quick presses is not for what has come in the place of the first.

    Within a double click's time a press does nothing if the one before, at the same place, was for
    a button that meant something else, or for anything else where now there is a button; with keys,
    if the focus has got elsewhere by itself. Neither does a press so soon after its button has come
    to mean something else by itself. What an own press brings about can be pressed at once in
    another place, and the same button as often and as quickly as wanted.

    Attributes:
        byKeys: whether the last press was one of a key: then the focus is to be seen.
        resting: whether the pointer has not moved since it was pressed: what comes to lie under it
            has not been pointed at.
        span: the milliseconds of a double click; None are those of the system, at most 400. With 0
            every press counts.
        clock: tells milliseconds.
    """

    changed = Signal()
    span: int | None = None
    clock: Callable[[], float] = staticmethod(lambda: time.monotonic() * 1000)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._by_keys = True
        self._resting: QPointF | None = None
        self._press: _Press | None = None
        self._before: _Use | None = None  # the last press that something was asked to do
        self._answering = QTimer(self)  # runs while what is due to a press is done
        self._answering.setSingleShot(True)

    def watch(self, window: QWindow) -> None:
        """From now on, in this window; what other filters keep from it is none."""
        window.installEventFilter(self)

    @Property(bool, notify=changed)
    def byKeys(self) -> bool:
        """See the class."""
        return self._by_keys

    @Property(bool, notify=changed)
    def resting(self) -> bool:
        """See the class."""
        return self._resting is not None

    @Slot(result=float)
    def stamp(self) -> float:
        """When a button has come to mean what it means; 0 where a press brings that about."""
        return 0.0 if self._answering.isActive() else self.clock()

    @Slot(str, float, result=bool)
    def counts(self, meaning: str, since: float) -> bool:
        """Whether the press of just now counts.

        Args:
            meaning: of the button it is for; empty for what always means the same, and for cards.
            since: its stamp.
        """
        press, before, span = self._press, self._before, self.quick()
        if press is None or not span:
            return True
        if before is not None and before.press is press:
            return before.counted  # what lies within something else is asked as well
        again = before is not None and press.repeats(before.press)
        quick = before is not None and press.time - before.press.time < span
        same = before is not None and meaning == before.meaning
        early = since > 0 and press.came - since < span and not (again and same)
        slipped = again and quick and not same
        if slipped and before is not None:
            meaning = before.meaning  # a third press is measured by the first
        self._before = _Use(press, meaning, counted=not (early or slipped))
        return self._before.counted

    @classmethod
    def quick(cls) -> int:
        """The milliseconds within which a press is the second of two; 0 where there are none."""
        if cls.span is not None:
            return cls.span
        return min(_LONGEST, QGuiApplication.styleHints().mouseDoubleClickInterval())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing is kept from the window."""
        kind = event.type()
        if kind in _PRESSES:
            assert isinstance(event, QMouseEvent)
            self._point(event.timestamp(), event.position())
            self._rest(event.position())
        elif kind == QEvent.Type.MouseMove and self._resting is not None:
            assert isinstance(event, QMouseEvent)
            if (event.position() - self._resting).manhattanLength() >= _STIR:
                self._rest(None)
        elif kind == QEvent.Type.TouchBegin:
            assert isinstance(event, QTouchEvent)
            self._point(event.timestamp(), event.points()[0].position())
        elif kind == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            self._key(event)
        elif kind in _RELEASES:
            self._answering.start(0)
        return False

    def _point(self, time: int, at: QPointF) -> None:
        self._press = _Press(time, self.clock(), at)
        self._answering.start(0)
        self._use(by_keys=False)

    def _rest(self, at: QPointF | None) -> None:
        before, self._resting = self._resting, at
        if (before is None) != (at is None):
            self.changed.emit()

    def _key(self, event: QKeyEvent) -> None:
        if event.key() in _HOLDING:
            return
        self._answering.start(0)
        self._use(by_keys=True)
        if event.key() in ACTING:
            self._press = _Press(event.timestamp(), self.clock(), None)
        else:
            self._before = None  # it may have led elsewhere

    def _use(self, *, by_keys: bool) -> None:
        if by_keys != self._by_keys:
            self._by_keys = by_keys
            self.changed.emit()


def watch(engine: QQmlEngine, window: QWindow) -> None:
    """The presses that a window's QML asks about are those of this window."""
    presses = engine.singletonInstance("Shared", "Presses")
    assert isinstance(presses, Presses), "QML has one for each engine"
    presses.watch(window)
