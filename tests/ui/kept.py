"""One window for all tests of a file: put in order again instead of opened again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlError
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from fort_desktop.ui.app import Stage
from tests.ui.drawn import DrawnPictures

PLAIN = {"theme": "day", "text_size": 100, "reduced_motion": False, "ask_all": False}


class KeptWindow:
    """A window that is like a new one whenever it is lent.

    The table in it is new in each test, with all that was on it.
    """

    def __init__(self, drawn: DrawnPictures) -> None:
        self._drawn = drawn
        self._stage: Stage | None = None
        self._lent = False
        self._warned: list[str] = []

    def lend(
        self, language: str = "en", size: tuple[int, int] = (1366, 768), speed: str = "off"
    ) -> Stage:
        assert not self._lent, "there is one window; `make_stage` opens several"
        if self._stage is None:
            self._stage = Stage(None, "en")
            self._stage.engine.warnings.connect(self._note)
            self._drawn.look(self._stage.window)
            self._stage.after_first_frame.finish()
        self._lent = True
        stage = self._stage
        stage.app.preferences.from_dict(PLAIN | {"language": language, "animation": speed})
        stage.window.resize(*size)
        stage.window.requestActivate()
        assert QTest.qWaitForWindowActive(stage.window)
        return stage

    def take_back(self, *, failed: bool) -> list[str]:
        """Leave the table and undo all that a test has done to the window; what it warned of.

        A window in which a test has failed is not lent again.
        """
        if failed:
            self.close()
        elif self._lent:
            self._put_in_order()
        self._lent = False
        QLocale.setDefault(QLocale.c())
        warned, self._warned = self._warned, []
        return warned

    def close(self) -> None:
        if self._stage is not None:
            self._stage.close()
            self._stage = None
            QGuiApplication.processEvents()

    def _put_in_order(self) -> None:
        stage, self._stage = self._stage, None  # kept only if all goes well
        assert stage is not None
        try:
            settled = _put_in_order(stage, self._drawn)
        except BaseException:
            stage.close()
            raise
        if not settled:
            stage.close()
        assert settled, "something moves where nothing is left"
        self._stage = stage

    def _note(self, errors: list[QQmlError]) -> None:
        self._warned.extend(error.toString() for error in errors)


def _put_in_order(stage: Stage, drawn: DrawnPictures) -> bool:
    """Whether nothing moves any more."""
    app, window = stage.app, stage.window
    drawn.look(window)
    app.show("title")
    stage.driver.cancel()
    for table in app.left.tables():
        app.left.take(table.game.id)
    app.left.find([])
    app.closeNotice()
    _forget_help(window)
    window.setProperty("before", "title")
    window.setProperty("keyed", False)
    app.preferences.from_dict(PLAIN | {"language": "en", "animation": "off"})
    window.showNormal()
    QGuiApplication.sendEvent(window, QEvent(QEvent.Type.Leave))
    QGuiApplication.processEvents()
    QGuiApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the table is gone for good
    stage.one_button._held = Qt.MouseButton.NoButton
    return bool(app.motion.settled)


def _forget_help(window: QQuickWindow) -> None:
    """The sheet is made anew when it is asked for: that of whatever game."""
    for item in window.property("ground").childItems():
        if item.objectName() == "help":
            item.setProperty("source", QUrl())
            item.setProperty("game", "")
