"""Why somebody has not followed: what all can see of that, and what only the hand says."""

from __future__ import annotations

from dataclasses import dataclass

from fort_desktop.games.fort.play import asking
from fort_desktop.games.fort.play.followers import has_room
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.counting import follow_suits
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.why import blocked


@dataclass(frozen=True, slots=True)
class Unfollowed:
    """A reason.

    Attributes:
        kind: "no-room" (F-FOLLOW 2), "no-match" (F-FOLLOW 1), "no-gain", "not-full" (F-FOLLOW 2,
            with the cards in hand), or "unasked": it is not asked about for now.
        lack: what there is no room for, by the id of a `Reason`.
        suits: those of which one would have matched.
    """

    kind: str
    lack: str = ""
    suits: tuple[Suit, ...] = ()


def why_not_followed(
    game: FortGame, state: State, seat: int, *, own: bool, unasked: bool
) -> Unfollowed | None:
    """Why a rival passes; None where that was chosen, or only the hand knows.

    Args:
        game: the rules.
        state: the position in which the rival is asked, secrets included.
        seat: the rival.
        own: whether it is the rival who is told, so that the hand may be looked at.
        unasked: whether it was decided for the rival.
    """
    play = state.play
    assert play is not None, "a played card is followed"
    public = game.cards.cards[play.card].public
    assert public is not None, "only a public action is followed"
    if not has_room(game, state, seat):
        return Unfollowed("no-room", lack=blocked(state, seat, public).id)
    if not asking.may_match(state, seat) or (own and asking.without_match(state)):
        return Unfollowed("no-match", suits=follow_suits(game.cards, play))
    if asking.gives_nothing(game, state, seat):
        return Unfollowed("no-gain")
    if own and len(game.legal_moves(state)) == 1:
        return Unfollowed("not-full")
    return Unfollowed("unasked") if own and unasked else None
