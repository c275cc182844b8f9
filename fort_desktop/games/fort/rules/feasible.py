"""Legal moves: candidates from which the play can still be brought to a proper end (F-PLAY 4-6).

Where steps do not interact a cheap test answers; otherwise the rest of the play is searched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fort_desktop.games.fort.rules import boards, cats, icons, needs, quick, resolve, zones
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import SUIT_OF, Action, Suit
from fort_desktop.games.fort.rules.candidates import beginnable, candidates, follow_most
from fort_desktop.games.fort.rules.counting import COIN
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.frames import Frame, Played, Run, changed
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.search import interacting, survives, surviving
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.sure import (
    any_choice_is_whole,
    assured,
    ends_whole,
    some_action_is_whole,
    sure_adding,
    takes_all,
    will_be_whole,
)


def legal_moves(state: State) -> list[Move]:
    """The legal moves of the top frame, in a stable order, in a position reached by legal moves.

    There is always one: what led here was legal, as the play can end properly from here.
    """
    frame = state.stack[-1]
    if isinstance(frame, fr.Over):
        return []
    found = candidates(state, frame)
    return found if len(found) == 1 else feasible(state, frame, found)


def feasible(state: State, frame: Frame, found: list[Move]) -> list[Move]:
    """Those of some candidates of the top frame from which the play can end properly.

    What becomes of one does not depend on the others.
    """
    keep = _FILTERS.get(type(frame))
    return found if keep is None else keep(state, frame, found)


def drawn_move(state: State, frame: Frame, chance: Callable[[], float]) -> Move:
    """One of the legal moves, each as likely as the others.

    Candidates are drawn until one is legal, so that few have to be tried. The position is one
    reached by legal moves.

    Args:
        chance: gives numbers from 0 up to 1.
    """
    found = candidates(state, frame)
    keep = _FILTERS.get(type(frame))
    left = len(found)
    place = int(chance() * left) if left > 1 else 0
    if keep is None:
        return found[place]
    while left > 1:
        move = found[place]
        if keep(state, frame, [move]):
            return move
        left -= 1
        found[place] = found[left]
        place = int(chance() * left)
    return found[0]


# --- playing a card -----------------------------------------------------------------------------


def playable(state: State, seat: int, card: int) -> bool:
    """Whether playing a card of the hand can end properly."""
    if card >= state.cards.first_dog:
        return needs.unmet(state, seat, card) is None and _dog_is_whole(state, seat, card)
    sure = _kid_is_whole(state, seat, card)
    return _playing_survives(state, seat, card) if sure is None else sure


def _kid_is_whole(state: State, seat: int, card: int) -> bool | None:
    """Cheaply whether an action of a kid in hand can be done in full; None where that is unsure."""
    kid = state.cards.cards[card]
    hand = len(zones.kids(state, state.seats[seat].hand)) - 1
    unsure = False
    for action in kid.actions:
        if action is None:
            continue
        reps = _own_reps(state, seat, action, card)
        answer = quick.whole(state, seat, action, reps, hand=hand)
        if answer:
            return True
        unsure = unsure or answer is None or beginnable(state, seat, action)
    if unsure or boards.has_perk(state, seat, "recycling"):
        return None
    return False


def _dog_is_whole(state: State, seat: int, card: int) -> bool:
    """Whether a dog whose need can be met can do its action in full then (R24)."""
    dog = needs.dog_of(state.cards, card)
    if dog.action is not None:
        if all(unit.op in quick.ALWAYS for unit in dog.action.units()):
            return True
        left = needs.kids_left(state, seat, card)
        if not dog.need.tokens and left is not None:  # else the boards are others by then
            reps = _own_reps(state, seat, dog.action, card)
            sure = quick.whole(state, seat, dog.action, reps, hand=left)
            if sure is not None:
                return sure
    return _playing_survives(state, seat, card)


def _playing_survives(state: State, seat: int, card: int) -> bool:
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
            suit = SUIT_OF[step.times]
            reps.append(suits.count(suit) + (0 if named else suits.count(COIN)))
    return reps


def can_play_again(state: State, seat: int) -> bool:
    """Whether Do-Over can be offered: some card can be played (R16).

    Perhaps only after Recycling, or after a cat was used.
    """
    owner = state.seats[seat]
    if any(playable(state, seat, card) for card in owner.hand):
        return True
    if not owner.cats and not boards.has_perk(state, seat, "recycling"):
        return False
    ahead = state.copy()
    ahead.stack.append(fr.ChoosePlay(seat, second=True))
    others = (move for move in candidates(ahead, ahead.stack[-1]) if not isinstance(move, mv.Play))
    return any(_playable_after(ahead, seat, move) for move in others)


def _playable_after(state: State, seat: int, move: Move) -> bool:
    """Whether a card can be played after a cat was used, or a card was recycled."""
    if state.seats[seat].cats:
        return _leaves_a_card(state, move, steps=2) or survives(state, move)
    ahead = state.copy()
    decide(ahead, ahead.stack[-1], move)
    return any(playable(ahead, seat, card) for card in ahead.seats[seat].hand)


def _leaves_a_card(state: State, move: Move, steps: int) -> bool:
    """Cheaply certain that a card can be played after this move and one more of a power (R28).

    What has come out of the park deck since is not counted on.
    """
    ahead = state.copy()
    decide(ahead, ahead.stack[-1], move)
    while isinstance(run := ahead.stack[-1], Run) and not resolve.proceed(ahead, run):
        pass
    if len(ahead.park_deck) < len(state.park_deck):
        return False
    top = ahead.stack[-1]
    if isinstance(top, fr.ChoosePlay):
        kids = zones.kids(ahead, ahead.seats[top.seat].hand)
        return any(_kid_is_whole(ahead, top.seat, card) for card in kids)
    if steps == 1 or not isinstance(top, Run):
        return False
    return any(_leaves_a_card(ahead, more, steps - 1) for more in candidates(ahead, top))


def _of_cat(state: State, found: list[Move]) -> list[Move]:
    """Steps of a power before playing that leave a card to be played (R28)."""
    easy = [move for move in found if _leaves_a_card(state, move, steps=1)]
    rest = surviving(state, [move for move in found if move not in easy])
    return [move for move in found if move in easy or move in rest]


def _choose_play(state: State, frame: fr.ChoosePlay, found: list[Move]) -> list[Move]:
    bound = frame.second or bool(frame.used)  # a card must be played (R16, R28)
    kept: list[Move] = []
    for move in found:
        if isinstance(move, mv.Play):
            if playable(state, frame.seat, move.card):
                kept.append(move)
        elif isinstance(move, mv.UseCat) or (isinstance(move, mv.Recycle) and bound):
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


def _name_coin(state: State, frame: fr.NameCoin, found: list[Move]) -> list[Move]:
    play = state.play
    assert play is not None, "a coin is named on a played card"
    kept: list[Move] = []
    for move in found:
        assert isinstance(move, mv.Name), "nothing else is asked"
        named = changed(play, named=move.suit)
        if some_action_is_whole(state, named, frame.seat) or survives(state, move):
            kept.append(move)
    return kept


def _choose_action(state: State, frame: fr.ChooseAction, found: list[Move]) -> list[Move]:
    play = state.play
    assert play is not None, "an action belongs to a played card"
    if assured(state, play):
        return found
    kept: list[Move] = []
    for move in found:
        fine = isinstance(move, mv.Finish)
        if isinstance(move, mv.Do) and not fine:
            fine = will_be_whole(state, play, frame.seat, move.action)
        if fine or survives(state, move):
            kept.append(move)
    return kept


def _choose_suit(state: State, frame: fr.ChooseSuit, found: list[Move]) -> list[Move]:
    play = state.play
    assert play is not None, "a suit is chosen for a played card"
    kept: list[Move] = []
    for move in found:
        assert isinstance(move, mv.Choose), "nothing else is asked"
        fine = False
        if frame.seat == state.leader:
            chosen = changed(play, any_suit=move.suit)
            fine = will_be_whole(state, chosen, frame.seat, play.begun[-1])
        if fine or survives(state, move):
            kept.append(move)
    return kept


def _add_cards(state: State, frame: fr.AddCards, found: list[Move]) -> list[Move]:
    play = state.play
    assert play is not None, "cards are added to a played card"
    kept: list[Move] = []
    for move in found:
        sure: bool | None = None
        if isinstance(move, mv.Add | mv.Use):
            sure = sure_adding(state, play, frame.seat, move)
        elif isinstance(move, mv.Done):
            if assured(state, play) or will_be_whole(state, play, frame.seat, play.begun[-1]):
                sure = True
        elif kept and not interacting(state.cards)[play.card]:
            sure = True  # with one more card in hand, what can be done now can be done as well
        if sure is None:
            sure = survives(state, move)
        if sure:
            kept.append(move)
    return kept


def _run(state: State, run: Run, found: list[Move]) -> list[Move]:
    play = state.play
    if play is None:
        return _of_cat(state, found) if cats.under_way(state) else found
    if not run.follower and assured(state, play):
        return found
    if any_choice_is_whole(state, run, play):
        stop = mv.Stop()
        return [move for move in found if move != stop or survives(state, move)]
    if all(takes_all(state, run, play, move) for move in found):
        return found
    return surviving(state, found)


def _reward(state: State, frame: Frame, found: list[Move]) -> list[Move]:
    """A rule or perk taken in the middle of a play."""
    play = state.play
    below = state.stack[-2]
    assert isinstance(below, Run), "a fort is advanced by an action"
    if play is None:
        return surviving(state, found) if cats.under_way(state) else found
    if not below.follower and assured(state, play):
        return found
    if ends_whole(state, play, below):
        return found
    return surviving(state, found)


# --- following ----------------------------------------------------------------------------------


def _following(state: State, frame: fr.Following, found: list[Move]) -> list[Move]:
    play = state.play
    assert play is not None, "a played card is followed"
    public = state.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    kept: list[Move] = []
    answers: dict[bool, bool | None] = {}  # the same for all kids, and for all dogs
    for move in found:
        if not isinstance(move, mv.Follow):
            kept.append(move)
            continue
        sure: bool | None = None
        if not public.suits() or follow_most(state, (move.card,)) > 0:
            dog = state.cards.is_dog(move.card)
            if dog not in answers:
                answers[dog] = _can_follow(state, play, public, frame.seat, move)
            sure = answers[dog]
        if sure is None:
            sure = survives(state, move)
        if sure:
            kept.append(move)
    return kept


def _can_follow(
    state: State, play: Played, public: Action, seat: int, move: mv.Follow
) -> bool | None:
    """Cheaply whether the action can be done in full counting as little as possible."""
    if len(public.suits()) > 1:
        return None
    reps = []
    for step in public.steps:
        if step.times is not None and step.times.is_suit:
            reps.append(1)
        else:
            reps.append(resolve.repetitions(state, seat, step, follower=True, counted=0))
    ops = {unit.op for unit in public.units()}
    hand = len(zones.kids(state, state.seats[seat].hand))
    if not state.cards.is_dog(move.card):  # which is no use for either (D-SUIT)
        if icons.TRASH not in ops:
            hand -= 1
        elif icons.LOOKOUT in ops:
            return None
        # Else the discarded card lies in the discard pile by then, and may be trashed (R12).
    return quick.whole(state, seat, public, reps, kind=play.kind, hand=hand)


def _follow_more(state: State, frame: fr.FollowMore, found: list[Move]) -> list[Move]:
    return [move for move in found if survives(state, move)]


def _follow_count(state: State, frame: fr.FollowCount, found: list[Move]) -> list[Move]:
    return [move for move in found if survives(state, move)]


# --- dogs ---------------------------------------------------------------------------------------


def _meet_need(state: State, frame: fr.MeetNeed, found: list[Move]) -> list[Move]:
    return surviving(state, found)


def _choose_kid_action(state: State, frame: fr.ChooseKidAction, found: list[Move]) -> list[Move]:
    return surviving(state, found)


_FILTERS: dict[type, Callable[[State, Any, list[Move]], list[Move]]] = {
    fr.ChoosePlay: _choose_play,
    fr.NameCoin: _name_coin,
    fr.ChooseAction: _choose_action,
    fr.ChooseSuit: _choose_suit,
    fr.AddCards: _add_cards,
    fr.MeetNeed: _meet_need,
    fr.ChooseKidAction: _choose_kid_action,
    fr.Following: _following,
    fr.FollowMore: _follow_more,
    fr.FollowCount: _follow_count,
    fr.OfferDoOver: _do_over,
    fr.ChooseRule: _reward,
    fr.ChoosePerk: _reward,
    Run: _run,
}
