"""Why a move is advised, as far as counting cards tells: points now, or room for later cards."""

from __future__ import annotations

from dataclasses import dataclass

from fort_desktop.games.towers.bots.builds import exactly
from fort_desktop.games.towers.bots.offers import best_cards
from fort_desktop.games.towers.bots.worth import exact_outlook, side_of
from fort_desktop.games.towers.play.room import room, to_come
from fort_desktop.games.towers.rules.building import largest_bid
from fort_desktop.games.towers.rules.moves import Bid, Demolish, Move, Pass, Take
from fort_desktop.games.towers.rules.planning import outcome
from fort_desktop.games.towers.rules.scoring import points
from fort_desktop.games.towers.rules.view import View


@dataclass(frozen=True, slots=True)
class Why:
    """The reason of a piece of advice.

    Attributes:
        id: "" (none that counting tells), "gain" (`n` points more now), "room" (what could be
            taken uses up more room than it brings), "loss" (it costs points now), "more-room" and
            "more-loss" (the same of one card more), "opens" (`n` instead of `before` of the cards
            still to come fit).
    """

    id: str = ""
    n: int = 0
    before: int = 0


def why_advised(view: View, move: Move) -> Why:
    """What speaks for a legal move of the view's seat.

    A bid may be advised for what others will do; then nothing is told.
    """
    match move:
        case Pass():
            return _why_not(view, view.least_bid)
        case Bid(0):
            return _why_not(view, 1)
        case Bid(n):
            return _why_bid(view, n)
        case Take(cards):
            return Why("gain", _gain(view, cards))
        case Demolish(kind):
            seat = view.seats[view.seat].copy()
            before = room(seat.towers, to_come(view))
            seat.towers[kind].pop()
            after = room(seat.towers, to_come(view))
            return Why("opens", after, before) if after > before else Why()
    return Why()


def _why_not(view: View, least: int) -> Why:
    """Why not even the least number is named."""
    cards = best_cards(view, least)
    if not cards or _worth(view, cards) >= 0:
        return Why()
    return Why("loss" if _gain(view, cards) < 0 else "room")


def _why_bid(view: View, n: int) -> Why:
    """Why that number, and no higher one."""
    cards = best_cards(view, n)
    gain = _gain(view, cards)
    if n < largest_bid(view.seats[view.seat].towers, view.offer):
        more = best_cards(view, n + 1)
        if _worth(view, more) < _worth(view, cards):
            return Why("more-room" if _gain(view, more) > gain else "more-loss")
    return Why("gain", gain) if gain > 0 else Why()


def _worth(view: View, cards: tuple[int, ...]) -> float:
    """The points to expect of these cards, later ones counted."""
    found = exactly(exact_outlook(view), side_of(view.seats[view.seat]), cards)
    assert found is not None, "a choice can be built"
    return found.worth


def _gain(view: View, cards: tuple[int, ...]) -> int:
    """The points that they bring at once."""
    seat = view.seats[view.seat]
    done = outcome(seat, cards)
    return 0 if done is None else points(done.seat) - points(seat)
