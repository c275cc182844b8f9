"""One button of the mouse at a time."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent, QWindow

_BUTTON = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)


class OneButton(QObject):
    """While a button is held in a window, the others do nothing there.

    Qt Quick gives up the grab of a drag when another button is pressed, and takes that button's
    release for the drop.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._held = Qt.MouseButton.NoButton
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the event is kept from the window."""
        if event.type() not in _BUTTON:
            return False
        assert isinstance(event, QMouseEvent)
        if event.type() == QEvent.Type.MouseButtonRelease:
            if event.button() != self._held:
                return self._held != Qt.MouseButton.NoButton
            self._held = Qt.MouseButton.NoButton
            return False
        if event.buttons() == event.button():  # the only one: whatever was held is not any more
            self._held = event.button()
        return event.button() != self._held
