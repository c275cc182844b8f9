"""What a play would give: tried out on what the player knows, before anything is final."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from fort_desktop.games.fort.play.followers import Followers, followers
from fort_desktop.games.fort.play.forecast import (
    Forecast,
    PendingAction,
    action_under_way,
    forecast,
    forecast_dog,
    pending_after,
    pending_dog,
    pending_now,
    play_out,
)
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import resolve
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.counting import idle, shown
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.rules.why import Reason

_MOST_ADDED = 8


@dataclass(frozen=True, slots=True)
class Offer:
    """An action, or the suit that one counts, that could be chosen now.

    Attributes:
        move: chooses it.
        now: what it would give as things stand.
        most: how much its first step can be brought to by adding cards.
        sole: what puts a card into the lookout, or trashes it, as soon as the action begins: no
            other card is there for it; None where something is asked.
    """

    move: Move
    now: Forecast
    most: int
    sole: mv.Lookout | mv.Trash | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    """A play tried out.

    Attributes:
        now: the action to which cards are being added, or that of a dog; None while it is still to
            be chosen.
        then: the other action after it, as things stand; None when there is none.
        offers: what could be chosen now.
        order: the action to begin with (0 public, 1 private) where the other order gives less;
            -1 where it makes no difference or cannot be told.
        both: whether that order, unlike the other, carries both out in full.
        blocked: why the action cannot be carried out with these cards; None when it can.
        added: the cards added or used, in order.
        followers: what the rivals could do.
    """

    now: Forecast | None
    then: Forecast | None
    offers: tuple[Offer, ...]
    order: int
    both: bool
    blocked: Reason | None
    added: tuple[int, ...]
    followers: Followers


def preview(game: FortGame, view: View, marked: Move | None = None) -> Preview | None:
    """What the card being played would give.

    None unless the view's seat is choosing an action or a suit for it, adding cards to it, or
    meeting the need of a dog; its action then is `now`. `marked` is what would play the dog.
    """
    if isinstance(marked, mv.Play):
        return _dog_alone(game, view, marked)
    frame, play = view.stack[-1], view.play
    kinds = fr.ChooseAction | fr.ChooseSuit | fr.AddCards | fr.MeetNeed | fr.ChooseKidAction
    if play is None or not isinstance(frame, kinds) or not frame.seat == view.seat == view.leader:
        return None
    state, seat = game.determinize(view, Random(0)), view.seat
    now = then = blocked = None
    offers: tuple[Offer, ...] = ()
    order, both = -1, False
    if isinstance(frame, fr.MeetNeed):
        now = forecast_dog(game, replace(pending_now(state, seat), first=marked), seat)
    elif isinstance(frame, fr.AddCards):
        blocked = _blocked(game, state, seat)
        if blocked is None:
            now = forecast(game, pending_now(state, seat), seat)
            then = _other(game, state, seat)
    else:
        tried = _tried(game, state, seat)
        offers = tuple(Offer(one.move, one.now, one.most, one.sole) for one in tried)
        if not play.begun and len(tried) == 2 and play.kid < 0:
            order, both = _order(game, seat, *tried)
    added = tuple(added.card for added in play.added)
    return Preview(now, then, offers, order, both, blocked, added, followers(game, state, seat))


def _dog_alone(game: FortGame, view: View, move: mv.Play) -> Preview:
    """Of a dog that needs nothing of hand and tokens."""
    pending = pending_dog(game.determinize(view, Random(0)), view.seat, move)
    now = forecast_dog(game, pending, view.seat)
    return Preview(now, None, (), -1, False, None, (), followers(game, pending.counted, view.seat))


# --- what could be chosen -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Tried:
    """An action with the played card alone, and at its best."""

    move: Move
    now: Forecast
    best: PendingAction
    most: int
    sole: mv.Lookout | mv.Trash | None


def _tried(game: FortGame, state: State, seat: int) -> list[_Tried]:
    found = []
    for move in game.legal_moves(state):
        if isinstance(move, mv.Do | mv.Choose):
            pending = pending_after(game, state, seat, move)
            now = forecast(game, pending, seat)
            best, most = _improved(game, pending, seat, now)
            found.append(_Tried(move, now, best, most, _sole(game, pending.state, seat)))
    return found


def _sole(game: FortGame, state: State, seat: int) -> mv.Lookout | mv.Trash | None:
    """The only card that can be chosen at the beginning of an action."""
    frame = state.stack[-1]
    if not isinstance(frame, fr.Run) or frame.seat != seat:
        return None
    match game.legal_moves(state):
        case [mv.Lookout() | mv.Trash() as only] if only.source != "yard" and only.card >= 0:
            return only
    return None


def _improved(
    game: FortGame, pending: PendingAction, seat: int, now: Forecast
) -> tuple[PendingAction, int]:
    """The action with all cards added that bring more, those that show most first, and how much
    of its first step is done then. Where the play could not be ended properly so, nothing is added.
    """
    best, most = pending, now.fits
    additions = [] if now.short else _additions(game, pending.state)
    for move in additions:
        play = best.state.play
        assert play is not None, "cards are added to a played card"
        if move.card in {added.card for added in play.added}:
            continue
        ahead = best.state.copy()
        game.carry_out(ahead, move)
        more = replace(best, state=ahead, counted=ahead)
        fits = forecast(game, more, seat).fits
        if fits > most:
            best, most = more, fits
    if best is pending or mv.Done() in game.legal_moves(best.state):
        return best, most
    return pending, now.fits


def _additions(game: FortGame, state: State) -> list[mv.Add | mv.Use]:
    """What could be added to the action that begins, cards of the lookout first among equals."""
    frame, play = state.stack[-1], state.play
    if play is None or not isinstance(frame, fr.AddCards):
        return []
    suits = action_under_way(state).multiplied(play.any_suit)

    def worth(move: mv.Add | mv.Use) -> tuple[int, bool]:
        most = max(shown(game.cards, move.card, move.reading, suit) for suit in suits)
        return most, isinstance(move, mv.Use)

    found = [m for m in candidates(state, frame) if isinstance(m, mv.Add | mv.Use)]
    return sorted(found, key=worth, reverse=True)[:_MOST_ADDED]


# --- both actions -------------------------------------------------------------------------------


def _other(game: FortGame, state: State, seat: int) -> Forecast | None:
    """The other action after the one under way, where it does not depend on choices or luck."""
    pending = pending_now(state, seat)
    found: list[Forecast] = []
    for last in (False, True):
        playout = play_out(game, pending, seat, last=last)
        move = _next(game, playout.state) if playout.ended else None
        if move is None:
            return None
        found.append(forecast(game, pending_after(game, playout.state, seat, move), seat))
    return found[0] if found[0].given == found[1].given else None


def _next(game: FortGame, state: State) -> mv.Do | None:
    """What begins the action that is left."""
    if not isinstance(state.stack[-1], fr.ChooseAction):
        return None
    found = candidates(state, state.stack[-1])
    return next((m for m in found if isinstance(m, mv.Do)), None)


def _order(game: FortGame, seat: int, first: _Tried, second: _Tried) -> tuple[int, bool]:
    """`Preview.order` and `Preview.both`, with all cards added that bring more."""
    one, two = _outcome(game, seat, first), _outcome(game, seat, second)
    if one is None or two is None or one == two:
        return -1, False
    for better, worse, tried in ((one, two, first), (two, one, second)):
        if all(a >= b for a, b in zip(better, worse, strict=True)):
            return _number(tried.move), better[0] == 2 > worse[0]
    return -1, False


def _number(move: Move) -> int:
    assert isinstance(move, mv.Do), "an action is begun"
    return move.action


def _outcome(game: FortGame, seat: int, tried: _Tried) -> tuple[int, ...] | None:
    """How many actions are carried out in full beginning with this one, and how much of the
    public and of the private one is done; None where that depends on something hidden.
    """
    found = []
    for last in (False, True):
        playout = play_out(game, tried.best, seat, last=last)
        if playout.hidden:
            return None
        done = [0, 0]
        done[_number(tried.move)] = tried.most
        whole = int(playout.whole)
        other = _next(game, playout.state)
        if other is not None:
            pending = pending_after(game, playout.state, seat, other)
            best, most = _improved(game, pending, seat, forecast(game, pending, seat))
            result = forecast(game, best, seat)
            if result.hidden:
                return None
            done[other.action] = most
            whole += result.whole
        found.append((whole, *done))
    return max(found)


# --- why it cannot be played --------------------------------------------------------------------


def _blocked(game: FortGame, state: State, seat: int) -> Reason | None:
    """Why the cards added so far cannot be all; `n` of "idle_added" is a card."""
    if mv.Done() in game.legal_moves(state):
        return None
    if not resolve.can_begin(state, seat, action_under_way(state)):
        return Reason("nothing_done")
    playout = play_out(game, pending_now(state, seat), seat, last=False)
    move = _next(game, playout.state) if playout.ended else None
    if move is not None:
        playout = play_out(game, pending_after(game, playout.state, seat, move), seat, last=False)
    play = playout.state.play
    assert play is not None, "a card is being played"
    useless = idle(game.cards, play) if any(play.whole) else []
    return Reason("idle_added", useless[0]) if useless else Reason("whole_first")
