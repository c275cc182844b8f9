"""Golden playthroughs: what the rules and views gave when they were last looked at."""

from itertools import zip_longest
from pathlib import Path

import pytest

from fort_desktop.games.fort.rules.events import CatLured
from tests.play.helpers import CARDS, begun
from tools.golden import GAMES, describe, event_text, main, playthrough

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
HINT = "If this is meant, run `python -m tools.golden --write` and read the difference."


@pytest.mark.parametrize("name", GAMES)
def test_game_is_as_it_was(name):
    expected = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(expected, playthrough(name)), 1):
        assert new == old, f"line {number} of {name}.txt. {HINT}"


def test_writing_makes_the_files(tmp_path):
    assert main(["--write", str(tmp_path)]) == 0
    for name in GAMES:
        assert (tmp_path / f"{name}.txt").read_text() == (GOLDEN / f"{name}.txt").read_text()


def test_rules_are_shown_to_their_owners_only():
    """F-FORT 1: a rule taken is in the view and the log of one seat."""
    for name in GAMES:
        for line in (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines():
            reader, _, text = line.partition("  ")
            if text.startswith("log: rule-open"):
                assert reader == " ".join(text.split()[2:4])


def test_dogs_and_cats_are_shown_where_they_are_played_with():
    """D-SET, C-SET: golden playthroughs of the base game do not mention them."""
    keys = {"doghouse", "hidden_dogs", "kennel_size", "cats"}
    for pets in ((), ("dogs",), ("cats",), ("dogs", "cats")):
        view = begun(pets=pets).view(0)
        shown = dict(describe(view))
        found = {key.split()[-1] for key in shown} & keys
        assert found == {key for key in keys if ("cats" if key == "cats" else "dogs") in pets}
        assert ("dogs=True" in shown["options"]) == ("dogs" in pets)
        assert "=False, cats" not in shown["options"]
    bandit = CARDS.cat_numbers["bandit"]
    text = event_text(CARDS, CatLured(bandit, -1, 1))
    assert text == "CatLured cat=bandit source_seat=- seat=2"
