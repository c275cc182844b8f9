"""The window in tests: on a large screen that nobody sees, silent, and taken apart again.

A plugin of pytest, as folders of tests in several places use its fixtures. `quick_hands` and
`same_chance` are for every test of such a folder; its `conftest.py` says so.
"""

from __future__ import annotations

import gc
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QLocale, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlError
from PySide6.QtTest import QTest

from fort_desktop.bots.workers import WorkerPool
from fort_desktop.games.towers.screen.buttons import TowersButtons
from fort_desktop.play.table import AnyTable
from fort_desktop.storage.paths import Folders
from fort_desktop.ui import app, chance, resources
from fort_desktop.ui.app import Stage
from fort_desktop.ui.arrival import Arrival
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.bridge.last_look import LastLook
from fort_desktop.ui.bridge.table.flow import TableFlow
from fort_desktop.ui.collector import collect_what_is_due
from fort_desktop.ui.hands import Hands
from fort_desktop.ui.language import Language
from fort_desktop.ui.module import set_qt
from fort_desktop.ui.presses import Presses
from fort_desktop.ui.services import Services
from tests.ui.bridges import Told, kept, open_app, packs_are_read
from tests.ui.disks import Disk
from tests.ui.drawn import DrawnPictures
from tests.ui.hands import PATIENCE_MS
from tests.ui.kept import KeptWindow
from tests.ui.lasting import slow_lasts
from tests.ui.speaking import compiled, spoken

SCREEN = {"name": "test", "x": 0, "y": 0, "width": 2560, "height": 1440}
DENSITY = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}

