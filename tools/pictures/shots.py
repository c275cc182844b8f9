"""Pictures of every screen, in every language, at the sizes people have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
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


@dataclass(frozen=True, slots=True)
class Views:
    """How scenes are looked at: at each of these sizes, in each language.

    Attributes:
        sizes: of the window, in pixels.
        languages: their codes.
        looks: settings in place of those of the scene, such as "theme" and "text_size".
    """

    sizes: Sequence[tuple[int, int]] = SIZES
    languages: Sequence[str] = CODES
    looks: Mapping[str, str | int] = field(default_factory=dict)


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


def take_all(folder: Path, only: str = "", views: Views | None = None) -> int:
    """Save all pictures whose name contains `only`; returns the exit code."""
    wanted = looked_at(scenes(), views or Views())
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


def looked_at(all_scenes: Iterable[Scene], views: Views) -> list[Wanted]:
    """The pictures of these scenes in all views, scene by scene."""
    found = [replace(scene, looks={**scene.looks, **views.looks}) for scene in all_scenes]
    return [(s, lang, size) for s in found for size in views.sizes for lang in views.languages]


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
