"""Dogs and cats in card files: every fault has a sentence of its own."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from fort_desktop.games.fort.cards import CardFileError
from fort_desktop.games.fort.cards.build import build_cards
from fort_desktop.games.fort.cards.check import main
from fort_desktop.games.fort.cards.pet_schema import ConditionId, MomentId
from fort_desktop.games.fort.rules.pets import Condition, Moment
from tests.games.fort.frozen_cards import frozen_cards, frozen_text

BASE, PETS = frozen_text("fort.toml"), frozen_text("cats_dogs.toml")
NAME = '{ en = "A", cs = "Á", pl = "Ą" }'


def faults(text: str) -> list[str]:
    with pytest.raises(CardFileError) as caught:
        build_cards(text, "my.toml")
    return str(caught.value).splitlines()


def entry(table: str, fields: dict[str, str]) -> str:
    """The frozen files with one more entry; `fields` are TOML values, "" leaves one out."""
    lines = [f"{key} = {value}" for key, value in fields.items() if value]
    return "\n".join([BASE, PETS, f"[[{table}]]", *lines, ""])


def with_dog(**fields: str) -> str:
    usual = {"id": '"new"', "name": NAME, "suit": '"book"', "need": "{ kid = 1 }"}
    return entry("dogs", usual | {"action": '"2 vp"', "house": '"own"'} | fields)


def with_cat(**fields: str) -> str:
    usual = {"id": '"new"', "name": NAME, "lure": '{ suits = ["book"] }'}
    return entry("cats", usual | {"power": '{ when = "before-play", do = "pack" }'} | fields)


def test_the_schema_knows_what_the_rules_know() -> None:
    assert set(get_args(MomentId)) == {moment.value for moment in Moment}
    assert set(get_args(ConditionId)) == {condition.value for condition in Condition} - {""}


# --- a player's own file ------------------------------------------------------------------------


def test_a_file_without_dogs_and_cats_has_none() -> None:
    """D-SET, C-SET: a player's file need not bring them; the shipped ones do not come instead."""
    cards = build_cards(BASE, "my.toml")
    assert (cards.dogs, cards.cats, cards.pets_digest) == ((), (), "")
    assert len(cards.cards) == 68
    assert cards.digest == frozen_cards().digest


def test_a_file_may_bring_dogs_without_cats() -> None:
    cards = build_cards(BASE + PETS.split("[[cats]]")[0], "my.toml")
    assert (len(cards.dogs), cards.cats) == (18, ())
    assert cards.pets_digest not in {"", frozen_cards().pets_digest}


@pytest.mark.parametrize(
    ("old", "new"), [('"Drover"', '"Rover"'), ('"2 vp"', '" 2  vp"'), ("# need", "# the need")]
)
def test_pets_digest_ignores_what_the_rules_cannot_see(old: str, new: str) -> None:
    assert old in PETS
    cards = build_cards(BASE + PETS.replace(old, new), "my.toml")
    assert cards.pets_digest == frozen_cards().pets_digest


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
    assert cards.pets_digest != frozen_cards().pets_digest
    assert cards.digest == frozen_cards().digest


def test_the_command_counts_dogs_and_cats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BASE + PETS, encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == (
        "mine.toml: 114 cards are fine (60 kids, 8 best friends, 9 perks, 11 made-up rules, "
        "18 dogs, 8 cats)."
    )


# --- faults -------------------------------------------------------------------------------------

DOG_FAULTS = [
    ({"id": '"Loki"'}, "dog 'Loki', field 'id': expected lower-case words"),
    ({"id": '"bug"'}, "kid 'bug', field 'id': expected an id of its own; found 2 cards"),
    ({"name": '{ cs = "A", pl = "A" }'}, "dog 'new', field 'name.en': it is missing"),
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
