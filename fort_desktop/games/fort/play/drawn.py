"""How many cards a seat drew last: what a short hand at the beginning of a turn comes from."""

from __future__ import annotations

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.state import HAND_SIZE


def drawn_last(table: FortTable, seat: int) -> int:
    """The cards that a seat drew at the end of its last turn, as everybody saw (F-DRAW).

    As many as a hand has where that is not known: before its first turn ended, and where the
    history begins later.
    """
    following = (seat + 1) % len(table.seats)
    for entry in reversed(table.history):
        began = (event.seat for event in entry.events if isinstance(event, ev.TurnBegan))
        if following in began:
            return sum(_draws(event, seat) for event in entry.events)
    return HAND_SIZE


def _draws(event: ev.Event, seat: int) -> bool:
    """Whether a seat draws a card."""
    return (
        isinstance(event, ev.CardMoved)
        and event.source == ev.DECK
        and event.target == ev.HAND
        and event.target_seat == seat
    )
