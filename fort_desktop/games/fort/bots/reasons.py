"""Why a plan is better than another: the one thing that it brings of which the net makes most.

What a plan brings are facts that the seat sees, counted from the decision to the end of the turn.
How they come out where unknown cards lie otherwise is asked too, and only what comes out each time
is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from fort_desktop.bots.net import Net
from fort_desktop.games.fort.bots.features import NAMES, features
from fort_desktop.games.fort.bots.judge import Judge
from fort_desktop.games.fort.rules import following
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.scoring import winners
from fort_desktop.games.fort.rules.state import TOP_LEVEL, State

LEAST = 0.003  # of the chance to win: what weighs less is no reason


class Fact(IntEnum):
    """What can speak for a plan; of equal weight, what comes first."""

    WIN = 0
    POINTS = 1
    LEVEL = 2
    PIZZA = 3
    TOYS = 4
    PIZZA_KEPT = 5  # for the fort
    TOYS_KEPT = 6
    PACK = 7
    LOOKOUT = 8
    TRASHED = 9
    RECRUITED = 10
    DOGS = 11
    CATS = 12
    YARD = 13  # fewer cards that others may recruit
    HAND = 14  # cards that are still there in the own turn
    WHOLE = 15  # nothing that could be named


@dataclass(slots=True, unsafe_hash=True)
class Reason:
    """What speaks for a move.

    Attributes:
        fact: what it is.
        n: how many; of `LEVEL` the level that is reached, of `RECRUITED` how many cards of the seat
            show the suit, and of `YARD` and `HAND` how many cards fewer or more than otherwise. Of
            `TRASHED` it is 0 where no more cards are trashed than otherwise, but others.
        suit: of the card that is recruited or added to the lookout; None where that shows none.
        alone: whether besides nobody can follow, as somebody could otherwise.
        added: the cards of the hand that have to be added for it, after this move.
    """

    fact: Fact
    n: int = 0
    suit: Suit | None = None
    alone: bool = False
    added: tuple[int, ...] = ()


@dataclass(slots=True)
class Outcome:
    """What a plan brings about.

    Attributes:
        facts: by `Fact`, the more the better; what has no number is 0.
        level: of the fort.
        cards: by `Fact` the cards that count for it: the known ones that were recruited, and
            those that were trashed or added to the lookout.
        shown: by suit, how many cards of the seat showed it before.
        alone: whether a card was chosen and played that nobody can follow.
        row: the end of the turn as the net reads it; empty when the game is over.
    """

    facts: list[int]
    level: int
    cards: dict[Fact, list[int]]
    shown: list[int]
    alone: bool
    row: list[float]


def outcome(judge: Judge, before: State, end: State, seat: int) -> Outcome:
    """What a plan brings about for a seat that leads from one position to another."""
    ended = judge.ended(end)
    over = isinstance(ended.stack[-1], fr.Over)
    had, has = _owned(before, seat), _owned(ended, seat)
    lay_open = {*before.park, *[card for other in before.seats for card in other.yard]}
    out, lookout = set(ended.box), ended.seats[seat].lookout
    shown = [0] * len(Suit)
    for card in had:
        for suit in set(before.cards.suits[card]):
            shown[suit] += 1
    plays = isinstance(before.stack[-1], fr.ChoosePlay)
    return Outcome(
        facts=_facts(before, ended, seat, won=over and seat in winners(ended)),
        level=ended.seats[seat].level,
        cards={
            Fact.RECRUITED: [card for card in has if card not in had and card in lay_open],
            Fact.TRASHED: [card for card in had if card in out],
            Fact.LOOKOUT: [card for card in lookout if card not in before.seats[seat].lookout],
        },
        shown=shown,
        alone=plays and end.play is not before.play and not following.anybody(end),
        row=[] if over else features(ended, seat),
    )


def certain(first: Outcome, other: Outcome) -> Outcome:
    """What comes out in another position, too; how the net reads it stays the first's."""
    facts = [min(one, two) for one, two in zip(first.facts, other.facts, strict=True)]
    both = {
        fact: [card for card in cards if card in other.cards[fact]]
        for fact, cards in first.cards.items()
    }
    level, alone = min(first.level, other.level), first.alone and other.alone
    return Outcome(facts, level, both, first.shown, alone, first.row)


def why(mine: Outcome, others: Sequence[Outcome], net: Net, suits: Sequence[Any]) -> Reason:
    """The one thing that speaks for a plan.

    It is the fact in which the plan is ahead of the first of `others`, and which changes the net's
    judgement most: the net judges the end of the plan once more as if all that has to do with this
    fact were as in that other one, and the chance that is lost by it is what the fact weighs. Where
    no such fact weighs enough, the next of `others` is taken; at last it is `WHOLE`.

    Args:
        mine: what the plan brings.
        others: what it is compared with, what matters most first; one at least.
        net: by which plans are judged.
        suits: by card its suits.
    """
    alone = mine.alone and not others[0].alone
    for other in others:
        fact = _heaviest(mine, other, net)
        if fact is not Fact.WHOLE:
            return _told(fact, mine, other, suits, alone=alone)
    return Reason(Fact.WHOLE, alone=alone)


# --- facts ----------------------------------------------------------------------------------------


def _owned(state: State, seat: int) -> list[int]:
    """All cards of a seat; those on the table are its own in its turn."""
    owner = state.seats[seat]
    piles = owner.deck + owner.hand + owner.discard + owner.yard + owner.lookout + owner.doghouse
    return piles + state.table if seat == state.leader else piles


