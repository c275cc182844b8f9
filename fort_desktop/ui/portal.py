"""The desktop's own file dialogs and colours, on Linux.

Desktops offer them as a service, the portal, which Qt uses when it is told to. By itself it takes
those of GTK 3, whatever the desktop is, and a frozen app leaves them out, since they bring half of
GNOME along.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, MutableMapping
from pathlib import Path

from fort_desktop.storage.reading import TooLargeError, read_file

THEME = "QT_QPA_PLATFORMTHEME"
ASKING = "xdgdesktopportal"
BUS = "DBUS_SESSION_BUS_ADDRESS"
FOLDERS = "/usr/local/share:/usr/share"  # where XDG_DATA_DIRS names none
SERVICE = "dbus-1/services/org.freedesktop.portal.Desktop.service"
BACKENDS = "xdg-desktop-portal/portals/*.portal"
LARGEST = 100_000  # bytes; they have a few hundred
INTERFACE = "org.freedesktop.impl.portal.FileChooser"


def choose(environment: MutableMapping[str, str] = os.environ) -> None:
    """Have Qt ask the portal, on a desktop that has one; before Qt is used.

    Args:
        environment: of the app; whoever has set the theme there knows better.
    """
    if sys.platform != "linux" or environment.get(THEME):
        return
    if environment.get(BUS) and offered(environment.get("XDG_DATA_DIRS") or FOLDERS):
        environment[THEME] = ASKING


def forget(environment: MutableMapping[str, str] = os.environ) -> None:
    """Once Qt has read it: programs that are started from here, to show a folder, choose theirs.

    Args:
        environment: of the app.
    """
    if environment.get(THEME) == ASKING:
        del environment[THEME]


def offered(folders: str) -> bool:
    """Whether there is a portal, and somebody who shows dialogs for it."""
    found = [Path(folder) for folder in folders.split(os.pathsep) if folder]
    served = any((folder / SERVICE).is_file() for folder in found)
    return served and any(INTERFACE in words for words in backends(found))


def backends(folders: list[Path]) -> Iterator[str]:
    for folder in folders:
        for file in sorted(folder.glob(BACKENDS)):
            try:
                yield read_file(file, LARGEST).decode("utf-8", "replace")
            except (OSError, TooLargeError):
                continue
