"""One round of bidding, worked out backwards from the last bidder."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.towers.bots.builds import builds_now
from fort_desktop.games.towers.bots.weights import WEIGHTS
from fort_desktop.games.towers.bots.worth import Outlook, Side
from fort_desktop.games.towers.rules.view import View

Gains = list[float]  # per number of cards what a seat gains by winning with it
Outcome = tuple[int, int]  # who wins, and with how many cards


def gains_of(outlook: Outlook, side: Side, offer: tuple[int, ...]) -> Gains:
    """What a side gains by winning 0, 1, ... cards, as far as it can build them."""
    gains = []
    for found in builds_now(outlook, side, offer):
        if found is None:
            break
        gains.append(found.worth)
    return gains


class Round:
    """A round of bidding in which everybody does what is best for it.

    Args:
        gains: per seat what it gains by winning with 0, 1, ... cards.
        later: who has not been asked yet, in order; the first one is to bid.
        offered: the number of cards on offer, which ends the bidding when it is named.
    """

    def __init__(self, gains: Sequence[Gains], later: Sequence[int], offered: int) -> None:
        self._gains = gains
        self._later = later
        self._offered = offered
        self._denial = WEIGHTS[len(gains)].denial
        self._known: dict[tuple[int, int, int], Outcome] = {}

    def worth(self, named: int, bid: int, bidder: int) -> float:
        """What the first of `later` gets by naming a number; -1 is a pass.

        Args:
            bid: the highest number so far.
            bidder: who named it.
        """
        seat = self._later[0]
        return self.utility(seat, self.after(named, bid, bidder))

    def after(self, named: int, bid: int, bidder: int) -> Outcome:
        """How the round ends once the first of `later` has named a number."""
        if named < 0:
            return self._end(1, bid, bidder)
        return self._end(1, named, self._later[0])

    def end(self) -> Outcome:
        """How a round ends in which nobody has been asked."""
        seat = self._later[0]
        ends = [self._end(1, n, seat) for n in range(len(self._gains[seat]))]
        return max(ends, key=lambda outcome: self.utility(seat, outcome))

    def utility(self, seat: int, outcome: Outcome) -> float:
        """What an end is worth to a seat."""
        winner, n = outcome
        if n <= 0:
            return 0.0
        gain = self._gains[winner][n]
        return gain if winner == seat else -self._denial * gain

    def _end(self, asked: int, bid: int, bidder: int) -> Outcome:
        """How the round ends when so many of `later` have been asked."""
        if asked == len(self._later) or bid == self._offered:
            return bidder, bid
        key = asked, bid, bidder
        found = self._known.get(key)
        if found is None:
            seat = self._later[asked]
            found = self._end(asked + 1, bid, bidder)
            best = self.utility(seat, found)
            for n in range(bid + 1, len(self._gains[seat])):
                outcome = self._end(asked + 1, n, seat)
                worth = self.utility(seat, outcome)
                if worth > best:
                    found, best = outcome, worth
            self._known[key] = found
        return found


def later_seats(view: View) -> list[int]:
    """Who has not been asked for a bid yet, in order; the first one is to bid."""
    return [
        seat % len(view.seats)
        for seat in range(view.start, view.start + len(view.seats))
        if view.bids[seat % len(view.seats)] is None
    ]


def round_worths(gains: Sequence[Gains], view: View, named: Sequence[int]) -> list[float]:
    """Per number that may be named next, -1 for a pass, what its seat gets out of this round."""
    bidding = Round(gains, later_seats(view), len(view.offer))
    return [bidding.worth(n, view.bid, view.bidder) for n in named]
