"""*Add a card* of CONTRIBUTING.md: a kid and its portrait, and nothing else needs to change."""

import re
import shutil

import pytest

from tests.recipes.workshop import CARDS

pytestmark = pytest.mark.slow
PEBBLE = """[[kids]]
id = "pebble"
name = { en = "Pebble", cs = "Oblázek", pl = "Kamyk" }
suits = ["book"]
public = "2 pizza"
private = "toy x book"

"""
PLAYED = """
from fort_desktop.games.fort.cards import load_cards
from tests.games.fort.rules.positions import fort, seat


def test_pebble():
    t = fort(seat(hand="pebble"), cards=load_cards())
    t.play("play pebble", "do public")
    assert t.stuff(1) == (2, 0)
"""
FIRST_PERK = '[[perks]]\nid = "birthday-party"'
COUNTED = "tests/games/fort/cards/test_fort_toml.py"
COUNTING = {"test_f_set_as_many_cards_as_in_the_box"}
TESTS = (
    *(
        f"tests/games/fort/cards/test_{name}.py"
        for name in ("check", "fort_toml", "cats_dogs_toml")
    ),
    *(f"tests/games/fort/cards/test_{name}.py" for name in ("loader", "pets")),
    *(
        f"tests/games/fort/rules/test_{name}.py"
        for name in ("draft", "invariants", "kids", "setup")
    ),
    *(f"tests/games/fort/rules/test_{name}.py" for name in ("pets_setup", "snapshot", "alike")),
    "tests/games/fort/play/test_preview.py",
    "tests/tools/test_golden.py",
)
# These play with frozen cards: one test of each shows that they do, whatever the others tell.
ELSEWHERE = (
    "tests/games/fort/screen/test_bridge.py::test_models_equal_the_state_all_through_a_game[2-1-True]",
    "tests/games/fort/screen/test_card_layer.py::test_a_legal_drop_plays",
    "tests/games/fort/screen/test_story.py::test_a_play_is_told_from_the_card_to_the_yard",
    "tests/ui/test_rematch.py::test_once_a_person_has_decided_a_rematch_is_a_game_like_any_other",
)
READING = re.compile(r"\bload_cards\(")


def readers(workshop):
    """The files of tests that read the shipped cards themselves."""
    files = sorted((workshop.top / "tests").rglob("test_*.py"))
    found = [path for path in files if READING.search(path.read_text(encoding="utf-8"))]
    return [path.relative_to(workshop.top).as_posix() for path in found]


def add(workshop, card):
    """Before the perks, at the end of the kids."""
    workshop.change(CARDS, FIRST_PERK, f"{card}{FIRST_PERK}")


def test_a_card_breaks_only_the_test_that_counts_the_box(workshop):
    add(workshop, PEBBLE)
    assert ": 115 cards are fine (61 kids, " in workshop.run("-m", "fort_desktop", "check-cards")
    portraits = workshop.top / "assets" / "portraits"
    shutil.copy2(portraits / "bug.svg", portraits / "pebble.svg")
    workshop.run("tools/draw_lids.py")
    workshop.write("tests/games/fort/rules/test_kids_of_our_own.py", PLAYED.splitlines())
    played = "tests/games/fort/rules/test_kids_of_our_own.py"
    reading = readers(workshop)
    assert {COUNTED, played} < set(reading)
    asked = dict.fromkeys((*TESTS, *reading, *ELSEWHERE))
    assert workshop.failing(*asked, "-m", "not slow") == COUNTING
    workshop.change(COUNTED, "len(cards.park_kids) == 60", "len(cards.park_kids) == 61")
    assert workshop.failing(COUNTED) == set()
    assert workshop.run("-m", "fort_desktop", "--quit-after-ms", "200") == ""
    assert "illegal    0" in workshop.run("-m", "fort_desktop", "simulate", "--games", "1")


def test_what_is_left_out_is_asked_for(workshop):
    add(workshop, PEBBLE)
    found = workshop.failing(
        "tests/games/fort/rules/test_kids.py", "tests/ui/test_setup_bridges.py"
    )
    assert found == {"test_every_kid_has_a_test", "test_every_card_has_its_pictures[pebble]"}


def test_a_fault_is_named_with_card_and_field(workshop):
    faulty = PEBBLE.replace("2 pizza", "2 pizzas")
    add(workshop, faulty)
    told = workshop.run("-m", "fort_desktop", "check-cards", CARDS, code=1)
    assert told.startswith("fort.toml, kid 'pebble', field 'public': unexpected 'pizzas'")


def test_a_card_without_a_name_in_a_language_has_its_english_one(workshop):
    nameless = PEBBLE.replace(', pl = "Kamyk"', "")
    add(workshop, nameless)
    told = workshop.run("-m", "fort_desktop", "check-cards").splitlines()
    assert told[1:] == ["Polski: 1 of 97 names is missing; English stands in."]
