"""What a window keeps of the games that were played in it."""

from __future__ import annotations

import gc
import os
import subprocess
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.play.players import bot_rng, chooser
from fort_desktop.ui.app import Stage
from fort_desktop.ui.grabbing import wait
from tools.bench.ui.scenery import SIZE
from tools.pictures.staging import sample_table

SEATS = 3
LONGEST_MS = 300_000
FRAME_MS = 200  # so that what is to be seen has been painted
_STATM = Path("/proc/self/statm")


def measure(games: str, decisions: str) -> dict[str, Any]:
    """Megabytes and objects of the window after each of so many games.

    Args:
        games: one after the other in the same window.
        decisions: after which a game is left; 0 plays it out, with its scoring.
    """
    QGuiApplication.instance() or QGuiApplication(["fort-desktop"])
    stage = Stage(None, "en")
    stage.app.preferences.from_dict({"animation": "off"})  # type: ignore[attr-defined]
    stage.window.resize(SIZE)
    megabytes, objects = [], []
    for seed in range(int(games)):
        Hands(stage, seed).play(int(decisions))
        stage.app.show("title")
        wait(FRAME_MS)
        gc.collect()
        megabytes.append(resident())
        objects.append(len(stage.window.findChildren(QObject)))
    stage.close()
    return {"megabytes": megabytes, "objects": objects}


class Hands(QObject):
    """A bot in a person's place; the others are asked as always."""

    def __init__(self, stage: Stage, seed: int) -> None:
        super().__init__(stage.window)
        self._stage = stage
        self._table = sample_table(load_cards(), SEATS, seed)
        self._bot = chooser(self._table.game, "easy")
        self._loop = QEventLoop(self)
        self._most = 0

    def play(self, decisions: int) -> None:
        """Play the game in the window."""
        self._most = decisions
        look = QTimer(self)
        look.timeout.connect(self._look)
        look.start(0)
        self._stage.app.play(self._table)
        QTimer.singleShot(LONGEST_MS, self._loop, self._loop.quit)
        self._loop.exec()
        look.stop()
        wait(FRAME_MS)
        self.deleteLater()

    def _look(self) -> None:
        app: Any = self._stage.app
        bridge: Any = app.table_of("fort")
        left = self._most and self._table.number >= self._most
        if left or app.screen == "scoring":
            self._loop.quit()
        elif bridge.curtain.down:
            bridge.curtain.open()
        elif bridge.shown.mine and bridge.flow._answer is None:  # noqa: SLF001
            legal = bridge.presenter.moves
            rng = bot_rng(self._table.seed, 0, self._table.number)
            move = self._bot.choose(self._table.view(0), legal, rng)
            bridge.touch.choose(legal.index(move))


def resident() -> float:
    """Megabytes of memory that this process has in use; 0 where the system does not say."""
    if _STATM.exists():
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    try:
        told = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(os.getpid())],
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return 0.0
    return int(told.stdout) * 1024 / 1e6
