"""How long what a bot has done stays on the screen before the next thing happens."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort import events as ev
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort.events import Event
from fort_desktop.games.fort.moves import Move
from fort_desktop.games.towers import events as tev
from fort_desktop.games.towers import moves as tmv

PLAYED = 500
ADDED = 180
FOLLOWED = 220
GAINED = 380
TURN_OVER = 600
BID = 700
BUILT = 450
DEMOLISHED = 900
DEALT = 700
LAST_WORD = 1000  # of a round that it ends


def beat(move: Move, kind: str, events: Sequence[Event]) -> int:
    """Milliseconds at normal speed; 0 for what nobody needs to see by itself.

    A play with one action and one added card comes to about 1.7 seconds in all.
    """
    if any(isinstance(event, ev.TurnBegan | ev.GameEnded) for event in events):
        return TURN_OVER
    if isinstance(move, mv.Play | mv.Skip | mv.Diy | mv.UseCat):
        return PLAYED
    if isinstance(move, mv.Follow | mv.Also):
        return FOLLOWED
    if isinstance(move, mv.Add | mv.Use):
        return ADDED
    if kind in ("recruit-phase", "party") or any(_seen(event) for event in events):
        return GAINED
    return 0


def _seen(event: Event) -> bool:
    match event:
        case ev.CardMoved(target=target):
            return target in (ev.LOOKOUT, ev.DISCARD, ev.BOX, ev.DOGHOUSE)
        case ev.TokensMoved() | ev.Scored() | ev.FortAdvanced() | ev.PerkTaken() | ev.RuleTaken():
            return True
        case ev.PerkTrashed() | ev.SculptureTaken() | ev.CatUsed() | ev.CatLured():
            return True
    return False


def towers_beat(move: tmv.Move, events: Sequence[tev.Event], *, by_person: bool) -> int:
    """The same at a table of 5 Towers; a new offer is looked at whoever brought it about."""
    if any(isinstance(event, tev.OfferDealt | tev.GameEnded) for event in events):
        pause = DEALT if by_person else BUILT + DEALT
        return max(pause, LAST_WORD) if isinstance(move, tmv.Bid | tmv.Pass) else pause
    if by_person or isinstance(move, tmv.Keep):
        return 0
    if isinstance(move, tmv.Demolish):
        return DEMOLISHED
    return BUILT if isinstance(move, tmv.Build) else BID
