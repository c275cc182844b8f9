"""The icon of the app, drawn for every system."""

from __future__ import annotations

import configparser
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

from fort_desktop.ui import icon
from fort_desktop.ui.going_on import DESKTOP_NAME
from tools import make_icons

TOP = Path(__file__).resolve().parents[2]
INK, FLAG, BOARD = QColor("#2A2138"), QColor("#C8374B"), QColor("#E9BE86")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    assert make_icons.main([str(folder)]) == 0
    return folder


def widths(path: Path) -> list[int]:
    """Of all pictures in a file, which are square."""
    reader = QImageReader(str(path))
    found = []
    for n in range(reader.imageCount()):
        reader.jumpToImage(n)
        image = reader.read()
        assert image.width() == image.height(), reader.errorString()
        found.append(image.width())
    return found


def near(image: QImage, colour: QColor) -> int:
    """How many pixels are about of a colour."""

    def apart(other: QColor) -> int:
        pairs = zip(colour.getRgb()[:3], other.getRgb()[:3], strict=True)
        return max(abs(one - two) for one, two in pairs)

    size = range(image.width())
    return sum(apart(image.pixelColor(x, y)) < 40 for x in size for y in size)


def test_fort_and_flag_are_seen_at_16_pixels() -> None:
    small = icon.drawn(16)
    assert near(small, FLAG) >= 8
    assert near(small, BOARD) >= 40
    assert near(small, INK) >= 40


def test_the_corners_of_the_icon_are_free() -> None:
    for size in (16, 256):
        image = icon.drawn(size)
        corners = [(x, y) for x in (0, size - 1) for y in (0, size - 1)]
        assert all(image.pixelColor(*corner).alpha() < 128 for corner in corners)
        assert image.pixelColor(size // 2, 0).alpha() == 255


def entry() -> tuple[str, configparser.SectionProxy]:
    """The name of the desktop entry and what it says."""
    path = next((TOP / "packaging" / "linux").glob("*.desktop"))
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.read(path, encoding="utf-8")
    return path.stem, desktop["Desktop Entry"]


def test_a_desktop_finds_the_entry_of_the_window() -> None:
    """By the name of the file on Wayland, by the window's class on X11, which is the app's name."""
    name, said = entry()
    source = (TOP / "fort_desktop" / "ui" / "app.py").read_text(encoding="utf-8")
    assert (name, "setDesktopFileName(DESKTOP_NAME)" in source) == (DESKTOP_NAME, True)
    assert f'setApplicationName("{said["StartupWMClass"]}")' in source


def test_linux_has_the_icon_in_every_size_under_the_name_of_the_desktop_entry(made: Path) -> None:
    name = entry()[1]["Icon"]
    drawn = {path.parents[1].name: path for path in made.glob(f"hicolor/*/apps/{name}.*")}
    vector = drawn.pop("scalable")
    assert vector.read_bytes() == icon.PICTURE.read_bytes()
    assert {size: QImage(str(path)).width() for size, path in drawn.items()} == {
        f"{size}x{size}": size for size in make_icons.HICOLOR
    }
    assert {16, 32, 48, 256, 512} <= set(make_icons.HICOLOR)


def test_windows_and_macos_have_all_sizes_in_one_file(made: Path) -> None:
    assert widths(made / "fort-desktop.ico") == list(make_icons.WINDOWS)
    assert widths(made / "fort-desktop.icns") == list(make_icons.MACOS.values())


def test_the_frozen_app_asks_for_files_that_are_made(made: Path) -> None:
    spec = (TOP / "packaging" / "fort-desktop.spec").read_text(encoding="utf-8")
    wanted = set(re.findall(r"fort-desktop\.ic\w+", spec))
    assert wanted == {path.name for path in made.glob("*.ic*")}


def test_a_picture_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(icon, "PICTURE", tmp_path / "none.svg")
    with pytest.raises(OSError, match=r"none\.svg cannot be drawn"):
        icon.drawn(16)
