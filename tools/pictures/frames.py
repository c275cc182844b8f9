"""One whole turn of a bot as numbered frames, at the pace at which a person sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QSize

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.ui import offscreen
from fort_desktop.ui.app import Stage
from fort_desktop.ui.grabbing import wait
from tools.pictures.staging import asked, staged

EVERY_MS = 90
LONGEST_MS = 20_000
_BOT = 1
_QUICK = 88  # little compression: saving must not hold up the turn


def take_turn(folder: Path, speed: str = "normal", size: tuple[int, int] = (1366, 768)) -> int:
    """Save the frames as "frame-012-01080.png", by number and milliseconds; returns the exit code.

    A person's own part in the turn is to decline; the last frame shows the turn that comes next.
    """
    application = offscreen.application()
    stage = Stage(None, "en")
    stage.app.preferences.from_dict({"animation": speed})  # type: ignore[attr-defined]
    stage.window.resize(QSize(*size))
    table = staged(load_cards(), 3, asked("play", seat=_BOT, from_round=5, least=3))
    stage.app.play(table)
    begun, count = len(table.history), 0
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < LONGEST_MS:
        wait(EVERY_MS if count else EVERY_MS // 3)
        if not count and len(table.history) == begun:
            continue  # the bot is still thinking
        if not count:
            clock.restart()
        image = stage.window.grabWindow()
        name = f"frame-{count:03}-{clock.elapsed():05}.png"
        image.save(str(folder / name), quality=_QUICK)
        count += 1
        if table.state.leader != _BOT and stage.app.motion.settled:  # type: ignore[attr-defined]
            break
        _decline(stage, table)
    print(f"{count} frames in {folder}")
    stage.close()
    del application
    return 0


def _decline(stage: Stage, table: FortTable) -> None:
    """The person passes where the bot's turn asks for it: the last of the legal moves."""
    bridge: Any = stage.app.table_of("fort")
    if bridge.shown.mine and table.state.leader == _BOT:
        bridge.touch.choose(len(table.legal()) - 1)
