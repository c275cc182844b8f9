"""A card set whose actions interact in every way that the icon grammar allows.

The usual cards need few of these; the engine has to know them all, for card packs are free to
use them. Best friends, boards, costs, perks and rules are those of the frozen cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from random import Random

from fort_desktop.games.fort.rules.actions import OP_TEXT, Suit, parse_action
from fort_desktop.games.fort.rules.cards import CardSet, Kid
from fort_desktop.games.fort.rules.pets import Dog, Need
from tests.games.fort.frozen_cards import frozen_cards

# id: suits, public action, private action
KIDS = {
    "digger": ("shovel", "pizza x shovel -> spend 2 pizza -> 2 vp", "lookout x shovel"),
    "miner": ("shovel shovel", "pizza x shovel -> fort", "trash"),
    "moose": ("shovel", "spend 2 pizza -> 2 vp", "pizza x shovel"),
    "porter": ("book", "pack -> vp x pack", "copy-pack x book"),
    "twins": ("book book", "pack x book -> 2 pizza", "lookout x book -> trash-rival"),
    "scholar": ("book", "fort -> pack x book", "vp x book -> trash-this"),
    "swapper": ("glue", "swap x glue", "fort"),
    "gluer": ("glue glue", "swap x glue -> fort-1", "(vp x lookout -> toy) x glue"),
    "mixer": ("glue", "pizza x glue -> toy x shovel", "spend toy x glue -> 2 toy"),
    "crasher": ("squirtgun", "recruit", "(trash-rival -> vp) x squirtgun"),
    "nest": ("squirtgun", "((recruit -> toy) x squirtgun -> pack) x squirtgun", "trash x lookout"),
    "double": ("squirtgun squirtgun", "(trash -> recruit) x squirtgun", "2 vp"),
    "rover": ("skateboard", "spend pizza -> vp -> pizza", "(spend pizza -> vp) x skateboard"),
    "racer": ("skateboard", "trash -> pizza -> vp -> pizza", "lookout -> recruit x skateboard"),
    "queen": ("crown", "copy-rival-pack x crown", "spend resource -> 2 resource"),
    "prince": ("crown crown", "recruit x crown -> trash x glue", "lookout -> trash-rival"),
    "joker": ("coin", "2 resource", "toy x any-suit"),
    "wild": ("coin", "resource x any-suit", "trash x any-suit -> pack"),
    "pudding": ("coin crown", "resource x crown -> spend resource", "copy-rival-pack"),
    "loner": ("coin glue", "", "toy x glue -> pack x skateboard"),
    "ghost": ("crown", "", "spend 3 resource -> 3 vp"),
    "trasher": ("squirtgun", "trash x lookout", "2 vp"),
    "gambler": ("shovel", "pizza x shovel -> spend 2 pizza", "lookout -> trash-rival"),
    "filler": ("glue", "(toy -> pack) x glue", "vp x pack"),
    "purse": ("coin coin", "pack", ""),
    "baker": ("glue", "2 pizza x glue", "trash"),
    "watcher": ("squirtgun", "spend resource -> vp x squirtgun", "(lookout -> vp) x squirtgun"),
    "spotter": ("glue", "", "lookout x any-suit -> vp"),
    "turner": ("glue", "(swap -> vp) x glue", "((swap -> pack) x glue -> vp) x glue"),
    "thief": ("glue", "spend 2 pizza -> 2 vp", "pizza x glue -> trash-rival"),
    "copier": ("glue", "spend 2 pizza -> 2 vp", "copy-rival-pack x glue"),
    "builder": ("glue", "fort -> resource", "copy-rival-pack x glue"),
    "picker": ("shovel", "(2 resource) x shovel", "fort -> vp"),
    "finder": ("glue", "recruit x crown -> spend pizza", "trash"),
    "looker": ("book", "lookout x book -> trash-rival", "pizza x lookout -> spend 2 pizza"),
    "bracer": ("book", "(pizza -> trash-rival) x book", "fort"),
    "bandit": ("squirtgun", "(trash-rival -> resource) x squirtgun", "vp x pack"),
}
SUITS = ("book", "glue", "shovel")
COUNTS = (*SUITS * 3, "any-suit", "pack", "fort", "lookout")
UNITS = (*OP_TEXT.values(), "2 pizza", "2 resource", "spend 2 pizza", "spend 2 resource")


@cache
def nasty_cards() -> CardSet:
    """Two copies of each of these kids, with the usual boards and extras."""
    return _card_set(_kid(name, *KIDS[name]) for name in KIDS)


def random_cards(rng: Random) -> CardSet:
    """Kids whose actions are put together at random; few suits, so that they match often."""
    kids = []
    for number in range(30):
        suits = [rng.choice(SUITS) for _ in range(rng.choice((1, 1, 1, 2)))]
        if rng.random() < 0.12:
            suits[0] = "coin"
        public = random_action(rng) if rng.random() < 0.9 else ""
        kids.append(_kid(f"kid{number}", " ".join(sorted(suits)), public, random_action(rng)))
    return _card_set(kids)


def random_action(rng: Random, depth: int = 2) -> str:
    """Steps and brackets put together at random."""
    return " -> ".join(_random_step(rng, depth) for _ in range(rng.choice((1, 1, 2, 2, 3))))


def _random_step(rng: Random, depth: int) -> str:
    if depth and rng.random() < 0.25:
        unit, repeated = f"({random_action(rng, depth - 1)})", rng.random() < 0.85
    else:
        unit = rng.choice(UNITS)
        repeated = rng.random() < 0.45 and unit != "trash-this"
    return f"{unit} x {rng.choice(COUNTS)}" if repeated else unit


def random_dogs(rng: Random) -> CardSet:
    """Random kids, and dogs whose needs and actions are put together at random, as a pack may."""
    dogs = []
    for number in range(14):
        copies = rng.random() < 0.25
        need = _random_need(rng, copies=copies)
        action = None if copies else parse_action(_random_dog_action(rng))
        suits = (Suit[rng.choice(SUITS).upper()],)
        neighbour = rng.random() < 0.3
        dogs.append(Dog(f"dog{number}", {"en": f"Dog {number}"}, suits, need, action, neighbour))
    return replace(random_cards(rng), dogs=tuple(dogs))


def _random_need(rng: Random, *, copies: bool) -> Need:
    suits = [Suit[suit.upper()] for suit in SUITS]
    parts = rng.sample(("add", "different", "kids", "tokens", "level"), rng.choice((1, 1, 2, 3)))
    return Need(
        add=tuple(rng.choices(suits, k=rng.choice((1, 2)))) if "add" in parts else (),
        different=rng.choice((1, 2, 3)) if "different" in parts else 0,
        other_than=frozenset(rng.sample(suits, rng.choice((0, 1)))),
        kids=1 if copies else rng.choice((1, 2)) if "kids" in parts else 0,
        pizza=rng.choice((0, 1)) if "tokens" in parts else 0,
        any=rng.choice((1, 2)) if "tokens" in parts else 0,
        lookout=1 if "level" in parts else 0,
        hand_only=rng.random() < 0.3,
    )


def _random_dog_action(rng: Random) -> str:
    while parse_action(action := random_action(rng)).suits() or "trash-this" in action:
        pass
    return action


def _card_set(kids: Iterable[Kid]) -> CardSet:
    usual = frozen_cards()
    return CardSet(
        kids=(*(kid for kid in usual.kids if kid.best_friend), *kids),
        boards=usual.boards,
        level_points=usual.level_points,
        costs=usual.costs,
        perks=usual.perks,
        rules=usual.rules,
    )


def _kid(name: str, suits: str, public: str, private: str) -> Kid:
    return Kid(
        id=name,
        names={"en": name.title()},
        suits=tuple(Suit[suit.upper()] for suit in suits.split()),
        public=parse_action(public) if public else None,
        private=parse_action(private) if private else None,
        copies=2,
    )
