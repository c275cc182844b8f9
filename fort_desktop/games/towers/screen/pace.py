"""How long what has been done stays on the screen before the next thing happens."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules import moves as mv

BID = 1000  # the word in the bubble, and then the line of who chooses cards
TAKEN = 1000  # which cards, and the line of who builds
BUILT = 600
DEMOLISHED = 1100
DEALT = 800
LAST_WORD = 1200  # of a round that it ends


def beat(move: mv.Move, events: Sequence[ev.Event], *, by_person: bool) -> int:
    """Milliseconds at normal speed; a new offer is looked at whoever brought it about."""
    if any(isinstance(event, ev.OfferDealt | ev.GameEnded) for event in events):
        pause = DEALT if by_person else BUILT + DEALT
        return max(pause, LAST_WORD) if isinstance(move, mv.Bid | mv.Pass) else pause
    if by_person or isinstance(move, mv.Keep):
        return 0
    if isinstance(move, mv.Demolish):
        return DEMOLISHED
    if isinstance(move, mv.Take):
        return TAKEN
    return BUILT if isinstance(move, mv.Build) else BID
