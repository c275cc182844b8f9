"""What the coach says: whose move it is, what can be done, and why something cannot."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_READING = 6000


@QmlElement
@QmlUncreatable("made in Python")
class TableCoach(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The line above what the viewer has.

    Attributes:
        lead: whose move it is, or that the text is why something is not possible; nothing where the
            only person is asked in somebody else's turn.
        text: what can be done, or for a while what else was said.

    Signals:
        refused: something was tried that is not possible; `text` says why.
    """

    changed = Signal()
    refused = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._said = ""
        self._refused = ""
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(_READING)
        self._reading.timeout.connect(self._was_read)
        shown.changed.connect(self.changed)

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done, for a while; then again what was said before."""
        self._refused = sentence
        self._reading.start()
        self.changed.emit()
        self.refused.emit()

    @Slot()
    def _was_read(self) -> None:
        """The reason has stood long enough."""
        self._refused = ""
        self.changed.emit()

    def say(self, sentence: str) -> None:
        """Say something until more is decided; nothing is what can be done."""
        self.forget()
        self._said = sentence
        self.changed.emit()

    def forget(self) -> None:
        """What was said is not for what is shown next."""
        self._reading.stop()
        self._said = self._refused = ""

    @Property(str, notify=changed)
    def lead(self) -> str:
        if not self._shown.is_open or not self._shown.presenter.kind:
            return ""
        if self._refused:
            return texts().table.why_not()
        presenter = self._shown.presenter
        if self._shown.table.unasked() is not None:
            return ""  # nobody is asked what is made for them in a moment
        if presenter.mine and len(self._shown.table.persons) == 1:
            return "" if presenter.answering else texts().table.your_move()
        if not presenter.mine:
            return ""  # what is waited for names who decides
        return f"{presenter.player(presenter.actor)}:"

    @Property(str, notify=changed)
    def text(self) -> str:
        if not self._shown.is_open:
            return ""
        if self._refused or self._said:
            return self._refused or self._said
        presenter = self._shown.presenter
        return presenter.standing() if presenter.kind else texts().table.over()
