"""Cheap exact answers to "can this action be carried out in full?", where steps do not interact."""

from __future__ import annotations

from fort_desktop.games.fort.rules import boards, icons, zones
from fort_desktop.games.fort.rules.actions import FORT_OPS, Action, Op, Unit
from fort_desktop.games.fort.rules.bundles import fort_pairs
from fort_desktop.games.fort.rules.moves import PIZZA, TOY
from fort_desktop.games.fort.rules.resolve import SPEND_OPS
from fort_desktop.games.fort.rules.state import STUFF_ROOM, State

ALWAYS = frozenset({Op.VP, Op.TRASH_THIS})
_CARD_OPS = frozenset({Op.TRASH, Op.TRASH_RIVAL, Op.RECRUIT, Op.VP})
_PLAIN_OPS = _CARD_OPS | {Op.PIZZA, Op.TOY, Op.SPEND_PIZZA, Op.SPEND_TOY}
_GAINS = frozenset({Op.PIZZA, Op.TOY, Op.RESOURCE})
_CHANGING = FORT_OPS | {Op.COPY_RIVAL_PACK}  # each repetition meets another cost or pack


def whole(
    state: State,
    seat: int,
    action: Action,
    reps: list[int],
    *,
    kind: int = -1,
    hand: int,
) -> bool | None:
    """Whether the action can be carried out in full; None where only a search can tell.

    Args:
        reps: how often each step is to be done.
        kind: the kind bound by the leader; -1 is free.
        hand: kids in hand that may still be used.
    """
    first = only_cards = True
    for place, step in enumerate(action.steps):
        unit, n = step.unit, reps[place]
        if isinstance(unit, Action):
            if len(reps) > 1 or not is_plain(unit):
                return None
            return all(enough(state, seat, inner, n, kind, hand) for inner in unit.units())
        if n > 1 and unit.op in _CHANGING:
            return None
        op = unit.op
        if not first and op not in ALWAYS and not (only_cards and op in _GAINS):
            return None
        if n and not enough(state, seat, unit, n, kind, hand):
            return False
        first = False
        only_cards = only_cards and op in _CARD_OPS
    return True


def is_plain(bracket: Action) -> bool:
    """Whether the parts of a repeated bracket neither help nor hinder each other."""
    others = [unit.op for unit in bracket.units() if unit.op not in ALWAYS]
    if any(isinstance(step.unit, Action) or step.times is not None for step in bracket.steps):
        return False
    if len(others) == 2 and others[1] in (icons.PIZZA, icons.TOY):
        return others[0] in _CARD_OPS
    return len(others) == 1 and others[0] in _PLAIN_OPS


def enough(state: State, seat: int, unit: Unit, reps: int, kind: int, hand: int) -> bool:
    """Whether one unit can be done `reps` times in full; the arguments are those of `whole`."""
    op, owner = unit.op, state.seats[seat]
    amount = unit.n * reps
    if op in ALWAYS:
        return True
    if op is icons.PIZZA or op is icons.TOY:
        return boards.stuff_room(state, seat, op) >= amount
    if op is icons.RESOURCE:
        kinds = (PIZZA, TOY) if kind < 0 else (kind,)
        return any(boards.stuff_room(state, seat, k) >= amount for k in kinds)
    if op is icons.PACK:
        return _can_pack(state, seat, reps)
    if op is icons.LOOKOUT:
        return _can_watch(state, seat, reps, hand)
    if op is icons.TRASH:
        return hand + len(zones.kids(state, owner.discard)) >= reps
    if op is icons.TRASH_RIVAL:
        yards = (o.yard for s, o in enumerate(state.seats) if s != seat)
        return sum(len(zones.kids(state, yard)) for yard in yards) >= reps
    if op is icons.RECRUIT:
        there = sum(len(o.yard) for s, o in enumerate(state.seats) if s != seat)
        return there + len(state.park) + len(state.park_deck) >= reps
    if op in FORT_OPS:
        return bool(fort_pairs(state, seat, op))
    if op in SPEND_OPS:
        pizza, toys = owner.pizza + owner.pack_pizza, owner.toys + owner.pack_toys
        if op is icons.SPEND_RESOURCE:
            # Each repetition chooses its kind anew (R33).
            return pizza // unit.n + toys // unit.n >= reps
        return (pizza if op is icons.SPEND_PIZZA else toys) >= amount
    if op is icons.SWAP:
        return _can_swap(state, seat, reps)
    if op is icons.COPY_PACK:
        return _can_copy(state, seat, seat, reps)
    rivals = (s for s in range(len(state.seats)) if s != seat)
    return any(_can_copy(state, seat, s, reps) for s in rivals)


def _can_pack(state: State, seat: int, reps: int) -> bool:
    owner = state.seats[seat]
    there = owner.pizza + owner.toys
    if seat == state.leader and boards.has_perk(state, seat, "sticky-fingers"):
        there += state.supply_pizza + state.supply_toys
    return min(boards.pack_room(state, seat), there) >= reps


def _can_watch(state: State, seat: int, reps: int, hand: int) -> bool:
    there = hand
    if seat == state.leader and boards.has_perk(state, seat, "bribe"):
        there += len(state.park) + len(state.park_deck)
        there += sum(len(zones.kids(state, o.yard)) for o in state.seats)
    return min(boards.lookout_room(state, seat), there) >= reps


def _can_swap(state: State, seat: int, reps: int) -> bool:
    owner = state.seats[seat]
    to_toys = min(state.supply_toys, owner.pack_pizza + min(owner.pizza, STUFF_ROOM - owner.toys))
    to_pizza = min(state.supply_pizza, owner.pack_toys + min(owner.toys, STUFF_ROOM - owner.pizza))
    return max(to_toys, to_pizza) >= reps


def _can_copy(state: State, seat: int, whose: int, reps: int) -> bool:
    pack, room = state.seats[whose], boards.stuff_room
    return (
        room(state, seat, PIZZA) >= pack.pack_pizza * reps
        and room(state, seat, TOY) >= pack.pack_toys * reps
    )
