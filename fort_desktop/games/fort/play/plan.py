"""A play being composed: which parts of it can still be changed, and the play without them.

The engine decides step by step (R1). Here a step in the middle is taken back or exchanged: the
history goes back to it, and what came later is decided again as far as it is still legal.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State

_OF_A_DOG = (fr.MeetNeed, fr.ChooseKidAction, fr.ChooseHouse, fr.Run)


@dataclass(frozen=True, slots=True)
class Change:
    """A way to change the play being composed.

    Attributes:
        index: the decision of the table's history that is changed.
        card: the card that it brought into play; -1 where it chose an action or a suit.
        lookout: whether that card lies in the lookout.
        instead: what is decided instead, to read a coin as another suit, say; None takes the card
            back, or asks again.
        made: the decision that is changed.
        unasked: whether it was made for the player.
    """

    index: int
    card: int = -1
    lookout: bool = False
    instead: Move | None = None
    made: Move | None = None
    unasked: bool = False


@dataclass(frozen=True, slots=True)
class Changed:
    """What a change has done.

    Attributes:
        events: of the decisions made again, secrets included.
        dropped: decisions that were no longer legal, in order.
    """

    events: tuple[Event, ...]
    dropped: tuple[Move, ...]


def is_composing(state: State, seat: int) -> bool:
    """Whether `seat` has a card in play that it has not finished."""
    play = state.play
    if play is not None and state.cards.is_dog(play.card) and state.leader == seat:
        return not play.housed and any(isinstance(frame, _OF_A_DOG) for frame in state.stack)
    return any(isinstance(frame, fr.ChooseAction) and frame.seat == seat for frame in state.stack)


def changes(table: FortTable, seat: int) -> list[Change]:
    """All ways to change the play that `seat` composes, in the order of the history.

    There are none while somebody else decides, and none that reach behind something hidden.
    """
    decision = table.decision()
    if decision is None or decision.seat != seat or not is_composing(table.state, seat):
        return []
    found: list[Change] = []
    begun = _begun(table, seat)
    for index in reversed(range(table.reach(seat), len(table.history))):
        move = table.history[index].move
        match move:
            case mv.Play():
                return [Change(index, move.card, made=move), *found]
            case mv.Add() | mv.Use():
                lookout, unasked = isinstance(move, mv.Use), table.history[index].unasked
                taken = Change(index, move.card, lookout, made=move, unasked=unasked)
                others = [replace(taken, instead=other) for other in _readings(table, index)]
                found[:0] = [taken, *others]
            case mv.Do() | mv.Name() | mv.Choose() if (
                table.history[index].unasked and index >= begun
            ):
                found[:0] = _chosen_otherwise(table, index)
            case _:
                pass
    return found


def _begun(table: FortTable, seat: int) -> int:
    """The first decision since the last action that has been carried out: what came before is no
    longer chosen otherwise, it would take that action back."""
    reach = table.reach(seat)
    actions = [
        n for n in range(reach, len(table.history)) if isinstance(table.history[n].move, mv.Do)
    ]
    runs = not any(isinstance(move, mv.Do | mv.Finish) for move in table.legal())
    done = actions[:-1] if runs else actions
    return done[-1] + 1 if done else reach


def _chosen_otherwise(table: FortTable, index: int) -> list[Change]:
    """Instead of an action that was begun for a person: the other one, or to finish the card;
    of a suit that was chosen, to be asked."""
    entry = table.history[index]
    asked = Change(index, made=entry.move)
    if not isinstance(entry.move, mv.Do):
        return [asked]
    legal = table.game.legal_moves(entry.before)
    others = [m for m in legal if isinstance(m, mv.Do | mv.Finish) and m != entry.move]
    return [replace(asked, instead=other) for other in others]


def _readings(table: FortTable, index: int) -> list[Move]:
    """The same card added with its coin read as another suit."""
    entry = table.history[index]
    chosen = entry.move
    assert isinstance(chosen, mv.Add | mv.Use), "only added cards are read"
    return [
        move
        for move in table.game.legal_moves(entry.before)
        if type(move) is type(chosen) and move != chosen and move.card == chosen.card
    ]


def change(table: FortTable, seat: int, wanted: Change) -> Changed:
    """Change the play: go back, and decide again what came later.

    An added card that is no longer legal is left out. Any other decision that is not ends it, and
    so does one that would reveal something hidden or let somebody else decide.

    Raises:
        IllegalMove: the change is none of `changes`; nothing has changed.
    """
    again = table.rewind(wanted.index, seat)
    first = again.pop(0)
    again_as = [(entry.move, not entry.forced, entry.unasked) for entry in again]
    if wanted.card < 0 or isinstance(first.move, mv.Play):
        again_as = []  # what came later belonged to it
    if wanted.instead is not None:
        again_as.insert(0, (wanted.instead, True, False))
    events: list[Event] = []
    dropped: list[Move] = []
    for place, (move, by_hand, unasked) in enumerate(again_as):
        wished = move is wanted.instead
        if move in table.legal() and (wished or _is_safe(table, seat, move)):
            events += table.submit(move, by_hand=by_hand, unasked=unasked)
        elif isinstance(move, mv.Add | mv.Use):
            dropped.append(move)
        else:
            dropped += [left for left, _, _ in again_as[place:]]
            break
    if wanted.card >= 0:
        table.decline()
    return Changed(tuple(events), tuple(dropped))


def _is_safe(table: FortTable, seat: int, move: Move) -> bool:
    """Whether a decision made again leaves the way back open."""
    ahead = table.game.copy(table.state)
    events: list[Event] = []
    table.game.apply(ahead, move, events)
    decision = table.game.decision(ahead)
    goes_on = decision is not None and decision.seat == seat
    return goes_on and not table.adapter.revealing(events)
