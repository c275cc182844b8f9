"""Which button of a decision acts, the green one, and which declines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fort_desktop.games.fort.rules import moves as mv

if TYPE_CHECKING:
    from fort_desktop.games.fort.screen.coach import Asked


def taking(asked: Asked) -> bool:
    """Whether pizza or toys are chosen for the card in play: beside it, as when that is chosen with
    playing it."""
    kinds = [move for move in asked.moves if isinstance(move, mv.Take)]
    return asked.view.play is not None and len(kinds) > 1


def acts(asked: Asked, number: int) -> bool:
    """Whether it is the button that acts: of a played card, what is left to do with it."""
    if number == asked.marked:
        return True
    match asked.moves[number]:
        case mv.Done() | mv.Finish():
            return asked.kind in ("add", "action")
        case mv.Take():
            return taking(asked)
        case mv.Do():
            return left(asked)
    return False


def declines(asked: Asked, number: int) -> bool:
    """Whether it is the way out of the decision: to play no card, not to follow, to be done; no
    more than one is. What ends the decision comes before what takes back an earlier one.

    Args:
        asked: the decision.
        number: of a move, or of a change of the play being composed, as `Asked` counts them.
    """
    changes = range(len(asked.moves), len(asked.moves) + len(asked.plan))
    if number in changes:
        change = asked.plan[number - len(asked.moves)]
        nearer = any(declines(asked, move) for move in range(len(asked.moves)))
        return change.card < 0 and isinstance(change.instead, mv.Finish) and not nearer
    if number >= changes.stop or number == asked.marked:
        return False
    match asked.moves[number]:
        case mv.Skip() | mv.Pass() | mv.Stop():
            return True
        case mv.Done():
            return not acts(asked, number)
        case mv.Finish():
            return left(asked) or not acts(asked, number)
    return False


def left(asked: Asked) -> bool:
    """Whether the played card has an action left and could be finished without it."""
    kinds = {type(move) for move in asked.moves}
    return kinds >= {mv.Do, mv.Finish}
