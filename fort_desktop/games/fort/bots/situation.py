"""What a seat has at hand in one decision: suits, plays and cards, each found out once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from fort_desktop.games.fort.bots.ratings import COIN, Part
from fort_desktop.games.fort.bots.worth import Position, Worth
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.frames import Played

Found = TypeVar("Found")


class Situation(Worth):
    """A seat that decides: what things are worth to it, and what it has at hand.

    What several moves of one decision ask for is found out once.
    """

    __slots__ = ("_found",)

    def __init__(self, position: Position, seat: int) -> None:
        super().__init__(position, seat)
        self._found: dict[Callable[[Situation], Any], Any] = {}

    def once(self, what: Callable[[Situation], Found]) -> Found:
        """`what(self)`, found out once."""
        if what not in self._found:
            self._found[what] = what(self)
        found: Found = self._found[what]
        return found


# --- suits at hand --------------------------------------------------------------------------------


def hand_suits(situation: Situation) -> list[int]:
    return situation.suits_of((*situation.me.hand, *situation.me.lookout))


def played(situation: Situation) -> Played:
    play = situation.position.play
    assert play is not None, "a card is being played"
    return play


def acting(situation: Situation) -> int:
    """The card whose actions are carried out: the played one, or the kid that a dog copies."""
    play = played(situation)
    return play.card if play.kid < 0 else play.kid


def pool(situation: Situation) -> list[int]:
    """The suits that count for the played card so far; its own coin as the suit named."""
    play = played(situation)
    totals = list(situation.sheets[acting(situation)].suits)
    if totals[COIN]:
        for suit in range(COIN):
            if play.named is None or suit == play.named:
                totals[suit] += totals[COIN]
    for added in play.added if play.kid < 0 else ():
        count_suits(situation, totals, added.card, added.reading)
    return totals


def count_suits(situation: Situation, totals: list[int], card: int, reading: Suit | None) -> None:
    for printed in situation.position.cards.suits[card]:
        totals[printed if reading is None or printed != COIN else reading] += 1


def reachable(situation: Situation) -> list[int]:
    """The suits of the pool with everything that could still be added."""
    if played(situation).kid >= 0:
        return situation.once(pool)  # nothing is added for a copied kid (R27)
    used = {added.card for added in played(situation).added}
    free = [card for card in situation.me.lookout if card not in used]
    more = situation.suits_of((*situation.me.hand, *free))
    return [a + b for a, b in zip(situation.once(pool), more, strict=True)]


def actions_to_come(situation: Situation) -> list[tuple[Part, ...]]:
    """The action under way and those of the played card that may still be begun."""
    play = played(situation)
    sheet = situation.sheets[play.card]
    left = [parts for index, parts in enumerate(sheet.actions) if index not in play.begun]
    return [sheet.actions[play.begun[-1]], *left]


def without_more(situation: Situation) -> float:
    """What these actions bring when nothing more is added."""
    return situation.actions(situation.once(actions_to_come), situation.once(pool))


def plays(situation: Situation) -> list[float]:
    """What each card of the hand would bring, played in the own turn."""
    suits = situation.once(hand_suits)
    return [situation.play(card, suits) for card in situation.me.hand]


# --- decks ----------------------------------------------------------------------------------------


def owned(situation: Situation) -> Iterable[int]:
    """The own cards that a seat can tell at a glance; the deck is left out."""
    me = situation.me
    return (*me.hand, *me.discard, *me.yard, *me.lookout)


def wanted_suits(situation: Situation) -> list[int]:
    """By suit, how many of the own cards multiply it; a coin is wanted like the best of them."""
    wanted = [0] * (COIN + 1)
    for card in owned(situation):
        sheet = situation.sheets[card]
        for suit in sheet.multiplies:
            wanted[suit] += 1
        if sheet.any_suit:
            wanted[COIN] += 1
    wanted[COIN] += max(wanted[:COIN])
    return wanted


def own_suits(situation: Situation) -> list[int]:
    return situation.suits_of(owned(situation))