def _facts(before: State, ended: State, seat: int, *, won: bool) -> list[int]:
    was, now = before.seats[seat], ended.seats[seat]
    facts = [0] * len(Fact)
    facts[Fact.WIN] = int(won)
    facts[Fact.POINTS] = now.points - was.points
    facts[Fact.LEVEL] = now.level - was.level
    facts[Fact.PIZZA] = now.pizza - was.pizza
    facts[Fact.TOYS] = now.toys - was.toys
    wants_pizza, wants_toys = _wanted(ended, now.level)
    facts[Fact.PIZZA_KEPT] = min(0, facts[Fact.PIZZA]) if wants_pizza else -99
    facts[Fact.TOYS_KEPT] = min(0, facts[Fact.TOYS]) if wants_toys else -99
    facts[Fact.PACK] = now.pack_pizza + now.pack_toys - was.pack_pizza - was.pack_toys
    facts[Fact.DOGS] = len(now.doghouse) - len(was.doghouse)
    facts[Fact.CATS] = len(now.cats) - len(was.cats)
    facts[Fact.YARD] = -len(now.yard)
    facts[Fact.HAND] = 0 if seat == before.leader else len(now.hand)
    return facts


def _wanted(state: State, level: int) -> tuple[bool, bool]:
    """Whether the next level costs pizza, and whether it costs toys."""
    if level >= TOP_LEVEL:
        return False, False
    cost = state.cards.costs[level]
    return cost.pizza + cost.any > 0, cost.toy + cost.any > 0


# --- what weighs most -----------------------------------------------------------------------------

_STANDING = ("ahead", "behind", "own: all points")
_WANTED = ("own: useful", "own: lacks pizza", "own: lacks toys", "own: lacks any", "own: can build")
_CARDS = (
    "own: cards",
    "own: in the deck",
    "own: deck: ",
    "own: card: ",
    "own: hand",
    "own: second",
)
# What the net reads of each fact: names of features, or how they begin.
READ: dict[Fact, tuple[str, ...]] = {
    Fact.POINTS: (*_STANDING, "own: points", "own: near the end"),
    Fact.LEVEL: (
        *(*_STANDING, *_WANTED, "ahead in fort", "own: fort ", "own: rule", "own: sculpture"),
        *("rule", "own: perk: ", "own: lookout room", "own: pack room"),
    ),
    Fact.PIZZA: (*_WANTED, "own: pizza", "rule points"),
    Fact.TOYS: (*_WANTED, "own: toys", "rule points"),
    Fact.PIZZA_KEPT: (*_WANTED, "own: pizza", "rule points"),
    Fact.TOYS_KEPT: (*_WANTED, "own: toys", "rule points"),
    Fact.PACK: (*_WANTED, "own: pack ", "rule points"),
    Fact.LOOKOUT: ("own: lookout", "rule points"),
    Fact.TRASHED: _CARDS,
    Fact.RECRUITED: _CARDS,
    Fact.DOGS: (*_STANDING, "own: dogs", "own: ahead in dogs", "own: dog points"),
    Fact.CATS: (*_STANDING, "own: cats", "own: cat powers"),
    Fact.YARD: ("own: yard",),
    Fact.HAND: ("hand known", "best play", "second play", "own: hand", "own: second"),
}
_PLACES: dict[Fact, list[int]] = {
    fact: [at for at, name in enumerate(NAMES) if name.startswith(begins)]
    for fact, begins in READ.items()
}


def _heaviest(mine: Outcome, other: Outcome, net: Net) -> Fact:
    """The fact in which one outcome is ahead of the other, and that the net makes most of."""
    if mine.facts[Fact.WIN] > other.facts[Fact.WIN]:
        return Fact.WIN
    ahead = [fact for fact in _PLACES if _speaks(fact, mine, other)]
    if not mine.row or not other.row:
        return ahead[0] if ahead else Fact.WHOLE
    best, most, whole = Fact.WHOLE, LEAST, net.value(mine.row)
    for fact in ahead:
        row = mine.row[:]
        for at in _PLACES[fact]:
            row[at] = other.row[at]
        weight = whole - net.value(row)
        if weight > most:
            best, most = fact, weight
    return best


def _speaks(fact: Fact, mine: Outcome, other: Outcome) -> bool:
    """Whether an outcome is ahead of the other in a fact, and that is something to be told."""
    if fact in mine.cards:
        return bool(_new(fact, mine, other))
    one, two = mine.facts[fact], other.facts[fact]
    if fact is Fact.PIZZA_KEPT or fact is Fact.TOYS_KEPT:
        return one == 0 and -99 < two < 0
    return one > two and (one > 0 or fact is Fact.YARD)


def _told(
    fact: Fact, mine: Outcome, other: Outcome, suits: Sequence[Any], *, alone: bool
) -> Reason:
    n, suit = mine.facts[fact], None
    if fact is Fact.LEVEL:
        n = mine.level
    elif fact is Fact.YARD or fact is Fact.HAND:
        n = mine.facts[fact] - other.facts[fact]
    elif fact is Fact.TRASHED:
        more = len(mine.cards[fact]) - len(other.cards[fact])
        n = len(mine.cards[fact]) if more > 0 else 0
    elif fact in mine.cards:
        suit, n = _suit_of(suits[_new(fact, mine, other)[0]], mine.shown)
    return Reason(fact, n, suit, alone)


def _new(fact: Fact, mine: Outcome, other: Outcome) -> list[int]:
    """The cards that count for a fact here and not there."""
    return [card for card in mine.cards[fact] if card not in other.cards[fact]]


def _suit_of(suits: Sequence[Suit], shown: Sequence[int]) -> tuple[Suit | None, int]:
    """Of the suits of a card the one that its owner has not got yet, or else most of."""
    if not suits:
        return None, 0
    best = max([(one is not Suit.COIN, not shown[one], shown[one], one) for one in suits])
    suit = best[3]
    return suit, shown[suit]
