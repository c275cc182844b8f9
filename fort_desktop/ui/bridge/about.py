"""What the app says of itself: the printed games, what it is made of, and under which licences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop import __version__, builds
from fort_desktop.contract.kits import ids
from fort_desktop.ui.game_screen import game_screen

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class About(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Names, which are the same in every language.

    Attributes:
        version: of the app.
        compiled: whether its compiled rules run, and not their sources.
        printed: per printed game its `name`, its `authors` and its `publisher`.
        parts: per part its `name`, `licence` and `holder`, and whether it is only for `building`.
        qtVersion: of PySide6, and so of Qt.
        qtFolder: where the libraries of Qt lie.
    """

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(bool, constant=True)
    def compiled(self) -> bool:
        return builds.compiled()

    @Property("QVariantList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def printed(self) -> list[dict[str, Any]]:
        return [
            {"name": game.name, "authors": list(game.authors), "publisher": game.publisher}
            for game_id in ids()
            for game in game_screen(game_id).printed
        ]

    @Property("QVariantList", constant=True)  # type: ignore[arg-type]
    def parts(self) -> list[dict[str, Any]]:
        from fort_desktop.ui.licences import PARTS  # noqa: PLC0415  not before the first frame

        return [
            {
                "name": part.name,
                "licence": part.licence,
                "holder": part.holder,
                "building": part.building,
            }
            for part in PARTS
        ]

    @Property(str, constant=True)
    def qtVersion(self) -> str:
        return PySide6.__version__

    @Property(str, constant=True)
    def qtFolder(self) -> str:
        return str(Path(PySide6.__file__).parent)

    @Slot(int, result="QStringList")
    def paragraphs(self, part: int) -> list[str]:
        """The words of the licence of a part, by its place among `parts`."""
        from fort_desktop.ui.licences import PARTS, paragraphs  # noqa: PLC0415  as above

        return paragraphs(PARTS[part])
