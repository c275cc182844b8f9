"""A game of bots in a window that nobody sees: its log on the terminal, pictures in a folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from fort_desktop.content import load_cards
from fort_desktop.session.fort_adapter import FortTable
from fort_desktop.ui.app import Stage
from fort_desktop.ui.shots import shot
from fort_desktop.ui.staging import play_until, sample_table

_SEATS = 3


def play_demo(folder: Path, seed: int) -> int:
    """Play a game, print its log and save a picture of every round; returns the exit code."""
    application = QGuiApplication.instance() or QGuiApplication([])
    stage = Stage(None)
    stage.app.preferences.from_dict({"animation": "off"})  # type: ignore[attr-defined]
    stage.window.resize(QSize(1366, 768))
    table = sample_table(load_cards(), _SEATS, seed)
    told = 0
    while True:
        _next_picture(table)
        stage.app.play(table)
        stage.driver.cancel()
        lines = stage.app.table.log.rows()  # type: ignore[attr-defined]
        for line in lines[told:]:
            print(line.title)
        told = len(lines)
        if table.over:
            break
        shot(stage).save(str(folder / f"round-{table.state.round:02}.png"))
    stage.app.show("scoring")
    shot(stage).save(str(folder / "scoring.png"))
    print(f"Pictures of this game are in {folder}")
    stage.close()
    del application
    return 0


def _next_picture(table: FortTable) -> None:
    """Play on to the person's next turn in a later round, or to the end."""
    now = table.state.round if table.history else 0

    def there(game: FortTable) -> bool:
        decision = game.decision()
        if decision is None:
            return True
        return game.state.round > now and decision.seat == 0 and decision.kind == "play"

    play_until(table, there)
