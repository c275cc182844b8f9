"""Which tokens to click so that a whole payment becomes another one."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.screen.presenter import TOKEN_PLACES
from fort_desktop.games.fort.screen.touch.payment import Bundle, Payment, bundle


def exchanges(moves: Sequence[Move], laid: Bundle, wanted: Move) -> list[str] | None:
    """The fewest places of tokens, each exchanged for one that lies there, until a payment is laid
    out; None where no number of them leads to it."""
    goal = bundle(wanted)
    ways: dict[Bundle, list[str]] = {laid: []}
    for reached, way in (waiting := [*ways.items()]):
        if reached == goal:
            return way
        for place, (zone, kind) in TOKEN_PLACES.items():
            number = Payment(moves, reached).exchange(zone, kind)
            other = bundle(moves[number]) if number >= 0 else None
            if other is not None and other not in ways:
                ways[other] = [*way, place]
                waiting.append((other, ways[other]))
    return None
