"""What a seat can tell about dogs among the cards that it never saw in the draft (D-SET).

Every hand dealt held three dogs. So when a hand first comes to a seat, it knows how many dogs were
kept out of that hand before, by those who had it one after another, but not by whom.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import comb, perm, prod
from random import Random

from fort_desktop.games.fort.rules.setup import Hands
from fort_desktop.games.fort.rules.state import START_CARDS, START_DOGS

Pick = tuple[int, int]
Picks = frozenset[Pick]


@lru_cache(maxsize=64)
def dog_picks(
    seat: int, seen: Hands, counts: tuple[int, ...], loose: Hands, first_dog: int
) -> tuple[tuple[Picks, int], ...]:
    """Which of the picks that a seat saw nothing of may have been dogs, with a weight for each way.

    The weights are in proportion to the deals and picks that lead there.

    Args:
        seat: the viewer.
        seen: the hands it saw, in order.
        counts: how many cards each seat has kept.
        loose: per seat, what it kept in such picks and all have seen since.
        first_dog: cards from this number on are dogs.
    """
    ways = [list(_of_hand(seat, pack, seen, counts, first_dog)) for pack in range(len(counts))]
    found = []
    for choice in product(*ways):
        picks = frozenset[Pick]().union(*(dogs for dogs, _ in choice))
        weight = prod(weight for _, weight in choice)
        for distance in range(1, len(counts)):
            owner = (seat + distance) % len(counts)
            weight *= _places(owner, min(distance, counts[owner]), loose[owner], picks, first_dog)
        if weight:
            found.append((picks, weight))
    return tuple(found)


def _of_hand(
    seat: int, pack: int, seen: Hands, counts: tuple[int, ...], first_dog: int
) -> Iterator[tuple[Picks, int]]:
    """The ways for the picks made out of one dealt hand before it came to the seat."""
    n = len(counts)
    first = (seat - pack) % n
    picks = [(owner, pick) for pick in range(first) if pick < counts[owner := (pack + pick) % n]]
    if first < len(seen):
        left = sum(card >= first_dog for card in seen[first])
        taken = range(START_DOGS - left, START_DOGS - left + 1)
    else:
        taken = range(min(START_DOGS, len(picks)) + 1)
    for dogs in taken:
        others = 1 if first < len(seen) else comb(START_CARDS - len(picks), START_DOGS - dogs)
        for chosen in combinations(picks, dogs):
            yield frozenset(chosen), others


def _places(owner: int, picks: int, loose: Sequence[int], dogs: Picks, first_dog: int) -> int:
    """In how many ways a seat's cards seen since can have been its first picks."""
    places = sum((owner, pick) in dogs for pick in range(picks))
    known = sum(card >= first_dog for card in loose)
    return perm(places, known) * perm(picks - places, len(loose) - known)


def choose_picks(ways: Sequence[tuple[Picks, int]], rng: Random) -> Picks:
    """One of the ways, by its weight."""
    at = rng.random() * sum(weight for _, weight in ways)
    for picks, weight in ways:
        at -= weight
        if at < 0:
            return picks
    return ways[-1][0]


def arrange(owner: int, cards: Sequence[int], dogs: Picks, first_dog: int) -> list[int]:
    """A seat's cards in the order of its first picks, dogs where it has kept dogs."""
    kinds = ([c for c in cards if c < first_dog], [c for c in cards if c >= first_dog])
    return [kinds[(owner, pick) in dogs].pop(0) for pick in range(len(cards))]
