"""How somebody goes on with a game that was saved elsewhere is told as it works for them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from fort_desktop.ui import going_on

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
ENTRY = f"{going_on.DESKTOP_NAME}.desktop"


@pytest.fixture
def installed(monkeypatch) -> None:
    locate = {ENTRY: "/usr/share/applications/x"}.get
    monkeypatch.setattr(QStandardPaths, "locate", lambda _, name: locate(name, ""))


@LINUX
def test_where_the_app_is_installed_a_double_click_is_told_and_no_command(qapp, installed) -> None:
    told = going_on.told(Path("/games/Our evening.fortgame"))
    assert "double-click" in told
    assert "“/games/Our evening.fortgame”" in told
    assert "play" not in told


@LINUX
def test_a_file_that_no_desktop_takes_for_a_game_needs_a_command(qapp, installed) -> None:
    assert "double-click" not in going_on.told(Path("/games/ours.json"))


@LINUX
def test_where_no_entry_of_a_menu_is_there_a_command_is_told(qapp, monkeypatch) -> None:
    monkeypatch.setattr(QStandardPaths, "locate", lambda *_: "")
    assert "double-click" not in going_on.told(Path("/games/ours.fortgame"))


@pytest.mark.skipif(os.name != "posix", reason="POSIX only")
@pytest.mark.parametrize("name", ["plain", 'my "own" $(game)', "Ola's `game`\\"])
def test_a_shell_takes_the_name_of_the_file_as_it_is(name) -> None:
    said = going_on.command(Path(f"/games/{name}.fortgame"))
    heard = subprocess.run(
        ["/bin/sh", "-c", f"printf '%s' {said.partition(' play ')[2]}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert heard.stdout == f"/games/{name}.fortgame"


def test_a_frozen_app_is_called_by_its_own_path(monkeypatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert going_on.command(Path("a.fortgame")).endswith(" play a.fortgame")
    assert Path(sys.executable).name in going_on.command(Path("a.fortgame"))
