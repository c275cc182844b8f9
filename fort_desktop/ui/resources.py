"""The one place that knows where files lie: in a checkout, in a wheel and in the frozen app.

A wheel and the frozen app carry `assets/`, `LICENSE`, the fonts and the compiled translations in
`fort_desktop/_data`; a checkout has them at its top, the latter two as `dev.py` made them.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
BUNDLED = PACKAGE / "_data"
_TOP = PACKAGE.parent
_BUNDLE = BUNDLED.is_dir()

ASSETS = BUNDLED / "assets" if _BUNDLE else _TOP / "assets"
FONTS = BUNDLED / "fonts" if _BUNDLE else _TOP / "build" / "fonts"
LICENCE = BUNDLED / "LICENSE" if _BUNDLE else _TOP / "LICENSE"
TRANSLATIONS = BUNDLED / "i18n" if _BUNDLE else _TOP / "build" / "i18n"
QML = PACKAGE / "ui" / "qml"
