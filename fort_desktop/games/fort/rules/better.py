"""Decisions of which one answer leaves whoever decides no worse off than any other.

An outcome is the position when nothing more is asked about the action under way. One is at least
as good as another where both are the same but for what an action gains: tokens in the own stuff,
of which there are no fewer of either kind, and points, of which there are no fewer unless they
would set off the end of the game (F-END).

Where several outcomes can still be reached by an answer, it is at least as good as another if for
each outcome of the other it has one that is. So an order from which nothing follows is none of
those that a person has to choose, and neither is how many suits count where all of them fit.
"""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.feasible import legal_moves
from fort_desktop.games.fort.rules.frames import changed
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import POINTS_TO_END, State
from fort_desktop.games.fort.rules.turn import advance

_MOST_ANSWERS = 6
_MOST_OUTCOMES = 24
_IN_AN_ACTION = (fr.Run, fr.FollowCount)


class _Unknown(Exception):
    """What comes of an answer depends on something hidden, or takes too long to tell."""


def as_good_as_any(state: State, moves: Sequence[Move]) -> Move | None:
    """The first of these legal moves that is at least as good as each other one, if one is."""
    if not 1 < len(moves) <= _MOST_ANSWERS:
        return None
    seat = _seat(state)
    try:
        reached = [_outcomes(_after(state, move), seat) for move in moves]
    except _Unknown:
        return None
    for move, own in zip(moves, reached, strict=True):
        if all(_covers(own, others, seat) for others in reached):
            return move
    return None


def begins_for_free(state: State, move: mv.Do) -> bool:
    """Whether the second action of a card asks nothing and leaves nobody worse off than to finish
    the card without it."""
    seat = _seat(state)
    try:
        [done] = _outcomes(_after(state, move), seat)
    except (_Unknown, ValueError):
        return False
    return isinstance(done.stack[-1], fr.ChooseAction) and _as_good(
        _without_tallies(done), _without_tallies(state.copy()), seat
    )


def _seat(state: State) -> int:
    frame = state.stack[-1]
    assert not isinstance(frame, fr.Over), "somebody decides"
    return frame.seat


def _after(state: State, move: Move) -> State:
    """The position after a move.

    Raises:
        _Unknown: something hidden comes to light.
    """
    ahead = state.copy()
    events: list[Event] = []
    ahead.events = events
    decide(ahead, ahead.stack[-1], move)
    advance(ahead)
    ahead.events = None
    if ev.revealing(events):
        raise _Unknown
    return ahead


def _outcomes(state: State, seat: int) -> list[State]:
    """All that can come of the action under way.

    Raises:
        _Unknown: it depends on something hidden, or there are too many.
    """
    found: list[State] = []
    waiting = [state]
    for _ in range(_MOST_OUTCOMES):
        if not waiting:
            return found
        ahead = waiting.pop()
        frame = ahead.stack[-1]
        if isinstance(frame, _IN_AN_ACTION) and frame.seat == seat:
            waiting += [_after(ahead, move) for move in legal_moves(ahead)]
        elif ahead not in found:
            found.append(ahead)
    raise _Unknown


def _covers(own: list[State], others: list[State], seat: int) -> bool:
    """Whether for each of the other outcomes one of the own is at least as good."""
    return all(any(_as_good(one, other, seat) for one in own) for other in others)


def _as_good(one: State, other: State, seat: int) -> bool:
    if one == other:
        return True
    a, b = one.seats[seat], other.seats[seat]
    if a.pizza < b.pizza or a.toys < b.toys or a.points < b.points:
        return False
    if a.points != b.points and a.points >= POINTS_TO_END:
        return False
    same = one.copy()
    own = same.seats[seat]
    own.pizza, own.toys, own.points = b.pizza, b.toys, b.points
    same.supply_pizza, same.supply_toys = other.supply_pizza, other.supply_toys
    return same == other


def _without_tallies(state: State) -> State:
    """A position without what only counts the actions of the card in play; it is changed."""
    play = state.play
    assert play is not None, "a card is in play"
    state.play = changed(play, begun=(), whole=(), tallies=(), any_suit=None)
    return state
