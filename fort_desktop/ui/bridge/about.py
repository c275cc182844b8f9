"""What the app says of itself: the printed games, what it is made of, and under which licences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import PySide6
import shiboken6
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
        qtFolders: where the libraries of Qt, of PySide6 and of Shiboken6 lie.
        qtSources: where the sources of this Qt and of this PySide6 are to be had.
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
        from fort_desktop.ui.licences import shown  # noqa: PLC0415  not before the first frame

        return [
            {
                "name": part.name,
                "licence": part.licence,
                "holder": part.holder,
                "building": part.building,
            }
            for part in shown()
        ]

    @Property(str, constant=True)
    def qtVersion(self) -> str:
        return PySide6.__version__

    @Property("QStringList", constant=True)  # type: ignore[arg-type]
    def qtFolders(self) -> list[str]:
        own = [Path(str(module.__file__)).parent for module in (PySide6, shiboken6)]
        inner = own[0] / "Qt" / "lib"  # on Windows Qt lies beside PySide6
        return [str(folder) for folder in (inner, *own) if folder.is_dir()]

    @Property("QStringList", constant=True)  # type: ignore[arg-type]
    def qtSources(self) -> list[str]:
        from fort_desktop.ui.licences import qt_sources  # noqa: PLC0415  as above

        return list(qt_sources(PySide6.__version__))

    @Slot(int, result="QStringList")
    def paragraphs(self, part: int) -> list[str]:
        """The words of the licence of a part, by its place among `parts`."""
        from fort_desktop.ui.licences import paragraphs, shown  # noqa: PLC0415  as above

        return paragraphs(shown()[part])
