"""The command that checks a card file."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from fort_desktop.games.fort.cards.check import main
from tests.games.fort.frozen_cards import frozen_text
from tests.storage.odd import NEEDS_ODD_THINGS, ODD, at_once

TEXT, PETS = frozen_text("fort.toml"), frozen_text("cats_dogs.toml")


def test_a_good_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A good file is counted."""
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == (
        "mine.toml: 88 cards are fine (60 kids, 8 best friends, 9 perks, 11 made-up rules)."
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
    assert at_once(main, [str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("fort-desktop check-cards: mine.toml: it cannot be read: ")


def test_a_console_without_these_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters that the console cannot show are replaced, not fatal."""
    path = tmp_path / "žluťoučký.toml"
    path.write_text("", encoding="utf-8")
    console = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", console)
    assert main([str(path)]) == 1
    console.flush()
    assert console.buffer.getvalue().startswith(b"\\u017elu")


def test_a_pack_is_found_by_its_name(tmp_path, capsys, monkeypatch) -> None:
    monkeypatch.setenv("FORT_DESKTOP_HOME", str(tmp_path / "home"))
    packs = tmp_path / "home" / "data" / "packs"
    packs.mkdir(parents=True)
    (packs / "my_cards.toml").write_text(TEXT, "utf-8")
    (packs / "upper.TOML").write_text(TEXT, "utf-8")
    for name in ("my_cards", "upper"):
        assert main([name]) == 0
        assert capsys.readouterr().out.startswith(f"{name}.")


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("text", [TEXT, "kids = 5", "= no TOML", "\udcff", "x" * 1_000_001, None])
def test_whatever_the_name_of_a_file_holds_it_is_told_on_one_line(tmp_path, capsys, text) -> None:
    path = tmp_path / "my\n\x1b[31m cards.toml"
    if text is not None:
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
    main([str(path)])
    done = capsys.readouterr()
    said = (done.out + done.err).removeprefix("fort-desktop check-cards: ")
    assert said.startswith("my [31m cards.toml")
    assert "\x1b" not in said


def test_no_file_given(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a file the cards of the game are checked, dogs and cats among them."""
    assert main([]) == 0
    out = capsys.readouterr().out
    assert out.startswith("fort.toml + cats_dogs.toml: ")
    assert "dogs" in out


def test_several_files_are_one_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kids, pets = tmp_path / "kids.toml", tmp_path / "pets.toml"
    kids.write_text(TEXT, encoding="utf-8")
    pets.write_text(PETS.replace('"drover"', '"bug"'), encoding="utf-8-sig")
    assert main([str(kids), str(pets)]) == 1
    out = capsys.readouterr().out
    assert "kids.toml + pets.toml, dog 'bug', field 'id': expected an id of its own" in out


def test_names_that_are_not_there_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(', pl = "Żuk"', ""), encoding="utf-8")
    assert main([str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "Polski: 1 of 70 names is missing; English stands in." in told
    assert not [line for line in told if line.startswith(("Čeština", "English"))]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--nonsense"], "there is no option '--nonsense' (see fort-desktop check-cards --help)"),
        ([""], "expected names of files; found nothing"),
        (["{0}", "{0}"], "mine.toml: expected each file once; found it twice"),
        (["{0}/mine.toml"], "mine.toml: it cannot be read: Not a directory"),
    ],
)
def test_without_a_file_to_check_there_is_one_sentence(tmp_path, capsys, words, expected) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert main([word.format(path) for word in words]) == 2
    assert capsys.readouterr() == ("", f"fort-desktop check-cards: {expected}.\n")


def test_a_fault_of_one_of_several_files_is_told_with_its_own_line(tmp_path, capsys) -> None:
    """Not with that of the text which they are together."""
    kids, pets = tmp_path / "kids.toml", tmp_path / "pets.toml"
    kids.write_text(TEXT, encoding="utf-8")
    pets.write_text("[a.b]\n[a.b]\n", encoding="utf-8")
    assert main([str(kids), str(pets)]) == 1
    expected = "pets.toml: it is not TOML in line 2, column 5: Cannot declare 'a.b' twice.\n"
    assert capsys.readouterr().out == expected


def test_files_that_are_no_set_together_are_told(tmp_path, capsys) -> None:
    kids, more = tmp_path / "kids.toml", tmp_path / "more.toml"
    for path in (kids, more):
        path.write_text(TEXT, encoding="utf-8")
    assert main([str(kids), str(more)]) == 1
    expected = "kids.toml + more.toml: these files are no set: Cannot declare 'board' twice.\n"
    assert capsys.readouterr().out == expected


@pytest.mark.parametrize("action", ["nonsense", "pizza x nonsense"])
def test_what_an_action_may_be_is_listed_in_words(tmp_path, capsys, action) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('"resource x glue"', f'"{action}"'), encoding="utf-8")
    assert main([str(path)]) == 1
    said = capsys.readouterr().out
    assert "; expected one of " in said
    assert "[" not in said


def test_a_single_thing_is_counted_as_one(tmp_path, capsys) -> None:
    path = tmp_path / "mine.toml"
    text = TEXT.replace(', pl = "Żuk"', "")
    first, *_, last = re.split(r"(?=\[\[perks\]\])", text)
    rules = last.index("[[made_up_rules]]")
    path.write_text(first + last[:rules] + last[rules:], encoding="utf-8")
    assert main([str(path)]) == 0
    said = capsys.readouterr().out
    assert "8 best friends, 1 perk, " in said
    assert "Polski: 1 of 62 names is missing; English stands in.\n" in said
