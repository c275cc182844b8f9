"""What the words after `fort-desktop` do."""

from __future__ import annotations

from typing import Any

import pytest

from fort_desktop import command_line, interruption
from fort_desktop.ui import app


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """How the window was opened."""
    runs: list[dict[str, Any]] = []
    monkeypatch.setattr(app, "run", lambda **how: runs.append(how) or 0)
    monkeypatch.setattr(interruption, "end_at_once", lambda: None)
    return runs


@pytest.mark.parametrize("words", [["play"], []])
def test_a_file_opens_the_window_with_its_game(ran, tmp_path, monkeypatch, words):
    (tmp_path / "mine.json").touch()
    monkeypatch.chdir(tmp_path)
    assert command_line.app([*words, "mine.json"]) == 0
    assert ran == [{"quit_after_ms": 0, "file": tmp_path / "mine.json"}]


@pytest.mark.parametrize("words", [["play"], []])
def test_without_a_file_the_window_opens(ran, words):
    assert command_line.app(words) == 0
    assert ran == [{"quit_after_ms": 0, "file": None}]


@pytest.mark.parametrize("words", [["play", "gone.json"], ["gone.json"], ["play", "{0}", "{0}"]])
def test_a_file_that_is_not_there_gets_one_sentence(ran, tmp_path, capsys, words):
    (tmp_path / "mine.json").touch()
    with pytest.raises(SystemExit) as ended:
        command_line.app([word.format(tmp_path / "mine.json") for word in words])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert ran == []
