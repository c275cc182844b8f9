"""Pictures of every screen, in every language, at the sizes people have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, QMetaObject, QObject, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QImage

from fort_desktop.content import load_cards
from fort_desktop.games.fort.cards import CardSet
from fort_desktop.session.fort_adapter import FortTable
from fort_desktop.ui.app import Stage
from fort_desktop.ui.staging import asked, play_until, sample_table, staged

SIZES = ((1366, 768), (1920, 1080))
LANGUAGES = ("en", "cs", "pl")
_SETTLE_MS = 60
_LIMIT_MS = 5000


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture to take: what to show, and what to do there first.

    Attributes:
        name: of the file.
        screen: of the app; "table" needs a game.
        game: makes the game to show.
        act: done when it is shown.
    """

    name: str
    screen: str
    game: Callable[[CardSet], FortTable] | None = None
    act: Callable[[Stage], None] | None = None


def wait(ms: int) -> None:
    """Let the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def wait_settled(stage: Stage, limit_ms: int = _LIMIT_MS) -> None:
    """Wait until nothing moves.

    Raises:
        TimeoutError: something still moves.
    """
    motion = stage.app.motion
    if not motion.settled:  # type: ignore[attr-defined]
        loop = QEventLoop()
        motion.settledChanged.connect(loop.quit)  # type: ignore[attr-defined]
        QTimer.singleShot(limit_ms, loop.quit)
        loop.exec()
        motion.settledChanged.disconnect(loop.quit)  # type: ignore[attr-defined]
    if not motion.settled:  # type: ignore[attr-defined]
        raise TimeoutError("something still moves")


def shot(stage: Stage) -> QImage:
    """The window as it is; a grab renders a frame itself, so pending changes are in it.

    Raises:
        RuntimeError: the window gave no picture.
    """
    wait(_SETTLE_MS)
    wait_settled(stage)
    image = stage.window.grabWindow()
    if image.isNull():
        raise RuntimeError("the window gave no picture: is it shown?")
    return image


def scenes() -> Iterator[Scene]:
    """Every screen, and the table in the situations that differ most."""
    yield Scene("title", "title")
    yield Scene("new-game", "new-game")
    yield Scene("settings", "settings")
    yield Scene("table-start", "table", lambda c: staged(c, 2, asked("play", least=4)))
    yield Scene("table-add", "table", lambda c: staged(c, 3, asked("add", least=3, from_round=3)))
    yield Scene("table-follow", "table", lambda c: staged(c, 3, asked("follow", least=3)))
    yield Scene(
        "table-recruit", "table", lambda c: staged(c, 3, asked("recruit-phase", from_round=4))
    )
    yield Scene("table-late", "table", lambda c: staged(c, 4, asked("play", from_round=8)))
    yield Scene("table-trash", "table", lambda c: staged(c, 2, asked("trash", least=4)))
    yield Scene("table-coin", "table", lambda c: staged(c, 3, asked("coin")))
    yield Scene("table-pay", "table", lambda c: staged(c, 3, asked("pay", least=2)))
    yield Scene("table-rule", "table", lambda c: staged(c, 3, asked("rule")))
    yield Scene("table-perk", "table", lambda c: staged(c, 3, asked("perk")))
    yield Scene(
        "table-recap",
        "table",
        lambda c: staged(c, 4, asked("play", from_round=5)),
        _open_recap,
    )
    yield Scene("table-draft", "table", lambda c: sample_table(c, 3, 5, draft=True))
    yield Scene("curtain", "table", lambda c: sample_table(c, 3, 5, persons=3))
    yield Scene("scoring", "scoring", _finished)
    yield Scene("scoring-chart", "scoring", lambda c: _finished(c, 2))


def _open_recap(stage: Stage) -> None:
    for sheet in stage.window.findChildren(QObject, "recap"):  # that of a table left may be there
        QMetaObject.invokeMethod(sheet, "show")


def _finished(cards: CardSet, seats: int = 4) -> FortTable:
    table = sample_table(cards, seats, 11)
    play_until(table, lambda t: t.over)
    return table


def set_up(stage: Stage, scene: Scene, cards: CardSet) -> None:
    """Show a scene."""
    app = stage.app
    app.show("title")
    if scene.game is not None:
        stage.app.play(scene.game(cards))
        stage.driver.cancel()
    if scene.screen != "table":
        app.show(scene.screen)
    if scene.act is not None:
        scene.act(stage)


def take_all(folder: Path, only: str = "") -> int:
    """Save all pictures whose name contains `only`; returns the exit code."""
    application = QGuiApplication.instance() or QGuiApplication([])
    cards = load_cards()
    stage = Stage(None, "en")
    stage.app.preferences.from_dict({"animation": "off"})  # type: ignore[attr-defined]
    count = 0
    for scene in scenes():
        names = [f"{scene.name}-{lang}-{w}x{h}" for w, h in SIZES for lang in LANGUAGES]
        if not any(only in name for name in names):
            continue
        set_up(stage, scene, cards)
        for width, height in SIZES:
            stage.window.resize(QSize(width, height))
            for lang in LANGUAGES:
                name = f"{scene.name}-{lang}-{width}x{height}"
                if only in name:
                    stage.app.preferences.from_dict({"language": lang})  # type: ignore[attr-defined]
                    shot(stage).save(str(folder / f"{name}.png"))
                    count += 1
    print(f"{count} pictures in {folder}")
    stage.close()
    del application
    return 0
