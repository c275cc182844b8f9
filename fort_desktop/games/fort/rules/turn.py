"""The course of a turn: what happens by itself between decisions (F-TURN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fort_desktop.games.fort.rules import boards, cats, dog_play, resolve, zones
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.decide import trash_played
from fort_desktop.games.fort.rules.feasible import can_play_again
from fort_desktop.games.fort.rules.frames import Phase, Run, Turn
from fort_desktop.games.fort.rules.state import HAND_SIZE, State

# Where a turn pauses; the member of an enum takes several times as long to find.
_PLAY: Final = Phase.PLAY
_FOLLOW: Final = Phase.FOLLOW
_ROUGH: Final = Phase.ROUGH
_RECRUIT: Final = Phase.RECRUIT
_PARTY: Final = Phase.PARTY
_BEFORE_DISCARD: Final = Phase.BEFORE_DISCARD
_DISCARD: Final = Phase.DISCARD
_LURE: Final = Phase.LURE


def advance(state: State) -> None:
    """Let everything happen that needs no decision."""
    while True:
        frame = state.stack[-1]
        if isinstance(frame, Run):
            if resolve.proceed(state, frame):
                return
        elif isinstance(frame, Turn):
            _PHASES[frame.phase](state, frame.seat, frame.asked)
        else:
            return


# Each phase either asks, having noted where the turn goes on, or does what comes next.


def _cleanup(state: State, seat: int, _asked: int = 0) -> None:
    """F-CLEAN, D-STRAY: the yard goes to discard piles; on a first turn it is empty anyway."""
    if state.events is not None:
        state.events.append(ev.TurnBegan(seat, state.round))
    state.play = None
    owner = state.seats[seat]
    cards, owner.yard = owner.yard, []
    for card in cards:
        heap = zones.cleaned_up_by(state, card, seat)
        zones.put(state, card, (ev.YARD, seat), ev.DISCARD, heap)
    _play(state, seat)


def _play(state: State, seat: int, _asked: int = 0) -> None:
    state.stack[-1] = Turn(seat, _PLAY)
    state.stack.append(fr.ChoosePlay(seat))


def _follow(state: State, seat: int, asked: int) -> None:
    """F-FOLLOW: each rival in clockwise order; nobody can where there is no public action.

    A dog that was played goes to its doghouse before.
    """
    play = state.play
    assert play is not None, "a played card is followed"
    if not play.housed and state.cards.is_dog(play.card):
        dog_play.go_home(state, seat)
        return
    n = len(state.seats)
    if state.cards.cards[play.card].public is not None:
        for place in range(asked + 1, n):
            rival = (seat + place) % n
            if state.seats[rival].hand:
                state.stack[-1] = Turn(seat, _FOLLOW, place)
                state.stack.append(fr.Following(rival))
                return
    _rough(state, seat, 0)


def _rough(state: State, seat: int, asked: int) -> None:
    """R15: whoever holds Rough Housing and has not followed, clockwise."""
    play = state.play
    assert play is not None, "a played card is trashed"
    n = len(state.seats)
    for place in range(asked + 1, n):
        rival = (seat + place) % n
        if not boards.has_perk(state, rival, "rough-housing") or rival in play.followers:
            continue
        if not play.trashed and play.card in state.table:
            state.stack[-1] = Turn(seat, _ROUGH, place)
            state.stack.append(fr.Rough(rival))
            return
    _played(state, seat)


def _played(state: State, seat: int, _asked: int = 0) -> None:
    """The played card is trashed if an action said so; then Do-Over may be used (R16).

    It is the kid that goes where a dog has copied its action (R27). In between the leader's cats
    take notice of who has followed (R33).
    """
    play = state.play
    assert play is not None, "a card was played"
    card = play.card if play.kid < 0 else play.kid
    if play.trashed and card in state.table:
        trash_played(state, seat, card)
    if state.seats[seat].cats:
        cats.after_following(state, seat)
    if boards.has_perk(state, seat, "do-over"):
        state.stack[-1] = Turn(seat, _RECRUIT)
        if can_play_again(state, seat):
            state.stack.append(fr.OfferDoOver(seat))
            return
    _recruit(state, seat)


def _recruit(state: State, seat: int, _asked: int = 0) -> None:
    """F-RECRUIT; skipped where nobody can be recruited."""
    if resolve.can_recruit(state, seat):
        state.stack[-1] = Turn(seat, _PARTY)
        state.stack.append(fr.RecruitPhase(seat))
    else:
        _party(state, seat)


def _party(state: State, seat: int, _asked: int = 0) -> None:
    if boards.has_perk(state, seat, "birthday-party") and (state.park or state.park_deck):
        state.stack[-1] = Turn(seat, _BEFORE_DISCARD)
        state.stack.append(fr.Party(seat))
    else:
        _before_discard(state, seat)


def _before_discard(state: State, seat: int, _asked: int = 0) -> None:
    if boards.has_perk(state, seat, "recycling") and state.seats[seat].discard:
        state.stack[-1] = Turn(seat, _DISCARD)
        state.stack.append(fr.BeforeDiscard(seat))
    else:
        _discard(state, seat)


def _discard(state: State, seat: int, _asked: int = 0) -> None:
    """F-DISCARD: played, added and best friends to the discard pile, the rest to the yard."""
    owner = state.seats[seat]
    table, state.table = state.table, []
    zones.put_all(state, table, (ev.TABLE, seat), ev.DISCARD, seat)
    hand, owner.hand = owner.hand, []
    owner.open_hand = 0
    owner.open_hidden &= ~zones.bits(hand)
    for card in hand:
        target = ev.DISCARD if state.cards.cards[card].best_friend else ev.YARD
        zones.put(state, card, (ev.HAND, seat), target, seat)
    _draw(state, seat)


def _draw(state: State, seat: int, _asked: int = 0) -> None:
    """F-DRAW; a cat may leave the choice how many (R29)."""
    state.play = None
    if state.seats[seat].cats and cats.draws(state, seat):
        state.stack[-1] = Turn(seat, _LURE)
        state.stack.append(fr.ChooseDraw(seat))
    else:
        zones.draw(state, seat, HAND_SIZE)
        _lure(state, seat)


def _lure(state: State, seat: int, _asked: int = 0) -> None:
    """C-LURE, and on to the next turn, the next round or the end (F-END)."""
    if state.options.cats:
        cats.lure(state, seat)
    state.seats[seat].turns += 1
    following = (seat + 1) % len(state.seats)
    if following == state.first:
        if state.ending:
            state.stack[:] = [fr.Over()]
            if state.events is not None:
                state.events.append(ev.GameEnded())
            return
        state.round += 1
    state.leader = following
    _cleanup(state, following)


_PHASES: dict[Phase, Callable[[State, int, int], None]] = {
    Phase.CLEANUP: _cleanup,
    Phase.PLAY: _play,
    Phase.FOLLOW: _follow,
    Phase.ROUGH: _rough,
    Phase.PLAYED: _played,
    Phase.RECRUIT: _recruit,
    Phase.PARTY: _party,
    Phase.BEFORE_DISCARD: _before_discard,
    Phase.DISCARD: _discard,
    Phase.DRAW: _draw,
    Phase.LURE: _lure,
}
