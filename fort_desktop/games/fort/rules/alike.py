"""Decisions from which nothing follows: whatever is answered, the game goes on the same.

Two positions are the same when they differ only in names that nothing reads any more. Those are the
names of a dog's play: what a coin was named, which suit was chosen. They matter by what they count,
and by what is left of the dog's need.
"""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import needs
from fort_desktop.games.fort.rules.counting import pool_count
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.feasible import legal_moves
from fort_desktop.games.fort.rules.frames import Played, changed
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.turn import advance

# A position without names, and what the names stood for.
_Meaning = tuple[State, tuple[object, ...]]


def alike(state: State, moves: Sequence[Move]) -> bool:
    """Whether nothing follows from which of these legal moves is made."""
    first = _outcomes(state, moves[0])
    return all(_equal(first, _outcomes(state, move)) for move in moves[1:])


def _outcomes(state: State, move: Move) -> list[_Meaning]:
    """The positions that a move leads to: several where a dog's play asks for another name."""
    ahead = state.copy()
    decide(ahead, ahead.stack[-1], move)
    advance(ahead)
    if _of_dog(ahead) and isinstance(ahead.stack[-1], fr.NameCoin | fr.ChooseSuit):
        return [one for name in legal_moves(ahead) for one in _outcomes(ahead, name)]
    return [_meaning(ahead)]


def _equal(some: list[_Meaning], others: list[_Meaning]) -> bool:
    """Whether the same positions are among both, each how often soever."""
    return all(one in others for one in some) and all(one in some for one in others)


def _of_dog(state: State) -> bool:
    return state.play is not None and state.cards.is_dog(state.play.card)


def _meaning(state: State) -> _Meaning:
    play = state.play
    if play is None or not state.cards.is_dog(play.card):
        return state, ()
    stands_for = (*_lack(state, play), *_counts(state, play))
    added = tuple(fr.Added(a.card, None, a.lookout, a.stage) for a in play.added)
    state.play = changed(play, named=None, any_suit=None, added=added, tallies=())
    return state, stands_for


def _lack(state: State, play: Played) -> tuple[object, ...]:
    """What is left of the need, while it is being met."""
    if not isinstance(state.stack[-1], fr.MeetNeed):
        return ()
    return (needs.lack_of(state.cards, play.card, play.added),)


def _counts(state: State, play: Played) -> tuple[object, ...]:
    """How often the suits are there that the action under way counts."""
    return tuple(
        pool_count(state.cards, play, suit)
        for frame in state.stack
        if isinstance(frame, fr.Run)
        for suit in frame.action.multiplied(play.any_suit)
    )
