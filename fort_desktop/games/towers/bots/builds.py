"""The best ways to win a round of 5 Towers: what to take, what to demolish, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from fort_desktop.games.towers.bots.worth import Outlook, Part, Side
from fort_desktop.games.towers.rules.building import orders
from fort_desktop.games.towers.rules.cards import KINDS, kind_of, number_of


@cache
def endings(top: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers that can lie on top once these are built; none if they cannot be built."""
    if not numbers:
        return (top,)
    return tuple(sorted({order[-1] for order in orders(top, numbers)}))


@dataclass(frozen=True, slots=True)
class Build:
    """A way to end a round as its winner.

    Attributes:
        worth: points to expect, over doing nothing.
        cards: what is taken.
        demolished: the kind whose tower loses its top card first; -1 for none.
        tops: per kind the number on top afterwards.
    """

    worth: float
    cards: tuple[int, ...]
    demolished: int
    tops: tuple[int, ...]


# Some kinds decided: points, cards of the main tower, and what is done on each of these kinds.
_Plan = tuple[float, float, tuple[Part, ...]]
_Plans = list[list[_Plan]]  # per twice the number of cards, and one more if something is demolished


def builds(outlook: Outlook, side: Side, offer: Iterable[int]) -> list[Build | None]:
    """Per number of cards, from 0, the best way to build so many of the offer.

    None where it is impossible; the first one demolishes nothing, as nobody does who wins nothing.
    """
    cards: list[list[int]] = [[] for _ in KINDS]
    for card in sorted(offer):
        cards[kind_of(card)].append(card)
    total = sum(map(len, cards))
    points = main = tallest = 0.0
    kinds = []  # those on which there is something to decide
    for kind, found in enumerate(cards):
        parts = _parts(outlook, side, kind, tuple(found))
        _taken, own, tall, _breaks, _top = parts[0]
        points += own
        tallest = max(tallest, tall)
        if len(parts) > 1:
            kinds.append((kind, parts))
        else:
            main = max(main, tall)
    before = points + tallest
    for _kind, parts in kinds:
        points -= parts[0][1]
    plans: _Plans = [[(points, main, ())], *([] for _ in range(2 * total + 1))]
    for _kind, parts in kinds:
        plans = _with_kind(plans, parts)
    best: list[Build | None] = [Build(0.0, (), -1, side.tops)]
    for n in range(1, total + 1):
        ways = [(p + m - before, chosen) for p, m, chosen in plans[2 * n]]
        cost = side.rubble + 1
        ways += [(p + m - before - cost, chosen) for p, m, chosen in plans[2 * n + 1]]
        best.append(_best(side, [kind for kind, _parts in kinds], ways) if ways else None)
    return best


def _best(
    side: Side, kinds: Sequence[int], ways: Sequence[tuple[float, tuple[Part, ...]]]
) -> Build:
    """The best of some ways to build, each with its worth and what is done on these kinds."""
    worth, chosen = max(ways, key=_worth)
    cards: tuple[int, ...] = ()
    demolished, tops = -1, list(side.tops)
    for kind, (taken, _own, _tall, breaks, top) in zip(kinds, chosen, strict=True):
        cards += taken
        tops[kind] = top
        if breaks:
            demolished = kind
    return Build(worth, cards, demolished, tuple(tops))


def _worth(way: tuple[float, tuple[Part, ...]]) -> float:
    return way[0]


def _with_kind(plans: _Plans, parts: Sequence[Part]) -> _Plans:
    """All plans with each of the parts of one more kind.

    A plan is left out if one before is at least as good, whichever tower becomes the main one.
    """
    found: _Plans = [[] for _ in plans]
    for at, some in enumerate(plans):
        for part in parts if some else ():
            taken, more, tall, breaks, _top = part
            if breaks and at % 2:
                continue
            front = found[at + 2 * len(taken) + breaks]
            for points, main, chosen in some:
                own = points + more
                tallest = max(main, tall)
                for other, other_tallest, _chosen in front:
                    if other >= own and other + other_tallest >= own + tallest:
                        break
                else:
                    front.append((own, tallest, (*chosen, part)))
    return found


@lru_cache(maxsize=32)
def builds_now(outlook: Outlook, side: Side, offer: tuple[int, ...]) -> list[Build | None]:
    """The same, kept: every bidder of a round asks for those of all seats."""
    return builds(outlook, side, offer)


def exactly(outlook: Outlook, side: Side, cards: Sequence[int]) -> Build | None:
    """The best way to build all of these cards."""
    return builds(outlook, side, cards)[len(cards)]


def _parts(outlook: Outlook, side: Side, kind: int, cards: tuple[int, ...]) -> list[Part]:
    """What can be done on a tower with some of the cards of its kind."""
    top, height, lower = side.tops[kind], side.heights[kind], side.lower[kind]
    key = kind, top, height, lower, cards
    parts = outlook.parts.get(key)
    if parts is not None:
        return parts
    own, tall = outlook.tower(kind, height, top)
    parts = outlook.parts[key] = [((), own, tall, False, top)]
    if lower is not None:
        broken, lower_tall = outlook.tower(kind, height - 1, lower)
        if broken + lower_tall > own + tall:  # else it is only done to build
            parts.append(((), broken, lower_tall, True, lower))
    for chosen in range(1, 1 << len(cards)):
        taken = tuple(card for i, card in enumerate(cards) if chosen >> i & 1)
        numbers = tuple(sorted(map(number_of, taken)))
        _end(
            parts, outlook, (kind, height + len(taken)), taken, endings(top, numbers), broken=False
        )
        if lower is not None:
            end = endings(lower, numbers)
            _end(parts, outlook, (kind, height + len(taken) - 1), taken, end, broken=True)
    return parts


def _end(
    parts: list[Part],
    outlook: Outlook,
    tower: tuple[int, int],
    taken: tuple[int, ...],
    tops: tuple[int, ...],
    *,
    broken: bool,
) -> None:
    """Add the best of the tops that a tower of a kind and height can end with."""
    best: Part | None = None
    for top in tops:
        own, tall = outlook.tower(*tower, top)
        if best is None or own + tall / 2 > best[1] + best[2] / 2:
            best = (taken, own, tall, broken, top)
    if best is not None:
        parts.append(best)
