"""What the words after `fort-desktop` do."""

from __future__ import annotations

import importlib
import sys
import sysconfig
from typing import Any

import pytest
from PySide6.QtGui import QImage

from fort_desktop import command_line, interruption
from fort_desktop.arguments import answered
from fort_desktop.ui import app, demo, display, start_failed


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
    assert command_line.run([*words, "mine.json"]) == 0
    assert ran == [{"quit_after_ms": 0, "opened": None, "file": tmp_path / "mine.json"}]


@pytest.mark.parametrize("words", [["play"], []])
def test_without_a_file_the_window_opens(ran, words):
    assert command_line.run(words) == 0
    assert ran == [{"quit_after_ms": 0, "opened": None, "file": None}]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["play", "gone"], "play: there is no file 'gone' (see fort-desktop play --help)"),
        (["play", ""], "play: expected the name of a file; found nothing"),
        (
            ["gone"],
            ": there is no file and no command 'gone'; commands are play, simulate, arena, analyse",
        ),
        (["play", "{0}", "{0}"], "play: expected the file of one game; found '{0}' beside it"),
        (["play", "{1}"], "play: expected the file of a game; '{1}' is something else"),
        (["{1}"], ": expected the file of a game; '{1}' is something else"),
        (["play", "-x"], "play: there is no option '-x' (see fort-desktop play --help)"),
        (["--quit-after-ms"], ": --quit-after-ms: expected a whole number from 0 to "),
        (["demo", "--seed", "x"], "demo: --seed: expected a whole number from 0 to "),
        (["demo", "--out", ""], "demo: --out: expected the name of a folder; found nothing"),
        (["demo", "--out", "{0}"], "demo: --out: the folder '{0}' cannot be made: File exists"),
        (["demo", "{0}"], "demo: there is no use for the word '{0}' (see fort-desktop demo --"),
    ],
)
def test_words_of_no_use_get_one_sentence(ran, tmp_path, capsys, words, expected):
    places = (tmp_path / "mine.json", tmp_path)
    places[0].touch()
    assert command_line.run([word.format(*places) for word in words]) == 2
    out, err = capsys.readouterr()
    name = "fort-desktop" if expected.startswith(":") else "fort-desktop "
    assert err.startswith(name + expected.format(*places))
    assert (out, err.count("\n"), err[-2:]) == ("", 1, ".\n")
    assert ran == []


@pytest.mark.parametrize("word", ["gone.fortgame", "."])
def test_what_is_no_file_is_told_in_the_window_where_nobody_sees_a_terminal(
    ran, tmp_path, monkeypatch, capsys, word
):
    monkeypatch.delenv(display.PLATFORM)
    monkeypatch.setattr(display, "trouble", lambda: "")
    monkeypatch.chdir(tmp_path)
    assert command_line.run(["play", word]) == 0
    assert [how["file"] for how in ran] == [tmp_path / word]
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("words", "seen", "trouble"),
    [(["gone"], False, ""), (["play", "gone"], True, ""), (["play", "gone"], False, "no display")],
)
def test_else_it_gets_its_sentence(ran, monkeypatch, capsys, words, seen, trouble):
    monkeypatch.delenv(display.PLATFORM)
    monkeypatch.setattr(display, "trouble", lambda: trouble)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: seen)
    assert command_line.run(words) == 2
    assert "there is no file" in capsys.readouterr().err
    assert ran == []


def test_a_game_that_no_window_can_show_is_left_alone(ran, tmp_path, monkeypatch, capsys):
    (tmp_path / "mine.json").touch()
    monkeypatch.setattr(display, "trouble", lambda: "There is no display here")
    assert command_line.run(["play", str(tmp_path / "mine.json")]) == 1
    expected = f"'{tmp_path / 'mine.json'}' stays as it is and cannot be shown"
    said = f"fort-desktop play: {expected}: There is no display here.\n"
    assert capsys.readouterr() == ("", said)
    assert ran == []


@pytest.mark.parametrize(
    ("words", "seen", "plays"),
    [([], True, True), (["--demo-out", "there"], False, True), ([], False, False)],
)
def test_bots_play_where_no_window_can_be_shown_only_for_somebody_who_sees_it(
    ran, monkeypatch, capsys, words, seen, plays
):
    played, refused = [], []
    monkeypatch.setattr(display, "trouble", lambda: "There is no display here")
    monkeypatch.setattr(demo, "demo_instead", lambda *told: played.append(told) or 0)
    monkeypatch.setattr(start_failed, "is_seen", lambda: seen)
    monkeypatch.setattr(start_failed, "refuse", refused.append)
    assert command_line.run(words) == (0 if plays else 1)
    assert played == ([("There is no display here", "".join(words[1:]))] if plays else [])
    assert refused == ([] if plays else ["There is no display here"])
    told = "" if plays else "fort-desktop: There is no display here.\n"
    assert capsys.readouterr() == ("", told)
    assert ran == []


@pytest.mark.parametrize("command", command_line.COMMANDS)
def test_each_command_explains_its_own_words(ran, capsys, command):
    with pytest.raises(SystemExit) as ended:
        command_line.run([command, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith(f"usage: fort-desktop {command} [-h] ")
    assert "SUPPRESS" not in said
    assert ran == []


def test_the_app_explains_that_it_takes_a_file_and_which_games_it_has(ran, capsys):
    with pytest.raises(SystemExit) as ended:
        command_line.run(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith("usage: fort-desktop [-h] [--version] [FILE | COMMAND ...]\n")
    assert "Play Fort or 5 Towers in a window" in said
    assert ran == []


def test_a_picture_that_cannot_be_saved_is_told(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(demo, "prepare_platform", lambda: None)
    monkeypatch.setattr(demo, "play_demo", lambda folder, _: demo.save(QImage(), folder / "1.png"))
    assert demo.main(["--out", str(tmp_path)]) == 1
    said = f"the picture '{tmp_path / '1.png'}' cannot be saved; the game ends here"
    assert capsys.readouterr().err.startswith(f"fort-desktop demo: {said}")


def test_a_library_that_the_system_refuses_to_load_is_told_in_one_sentence(
    tmp_path, monkeypatch, capsys
):
    (tmp_path / f"qt_of_this_test{sysconfig.get_config_var('EXT_SUFFIX')}").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert answered("fort-desktop", lambda: importlib.import_module("qt_of_this_test")) == 1
    said = capsys.readouterr().err
    assert said.startswith("fort-desktop: qt_of_this_test cannot be loaded: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "source", ["import no_such_module_at_all", "from sys import nothing_of_it"]
)
def test_a_fault_of_an_import_in_a_source_is_nothing_foreseen(tmp_path, monkeypatch, source):
    (tmp_path / "faulty_in_this_test.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ImportError):
        answered("fort-desktop", lambda: importlib.import_module("faulty_in_this_test"))
