"""Pictures of cards, controls, table parts and screens, to look at.

    python -m fort_desktop.ui.gallery --out DIR [--theme evening] [--text 160] [--language cs]

`--catalogue` loads any compiled catalogue, for instance one with longer texts than any language.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTranslator, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView

from fort_desktop.ui import resources
from fort_desktop.ui.bridge import game_table as _types  # noqa: F401 - the table's parts name them
from fort_desktop.ui.bridge.card_faces import CardFaces
from fort_desktop.ui.bridge.new_game_setup import NewGameSetup
from fort_desktop.ui.bridge.preferences import Preferences
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreModel, ScoreRow
from fort_desktop.ui.language import Language
from fort_desktop.ui.module import prepare

CARDS = resources.PACKAGE / "content" / "data" / "fort.toml"
SIZES = ((1366, 768), (1920, 1080))


@dataclass(frozen=True, slots=True)
class Page:
    """A QML file of the module, the data it needs and the sizes to take it at."""

    name: str
    file: str
    sizes: tuple[tuple[int, int], ...] = SIZES
    data: dict[str, Any] = field(default_factory=dict)


def offscreen() -> None:
    """A large enough offscreen screen, unless another platform is asked for."""
    if os.environ.get("QT_QPA_PLATFORM", "offscreen") != "offscreen":
        return
    screen = {"name": "gallery", "x": 0, "y": 0, "width": 4000, "height": 3000, "dpr": 1}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    file = Path(tempfile.gettempdir()) / "fort-gallery-screen.json"
    file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"


def sample_scores(art: QUrl) -> ScoreModel:
    def face(who: str) -> str:
        return f"{art.toString()}/faces/{who}.svg"

    def kids(*who: str) -> tuple[str, ...]:
        return tuple(f"{art.toString()}/portraits/{kid}.svg" for kid in who)

    # name, colour, face, level, points, total, winner, rule card, kids, lookouts, history
    rows = (
        ScoreRow(
            "Magdaléna",
            "red",
            face("thunder"),
            3,
            (14, 9, 4, 0),
            27,
            False,
            "slime-lab",
            history=(0, 3, 8, 14),
        ),
        ScoreRow(
            "Ola",
            "blue",
            face("sparky"),
            5,
            (9, 23, 8, 4),
            44,
            True,
            "sleepover",
            kids("sparky", "flipper"),
            history=(0, 1, 4, 9),
        ),
        ScoreRow("Max", "green", face("rusty"), 0, (9, 0, 0, 0), 9, history=(0, 0, 5, 9)),
        ScoreRow(
            "Bartłomiej",
            "yellow",
            face("bitsy"),
            1,
            (25, 1, 0, 0),
            26,
            False,
            "minimalism",
            history=(0, 8, 17, 25),
        ),
    )
    sources = ("track", "fort", "rule", "sculpture")
    return ScoreModel(FinalScore(sources, rows, (0, 1, 2, 3)))


def pages(language: str, holder: QObject) -> Iterator[Page]:
    art = QUrl.fromLocalFile(str(resources.ASSETS))
    data = tomllib.loads(CARDS.read_text(encoding="utf-8"))
    rows = data["kids"] + data["perks"] + data["made_up_rules"]
    faces = CardFaces(rows, art, language, holder)
    cards = {
        "faces": faces,
        "kids": [row["id"] for row in data["kids"]],
        "perks": [row["id"] for row in data["perks"]],
        "rules": [row["id"] for row in data["made_up_rules"]],
    }
    for width, height in ((120, 1320), (240, 2600)):
        size = ((1366, height),)
        yield Page(f"cards-{width}", "gallery/CardsPage.qml", size, cards | {"cardWidth": width})
    yield Page("controls", "gallery/ControlsPage.qml", ((1100, 900),))
    yield Page("forts", "gallery/FortsPage.qml", ((1040, 710),))
    yield Page("towers", "gallery/TowersPage.qml", SIZES)
    for rivals in (1, 2, 3):
        yield Page(f"table-{rivals}", "gallery/TablePage.qml", SIZES, {"rivals": rivals})
    summary = QCoreApplication.translate("Gallery", "Round 5: you 9, Ola 12, Max 6")
    yield Page("title", "screens/TitleScreen.qml", SIZES, {"summary": summary, "version": "0.1"})
    yield Page("title-new", "screens/TitleScreen.qml", SIZES, {"summary": "", "version": "0.1"})
    for count in (2, 4):
        setup = NewGameSetup(parent=holder)
        setup.set_count(count)
        setup.set_seed("" if count == 2 else "7")
        yield Page(f"new-game-{count}", "screens/NewGameScreen.qml", SIZES, {"setup": setup})
    preferences = {"preferences": Preferences(language, holder)}
    yield Page("settings", "screens/SettingsScreen.qml", SIZES, preferences)
    scores = sample_scores(art)
    scores.setParent(holder)
    scoring = {"scores": scores, "faces": faces}
    yield Page("scoring", "screens/ScoringScreen.qml", SIZES, scoring)


def take(page: Page, options: argparse.Namespace) -> None:
    view = QQuickView()
    theme = prepare(view.engine())
    view.setInitialProperties(page.data)
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    theme.setProperty("mode", options.theme)
    theme.setProperty("textScale", options.text / 100)
    view.resize(*page.sizes[0])
    view.setSource(QUrl.fromLocalFile(str(resources.QML / "Fort" / page.file)))
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
    parser.add_argument("--language", choices=("en", "cs", "pl"), default="en")
    parser.add_argument("--catalogue", type=Path)
    parser.add_argument("--only", default="", help="pages whose name begins so")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    offscreen()
    app = QGuiApplication([])
    holder = QObject()
    if options.catalogue:
        translator = QTranslator(holder)
        translator.load(str(options.catalogue))
        app.installTranslator(translator)
    elif options.language != "en":
        Language(resources.TRANSLATIONS, holder).choose(options.language)
    for page in pages(options.language, holder):
        if page.name.startswith(options.only):
            take(page, options)


if __name__ == "__main__":
    main()
