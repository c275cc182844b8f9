"""The built-in card file holds what the rulebooks state."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.cards.loader import checked_cards
from fort_desktop.games.fort.rules.actions import Action, Suit, parse_action
from fort_desktop.games.fort.rules.cards import Cost, Kid

BOARDS = {
    "glue": ("yellow", ("bitsy", "flipper")),
    "squirtgun": ("blue", ("sparky", "ace")),
    "shovel": ("green", ("rusty", "smoke")),
    "skateboard": ("red", ("thunder", "blades")),
}


def kid(name: str) -> Kid:
    """The kid with this name in notation."""
    cards = load_cards()
    return cards.cards[cards.numbers[name]]


def test_f_set_as_many_cards_as_in_the_box() -> None:
    """F-SET 3, 5, 6, 7: four boards, 8 best friends, 11 made-up rules, 9 perks, 60 kids."""
    cards = load_cards()
    assert len(cards.boards) == 4
    assert sum(kid.best_friend for kid in cards.cards) == 8
    assert len(cards.rules) == 11
    assert len(cards.perks) == 9
    assert len(cards.park_kids) == 60


def test_f_set_3_each_board_brings_its_two_best_friends() -> None:
    """F-SET 3: one friend shows the board's suit, the other one a coin."""
    cards = load_cards()
    assert {b.id: (b.colour, b.best_friends) for b in cards.boards} == BOARDS
    for board in cards.boards:
        own, coin = (kid(friend) for friend in board.best_friends)
        assert own.suits == (Suit[board.id.upper()],)
        assert coin.suits == (Suit.COIN,)


def test_best_friends_come_first() -> None:
    """Best friends have the lowest card numbers and are no park cards."""
    cards = load_cards()
    assert all(card.best_friend for card in cards.cards[:8])
    assert not any(card.best_friend for card in cards.cards[8:])
    assert cards.park_kids == tuple(range(8, cards.first_dog))
    assert [card.id for card in cards.cards[:2]] == ["bitsy", "sparky"]


def test_f_fort_points_and_costs() -> None:
    """F-FORT: points by level, and a cost for each of the five levels."""
    cards = load_cards()
    assert cards.level_points == (0, 1, 3, 9, 16, 23)
    assert cards.costs[0] == Cost(pizza=1, toy=1)
    assert cards.costs[2] == Cost(pizza=2, toy=2, any=1)
    assert [cost.total for cost in cards.costs] == [2, 3, 5, 7, 8]


@pytest.mark.parametrize("suit", [suit for suit in Suit if suit is not Suit.COIN])
def test_each_suit_is_on_several_kids(suit: Suit) -> None:
    """Every suit can be improved: at least six cards of the park show it."""
    cards = load_cards()
    assert sum(suit in cards.suits[n] for n in cards.park_kids) >= 6


def test_kids_known_from_the_rulebooks() -> None:
    """F-ACT: the actions that the rulebooks' examples spell out."""
    assert str(kid("doodles").public) == "toy x glue"
    assert str(kid("baby-face").public) == "(recruit -> toy) x squirtgun"
    assert str(kid("tiny").public) == "trash-rival -> resource"
    assert str(kid("einstein").private) == "vp x book -> trash-this"
    assert kid("ghost").public is None
    assert kid("scrappers").private is None
    assert kid("puddin").suits == (Suit.COIN, Suit.CROWN)
    assert kid("moles").suits == (Suit.SHOVEL, Suit.SHOVEL)
    assert kid("puddin-2") is kid("puddin")


def test_every_action_round_trips() -> None:
    """str() of an action is its text in the icon grammar."""
    actions = [action for card in load_cards().kids for action in card.actions if action]
    assert len(actions) > 80
    for action in actions:
        assert isinstance(action, Action)
        assert parse_action(str(action)) == action


def test_every_card_is_named_in_three_languages() -> None:
    """Every kid, perk and made-up rule has an English, a Czech and a Polish name."""
    cards = load_cards()
    named = [card.names for card in cards.kids]
    named += [extra.names for extra in (*cards.perks, *cards.rules)]
    for names in named:
        assert set(names) >= {"en", "cs", "pl"}
        assert all(names.values())
    assert kid("bug").names == {"en": "Bug", "cs": "Chrobák", "pl": "Żuk"}


def test_numbers_and_names_agree() -> None:
    """Every card, perk and rule is found under its name."""
    cards = load_cards()
    assert [cards.numbers[name] for name in cards.names] == list(range(len(cards.names)))
    assert [cards.cat_numbers[cat.id] for cat in cards.cats] == list(range(len(cards.cats)))
    assert [cards.perk_numbers[perk.id] for perk in cards.perks] == list(range(len(cards.perks)))
    assert [cards.rule_numbers[rule.id] for rule in cards.rules] == list(range(len(cards.rules)))


def test_the_built_in_files_are_right() -> None:
    """They are not checked when the app starts, so they are checked here."""
    checked, loaded = checked_cards([]), load_cards()
    assert (checked.kids, checked.dogs, checked.cats) == (loaded.kids, loaded.dogs, loaded.cats)
    assert (checked.digest, checked.pets_digest) == (loaded.digest, loaded.pets_digest)


def test_built_in_cards_are_read_once() -> None:
    """Two calls give the very same object, as cards are compared by identity."""
    assert load_cards() is load_cards()
