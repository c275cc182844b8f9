"""`simulate --dogs --cats`: what dogs and cats did is counted."""

import json

import pytest

from fort_desktop.play.simulate import main
from tests.play.helpers import ADAPTER

CARDS = ADAPTER.game.cards


def found(capsys, *arguments):
    assert main(["--seats", "3", "--bots", "random,easy", "--games", "3", *arguments]) == 0
    return capsys.readouterr().out


def test_dogs_and_cats_are_counted(capsys):
    figures = json.loads(found(capsys, "--dogs", "--cats", "--json"))
    assert set(figures["dogs_played"]) == {CARDS.names[dog] for dog in CARDS.dog_cards}
    ids = {cat.id for cat in CARDS.cats}
    assert set(figures["cats_lured"]) == set(figures["cats_used"]) == ids
    assert figures["dogs_housed"] > 0
    assert 0 < figures["cats_held"] <= 3
    assert max(figures["cats_lured"].values()) > 1


@pytest.mark.parametrize(("variant", "there", "not_there"), [("dogs", 2, 3), ("cats", 3, 2)])
def test_one_variant_alone(capsys, variant, there, not_there):
    keys = json.loads(found(capsys, f"--{variant}", "--json"))
    other = "cats" if variant == "dogs" else "dogs"
    assert sum(key.startswith(variant) for key in keys) == there
    assert not any(key.startswith(other) for key in keys)


def test_the_table_says_the_same(capsys):
    text = found(capsys, "--dogs", "--cats")
    starts = [line.split()[0] for line in text.splitlines() if line]
    assert starts[-5:] == ["dogs", "played", "cats", "lured", "used"]


def test_the_setup_names_them(capsys):
    assert json.loads(found(capsys, "--dogs", "--cats", "--json"))["pets"] == ["dogs", "cats"]
    assert json.loads(found(capsys, "--cats", "--json"))["pets"] == ["cats"]
    assert ", basic setup, with dogs and cats, " in found(capsys, "--dogs", "--cats")


def test_without_them_nothing_is_said(capsys):
    assert "pets" not in json.loads(found(capsys, "--json"))
    assert "dogs" not in found(capsys)
    assert not any("cat" in key for key in json.loads(found(capsys, "--json")))


def test_with_a_trace_they_are_counted_too(capsys, tmp_path):
    path = tmp_path / "trace.jsonl"
    figures = json.loads(found(capsys, "--cats", "--json", "--trace", str(path)))
    assert figures["cats_lured"]
    assert any('"cat ' in line or "draw " in line for line in path.read_text().splitlines())
