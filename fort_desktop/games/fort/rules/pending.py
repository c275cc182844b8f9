"""What may be pending, and in which order: part of what holds in every position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import Action, Count, parse_action
from fort_desktop.games.fort.rules.dog_play import asked_of_kid
from fort_desktop.games.fort.rules.frames import Frame, Phase, Played, Run, Turn
from fort_desktop.games.fort.rules.pending_cats import cat_action, chooses_card, chooses_draw
from fort_desktop.games.fort.rules.pending_dogs import dog_action, dog_asks, dog_fault
from fort_desktop.games.fort.rules.state import State

DIY = parse_action("fort+1")
_NO_PLAY = frozenset({Phase.CLEANUP, Phase.PLAY, Phase.DRAW, Phase.LURE})
_IN_PLAY = frozenset({Phase.FOLLOW, Phase.ROUGH, Phase.PLAYED})


def fail(sentence: str) -> NoReturn:
    """The way in which every check ends that finds something."""
    raise AssertionError(sentence)


def check_pending(state: State) -> None:
    """Check the stack, and the played card with it.

    Raises:
        AssertionError: says in a sentence what is broken.
    """
    _check_shape(state)
    _check_play(state)
    turn = state.stack[0]
    if isinstance(turn, Turn):
        _check_turn(state, turn, state.stack[1:])


def _check_shape(state: State) -> None:
    """One frame of the turn, the draft or the end at the bottom; seats exist."""
    stack = state.stack
    if not stack:
        fail("the stack is empty")
    if not isinstance(stack[0], Turn | fr.Draft | fr.Over):
        fail("at the bottom of the stack lies neither a turn nor the draft nor the end")
    if len(stack) > 1 and not isinstance(stack[0], Turn):
        fail("something lies on the draft or the end in the stack")
    if isinstance(stack[0], Turn) and stack[0].seat != state.leader:
        fail("the turn in the stack is not the leader's")
    for frame in stack:
        if not isinstance(frame, fr.Over) and not 0 <= frame.seat < len(state.seats):
            fail(f"the stack asks seat {frame.seat + 1} of {len(state.seats)}")


# --- the played card ----------------------------------------------------------------------------


def _check_play(state: State) -> None:
    """The played card lies on the table, and nothing else does but what came with it."""
    play, turn = state.play, state.stack[0]
    phase = turn.phase if isinstance(turn, Turn) else Phase.CLEANUP
    if phase in _NO_PLAY:
        if play is not None or state.table:
            fail("a card is played before its time")
        return
    if play is None:
        if phase in _IN_PLAY:
            fail("no card is played, but what follows it is pending")
        return
    dog = state.cards.is_dog(play.card)
    trashed_itself = play.card in state.box and phase is not Phase.FOLLOW
    if play.card not in state.table and not trashed_itself and not dog:
        fail("the played card is not on the table")
    lookout = state.seats[state.leader].lookout
    for added in play.added:
        trashed = play.trashed and added.card == play.kid and added.card in state.box
        if not trashed and added.card not in (lookout if added.lookout else state.table):
            fail("an added card is not where it was added from")
    if not dog:
        _check_actions(state, play)
    elif fault := dog_fault(state, play, followed=phase is not Phase.FOLLOW):
        fail(fault)


def _check_actions(state: State, play: Played) -> None:
    if play.kid != -1 or play.housed:
        fail("only a dog copies a kid, or goes to a doghouse")
    actions = state.cards.cards[play.card].actions
    if len(set(play.begun)) != len(play.begun) or not set(play.begun) <= {0, 1}:
        fail("an action of the played card has begun twice")
    if any(actions[index] is None for index in play.begun):
        fail("an empty box of the played card has begun")
    if not 0 <= len(play.begun) - len(play.whole) <= 1:
        fail(f"{len(play.whole)} actions have ended, {len(play.begun)} have begun")
    rivals = set(range(len(state.seats))) - {state.leader}
    if len(set(play.followers)) != len(play.followers) or not set(play.followers) <= rivals:
        fail("somebody has followed who is no rival, or twice")


# --- each phase ---------------------------------------------------------------------------------


def _check_turn(state: State, turn: Turn, above: Sequence[Frame]) -> None:
    asks = turn.phase in {Phase.FOLLOW, Phase.ROUGH}
    if not 0 <= turn.asked < (len(state.seats) if asks else 1):
        fail(f"the turn has asked {turn.asked} rivals")
    if above and not _PHASES[turn.phase](state, turn, above):
        fail(f"this cannot be pending in the phase {turn.phase.name.lower()}")


def _nothing(state: State, turn: Turn, above: Sequence[Frame]) -> bool:
    """Phases in which nobody decides anything."""
    return False


def _one(state: State, turn: Turn, above: Sequence[Frame]) -> bool:
    """Phases in which the leader decides one thing."""
    return list(above) == [_ONE[turn.phase](turn.seat)]


_ONE: dict[Phase, Callable[[int], Frame]] = {
    Phase.PARTY: fr.RecruitPhase,
    Phase.BEFORE_DISCARD: fr.Party,
    Phase.DISCARD: fr.BeforeDiscard,
}


def _play(state: State, turn: Turn, above: Sequence[Frame]) -> bool:
    return _choosing(state, above, second=False)


def _choosing(state: State, above: Sequence[Frame], *, second: bool) -> bool:
    """The leader's choice of a card, with the power of a cat under way on it or none (R28)."""
    first = above[0]
    if not isinstance(first, fr.ChoosePlay) or not chooses_card(state, first, second=second):
        return False
    action = cat_action(state, first)
    if len(above) == 1 or action is None:
        return len(above) == 1
    return _all_of(state.leader, above) and _run(state, above[1:], action, [])


