"""Who stands for the colours of seats."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QUrl

from fort_desktop.ui import resources

FACES = {
    "red": "thunder",
    "blue": "sparky",
    "green": "rusty",
    "yellow": "bitsy",
    "violet": "scout",
}


def face_of(colour: str, kind: Literal["faces", "portraits"]) -> str:
    """The address of a picture: the head alone, or all of whoever it is."""
    file = resources.ASSETS / kind / f"{FACES[colour]}.svg"
    return QUrl.fromLocalFile(str(file)).toString()
