"""Cats: when their powers work, and what lures them (C-POWER, C-LURE)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from fort_desktop.games.fort.rules import answers, resolve, zones
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Action, Op, Suit, Unit
from fort_desktop.games.fort.rules.boards import Seen
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import ChoosePlay, Run
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.pets import Condition, Lure, Moment
from fort_desktop.games.fort.rules.state import HAND_SIZE, State

# --- before a card is played --------------------------------------------------------------------


class Hindrance(IntEnum):
    """What keeps a cat from being used before a card is played, in the order of looking."""

    MOMENT = 0
    USED = 1
    CONDITION = 2
    NOTHING = 3


def usable(state: State, frame: ChoosePlay) -> list[Move]:
    """The own cats that could be used now; whether a card can be played after that is not asked."""
    owner = state.seats[frame.seat]
    return [mv.UseCat(cat) for cat in owner.cats if hindrance(state, frame, cat) is None]


def hindrance(state: State, frame: ChoosePlay, cat: int) -> Hindrance | None:
    """What keeps the seat that chooses a card from using its cat first; None is nothing (R28)."""
    power = state.cards.cats[cat]
    if power.moment is not Moment.BEFORE_PLAY or power.action is None:
        return Hindrance.MOMENT
    if cat in frame.used:
        return Hindrance.USED
    if not _holds(state, frame.seat, power.condition):
        return Hindrance.CONDITION
    return None if _does_something(state, frame.seat, power.action) else Hindrance.NOTHING


def _holds(state: State, seat: int, condition: Condition) -> bool:
    owner = state.seats[seat]
    if condition is Condition.NO_PIZZA:
        return owner.pizza == 0
    if condition is Condition.HIGHEST_FORT:
        return all(owner.level > other.level for other in state.seats if other is not owner)
    return True


def _does_something(state: State, seat: int, action: Action) -> bool:
    """Whether an action can change anything; one whose amount is zero cannot."""
    if not resolve.can_begin(state, seat, action):
        return False
    step = action.steps[0]
    if step.times is None and isinstance(step.unit, Unit) and step.unit.op not in _COPIES:
        return True
    ahead = state.copy()
    ahead.play = None
    ahead.stack.append(Run(seat, action))
    return _can_change(ahead, state)


_COPIES = frozenset({Op.COPY_PACK, Op.COPY_RIVAL_PACK})  # of an empty pack


def _can_change(ahead: State, before: State) -> bool:
    """Whether the boards can come to differ while the actions on the stack are carried out."""
    while ahead.seats == before.seats:
        run = ahead.stack[-1]
        if not isinstance(run, Run):
            return False
        if resolve.proceed(ahead, run):
            return any(
                _can_change(_after(ahead, m), before) for m in resolve.candidates(ahead, run)
            )
    return True


def _after(state: State, move: Move) -> State:
    ahead, run = state.copy(), state.stack[-1]
    assert isinstance(run, Run), "a step of an action was asked"
    answers.answer(ahead, run, move)
    return ahead


def use(state: State, frame: ChoosePlay, cat: int) -> None:
    """The power of a cat is used; then a card must be played (R28).

    No card is being played meanwhile: under Do-Over the first one is done with.
    """
    action = state.cards.cats[cat].action
    assert action is not None, "a power before playing is an action"
    state.play = None
    state.stack[-1] = ChoosePlay(frame.seat, frame.second, (*frame.used, cat))
    state.stack.append(Run(frame.seat, action))
    if state.events is not None:
        state.events.append(ev.CatUsed(frame.seat, cat))


def under_way(state: State) -> bool:
    """Whether a power before playing is being carried out."""
    return len(state.stack) > 2 and isinstance(state.stack[1], ChoosePlay)


# --- after all following ------------------------------------------------------------------------


def after_following(state: State, seat: int) -> None:
    """Powers that work by themselves for the leader's card: once for each follower, or if nobody
    has followed (C-POWER, R33)."""
    play = state.play
    assert play is not None, "a card was played"
    for cat in state.seats[seat].cats:
        moment = state.cards.cats[cat].moment
        if moment is Moment.FOLLOWED:
            for _ in play.followers:
                _work(state, seat, cat)
        elif moment is Moment.UNFOLLOWED and not play.followers:
            _work(state, seat, cat)


def _work(state: State, seat: int, cat: int) -> None:
    """Carry out a power that asks nothing; one without room for what it brings does nothing."""
    action = state.cards.cats[cat].action
    assert action is not None, "a power after following is an action"
    if not _does_something(state, seat, action):
        return
    if state.events is not None:
        state.events.append(ev.CatUsed(seat, cat))
    play, state.play = state.play, None  # nothing of it is an action of the played card
    depth = len(state.stack)
    state.stack.append(Run(seat, action))
    while len(state.stack) > depth:
        run = state.stack[-1]
        assert isinstance(run, Run), "this power is an action"
        asked = resolve.proceed(state, run)
        assert not asked, "this power asks nothing"
    state.play = play


# --- drawing ------------------------------------------------------------------------------------


def draws(state: State, seat: int) -> list[Move]:
    """How many cards the leader may choose to draw; nothing where there is no choice (R29)."""
    owner = state.seats[seat]
    most = min(HAND_SIZE + len(_drawing(state, seat)), len(owner.deck) + len(owner.discard))
    return [mv.Draw(n) for n in range(HAND_SIZE, most + 1)] if most > HAND_SIZE else []


def lets_draw(position: Seen, seat: int, n: int) -> int:
    """The cat that lets a seat draw so many cards; -1 where that takes none (R29)."""
    return next(iter(_drawing(position, seat)), -1) if n > HAND_SIZE else -1


def _drawing(position: Seen, seat: int) -> list[int]:
    cats = position.cards.cats
    return [cat for cat in position.seats[seat].cats if cats[cat].moment is Moment.DRAW]


def draw(state: State, seat: int, n: int) -> None:
    """Draw as many cards, each one too many with a cat (R29)."""
    if state.events is not None:
        for cat in _drawing(state, seat)[: n - HAND_SIZE]:
            state.events.append(ev.CatUsed(seat, cat))
    zones.draw(state, seat, n)


# --- luring -------------------------------------------------------------------------------------


def lure(state: State, seat: int) -> None:
    """All cats that the leader's yard lures come at once, rivals' cats too (C-LURE).

    Those of the middle come first, then those of each rival, clockwise.
    """
    n = len(state.seats)
    rivals = (state.seats[(seat + place) % n].cats for place in range(1, n))
    yard = state.seats[seat].yard
    shown = [state.cards.suit_sets[card] for card in yard]
    cats = [cat for there in (state.cats, *rivals) for cat in there]
    for cat in [cat for cat in cats if _lures(shown, state.cards.cats[cat].lure)]:
        zones.take_cat(state, cat, seat)


def meets(cards: CardSet, yard: list[int], lure: Lure) -> bool:
    """Whether a yard lures a cat; a coin is only a coin, and a suit like others (R30)."""
    return _lures([cards.suit_sets[card] for card in yard], lure)


def _lures(shown: Sequence[frozenset[Suit]], lure: Lure) -> bool:
    """The same of the suits that each card of a yard shows."""
    if len(shown) < lure.cards:
        return False
    if lure.suits and not frozenset().union(*shown).issuperset(lure.suits):
        return False
    if not lure.same:
        return True
    if len(shown) < lure.same:
        return False
    return any(sum(suit in suits for suits in shown) >= lure.same for suit in _SUITS)


_SUITS = tuple(Suit)
