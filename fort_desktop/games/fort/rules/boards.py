"""What boards have room for, what their forts cost and which perks they hold (F-FORT, F-PERK).

Only what lies open is asked for, so the answers are the same of a position and of a view of it:
whoever shows a board asks here instead of knowing rules.
"""

from __future__ import annotations

from fort_desktop.games.fort.rules.actions import Op
from fort_desktop.games.fort.rules.cards import Cost
from fort_desktop.games.fort.rules.moves import PIZZA, TOY
from fort_desktop.games.fort.rules.state import STUFF_ROOM, TOP_LEVEL, State
from fort_desktop.games.fort.rules.view import View

Seen = State | View
BACKPACK_ROOM = 2  # tokens more in the pack of whoever holds XXL Backpack


def has_perk(position: Seen, seat: int, perk: str) -> bool:
    """Whether the seat holds a perk, by its id."""
    held = position.seats[seat].perks
    return bool(held) and position.cards.perk_numbers.get(perk, -1) in held


def pack_capacity(position: Seen, seat: int) -> int:
    """How many tokens the pack holds (F-FORT; XXL Backpack)."""
    more = BACKPACK_ROOM if has_perk(position, seat, "xxl-backpack") else 0
    return position.seats[seat].level + 1 + more


def pack_room(position: Seen, seat: int) -> int:
    """How many more tokens the pack takes."""
    owner = position.seats[seat]
    return pack_capacity(position, seat) - owner.pack_pizza - owner.pack_toys


def lookout_capacity(position: Seen, seat: int) -> int:
    """How many cards the lookout holds (F-FORT)."""
    return position.seats[seat].level + 1


def lookout_room(position: Seen, seat: int) -> int:
    """How many more cards the lookout takes (F-FORT)."""
    return lookout_capacity(position, seat) - len(position.seats[seat].lookout)


def used_on_lookout(position: Seen) -> frozenset[int]:
    """The cards on the leader's lookout that count for the card in play (F-PLAY 2)."""
    play = position.play
    return frozenset(a.card for a in play.added if a.lookout) if play else frozenset()


def stuff_room(position: Seen, seat: int, kind: int) -> int:
    """How many tokens of a kind can still be gained: room in stuff, and the supply."""
    owner = position.seats[seat]
    if kind == PIZZA:
        room, supply = STUFF_ROOM - owner.pizza, position.supply_pizza
    else:
        room, supply = STUFF_ROOM - owner.toys, position.supply_toys
    return min(supply, room)


def room_for(position: Seen, seat: int, op: Op) -> int | None:
    """How many of what a step brings there is room for on the board, whatever the supply has.

    None where room is no matter.
    """
    owner = position.seats[seat]
    free = {PIZZA: STUFF_ROOM - owner.pizza, TOY: STUFF_ROOM - owner.toys}
    match op:
        case Op.PIZZA | Op.TOY:
            return free[op]
        case Op.RESOURCE:
            return max(free.values())
        case Op.PACK:
            return pack_room(position, seat)
        case Op.LOOKOUT:
            return lookout_room(position, seat)
    return None


def next_cost(position: Seen, seat: int) -> Cost | None:
    """What the next level of the fort costs; None at the highest (F-FORT)."""
    level = position.seats[seat].level
    return position.cards.costs[level] if level < TOP_LEVEL else None
