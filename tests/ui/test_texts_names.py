"""Names that players type never change a sentence, and sentences never change names."""

import pytest

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.words.texts import words
from fort_desktop.games.towers.rules.cards import card_named
from fort_desktop.games.towers.rules.moves import Bid, Take
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.words.sentences import advice_text
from fort_desktop.ui.texts import card_name, texts
from fort_desktop.ui.texts.base import fill
from tests.ui.speaking import CODES, NBSP, plain, spoken

NAMES = ("%n", "%1", "{card}", "{who}", "{}", "100 %", "<b>a b</b>", "V Z", "5 psů", "\\1", "Ó’N")


@pytest.fixture(params=CODES)
def code(request, qapp):
    with spoken(request.param):
        yield request.param


@pytest.mark.parametrize("name", NAMES)
def test_names_stay_as_they_were_typed(code, name):
    assert words().log.play(name, "Bug").startswith(name + " ")
    assert name in words().token_log.pizza(name, 5)
    assert name in words().coach.follow_other(name, words().suits.name(Suit.BOOK))
    assert name in words().turns.curtain_follow(name)


def test_one_name_does_not_fill_in_the_other(code):
    said = words().log.recruit_yard("{card}", "{owner}", "{who}")
    assert [said.count(name) for name in ("{card}", "{owner}", "{who}")] == [1, 1, 1]


def test_numbers_are_set_with_their_words(code):
    assert f"5{NBSP}" in words().token_log.pizza("Ola", 5)
    assert NBSP in texts().screens.round(3)


def test_fill_leaves_what_it_does_not_know():
    assert fill("{a} {b} {a}", {"a": "{b}"}) == "{b} {b} {b}"
    assert fill("{other}", {"a": "x"}) == "{other}"


def test_card_names_come_from_the_cards(code):
    names = {"en": "Bug", "cs": "Brouk", "pl": "Żuczek"}
    assert card_name(names) == names.get(code, "Bug")
    assert card_name(names, "pl") == "Żuczek"
    assert card_name({"en": "Bug"}) == "Bug"
    assert card_name({"de": "Käfer"}) == "Käfer"


def test_a_hint_goes_on_after_its_colon(qapp):
    with spoken("cs"):
        move = words().moves.play("Brouk")
        assert plain(words().hints.plain(move)) == "Moje rada: zahraj kartu Brouk."
    with spoken("pl"):
        move = words().moves.play("Żuczek")
        assert plain(words().hints.plain(move)) == "Moja rada: zagraj kartę „Żuczek”."


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [
        ("en", "take Cake 13.", "take Cake 13"),
        ("cs", "vezmi si kartu Dortová 13.", "vezmi si karty Dortová 13"),
        ("pl", "weź kartę Tortowa 13.", "weź karty Tortowa 13"),
    ],
)
def test_advice_to_take_one_card_of_5_towers_is_about_one(code, one, two, qapp):
    cake, forest = card_named("cake-13"), card_named("forest-5")
    with spoken(code):
        assert plain(advice_text(Take((cake,)), Seat(), ())).endswith(one)
        assert two in plain(advice_text(Take((cake, forest)), Seat(), ()))


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [
        ("en", "Good for you: Cake 13.", "Good for you: "),
        ("cs", "Hodí se ti: Dortová 13.", "Hodí se ti: "),
        ("pl", "Przyda się: Tortowa 13.", "Przydadzą się: "),
    ],
)
def test_advice_to_bid_for_one_card_is_about_one(code, one, two, qapp):
    cake, forest = card_named("cake-13"), card_named("forest-5")
    with spoken(code):
        assert plain(advice_text(Bid(1), Seat(), (cake,))).endswith(one)
        assert two in plain(advice_text(Bid(2), Seat(), (cake, forest)))
