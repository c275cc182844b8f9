"""Carrying out actions: what a `Run` frame does by itself and what it asks.

What an answer does is in `answers.py`.
"""

from __future__ import annotations

from fort_desktop.games.fort.rules import boards, icons, zones
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import (
    FORT_OPS,
    SUIT_OF,
    Action,
    Op,
    Step,
    Suit,
    Unit,
)
from fort_desktop.games.fort.rules.bundles import fort_bundles, fort_pairs, spend_bundles
from fort_desktop.games.fort.rules.counting import follower_shows, pool_count
from fort_desktop.games.fort.rules.frames import Played, Run, Tally, changed
from fort_desktop.games.fort.rules.moves import PIZZA, TOY, Move
from fort_desktop.games.fort.rules.state import STUFF_ROOM, State

SPEND_OPS = frozenset({Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE})


# --- counting -----------------------------------------------------------------------------------


def repetitions(
    state: State,
    seat: int,
    step: Step,
    *,
    follower: bool,
    counted: int,
    supposed: Played | None = None,
) -> int:
    """How often a step is to be done now (F-ACT).

    `supposed` is a play to be counted in the place of the position's own.
    """
    times = step.times
    if times is None:
        return 1
    owner = state.seats[seat]
    if times > icons.TIMES_ANY_SUIT:
        if times is icons.TIMES_PACK:
            return owner.pack_pizza + owner.pack_toys
        return owner.level if times is icons.TIMES_FORT else len(owner.lookout)
    play = state.play if supposed is None else supposed
    if play is None:
        return 0
    suit = step_suit(play, step)
    if suit is None:
        return 0
    if follower:
        return min(counted, follower_shows(state.cards, play, suit))
    return pool_count(state.cards, play, suit)


def step_suit(play: Played, step: Step) -> Suit | None:
    """The suit that a step multiplies; None where it multiplies no suit."""
    times = step.times
    if times is None or times > icons.TIMES_ANY_SUIT:
        return None
    return play.any_suit if times is icons.TIMES_ANY_SUIT else SUIT_OF[times]


# --- can it begin, what may be chosen -----------------------------------------------------------


def can_begin(
    state: State,
    seat: int,
    action: Action,
    *,
    follower: bool = False,
    counted: int = 0,
    kind: int = -1,
) -> bool:
    """Whether anything of an action's first step can be done, or its amount is zero (R5).

    `kind` is which way swaps are bound to go, or -1.
    """
    unit: Unit | Action = action
    while isinstance(unit, Action):
        step = unit.steps[0]
        if repetitions(state, seat, step, follower=follower, counted=counted) == 0:
            return True
        unit = step.unit
    return _possible(state, seat, unit, follower=follower, kind=kind)


def direction(state: State, run: Run) -> int:
    """Which way this step has swapped so far, in all repetitions of its brackets; -1 is none.

    The run at the bottom of the brackets remembers it.
    """
    place = len(state.stack) - 1
    while run.bracket:
        place -= 1
        below = state.stack[place]
        assert isinstance(below, Run), "a bracket lies on the run that opened it"
        run = below
    return run.kind


def _possible(state: State, seat: int, unit: Unit, *, follower: bool, kind: int) -> bool:
    """Whether there is anything to choose or to gain for one repetition."""
    op, owner = unit.op, state.seats[seat]
    if op is icons.PIZZA or op is icons.TOY:
        return boards.stuff_room(state, seat, op) > 0
    if op is icons.VP or op is icons.TRASH_THIS:
        return True
    if op is icons.COPY_PACK:
        return _copyable(state, seat, seat)
    if op in FORT_OPS:
        return bool(fort_pairs(state, seat, op))
    if op is icons.TRASH:
        return bool(zones.kids(state, owner.hand) or zones.kids(state, owner.discard))
    if op is icons.RECRUIT:
        return can_recruit(state, seat)
    if op is icons.TRASH_RIVAL:
        return bool(_rival_kids(state, seat))
    return bool(choices(state, seat, unit, follower=follower, kind=kind))


def _copyable(state: State, seat: int, whose: int) -> bool:
    """Whether a pack is empty (then nothing is left to do) or anything of it can be gained."""
    pack = state.seats[whose]
    if pack.pack_pizza + pack.pack_toys == 0:
        return True
    room = boards.stuff_room
    return bool(
        (pack.pack_pizza and room(state, seat, PIZZA) > 0)
        or (pack.pack_toys and room(state, seat, TOY) > 0)
    )


