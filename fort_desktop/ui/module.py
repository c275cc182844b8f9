"""Makes the QML module of the app usable in an engine."""

from __future__ import annotations

from PySide6.QtCore import QObject, QUrl
from PySide6.QtQml import QQmlEngine

from fort_desktop.ui import resources


def prepare(engine: QQmlEngine) -> QObject:
    """Tell an engine where the module is, and its theme where pictures and fonts are.

    Returns:
        The theme of this engine.

    Raises:
        RuntimeError: the theme did not load.
    """
    engine.addImportPath(str(resources.QML))
    theme = engine.singletonInstance("Fort", "Theme")
    if not isinstance(theme, QObject):
        raise RuntimeError("Theme.qml did not load")  # noqa: TRY004 - a file is at fault, no type
    theme.setProperty("assets", QUrl.fromLocalFile(str(resources.ASSETS)))
    theme.setProperty("fonts", QUrl.fromLocalFile(str(resources.FONTS)))
    return theme
