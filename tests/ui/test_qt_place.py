"""Qt finds its plugins and words in a folder of any name: tried with links to PySide6."""

import os
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from fort_desktop.ui import qt_place, resources
from fort_desktop.ui.qt_place import qt_folder

TOP = resources.PACKAGE.parent
INSTALLED = Path(PySide6.__file__).parent


def start(packages, home):
    """The app with the binding that lies among these packages."""
    variables = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(packages), str(TOP))),
        "FORT_DESKTOP_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "fort_desktop", "--quit-after-ms", "1"]
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["a, b", "a; b", 'a "b" c', "a\\b"])
def test_the_app_starts_whatever_the_folder_of_qt_is_called(tmp_path, name):
    packages = tmp_path / name
    packages.mkdir()
    for package in ("PySide6", "shiboken6"):
        (packages / package).symlink_to(INSTALLED.with_name(package))
    done = start(packages, tmp_path / "home")
    assert (done.returncode, done.stderr) == (0, "")


def test_where_its_folder_has_a_usual_name_qt_is_told_nothing(monkeypatch):
    monkeypatch.setattr(qt_place, "qt_folder", lambda: Path("/opt/žluťoučký kůň/PySide6/Qt"))
    environment = {}
    qt_place.tell(environment)
    assert environment == {}


def test_who_has_told_qt_another_place_knows_better(monkeypatch):
    monkeypatch.setattr(qt_place, "qt_folder", lambda: Path("/opt/a, b/PySide6/Qt"))
    environment = {"QT_PLUGIN_PATH": "/elsewhere"}
    qt_place.tell(environment)
    assert environment["QT_PLUGIN_PATH"] == "/elsewhere"


def test_the_folder_of_qt_has_its_plugins_and_words():
    assert (qt_folder() / "plugins" / "platforms").is_dir()
    assert list((qt_folder() / "translations").glob("qtbase_cs.qm"))


def test_on_windows_qt_lies_in_the_package_itself(tmp_path):
    (tmp_path / "plugins").mkdir()
    assert qt_folder(tmp_path) == tmp_path
