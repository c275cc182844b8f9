"""What the large view of a card says: its actions and the rules that apply, each once."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules.actions import Suit, parse_action
from fort_desktop.games.fort.rules.cards import Kid
from fort_desktop.games.fort.screen.cards.card_page import page_lines
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui import resources
from tests.games.fort.frozen_cards import frozen_cards
from tests.ui.speaking import CODES, spoken

CARDS = frozen_cards()
IDS = [kid.id for kid in CARDS.kids] + [x.id for x in (*CARDS.perks, *CARDS.rules)]


def explained(public="", private="", suits=(Suit.BOOK,), *, friend=False):
    """The rules that a card of such actions is explained with."""
    say = words().card_rules
    kid = Kid(
        "new",
        {"en": "New"},
        tuple(suits),
        parse_action(public) if public else None,
        parse_action(private) if private else None,
        best_friend=friend,
    )
    found = list(say.of_card(kid))
    for is_public, action in ((True, kid.public), (False, kid.private)):
        found += say.of_action(action, public=is_public) if action else ()
    return {note.text for note in found}


@pytest.mark.parametrize(
    ("made", "rule"),
    [
        ({"public": "pizza x glue"}, "improved"),
        ({"public": "pizza x glue"}, "follower_counts"),
        ({"public": "pizza"}, "followed"),
        ({"private": "pizza"}, "not_followed"),
        ({"private": "resource x any-suit"}, "own_suit"),
        ({"private": "vp x lookout"}, "cards_not_symbols"),
        ({"private": "vp x pack"}, "nothing_to_count"),
        ({"private": "spend pizza -> 2 vp"}, "then"),
        ({"private": "spend pizza -> 2 vp"}, "spend"),
        ({"public": "(recruit -> toy) x squirtgun"}, "bracket"),
        ({"public": "(recruit -> toy) x squirtgun"}, "then"),
        ({"private": "vp x book -> trash-this"}, "trash_this"),
        ({"private": "trash"}, "trash"),
        ({"private": "fort-1"}, "one_less"),
        ({"private": "fort+1"}, "one_more"),
        ({"private": "fort"}, "fort"),
        ({"public": "resource"}, "same_kind"),
        ({"private": "resource"}, "one_kind"),
        ({"private": "copy-rival-pack"}, "copied"),
        ({"private": "swap x glue"}, "swap"),
        ({"public": "toy", "private": "vp"}, "one_in_full"),
        ({"private": "vp"}, "only_one"),
        ({"suits": (Suit.COIN,), "private": "vp"}, "coin"),
        ({"suits": (Suit.GLUE, Suit.GLUE), "private": "vp"}, "twice"),
        ({"suits": (Suit.COIN, Suit.CROWN), "private": "vp"}, "two_suits"),
        ({"private": "vp", "friend": True}, "best_friend"),
        ({"private": "vp"}, "to_the_yard"),
    ],
)
def test_a_rule_is_told_where_it_applies(qapp, made, rule):
    assert getattr(words().card_rules, rule)() in explained(**made)


@pytest.mark.parametrize(
    ("made", "rule"),
    [
        ({"public": "pizza", "private": "vp x lookout"}, "improved"),
        ({"private": "pizza x glue"}, "follower_counts"),
        ({"private": "pizza"}, "followed"),
        ({"public": "pizza"}, "then"),
        ({"private": "vp x lookout"}, "own_suit"),
        ({"private": "vp"}, "twice"),
        ({"private": "vp", "friend": True}, "to_the_yard"),
        ({"private": "trash-rival"}, "trash"),
    ],
)
def test_and_only_there(qapp, made, rule):
    assert getattr(words().card_rules, rule)() not in explained(**made)


@pytest.mark.parametrize("code", CODES)
def test_every_card_is_explained_and_no_rule_is_said_twice(qapp, code):
    with spoken(code):
        for name in IDS:
            page = list(page_lines(CARDS, name))
            told = [line.line for line in page]
            assert len(told) >= 2, name
            assert all(told), name
            rules = [line.line for line in page if line.kind == "rule"]
            assert len(rules) == len(set(rules)), name


def test_every_line_has_a_picture(qapp):
    assert list(page_lines(CARDS, "nobody")) == []
    icons = {line.icon for name in IDS for line in page_lines(CARDS, name)}
    folder = resources.ASSETS / "icons"
    assert [icon for icon in icons if not (folder / f"{icon}.svg").exists()] == []
