"""What a sentence of 5 Towers claims, held against the oracle of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from fort_desktop.games.towers.rules.cards import KINDS, kind_of, number_of
from tests.games.towers.rules import oracle
from tests.games.towers.rules.oracle import Card, Towers

Check = Callable[..., bool]


@dataclass
class Case:
    """What was asked of a seat.

    Attributes:
        towers: its numbers, the lowest first.
        cards: on offer, or in its hand when it builds.
        card: the one asked about; None where a number or a tower was asked about.
        chosen: the cards marked by hand.
        bid: as many were won; 0 while bidding.
        n: the number asked about.
        kind: the tower asked about; -1 is none.
    """

    towers: Towers
    cards: list[Card]
    card: Card | None = None
    chosen: tuple[Card, ...] = ()
    bid: int = 0
    n: int = 0
    kind: int = -1

    def __post_init__(self) -> None:
        self.sets = oracle.winnable(self.towers, self.cards)
        self.every: set[frozenset[int]] = set().union(*self.sets.values())

    def places(self, wanted: Iterable[Card]) -> frozenset[int]:
        """Where these cards lie; of twins each in its turn."""
        found: list[int] = []
        for card in wanted:
            found.append(
                next(i for i, one in enumerate(self.cards) if one == card and i not in found)
            )
        return frozenset(found)

    def fits(self, wanted: Iterable[Card], n: int = 0) -> bool:
        """Whether some cards, `n` if told, can be built that contain these."""
        places = self.places(wanted)
        return any(places <= found and n in (0, len(found)) for found in self.every)

    def whole(self, wanted: Iterable[Card], demolished: int | None) -> bool:
        """Whether just these can be built after that demolition."""
        return self.places(wanted) in self.sets.get(demolished, set())

    @property
    def asked(self) -> Card:
        assert self.card is not None, "a card was asked about"
        return self.card


def faces(cards: Iterable[int]) -> list[Card]:
    return [(kind_of(card), number_of(card)) for card in cards]


def listed(text: str) -> list[Card]:
    """The cards of "Sand 7, Cake 2 and Forest 1"."""
    named = re.findall(r"(\w+) (\d+)", text)
    return [(KINDS.index(kind.lower()), int(number)) for kind, number in named]


def _not_together(case: Case, text: str) -> bool:
    cards = listed(text)
    alone = len({kind for kind, _ in cards}) == 1 < len(cards)
    able = any(case.whole(cards, way) for way in case.sets)
    return alone and not able and all(case.fits([card]) for card in cards)


def _each_demolishes(case: Case, text: str) -> bool:
    cards = listed(text)
    places = case.places(cards)
    free = any(places & found for found in case.sets[None])
    return len({kind for kind, _ in cards}) > 1 and not free


def _all_demolish_twice(case: Case, text: str) -> bool:
    cards = listed(text)
    broken = 0
    for kind in {kind for kind, _ in cards}:
        own = [card for card in cards if card[0] == kind]
        if not case.whole(own, None):
            broken += 1
            if not case.whole(own, kind):
                return False
    return broken > 1


def _never(case: Case, text: str) -> bool:
    return not any(case.fits([card]) for card in listed(text))


def _must_be(case: Case, text: str) -> bool:
    (card,) = listed(text)
    ways = {way for way in case.sets if case.whole(case.cards, way)}
    return ways == {card[0]} and case.towers[card[0]][-1] == card[1] and card[0] != case.kind


def _first(case: Case, text: str) -> bool:
    ready = oracle.next_cards(case.towers, case.cards)
    return listed(text)[0] in ready and case.asked not in ready


def _tower(name: str) -> int:
    return KINDS.index(name)


CLAIMS: dict[str, Check] = {
    r"Nothing goes on your (\w+) tower: it has its top\.": lambda c, tower: (
        c.towers[_tower(tower)][-1] == 0
    ),
    r"The (\d+) does not fit your (\w+) tower, even after demolishing\.": lambda c, n, tower: (
        not c.fits([(_tower(tower), int(n))])
    ),
    r"These do not fit your towers, even after demolishing: (.+)\.": _never,
    r"These do not all fit on one tower: (.+)\.": _not_together,
    r"Each of these needs a demolition, and you have only one: (.+)\.": _each_demolishes,
    r"Building all of these takes more than one demolition, and you have only one: (.+)\.": (
        _all_demolish_twice
    ),
    r"You can build at most (\d) cards? of this offer\.": lambda c, n: (
        max(map(len, c.every)) == int(n) < c.n
    ),
    r"With this card you could not build all that you take\.": lambda c: (
        not c.fits([c.asked], c.bid)
    ),
    r"With this card and the chosen ones you could not build (\d) cards?: unmark one first\.": (
        lambda c, n: (
            int(n) == c.bid and c.fits([c.asked], c.bid) and not c.fits([c.asked, *c.chosen], c.bid)
        )
    ),
    r"You have chosen (\d) cards? already: unmark (?:one|it) first\.": lambda c, n: (
        int(n) == c.bid == len(c.chosen)
    ),
    r"There (?:is|are) only (\d) cards? on offer\.": lambda c, n: int(n) == len(c.cards) < c.n,
    r"You must demolish, or what you have taken will not fit\.": lambda c: (
        not c.whole(c.cards, None)
    ),
    r"Without this card you could not build what you have taken\.": lambda c: (
        c.whole(c.cards, None) and not c.whole(c.cards, c.kind)
    ),
    r"You may demolish only one card, and it must be (\w+ \d+), or what you have taken will not"
    r" fit\.": _must_be,
    r"A tower with its top cannot be demolished\.": lambda c: c.towers[c.kind][-1] == 0,
    r"There is no tower yet to demolish\.": lambda c: not c.towers[c.kind],
    r"First build (.+)\.": _first,
    r".*, founds your (\w+) tower(?:, marked)?": lambda c, tower: not c.towers[_tower(tower)],
    r".*, goes on your (\d+)(?:, marked)?": lambda c, n: (
        c.towers[c.asked[0]][-1] == int(n) and oracle.may_lie_on(c.asked[1], c.towers[c.asked[0]])
    ),
    r".*, goes on the marked (\d+)(?:, marked)?": lambda c, n: (
        (c.asked[0], int(n)) in c.cards and oracle.may_lie_on(c.asked[1], [int(n)])
    ),
    r".*, fits after demolishing(?:, marked)?": lambda c: (
        not any(c.places([c.asked]) <= found for found in c.sets[None])
        and oracle.may_lie_on(c.asked[1], c.towers[c.asked[0]][:-1])
    ),
    r".*, fits after demolishing, on top of another card on offer(?:, marked)?": lambda c: (
        not any(c.places([c.asked]) <= found for found in c.sets[None])
        and not oracle.may_lie_on(c.asked[1], c.towers[c.asked[0]][:-1])
        and c.fits([c.asked])
    ),
    r".*, fits on top of another card on offer(?:, marked)?": lambda c: (
        not oracle.may_lie_on(c.asked[1], c.towers[c.asked[0]])
        and any(c.places([c.asked]) <= found for found in c.sets[None])
    ),
}


def check(text: str, case: Case) -> str:
    """A sentence is true; which one it was."""
    for pattern, claim in CLAIMS.items():
        match = re.fullmatch(pattern, text)
        if match:
            assert claim(case, *match.groups()), f"{text}\n{case}"
            return pattern
    raise AssertionError(f"nobody knows what this claims: {text}")
