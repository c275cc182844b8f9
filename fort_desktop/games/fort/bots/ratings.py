"""What cards, perks and made-up rules are worth in general; made once for a card set.

All worth is in points at the end of the game. Nothing here knows a card by name, so that card
packs are understood as well; perks and rules are hooks of the engine and have a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from fort_desktop.games.fort.rules import icons
from fort_desktop.games.fort.rules.actions import FORT_OPS, Action, Count, Op, Suit
from fort_desktop.games.fort.rules.cards import CardSet, Kid
from fort_desktop.games.fort.rules.pets import Dog, Need

SUITS = len(Suit)
COIN = int(Suit.COIN)
SPENDING = frozenset({Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE})
CONSUMING = SPENDING | FORT_OPS

OP_WORTH: dict[Op, float] = {
    Op.PIZZA: 0.8,
    Op.TOY: 0.85,
    Op.RESOURCE: 0.95,
    Op.VP: 1.1,
    Op.PACK: 0.55,
    Op.LOOKOUT: 1.8,
    Op.RECRUIT: 0.5,
    Op.TRASH: 1.0,
    Op.TRASH_RIVAL: 0.4,
    Op.TRASH_THIS: -0.6,
    Op.FORT: 2.7,
    Op.FORT_LESS: 3.1,
    Op.FORT_MORE: 2.1,
    Op.SPEND_PIZZA: -0.7,
    Op.SPEND_TOY: -0.7,
    Op.SPEND_RESOURCE: -0.6,
    Op.SWAP: 0.2,
    Op.COPY_PACK: 1.3,
    Op.COPY_RIVAL_PACK: 1.2,
}
EXPECTED: dict[Count, float] = {Count.PACK: 1.6, Count.FORT: 2.2, Count.LOOKOUT: 1.8}
EXPECTED_SUITS = 0.9  # suits that hand and lookout add to the printed ones
COIN_WORTH = 0.6
DOUBLE_WORTH = 0.5

PERK_WORTH: dict[str, float] = {
    "birthday-party": 2.0,
    "bribe": 2.4,
    "copy-cat": 1.6,
    "diy": 4.0,
    "do-over": 2.8,
    "recycling": 1.5,
    "rough-housing": 1.2,
    "sticky-fingers": 2.6,
    "xxl-backpack": 2.2,
}
PERK_DEFAULT = 1.5
HOUSED = 1.2  # a dog in the own doghouse
COPIED = 2.0  # an action of a kid
NEEDED_CARD = 0.35  # a card that a dog needs must be there
NEEDED_TOKEN = 0.75


@dataclass(frozen=True, slots=True)
class Part:
    """One icon of an action: `op` with its number, done once or "times" a count (-1: once)."""

    op: Op
    n: int
    times: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A card as bots read it.

    Attributes:
        actions: public, private; brackets opened; empty where there is none. The first of a dog is
            its action.
        consuming: whether either action spends tokens, so that the order matters.
        suits: how many of each suit, the coin last.
        coins: its coins.
        multiplies: the suits that its actions multiply.
        any_suit: whether an action multiplies any suit.
        rating: what it is worth in a deck that nothing is known about.
        loyal: a best friend, which never goes to the yard.
        need: of a dog.
        copies: a dog that carries out the action of a kid.
        neighbour: a dog that goes to a neighbour's doghouse.
    """

    actions: tuple[tuple[Part, ...], tuple[Part, ...]]
    consuming: bool
    suits: tuple[int, ...]
    coins: int
    multiplies: tuple[int, ...]
    any_suit: bool
    rating: float
    loyal: bool
    need: Need | None = None
    copies: bool = False
    neighbour: bool = False

    @property
    def shows(self) -> tuple[int, ...]:
        """How many of each suit it can show, its coins as any suit."""
        return (*(n + self.coins for n in self.suits[:COIN]), self.coins)


@lru_cache(maxsize=4)
def sheets(cards: CardSet) -> tuple[Sheet, ...]:
    """By card number, its sheet."""
    return tuple(_sheet(kid) for kid in cards.cards)


@lru_cache(maxsize=4)
def perk_worths(cards: CardSet) -> tuple[float, ...]:
    """By perk number, what it is worth."""
    return tuple(PERK_WORTH.get(perk.id, PERK_DEFAULT) for perk in cards.perks)


@lru_cache(maxsize=4)
def average(cards: CardSet) -> float:
    """What a kid of the park deck is worth when nobody has seen it."""
    known = sheets(cards)
    return sum(known[card].rating for card in cards.park_kids) / max(1, len(cards.park_kids))


def _sheet(kid: Kid | Dog) -> Sheet:
    if isinstance(kid, Dog):
        return _dog_sheet(kid)
    public, private = parts_of(kid.public), parts_of(kid.private)
    suits = tuple(kid.suits.count(suit) for suit in Suit)
    multiplied = {p.times for p in public + private if 0 <= p.times < COIN}
    return Sheet(
        actions=(public, private),
        consuming=any(part.op in CONSUMING for part in public + private),
        suits=suits,
        coins=suits[COIN],
        multiplies=tuple(sorted(multiplied)),
        any_suit=any(part.times == icons.TIMES_ANY_SUIT for part in public + private),
        rating=_rating(kid, (*public, *private)),
        loyal=kid.best_friend,
    )


def _dog_sheet(dog: Dog) -> Sheet:
    parts, need = parts_of(dog.action), dog.need
    rating = _rating(dog, parts) + (COPIED if dog.action is None else 0.0)
    rating += -HOUSED / 2 if dog.neighbour else HOUSED
    return Sheet(
        actions=(parts, ()),
        consuming=any(part.op in CONSUMING for part in parts),
        suits=tuple(dog.suits.count(suit) for suit in Suit),
        coins=dog.suits.count(Suit.COIN),
        multiplies=(),
        any_suit=False,
        rating=rating - need_cost(need),
        loyal=False,
        need=need,
        copies=dog.action is None,
        neighbour=dog.neighbour,
    )


def need_cost(need: Need) -> float:
    """What it costs in general to meet the need of a dog."""
    cards = len(need.add) + need.different + need.kids + 0.5 * need.lookout + 0.5 * need.fort
    return NEEDED_CARD * cards + NEEDED_TOKEN * need.tokens


def parts_of(action: Action | None, times: int = -1) -> tuple[Part, ...]:
    """The units of an action; those of a bracket take over its "times"."""
    found: list[Part] = []
    for step in action.steps if action is not None else ():
        count = times if step.times is None else int(step.times)
        if isinstance(step.unit, Action):
            found += parts_of(step.unit, count)
        else:
            found.append(Part(step.unit.op, step.unit.n, count))
    return tuple(found)


def _rating(kid: Kid | Dog, parts: tuple[Part, ...]) -> float:
    total = 0.0
    for part in parts:
        if part.times < 0:
            reps = 1.0
        elif part.times in EXPECTED:
            reps = EXPECTED[Count(part.times)]
        else:
            printed = sum(suit in (part.times, Suit.COIN) for suit in kid.suits)
            reps = printed + EXPECTED_SUITS
        total += OP_WORTH[part.op] * part.n * reps
    total += COIN_WORTH * kid.suits.count(Suit.COIN)
    return total + DOUBLE_WORTH * (len(kid.suits) - 1)
