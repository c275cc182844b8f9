"""Ways to pay: every distinct choice of tokens from stuff and pack."""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.games.fort.rules import icons
from fort_desktop.games.fort.rules.actions import Op
from fort_desktop.games.fort.rules.boards import Seen, next_cost
from fort_desktop.games.fort.rules.cards import Cost
from fort_desktop.games.fort.rules.pets import Need
from fort_desktop.games.fort.rules.state import TOP_LEVEL, Seat, State

Bundle = tuple[int, int, int, int]
_CHANGES = {Op.FORT_LESS: -1, Op.FORT_MORE: 1}  # tokens less or more than the level costs


def _split(owner: Seat, pizza: int, toys: int) -> Iterable[Bundle]:
    for pack_pizza in range(max(0, pizza - owner.pizza), min(pizza, owner.pack_pizza) + 1):
        for pack_toys in range(max(0, toys - owner.toys), min(toys, owner.pack_toys) + 1):
            yield pizza - pack_pizza, toys - pack_toys, pack_pizza, pack_toys


def _pairs(cost: Cost, change: int) -> set[tuple[int, int]]:
    """The (pizza, toys) that pay a cost with one token less or more (R23, F-ACT)."""
    pairs: set[tuple[int, int]] = set()
    for pizza, toys, either in _changed(cost, change):
        for extra in range(either + 1):
            pairs.add((pizza + extra, toys + either - extra))
    return pairs


def _changed(cost: Cost, change: int) -> list[tuple[int, int, int]]:
    """The pizza, toys and tokens of any kind that are asked for; whose token is saved is open."""
    pizza, toys, either = cost.pizza, cost.toy, cost.any
    if change >= 0:
        return [(pizza, toys, either + change)]
    found = []
    if pizza:
        found.append((pizza - 1, toys, either))
    if toys:
        found.append((pizza, toys - 1, either))
    if either:
        found.append((pizza, toys, either - 1))
    return found or [(0, 0, 0)]


def fort_pairs(state: State, seat: int, op: Op) -> list[tuple[int, int]]:
    """The affordable (pizza, toys) for the next level; empty at the highest (F-FORT)."""
    owner = state.seats[seat]
    if owner.level >= TOP_LEVEL:
        return []
    change = _CHANGES.get(op, 0)
    pizza = owner.pizza + owner.pack_pizza
    toys = owner.toys + owner.pack_toys
    pairs = _pairs(state.cards.costs[owner.level], change)
    return sorted(pair for pair in pairs if pair[0] <= pizza and pair[1] <= toys)


def fort_price(position: Seen, seat: int, op: Op) -> tuple[int, int, int]:
    """Pizza, toys and tokens of any kind that the next level costs (F-FORT, F-ACT).

    What `FORT_LESS` saves is not taken off, as it may be any one of them.
    """
    cost = next_cost(position, seat)
    assert cost is not None, "a fort of the highest level costs nothing more"
    return cost.pizza, cost.toy, cost.any + max(0, _CHANGES.get(op, 0))


def fort_bundles(state: State, seat: int, op: Op) -> list[Bundle]:
    """Every distinct payment for the next level of the fort."""
    owner = state.seats[seat]
    return [b for pair in fort_pairs(state, seat, op) for b in _split(owner, *pair)]


def spend_bundles(state: State, seat: int, op: Op, n: int) -> list[Bundle]:
    """Every distinct way to spend `n` tokens of one kind (R33)."""
    owner = state.seats[seat]
    found: list[Bundle] = []
    if op is not icons.SPEND_TOY and owner.pizza + owner.pack_pizza >= n:
        found += _split(owner, n, 0)
    if op is not icons.SPEND_PIZZA and owner.toys + owner.pack_toys >= n:
        found += _split(owner, 0, n)
    return found


def need_bundles(state: State, seat: int, need: Need) -> list[Bundle]:
    """Every distinct way to spend what a dog needs; "any" is any mix (R33)."""
    owner = state.seats[seat]
    pizza, toys = owner.pizza + owner.pack_pizza, owner.toys + owner.pack_toys
    pairs = sorted(_pairs(Cost(need.pizza, need.toy, need.any), 0))
    paid = [pair for pair in pairs if pair[0] <= pizza and pair[1] <= toys]
    return [bundle for pair in paid for bundle in _split(owner, *pair)]
