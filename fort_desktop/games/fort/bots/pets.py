"""What dogs in doghouses and cats are worth, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from fort_desktop.games.fort.bots.ratings import EXPECTED, OP_WORTH, Part, parts_of
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.cats import meets
from fort_desktop.games.fort.rules.frames import ChoosePlay
from fort_desktop.games.fort.rules.pets import Cat, Condition, Moment
from fort_desktop.games.fort.rules.scoring import CATS_POINTS, DOGS_POINTS
from fort_desktop.games.fort.rules.state import State

SURE, UNSURE = 0.35, 0.35  # how far the lead in dogs decides, by itself and for each turn left
LEAVES = 0.8  # how fast cats go elsewhere, for each turn left
POWER_TURNS = 0.3  # for how many turns a cat is of use before it goes elsewhere
SIXTH_CARD = 0.5
CONDITIONS = {Condition.NONE: 1.0, Condition.NO_PIZZA: 0.6, Condition.HIGHEST_FORT: 0.4}
MOMENTS = {
    Moment.BEFORE_PLAY: 1.0,
    Moment.FOLLOWED: 0.6,
    Moment.UNFOLLOWED: 0.5,
    Moment.DRAW: 1.0,
}


def worths(state: State, seat: int, turns: float) -> list[float]:
    """For each seat what its dogs and cats are worth with `turns` turns left, as `seat` sees it."""
    found = [0.0] * len(state.seats)
    if state.options.dogs:
        counts = [len(owner.doghouse) for owner in state.seats]
        found = [dog_points(counts, number, turns) for number in range(len(counts))]
    if state.options.cats:
        held = _cats_soon(state, seat)
        found = [w + _cats_worth(state.cards, held[n], turns) for n, w in enumerate(found)]
    return found


# --- dogs ---------------------------------------------------------------------------------------


def dog_points(counts: Sequence[int], number: int, turns: float) -> float:
    """What the dogs of one seat will bring, by how many all have (D-HOUSE)."""
    mine = counts[number]
    most = max(count for n, count in enumerate(counts) if n != number)
    chance = 1.0 / (1.0 + exp(-(mine - most + 0.5) / (SURE + UNSURE * turns)))
    if mine == 0:
        chance *= min(1.0, turns / 5)
    return DOGS_POINTS * chance


# --- cats ---------------------------------------------------------------------------------------


def _cats_soon(state: State, seat: int) -> list[list[int]]:
    """Whose the cats will be at the end of the turn, if what the leader holds goes to the yard."""
    held = [owner.cats for owner in state.seats]
    leader = state.seats[state.leader]
    if seat != state.leader or isinstance(state.stack[-1], ChoosePlay):
        return held
    cards = state.cards
    yard = leader.yard + [card for card in leader.hand if not cards.cards[card].best_friend]
    around = [*state.cats, *(cat for cats in held for cat in cats)]
    lured = [c for c in around if c not in leader.cats and meets(cards, yard, cards.cats[c].lure)]
    if not lured:
        return held
    kept = [[cat for cat in cats if cat not in lured] for cats in held]
    kept[state.leader] += lured
    return kept


def _cats_worth(cards: CardSet, cats: Sequence[int], turns: float) -> float:
    if not cats:
        return 0.0
    uses = power_worths(cards)
    worth = CATS_POINTS[len(cats)] / (1.0 + LEAVES * turns)
    return worth + min(turns, POWER_TURNS) * sum([uses[cat] for cat in cats])


@lru_cache(maxsize=4)
def powers(cards: CardSet) -> tuple[tuple[Part, ...], ...]:
    """By the number of a cat, the icons of its power."""
    return tuple(parts_of(cat.action) for cat in cards.cats)


@lru_cache(maxsize=4)
def power_worths(cards: CardSet) -> tuple[float, ...]:
    """By the number of a cat, what its power brings in a turn."""
    return tuple(_power_worth(c, p) for c, p in zip(cards.cats, powers(cards), strict=True))


def _power_worth(cat: Cat, parts: Sequence[Part]) -> float:
    worth = SIXTH_CARD if cat.moment is Moment.DRAW else 0.0
    for part in parts:
        reps = 1.0
        for count, expected in EXPECTED.items():
            if part.times == count:
                reps = expected
        worth += OP_WORTH[part.op] * part.n * reps
    return worth * MOMENTS[cat.moment] * CONDITIONS[cat.condition]
