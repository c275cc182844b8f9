"""How long what was done stays on the screen before a bot does the next thing."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move

PLAYED = 1250  # a card flies for the first 280 of them, and then lies there
ADDED = 300
FOLLOWED = 500
GAINED = 850
TOUCHED = 700  # more, where it touches what is the viewer's
TURN_OVER = 900
OWN_ACTION = 450
OWN_TURN_OVER = 1600  # until the yard, the pile and the new hand lie still
FULL_PACE = 4000  # of one turn; what comes later is seen ever more briefly,
LONGEST_TURN = 6500  # so that all of it never lasts longer
UNASKED = 350
SPARED = 900  # to read why one is not asked
HOPPING = 90  # cards that join a play come one after the other


def beat(move: Move, kind: str, events: Sequence[Event], viewer: int) -> int:
    """Milliseconds at normal speed for what another has decided; 0 for what nobody needs to see
    by itself.

    A play with one action and one added card comes to about 3.5 seconds in all.
    """
    return _beat(move, kind, events) + TOUCHED * _touches(events, viewer)


def own_beat(events: Sequence[Event]) -> int:
    """The same for what the viewer has decided, where a bot goes on."""
    if turn_over(events):
        return OWN_TURN_OVER
    return OWN_ACTION if any(_seen(event) for event in events) else 0


def turn_over(events: Sequence[Event]) -> bool:
    """Whether these events of one move end a turn."""
    return any(isinstance(event, ev.TurnBegan | ev.GameEnded) for event in events)


class TurnTime:
    """How long each turn has been looked at."""

    def __init__(self) -> None:
        self._turn: tuple[int, int] | None = None
        self._spent = 0

    def grant(self, turn: tuple[int, int], ms: int) -> int:
        """What there is time for of a beat in this turn, in milliseconds at normal speed."""
        left = LONGEST_TURN - self._of(turn)
        return max(0, round(ms * min(1.0, left / (LONGEST_TURN - FULL_PACE))))

    def spend(self, turn: tuple[int, int], ms: int) -> None:
        """So many milliseconds of this turn are looked at."""
        self._spent = self._of(turn) + ms
        self._turn = turn

    def _of(self, turn: tuple[int, int]) -> int:
        return self._spent if turn == self._turn else 0


def _touches(events: Sequence[Event], viewer: int) -> bool:
    """Whether something of the viewer's goes, comes or grows; what nobody sees is no matter."""
    for event in events:
        match event:
            case ev.CardMoved(source=source, target=target):
                gone = event.source_seat == viewer and source not in ev.HIDDEN
                come = event.target_seat == viewer and target not in ev.HIDDEN
                if (gone or come) and ev.TABLE not in (source, target):
                    return True
            case ev.TokensMoved(seat=seat) | ev.Scored(seat=seat) if seat == viewer:
                return True
            case ev.CatLured(source_seat=seat) if seat == viewer:
                return True
    return False


def _beat(move: Move, kind: str, events: Sequence[Event]) -> int:
    if turn_over(events):
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
