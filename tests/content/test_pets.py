"""Dogs and cats in card files: the shipped ones, and every fault with a sentence of its own."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest

from fort_desktop.content import CardFileError, load_cards
from fort_desktop.content.build import build_cards
from fort_desktop.content.check import main
from fort_desktop.content.pet_schema import ConditionId, MomentId
from fort_desktop.games.fort.actions import Suit, parse_action
from fort_desktop.games.fort.pets import Cat, Condition, Dog, Lure, Moment, Need

DATA = resources.files("fort_desktop.content").joinpath("data")
BASE = DATA.joinpath("fort.toml").read_text("utf-8")
PETS = DATA.joinpath("cats_dogs.toml").read_text("utf-8")
NAME = '{ en = "A", cs = "Á", pl = "Ą" }'


def dog(name: str) -> Dog:
    return next(dog for dog in load_cards().dogs if dog.id == name)


def cat(name: str) -> Cat:
    return load_cards().cats[load_cards().cat_numbers[name]]


def faults(text: str) -> list[str]:
    with pytest.raises(CardFileError) as caught:
        build_cards(text, "my.toml")
    return str(caught.value).splitlines()


def entry(table: str, fields: dict[str, str]) -> str:
    """The built-in files with one more entry; `fields` are TOML values, "" leaves one out."""
    lines = [f"{key} = {value}" for key, value in fields.items() if value]
    return "\n".join([BASE, PETS, f"[[{table}]]", *lines, ""])


def with_dog(**fields: str) -> str:
    usual = {"id": '"new"', "name": NAME, "suit": '"book"', "need": "{ kid = 1 }"}
    return entry("dogs", usual | {"action": '"2 vp"', "house": '"own"'} | fields)


def with_cat(**fields: str) -> str:
    usual = {"id": '"new"', "name": NAME, "lure": '{ suits = ["book"] }'}
    return entry("cats", usual | {"power": '{ when = "before-play", do = "pack" }'} | fields)


# --- the shipped ones ---------------------------------------------------------------------------


def test_d_set_eighteen_dogs_three_of_each_suit() -> None:
    """D-SET: they are numbered after all kids and there once each."""
    cards = load_cards()
    assert cards.dog_cards == tuple(range(68, 86))
    assert cards.first_dog == 68
    assert cards.cards[68:] == cards.dogs
    counts = Counter(suit for found in cards.dogs for suit in found.suits)
    assert set(counts.values()) == {3}
    assert Suit.COIN not in counts
    assert not any(cards.is_dog(card) for card in (*cards.park_kids, 0))


def test_c_set_eight_cats_one_for_each_suit_and_one_for_two_alike() -> None:
    """C-SET, C-LURE: seven are lured by one suit each, coin among them, Dumpling by two alike."""
    lures = {found.id: found.lure for found in load_cards().cats}
    assert lures.pop("dumpling") == Lure(same=2)
    assert {suits for lure in lures.values() for suits in lure.suits} == set(Suit)
    assert all(lure == Lure(suits=lure.suits) for lure in lures.values())


def test_d_play_dogs_known_from_the_rulebook() -> None:
    """D-PLAY, D-HOUSE, R27: Sultán, Pumpa and Loki."""
    assert dog("barkley").need == Need(
        different=2, other_than=frozenset({Suit.CROWN}), hand_only=True
    )
    assert (dog("pumpkin").action, dog("pumpkin").need) == (None, Need(kids=1))
    assert [found.id for found in load_cards().dogs if found.neighbour] == ["loki"]
    assert dog("hershey").need == Need(pizza=1, toy=1)
    assert dog("pudge").need.tokens == 2
    assert str(dog("pesto").action) == "recruit -> 2 resource"


def test_c_power_cats_known_from_the_rulebook() -> None:
    """C-POWER, R29: the moment of each power."""
    assert (cat("jitters").moment, str(cat("jitters").action)) == (Moment.UNFOLLOWED, "vp")
    assert (cat("sprightly").moment, cat("sprightly").action) == (Moment.DRAW, None)
    assert cat("scratch").moment is Moment.FOLLOWED
    assert cat("scavenger").condition is Condition.NO_PIZZA
    assert cat("kingsly").condition is Condition.HIGHEST_FORT


def test_d_play_no_dog_has_a_kids_actions() -> None:
    """D-PLAY, D-SUIT: nobody follows a dog, and no dog is a best friend."""
    for found in load_cards().dogs:
        assert (found.public, found.private, found.actions) == (None, None, (None, None))
        assert (found.copies, found.best_friend, found.fort_icons) == (1, False, 0)


def test_every_pet_is_named_in_three_languages() -> None:
    for found in (*load_cards().dogs, *load_cards().cats):
        assert set(found.names) == {"en", "cs", "pl"}
        assert all(found.names.values())
        assert found.action is None or parse_action(str(found.action)) == found.action


def test_the_built_in_file_is_right() -> None:
    """It is not checked when the app starts, so it is checked here."""
    checked, loaded = build_cards(BASE + PETS, "both.toml"), load_cards()
    assert (checked.dogs, checked.cats) == (loaded.dogs, loaded.cats)
    assert checked.pets_digest == loaded.pets_digest


def test_the_schema_knows_what_the_rules_know() -> None:
    assert set(get_args(MomentId)) == {moment.value for moment in Moment}
    assert set(get_args(ConditionId)) == {condition.value for condition in Condition} - {""}


# --- a player's own file ------------------------------------------------------------------------


def test_a_file_without_dogs_and_cats_has_none() -> None:
    """D-SET, C-SET: a player's file need not bring them; the shipped ones do not come instead."""
    cards = build_cards(BASE, "my.toml")
    assert (cards.dogs, cards.cats, cards.pets_digest) == ((), (), "")
    assert len(cards.cards) == 68
    assert cards.digest == load_cards().digest


