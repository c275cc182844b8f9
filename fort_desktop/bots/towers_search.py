"""Looking some rounds ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fort_desktop.bots.towers_round import gains_of, round_worths
from fort_desktop.bots.towers_worth import Outlook, side_of
from fort_desktop.games.towers.view import View


def worths(look: Outlook, view: View, named: Sequence[int], rng: Random) -> list[float]:
    """Per number that can be named what the seat gains."""
    gains = [gains_of(look, side_of(seat), view.offer) for seat in view.seats]
    return round_worths(gains, view, named)