def choices(state: State, seat: int, unit: Unit, *, follower: bool, kind: int) -> list[Move]:
    """What may be chosen for one repetition, `stop` not included.

    `kind` is what was swapped first in this step, or -1.
    """
    op = unit.op
    if op is icons.RESOURCE:
        kinds = _kinds(state, follower=follower)
        return [mv.Take(k) for k in kinds if boards.stuff_room(state, seat, k) > 0]
    if op is icons.PACK:
        return _pack_choices(state, seat)
    if op is icons.LOOKOUT:
        return _lookout_choices(state, seat)
    if op is icons.RECRUIT:
        return recruits(state, seat)
    if op is icons.TRASH:
        owner = state.seats[seat]
        found: list[Move] = [mv.Trash("hand", card) for card in zones.kids(state, owner.hand)]
        return found + [mv.Trash("discard", card) for card in zones.kids(state, owner.discard)]
    if op is icons.TRASH_RIVAL:
        return [mv.Trash("yard", card, s) for s, card in _rival_kids(state, seat)]
    if op in FORT_OPS:
        return [mv.Pay(*bundle) for bundle in fort_bundles(state, seat, op)]
    if op in SPEND_OPS:
        return [mv.Spend(*bundle) for bundle in spend_bundles(state, seat, op, unit.n)]
    if op is icons.SWAP:
        return _swap_choices(state, seat, kind)
    rivals = (s for s in range(len(state.seats)) if s != seat)
    return [mv.CopyPack(s) for s in rivals if _copyable(state, seat, s)]


def _kinds(state: State, *, follower: bool) -> tuple[int, ...]:
    """Followers take the kind that the leader named (F-FOLLOW 5, R11)."""
    if follower and state.play is not None and state.play.kind >= 0:
        return (state.play.kind,)
    return (PIZZA, TOY)


def _pack_choices(state: State, seat: int) -> list[Move]:
    if boards.pack_room(state, seat) <= 0:
        return []
    owner = state.seats[seat]
    found: list[Move] = []
    if owner.pizza:
        found.append(mv.Pack(PIZZA))
    if owner.toys:
        found.append(mv.Pack(TOY))
    if seat == state.leader and boards.has_perk(state, seat, "sticky-fingers"):
        if state.supply_pizza:
            found.append(mv.Pack(PIZZA, supply=True))
        if state.supply_toys:
            found.append(mv.Pack(TOY, supply=True))
    return found


def _lookout_choices(state: State, seat: int) -> list[Move]:
    if boards.lookout_room(state, seat) <= 0:
        return []
    hand = zones.kids(state, state.seats[seat].hand)
    found: list[Move] = [mv.Lookout("hand", card) for card in hand]
    if seat == state.leader and boards.has_perk(state, seat, "bribe"):
        found += [mv.Lookout("park", card) for card in state.park]
        if state.park_deck:
            found.append(mv.Lookout("deck"))
        for s, owner in enumerate(state.seats):
            found += [mv.Lookout("yard", card, s) for card in zones.kids(state, owner.yard)]
    return found


def _rival_yards(state: State, seat: int) -> list[tuple[int, int]]:
    """(seat, card) over the yards of all rivals of the acting player (R13)."""
    return [(s, c) for s, o in enumerate(state.seats) if s != seat for c in o.yard]


def _rival_kids(state: State, seat: int) -> list[tuple[int, int]]:
    """The same without dogs, who cannot be trashed (D-SUIT)."""
    yards = _rival_yards(state, seat)
    return [(s, c) for s, c in yards if not state.cards.is_dog(c)] if state.options.dogs else yards


def can_recruit(state: State, seat: int) -> bool:
    """Whether there is anybody to recruit (F-RECRUIT)."""
    if state.park or state.park_deck:
        return True
    return any(owner.yard for s, owner in enumerate(state.seats) if s != seat)


def recruits(state: State, seat: int, *, yards: bool = True) -> list[Move]:
    """Everything that may be recruited (F-RECRUIT)."""
    found: list[Move] = [mv.Recruit("park", card) for card in state.park]
    if state.park_deck:
        found.append(mv.Recruit("deck"))
    if yards:
        found += [mv.Recruit("yard", card, s) for s, card in _rival_yards(state, seat)]
    return found


def _swap_choices(state: State, seat: int, bound: int) -> list[Move]:
    """R33: a token of the other kind in the supply and, in stuff, room for it."""
    owner = state.seats[seat]
    found: list[Move] = []
    for kind in (PIZZA, TOY) if bound < 0 else (bound,):
        gives_pizza = kind == PIZZA
        if not (state.supply_toys if gives_pizza else state.supply_pizza):
            continue
        stuff, other = (owner.pizza, owner.toys) if gives_pizza else (owner.toys, owner.pizza)
        if stuff and other < STUFF_ROOM:
            found.append(mv.Swap("stuff", kind))
        if owner.pack_pizza if gives_pizza else owner.pack_toys:
            found.append(mv.Swap("pack", kind))
    return found


def candidates(state: State, run: Run) -> list[Move]:
    """The choices of the step under way; `stop` after a repetition unless following (R4)."""
    unit = run.action.steps[run.index].unit
    assert isinstance(unit, Unit), "a bracket asks through a frame of its own"
    found = choices(state, run.seat, unit, follower=run.follower, kind=direction(state, run))
    if not run.follower and (run.rep > 0 or (run.stoppable and run.index == 0)):
        found.append(mv.Stop())
    return found


