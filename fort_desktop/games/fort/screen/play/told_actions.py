"""What the action on a button does, in words: for a fort also what it costs."""

from __future__ import annotations

from fort_desktop.games.fort.rules.actions import Action, Op, Unit
from fort_desktop.games.fort.rules.boards import next_cost
from fort_desktop.games.fort.rules.bundles import fort_price
from fort_desktop.games.fort.rules.counting import actions_of
from fort_desktop.games.fort.rules.moves import Do, Move
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.words.texts import words

_FORTS = (Op.FORT, Op.FORT_MORE, Op.FORT_LESS)


def price_note(view: View, move: Move) -> str:
    """How that differs from what stands on the board; empty where it does not."""
    say = words().preview
    notes = {Op.FORT_MORE: say.dearer, Op.FORT_LESS: say.cheaper}
    op = _fort(view, move)
    return notes[op]() if op in notes else ""


def price(view: View, move: Move) -> str:
    """What the next level costs; empty where no fort is advanced, or it is at the highest."""
    op = _fort(view, move)
    if op is None:
        return ""
    say, level = words().preview, view.seats[view.seat].level + 1
    spoken = {Op.FORT_MORE: say.fort_price_more, Op.FORT_LESS: say.fort_price_less}
    cost = words().objects.tokens(*fort_price(view, view.seat, op))
    return spoken.get(op, say.fort_price)(level, cost)


def action_told(view: View, move: Move) -> str:
    """A sentence for a bubble, and what a fort costs; empty where no action is begun."""
    action = _begun(view, move)
    if action is None:
        return ""
    told, cost = words().actions.sentence_now(view, action), price(view, move)
    return f"{told} {cost}." if cost else told


def _begun(view: View, move: Move) -> Action | None:
    if not isinstance(move, Do) or view.play is None:
        return None
    return actions_of(view.cards, view.play)[move.action]


def _fort(view: View, move: Move) -> Op | None:
    """How the fort is advanced, where that is all the action does, and it is not at the highest."""
    action = _begun(view, move)
    if action is None or len(action.steps) > 1 or next_cost(view, view.seat) is None:
        return None
    unit = action.steps[0].unit
    return unit.op if isinstance(unit, Unit) and unit.op in _FORTS else None
