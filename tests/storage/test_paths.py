"""Where files lie."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from fort_desktop.storage.paths import Folders, standard_folders


def test_platform_folders() -> None:
    folders = standard_folders({})
    assert folders.config == platformdirs.user_config_path("fort-desktop", appauthor=False)
    assert folders.data == platformdirs.user_data_path("fort-desktop", appauthor=False)
    assert folders.logs == platformdirs.user_log_path("fort-desktop", appauthor=False)


def test_one_folder_for_a_portable_copy(folder: Path) -> None:
    folders = standard_folders({"FORT_DESKTOP_HOME": str(folder)})
    assert folders == Folders(folder / "config", folder / "data", folder / "logs")
    assert folders.settings_file == folder / "config" / "settings.json"
    assert folders.autosaves == folder / "data" / "autosave"
    assert folders.packs == folder / "data" / "packs"
    assert folders.lock_file == folder / "data" / "running.lock"
    assert folders.log_file == folder / "logs" / "fort-desktop.log"


def test_relative_and_empty_homes() -> None:
    assert standard_folders({"FORT_DESKTOP_HOME": "games"}).data == Path.cwd() / "games" / "data"
    assert standard_folders({"FORT_DESKTOP_HOME": ""}) == standard_folders({})
    home = standard_folders({"FORT_DESKTOP_HOME": "~/games"})
    assert home.config == Path.home() / "games" / "config"


def test_a_home_of_nobody_is_a_name_like_any_other() -> None:
    found = standard_folders({"FORT_DESKTOP_HOME": "~nobody-of-this-name/fort"})
    assert found.data.parts[-3:] == ("~nobody-of-this-name", "fort", "data")


def test_environment_is_read_at_the_call(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORT_DESKTOP_HOME", str(folder))
    assert standard_folders().data == folder / "data"


def test_nothing_is_made_before_it_is_used(folder: Path) -> None:
    standard_folders({"FORT_DESKTOP_HOME": str(folder)})
    assert list(folder.iterdir()) == []
