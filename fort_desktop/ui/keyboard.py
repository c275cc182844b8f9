"""The keyboard of the window: which press acts, and as which key, whatever has the focus."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQml import QmlElement, QmlUncreatable
from PySide6.QtQuick import QQuickItem, QQuickWindow

from fort_desktop.ui.presses import ACTING, Presses

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_KINDS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_ENDING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
_TURNING = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_WALKING = _TURNING | {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
}
_HOLDING = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
_FIGURES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
_TOP_ROW = dict(zip(range(2, 12), _FIGURES, strict=True))  # by the scan codes of a PC
_TOP_ROW_MAC = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), _FIGURES, strict=True))


@QmlElement
@QmlUncreatable("made in Python")
class Keyboard(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Decides for the whole window what a key is before anything in it is asked.

    A key held down acts once, on what had the focus when it was pressed: its repetitions write in
    a field, walk and turn pages, and reach nothing else. With Ctrl, Alt, AltGr or Meta no key acts
    but those of shortcuts and of fields. A key of the top row is the figure that is printed on it,
    also where the layout gives a letter or a sign there.

    Signals:
        held: the key that skips is still held down.
        pressed: a key was pressed anew, whatever comes of it.
    """

    held = Signal()
    pressed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window: QQuickWindow
        self._released = (0, 0)  # which key was let go last, and when
        self._pressed = 0  # the key that was pressed last
        self._skipping = 0  # the key that skips while it is held
        self._catching = False  # the next press is no more than that
        self._caught: int | None = None  # when one of Enter or Space was; nothing else came since
        self._passing = False  # what comes now has been decided

    def watch(self, window: QQuickWindow) -> None:
        """From now on, in this window."""
        self._window = window
        window.installEventFilter(self)

    @Slot()
    def skips(self) -> None:
        """What was just pressed skips, again and again while it is held."""
        self._skipping = self._pressed

    @Slot(bool)
    def catches(self, on: bool) -> None:
        """Whether the next press of a key does nothing but be told of.

        Of Enter and Space neither does a second one, as quick as a double click.
        """
        self._catching = on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the event is kept from the window."""
        if event.type() not in _KINDS or self._passing:
            return False
        assert isinstance(event, QKeyEvent)
        if event.type() == QEvent.Type.KeyRelease:
            self._released = _key(event), event.timestamp()
            return False
        again = self._repeats(event)
        if event.type() == QEvent.Type.ShortcutOverride:
            if again:
                event.accept()  # it is no shortcut
            return again
        return self._repeat(event) if again else self._press(event)

    def _repeats(self, event: QKeyEvent) -> bool:
        """Whether the key is held down, also where Qt does not know.

        X11 lets a held key go and presses it anew at the same moment. Qt tells that from a new
        press only if it has both already when it looks at the first. A key without a scan code is
        none of a keyboard: programs press it as often as they like in one moment.
        """
        same = (event.nativeScanCode(), event.timestamp()) == self._released
        return event.isAutoRepeat() or (same and 0 not in self._released)

    def _repeat(self, event: QKeyEvent) -> bool:
        if self._writes():
            return event.key() in _ENDING or self._modified(event)
        if event.key() in _WALKING:
            return self._modified(event)
        if self._skipping == _key(event):
            self.held.emit()
        return True

    def _press(self, event: QKeyEvent) -> bool:
        self._pressed, self._skipping = _key(event), 0
        if self._modified(event):
            return True
        if event.key() in _HOLDING:
            return False
        caught = self._catches(event)
        self.pressed.emit()
        return caught or (not self._writes() and self._as_figure(event))

    def _catches(self, event: QKeyEvent) -> bool:
        """Whether the press does nothing but be told of; nor does the second of two quick ones."""
        catching, self._catching = self._catching, False
        if event.key() not in ACTING:
            self._caught = None
        elif catching:
            self._caught = event.timestamp()
        elif self._caught is not None:
            return event.timestamp() - self._caught < Presses.quick()
        return catching

    def _modified(self, event: QKeyEvent) -> bool:
        """Whether nothing is to happen because of what is held besides."""
        if not event.modifiers() & ~_PLAIN:
            return False
        if self._writes() and event.key() not in _ENDING | _TURNING:
            return False
        event.ignore()  # the system may know it
        return True

    def _as_figure(self, event: QKeyEvent) -> bool:
        """Whether the window was given a figure in place of what the layout makes of the key."""
        row = figure(event, QGuiApplication.platformName())
        if row is None:
            return False
        anew = QKeyEvent(
            event.type(),
            Qt.Key.Key_0 + row,
            event.modifiers(),
            event.nativeScanCode(),
            event.nativeVirtualKey(),
            event.nativeModifiers(),
            str(row),
        )
        self._passing = True
        try:
            QCoreApplication.sendEvent(self._window, anew)
        finally:
            self._passing = False
        event.setAccepted(anew.isAccepted())
        return True

    def _writes(self) -> bool:
        """Whether the focus is in a field of text."""
        item: QQuickItem | None = self._window.activeFocusItem()
        return item is not None and bool(item.flags() & QQuickItem.Flag.ItemAcceptsInputMethod)


def _key(event: QKeyEvent) -> int:
    """The same for each press of a key, also when Shift is let go meanwhile."""
    return event.nativeScanCode() or event.key()


def figure(event: QKeyEvent, platform: str) -> int | None:
    """The figure printed on a key of the top row that gives a sign or a letter with an accent.

    Args:
        event: what was pressed.
        platform: Qt's name of the platform; each numbers its keys in its own way.
    """
    key = event.key()
    if key >= Qt.Key.Key_Escape or (chr(key).isascii() and chr(key).isalnum()):
        return None  # no sign; or what it gives is meant
    if platform == "cocoa":
        return _TOP_ROW_MAC.get(event.nativeVirtualKey())
    return _TOP_ROW.get(event.nativeScanCode() - (0 if platform == "windows" else 8))
