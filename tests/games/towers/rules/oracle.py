"""What the rulebook allows, found by trying everything out; knows nothing of our rules engine.

Cards are pairs of a kind and a number, towers are lists of numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Card = tuple[int, int]
Towers = list[list[int]]


def may_lie_on(number: int, tower: Sequence[int]) -> bool:
    """The rules for building (T-BUILD)."""
    if not tower:
        return True
    top = tower[-1]
    if top == 0:
        return False
    return top == 8 or number == 9 or number < top


def demolitions(towers: Towers) -> Iterator[tuple[int | None, Towers]]:
    """Nothing, or the top of one tower that is no 0; and the towers afterwards."""
    yield None, towers
    for kind, tower in enumerate(towers):
        if tower and tower[-1] != 0:
            yield kind, [t[:-1] if k == kind else t for k, t in enumerate(towers)]


def buildable(towers: Towers, cards: Sequence[Card]) -> set[frozenset[int]]:
    """All sets of these cards, by their places, that can be built in some order."""
    found: set[frozenset[int]] = set()
    seen: set[tuple[frozenset[int], tuple[int, ...]]] = set()

    def build(used: frozenset[int]) -> None:
        state = used, tuple(tower[-1] if tower else -1 for tower in towers)
        if state in seen:
            return
        seen.add(state)
        found.add(used)
        for place, (kind, number) in enumerate(cards):
            if place not in used and may_lie_on(number, towers[kind]):
                towers[kind].append(number)
                build(used | {place})
                towers[kind].pop()

    towers = [list(tower) for tower in towers]
    build(frozenset())
    return found


def winnable(towers: Towers, cards: Sequence[Card]) -> dict[int | None, set[frozenset[int]]]:
    """Per demolition the sets of cards that can be built after it."""
    return {kind: buildable(after, cards) for kind, after in demolitions(towers)}


def next_cards(towers: Towers, hand: Sequence[Card]) -> set[Card]:
    """The cards of a hand that can be built now so that all others can be built later."""
    found: set[Card] = set()
    for place, (kind, number) in enumerate(hand):
        if may_lie_on(number, towers[kind]):
            after = [[*t, number] if k == kind else t for k, t in enumerate(towers)]
            rest = [*hand[:place], *hand[place + 1 :]]
            if frozenset(range(len(rest))) in buildable(after, rest):
                found.add((kind, number))
    return found


def points(towers: Towers, rubble: int) -> int:
    """The final points of a player (T-SCORE)."""
    main = max(map(len, towers))
    built = sum(len(tower) * (1 + (0 in tower)) for tower in towers)
    return built + main - sum(range(1, rubble + 1))
