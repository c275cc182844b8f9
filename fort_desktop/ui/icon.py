"""The app's icon: one picture, drawn in every size that is asked for."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QImageReader, QPixmap

from fort_desktop.ui import resources

PICTURE = resources.ASSETS / "icon" / "fort-desktop.svg"
WINDOW = (16, 24, 32, 48, 64, 128, 256)  # pixels


def drawn(size: int) -> QImage:
    """The icon, `size` pixels wide and high.

    Raises:
        OSError: its picture is missing or cannot be read.
    """
    reader = QImageReader(str(PICTURE))
    reader.setScaledSize(QSize(size, size))
    image = reader.read()
    if image.isNull():
        raise OSError(f"{PICTURE} cannot be drawn: {reader.errorString()}")
    return image


def window_icon() -> QIcon:
    """The icon for title bars and lists of windows."""
    icon = QIcon()
    for size in WINDOW:
        icon.addPixmap(QPixmap.fromImage(drawn(size)))
    return icon