def test_a_file_may_bring_dogs_without_cats() -> None:
    cards = build_cards(BASE + PETS.split("[[cats]]")[0], "my.toml")
    assert (len(cards.dogs), cards.cats) == (18, ())
    assert cards.pets_digest not in {"", load_cards().pets_digest}


@pytest.mark.parametrize(
    ("old", "new"), [('"Drover"', '"Rover"'), ('"2 vp"', '" 2  vp"'), ("# need", "# the need")]
)
def test_pets_digest_ignores_what_the_rules_cannot_see(old: str, new: str) -> None:
    assert old in PETS
    cards = build_cards(BASE + PETS.replace(old, new), "my.toml")
    assert cards.pets_digest == load_cards().pets_digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"drover"', '"rover"'),
        ('suit = "book"', 'suit = "coin"'),
        ('add = ["book", "book"]', 'add = ["book"]'),
        ('except = ["skateboard"]', 'except = ["skateboard", "book"]'),
        (', from = "hand"', ""),
        ('action = "3 vp"', 'action = "4 vp"'),
        ('house = "neighbour"', 'house = "own"'),
        ("same = 2", "same = 3"),
        ('when = "followed"', 'when = "unfollowed"'),
        ('if = "no pizza in stuff", ', ""),
        ('do = "pack"', 'do = "toy"'),
    ],
)
def test_pets_digest_sees_every_change_of_the_rules(old: str, new: str) -> None:
    """The digest of the base game does not change with them."""
    assert old in PETS
    cards = build_cards(BASE + PETS.replace(old, new, 1), "my.toml")
    assert cards.pets_digest != load_cards().pets_digest
    assert cards.digest == load_cards().digest


def test_the_command_counts_dogs_and_cats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BASE + PETS, encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == (
        "mine.toml: 114 cards are fine (60 kids, 8 best friends, 9 perks, 11 made-up rules, "
        "18 dogs, 8 cats).\n"
    )


# --- faults -------------------------------------------------------------------------------------

