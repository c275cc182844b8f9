"""What an action will give: it is carried out on a dealt position, as far as can be told."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import resolve
from fort_desktop.games.fort.rules.actions import FORT_OPS, Action, Count, Op, Step, Suit, Unit
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.counting import action_begun, played_shows, shown
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
class Forecast:
    """What an action will give.

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
class Playout:
    """One way through an action, to its end unless something hidden stops it.

    Attributes:
        state: the position there.
        figures: the own board there.
        ended: whether the action is over.
        whole: whether it was carried out in full, or may be, where something hidden stops it.
        open: whether there was something to choose.
        hidden: whether something hidden has stopped it.
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
        action = action_begun(state.cards, play)
    assert action is not None, "an action is under way"
    return action


@dataclass(frozen=True, slots=True)
class PendingAction:
    """An action of the played card that is about to be carried out, on a dealt position.

    Attributes:
        state: the position; where the action asks nothing, it is over there already.
        counted: the position before, in which its steps are counted.
        before: the own board before.
        stage: how many actions were finished before.
        first: the move that leads there, where it is still to be made.
    """

    state: State
    counted: State
    before: Figures
    stage: int
    first: Move | None = None


def pending_now(state: State, seat: int) -> PendingAction:
    """The action to which cards are being added."""
    play = state.play
    assert play is not None, "an action belongs to a played card"
    return PendingAction(state, state, figures(state.seats[seat]), len(play.whole))


def pending_after(game: FortGame, state: State, seat: int, move: Move) -> PendingAction:
    """An action, or its suit, is chosen; where any suit counts, the most frequent one is."""
    now = pending_now(state, seat)
    counted, ahead = state.copy(), state.copy()
    if isinstance(move, mv.Do):
        assert counted.play is not None, "an action belongs to a played card"
        counted.play = fr.changed(counted.play, begun=(*counted.play.begun, move.action))
    if counted.play is not None and counted.play.kid >= 0:
        game.carry_out(ahead, move)
        return replace(now, state=ahead, counted=_of_kid(counted, move))
    game.carry_out(ahead, move)
    frame = ahead.stack[-1]
    if isinstance(frame, fr.ChooseSuit):
        ahead = _most_frequent(game, ahead, frame)
    if isinstance(ahead.stack[-1], fr.AddCards):
        counted = ahead
    return replace(now, state=ahead, counted=counted)


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


def forecast(game: FortGame, pending: PendingAction, seat: int) -> Forecast:
    """Carry an action on to its end, with the cards added so far."""
    given = count_steps(pending.counted, seat)
    parts, suit = count_parts(pending.counted)
    playouts = [play_out(game, pending, seat, last=last) for last in (False, True)]
    fits = max(_fits(given[0], pending.before, playout) for playout in playouts)
    return Forecast(
        given,
        parts,
        suit,
        pending.before,
        _common(pending.before, playouts),
        min(given[0].amount, fits),
        whole=any(playout.whole for playout in playouts),
        open=any(playout.open for playout in playouts),
        hidden=any(playout.hidden for playout in playouts),
    )


def forecast_dog(game: FortGame, pending: PendingAction, seat: int) -> Forecast | None:
    """Meet what is left of the need of the played dog, and carry its action out in full (R24).

    None for a dog that carries out the action of a kid: which one is still open.
    """
    play = pending.counted.play
    assert play is not None, "a dog is being played"
    if dog_of(game.cards, play.card).action is None:
        return None
    given = count_steps(pending.counted, seat)
    playouts = [play_out(game, pending, seat, last=last) for last in (False, True)]
    return Forecast(
        given,
        (),
        None,
        pending.before,
        _common(pending.before, playouts),
        given[0].amount,
        whole=True,
        open=any(playout.open for playout in playouts),
        hidden=any(playout.hidden for playout in playouts),
    )


def pending_dog(state: State, seat: int, move: mv.Play) -> PendingAction:
    """A dog that needs nothing of hand and tokens is about to be played."""
    counted = state.copy()
    counted.play = fr.Played(move.card)
    return PendingAction(state, counted, figures(state.seats[seat]), 0, move)


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
    suits = action_under_way(state).multiplied(play.any_suit)
    if not suits:
        return (), None
    suit = suits[0]
    parts = [played_shows(state.cards, play, suit)]
    if play.kid < 0:  # what was added for a dog has met its need
        parts += [shown(state.cards, a.card, a.reading, suit) for a in play.added]
    return tuple(n for n in parts if n), suit


def play_out(game: FortGame, pending: PendingAction, seat: int, *, last: bool) -> Playout:
    """Carry on to the end of the action, taking the first or the last of all choices.

    It stops where something hidden comes to light and a choice is still to be made, unless that is
    the same for the own board whatever it was: whoever recruits has one card more.
    """
    state, first = pending.state.copy(), pending.first
    is_open = hidden = False
    done = 0
    for _ in range(_STEPS):
        if first is None and _is_over(state, seat, pending.stage):
            break
        choices = [first] if first else _choices(game, state, seat, hidden=hidden)
        first = None
        if not choices:  # what is hidden may do yet; else it cannot go on
            board = figures(state.seats[seat])
            return Playout(
                state, board, ended=False, whole=hidden, open=is_open, hidden=hidden, done=done
            )
        is_open = is_open or len(choices) > 1
        move = choices[-1 if last else 0]
        events: list[Event] = []
        game.carry_out(state, move, events)
        hidden = hidden or ev.revealing(events)
        if not isinstance(move, mv.Done):
            done += 1
    finished = state.play.whole if state.play is not None else ()
    whole = len(finished) > pending.stage and finished[pending.stage]
    board = figures(state.seats[seat])
    return Playout(state, board, ended=True, whole=whole, open=is_open, hidden=False, done=done)


def _is_over(state: State, seat: int, stage: int) -> bool:
    """Whether the action after `stage` others is, or somebody else decides."""
    frame, play = state.stack[-1], state.play
    if play is None or len(play.whole) > stage:
        return True
    return isinstance(frame, fr.Over) or frame.seat != seat


def _choices(game: FortGame, state: State, seat: int, *, hidden: bool) -> list[Move]:
    """What can be chosen to go on; no card is added, and what may be stopped is not.

    Where something hidden has come to light, nothing but a card to recruit can be told.

    Whether the play can still be ended properly is not asked: that takes a search. Of a dog it is:
    its need may not be met in a way that leaves its action undone.
    """
    frame = state.stack[-1]
    if hidden and fr.op_of(frame) is not Op.RECRUIT:
        return []
    if state.play is not None and game.cards.is_dog(state.play.card):
        return [move for move in game.legal_moves(state) if not isinstance(move, mv.Stop)]
    if isinstance(frame, fr.AddCards):
        return [mv.Done()] if resolve.can_begin(state, seat, action_under_way(state)) else []
    found = candidates(state, frame)
    return [move for move in found if not isinstance(move, mv.Stop)]


def _fits(given: Given, before: Figures, playout: Playout) -> int:
    """How much of a step was done in a playout, as far as the board shows it."""
    unit, after = given.step.unit, playout.figures
    if playout.hidden or not isinstance(unit, Unit):
        return given.amount if playout.whole else playout.done
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
            return given.amount if playout.whole else min(given.amount, playout.done)


def _common(before: Figures, playouts: list[Playout]) -> Figures:
    """The figures that are the same in all playouts; where they differ, what they were before."""
    found = []
    for field in fields(Figures):
        values = {getattr(playout.figures, field.name) for playout in playouts}
        found.append(values.pop() if len(values) == 1 else getattr(before, field.name))
    return Figures(*found)
