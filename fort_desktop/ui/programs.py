"""Programs of the desktop that are started from here, to show a folder: they find libraries of
their own, not those of this app."""

from __future__ import annotations

import os
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from fort_desktop.ui.qt_place import qt_folder

# Read when the app starts, and set for it alone: by PyInstaller, or by `qt_place`.
_PLACES = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "QML_IMPORT_PATH", "LD_LIBRARY_PATH")
_BEFORE = "_ORIG"  # where PyInstaller keeps what was there


def show_folder(folder: Path) -> bool:
    """Have the desktop show a folder; whether it could be asked to."""
    with as_given():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


@contextmanager
def as_given(
    environment: MutableMapping[str, str] = os.environ, home: Path | None = None
) -> Iterator[None]:
    """The environment is for a while as the app was given it.

    Args:
        environment: of the app.
        home: the folder of whose libraries it tells; that of Qt unless told.
    """
    ours = str(qt_folder().parent.parent if home is None else home)
    taken = {
        name: environment[name]
        for name in _PLACES
        if environment.get(name, "").startswith(ours) or name + _BEFORE in environment
    }
    for name in taken:
        before = environment.get(name + _BEFORE)
        if before is None:
            del environment[name]
        else:
            environment[name] = before
    try:
        yield
    finally:
        environment.update(taken)
