"""How soon the window answers to the mouse and the keyboard."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from fort_desktop.bots.workers import WorkerPool
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.grabbing import wait
from tools.bench.ui import busy
from tools.bench.ui.scenery import Bustle, item_of, open_table, own_hand

FOREVER = 3600.0
PAUSE_MS = (140, 151, 163, 178)  # between two inputs, never in step with the frames
PATIENCE_MS = 2000


def measure(condition: str, times: str) -> dict[str, Any]:
    """Milliseconds from an input to the first frame that shows its effect, so many times.

    Args:
        condition: "idle", "moving" things, a "thinking" bot in its process, or "resizing", where
            the input is the window's new size.
        times: how many inputs.
    """
    stage = open_table()
    acts = _sizes(stage) if condition == "resizing" else _inputs(stage)
    inputs = itertools.islice(acts, int(times))
    thinker = think(stage) if condition == "thinking" else None
    bustle = Bustle(stage) if condition == "moving" else None
    took = [_one(stage, act, sized=condition == "resizing") for act in inputs]
    if thinker is not None:
        thinker.close()
    if bustle is not None:
        bustle.deleteLater()
    stage.close()
    return {"milliseconds": took, "unchanged": took.count(-1.0)}


def think(stage: Stage) -> BotDriver:
    """Have a bot think for ever about the game's decision, asked as the app asks."""
    table = stage.app.table_of("fort").presenter.table
    decision = table.decision()
    assert decision is not None, "the game is not over"
    driver = BotDriver(lambda: WorkerPool(entry=busy.think, deadline=FOREVER), stage.driver)
    driver.start()
    driver.advise(table, decision.seat)
    wait(1500)  # until its process has started
    return driver


def _inputs(stage: Stage) -> Iterator[Callable[[], None]]:
    """Pointing at one card after another; each is raised, and the one before sinks."""
    cards = [item_of(stage, row) for row in own_hand(stage)[:-2]]  # the last two may move
    points = [_middle(card) for card in cards]
    return (partial(QTest.mouseMove, stage.window, point) for point in itertools.cycle(points))


def _sizes(stage: Stage) -> Iterator[Callable[[], None]]:
    """A corner of the window that is dragged away and back."""
    window = stage.window
    width, height = window.width(), window.height()
    steps = itertools.cycle((*range(1, 24), *range(24, 1, -1)))
    return (partial(window.resize, width + 16 * step, height + 9 * step) for step in steps)


def _middle(card: QQuickItem) -> QPoint:
    return card.mapToScene(QPointF(card.width() * 0.25, card.height() * 0.6)).toPoint()


def _one(stage: Stage, act: Callable[[], None], *, sized: bool) -> float:
    """One input; -1 when no frame came.

    The first frame whose content was taken over after the input shows its effect: a card that is
    pointed at begins to rise at once. Of a new size, which comes later, it is the first that has
    it.
    """
    window, content = stage.window, stage.window.contentItem()
    wait(PAUSE_MS[time.perf_counter_ns() % len(PAUSE_MS)])
    loop = QEventLoop()
    moments: list[float] = []
    synchronized: list[float] = []
    before = content.width()

    def taken_over() -> None:
        if not sized or content.width() != before:
            synchronized.append(time.perf_counter())

    def swapped() -> None:
        if synchronized and not moments:
            moments.append(time.perf_counter())
            loop.quit()

    window.afterSynchronizing.connect(taken_over, Qt.ConnectionType.DirectConnection)
    window.frameSwapped.connect(swapped, Qt.ConnectionType.DirectConnection)
    QTimer.singleShot(PATIENCE_MS, loop, loop.quit)
    began = time.perf_counter()
    act()
    if not moments:
        loop.exec()
    window.afterSynchronizing.disconnect(taken_over)
    window.frameSwapped.disconnect(swapped)
    return 1000 * (moments[0] - began) if moments else -1.0
