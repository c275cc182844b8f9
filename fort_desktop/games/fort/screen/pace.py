"""How long what a bot has done stays on the screen before the next thing happens."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move

PLAYED = 500
ADDED = 180
FOLLOWED = 220
GAINED = 380
TURN_OVER = 600
UNASKED = 350
SPARED = 900  # to read why one is not asked
HOPPING = 90  # cards that join a play come one after the other


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


def unasked(move: Move, *, swift: bool) -> int:
    """Milliseconds at normal speed before a move is made for a person; where they are not asked
    everything, what a play begins with comes `swift`."""
    if not swift:
        return UNASKED
    if isinstance(move, mv.Do | mv.Name | mv.Choose):
        return 0
    return HOPPING if isinstance(move, mv.Add | mv.Use) else UNASKED
