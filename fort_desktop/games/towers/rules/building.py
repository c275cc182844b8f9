"""What can be built (T-BUILD, T-LEGAL): exact, and fast enough for every question of a search.

Kinds are independent of each other but for the one demolition. What can go on a tower depends on
its top alone, and at most five cards come at once: the answers to the latest questions are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from fort_desktop.games.towers.rules.cards import (
    KINDS,
    LEAPER,
    OPEN,
    TOP,
    face_of,
    kind_of,
    number_of,
)

NOTHING = -1  # the top of a tower that is not founded
FREE, DEMOLISHING, NEVER = 0, 1, 2
ANSWERS = 8192  # kept of each kind; in random play 99 of 100 questions have been asked before


def fits(top: int, number: int) -> bool:
    """Whether a number goes on a top of the same kind; `NOTHING` is the ground."""
    if top == NOTHING:
        return True
    if top == TOP:
        return False
    return number == LEAPER or top == OPEN or number < top


@lru_cache(maxsize=ANSWERS)
def can_build(top: int, numbers: tuple[int, ...]) -> bool:
    """Whether all these numbers, in ascending order, go on a top in some order."""
    return not numbers or any(True for _ in firsts(top, numbers))


def firsts(top: int, numbers: tuple[int, ...]) -> Iterator[int]:
    """The different numbers that can be built first so that the others can follow."""
    for i, number in enumerate(numbers):
        twin = i > 0 and numbers[i - 1] == number
        if not twin and fits(top, number) and can_build(number, numbers[:i] + numbers[i + 1 :]):
            yield number


def orders(top: int, numbers: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All orders in which these numbers, in ascending order, can be built."""
    if not numbers:
        yield ()
    for first in firsts(top, numbers):
        i = numbers.index(first)
        for rest in orders(first, numbers[:i] + numbers[i + 1 :]):
            yield (first, *rest)


@lru_cache(maxsize=ANSWERS)
def most(top: int, numbers: tuple[int, ...]) -> int:
    """How many of these numbers, in ascending order, can be built at most."""
    sizes = range(len(numbers), 0, -1)
    return next((n for n in sizes if any(can_build(top, c) for c in combinations(numbers, n))), 0)


def top_of(tower: Sequence[int]) -> int:
    """The number on top of a tower, or `NOTHING`."""
    return number_of(tower[-1]) if tower else NOTHING


def is_finished(tower: Sequence[int]) -> bool:
    """Whether a tower has its top, on which nothing goes (T-BUILD)."""
    return bool(tower) and number_of(tower[-1]) == TOP


def below_top(tower: Sequence[int]) -> int | None:
    """The top after a demolition; None where nothing can be demolished (T-BUILD)."""
    if not tower or number_of(tower[-1]) == TOP:
        return None
    return top_of(tower[:-1])


def by_kind(cards: Iterable[int]) -> list[tuple[int, ...]]:
    """Per kind the numbers on these cards, in ascending order."""
    numbers: list[list[int]] = [[] for _ in KINDS]
    for card in cards:
        numbers[kind_of(card)].append(number_of(card))
    return [tuple(sorted(found) if len(found) > 1 else found) for found in numbers]


def need_of(tower: Sequence[int], numbers: tuple[int, ...]) -> int:
    """What it takes to build these numbers on a tower: `FREE`, `DEMOLISHING` or `NEVER`."""
    if can_build(top_of(tower), numbers):
        return FREE
    lower = below_top(tower)
    return DEMOLISHING if lower is not None and can_build(lower, numbers) else NEVER


def buildable(
    towers: Sequence[Sequence[int]], cards: Iterable[int], demolitions: int = DEMOLISHING
) -> bool:
    """Whether all these cards can be built with at most so many demolitions, 0 or 1 (T-LEGAL)."""
    kinds = zip(towers, by_kind(cards), strict=True)
    return sum(need_of(tower, numbers) for tower, numbers in kinds if numbers) <= demolitions


def largest_bid(towers: Sequence[Sequence[int]], offer: Iterable[int]) -> int:
    """The largest number of these cards that can be built with at most one demolition.

    Every smaller number can be built too: the card built last can be left out.
    """
    total = gain = 0
    for tower, numbers in zip(towers, by_kind(offer), strict=True):
        if not numbers:
            continue
        free = most(top_of(tower), numbers)
        lower = below_top(tower)
        total += free
        if lower is not None:
            gain = max(gain, most(lower, numbers) - free)
    return total + gain


def choices(towers: Sequence[Sequence[int]], offer: Iterable[int], n: int) -> list[tuple[int, ...]]:
    """The sets of `n` cards of the offer that can be built; of equal ones (twins) the first."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for cards in combinations(sorted(offer), n):
        looks = tuple(sorted(map(face_of, cards)))
        if looks not in found and buildable(towers, cards):
            found[looks] = cards
    return list(found.values())
