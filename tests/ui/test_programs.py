"""What the app tells its own libraries is not for the programs that it starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from fort_desktop.ui.programs import as_given

HOME = Path("/opt/fort-desktop/_internal")


def test_places_of_the_app_are_not_for_other_programs():
    own = {
        "QT_PLUGIN_PATH": f"{HOME}/PySide6/Qt/plugins",
        "QML2_IMPORT_PATH": f"{HOME}/PySide6/Qt/qml",
        "LD_LIBRARY_PATH": str(HOME),
        "LANG": "cs_CZ.UTF-8",
    }
    environment = dict(own)
    with as_given(environment, HOME):
        assert environment == {"LANG": "cs_CZ.UTF-8"}
    assert environment == own


def test_what_was_there_before_is_there_for_them():
    """PyInstaller puts its folder before and keeps what was there under another name."""
    environment = {"LD_LIBRARY_PATH": f"{HOME}:/mine", "LD_LIBRARY_PATH_ORIG": "/mine"}
    with as_given(environment, HOME):
        assert environment["LD_LIBRARY_PATH"] == "/mine"
    assert environment["LD_LIBRARY_PATH"] == f"{HOME}:/mine"


def test_what_the_player_has_set_stays():
    environment = {"QT_PLUGIN_PATH": "/mine/plugins"}
    with as_given(environment, HOME):
        assert environment == {"QT_PLUGIN_PATH": "/mine/plugins"}


def test_it_is_as_before_whatever_happens():
    environment = {"LD_LIBRARY_PATH": str(HOME)}
    with pytest.raises(OSError, match="no"), as_given(environment, HOME):
        raise OSError("no")
    assert environment == {"LD_LIBRARY_PATH": str(HOME)}
