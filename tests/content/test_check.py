"""The command that checks a card file."""

from __future__ import annotations

import io
import sys
from importlib import resources
from pathlib import Path

import pytest

from fort_desktop.content.check import main
from tests.storage.odd import NEEDS_ODD_THINGS, ODD, at_once

TEXT = resources.files("fort_desktop.content").joinpath("data", "fort.toml").read_text("utf-8")


def test_a_good_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A good file is counted."""
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == (
        "mine.toml: 88 cards are fine (60 kids, 8 best friends, 9 perks, 11 made-up rules).\n"
    )


def test_a_bad_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every fault has a line of its own."""
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('"resource x glue"', '"žeton"'), encoding="utf-8")
    assert main([str(path)]) == 1
    out = capsys.readouterr().out
    assert out == "mine.toml, kid 'bitsy', field 'public': unexpected 'žeton' in 'žeton'.\n"


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    path = tmp_path / "mine.toml"
    ODD[kind](path)
    assert at_once(main, [str(path)]) == 1
    assert capsys.readouterr().out.startswith("mine.toml: it cannot be read: ")


def test_a_console_without_these_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters that the console cannot show are replaced, not fatal."""
    path = tmp_path / "žluťoučký.toml"
    path.write_text("", encoding="utf-8")
    console = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", console)
    assert main([str(path)]) == 1
    console.flush()
    assert console.buffer.getvalue().startswith(b"\\u017elu")


def test_no_file_given(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a file the usage is shown."""
    with pytest.raises(SystemExit):
        main([])
    assert "check-cards" in capsys.readouterr().err