if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    # Read when the application is made; the screen is 800 x 800 unless it is told.
    _file = Path(tempfile.mkdtemp(prefix="fort-screen-")) / "screen.json"
    _file.write_text(json.dumps({"screens": [SCREEN | DENSITY]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_file}"
set_qt()

PASSED = pytest.StashKey[bool]()
MakeStage = Callable[..., Stage]
MakeApp = Callable[..., AppBridge]


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


@pytest.fixture
def tables_end(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No table that a test leaves behind plays on while another one runs."""
    opened: list[TableFlow] = []
    really = TableFlow.open

    def noted(flow: TableFlow, table: AnyTable) -> None:
        opened.append(flow)
        really(flow, table)

    monkeypatch.setattr(TableFlow, "open", noted)
    yield
    for flow in opened:
        if shiboken6.isValid(flow):
            flow.stop()


@pytest.fixture
def quick_hands(monkeypatch: pytest.MonkeyPatch, tables_end: None) -> None:
    """Hands in tests know what they press, also in the moment after it has changed.

    They are still whenever they do nothing, and never away, however long that takes. How a game
    has ended they see at once.
    """
    monkeypatch.setattr(TowersButtons, "deaf_for", 0)
    monkeypatch.setattr(Arrival, "moment", 0)
    monkeypatch.setattr(Presses, "span", 0)
    monkeypatch.setattr(Hands, "moment", 0)
    monkeypatch.setattr(Hands, "absence", 0)
    monkeypatch.setattr(LastLook, "least", 0)
    monkeypatch.setattr(LastLook, "still", 0)


@pytest.fixture
def same_chance() -> None:
    """What is left to chance is the same each time a test is run."""
    chance.source.seed(0)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "config", tmp_path / "data", tmp_path / "logs")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk(monkeypatch)
    yield disk
    disk.free.set()


@pytest.fixture
def english(qapp: QGuiApplication) -> Iterator[Language]:
    """Texts in English, as they are made without a window."""
    with spoken("en") as language:
        yield language


@pytest.fixture
def make_app(qapp: QGuiApplication) -> Iterator[MakeApp]:
    """Makes apps without a window: `make_app(folders=None)`; with folders they save and load."""
    apps: list[AppBridge] = []
    owners: list[Told] = []

    def make(folders: Folders | None = None) -> AppBridge:
        driver = Told()
        owners.append(driver)
        bridge = open_app(driver)
        bridge.driver = driver  # type: ignore[attr-defined]
        apps.append(bridge)
        if folders is not None:
            bridge.use(Services(folders, bridge.problem.emit))
            bridge.look_for_game()
            packs_are_read(bridge)
            bridge.motion.set_speed("off", reduced=False)
        return bridge

    yield make
    for made in apps:
        made.close()
        made.language.remove()


class LastingPool(WorkerPool):
    """Bots that stay when a window closes: to start their process takes longer than most tests.

    They serve one window at a time; another beside it hires bots of its own.
    """

    lent = False

    def hire(self) -> WorkerPool:
        if self.lent:
            return WorkerPool(deadline=PATIENCE_MS / 1000)
        self.lent = True
        return self

    def close(self) -> None:
        """The driver has cancelled its question, so that the next window finds them idle."""
        self.lent = False

    end = WorkerPool.close


@pytest.fixture(scope="session")
def bots() -> Iterator[LastingPool]:
    pool = LastingPool(deadline=PATIENCE_MS / 1000)
    yield pool
    pool.end()


@pytest.fixture(scope="session")
def drawn(qapp: QGuiApplication) -> DrawnPictures:
    return DrawnPictures()


@pytest.fixture
def make_stage(
    qapp: QGuiApplication,
    monkeypatch: pytest.MonkeyPatch,
    bots: LastingPool,
    drawn: DrawnPictures,
) -> Iterator[MakeStage]:
    """Opens windows: `make_stage(folders=None, language="en", size=(1366, 768), speed="off")`.

    A warning of Qt or QML fails the test, also one while a window closes. The speed "slow" lasts:
    see `tests/ui/lasting.py`.
    """
    monkeypatch.setattr(resources, "TRANSLATIONS", compiled())
    monkeypatch.setattr(app, "_hire", bots.hire)
    slow_lasts(monkeypatch)
    stages: list[Stage] = []
    warned: list[str] = []

    def note(errors: list[QQmlError]) -> None:
        warned.extend(error.toString() for error in errors)

    def make(
        folders: Folders | None = None,
        language: str = "en",
        size: tuple[int, int] | None = (1366, 768),
        speed: str = "off",
    ) -> Stage:
        stage = Stage(folders, language)
        stages.append(stage)
        stage.engine.warnings.connect(note)
        drawn.look(stage.window)  # in the size in which it opens
        if speed:
            stage.app.preferences.from_dict({"animation": speed})
        if size is not None:
            stage.window.resize(*size)
        stage.window.requestActivate()
        assert QTest.qWaitForWindowActive(stage.window)
        stage.after_first_frame.finish()
        packs_are_read(stage.app)
        drawn.look(stage.window)
        return stage

    yield make
    with listening() as heard:
        for stage in stages:
            drawn.look(stage.window)
            stage.close()
        QGuiApplication.processEvents()
        QLocale.setDefault(QLocale.c())
    assert warned == []
    assert heard == []


@pytest.fixture(scope="session", autouse=True)
def collected_between_tests() -> None:
    """Garbage, which may hold windows and tables, by no thread that a test has started."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    kept.clear()
    collect_what_is_due()
    collects, _ = gc.isenabled(), gc.disable()
    assert not collects, "any thread would take apart what the tests to come leave behind"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when == "call":
        item.stash[PASSED] = report.passed
    return report


@pytest.fixture(scope="module")
def kept_window(
    qapp: QGuiApplication, bots: LastingPool, drawn: DrawnPictures
) -> Iterator[KeptWindow]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "TRANSLATIONS", compiled())
        patch.setattr(app, "_hire", bots.hire)
        slow_lasts(patch)
        window = KeptWindow(drawn)
        yield window
        with listening() as heard:
            window.close()
    assert heard == []


@pytest.fixture
def lend_stage(kept_window: KeptWindow, request: pytest.FixtureRequest) -> Iterator[MakeStage]:
    """`make_stage` for files with many tests of the table: all have one window, put in order again.

    The table itself is new in each test, with all that was on it; opening a window takes as long.
    """
    yield kept_window.lend
    failed = not request.node.stash.get(PASSED, False)
    with listening() as heard:
        warned = kept_window.take_back(failed=failed)
    assert warned == []
    assert heard == []


class listening:  # noqa: N801 - used like a function
    """What Qt says meanwhile, from warnings on: pytest-qt no longer listens after the test."""

    def __enter__(self) -> list[str]:
        self.heard: list[str] = []
        self.before = qInstallMessageHandler(self._hear)
        return self.heard

    def __exit__(self, *problem: object) -> None:
        qInstallMessageHandler(self.before)

    def _hear(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self.heard.append(message)
