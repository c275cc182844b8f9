"""The icon of the app in the forms that systems want, made from its one picture.

    .venv/bin/python -m tools.make_icons [FOLDER]

Into `build/icons`, unless another folder is named: `hicolor` as Linux has it under `share/icons`,
`fort-desktop.ico` for Windows and `fort-desktop.icns` for macOS. Both of these are a list of PNGs
behind a short head, so that nothing but Qt is needed for them; Qt's own writers put in one only.
`fort-desktop.bmp` stands beside the first and the last page of the installer for Windows.
"""

from __future__ import annotations

import argparse
import shutil
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from fort_desktop import terminal
from fort_desktop.ui import icon

TOP = Path(__file__).resolve().parent.parent
BUILD = TOP / "build" / "icons"
NAME = "fort-desktop"
THEMED = "io.github.fort_desktop.FortDesktop"  # as the desktop entry calls it
HICOLOR = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
INSTALLER = QRectF(0, 0, 164, 314)
EVENING, DAY = "#F7C98B", "#BFE3F2"  # of the sky behind it
MACOS = {  # pixels, under each type; those that end in "@2x" on macOS are the second of a size
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}


def png(size: int) -> bytes:
    """The icon as a PNG, `size` pixels wide and high."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not icon.drawn(size).save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs miss it
        raise OSError("Qt cannot write a PNG")
    return bytes(held.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An .ico of PNGs, each under its width in pixels, 256 at most."""
    head = struct.pack("<3H", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    for size, data in pictures.items():
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(pictures.values())


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """An .icns of PNGs, each under its type."""
    parts = [struct.pack(">4sI", kind, 8 + len(data)) + data for kind, data in pictures.items()]
    return struct.pack(">4sI", b"icns", 8 + sum(map(len, parts))) + b"".join(parts)


def beside_the_installer() -> QImage:
    """The icon on a sky, in the one size and form that NSIS takes."""
    image = QImage(INSTALLER.size().toSize(), QImage.Format.Format_RGB888)
    sky = QLinearGradient(INSTALLER.topLeft(), INSTALLER.bottomLeft())
    sky.setColorAt(0, QColor(DAY))
    sky.setColorAt(1, QColor(EVENING))
    painter = QPainter(image)
    painter.fillRect(INSTALLER, sky)
    painter.drawImage(18, 93, icon.drawn(128))
    painter.end()
    return image


def make(folder: Path = BUILD) -> None:
    """Write them all.

    Raises:
        OSError: something cannot be drawn or written.
    """
    for size in HICOLOR:
        themed(folder, f"{size}x{size}", "png").write_bytes(png(size))
    shutil.copyfile(icon.PICTURE, themed(folder, "scalable", "svg"))
    (folder / f"{NAME}.ico").write_bytes(ico({size: png(size) for size in WINDOWS}))
    (folder / f"{NAME}.icns").write_bytes(icns({kind: png(size) for kind, size in MACOS.items()}))
    if not beside_the_installer().save(str(folder / f"{NAME}.bmp"), "BMP"):  # type: ignore[call-overload]
        raise OSError(f"{folder / NAME}.bmp cannot be written")


def themed(folder: Path, size: str, suffix: str) -> Path:
    """Where the icon of a size lies in the theme that all desktops fall back on."""
    place = folder / "hicolor" / size / "apps"
    place.mkdir(parents=True, exist_ok=True)
    return place / f"{THEMED}.{suffix}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The icon of the app for every system.")
    parser.add_argument("folder", type=Path, nargs="?", default=BUILD, metavar="FOLDER")
    folder = parser.parse_args(arguments).folder
    make(folder)
    print(f"Icons in {folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("make_icons", main))