# --- going on by itself -------------------------------------------------------------------------


def proceed(state: State, run: Run) -> bool:
    """Carry on until something must be chosen (True) or another frame is on top (False)."""
    step = run.action.steps[run.index]
    reps = run.reps
    if reps < 0:
        reps = repetitions(state, run.seat, step, follower=run.follower, counted=run.counted)
    if run.rep >= reps:
        finish_step(state, run, reps, run.done, whole=run.step_whole)
    elif isinstance(step.unit, Unit) and step.unit.op in _IMMEDIATE:
        _immediate(state, run, step.unit, reps)
    else:
        if run.reps < 0:
            run = changed(run, reps=reps)
            state.stack[-1] = run
        if isinstance(step.unit, Action):
            _open_bracket(state, run, step.unit)
        elif _possible(
            state, run.seat, step.unit, follower=run.follower, kind=direction(state, run)
        ):
            return True
        else:
            finish_step(state, run, reps, run.done, whole=False)
    return False


def _open_bracket(state: State, run: Run, action: Action) -> None:
    again = run.rep > 0 or (run.stoppable and run.index == 0)
    kind = direction(state, run)
    if can_begin(state, run.seat, action, follower=run.follower, counted=run.counted, kind=kind):
        state.stack.append(
            Run(run.seat, action, run.follower, run.counted, stoppable=again, bracket=True)
        )
    else:
        finish_step(state, run, run.reps, run.done, whole=False)


_IMMEDIATE = frozenset({Op.PIZZA, Op.TOY, Op.VP, Op.TRASH_THIS, Op.COPY_PACK})


def _immediate(state: State, run: Run, unit: Unit, reps: int) -> None:
    """Steps without a choice: gains and points go as far as supply and room allow (R4)."""
    op, seat = unit.op, run.seat
    done, whole = reps, True
    if op is icons.VP:
        zones.score(state, seat, unit.n * reps)
    elif op is icons.TRASH_THIS:
        if not run.follower and state.play is not None:  # F-FOLLOW 7
            state.play = changed(state.play, trashed=True)
    elif op is icons.COPY_PACK:
        done, whole = copy_tokens(state, seat, seat, reps)
    else:
        done, whole = gain_times(state, seat, op, unit.n, reps)
    finish_step(state, run, reps, done, whole=whole)


def gain_times(state: State, seat: int, kind: int, n: int, reps: int) -> tuple[int, bool]:
    """A repetition counts as done if any of its tokens moved (R33)."""
    gained = zones.gain(state, seat, kind, n * reps)
    return -(-gained // n), gained == n * reps


def copy_tokens(state: State, seat: int, whose: int, reps: int) -> tuple[int, bool]:
    """How often anything of a pack was gained, and whether all was."""
    pack = state.seats[whose]
    pizza, toys = pack.pack_pizza, pack.pack_toys
    done, whole = 0, True
    for kind, n in ((PIZZA, pizza), (TOY, toys)):
        if n:
            times, all_gained = gain_times(state, seat, kind, n, reps)
            done, whole = max(done, times), whole and all_gained
    return done, whole


def finish_step(state: State, run: Run, reps: int, done: int, *, whole: bool) -> None:
    """The step is over, `done` of `reps` times.

    On to the next one if it was whole (F-ACT "then"), else the action ends.
    """
    step = run.action.steps[run.index]
    if not run.follower and state.play is not None:
        suit = step_suit(state.play, step)
        if suit is not None:
            stage = len(state.play.whole)
            tally = Tally(stage, suit, reps, done)
            state.play = changed(state.play, tallies=(*state.play.tallies, tally))
    moved = run.moved or done > 0
    if whole and run.index + 1 < len(run.action.steps):
        state.stack[-1] = Run(
            run.seat,
            run.action,
            run.follower,
            run.counted,
            run.index + 1,
            moved=moved,
            bracket=run.bracket,
        )
        return
    state.stack.pop()
    if run.bracket:
        _bracket_done(state, moved=moved, whole=whole)
    else:
        _action_done(state, run, whole=whole)


def _bracket_done(state: State, *, moved: bool, whole: bool) -> None:
    """One more repetition of a bracket; it counts as done if anything in it happened (R7)."""
    outer = state.stack[-1]
    assert isinstance(outer, Run), "a bracket lies on the run that opened it"
    state.stack[-1] = changed(
        outer, rep=outer.rep + 1, done=outer.done + moved, step_whole=outer.step_whole and whole
    )


def _action_done(state: State, run: Run, *, whole: bool) -> None:
    play = state.play
    if play is None:
        return  # DIY is no played card
    index = 0
    if not run.follower:
        index = play.begun[-1] if play.begun else -1  # a dog's own action
        state.play = changed(play, whole=(*play.whole, whole), any_suit=None)
    elif not whole:
        state.play = changed(play, followed_in_part=True)
    if state.events is not None:
        state.events.append(ev.ActionEnded(run.seat, index, whole, run.follower))
