"""A cat that one has not says how to get it."""

import pytest

from fort_desktop.games.fort.screen.cards.pets_shown import cat_rows
from fort_desktop.games.fort.words.labels import People
from tests.games.fort.screen.test_bridge_pets import GAME, at
from tests.ui.bridges import CARDS
from tests.ui.speaking import plain, spoken

PEOPLE = People(CARDS, ["Ola", "Max", "Eva"])
SEATS = [
    {"hand": ["bug"], "cats": ["bandit"]},
    {"hand": ["wart"], "cats": ["kingsly"]},
    {},
]


def told(middle="jitters"):
    """What each cat says to the first seat."""
    table = at(SEATS, cats=[middle])
    rows = cat_rows(GAME.view(table.state, 0), PEOPLE, ())
    return {row.face: plain(row.told) for row in rows}


def test_a_cat_of_the_middle_and_one_of_a_rival_tell_what_lures_them_and_when(english):
    said = told()
    how = (
        "One such card is enough: it comes at the end of your turn, also from a rival, "
        "whatever is in that yard."
    )
    assert said["jitters"].endswith(f"Lured by: coin in your yard. {how}")
    assert said["kingsly"].endswith(f"Lured by: crown in your yard. {how}")


def test_a_cat_that_wants_several_cards_does_not_say_that_one_is_enough(english):
    said = told("dumpling")["dumpling"]
    assert "at least 2 cards with the same suit" in said
    assert "is enough" not in said
    assert "It comes at the end of your turn, also from a rival" in said


def test_the_own_cat_does_not_tell_how_to_get_it(english):
    assert "Lured by" not in told()["bandit"]


@pytest.mark.parametrize(("code", "said"), [("cs", "Stačí jedna taková"), ("pl", "Wystarczy")])
def test_in_czech_and_polish_too(qapp, code, said):
    with spoken(code):
        assert said in told()["jitters"]
