"""An action as whoever carries it out now can really do it: what is settled is no choice."""

from __future__ import annotations

from random import Random

from fort_desktop.games.fort.rules import resolve
from fort_desktop.games.fort.rules.actions import FORT_OPS, Action, Op, Step, Unit
from fort_desktop.games.fort.rules.boards import stuff_room
from fort_desktop.games.fort.rules.determinize import determinize
from fort_desktop.games.fort.rules.moves import PIZZA, TOY, Swap
from fort_desktop.games.fort.rules.view import View

# What makes room in the stuff, or fills it, before a later step of the same action.
_SHIFTS = FORT_OPS | {
    *(Op.PIZZA, Op.TOY, Op.RESOURCE, Op.PACK, Op.SWAP, Op.COPY_PACK, Op.COPY_RIVAL_PACK),
    *(Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE),
}


def settled(view: View, action: Action) -> Action:
    """The action as the view's seat can do it, the leader's or the one being followed.

    "Pizza or toys" is the one kind that the leader took (F-FOLLOW 5), or the only one that there is
    room for; "trash this card" falls away for a follower (F-FOLLOW 7).
    """
    if view.seat == view.leader:
        return _steps(action, _open_kinds(view, action, follower=False))
    action = _without_trashing(action)
    named = -1 if view.play is None else view.play.kind
    return (
        in_kind(action, named)
        if named >= 0
        else _steps(action, _open_kinds(view, action, follower=True))
    )


def in_kind(action: Action, kind: int) -> Action:
    """The action with each "pizza or toys" as pizza or as toys; kind -1 leaves it."""
    kinds = (PIZZA, TOY) if kind < 0 else (kind,)
    return _steps(action, [kinds] * len(action.steps))


def swapped(view: View, action: Action) -> int:
    """Which kind the swap of this action gives away, where it can be but one; -1 otherwise.

    Only of the first swap that is known: what comes before another may turn it round.
    """
    units = action.units()
    ops = [unit.op for unit in units]
    if ops.count(Op.SWAP) != 1 or not _SHIFTS.isdisjoint(ops[: ops.index(Op.SWAP)]):
        return -1
    state, swap = determinize(view, Random(0)), units[ops.index(Op.SWAP)]
    found = resolve.choices(state, view.seat, swap, follower=view.seat != view.leader, kind=-1)
    ways = {move.kind for move in found if isinstance(move, Swap)}
    return ways.pop() if len(ways) == 1 else -1


def _steps(action: Action, kinds: list[tuple[int, ...]]) -> Action:
    """Each step with the kinds that are open in it."""
    steps = zip(action.steps, kinds, strict=True)
    return Action(tuple(Step(_unit(step.unit, open_), step.times) for step, open_ in steps))


def _unit(unit: Unit | Action, kinds: tuple[int, ...]) -> Unit | Action:
    if isinstance(unit, Action):
        return _steps(unit, [kinds] * len(unit.steps))
    if unit.op is not Op.RESOURCE or len(kinds) != 1:
        return unit
    return Unit(Op.PIZZA if kinds[0] == PIZZA else Op.TOY, unit.n)


def _open_kinds(view: View, action: Action, *, follower: bool) -> list[tuple[int, ...]]:
    """For each step the kinds that it can still give; both after a step that shifts tokens."""
    found: list[tuple[int, ...]] = []
    for n, step in enumerate(action.steps):
        units = [unit for one in action.steps[:n] for unit in _units(one)]
        inner = [unit for unit in _units(step) if unit.op in _SHIFTS]
        if any(unit.op in _SHIFTS for unit in units) or len(inner) != 1:
            found.append((PIZZA, TOY))
            continue
        least = _least(view, step, inner[0]) if follower else 1
        kinds = tuple(k for k in (PIZZA, TOY) if stuff_room(view, view.seat, k) >= least)
        found.append(kinds or (PIZZA, TOY))
    return found


def _least(view: View, step: Step, unit: Unit) -> int:
    """How many tokens a follower has to gain at least, with one symbol counted (F-FOLLOW 2, 3)."""
    if isinstance(step.unit, Action) or step.times is None or step.times.is_suit:
        return unit.n
    state = determinize(view, Random(0))
    return unit.n * resolve.repetitions(state, view.seat, step, follower=True, counted=0)


def _units(step: Step) -> tuple[Unit, ...]:
    return step.unit.units() if isinstance(step.unit, Action) else (step.unit,)


def _without_trashing(action: Action) -> Action:
    """Nothing is left out where nothing would remain."""
    kept = tuple(step for step in action.steps if _units(step)[0].op is not Op.TRASH_THIS)
    return Action(kept) if kept else action
