"""Legal moves: candidates from which the play can still be brought to a proper end (F-PLAY 4-6).

Where steps do not interact a cheap test answers; otherwise the rest of the play is searched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from fort_desktop.games.fort import frames as fr
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort import quick, resolve, zones
from fort_desktop.games.fort.actions import FORT_OPS, Action, Op, Step, Suit, Unit
from fort_desktop.games.fort.candidates import beginnable, candidates, follow_most
from fort_desktop.games.fort.counting import COIN, idle, multiplied, shown
from fort_desktop.games.fort.decide import decide
from fort_desktop.games.fort.frames import Frame, Played, Run
from fort_desktop.games.fort.moves import Move
from fort_desktop.games.fort.search import survives, surviving
from fort_desktop.games.fort.state import State

_SAME_FOR_ALL = FORT_OPS | {Op.PACK, Op.LOOKOUT, Op.TRASH, Op.TRASH_RIVAL, Op.RECRUIT}
_SAME_FOR_ALL |= {Op.SPEND_PIZZA, Op.SPEND_TOY}
_PERHAPS_NOTHING = frozenset({Op.COPY_PACK, Op.COPY_RIVAL_PACK})  # of an empty pack


def legal_moves(state: State) -> list[Move]:
    """The legal moves of the top frame, in a stable order."""
    frame = state.stack[-1]
    if isinstance(frame, fr.Over):
        return []
    found = candidates(state, frame)
    keep = _FILTERS.get(type(frame))
    return found if keep is None else keep(state, frame, found)


# --- playing a card -----------------------------------------------------------------------------


def playable(state: State, seat: int, card: int) -> bool:
    """Whether playing a card of the hand can end properly."""
    kid = state.cards.cards[card]
    hand = len(state.seats[seat].hand) - 1
    unsure = False
    for action in kid.actions:
        if action is None:
            continue
        reps = _own_reps(state, seat, action, card)
        answer = quick.whole(state, seat, action, reps, hand=hand)
        if answer:
            return True
        unsure = unsure or answer is None or beginnable(state, seat, action)
    if not unsure and not zones.has_perk(state, seat, "recycling"):
        return False
    if isinstance(state.stack[-1], fr.ChoosePlay):
        return survives(state, mv.Play(card))
    ahead = state.copy()
    ahead.stack.append(fr.ChoosePlay(seat, second=True))
    return survives(ahead, mv.Play(card))


def _own_reps(state: State, seat: int, action: Action, card: int) -> list[int]:
    """Repetitions with the played card alone; its coin can be named as another suit (R9)."""
    suits = state.cards.suits[card]
    named = state.cards.cards[card].public is not None
    reps = []
    for step in action.steps:
        if step.times is None or not step.times.is_suit:
            reps.append(resolve.repetitions(state, seat, step, follower=False, counted=0))
        elif step.times > Suit.COIN:  # any suit: one that counts nothing can be chosen
            reps.append(0)
        else:
            suit = Suit(step.times)
            reps.append(sum(s == suit or (s == COIN and not named) for s in suits))
    return reps


def can_play_again(state: State, seat: int) -> bool:
    """Whether Do-Over can be offered: some card can be played, perhaps after Recycling (R16)."""
    if any(playable(state, seat, card) for card in state.seats[seat].hand):
        return True
    if not zones.has_perk(state, seat, "recycling"):
        return False
    return any(_playable_after(state, seat, mv.Recycle(c)) for c in state.seats[seat].discard)


def _playable_after(state: State, seat: int, move: mv.Recycle) -> bool:
    ahead = state.copy()
    ahead.stack.append(fr.ChoosePlay(seat, second=True))
    decide(ahead, ahead.stack[-1], move)
    return any(playable(ahead, seat, card) for card in ahead.seats[seat].hand)


def _choose_play(state: State, frame: fr.ChoosePlay, found: list[Move]) -> list[Move]:
    kept: list[Move] = []
    for move in found:
        if isinstance(move, mv.Play):
            if playable(state, frame.seat, move.card):
                kept.append(move)
        elif isinstance(move, mv.Recycle) and frame.second:
            if _playable_after(state, frame.seat, move):
                kept.append(move)
        else:
            kept.append(move)
    return kept


def _do_over(state: State, frame: fr.OfferDoOver, found: list[Move]) -> list[Move]:
    hand = state.seats[frame.seat].hand
    now = any(playable(state, frame.seat, card) for card in hand)
    after = now or can_play_again(state, frame.seat)
    return found if after else [m for m in found if not isinstance(m, mv.DoOver)]


# --- during a play ------------------------------------------------------------------------------


def _assured(state: State, play: Played) -> bool:
    """An action was whole already and every added card has changed something."""
    return any(play.whole) and not idle(state.cards, play)


def _pool_reps(state: State, seat: int, action: Action) -> list[int]:
    return [resolve.repetitions(state, seat, s, follower=False, counted=0) for s in action.steps]


def _covered(state: State, play: Played, steps: Sequence[Step]) -> bool:
    """Whether these steps, all done in full, leave no added card idle."""
    suits = _surely_repeated(play, steps)
    for card in idle(state.cards, play):
        added = next(a for a in play.added if a.card == card)
        if not any(shown(state.cards, card, added.reading, suit) for suit in suits):
            return False
    return True


def _surely_repeated(play: Played, steps: Sequence[Step]) -> set[Suit]:
    """The suits that they multiply, without repetitions in which perhaps nothing happens."""
    simple = [s for s in steps if isinstance(s.unit, Unit) and s.unit.op not in _PERHAPS_NOTHING]
    return set(multiplied(Action(tuple(simple)), play.any_suit))


def _will_be_whole(state: State, play: Played, seat: int, index: int) -> bool:
    """Cheaply certain that action `index`, with the pool as it is, ends the play properly."""
    action = state.cards.cards[play.card].actions[index]
    assert action is not None, "an empty box is no action"
    hand = len(state.seats[seat].hand)
    reps = _pool_reps(state, seat, action)
    sure = quick.whole(state, seat, action, reps, hand=hand)
    return bool(sure) and _covered(state, play, action.steps)


def _name_coin(state: State, frame: fr.NameCoin, found: list[Move]) -> list[Move]:
    return [move for move in found if survives(state, move)]


def _choose_action(state: State, frame: fr.ChooseAction, found: list[Move]) -> list[Move]:
    play = state.play
    assert play is not None, "an action belongs to a played card"
    if _assured(state, play):
        return found
    kept = []
    for move in found:
        fine = isinstance(move, mv.Finish)
        if isinstance(move, mv.Do) and not fine:
            fine = _will_be_whole(state, play, frame.seat, move.action)
        if fine or survives(state, move):
            kept.append(move)
    return kept


def _choose_suit(state: State, frame: fr.ChooseSuit, found: list[Move]) -> list[Move]:
    return [move for move in found if survives(state, move)]


def _add_cards(state: State, frame: fr.AddCards, found: list[Move]) -> list[Move]:
    play = state.play
    assert play is not None, "cards are added to a played card"
    seat = frame.seat
    return [m for m in found if _adding_is_safe(state, play, seat, m) or survives(state, m)]


def _adding_is_safe(state: State, play: Played, seat: int, move: Move) -> bool:
    """Cheaply certain; leaves `state.play` as it was."""
    if isinstance(move, mv.Done):
        return _assured(state, play) or _will_be_whole(state, play, seat, play.begun[-1])
    if not isinstance(move, mv.Add | mv.Use):
        return False
    lookout = isinstance(move, mv.Use)
    action = state.cards.cards[play.card].actions[play.begun[-1]]
    if not lookout and action is not None and Op.LOOKOUT in {u.op for u in action.units()}:
        return False  # the added card could not go to the lookout any more
    added = fr.Added(move.card, move.reading, lookout, len(play.whole))
    more = replace(play, added=(*play.added, added))
    state.play = more
    safe = _will_be_whole(state, more, seat, play.begun[-1])
    if safe and not lookout and action is not None:
        safe = Op.TRASH not in {u.op for u in action.units()}
    state.play = play
    return safe


def _run(state: State, run: Run, found: list[Move]) -> list[Move]:
    play = state.play
    if play is None:
        return found
    if not run.follower and _assured(state, play):
        return found
    if _any_choice_is_whole(state, run, play):
        stop = mv.Stop()
        return [move for move in found if move != stop or survives(state, move)]
    if len(found) == 1:
        return found  # the move that led here was legal, so this one is
    return surviving(state, found)


def _any_choice_is_whole(state: State, run: Run, play: Played) -> bool:
    """Cheaply certain that whatever is chosen, the action can still be carried out in full."""
    unit = run.action.steps[run.index].unit
    if run.bracket or not run.step_whole or not isinstance(unit, Unit):
        return False
    if unit.op not in _SAME_FOR_ALL:
        return False
    for step in run.action.steps[run.index + 1 :]:
        if isinstance(step.unit, Action) or step.unit.op not in quick.ALWAYS:
            return False
    left = run.reps - run.rep
    if left > 1 and unit.op in FORT_OPS:
        return False
    if not quick.enough(state, run.seat, unit, left, -1, len(state.seats[run.seat].hand)):
        return False
    return run.follower or _covered(state, play, run.action.steps[run.index :])


def _reward(state: State, frame: Frame, found: list[Move]) -> list[Move]:
    """A rule or perk taken in the middle of a play."""
    play = state.play
    below = state.stack[-2]
    assert isinstance(below, Run), "a fort is advanced by an action"
    if play is None or (not below.follower and _assured(state, play)):
        return found
    return surviving(state, found)


# --- following ----------------------------------------------------------------------------------


def _following(state: State, frame: fr.Following, found: list[Move]) -> list[Move]:
    play = state.play
    assert play is not None, "a played card is followed"
    public = state.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    hand = len(state.seats[frame.seat].hand) - 1
    kept: list[Move] = []
    answers: dict[bool, bool | None] = {}
    for move in found:
        if not isinstance(move, mv.Follow):
            kept.append(move)
            continue
        counts = not public.suits() or follow_most(state, (move.card,)) > 0
        if counts not in answers:
            answers[counts] = _can_follow(state, play, public, frame.seat, hand) if counts else None
        sure = answers[counts]
        if survives(state, move) if sure is None else sure:
            kept.append(move)
    return kept


def _can_follow(state: State, play: Played, public: Action, seat: int, hand: int) -> bool | None:
    """Cheaply whether the action can be done in full counting as little as possible."""
    if len(public.suits()) > 1:
        return None
    reps = [
        1
        if step.times is not None and step.times.is_suit
        else resolve.repetitions(state, seat, step, follower=True, counted=0)
        for step in public.steps
    ]
    ops = {unit.op for unit in public.units()}
    if Op.TRASH in ops:
        if Op.LOOKOUT in ops:
            return None
        hand += 1  # the discarded card lies in the discard pile by then, and may be trashed (R12)
    return quick.whole(state, seat, public, reps, kind=play.kind, hand=hand)


def _follow_more(state: State, frame: fr.FollowMore, found: list[Move]) -> list[Move]:
    return [move for move in found if survives(state, move)]


def _follow_count(state: State, frame: fr.FollowCount, found: list[Move]) -> list[Move]:
    return [move for move in found if survives(state, move)]


_FILTERS: dict[type, Callable[[State, Any, list[Move]], list[Move]]] = {
    fr.ChoosePlay: _choose_play,
    fr.NameCoin: _name_coin,
    fr.ChooseAction: _choose_action,
    fr.ChooseSuit: _choose_suit,
    fr.AddCards: _add_cards,
    fr.Following: _following,
    fr.FollowMore: _follow_more,
    fr.FollowCount: _follow_count,
    fr.OfferDoOver: _do_over,
    fr.ChooseRule: _reward,
    fr.ChoosePerk: _reward,
    Run: _run,
}
