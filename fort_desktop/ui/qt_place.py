"""Where Qt lies, whatever its folder is called.

PySide6 tells Qt its place by lines of an .ini file that it makes in memory. A comma, a semicolon, a
quotation mark or a backslash in the place itself means something there, and Qt then looks elsewhere
for all it has.
"""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from pathlib import Path

import PySide6

UNFIT = frozenset(',;"\\')


def qt_folder(package: Path = Path(PySide6.__file__).parent) -> Path:
    """The folder with its plugins and translations.

    Args:
        package: the folder of PySide6.
    """
    inner = package / "Qt"  # not on Windows
    return inner if inner.is_dir() else package


def tell(environment: MutableMapping[str, str] = os.environ) -> None:
    """Tell Qt its place in the other way that it has, if need be; to be called before it is used.

    Args:
        environment: of the app; whoever has set it there knows better.
    """
    folder = qt_folder()
    if not UNFIT.isdisjoint(folder.as_posix()):
        environment.setdefault("QT_PLUGIN_PATH", str(folder / "plugins"))
        environment.setdefault("QML_IMPORT_PATH", str(folder / "qml"))
