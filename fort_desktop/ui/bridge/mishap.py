"""That something has happened which nobody has foreseen, and what has become of the game."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Qt, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop import mishaps
from fort_desktop.ui.bridge.app_bridge import TABLE, AppBridge
from fort_desktop.ui.bridge.table.bridge import TableBridge
from fort_desktop.ui.programs import show_folder
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class Mishap(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Tells of it, once the game is saved as it stands, and lets the game go on.

    Attributes:
        story: what has become of the game, in sentences.
        details: where the log is, in a sentence; empty where there is none.
        written: whether it says what has happened.
        outcome: that its folder could not be opened, in a sentence; else empty.

    Signals:
        happened: something to be told.
    """

    changed = Signal()
    happened = Signal()
    _heard = Signal()  # from any thread, in the middle of what went wrong
    _lost = Signal()

    def __init__(self, app: AppBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._problem = ""
        self._outcome = ""
        self._heard.connect(self._take_in, Qt.ConnectionType.QueuedConnection)
        self._lost.connect(self._leave_page, Qt.ConnectionType.QueuedConnection)
        app.saving.changed.connect(self.changed)  # type: ignore[attr-defined]

    @Slot()
    def hear(self) -> None:
        """It has happened; may be called from any thread."""
        self._heard.emit()

    @Slot()
    def losePage(self) -> None:
        """The page of this screen cannot be made: that is told at the title, with or without it."""
        self._lost.emit()
        self.hear()

    def retranslate(self) -> None:
        """Say it in the chosen language."""
        self._outcome = ""
        self.changed.emit()

    @Property(str, notify=changed)
    def story(self) -> str:
        saving, say, table = self._app.saving, texts().errors, self._table()
        if saving.unsaved:  # type: ignore[attr-defined]
            return str(saving.unsaved)  # type: ignore[attr-defined]
        if table is None or table.shown.table.over:
            return say.go_on()
        return say.being_saved() if saving.pending else say.saved()  # type: ignore[attr-defined]

    @Property(str, notify=changed)
    def details(self) -> str:
        log = mishaps.log()
        if log is None:
            return ""
        say = texts().errors
        return say.unwritten(str(log.file)) if self._problem else say.unexpected(str(log.file))

    @Property(bool, notify=changed)
    def written(self) -> bool:
        return mishaps.log() is not None and not self._problem

    @Property(str, notify=changed)
    def outcome(self) -> str:
        return self._outcome

    @Slot()
    def openFolder(self) -> None:
        """Show where the log is, by the means of the desktop."""
        log = mishaps.log()
        if log is not None:
            opened = show_folder(log.file.parent)
            self._outcome = "" if opened else texts().errors.unopened()
            self.changed.emit()

    @Slot()
    def goOn(self) -> None:
        """Have the table shown anew, and whoever decides next asked again: nobody may have been."""
        table = self._table()
        if table is not None and not table.presenter.covered:
            table.flow.stop()
            table.flow.resume()

    @Slot()
    def _leave_page(self) -> None:
        self._app.show("title")

    @Slot()
    def _take_in(self) -> None:
        table, log = self._table(), mishaps.log()
        if table is not None:
            table.flow.kept.emit()
        self._app.saving.look()  # type: ignore[attr-defined]
        self._problem = "" if log is None else log.wait(mishaps.GRACE)
        self._outcome = ""
        self.changed.emit()
        self.happened.emit()

    def _table(self) -> TableBridge | None:
        """The one that is shown, with a game at it."""
        table = self._app.table if self._app.screen == TABLE else None  # type: ignore[comparison-overlap]
        if not isinstance(table, TableBridge) or not table.shown.is_open:
            return None
        return table
