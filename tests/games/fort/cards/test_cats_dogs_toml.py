"""The built-in dogs and cats are what the rulebook states."""

from __future__ import annotations

from collections import Counter

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.rules.actions import Suit, parse_action
from fort_desktop.games.fort.rules.pets import Cat, Condition, Dog, Lure, Moment, Need


def dog(name: str) -> Dog:
    return next(dog for dog in load_cards().dogs if dog.id == name)


def cat(name: str) -> Cat:
    return load_cards().cats[load_cards().cat_numbers[name]]


def test_d_set_eighteen_dogs_three_of_each_suit() -> None:
    """D-SET: they are numbered after all kids and there once each."""
    cards = load_cards()
    assert cards.dog_cards == tuple(range(cards.first_dog, cards.first_dog + 18))
    assert cards.cards[cards.first_dog :] == cards.dogs
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
        assert set(found.names) >= {"en", "cs", "pl"}
        assert all(found.names.values())
        assert found.action is None or parse_action(str(found.action)) == found.action
