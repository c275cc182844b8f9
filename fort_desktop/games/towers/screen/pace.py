"""How long what has been done stays on the screen before the next thing happens."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules import moves as mv

BID = 700
BUILT = 450
DEMOLISHED = 900
DEALT = 700
LAST_WORD = 1000  # of a round that it ends


def beat(move: mv.Move, events: Sequence[ev.Event], *, by_person: bool) -> int:
    """Milliseconds at normal speed; a new offer is looked at whoever brought it about."""
    if any(isinstance(event, ev.OfferDealt | ev.GameEnded) for event in events):
        pause = DEALT if by_person else BUILT + DEALT
        return max(pause, LAST_WORD) if isinstance(move, mv.Bid | mv.Pass) else pause
    if by_person or isinstance(move, mv.Keep):
        return 0
    if isinstance(move, mv.Demolish):
        return DEMOLISHED
    return BUILT if isinstance(move, mv.Build) else BID
