"""What may be done, found by brute force: every continuation is tried, nothing is pruned.

A candidate is legal when some way of going on ends properly: for the leader with one action at
least carried out in full and no added card idle (F-PLAY 4 to 6), or a dog's one in full (R24); for
a follower with the action in full (F-FOLLOW 2). Cards that come from the hidden park deck are never
counted on for their suits.
"""

from __future__ import annotations

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import resolve
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.candidates import candidates
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.frames import Added, Over, Played, Run, Turn
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import Seat, State


class TooBig(Exception):
    """The position has more continuations than the budget allows."""


class Oracle:
    """The legal moves of one position; it looks at most at `budget` positions."""

    def __init__(self, state: State, budget: int) -> None:
        self.state = state
        self.seat = state.stack[-1].seat  # type: ignore[union-attr]
        self.hidden = frozenset(state.park_deck)
        self.left = budget
        self.known: dict[object, bool] = {}

    def legal_moves(self) -> list[Move]:
        if isinstance(self.state.stack[-1], Over):
            return []
        found = candidates(self.state, self.state.stack[-1])
        return [move for move in found if self._works(self.state, move)]

    def _works(self, state: State, move: Move) -> bool:
        if isinstance(move, mv.Add | mv.Use | mv.Play | mv.Recycle) and move.card in self.hidden:
            return False
        ahead = state.copy()
        decide(ahead, ahead.stack[-1], move)
        while isinstance(ahead.stack[-1], Run):
            if resolve.proceed(ahead, ahead.stack[-1]):
                break
        return self._ends_well(ahead)

    def _ends_well(self, state: State) -> bool:
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            return self._is_proper(state)
        key = position_key(state)
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooBig
            found = candidates(state, frame)
            self.known[key] = any(self._works(state, move) for move in found)
        return self.known[key]

    def _is_proper(self, state: State) -> bool:
        play = state.play
        if play is None:
            return True  # skipped, or DIY
        if self.seat != state.leader:
            return not play.followed_in_part
        if state.cards.is_dog(play.card):
            return play.whole == (True,)
        return any(play.whole) and all(is_useful(state, play, added) for added in play.added)


def is_useful(state: State, play: Played, added: Added) -> bool:
    """R8: some step begun later was done more often than without this card."""
    for tally in play.tallies:
        read = [
            added.reading if suit is Suit.COIN and added.reading is not None else suit
            for suit in state.cards.cards[added.card].suits
        ]
        without = tally.count - read.count(tally.suit)
        if tally.stage >= added.stage and without < tally.count and tally.done > without:
            return True
    return False


def position_key(state: State) -> object:
    """Equal for positions that differ in nothing that matters for the rest of the play."""
    return (
        tuple(_seat_key(seat) for seat in state.seats),
        tuple(sorted(state.park)),
        len(state.park_deck),
        tuple(state.perk_row),
        len(state.rule_stack),
        (state.supply_pizza, state.supply_toys),
        tuple(state.stack),
        state.play,
    )


def _seat_key(seat: Seat) -> object:
    return (
        tuple(sorted(seat.hand)),
        tuple(seat.discard),
        tuple(sorted(seat.yard)),
        tuple(sorted(seat.lookout)),
        (seat.pizza, seat.toys, seat.pack_pizza, seat.pack_toys, seat.level),
        tuple(sorted(seat.perks)),
    )
