"""Every action, need, lure, power, perk and made-up rule, word for word in three languages."""

import tomllib
from pathlib import Path

import pytest

import fort_desktop
from fort_desktop.games.fort.rules.actions import (
    COUNTED,
    Action,
    Count,
    Op,
    Step,
    Suit,
    Unit,
    parse_action,
)
from fort_desktop.games.fort.rules.cards import Kid
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.texts.typeset import finish_sentence
from tests.ui.speaking import expected, plain, spoken, written_out

PETS = Path(fort_desktop.__file__).parent / "games" / "fort" / "cards" / "data" / "cats_dogs.toml"
CLAUSES = {"kid-action": words().actions.kid_action, "draw-extra": words().actions.draw_extra}


@pytest.fixture(params=written_out(), scope="module")
def code(request, qapp):
    with spoken(request.param):
        yield request.param


@pytest.fixture(scope="module")
def pets():
    rows = tomllib.loads(PETS.read_text(encoding="utf-8"))
    return {row["id"]: row for row in rows["dogs"] + rows["cats"]}


def rows(table, key):
    return [pytest.param(row, id=row[key]) for row in expected()[table]]


def clause(action):
    special = CLAUSES.get(action)
    return special() if special else words().actions.clause(parse_action(action))


@pytest.mark.parametrize("row", rows("actions", "action"))
def test_actions(code, row):
    assert plain(finish_sentence(clause(row["action"]))) == row[code]


def test_sentence_is_the_finished_clause(code):
    action = parse_action("fort -> 2 vp")
    assert words().actions.sentence(action) == finish_sentence(words().actions.clause(action))


@pytest.mark.parametrize("row", rows("card_notes", "key"))
def test_notes_on_cards(code, row):
    empty = Kid("nobody", {"en": "Nobody"}, (Suit.BOOK,), None, None)
    actions = words().actions
    notes = {
        "no-public": lambda: actions.public(empty),
        "no-private": lambda: actions.private(empty),
    }
    assert plain(notes[row["key"]]()) == row[code]


def suit_objects(names):
    counted = {Suit[name.upper()]: names.count(name) for name in names}
    objects = words().objects
    return objects.both([objects.suit(suit, n) for suit, n in counted.items()])


def need_sentence(need):
    dogs = words().dogs
    hand = need.get("from") == "hand"
    if "add" in need:
        return dogs.add(suit_objects(need["add"]), hand=hand)
    if "different" in need:
        if "except" not in need:
            return dogs.different(need["different"], hand=hand)
        (other,) = need["except"]
        name = words().suits.name(Suit[other.upper()])
        return dogs.different_except(need["different"], name, hand=hand)
    if "spend" in need:
        cost = need["spend"]
        tokens = words().objects.tokens(
            cost.get("pizza", 0), cost.get("toy", 0), cost.get("any", 0)
        )
        return dogs.spend(tokens)
    return dogs.kids(need["kid"]) if "kid" in need else dogs.lookout(need["lookout"])


@pytest.mark.parametrize("row", rows("needs", "dog"))
def test_needs_of_dogs(code, row, pets):
    assert plain(need_sentence(pets[row["dog"]]["need"])) == row[code]


@pytest.mark.parametrize("row", rows("houses", "house"))
def test_homes_of_dogs(code, row):
    dogs = words().dogs
    home = dogs.own_house() if row["house"] == "own" else dogs.other_house()
    assert plain(home) == row[code]


@pytest.mark.parametrize("row", rows("lures", "cat"))
def test_lures_of_cats(code, row, pets):
    lure = pets[row["cat"]]["lure"]
    if "suits" in lure:
        suits = words().suits.all(Suit[name.upper()] for name in lure["suits"])
        assert plain(words().cats.lure_suits(suits)) == row[code]
    else:
        assert plain(words().cats.lure_same(lure["same"])) == row[code]


@pytest.mark.parametrize("row", rows("powers", "cat"))
def test_powers_of_cats(code, row, pets):
    cats, power = words().cats, pets[row["cat"]]["power"]
    conditions = {
        "no pizza in stuff": cats.if_no_pizza,
        "fort higher than every rival": cats.if_highest_fort,
    }
    said = {
        "before-play": cats.before_play,
        "followed": cats.followed,
        "unfollowed": cats.unfollowed,
        "draw": cats.draw,
    }[power["when"]]
    arguments = [clause(power["do"])]
    if "if" in power:
        arguments.append(conditions[power["if"]]())
    assert plain(said(*arguments)) == row[code]


@pytest.mark.parametrize("row", rows("perks", "perk"))
def test_perks(code, row):
    assert plain(words().perks.text(row["perk"])) == row[code]


@pytest.mark.parametrize("row", rows("rules", "rule"))
def test_made_up_rules(code, row):
    assert plain(words().rules.text(row["rule"])) == row[code]


def test_notes_on_made_up_rules(code):
    wanted = {row["key"]: row[code] for row in expected()["rule_notes"]}
    assert plain(words().rules.own_cards()) == wanted["own-cards"]


def test_unknown_perks_and_rules_stay_silent(code):
    assert words().perks.text("time-machine") == words().rules.text("time-machine") == ""


def test_a_repeated_left_part_ends_its_sentence(code):
    wanted = {
        "en": "For each glue, recruit 1 card. Then score 1 point.",
        "cs": "Za každé lepidlo zlanař 1 kartu. Potom získej 1 bod.",
        "pl": "Za każdy klej zwerbuj 1 kartę. Następnie zdobądź 1 Punkt.",
    }
    assert plain(words().actions.sentence(parse_action("recruit x glue -> vp"))) == wanted[code]


def test_more_than_one_point_each(code):
    wanted = {
        "en": "Score 2 points for each level of your fort.",
        "cs": "Získej 2 body za každou úroveň svého bunkru.",
        "pl": "Zdobądź 2 Punkty za każdy poziom swojego Fortu.",
    }
    assert plain(words().actions.sentence(parse_action("2 vp x fort"))) == wanted[code]


def test_every_operation_and_count_is_worded(code):
    for op in Op:
        units = [Unit(op), Unit(op, 3)] if op in COUNTED else [Unit(op)]
        for unit in units:
            for times in (None, *Count):
                text = words().actions.sentence(Action((Step(unit, times),)))
                assert text.endswith(".")
                assert "%" not in text
                assert "{" not in text
