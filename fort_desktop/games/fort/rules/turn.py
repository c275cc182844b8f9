"""The course of a turn: what happens by itself between decisions (F-TURN)."""

from __future__ import annotations

from fort_desktop.games.fort.rules import boards, cats, dog_play, resolve, zones
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.decide import trash_played
from fort_desktop.games.fort.rules.feasible import can_play_again
from fort_desktop.games.fort.rules.frames import Phase, Run, Turn
from fort_desktop.games.fort.rules.state import HAND_SIZE, State


def advance(state: State) -> None:
    """Let everything happen that needs no decision."""
    while True:
        frame = state.stack[-1]
        if isinstance(frame, Run):
            if resolve.proceed(state, frame):
                return
        elif isinstance(frame, Turn):
            _PHASES[frame.phase](state, frame)
        else:
            return


def _cleanup(state: State, turn: Turn) -> None:
    """F-CLEAN, D-STRAY: the yard goes to discard piles; on a first turn it is empty anyway."""
    if state.events is not None:
        state.events.append(ev.TurnBegan(turn.seat, state.round))
    state.play = None
    owner = state.seats[turn.seat]
    cards, owner.yard = owner.yard, []
    for card in cards:
        heap = zones.cleaned_up_by(state, card, turn.seat)
        zones.put(state, card, (ev.YARD, turn.seat), ev.DISCARD, heap)
    state.stack[-1] = Turn(turn.seat, Phase.PLAY)


def _play(state: State, turn: Turn) -> None:
    state.stack.append(fr.ChoosePlay(turn.seat))


def _follow(state: State, turn: Turn) -> None:
    """F-FOLLOW: each rival in clockwise order; nobody can where there is no public action.

    A dog that was played goes to its doghouse before.
    """
    play = state.play
    assert play is not None, "a played card is followed"
    if not play.housed and state.cards.is_dog(play.card):
        dog_play.go_home(state, turn.seat)
        return
    followable = state.cards.cards[play.card].public is not None
    for asked in range(turn.asked, len(state.seats) - 1):
        rival = (turn.seat + 1 + asked) % len(state.seats)
        if followable and state.seats[rival].hand:
            state.stack[-1] = Turn(turn.seat, Phase.FOLLOW, asked + 1)
            state.stack.append(fr.Following(rival))
            return
    state.stack[-1] = Turn(turn.seat, Phase.ROUGH)


def _rough(state: State, turn: Turn) -> None:
    """R15: whoever holds Rough Housing and has not followed, clockwise."""
    play = state.play
    assert play is not None, "a played card is trashed"
    for asked in range(turn.asked, len(state.seats) - 1):
        rival = (turn.seat + 1 + asked) % len(state.seats)
        gone = play.trashed or play.card not in state.table
        if gone or rival in play.followers:
            continue
        if boards.has_perk(state, rival, "rough-housing"):
            state.stack[-1] = Turn(turn.seat, Phase.ROUGH, asked + 1)
            state.stack.append(fr.Rough(rival))
            return
    state.stack[-1] = Turn(turn.seat, Phase.PLAYED)


def _played(state: State, turn: Turn) -> None:
    """The played card is trashed if an action said so; then Do-Over may be used (R16).

    It is the kid that goes where a dog has copied its action (R27). In between the leader's cats
    take notice of who has followed (R33).
    """
    play = state.play
    assert play is not None, "a card was played"
    card = play.card if play.kid < 0 else play.kid
    if play.trashed and card in state.table:
        trash_played(state, turn.seat, card)
    if state.seats[turn.seat].cats:
        cats.after_following(state, turn.seat)
    state.stack[-1] = Turn(turn.seat, Phase.RECRUIT)
    if boards.has_perk(state, turn.seat, "do-over") and can_play_again(state, turn.seat):
        state.stack.append(fr.OfferDoOver(turn.seat))


def _recruit(state: State, turn: Turn) -> None:
    """F-RECRUIT; skipped where nobody can be recruited."""
    state.stack[-1] = Turn(turn.seat, Phase.PARTY)
    if resolve.recruits(state, turn.seat):
        state.stack.append(fr.RecruitPhase(turn.seat))


def _party(state: State, turn: Turn) -> None:
    state.stack[-1] = Turn(turn.seat, Phase.BEFORE_DISCARD)
    if boards.has_perk(state, turn.seat, "birthday-party") and (state.park or state.park_deck):
        state.stack.append(fr.Party(turn.seat))


def _before_discard(state: State, turn: Turn) -> None:
    state.stack[-1] = Turn(turn.seat, Phase.DISCARD)
    if boards.has_perk(state, turn.seat, "recycling") and state.seats[turn.seat].discard:
        state.stack.append(fr.BeforeDiscard(turn.seat))


def _discard(state: State, turn: Turn) -> None:
    """F-DISCARD: played, added and best friends to the discard pile, the rest to the yard."""
    owner = state.seats[turn.seat]
    table, state.table = state.table, []
    for card in table:
        zones.put(state, card, (ev.TABLE, turn.seat), ev.DISCARD, turn.seat)
    hand, owner.hand = owner.hand, []
    owner.open_hand = 0
    for card in hand:
        zones.forget(owner, card)
        target = ev.DISCARD if state.cards.cards[card].best_friend else ev.YARD
        zones.put(state, card, (ev.HAND, turn.seat), target, turn.seat)
    state.stack[-1] = Turn(turn.seat, Phase.DRAW)


def _draw(state: State, turn: Turn) -> None:
    """F-DRAW; a cat may leave the choice how many (R29)."""
    state.play = None
    state.stack[-1] = Turn(turn.seat, Phase.LURE)
    if state.seats[turn.seat].cats and cats.draws(state, turn.seat):
        state.stack.append(fr.ChooseDraw(turn.seat))
    else:
        zones.draw(state, turn.seat, HAND_SIZE)


def _lure(state: State, turn: Turn) -> None:
    """C-LURE, and on to the next turn, the next round or the end (F-END)."""
    if state.options.cats:
        cats.lure(state, turn.seat)
    state.seats[turn.seat].turns += 1
    following = (turn.seat + 1) % len(state.seats)
    if following == state.first:
        if state.ending:
            state.stack[:] = [fr.Over()]
            if state.events is not None:
                state.events.append(ev.GameEnded())
            return
        state.round += 1
    state.leader = following
    state.stack[-1] = Turn(following, Phase.CLEANUP)


_PHASES = {
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
