"""Whether a play can still be brought to a proper end: the rest of it is tried on copies.

A leader's play ends properly when at least one action was carried out in full and no added card is
idle (F-PLAY 4, 5); a follower's action must be carried out in full (F-FOLLOW 2). One of several
moves that differ only in which card is touched is tried. Further cards are added only where the
repetitions that they bring can make something else possible; elsewhere more cards never help.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from fort_desktop.games.fort import frames as fr
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort import resolve
from fort_desktop.games.fort.actions import Action, Op
from fort_desktop.games.fort.candidates import candidates
from fort_desktop.games.fort.cards import CardSet, Kid
from fort_desktop.games.fort.decide import decide
from fort_desktop.games.fort.frames import Run
from fort_desktop.games.fort.moves import Move
from fort_desktop.games.fort.state import State


def survives(state: State, move: Move) -> bool:
    """Whether the play can end properly after this candidate."""
    return _survives(state, move, state.park_deck)


def surviving(state: State, found: Sequence[Move]) -> list[Move]:
    """The candidates after which the play can end properly."""
    known: dict[object, bool] = {}
    kept = []
    for move in found:
        kind = _kind(state, move, state.park_deck)
        if kind not in known:
            known[kind] = survives(state, move)
        if known[kind]:
            kept.append(move)
    return kept


def _survives(state: State, move: Move, hidden: Sequence[int]) -> bool:
    """`hidden` are cards that nobody knew when the search began: their suits count for nothing."""
    ahead = state.copy()
    decide(ahead, ahead.stack[-1], move)
    return _reachable(ahead, hidden)


def _reachable(state: State, hidden: Sequence[int]) -> bool:
    while isinstance(state.stack[-1], Run):
        if resolve.proceed(state, state.stack[-1]):
            break
    frame = state.stack[-1]
    play = state.play
    if isinstance(frame, fr.Turn):
        return play is None or not play.followed_in_part
    found = candidates(state, frame)
    if isinstance(frame, fr.ChooseAction) and mv.Finish() in found:
        return True
    if not isinstance(frame, fr.AddCards):
        return _any_survives(state, found, hidden)
    adding = [move for move in found if isinstance(move, mv.Add | mv.Use)]
    rest = [move for move in found if not isinstance(move, mv.Add | mv.Use)]
    if _any_survives(state, rest, hidden):
        return True
    if play is None or not interacting(state.cards)[play.card]:
        return False
    return _any_survives(state, [m for m in adding if m.card not in hidden], hidden)


def _any_survives(state: State, found: Sequence[Move], hidden: Sequence[int]) -> bool:
    tried: set[object] = set()
    for move in found:
        kind = _kind(state, move, hidden)
        if kind not in tried:
            tried.add(kind)
            if _survives(state, move, hidden):
                return True
    return False


def _kind(state: State, move: Move, hidden: Sequence[int]) -> object:
    """Moves of the same kind differ in nothing that matters for the rest of the play.

    Which card is touched matters only where cards may have to be added: then its suits do.
    """
    match move:
        case mv.Trash() | mv.Lookout() | mv.Recruit():
            seat = state.stack[-1].seat if not isinstance(state.stack[-1], fr.Over) else -1
            kind: tuple[object, ...] = (type(move), move.source, move.seat == seat)
        case mv.Add() | mv.Use():
            kind = (type(move), move.reading)
        case mv.Recycle():
            kind = (mv.Recycle,)
        case mv.TakeRule():
            return mv.TakeRule
        case _:
            return move
    play = state.play
    if play is None or not interacting(state.cards)[play.card]:
        return kind
    if move.card < 0 or move.card in hidden:
        return (*kind, "hidden")
    return (*kind, state.cards.suits[move.card])


# --- do added cards help? -----------------------------------------------------------------------

_NEUTRAL = frozenset({Op.VP, Op.TRASH_THIS, Op.TRASH_RIVAL})
_GIVES_NOTHING = _NEUTRAL | {Op.TRASH, Op.LOOKOUT, Op.RECRUIT}
_NEEDS_NOTHING = _NEUTRAL | {Op.TRASH, Op.RECRUIT}


@cache
def interacting(cards: CardSet) -> tuple[bool, ...]:
    """By card number: whether added cards can make possible what the card could not do else.

    They can where an action does something else beside the step that they repeat, and that step
    brings tokens, room or cards that something needs: "pizza x shovel -> fort". Without anything
    else in the action, a step that was not whole had reached its limit already.
    """
    by_kid = {kid.id: _interacts(kid) for kid in cards.kids}
    return tuple(by_kid[kid.id] for kid in cards.cards)


def _interacts(kid: Kid) -> bool:
    units = [
        (number, place, repeated, op)
        for number, action in enumerate(kid.actions)
        if action is not None
        for place, (repeated, op) in enumerate(_ops(action))
    ]
    trashes = [repeated for _, _, repeated, op in units if op is Op.TRASH]
    many_trashed = len(trashes) > 1 or any(trashes)
    for number, place, repeated, op in units:
        company = [u for u in units if u[0] == number and u[1] != place and u[3] not in _NEUTRAL]
        if not repeated or not company:
            continue
        others = [u[3] for u in units if u[:2] != (number, place)]
        if op not in _GIVES_NOTHING and any(other not in _NEEDS_NOTHING for other in others):
            return True
        if op is Op.RECRUIT and many_trashed:
            return True
    return False


def _ops(action: Action, *, repeated: bool = False) -> Iterator[tuple[bool, Op]]:
    """Every unit's operation, and whether anything repeats it."""
    for step in action.steps:
        again = repeated or step.times is not None
        if isinstance(step.unit, Action):
            yield from _ops(step.unit, repeated=again)
        else:
            yield again, step.unit.op
