"""Pictures of cards, controls and parts of tables, to look at.

    python -m tools.pictures.gallery --out DIR [--theme evening] [--text 160] [--language cs]

`--catalogue` loads any compiled catalogue, for instance one with longer texts than any language.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTranslator, QUrl
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickView

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.screen import table as _types  # noqa: F401 - the table's parts name them
from fort_desktop.games.fort.screen.cards.card_faces import CardFaces
from fort_desktop.games.fort.screen.cards.icon_rows import face_rows
from fort_desktop.languages import CODES, ENGLISH
from fort_desktop.ui import resources
from fort_desktop.ui.display import PLATFORM
from fort_desktop.ui.language import Language
from fort_desktop.ui.module import prepare
from fort_desktop.ui.offscreen import OFFSCREEN, application

FOLDER = Path(__file__).parent / "qml"
SIZES = ((1366, 768), (1920, 1080))
SCREEN = (4000, 3000)


@dataclass(frozen=True, slots=True)
class Page:
    """A QML file of the module, the data it needs and the sizes to take it at."""

    name: str
    file: str
    sizes: tuple[tuple[int, int], ...] = SIZES
    data: dict[str, Any] = field(default_factory=dict)


def pages(language: str, holder: QObject) -> Iterator[Page]:
    art = QUrl.fromLocalFile(str(resources.ASSETS))
    known = load_cards()
    faces = CardFaces(face_rows(known), art, language, holder)
    cards = {
        "faces": faces,
        "kids": [kid.id for kid in known.kids],
        "perks": [perk.id for perk in known.perks],
        "rules": [rule.id for rule in known.rules],
    }
    for width, height in ((120, 1320), (240, 2600)):
        size = ((1366, height),)
        yield Page(f"cards-{width}", "CardsPage.qml", size, cards | {"cardWidth": width})
    yield Page("controls", "ControlsPage.qml", ((1100, 900),))
    yield Page("forts", "FortsPage.qml", ((1040, 710),))
    yield Page("towers", "TowersPage.qml", SIZES)
    for rivals in (1, 2, 3):
        yield Page(f"table-{rivals}", "TablePage.qml", SIZES, {"rivals": rivals})


def themed(engine: QQmlEngine) -> QObject:
    """Prepare an engine; returns its theme."""
    prepare(engine)
    theme = engine.singletonInstance("Shared", "Theme")
    assert isinstance(theme, QObject), "Theme.qml loads"
    return theme


def take(page: Page, options: argparse.Namespace) -> None:
    view = QQuickView()
    theme = themed(view.engine())
    view.setInitialProperties(page.data)
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    theme.setProperty("mode", options.theme)
    theme.setProperty("textScale", options.text / 100)
    view.resize(*page.sizes[0])
    view.setSource(QUrl.fromLocalFile(str(FOLDER / page.file)))
    view.show()
    for width, height in page.sizes:
        theme.setProperty("unit", max(1.0, min(width / 1366, height / 768)))
        view.resize(width, height)
        QCoreApplication.processEvents()
        view.grabWindow().save(str(options.out / f"{page.name}-{width}.png"))
    shiboken6.delete(view)


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of everything that is drawn.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--theme", choices=("day", "evening", "contrast"), default="day")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--language", choices=CODES, default=ENGLISH)
    parser.add_argument("--catalogue", type=Path)
    parser.add_argument("--only", default="", help="pages whose name begins so")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault(PLATFORM, OFFSCREEN)
    app = application(SCREEN)
    holder = QObject()
    if options.catalogue:
        translator = QTranslator(holder)
        translator.load(str(options.catalogue))
        app.installTranslator(translator)
    elif options.language != ENGLISH:
        Language(resources.TRANSLATIONS, holder).choose(options.language)
    for page in pages(options.language, holder):
        if page.name.startswith(options.only):
            take(page, options)


if __name__ == "__main__":
    main()
