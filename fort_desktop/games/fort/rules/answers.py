"""Carrying out actions: what an answer to a step does."""

from __future__ import annotations

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import zones
from fort_desktop.games.fort.rules.actions import Unit
from fort_desktop.games.fort.rules.frames import ChoosePerk, ChooseRule, Run, changed
from fort_desktop.games.fort.rules.moves import PIZZA, Move
from fort_desktop.games.fort.rules.resolve import copy_tokens, finish_step, gain_times
from fort_desktop.games.fort.rules.state import State


def answer(state: State, run: Run, move: Move) -> None:
    """Carry out a choice of `candidates`."""
    seat = run.seat
    match move:
        case mv.Stop():
            _stop(state, run)
        case mv.Take():
            _take_kind(state, run, move.kind)
        case mv.Pack():
            _pack(state, seat, move)
            _next(state, run)
        case mv.Lookout() | mv.Trash() | mv.Recruit():
            target = _TARGETS[type(move)]
            card, owner = zones.take(state, move.source, move.card, move.seat, seat)
            zones.put(state, card, (move.source, owner), target, seat)
            _next(state, run)
        case mv.Pay():
            _next(state, run)
            pay_for_level(state, seat, move)
        case mv.Spend():
            zones.spend(state, seat, _bundle(move))
            _next(state, run)
        case mv.Swap():
            _swap(state, seat, move)
            _next(state, run, kind=move.kind)
            _bind_swaps(state, move.kind)
        case mv.CopyPack():
            done, whole = copy_tokens(state, seat, move.seat, 1)
            _next(state, run, done=done, whole=whole)
        case _:
            raise AssertionError(f"{move} does not answer a step")


_TARGETS = {mv.Lookout: ev.LOOKOUT, mv.Trash: ev.BOX, mv.Recruit: ev.DISCARD}


def _bundle(move: mv.Pay | mv.Spend) -> tuple[int, int, int, int]:
    return move.stuff_pizza, move.stuff_toy, move.pack_pizza, move.pack_toy


def _next(state: State, run: Run, *, kind: int = -1, done: int = 1, whole: bool = True) -> None:
    """One more repetition is over; `done` is 0 where nothing happened in it."""
    state.stack[-1] = Run(
        run.seat,
        run.action,
        run.follower,
        run.counted,
        run.index,
        run.reps,
        run.rep + 1,
        run.done + done,
        run.moved,
        kind,
        run.step_whole and whole,
        stoppable=False,
        bracket=run.bracket,
    )


def _stop(state: State, run: Run) -> None:
    """No further repetition; brackets that were to begin with it are not begun."""
    while run.rep == 0:
        state.stack.pop()
        outer = state.stack[-1]
        assert isinstance(outer, Run), "only brackets can be declined"
        run = outer
    finish_step(state, run, run.reps, run.done, whole=False)


def _take_kind(state: State, run: Run, kind: int) -> None:
    """The whole step is gained at once in one kind (F-ACT)."""
    if state.play is not None and not run.follower and state.play.begun[-1:] == (0,):
        state.play = changed(state.play, kind=kind)
    unit = run.action.steps[run.index].unit
    assert isinstance(unit, Unit), "only a unit gains"
    done, whole = gain_times(state, run.seat, kind, unit.n, run.reps)
    finish_step(state, run, run.reps, done, whole=whole)


def _pack(state: State, seat: int, move: mv.Pack) -> None:
    owner = state.seats[seat]
    if move.kind == PIZZA:
        owner.pack_pizza += 1
        if move.supply:
            state.supply_pizza -= 1
        else:
            owner.pizza -= 1
    else:
        owner.pack_toys += 1
        if move.supply:
            state.supply_toys -= 1
        else:
            owner.toys -= 1
    if state.events is not None:
        source = ev.SUPPLY if move.supply else ev.STUFF
        state.events.append(ev.TokensMoved(seat, move.kind, 1, source, ev.PACK))


def _swap(state: State, seat: int, move: mv.Swap) -> None:
    owner = state.seats[seat]
    sign = -1 if move.kind == PIZZA else 1
    if move.place == "stuff":
        owner.pizza += sign
        owner.toys -= sign
    else:
        owner.pack_pizza += sign
        owner.pack_toys -= sign
    state.supply_pizza -= sign
    state.supply_toys += sign
    if state.events is not None:
        place = ev.STUFF if move.place == "stuff" else ev.PACK
        state.events.append(ev.TokensMoved(seat, move.kind, 1, place, ev.SUPPLY))
        state.events.append(ev.TokensMoved(seat, 1 - move.kind, 1, ev.SUPPLY, place))


def _bind_swaps(state: State, kind: int) -> None:
    """F-ACT: all further repetitions go the same way, those of brackets around it, too."""
    place = len(state.stack) - 1
    while isinstance(run := state.stack[place], Run) and run.bracket:
        place -= 1
    assert isinstance(run, Run), "a bracket lies on the run that opened it"
    state.stack[place] = changed(run, kind=kind)


def pay_for_level(state: State, seat: int, move: mv.Pay) -> None:
    """Pay and advance the fort; levels 1 and 2 open a choice (F-FORT, R21)."""
    zones.spend(state, seat, _bundle(move))
    zones.raise_fort(state, seat)
    level = state.seats[seat].level
    if level == 1 and state.rule_stack:
        state.stack.append(ChooseRule(seat))
    elif level == 2 and state.perk_row:
        state.stack.append(ChoosePerk(seat))
