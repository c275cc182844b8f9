"""Who is looked at by the kids in yards: whoever may recruit them next."""

from __future__ import annotations

from fort_desktop.games.fort.rules.frames import Phase, RecruitPhase, Turn
from fort_desktop.games.fort.rules.view import View


def next_caller(view: View) -> int:
    """The seat that may next recruit from the yards of others; -1 is nobody (F-RECRUIT).

    It is the leader until it has recruited, then the seat after it, and nobody in the draft, after
    the last recruit and when the game is over.
    """
    turn = view.stack[0]
    if not isinstance(turn, Turn):
        return -1
    recruits = any(isinstance(frame, RecruitPhase) for frame in view.stack)
    if recruits or turn.phase < Phase.PARTY:
        return turn.seat
    following = (turn.seat + 1) % len(view.seats)
    return -1 if view.ending and following == view.first else following
