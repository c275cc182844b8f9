"""A seat's needs with what several moves of one decision ask for, looked up once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from fort_desktop.games.fort.bots.ratings import COIN, Part
from fort_desktop.games.fort.bots.worth import Position, Worth
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.frames import Played

Found = TypeVar("Found")


class Look(Worth):
    """A seat's needs, and what several moves of one decision ask for, looked up once."""

    __slots__ = ("_found",)

    def __init__(self, position: Position, seat: int) -> None:
        super().__init__(position, seat)
        self._found: dict[Callable[[Look], Any], Any] = {}

    def once(self, what: Callable[[Look], Found]) -> Found:
        """`what(self)`, found out once."""
        if what not in self._found:
            self._found[what] = what(self)
        found: Found = self._found[what]
        return found


# --- suits at hand --------------------------------------------------------------------------------


def hand_suits(look: Look) -> list[int]:
    return look.suits_of((*look.me.hand, *look.me.lookout))


def played(look: Look) -> Played:
    play = look.position.play
    assert play is not None, "a card is being played"
    return play


def acting(look: Look) -> int:
    """The card whose actions are carried out: the played one, or the kid that a dog copies."""
    play = played(look)
    return play.card if play.kid < 0 else play.kid


def pool(look: Look) -> list[int]:
    """The suits that count for the played card so far; its own coin as the suit named."""
    play = played(look)
    totals = list(look.sheets[acting(look)].suits)
    if totals[COIN]:
        for suit in range(COIN):
            if play.named is None or suit == play.named:
                totals[suit] += totals[COIN]
    for added in play.added if play.kid < 0 else ():
        count_suits(look, totals, added.card, added.reading)
    return totals


def count_suits(look: Look, totals: list[int], card: int, reading: Suit | None) -> None:
    for printed in look.position.cards.suits[card]:
        totals[printed if reading is None or printed != COIN else reading] += 1


def reachable(look: Look) -> list[int]:
    """The suits of the pool with everything that could still be added."""
    if played(look).kid >= 0:
        return look.once(pool)  # nothing is added for a copied kid (R27)
    used = {added.card for added in played(look).added}
    free = [card for card in look.me.lookout if card not in used]
    more = look.suits_of((*look.me.hand, *free))
    return [a + b for a, b in zip(look.once(pool), more, strict=True)]


def actions_to_come(look: Look) -> list[tuple[Part, ...]]:
    """The action under way and those of the played card that may still be begun."""
    play = played(look)
    sheet = look.sheets[play.card]
    left = [parts for index, parts in enumerate(sheet.actions) if index not in play.begun]
    return [sheet.actions[play.begun[-1]], *left]


def without_more(look: Look) -> float:
    """What these actions bring when nothing more is added."""
    return look.actions(look.once(actions_to_come), look.once(pool))


def plays(look: Look) -> list[float]:
    """What each card of the hand would bring, played in the own turn."""
    suits = look.once(hand_suits)
    return [look.play(card, suits) for card in look.me.hand]


# --- decks ----------------------------------------------------------------------------------------


def owned(look: Look) -> Iterable[int]:
    """The own cards that a seat can tell at a glance; the deck is left out."""
    me = look.me
    return (*me.hand, *me.discard, *me.yard, *me.lookout)


def wanted_suits(look: Look) -> list[int]:
    """By suit, how many of the own cards multiply it; a coin is wanted like the best of them."""
    wanted = [0] * (COIN + 1)
    for card in owned(look):
        sheet = look.sheets[card]
        for suit in sheet.multiplies:
            wanted[suit] += 1
        if sheet.any_suit:
            wanted[COIN] += 1
    wanted[COIN] += max(wanted[:COIN])
    return wanted


def own_suits(look: Look) -> list[int]:
    return look.suits_of(owned(look))
