"""Cards in numbers: what a card shows and does, and what piles of cards bring when played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fort_desktop.games.fort.bots.evaluate import MOST_SUITS, Term, best_of_hand, terms_of
from fort_desktop.games.fort.bots.ratings import COIN, EXPECTED, EXPECTED_SUITS, Sheet, sheets
from fort_desktop.games.fort.rules import icons
from fort_desktop.games.fort.rules.actions import FORT_OPS, Count, Op, Suit
from fort_desktop.games.fort.rules.cards import CardSet

# Icons that do alike are counted together.
GROUPS: dict[Op, str] = {op: op.name.lower() for op in Op}
GROUPS |= dict.fromkeys(FORT_OPS, "fort")
GROUPS |= dict.fromkeys((Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE), "spend")
GROUPS |= dict.fromkeys((Op.COPY_PACK, Op.COPY_RIVAL_PACK), "copy")
GROUPS |= dict.fromkeys((Op.TRASH_RIVAL, Op.TRASH_THIS, Op.SWAP), "other")
_GROUPED = tuple(dict.fromkeys(GROUPS.values()))
TRAITS = (
    *(f"shows {suit.id}" for suit in Suit),
    *(f"does {group}" for group in _GROUPED),
    *(f"times {count.id}" for count in Count),
    "rating", "best friend", "dog",
)  # fmt: skip
GAINS = ("points", "tokens", "fort", "investments")
_DONE = 0.5  # twice an icon is much
_RATED = 0.12

Counts = tuple[float, float, float]
"""Tokens in the pack, level of the fort and cards in the lookout, a little more to come."""
Weights = tuple[float, float, float, float]
"""What each kind of gain is worth beside the others."""


@lru_cache(maxsize=4)
def traits_of(cards: CardSet) -> tuple[tuple[float, ...], ...]:
    """By card number, its traits as `TRAITS` names them."""
    return tuple(map(_traits, sheets(cards)))


def _traits(sheet: Sheet) -> tuple[float, ...]:
    done = dict.fromkeys(_GROUPED, 0.0)
    times = dict.fromkeys([int(count) for count in Count], 0.0)
    for parts in sheet.actions:
        for part in parts:
            reps = 1.0
            if part.times >= 0:
                times[part.times] = 1.0
                reps = EXPECTED_SUITS + (sheet.suits[part.times] if part.times < COIN else 0)
            for count, expected in EXPECTED.items():
                reps = expected if part.times == count else reps
            done[GROUPS[part.op]] += _DONE * part.n * reps
    rating = _RATED * sheet.rating
    shown = [float(n) for n in sheet.suits]
    dog = float(sheet.need is not None)
    return (*shown, *done.values(), *times.values(), rating, float(sheet.loyal), dog)


def mean_traits(cards: CardSet, pile: Sequence[int]) -> list[float]:
    """The traits of an average card of a pile; zeros for an empty one."""
    if not pile:
        return [0.0] * len(TRAITS)
    known, share = traits_of(cards), 1.0 / len(pile)
    return [share * sum(column) for column in zip(*[known[card] for card in pile], strict=True)]


# --- what playing brings --------------------------------------------------------------------------


def gains_of_pile(
    cards: CardSet, pile: Sequence[int], suits: Sequence[float], weights: Weights, counts: Counts
) -> list[float]:
    """What the best card of a hand drawn from a pile brings on average, by kind of gain."""
    gained = [0.0, 0.0, 0.0, 0.0]
    if not pile:
        return gained
    terms = terms_of(cards)
    ranked = [_ranked(_gains(terms[card], suits, counts), weights) for card in pile]
    ranked.sort(reverse=True)
    for share, (_, gains) in zip(best_of_hand(len(pile)), ranked, strict=False):
        for kind in range(4):
            gained[kind] += share * gains[kind]
    return gained


def gains_of_hand(
    cards: CardSet, hand: Sequence[int], lookout: Sequence[int], weights: Weights, counts: Counts
) -> tuple[list[float], float]:
    """What the best card of a known hand brings by kind of gain, and the second best in all."""
    if not hand:
        return [0.0, 0.0, 0.0, 0.0], 0.0
    terms, printed = terms_of(cards), cards.suits
    totals = [0.0] * (COIN + 1)
    for card in (*hand, *lookout):
        for suit in printed[card]:
            totals[suit] += 1.0
    ranked = []
    for card in hand:
        suits = totals[:]
        for suit in printed[card]:
            suits[suit] -= 1.0
        for other in range(COIN):
            suits[other] += suits[COIN]
        ranked.append(_ranked(_gains(terms[card], suits, counts), weights))
    ranked.sort(reverse=True)
    return list(ranked[0][1]), ranked[1][0] if len(ranked) > 1 else 0.0


Gains = tuple[float, float, float, float]


def _ranked(gains: Gains, weights: Weights) -> tuple[float, Gains]:
    total = gains[0] * weights[0] + gains[1] * weights[1]
    return total + gains[2] * weights[2] + gains[3] * weights[3], gains


def _gains(terms: tuple[Term, ...], suits: Sequence[float], counts: Counts) -> Gains:
    found = [0.0, 0.0, 0.0, 0.0]
    for term in terms:
        times = term.times
        if times < 0:
            reps = 1.0
        elif times <= icons.TIMES_ANY_SUIT:
            reps = term.printed + (suits[times] if times < COIN else max(suits))
            reps = min(reps, MOST_SUITS)
        else:
            reps = counts[times - icons.TIMES_PACK]
        found[term.kind] += term.worth * reps
    return found[0], found[1], found[2], found[3]
