"""Cheap answers to "will the play end properly?": certainly, certainly not, or who knows.

What these cannot tell is searched for by `search.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import boards, icons, quick, resolve, zones
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import (
    FORT_OPS,
    Action,
    Op,
    Step,
    Suit,
    Unit,
)
from fort_desktop.games.fort.rules.counting import actions_of, idle, pool_count, shown
from fort_desktop.games.fort.rules.frames import Added, Played, Run, changed
from fort_desktop.games.fort.rules.moves import PIZZA, TOY, Move
from fort_desktop.games.fort.rules.state import State

_SAME_FOR_ALL = FORT_OPS | {Op.PACK, Op.LOOKOUT, Op.TRASH, Op.TRASH_RIVAL, Op.RECRUIT}
_SAME_FOR_ALL |= {Op.SPEND_PIZZA, Op.SPEND_TOY}
_PERHAPS_NOTHING = frozenset({Op.COPY_PACK, Op.COPY_RIVAL_PACK})  # of an empty pack


def assured(state: State, play: Played) -> bool:
    """An action was whole already and every added card has changed something."""
    return any(play.whole) and not idle(state.cards, play)


def _pool_reps(state: State, play: Played, seat: int, action: Action) -> list[int]:
    """How often each step would be done if this were played."""
    return [
        resolve.repetitions(state, seat, step, follower=False, counted=0, supposed=play)
        for step in action.steps
    ]


def covered(state: State, play: Played, steps: Sequence[Step]) -> bool:
    """Whether these steps, all done in full, leave no added card idle."""
    idle_cards = idle(state.cards, play)
    if not idle_cards:
        return True
    suits = _surely_repeated(play, steps)
    for card in idle_cards:
        added = next(a for a in play.added if a.card == card)
        if not any(s is not None and shown(state.cards, card, added.reading, s) for s in suits):
            return False
    return True


def _surely_repeated(play: Played, steps: Sequence[Step]) -> set[Suit | None]:
    """The suits that they multiply, without repetitions in which perhaps nothing happens."""
    return {resolve.step_suit(play, step) for step in steps if _does_something(step.unit)}


def _does_something(unit: Unit | Action) -> bool:
    """Whether something changes whenever it is done in full."""
    if isinstance(unit, Action):
        return quick.is_plain(unit)
    return unit.op not in _PERHAPS_NOTHING


def will_be_whole(state: State, play: Played, seat: int, index: int, less: int = 0) -> bool:
    """Cheaply certain that action `index`, with the pool as it is, ends the play properly.

    `less` kids of the hand are gone by then.
    """
    action = actions_of(state.cards, play)[index]
    assert action is not None, "an empty box is no action"
    hand = len(zones.kids(state, state.seats[seat].hand)) - less
    reps = _pool_reps(state, play, seat, action)
    sure = quick.whole(state, seat, action, reps, hand=hand)
    return bool(sure) and covered(state, play, action.steps)


def some_action_is_whole(state: State, play: Played, seat: int) -> bool:
    """Cheaply certain that an action of the card just played ends the play properly."""
    actions = state.cards.cards[play.card].actions
    return any(
        action is not None and will_be_whole(state, play, seat, index)
        for index, action in enumerate(actions)
    )


def takes_all(state: State, run: Run, play: Played, move: Move) -> bool:
    """Cheaply certain that an action of gaining one kind ends in full with this kind."""
    step = run.action.steps[run.index]
    if not isinstance(move, mv.Take) or run.bracket or not isinstance(step.unit, Unit):
        return False
    if len(run.action.steps) > 1 or not _fits(state, run, step.unit, move.kind):
        return False
    return run.follower or covered(state, play, run.action.steps)


def _fits(state: State, run: Run, unit: Unit, kind: int) -> bool:
    return boards.stuff_room(state, run.seat, kind) >= unit.n * run.reps


def any_choice_is_whole(state: State, run: Run, play: Played) -> bool:
    """Cheaply certain that whatever is chosen, the action can still be carried out in full."""
    unit = run.action.steps[run.index].unit
    if not run.step_whole or not isinstance(unit, Unit) or unit.op not in _SAME_FOR_ALL:
        return False
    if run.bracket:
        return _bracket_will_be_whole(state, run, play)
    for step in run.action.steps[run.index + 1 :]:
        if isinstance(step.unit, Action) or step.unit.op not in quick.ALWAYS:
            return False
    left = run.reps - run.rep
    if left > 1 and unit.op in FORT_OPS:
        return False
    hand = len(zones.kids(state, state.seats[run.seat].hand))
    if not quick.enough(state, run.seat, unit, left, -1, hand):
        return False
    return run.follower or covered(state, play, run.action.steps[run.index :])


def _bracket_will_be_whole(state: State, run: Run, play: Played) -> bool:
    """Cheaply certain that all repetitions of the bracket under way can be done in full."""
    outer = state.stack[-2]
    assert isinstance(outer, Run), "a bracket lies on the run that opened it"
    if outer.bracket or outer.index + 1 < len(outer.action.steps):
        return False  # something else holds the bracket, or comes after it
    if not outer.step_whole or not quick.is_plain(run.action):
        return False
    hand = len(zones.kids(state, state.seats[run.seat].hand))
    for place, unit in enumerate(run.action.units()):
        left = outer.reps - outer.rep - (place < run.index)
        if not quick.enough(state, run.seat, unit, left, -1, hand):
            return False
    return run.follower or covered(state, play, outer.action.steps[outer.index :])


def ends_whole(state: State, play: Played, run: Run) -> bool:
    """Cheaply certain that an action is whole by now, but for steps that always can be done."""
    if run.bracket or not run.step_whole or run.rep < run.reps:
        return False
    for step in run.action.steps[run.index + 1 :]:
        if isinstance(step.unit, Action) or step.unit.op not in quick.ALWAYS:
            return False
    return run.follower or covered(state, play, run.action.steps[run.index :])


# --- adding cards -------------------------------------------------------------------------------


def sure_adding(state: State, play: Played, seat: int, move: mv.Add | mv.Use) -> bool | None:
    """Whether the play can end properly with one more card; None where only a search can tell."""
    lookout = isinstance(move, mv.Use)
    added = Added(move.card, move.reading, lookout, len(play.whole))
    play = changed(play, added=(*play.added, added))
    action = state.cards.cards[play.card].actions[play.begun[-1]]
    assert action is not None, "an empty box is no action"
    if _one_is_idle(state, play, seat, action):
        return False
    # A kid of the hand can neither go to the lookout nor be trashed any more.
    less = 0 if lookout or state.cards.is_dog(move.card) else 1
    return will_be_whole(state, play, seat, play.begun[-1], less) or None


def _one_is_idle(state: State, play: Played, seat: int, action: Action) -> bool:
    """Whether an added card surely changes nothing, for want of room (F-PLAY 5)."""
    step = action.steps[0]
    if len(action.steps) > 1 or not isinstance(step.unit, Unit):
        return False
    suit, most = resolve.step_suit(play, step), _room(state, seat, step.unit)
    if suit is None or most is None:
        return False
    count = pool_count(state.cards, play, suit)
    done = min(count, most)
    if done == count:
        return False
    later = _multiplied_later(state, play)
    still_idle = idle(state.cards, play)
    for card in play.added:
        if card.card not in still_idle:
            continue
        k = shown(state.cards, card.card, card.reading, suit)
        changes = k and done > count - k
        if not changes and not any(shown(state.cards, card.card, card.reading, s) for s in later):
            return True
    return False


def _room(state: State, seat: int, unit: Unit) -> int | None:
    """How often at most there is room for what a unit brings; None where room is no matter."""
    if unit.op is icons.PACK:
        return boards.pack_room(state, seat)
    if unit.op is icons.LOOKOUT:
        return boards.lookout_room(state, seat)
    if unit.op is icons.RESOURCE:
        most = max(boards.stuff_room(state, seat, kind) for kind in (PIZZA, TOY))
    elif unit.op is icons.PIZZA or unit.op is icons.TOY:
        most = boards.stuff_room(state, seat, unit.op)
    else:
        return None
    return -(-most // unit.n)


def _multiplied_later(state: State, play: Played) -> tuple[Suit, ...]:
    """The suits that the other action may still multiply."""
    index = 1 - play.begun[-1]
    action = state.cards.cards[play.card].actions[index]
    if action is None or index in play.begun:
        return ()
    return tuple(Suit) if icons.TIMES_ANY_SUIT in action.suits() else action.multiplied(None)