DOG_FAULTS = [
    ({"id": '"Loki"'}, "dog 'Loki', field 'id': expected lower-case words"),
    ({"id": '"bug"'}, "kid 'bug', field 'id': expected an id of its own; found 2 cards"),
    ({"name": '{ en = "A", pl = "A" }'}, "dog 'new', field 'name.cs': it is missing"),
    ({"suit": '"any"'}, "dog 'new', field 'suit': expected one of book, crown"),
    ({"suits": '["book"]'}, "'suits': this field is unknown; expected one of action, house"),
    ({"suit": ""}, "field 'suit': it is missing; expected one of book"),
    ({"need": ""}, "field 'need': it is missing; expected a table with what is needed"),
    ({"need": "{}"}, "field 'need': expected one or more of add, different, kid, spend, lookout"),
    ({"need": "2"}, "field 'need': expected a table with what is needed; found 2"),
    ({"need": "{ add = [] }"}, "field 'need.add': expected one to 6 of book"),
    ({"need": '{ add = ["coin"] }'}, "field 'need.add[1]': expected one to 6 of book"),
    ({"need": "{ different = 7 }"}, "field 'need.different': expected a whole number from 1 to 6"),
    (
        {"need": '{ different = 6, except = ["book", "book"] }'},
        "field 'need.different': expected at most 5, as there are no more suits that count; found",
    ),
    (
        {"need": '{ kid = 1, except = ["book"] }'},
        "field 'need.except': expected it beside 'different' only",
    ),
    (
        {"need": '{ different = 1, except = "book" }'},
        "field 'need.except': expected one or more of book",
    ),
    ({"need": '{ kid = 1, from = "hand" }'}, "'need.from': expected it beside 'add' or"),
    (
        {"need": '{ add = ["book"], from = "deck" }'},
        "field 'need.from': expected the word hand, or nothing; found 'deck'",
    ),
    ({"need": "{ other_than = 3, kid = 1 }"}, "unknown; expected one of add, different, except"),
    ({"need": "{ kid = 0 }"}, "field 'need.kid': expected a whole number from 1 to 6; found 0"),
    ({"need": "{ spend = {} }"}, "field 'need.spend': expected at least one token"),
    ({"need": "{ spend = { toys = 1 } }"}, "'need.spend.toys': this field is unknown"),
    ({"need": "{ spend = { toy = 31 } }"}, "field 'need.spend.toy': expected a whole number"),
    ({"need": "{ fort = 6 }"}, "field 'need.fort': expected a whole number from 1 to 5; found 6"),
    ({"action": ""}, "field 'action': it is missing; expected an action in the icon grammar"),
    ({"action": '"woof"'}, "field 'action': unexpected 'woof' in 'woof'"),
    ({"action": "1"}, "characters, or kid-action; found 1"),
    ({"action": '"vp x book"'}, "field 'action': expected nothing that is multiplied by a suit"),
    ({"action": '"vp -> trash-this"'}, "field 'action': expected no 'trash-this'"),
    (
        {"action": '"kid-action"', "need": "{ kid = 2 }"},
        "field 'need.kid': expected kid = 1, as 'kid-action' is an action of the added kid; found",
    ),
    ({"action": '"kid-action"', "need": "{ fort = 1 }"}, "added kid; found none"),
    ({"house": '"mine"'}, "field 'house': expected one of own and neighbour; found 'mine'"),
]
CAT_FAULTS = [
    ({"id": '"drover"'}, "dog 'drover', field 'id': expected an id of its own; found 2 cards"),
    ({"name": '"A"'}, "cat 'new', field 'name': expected a table with a name"),
    ({"lure": "{}"}, "cat 'new', field 'lure': expected one or more of suits, cards and same"),
    ({"lure": "{ suits = [] }"}, "field 'lure.suits': expected one or more of book"),
    ({"lure": '{ suits = ["book", "book"] }'}, "field 'lure.suits': expected different suits"),
    ({"lure": "{ cards = 0 }"}, "field 'lure.cards': expected a whole number from 1 to 20"),
    ({"lure": "{ same = 1 }"}, "field 'lure.same': expected a whole number from 2 to 20"),
    ({"power": '{ do = "pack" }'}, "'power.when': it is missing; expected one of before-play"),
    ({"power": '{ when = "always", do = "pack" }'}, "'power.when': expected one of before-play"),
    ({"power": '{ when = "before-play" }'}, "field 'power.do': it is missing"),
    ({"power": '{ when = "before-play", do = "pck" }'}, "'power.do': unexpected 'pck' in 'pck'"),
    (
        {"power": '{ when = "before-play", do = "vp", if = "rain" }'},
        "field 'power.if': expected one of no pizza in stuff, fort higher than every rival",
    ),
    (
        {"power": '{ when = "followed", do = "vp", if = "no pizza in stuff" }'},
        "field 'power.if': expected it with when = 'before-play' only; found 'followed'",
    ),
    (
        {"power": '{ when = "draw", do = "vp" }'},
        "field 'power.do': expected 'draw-extra' with when = 'draw'; found 'vp'",
    ),
    (
        {"power": '{ when = "followed", do = "draw-extra" }'},
        "field 'power.do': expected another action than 'draw-extra' with when = 'followed'",
    ),
    ({"power": '{ when = "followed", do = "pack" }'}, "expected pizza, toy and vp only"),
    ({"power": '{ when = "before-play", do = "vp x glue" }'}, "expected nothing that is"),
    ({"power": '{ when = "before-play", do = "trash-this" }'}, "expected no 'trash-this'"),
]


@pytest.mark.parametrize(("fields", "expected"), DOG_FAULTS)
def test_bad_dog(fields: dict[str, str], expected: str) -> None:
    """D-PLAY: a dog's fault is named with the file, the dog, the field and what was expected."""
    sentence, *more = faults(with_dog(**fields))
    assert len(more) == ("2 cards" in expected)
    assert sentence.startswith("my.toml, ")
    assert "dog 'new'" in sentence or "'id'" in sentence
    assert expected in sentence


@pytest.mark.parametrize(("fields", "expected"), CAT_FAULTS)
def test_bad_cat(fields: dict[str, str], expected: str) -> None:
    """C-LURE, C-POWER: a cat's fault is named likewise."""
    _, *more = sentences = faults(with_cat(**{"id": '"new"'} | fields))
    assert len(more) == ("2 cards" in expected)
    assert any(expected in sentence for sentence in sentences)
    assert all("cat 'new'" in sentence or "'drover'" in sentence for sentence in sentences)


def test_a_right_dog_and_cat_are_right() -> None:
    """The files that the faults are put into have none of their own."""
    assert len(build_cards(with_dog(), "my.toml").dogs) == 19
    assert len(build_cards(with_cat(), "my.toml").cats) == 9


def test_d_set_c_set_too_few_for_four_players() -> None:
    """D-SET, C-SET: three dogs and a cat for each of four."""
    dogs = "[[dogs]]".join(PETS.split("[[dogs]]")[:12])
    cats = "[[cats]]".join(["", *PETS.split("[[cats]]")[1:4]])
    assert faults(BASE + dogs + cats) == [
        "my.toml, field 'dogs': expected at least 12, or none at all; found 11.",
        "my.toml, field 'cats': expected at least 4, or none at all; found 3.",
    ]
