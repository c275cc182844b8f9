"""What a dog needs, entry by entry."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.frames import Added, Played
from fort_desktop.games.fort.screen.play.need_slots import need_slots
from tests.games.fort.frozen_cards import frozen_cards

CARDS = frozen_cards()
NOTHING = (0, 0, 0, 0)


def shown(card, reading=None):
    """A card of the hand that was added."""
    return Added(CARDS.numbers[card], reading, lookout=False, stage=0)


@pytest.mark.parametrize(
    ("dog", "added", "laid", "slots"),
    [
        ("drover", [], NOTHING, ["open book", "open book"]),
        ("drover", ["chef"], NOTHING, ["met book", "open book"]),
        ("drover", ["noodle-twins"], NOTHING, ["met book", "met book"]),
        ("spud", ["prince", "bug"], NOTHING, ["met crown", "met shovel", "open any-suit"]),
        ("pumpkin", [], NOTHING, ["open person"]),
        ("echo", ["bug"], NOTHING, ["met person"]),
        ("hershey", [], (0, 0, 0, 1), ["open pizza", "met toy"]),
        ("porkchop", [], (1, 0, 0, 0), ["met pizza", "open pizza"]),
        ("pudge", [], (0, 1, 0, 0), ["met toy", "open resource"]),
        ("pudge", [], (0, 1, 1, 0), ["met pizza", "met toy"]),
        ("watson", [], NOTHING, ["met lookout-count"]),
    ],
)
def test_entries_are_met_one_by_one(dog, added, laid, slots):
    play = Played(CARDS.numbers[dog], added=tuple(shown(card) for card in added))
    assert need_slots(CARDS, play, laid) == slots


def test_a_coin_shows_the_suit_that_it_stands_for():
    play = Played(CARDS.numbers["drover"], added=(shown("ace", Suit.BOOK),))
    assert need_slots(CARDS, play, NOTHING) == ["met book", "open book"]
