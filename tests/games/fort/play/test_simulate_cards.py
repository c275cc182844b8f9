"""`simulate --cards`: games with the cards of files of the player's own."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.cards import check, load_cards
from fort_desktop.games.fort.cards.loader import checked_cards
from fort_desktop.play.simulate import main
from tests.games.fort.frozen_cards import frozen_cards, frozen_text

FORT, PETS = "fort.toml", "cats_dogs.toml"
QUICK = ("--bots", "random", "--games", "1")


def own(text: str) -> str:
    """The same cards but for one rule: the tallest fort is worth more."""
    assert "points = [0, 1, 3, 9, 16, 23]" in text
    return text.replace("points = [0, 1, 3, 9, 16, 23]", "points = [0, 1, 3, 9, 16, 99]")


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    """A set of cards in two files."""
    base, pets = tmp_path / "mine.toml", tmp_path / "my_pets.toml"
    base.write_text(own(frozen_text(FORT)), "utf-8")
    pets.write_text(frozen_text(PETS), "utf-8")
    return str(base), str(pets)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    done = capsys.readouterr()
    return code, done.out, done.err


def test_a_game_is_played_with_the_cards_of_a_file_and_its_trace_says_which(
    capsys, tmp_path, files
):
    trace = tmp_path / "t.jsonl"
    code, out, _ = told(capsys, *QUICK, "--cards", files[0], "--trace", str(trace))
    assert code == 0
    assert out.startswith("1 game of Fort, 2 seats, basic setup, cards of mine.toml, seed")
    lines = [json.loads(line) for line in trace.read_text("utf-8").splitlines()]
    cards = checked_cards([Path(files[0])])
    assert lines[0]["digest"] == cards.digest != load_cards().digest
    assert (lines[0]["type"], lines[-1]["type"]) == ("game", "end")


def test_several_files_are_one_set(capsys, tmp_path, files):
    trace = tmp_path / "t.jsonl"
    asked = ["--cards", files[0], "--cards", files[1], "--dogs", "--cats", "--json"]
    code, out, _ = told(capsys, *QUICK, *asked, "--trace", str(trace))
    assert code == 0
    assert json.loads(out)["cards"] == ["mine.toml", "my_pets.toml"]
    first = json.loads(trace.read_text("utf-8").splitlines()[0])
    cards = checked_cards([Path(file) for file in files])
    assert (first["digest"], first["pets_digest"]) == (cards.digest, cards.pets_digest)


def test_a_pack_is_found_by_its_name(capsys, tmp_path, monkeypatch, files):
    monkeypatch.setenv("FORT_DESKTOP_HOME", str(tmp_path / "home"))
    packs = tmp_path / "home" / "data" / "packs"
    packs.mkdir(parents=True)
    Path(files[0]).rename(packs / "mine.toml")
    code, out, _ = told(capsys, *QUICK, "--cards", "mine", "--json")
    assert (code, json.loads(out)["cards"]) == (0, ["mine.toml"])


def test_the_house_plays_on_with_its_own_cards(capsys, files):
    assert told(capsys, *QUICK, "--cards", files[0])[0] == 0
    assert kit("fort").adapter.digest == frozen_cards().digest
    assert "cards" not in json.loads(told(capsys, *QUICK, "--json")[1])


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_bots_that_think_play_with_cards_that_they_have_never_seen(capsys, tmp_path, level):
    text, trace = own(frozen_text(FORT)).replace('id = "bug"', 'id = "beetle"'), tmp_path / "t"
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    asked = ("--bots", level, "--games", "1", "--seats", "3", "--cards", str(file))
    assert told(capsys, *asked, "--trace", str(trace))[0] == 0
    assert '"beetle"' in trace.read_text("utf-8")


def test_a_name_that_the_terminal_cannot_write_does_not_end_it(monkeypatch, tmp_path, files):
    file = Path(files[0]).rename(tmp_path / "m\u00edn\n\u2665.toml")
    out = io.BytesIO()
    narrow = io.TextIOWrapper(out, encoding="ascii")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", narrow)
        assert main([*QUICK, "--cards", str(file)]) == 0
    narrow.flush()
    assert b", cards of m\\xedn \\u2665.toml, seed" in out.getvalue()


@pytest.mark.parametrize(
    "text",
    [None, b"\xff", b"kids = 5", b"= no TOML", b"x" * 1_000_001],
    ids=["nothing", "no text", "faults", "no TOML", "too large"],
)
def test_a_file_that_cannot_be_played_gets_the_sentences_of_check_cards(
    capsys, tmp_path, monkeypatch, text
):
    monkeypatch.setenv("FORT_DESKTOP_HOME", str(tmp_path / "home"))
    file, trace = tmp_path / "mine.toml", tmp_path / "t.jsonl"
    if text is not None:
        file.write_bytes(text)
    code, out, err = told(capsys, *QUICK, "--cards", str(file), "--trace", str(trace))
    assert (code, out) == (2, "")
    assert check.main([str(file)]) == (1 if text else 2)
    checked = capsys.readouterr()
    *faults, last = err.splitlines()
    assert faults == [
        line.removeprefix("fort-desktop check-cards: ")
        for line in (checked.out + checked.err).splitlines()
    ]
    assert last == "fort-desktop simulate: nothing was played, as there are no cards to play with."
    assert not trace.exists()
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    ("flags", "blamed", "few"),
    [
        (["--dogs"], "--dogs", "dogs"),
        (["--cats"], "--cats", "cats"),
        (["--draft", "--dogs", "--cats"], "--dogs", "dogs"),
    ],
)
def test_of_a_set_without_dogs_it_is_the_wish_for_them_that_is_refused(
    capsys, tmp_path, files, flags, blamed, few
):
    trace = tmp_path / "t.jsonl"
    asked = ("--cards", files[0], *flags, "--trace", str(trace))
    code, out, err = told(capsys, *QUICK, *asked)
    assert (code, out) == (2, "")
    fault = f"{blamed}: the card set has too few {few} for 2 seats"
    assert err == f"fort-desktop simulate: {fault}.\n"
    assert not trace.exists()


def test_a_game_without_card_files_refuses_them(capsys, files):
    code, out, err = told(capsys, "--game", "towers", *QUICK, "--cards", files[0])
    assert (code, out) == (2, "")
    expected = "--cards: towers is played with no cards but its own"
    assert err == f"fort-desktop simulate: {expected}.\n"
