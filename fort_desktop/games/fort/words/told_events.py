"""Which events the log tells: not what goes without saying, and what is alike as one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.state import HAND_SIZE
from fort_desktop.games.fort.words.log_signs import Cards, in_all

DRAWN = (ev.DECK, ev.HAND)
# Somebody's decision, or the phase, tells these.
_SILENT = {(ev.HAND, ev.TABLE), (ev.HAND, ev.DISCARD), (ev.TABLE, ev.DISCARD)}


def worth_telling(events: Sequence[ev.Event], *, draft: bool) -> Iterator[ev.Event]:
    """Without what goes without saying: the tokens of a swap, a full new hand, the setup."""
    swapped = events and isinstance(events[0], ev.Decided) and isinstance(events[0].move, mv.Swap)
    hidden = 2 if swapped else 0
    full = draft or sum(_way(event) == DRAWN for event in events) == HAND_SIZE
    for event in events:
        way = _way(event)
        if hidden and isinstance(event, ev.TokensMoved):
            hidden -= 1
        elif draft and isinstance(event, ev.Shuffled):
            continue
        elif way not in _SILENT and not (full and way == DRAWN):
            yield event


def _way(event: ev.Event) -> tuple[str, str]:
    return (event.source, event.target) if isinstance(event, ev.CardMoved) else ("", "")


def merged(events: Iterable[ev.Event]) -> list[ev.Event | Cards]:
    """Cards and tokens that go the same way one after another become one."""
    found: list[ev.Event | Cards] = []
    for event in events:
        now: ev.Event | Cards = _countable(event)
        last = found[-1] if found else None
        if isinstance(now, Cards) and isinstance(last, Cards) and now == replace(last, n=now.n):
            found[-1] = replace(last, n=last.n + 1, cards=(*last.cards, *now.cards))
        elif isinstance(now, ev.TokensMoved) and (both := in_all(last, now)):
            found[-1] = both
        else:
            found.append(now)
    return found


def _countable(event: ev.Event) -> ev.Event | Cards:
    if isinstance(event, ev.CardMoved):
        way = _way(event)
        cleared = way == (ev.YARD, ev.DISCARD) and event.source_seat == event.target_seat
        if cleared or way in ((ev.HAND, ev.YARD), DRAWN):
            return Cards(event.target_seat, way, 1, (event.card,))
    return event
