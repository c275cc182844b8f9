"""Card numbers, names in notation, and what is looked up in definitions."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules.actions import Suit, parse_action
from fort_desktop.games.fort.rules.cards import Board, CardSet, Cost, Extra, Kid


def kid(name: str, *, copies: int = 1, best_friend: bool = False) -> Kid:
    return Kid(
        id=name,
        names={"en": name.title()},
        suits=(Suit.BOOK,),
        public=parse_action("pack"),
        private=None,
        copies=copies,
        best_friend=best_friend,
    )


def card_set() -> CardSet:
    return CardSet(
        kids=(kid("bitsy", copies=0, best_friend=True), kid("bug", copies=3), kid("worm")),
        boards=(Board("glue", "yellow", ("bitsy", "bitsy")),),
        level_points=(0, 1),
        costs=(Cost(1, 2, 1),),
        perks=(Extra("diy", {}), Extra("bribe", {})),
        rules=(Extra("loner", {}),),
    )


def test_copies_are_cards_of_their_own() -> None:
    cards = card_set()
    assert cards.names == ("bitsy", "bug", "bug-2", "bug-3", "worm")
    assert cards.numbers == {"bitsy": 0, "bug": 1, "bug-2": 2, "bug-3": 3, "worm": 4}
    assert cards.cards[1] is cards.cards[3]


def test_f_set_7_best_friends_are_no_park_cards() -> None:
    assert card_set().park_kids == (1, 2, 3, 4)


def test_look_ups_by_number_and_name() -> None:
    cards = card_set()
    assert cards.suits == ((Suit.BOOK,),) * 5
    assert cards.perk_numbers == {"diy": 0, "bribe": 1}
    assert cards.rule_numbers == {"loner": 0}


def test_card_sets_are_compared_by_identity() -> None:
    one, other = card_set(), card_set()
    assert one == one  # noqa: PLR0124  this is what is tested
    assert one != other
    assert len({one, other}) == 2


def test_f_fort_cost_adds_up() -> None:
    assert Cost(pizza=3, toy=4).total == 7
    assert Cost(pizza=2, toy=2, any=1).total == 5


@pytest.mark.parametrize(
    ("public", "private", "icons"),
    [
        ("fort", "fort-1", 2),
        ("pack", "(trash -> fort+1) x glue", 1),
        ("vp x fort", None, 0),
        (None, "pizza", 0),
    ],
)
def test_f_rule_big_plans_counts_fort_icons(
    public: str | None, private: str | None, icons: int
) -> None:
    card = Kid(
        id="x",
        names={},
        suits=(Suit.GLUE,),
        public=parse_action(public) if public else None,
        private=parse_action(private) if private else None,
    )
    assert card.fort_icons == icons
    assert card.actions == (card.public, card.private)
