"""Trying out an action on a dealt position: what it changes, and where it cannot be foretold."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import resolve
from fort_desktop.games.fort.rules.actions import FORT_OPS, Action, Count, Op, Step, Suit, Unit
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.counting import actions_of, multiplied, played_shows, shown
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.needs import dog_of
from fort_desktop.games.fort.rules.state import Seat, State

_STEPS = 40


@dataclass(frozen=True, slots=True)
class Figures:
    """What a play can change on the own board."""

    pizza: int
    toys: int
    pack: int
    points: int
    level: int
    lookout: int
    discard: int


@dataclass(frozen=True, slots=True)
class Given:
    """What one step of an action amounts to: `times` repetitions of it."""

    step: Step
    times: int

    @property
    def amount(self) -> int:
        """Tokens, points or repetitions in all."""
        unit = self.step.unit
        return self.times * (unit.n if isinstance(unit, Unit) else 1)


@dataclass(frozen=True, slots=True)
class Result:
    """An action tried out.

    Attributes:
        given: per step what it amounts to by the suits counted, whether or not there is room.
        parts: how many of the suit the played card and each card that counts show, in order.
        suit: the suit that is multiplied; None is none.
        before: the own board before.
        after: the own board afterwards as far as it is the same whatever is chosen.
        fits: how much of the first step's amount can be done.
        whole: whether the action can be carried out in full.
        open: whether something is left to choose.
        hidden: whether the rest depends on a hidden card.
    """

    given: tuple[Given, ...]
    parts: tuple[int, ...]
    suit: Suit | None
    before: Figures
    after: Figures
    fits: int
    whole: bool
    open: bool
    hidden: bool

    @property
    def short(self) -> bool:
        """Whether less can be done than the suits count."""
        return self.fits < self.given[0].amount


@dataclass(slots=True)
class Run:
    """One way through an action, to its end unless something hidden stops it.

    Attributes:
        done: how many choices were made.
    """

    state: State
    figures: Figures
    ended: bool
    whole: bool
    open: bool
    hidden: bool
    done: int


def figures(seat: Seat) -> Figures:
    """The figures of a board."""
    return Figures(
        seat.pizza,
        seat.toys,
        seat.pack_pizza + seat.pack_toys,
        seat.points,
        seat.level,
        len(seat.lookout),
        len(seat.discard),
    )


def action_under_way(state: State) -> Action:
    """The action of the played card that has begun last; that of a dog need not have."""
    play = state.play
    assert play is not None, "an action belongs to a played card"
    if not play.begun and state.cards.is_dog(play.card):
        action = dog_of(state.cards, play.card).action
    else:
        action = actions_of(state.cards, play)[play.begun[-1]]
    assert action is not None, "an empty box is no action"
    return action


@dataclass(frozen=True, slots=True)
class Start:
    """An action of the played card that is about to be carried out, on a dealt position.

    Attributes:
        state: the position; where the action asks nothing, it is over there already.
        counted: the position before, in which its steps are counted.
        before: the own board before.
        stage: how many actions were finished before.
    """

    state: State
    counted: State
    before: Figures
    stage: int


def under_way(state: State, seat: int) -> Start:
    """The action to which cards are being added."""
    play = state.play
    assert play is not None, "an action belongs to a played card"
    return Start(state, state, figures(state.seats[seat]), len(play.whole))


def begin(game: FortGame, state: State, seat: int, move: Move) -> Start:
    """An action, or its suit, is chosen; where any suit counts, the most frequent one is."""
    before = under_way(state, seat)
    counted, ahead = state.copy(), state.copy()
    if isinstance(move, mv.Do):
        assert counted.play is not None, "an action belongs to a played card"
        counted.play = fr.changed(counted.play, begun=(*counted.play.begun, move.action))
    if counted.play is not None and counted.play.kid >= 0:
        game.carry_out(ahead, move)
        return replace(before, state=ahead, counted=_of_kid(counted, move))
    game.carry_out(ahead, move)
    frame = ahead.stack[-1]
    if isinstance(frame, fr.ChooseSuit):
        ahead = _most_frequent(game, ahead, frame)
    if isinstance(ahead.stack[-1], fr.AddCards):
        counted = ahead
    return replace(before, state=ahead, counted=counted)


def _of_kid(state: State, move: Move) -> State:
    """A position in which the action of a copied kid is counted; a suit still to be chosen is the
    most frequent one, and a coin still to be named counts in any case (R27)."""
    play = state.play
    assert play is not None, "an action belongs to a played card"
    if isinstance(move, mv.Choose):
        state.play = fr.changed(play, any_suit=move.suit)
    elif Count.ANY_SUIT in action_under_way(state).suits() and play.any_suit is None:
        best = max(Suit, key=lambda suit: played_shows(state.cards, play, suit))
        state.play = fr.changed(play, any_suit=best)
    return state


def _most_frequent(game: FortGame, state: State, frame: fr.ChooseSuit) -> State:
    found = []
    for choice in candidates(state, frame):
        chosen = state.copy()
        game.carry_out(chosen, choice)
        found.append((count_steps(chosen, frame.seat)[0].times, chosen))
    return max(found, key=lambda pair: pair[0])[1]


def try_action(game: FortGame, start: Start, seat: int) -> Result:
    """Carry an action on to its end, with the cards added so far."""
    given = count_steps(start.counted, seat)
    parts, suit = count_parts(start.counted)
    runs = [go_through(game, start, seat, last=last) for last in (False, True)]
    return Result(
        given,
        parts,
        suit,
        start.before,
        _common(start.before, runs),
        min(given[0].amount, max(_fits(given[0], start.before, run) for run in runs)),
        any(run.whole for run in runs),
        any(run.open for run in runs),
        any(run.hidden for run in runs),
    )


def try_dog(game: FortGame, start: Start, seat: int) -> Result | None:
    """Meet what is left of the need of the played dog, and carry its action out in full (R24).

    None for a dog that carries out the action of a kid: which one is still open.
    """
    play = start.state.play
    assert play is not None, "a dog is being played"
    if dog_of(game.cards, play.card).action is None:
        return None
    given = count_steps(start.counted, seat)
    runs = [go_through(game, start, seat, last=last) for last in (False, True)]
    return Result(
        given,
        (),
        None,
        start.before,
        _common(start.before, runs),
        given[0].amount,
        whole=True,
        open=any(run.open for run in runs),
        hidden=any(run.hidden for run in runs),
    )


def count_steps(state: State, seat: int) -> tuple[Given, ...]:
    """What the steps of the action under way amount to now."""
    return tuple(
        Given(step, resolve.repetitions(state, seat, step, follower=False, counted=0))
        for step in action_under_way(state).steps
    )


def count_parts(state: State) -> tuple[tuple[int, ...], Suit | None]:
    """How many of the multiplied suit each card in play shows, the played card first."""
    play = state.play
    assert play is not None, "suits are counted for a played card"
    suits = multiplied(action_under_way(state), play.any_suit)
    if not suits:
        return (), None
    suit = suits[0]
    parts = [played_shows(state.cards, play, suit)]
    if play.kid < 0:  # what was added for a dog has met its need
        parts += [shown(state.cards, a.card, a.reading, suit) for a in play.added]
    return tuple(n for n in parts if n), suit


def go_through(game: FortGame, start: Start, seat: int, *, last: bool) -> Run:
    """Carry on to the end of the action, taking the first or the last of all choices.

    It stops where something hidden comes to light and a choice is still to be made.
    """
    state, stage = start.state.copy(), start.stage
    is_open = hidden = False
    done = 0
    for _ in range(_STEPS):
        frame = state.stack[-1]
        ended = state.play is None or len(state.play.whole) > stage
        if ended or isinstance(frame, fr.Over) or frame.seat != seat:
            break
        if hidden:
            return Run(state, figures(state.seats[seat]), False, True, is_open, True, done)
        choices = _choices(game, state, seat)
        if not choices:
            return Run(state, figures(state.seats[seat]), False, False, is_open, False, done)
        is_open = is_open or len(choices) > 1
        events: list[Event] = []
        game.carry_out(state, choices[-1 if last else 0], events)
        hidden = ev.revealing(events)
        done += not isinstance(events[0], ev.Decided) or not isinstance(events[0].move, mv.Done)
    whole = state.play is not None and len(state.play.whole) > stage and state.play.whole[stage]
    return Run(state, figures(state.seats[seat]), True, whole, is_open, False, done)


def _choices(game: FortGame, state: State, seat: int) -> list[Move]:
    """What can be chosen to go on; no card is added, and what may be stopped is not.

    Whether the play can still be ended properly is not asked: that takes a search. Of a dog it is:
    its need may not be met in a way that leaves its action undone.
    """
    frame = state.stack[-1]
    if state.play is not None and game.cards.is_dog(state.play.card):
        return [move for move in game.legal_moves(state) if not isinstance(move, mv.Stop)]
    if isinstance(frame, fr.AddCards):
        return [mv.Done()] if resolve.can_begin(state, seat, action_under_way(state)) else []
    found = candidates(state, frame)
    return [move for move in found if not isinstance(move, mv.Stop)]


def _fits(given: Given, before: Figures, run: Run) -> int:
    """How much of a step was done in a run, as far as the board shows it."""
    unit, after = given.step.unit, run.figures
    if run.hidden or not isinstance(unit, Unit):
        return given.amount if run.whole else run.done
    match unit.op:
        case Op.PIZZA:
            return after.pizza - before.pizza
        case Op.TOY:
            return after.toys - before.toys
        case Op.RESOURCE:
            return after.pizza + after.toys - before.pizza - before.toys
        case Op.PACK:
            return after.pack - before.pack
        case Op.LOOKOUT:
            return after.lookout - before.lookout
        case op if op in FORT_OPS:
            return after.level - before.level
        case _:
            return given.amount if run.whole else min(given.amount, run.done)


def _common(before: Figures, runs: list[Run]) -> Figures:
    """The figures that are the same in all runs; where they differ, what they were before."""
    found = []
    for field in fields(Figures):
        values = {getattr(run.figures, field.name) for run in runs}
        found.append(values.pop() if len(values) == 1 else getattr(before, field.name))
    return Figures(*found)
