"""The one place that knows where files lie: in a checkout, in a wheel and in the frozen app.

A wheel and the frozen app carry `assets/` and the compiled translations in `fort_desktop/_data`;
a checkout has them at its top, the translations as `dev.py` compiled them.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
BUNDLED = PACKAGE / "_data"
FONT_PACKAGES = ("fontpkg_baloo_2", "fontpkg_nunito")

ASSETS = BUNDLED / "assets" if BUNDLED.is_dir() else PACKAGE.parent / "assets"
TRANSLATIONS = BUNDLED / "i18n" if BUNDLED.is_dir() else PACKAGE.parent / "build" / "i18n"
QML = PACKAGE / "ui" / "qml"


def font_files() -> list[Path]:
    """Straight from the packages: their own registry needs entry points, lost when frozen."""
    folders = (Path(str(files(package))) / "files" for package in FONT_PACKAGES)
    return sorted(path for folder in folders for path in folder.glob("*.ttf"))
