"""Puts the app together and takes it apart again, in the one order that works."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QMetaObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from fort_desktop import mishaps
from fort_desktop.play.packs import prepare as prepare_packs
from fort_desktop.storage.errors import StorageError
from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.paths import Folders, standard_folders
from fort_desktop.storage.settings import Settings
from fort_desktop.ui import portal, presses, qt_messages, renderer, resources, start_failed
from fort_desktop.ui.after_first_frame import AfterFirstFrame
from fort_desktop.ui.application import Application
from fort_desktop.ui.arrival import Arrival
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.bridge.mishap import Mishap
from fort_desktop.ui.collector import Collector
from fort_desktop.ui.ending import Ending
from fort_desktop.ui.going_on import DESKTOP_NAME
from fort_desktop.ui.hands import Hands
from fort_desktop.ui.keyboard import Keyboard
from fort_desktop.ui.language import Language, system_language
from fort_desktop.ui.module import prepare, set_qt
from fort_desktop.ui.one_button import OneButton
from fort_desktop.ui.services import Services
from fort_desktop.ui.summons import Summons
from fort_desktop.ui.window_keeper import WindowKeeper, first_placement

if TYPE_CHECKING:
    from fort_desktop.bots.workers import WorkerPool

_LATER = Qt.ConnectionType.QueuedConnection  # it closes windows: see qt_messages.py


class Stage:
    """Owns the bridges and the engine. Needs a QGuiApplication; call `close` before it ends.

    Attributes:
        app: the bridge of the app.
        window: the one window.
        after_first_frame: what is still to be done after the first frame.
    """

    def __init__(
        self, folders: Folders | None = None, language: str = "", lock: RunLock | None = None
    ) -> None:
        """Open the window.

        Args:
            folders: where settings and games lie; None neither reads nor saves anything.
            language: until settings say another; empty follows the system.
            lock: of the folders, where it has been asked for already.
        """
        self.collector = Collector()
        self.driver = BotDriver(_hire)
        self.language = Language(resources.TRANSLATIONS)
        self.language.choose(language or system_language())  # before the first window and text
        self.app = AppBridge(self.language, self.driver)
        self.keyboard = Keyboard()
        self.hands = Hands()
        self.mishap = Mishap(self.app)
        mishaps.tell(self.mishap.hear)
        self.app.preferences.from_dict({"language": self.language.code})  # type: ignore[attr-defined]
        set_qt()
        self.engine = QQmlApplicationEngine()
        prepare(self.engine)
        self.language.on_change(self.app.retranslate)
        self.language.on_change(self.mishap.retranslate)
        self.language.on_change(self.engine.retranslate)
        self.app.retranslate()
        settings, beside = Settings(), _nothing
        self._services: Services | None = None
        if folders is not None:
            services = self._services = Services(folders, self.app.problem.emit, lock)
            self.app.use(services)
            settings, beside = services.settings, prepare_packs
        self.window = self._load_window(*first_placement(settings.window).size)
        self.one_button = OneButton(self.window)
        self.keyboard.watch(self.window)
        self.app.packs.watch(self.window)
        self.arrival = Arrival(self.window)
        self.hands.watch(self.window)  # the last filter is the first to see: also what is refused
        self.app.screenChanged.connect(self.arrival.begin)  # QML has made the screen by then
        self.window.coveredChanged.connect(self.arrival.begin)  # type: ignore[attr-defined]
        self.window.sharedChanged.connect(self.arrival.begin)  # type: ignore[attr-defined]
        self.window.overlaidChanged.connect(self.arrival.begin)  # type: ignore[attr-defined]
        self.keeper = WindowKeeper(self.window, self.app.keep_window)
        self.keeper.open(settings.window, full_screen=settings.full_screen)
        slow = "" if folders is None else "fort_desktop.ui.saved_games"
        first = self._call_bots
        self.after_first_frame = AfterFirstFrame(self.window, slow, first, self._settle, beside)
        self.app.before_games = self.after_first_frame.finish

    def _settle(self) -> None:
        from fort_desktop.ui.icon import window_icon  # noqa: PLC0415  not before the first frame

        mishaps.begin()
        self.app.screenChanged.connect(self._call_bots)
        QGuiApplication.setWindowIcon(window_icon())
        self.app.look_for_game()

    def _call_bots(self) -> None:
        """Have their process ready when a game is near; at the title it would only take memory."""
        if str(self.app.screen) != "title":
            QTimer.singleShot(0, self.driver, self.driver.start)  # the page that has come is shown

    def _load_window(self, width: int, height: int) -> QQuickWindow:
        bridges = {"app": self.app, "keyboard": self.keyboard, "mishap": self.mishap}
        size = {"width": width, "height": height}
        self.engine.setInitialProperties({**bridges, "hands": self.hands, **size})
        self.engine.loadFromModule("Shared", "Main")
        roots = self.engine.rootObjects()
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise RuntimeError("Main.qml did not load")
        presses.watch(self.engine, roots[0])  # the first filter is the last to see
        return roots[0]

    def close(self) -> None:
        """The engine first: its bindings must not outlive the bridges.

        Whatever goes wrong in one step, the others are taken: what is played is saved.
        """
        bridges = (self.app, self.mishap, self.keyboard, self.hands, self.driver)
        with contextlib.ExitStack() as steps:  # the last one first
            for bridge in reversed((*bridges, self.language, self.collector)):
                steps.callback(shiboken6.delete, bridge)
            steps.callback(mishaps.tell, None)
            steps.callback(self.collector.close)
            steps.callback(self.driver.close)
            steps.callback(self.language.remove)
            steps.callback(shiboken6.delete, self.engine)
            steps.callback(qt_messages.rest)
            if self._services is not None:
                steps.callback(self._services.close)  # if that of the app came to nothing
            steps.callback(self.app.close)
            steps.callback(self.keeper.look)
            steps.callback(self.after_first_frame.stop)


def _nothing() -> None:
    """Without folders there is nothing to look for."""


def _hire() -> WorkerPool:
    from fort_desktop.bots.workers import WorkerPool  # noqa: PLC0415  not before the first frame

    return WorkerPool()


def run(
    quit_after_ms: int = 0,
    arguments: Sequence[str] = (),
    opened: Callable[[Stage], object] | None = None,
    file: Path | None = None,
) -> int:
    """Run the app until its window is closed; `opened` is called before its first frame.

    With a `file` the game in it goes on. Where another copy of the app is open with the same
    folders, that one comes forward instead, and goes on with it.
    """
    folders = standard_folders()
    lock = RunLock(folders.lock_file)
    if _goes_to_another(lock, folders, file):
        return 0
    app = Application(["fort-desktop", *arguments])
    portal.forget()
    app.setApplicationName("fort-desktop")
    app.setApplicationDisplayName("Fort")
    with contextlib.suppress(AttributeError):
        app.setDesktopFileName(DESKTOP_NAME)
    renderer.choose()
    with (
        contextlib.closing(Ending(app)) as ending,
        qt_messages.noted(),
        contextlib.closing(_staged(folders, lock)) as stage,
        contextlib.closing(Summons(stage.app, stage.window, lock, folders)) as summons,
    ):
        summons.come_from(app.asked, stage.after_first_frame.done)
        gc.freeze()  # what is there by now stays, and need not be looked through again
        if hasattr(app, "commitDataRequest"):  # a question would keep the session from ending
            app.commitDataRequest.connect(lambda _: stage.app.saving.giveUp())  # type: ignore[attr-defined]
        if file is not None:
            stage.app.begin_with(file)
        if opened is not None:
            opened(stage)
        if quit_after_ms:
            QTimer.singleShot(quit_after_ms, lambda: QMetaObject.invokeMethod(app, "quit", _LATER))
        return ending.code or app.exec()


def _staged(folders: Folders, lock: RunLock) -> Stage:
    with start_failed.told():
        return Stage(folders, lock=lock)


def _goes_to_another(lock: RunLock, folders: Folders, file: Path | None) -> bool:
    """Whether another running copy has taken over what this one was started for."""
    with contextlib.suppress(StorageError):  # a folder that cannot be written shows when saving
        if not lock.acquire():
            with start_failed.told():
                from fort_desktop.ui import one_instance  # noqa: PLC0415  hardly ever needed

            return one_instance.hand_over(lock, folders.data, file)
    return False
