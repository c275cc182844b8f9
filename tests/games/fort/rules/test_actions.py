"""The icon grammar (F-ACT): every printed text round-trips, and every mistake is named."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from fort_desktop.games.fort.rules.actions import (
    SIX_SUITS,
    Action,
    BadAction,
    Count,
    Op,
    Step,
    Suit,
    Unit,
    parse_action,
)

NAMED_HOOKS = {"kid-action", "draw-extra"}  # what the engine does by name, outside the grammar


def card_file(name: str) -> dict[str, Any]:
    path = resources.files("fort_desktop.games.fort.cards").joinpath("data", name)
    return tomllib.loads(path.read_text("utf-8"))


def printed_actions() -> list[str]:
    """Every action text of both card files, in order, each once."""
    kids = card_file("fort.toml")["kids"]
    texts = [kid[box] for kid in kids for box in ("public", "private") if box in kid]
    pets = card_file("cats_dogs.toml")
    texts += [dog["action"] for dog in pets["dogs"]]
    texts += [cat["power"]["do"] for cat in pets["cats"]]
    return [text for text in dict.fromkeys(texts) if text not in NAMED_HOOKS]


def one(unit: Unit | Action, times: Count | None = None) -> Action:
    return Action((Step(unit, times),))


@pytest.mark.parametrize("text", printed_actions())
def test_printed_action_round_trips(text: str) -> None:
    assert str(parse_action(text)) == text


def test_card_files_use_most_of_the_grammar() -> None:
    actions = [parse_action(text) for text in printed_actions()]
    assert len(actions) > 50
    used = {unit.op for action in actions for unit in action.units()}
    assert set(Op) - used == {Op.SPEND_TOY, Op.SPEND_RESOURCE}


@pytest.mark.parametrize("op", Op)
@pytest.mark.parametrize("times", [None, *Count])
def test_every_icon_and_count_round_trips(op: Op, times: Count | None) -> None:
    for n in (1, 2, 10):
        if n == 1 or op in {Op.PIZZA, Op.TOY, Op.RESOURCE, Op.VP} or op.name.startswith("SPEND"):
            action = Action((Step(Unit(op, n), times), Step(one(Unit(op, n)), times)))
            assert parse_action(str(action)) == action


VALUES = [
    ("2 vp", one(Unit(Op.VP, 2))),
    ("1 vp", one(Unit(Op.VP))),
    ("pizza x shovel", one(Unit(Op.PIZZA), Count.SHOVEL)),
    ("spend 2 pizza -> 2 vp", Action((Step(Unit(Op.SPEND_PIZZA, 2)), Step(Unit(Op.VP, 2))))),
    ("fort-1", one(Unit(Op.FORT_LESS))),
    ("fort+1", one(Unit(Op.FORT_MORE))),
    ("vp x fort", one(Unit(Op.VP), Count.FORT)),
    ("resource x any-suit", one(Unit(Op.RESOURCE), Count.ANY_SUIT)),
    (
        "(recruit -> toy) x squirtgun",
        one(Action((Step(Unit(Op.RECRUIT)), Step(Unit(Op.TOY)))), Count.SQUIRTGUN),
    ),
    (
        "vp x book -> trash-this",
        Action((Step(Unit(Op.VP), Count.BOOK), Step(Unit(Op.TRASH_THIS)))),
    ),
    ("((swap))", one(one(one(Unit(Op.SWAP))))),
]


@pytest.mark.parametrize(("text", "action"), VALUES)
def test_meaning_of_texts(text: str, action: Action) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text", ["pizza x shovel", " pizza  x shovel ", "pizza\tx\nshovel", "1 pizza x shovel"]
)
def test_blanks_and_a_written_one_make_no_difference(text: str) -> None:
    assert parse_action(text) == parse_action("pizza x shovel")


def test_arrows_need_no_blanks() -> None:
    assert parse_action("pizza->toy") == parse_action("pizza -> toy")
    assert parse_action("fort-1->copy-pack->vp x any-suit->toy") == parse_action(
        "fort-1 -> copy-pack -> vp x any-suit -> toy"
    )


def test_largest_number_and_deepest_brackets() -> None:
    assert parse_action("99 pizza") == one(Unit(Op.PIZZA, 99))
    text = "(" * 8 + "pizza" + ")" * 8
    assert str(parse_action(f"{text} -> {text}")) == f"{text} -> {text}"


def test_brackets_need_no_blanks() -> None:
    assert parse_action("( recruit -> toy )x squirtgun") == parse_action(
        "(recruit -> toy) x squirtgun"
    )


UNITS = "expected one of copy-pack, copy-rival-pack, fort, fort+1, fort-1, lookout, "
COUNTS = "expected one of any-suit, book, crown, fort, glue, lookout, pack, shovel, "
MISTAKES = [
    ("", f"unexpected end in ''; {UNITS}"),
    ("   ", f"unexpected end in '   '; {UNITS}"),
    ("piza", f"unexpected 'piza' in 'piza'; {UNITS}"),
    ("Pizza", "unexpected 'Pizza' in 'Pizza'"),
    ("pizza ->", f"unexpected end in 'pizza ->'; {UNITS}"),
    ("-> pizza", f"unexpected '->' in '-> pizza'; {UNITS}"),
    ("pizza -> -> toy", f"unexpected '->' in 'pizza -> -> toy'; {UNITS}"),
    ("pizza toy", "unexpected 'toy' in 'pizza toy'; expected '->', 'x' or the end"),
    ("pizza x", f"unexpected end after 'x' in 'pizza x'; {COUNTS}"),
    ("pizza x coin", f"unexpected 'coin' after 'x' in 'pizza x coin'; {COUNTS}"),
    ("pizza x 2", f"unexpected '2' after 'x' in 'pizza x 2'; {COUNTS}"),
    ("pizza x book x glue", "unexpected 'x' in 'pizza x book x glue'; expected '->'"),
    ("(pizza", "a bracket is not closed in '(pizza'"),
    ("(pizza -> toy x glue", "a bracket is not closed in '(pizza -> toy x glue'"),
    ("pizza)", "unexpected ')' in 'pizza)'; expected '->', 'x' or the end"),
    ("()", f"unexpected ')' in '()'; {UNITS}"),
    ("0 pizza", "'pizza' cannot take the number 0 in '0 pizza'"),
    ("2 trash", "'trash' cannot take the number 2 in '2 trash'"),
    ("1 recruit", "'recruit' cannot take the number 1 in '1 recruit'"),
    ("2", f"unexpected end in '2'; {UNITS}"),
    ("-1 vp", f"unexpected '-1' in '-1 vp'; {UNITS}"),
    ("spend", f"unexpected end in 'spend'; {UNITS}"),
    ("spend vp", f"unexpected 'vp' in 'spend vp'; {UNITS}"),
    ("2 spend pizza", f"unexpected 'spend' in '2 spend pizza'; {UNITS}"),
    ("kid-action", f"unexpected 'kid-action' in 'kid-action'; {UNITS}"),
    ("pizza × glue", "unexpected '× glue' in 'pizza × glue'"),
    ("pizza>toy", "unexpected '>toy' in 'pizza>toy'"),
    ("100 pizza", "a number above 99 in '100 pizza'"),
    ("9" * 10_000 + " pizza", "a number above 99 in '" + "9" * 120 + "…'"),
    ("(" * 10_000, "more than 8 brackets inside one another in '" + "(" * 120 + "…'"),
    ("(" * 9 + "pizza" + ")" * 9, "more than 8 brackets inside one another in '((((((((("),
    ("pizza, toy", "unexpected ', toy' in 'pizza, toy'"),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES)
def test_mistake_is_named(text: str, message: str) -> None:
    with pytest.raises(BadAction) as caught:
        parse_action(text)
    assert str(caught.value).startswith(message)


def test_units_open_brackets_in_order() -> None:
    action = parse_action("lookout -> (spend 2 pizza -> (vp)) x skateboard -> trash-this")
    assert [str(unit) for unit in action.units()] == [
        "lookout",
        "spend 2 pizza",
        "vp",
        "trash-this",
    ]


@pytest.mark.parametrize(
    ("text", "suits"),
    [
        ("pizza", set()),
        ("vp x pack", set()),
        ("vp x fort -> toy x lookout", set()),
        ("pizza x glue", {Count.GLUE}),
        ("resource x any-suit", {Count.ANY_SUIT}),
        ("(recruit -> toy x book) x crown", {Count.BOOK, Count.CROWN}),
        ("pizza x glue -> toy x glue", {Count.GLUE}),
    ],
)
def test_f_play_2_suits_that_can_be_improved(text: str, suits: set[Count]) -> None:
    assert parse_action(text).suits() == suits


def test_counts_of_suits_have_the_suits_numbers() -> None:
    assert {count.id: int(count) for count in Count if count < Count.ANY_SUIT} == {
        suit.id: int(suit) for suit in SIX_SUITS
    }
    assert Suit.COIN not in SIX_SUITS
    assert {count for count in Count if not count.is_suit} == {
        Count.PACK,
        Count.FORT,
        Count.LOOKOUT,
    }


def test_actions_are_values() -> None:
    assert len({parse_action("pack"), parse_action(" pack "), parse_action("vp")}) == 2
