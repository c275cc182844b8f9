"""Who could follow the card in play, whatever hands hold: only boards and numbers count."""

from __future__ import annotations

from fort_desktop.games.fort.rules import quick, resolve
from fort_desktop.games.fort.rules.actions import Action, Op, Step
from fort_desktop.games.fort.rules.state import State


def times_of(state: State, seat: int, step: Step) -> int:
    """How often a follower does a step who discards one card with one symbol that counts.

    Tokens, levels and lookouts are the follower's own.
    """
    if step.times is not None and step.times.is_suit:
        return 1
    return resolve.repetitions(state, seat, step, follower=True, counted=1)


def able(state: State, seat: int, public: Action) -> bool:
    """Whether a seat could carry out the public action in full by one matching card (F-FOLLOW 2).

    Args:
        state: the position, in which a card is in play.
        seat: a rival of the leader.
        public: the public action of that card.
    """
    assert state.play is not None, "a played card is followed"
    cards = len(state.seats[seat].hand)
    # The discarded card lies in the discard pile by then, and may be trashed (R12).
    trashes = any(unit.op is Op.TRASH for unit in public.units())
    hand = cards - (not trashes)
    times = [times_of(state, seat, step) for step in public.steps]
    return (
        cards > 0
        and quick.whole(state, seat, public, times, kind=state.play.kind, hand=hand) is not False
    )


def anybody(state: State) -> bool:
    """Whether a rival could follow the card in play; a dog is followed by nobody (D-PLAY)."""
    play = state.play
    public = None if play is None else state.cards.cards[play.card].public
    if public is None:
        return False
    rivals = [seat for seat in range(len(state.seats)) if seat != state.leader]
    return any(able(state, seat, public) for seat in rivals)