def _lure(state: State, turn: Turn, above: Sequence[Frame]) -> bool:
    return chooses_draw(state, above)


def _follow(state: State, turn: Turn, above: Sequence[Frame]) -> bool:
    """The leader's actions while nobody has been asked, else the rival asked last (F-FOLLOW)."""
    play = state.play
    assert play is not None, "checked before"
    if state.cards.is_dog(play.card):
        return turn.asked == 0 and not play.housed and _dog(state, play, above)
    if turn.asked == 0:
        return above[0] == fr.ChooseAction(turn.seat) and _leader(state, play, above[1:])
    rival = (turn.seat + turn.asked) % len(state.seats)
    public = state.cards.cards[play.card].public
    asked = {frame.seat for frame in above if not isinstance(frame, fr.Over)}
    if public is None or asked - {rival}:
        return False
    if isinstance(above[0], Run):
        return _run(state, above, public, [], follower=True)
    discard = state.seats[rival].discard
    match above:
        case [fr.Following()]:
            return rival not in play.followers
        case [fr.FollowMore(card=card)]:
            return card in discard and bool(public.suits())
        case [fr.FollowCount(cards=cards)]:
            return 1 <= len(cards) <= 2 and set(cards) <= set(discard) and bool(public.suits())
        case [fr.ChooseSuit(pair=pair)]:
            return len(discard) > pair and Count.ANY_SUIT in public.suits()
    return False


def _all_of(seat: int, above: Sequence[Frame]) -> bool:
    """Whether one seat decides all this."""
    return all(not isinstance(frame, fr.Over) and frame.seat == seat for frame in above)


def _leader(state: State, play: Played, above: Sequence[Frame]) -> bool:
    """The leader's choice of actions, with one under way on it or none."""
    seat = state.leader
    if not above or list(above) == [fr.NameCoin(seat)]:
        return len(play.begun) == len(play.whole) and not (above and play.begun)
    if len(play.begun) == len(play.whole):
        return False
    action = state.cards.cards[play.card].actions[play.begun[-1]]
    if action is None or not _all_of(seat, above):
        return False
    adding: list[Frame] = [fr.AddCards(seat)] if action.suits() else []
    if Count.ANY_SUIT in action.suits():
        adding.append(fr.ChooseSuit(seat))
    return _run(state, above, action, adding)


def _dog(state: State, play: Played, above: Sequence[Frame]) -> bool:
    """What the played dog asks, or its action under way (D-PLAY)."""
    if dog_asks(state, play, above):
        return True
    action = dog_action(state, play)
    if action is None or not _all_of(state.leader, above):
        return False
    asked = asked_of_kid(state, play.kid, action) if play.kid >= 0 else []
    return _run(state, above, action, asked)


def _rough(state: State, turn: Turn, above: Sequence[Frame]) -> bool:
    rival = (turn.seat + turn.asked) % len(state.seats)
    return turn.asked > 0 and list(above) == [fr.Rough(rival)]


def _recruit(state: State, turn: Turn, above: Sequence[Frame]) -> bool:
    """Before recruiting come Do-Over and DIY (R16, R18)."""
    seat = turn.seat
    if list(above) == [fr.OfferDoOver(seat)]:
        return state.play is not None
    if isinstance(above[0], fr.ChoosePlay):
        return _choosing(state, above, second=True)
    return state.play is None and _all_of(seat, above) and _run(state, above, DIY, [])


_PHASES: dict[Phase, Callable[[State, Turn, Sequence[Frame]], bool]] = {
    Phase.CLEANUP: _nothing,
    Phase.PLAY: _play,
    Phase.FOLLOW: _follow,
    Phase.ROUGH: _rough,
    Phase.PLAYED: _nothing,
    Phase.RECRUIT: _recruit,
    Phase.PARTY: _one,
    Phase.BEFORE_DISCARD: _one,
    Phase.DISCARD: _one,
    Phase.DRAW: _nothing,
    Phase.LURE: _lure,
}


# --- actions ------------------------------------------------------------------------------------


def _run(
    state: State,
    above: Sequence[Frame],
    action: Action,
    asked: list[Frame],
    *,
    follower: bool = False,
) -> bool:
    """An action under way, its brackets on it, and what may interrupt it on top.

    `asked` is what the leader is asked before it begins, the first question last.
    """
    outer = above[0]
    if not isinstance(outer, Run) or outer.bracket or outer.action != action:
        return False
    runs = [frame for frame in above if isinstance(frame, Run)]
    for below, run in zip([None, *runs], runs, strict=False):
        if run.follower != follower or not _is_step(run, below):
            return False
    rest = list(above[len(runs) :])
    if not rest:
        return True
    seat = state.seats[outer.seat]
    if rest == [fr.ChooseRule(outer.seat)]:
        return bool(state.rule_stack) and seat.rule == -1
    if rest == [fr.ChoosePerk(outer.seat)]:
        return bool(state.perk_row)
    return len(runs) == 1 and outer.reps == -1 and rest == asked[: len(rest)]


def _is_step(run: Run, below: Run | None) -> bool:
    """Whether a run does a step that it has, and a bracket is the step of the run below."""
    if not 0 <= run.index < len(run.action.steps) or not -1 <= run.kind <= 1:
        return False
    if run.reps >= 0 and not 0 <= run.done <= run.rep <= run.reps:
        return False
    if below is None or not run.bracket:
        return below is None and not run.bracket
    return below.rep < below.reps and below.action.steps[below.index].unit == run.action
