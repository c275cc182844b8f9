"""Every way in which a seat can carry out a play, as far as a budget of moves reaches.

A plan goes from a decision to where others decide, or to where the leader recruits; from there on
it goes to the end of the turn. It is found on copies of a position, so what is hidden must be dealt
anew. Positions that are equal but for the way that led to them are looked at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fort_desktop.games.fort.bots import rules_of_thumb
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Added, Played, changed
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import Seat, State

CLOSING = (fr.RecruitPhase, fr.Party, fr.BeforeDiscard, fr.ChooseDraw)  # the turn after the play
PATH = 4  # moves for which there must be budget, for another way to be looked at


@dataclass(slots=True)
class Plan:
    """A way to carry out a play: its moves, and the position that they lead to."""

    moves: tuple[Move, ...]
    end: State


class Plans:
    """All plans from a position.

    Attributes:
        found: the plans, in a stable order; each end is there once.
        nodes: how many moves were carried out for that.
    """

    __slots__ = ("_closing", "_game", "_leader", "_seat", "_seen", "found", "nodes")

    def __init__(
        self, game: Any, state: State, seat: int, budget: int, first: Move | None = None
    ) -> None:
        """Look for them.

        Args:
            game: the game.
            state: the position; it stays as it is.
            seat: who decides there.
            budget: how many moves may be carried out. Where that is not enough for all plans, so
                many once more are shared out among the moves; a way that has been begun is carried
                out to its end, by rules of thumb.
            first: the move with which all begin; any legal one unless told.
        """
        self._game = game
        self._seat = seat
        self._leader = state.leader
        self._closing = isinstance(state.stack[-1], CLOSING)
        self._seen: set[tuple[Any, ...]] = set()
        self.found: list[Plan] = []
        self.nodes = 0
        path: tuple[Move, ...] = ()
        if first is not None:
            path, state = (first,), self._begun(state, first)
        if path and not self._goes_on(state):
            self.found.append(Plan(path, state))
        elif not self._find_all(state, path, budget):
            self._seen.clear()
            self.found.clear()
            self._share_out(state, path, budget)

    def _begun(self, state: State, move: Move) -> State:
        ahead = self._after(state, move)
        assert ahead is not None, "nothing has been there before"
        return ahead

    def _find_all(self, state: State, path: tuple[Move, ...], most: int) -> bool:
        """Look for all plans from a position on; whether `most` moves are enough for that."""
        for move in self._game.legal_moves(state):
            if self.nodes >= most:
                return False
            ahead = self._after(state, move)
            if ahead is None:
                continue
            if not self._goes_on(ahead):
                self.found.append(Plan((*path, move), ahead))
            elif not self._find_all(ahead, (*path, move), most):
                return False
        return True

    def _share_out(self, state: State, path: tuple[Move, ...], budget: int) -> None:
        """Look for plans from a position on; what one way leaves of the budget others get."""
        moves = self._tried(state, path, budget)
        last = self.nodes + budget
        for at, move in enumerate(moves):
            share = max(1, (last - self.nodes) // (len(moves) - at))
            ahead = self._after(state, move)
            if ahead is None:
                continue
            if not self._goes_on(ahead):
                self.found.append(Plan((*path, move), ahead))
            else:
                self._share_out(ahead, (*path, move), share - 1)

    def _after(self, state: State, move: Move) -> State | None:
        """The position after a move; None if one like it has been there already."""
        ahead = state.copy()
        self._game.carry_out(ahead, move)
        self.nodes += 1
        key = key_of(ahead)
        if key in self._seen:
            return None
        self._seen.add(key)
        return ahead

    def _tried(self, state: State, path: tuple[Move, ...], budget: int) -> Sequence[Move]:
        """The moves for which there is budget, those that look best by rules of thumb."""
        moves: list[Move] = self._game.legal_moves(state)
        most = max(1, budget // PATH)
        if len(moves) <= most or not path:
            return moves
        scores = rules_of_thumb.scores(state, self._seat, moves)
        ranked = sorted(range(len(moves)), key=scores.__getitem__, reverse=True)
        return [moves[at] for at in ranked[:most]]

    def _goes_on(self, state: State) -> bool:
        """Whether the seat goes on deciding about the same."""
        frame = state.stack[-1]
        if isinstance(frame, fr.Over) or frame.seat != self._seat or state.leader != self._leader:
            return False
        return self._closing or not isinstance(frame, CLOSING)


# --- equal positions ------------------------------------------------------------------------------


def key_of(state: State) -> tuple[Any, ...]:
    """What two positions of one play share if the same can follow from them.

    The order of cards in piles is left out, and which copy of a kid a card is.
    """
    same = _alike(state.cards)
    play = state.play
    return (
        tuple(state.stack),
        None if play is None else _sorted(play),
        _pile(same, state.table),
        _pile(same, state.park),
        len(state.park_deck),
        tuple(state.perk_row),
        len(state.rule_stack),
        *[_seat_key(same, seat) for seat in state.seats],
    )


def _seat_key(same: Sequence[int], seat: Seat) -> tuple[Any, ...]:
    return (
        _pile(same, seat.hand),
        _pile(same, seat.discard),
        _pile(same, seat.yard),
        _pile(same, seat.lookout),
        len(seat.deck),
        seat.pizza,
        seat.toys,
        seat.pack_pizza,
        seat.pack_toys,
        seat.points,
        seat.level,
        seat.rule,
        tuple(seat.perks),
        tuple(seat.doghouse),
        tuple(seat.cats),
    )


def _pile(same: Sequence[int], pile: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted([same[card] for card in pile]))


def _sorted(play: Played) -> Played:
    if len(play.added) < 2:
        return play
    return changed(play, added=tuple(sorted(play.added, key=_card)))


def _card(added: Added) -> int:
    return added.card


@lru_cache(maxsize=4)
def _alike(cards: CardSet) -> tuple[int, ...]:
    """By card number, the first card of the same kid."""
    return tuple(cards.cards.index(card) for card in cards.cards)
