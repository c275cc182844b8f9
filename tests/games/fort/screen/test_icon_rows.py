"""Icon rows are drawn from the parsed actions of the rules."""

from __future__ import annotations

import re

import pytest

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.rules.actions import OP_TEXT, Action, Count, Step, Unit, parse_action
from fort_desktop.games.fort.screen.cards.icon_rows import action_tokens, face_rows, step_tokens

CARDS = load_cards()
PRINTED = [card.action for card in (*CARDS.dogs, *CARDS.cats) if card.action is not None]
PRINTED += [action for kid in CARDS.kids for action in kid.actions if action is not None]


def as_written(action: Action) -> list[str]:
    """The words of its notation, which say an icon each."""
    words = re.findall(r"->|[()]|[+\w-]+", str(action))
    return ["then" if word == "->" else word for word in words]


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("pizza", "pizza"),
        ("2 vp", "2 vp"),
        ("fort+1", "fort+1"),
        ("spend pizza -> vp", "spend pizza then vp"),
        ("spend 2 pizza -> 2 vp", "spend 2 pizza then 2 vp"),
        ("vp x any-suit", "vp x any-suit"),
        ("(recruit -> toy) x squirtgun", "( recruit then toy ) x squirtgun"),
        (
            "((vp -> trash-this) -> fort-1) x lookout",
            "( ( vp then trash-this ) then fort-1 ) x lookout",
        ),
    ],
)
def test_an_action_is_a_row_of_icons(text: str, row: str) -> None:
    assert action_tokens(parse_action(text)) == row.split()


def test_without_an_action_there_is_no_row() -> None:
    assert action_tokens(None) == []


@pytest.mark.parametrize("action", dict.fromkeys(PRINTED), ids=str)
def test_rows_of_shipped_cards_show_the_icons_of_their_notation(action: Action) -> None:
    assert action_tokens(action) == as_written(action)


@pytest.mark.parametrize("op", OP_TEXT)
def test_every_icon_can_have_a_number_and_be_multiplied(op) -> None:
    for n in (1, 2, 12):
        for times in (None, *Count):
            step = Step(Unit(op, n), times)
            assert step_tokens(step) == as_written(Action((step,)))


def test_faces_have_the_rows_of_both_actions() -> None:
    rows = {row["id"]: row for row in face_rows(CARDS)}
    for kid in CARDS.kids:
        assert rows[kid.id]["public"] == action_tokens(kid.public)
        assert rows[kid.id]["private"] == action_tokens(kid.private)
    assert rows["bug"]["public"] == ["pizza", "x", "shovel"]
    assert rows["bug"]["private"] == ["vp", "x", "fort"]
