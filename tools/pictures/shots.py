"""Pictures of every screen, in every language, at the sizes people have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.languages import CODES, ENGLISH
from fort_desktop.ui import chance, offscreen
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.app_bridge import TABLE
from fort_desktop.ui.grabbing import SETTLE_MS, shot, wait
from tools.pictures.scenes import USUAL, Scene, scenes

Wanted = tuple[Scene, str, tuple[int, int]]

SIZES = ((1366, 768), (1920, 1080))
README = {
    "table-follow": "following",
    "table-preview": "preview",
    "table-house": "doghouse",
    "scoring": "scoring",
    "towers-3-bid": "towers",
}
_QUALITY = 90  # of WebP: outlines stay clean, at less than half the size of a PNG


def save(image: QImage, path: Path, quality: int = -1) -> None:
    """Write a picture; its name says in which format.

    Raises:
        OSError: it could not be written.
    """
    if not image.save(str(path), quality=quality):
        raise OSError(f"{path} could not be written")


def set_up(stage: Stage, scene: Scene, cards: CardSet) -> None:
    """Show a scene; what is done there is still to be done."""
    app = stage.app
    chance.source.seed(1)  # what lies about is the same each time
    app.preferences.from_dict({**USUAL, **scene.looks})  # type: ignore[attr-defined]
    app.show("title")
    if scene.game is not None:
        stage.app.play(scene.game(cards))
        stage.driver.cancel()
    if scene.screen != TABLE:
        app.show(scene.screen)


@contextmanager
def acted(stage: Stage, scene: Scene) -> Iterator[None]:
    """What is done in a scene is done meanwhile."""
    if scene.act is not None:
        scene.act(stage)
    yield
    if scene.after is not None:
        scene.after(stage)


def take_all(folder: Path, only: str = "") -> int:
    """Save all pictures whose name contains `only`; returns the exit code."""
    wanted = [(s, lang, size) for s in scenes() for size in SIZES for lang in CODES]
    count = 0
    for name, image in pictures(p for p in wanted if only in _name(*p)):
        save(image, folder / f"{name}.png")
        count += 1
    print(f"{count} pictures in {folder}")
    return 0


def take_readme(folder: Path) -> int:
    """Save the pictures of README.md, in English; returns the exit code."""
    wanted = [(s, ENGLISH, SIZES[0]) for s in scenes() if s.name in README]
    for (scene, _, _), (_, image) in zip(wanted, pictures(wanted), strict=True):
        save(image, folder / f"{README[scene.name]}.webp", _QUALITY)
    print(f"{len(wanted)} pictures in {folder}")
    return 0


def _name(scene: Scene, language: str, size: tuple[int, int]) -> str:
    return f"{scene.name}-{language}-{size[0]}x{size[1]}"


def pictures(wanted: Iterable[Wanted]) -> Iterator[tuple[str, QImage]]:
    """Take them in this order; each with its name."""
    application = offscreen.application()
    cards = load_cards()
    stage = Stage(None, ENGLISH)
    stage.app.preferences.from_dict({"animation": "off"})  # type: ignore[attr-defined]
    shown = None
    for scene, language, size in wanted:
        if scene is not shown:
            set_up(stage, scene, cards)
            shown = scene
        stage.window.resize(QSize(*size))
        stage.app.preferences.from_dict({"language": language})  # type: ignore[attr-defined]
        wait(SETTLE_MS)
        with acted(stage, scene):
            yield _name(scene, language, size), shot(stage)
    stage.close()
    del application
