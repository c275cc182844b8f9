"""What a person has marked and not played yet: the screen alone shows it as if it were made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.marking import cheapest, marked_first
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.cats import lets_draw
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.frames import Added, MeetNeed, Played, changed
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.touch.affordances import Affordance, Zone
from fort_desktop.games.fort.screen.touch.payment import NOTHING, Payment, bundle


class Marked:
    """A legal move of the decision that is open, or none. It is gone with that decision, and when
    the table is covered; no record holds it.

    Attributes:
        move: it; None without one.
        number: its place among the legal moves; -1 without one.
        card: the card that it brings into play; -1 is none.
        cat: the cat that it uses; -1 is none.
        laid: the tokens that it spends.
    """

    def __init__(self) -> None:
        self.move: Move | None = None
        self.number = self.card = self.cat = -1
        self.laid = NOTHING
        self._after: object = None  # what was decided last when it was marked
        self._moves: Sequence[Move] = ()
        self._view: View | None = None

    def place(self, move: Move | None) -> None:
        """Mark a legal move instead, or none."""
        self.move = move
        self.number = -1 if move is None else self._moves.index(move)
        self.card = move.card if isinstance(move, mv.Play | mv.Add | mv.Use) else -1
        self.laid = NOTHING if move is None else bundle(move) or NOTHING
        self.cat = -1 if move is None or self._view is None else cat_of(self._view, move)

    def back(self, number: int) -> Affordance:
        """How it is taken back by hand, as the move of this number. What lies in the lookout, and a
        cat, are only clicked."""
        target = Zone.Hand if isinstance(self.move, mv.Play | mv.Add) else None
        return Affordance(number, target, card=self.card, cat=self.cat)

    def look(self, game: FortGame, table: FortTable, view: View, moves: Sequence[Move]) -> None:
        """Look again at a decision, of which `moves` can be made by the viewer: none where somebody
        else decides or looks. What is most likely wanted is marked where such is proposed."""
        after = table.history[-1] if table.history else table
        kept = self.move if after is self._after and self.move in moves else None
        if moves and after is not self._after and not (table.asks_all or table.declined):
            kept = _first(game, view, moves)
        self._after = after if moves else None
        self._moves, self._view = moves, view
        self.place(kept)

    def seen(self, view: View) -> View:
        """A view in which a marked card lies where it would: for the eye, not for the rules."""
        match self.move:
            case mv.Play(card=card):
                return replace(_from_hand(view, card), play=Played(card))
            case mv.Add(card=card, reading=reading) | mv.Use(card=card, reading=reading):
                play = view.play
                assert play is not None, "cards are added to a played card"
                in_lookout = isinstance(self.move, mv.Use)
                one = Added(card, reading, in_lookout, len(play.whole))
                shown = view if in_lookout else _from_hand(view, card)
                return replace(shown, play=changed(play, added=(*play.added, one)))
        return view


def _first(game: FortGame, view: View, moves: Sequence[Move]) -> Move | None:
    """What is marked of a decision that is new; of payments, where they are too many to be looked
    over: one by one they would be laid out with a click for each token."""
    if isinstance(view.stack[-1], MeetNeed):
        return marked_first(game, game.determinize(view, Random(0)), moves)
    if Payment(moves).many:
        return cheapest(game.determinize(view, Random(0)), view.seat, moves)
    return None


def cat_of(view: View, move: Move) -> int:
    """The cat that the view's seat uses with a move (R28, R29); -1 is none."""
    if isinstance(move, mv.Draw):
        return lets_draw(view, view.seat, move.n)
    return move.cat if isinstance(move, mv.UseCat) else -1


def _from_hand(view: View, card: int) -> View:
    """A card of the viewer's hand lies on the table."""
    own = view.seats[view.seat]
    left = replace(own, hand=tuple(held for held in own.hand if held != card))
    seats = tuple(left if seat is own else seat for seat in view.seats)
    return replace(view, seats=seats, table=(*view.table, card))
