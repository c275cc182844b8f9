"""Which cards a person has marked, for a bid and then to be taken, and what acts on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from fort_desktop.games.towers.bots.offers import best_cards
from fort_desktop.games.towers.rules.building import buildable
from fort_desktop.games.towers.rules.cards import face_of
from fort_desktop.games.towers.rules.moves import Move, Take
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.rules.view import View


@dataclass(frozen=True, slots=True)
class Action:
    """The button that acts: its words, and its move, or why there is none."""

    text: str = ""
    move: Move | None = None
    reason: str = ""
    all: bool = False  # everything is built, move by move
    button: bool = True  # without one a move is made by itself, in a moment


class Plan:
    """The marked cards of whoever looks at the table.

    Attributes:
        marked: in the order of the offer; together they can be built.
        untouched: whether nobody has chosen anything yet, not even nothing.
    """

    def __init__(self) -> None:
        self.marked: tuple[int, ...] = ()
        self.untouched = False
        self._wanted: list[int] = []  # marked by hand, the latest last
        # per seat: the round, what was marked, and what of it by hand
        self._kept: dict[int, tuple[int, tuple[int, ...], tuple[int, ...]]] = {}
        self._asked: tuple[int, int, str] | None = None

    def look(self, view: View, number: int, kind: str, moves: Sequence[Move]) -> None:
        """Think again when something else is decided; `moves` are those of the view's seat."""
        asked = (number, view.seat, kind)
        if asked == self._asked:
            return
        self._asked, self._wanted, self.untouched = asked, [], False
        round_, kept, by_hand = self._kept.get(view.seat, (0, (), ()))
        kept = kept if round_ == view.round else ()
        if kind == "take" and moves:
            bid = view.bid
            whole = len(kept) == bid and take(moves, kept) is not None
            self._wanted = list(by_hand) if whole else []
            self._mark(view, kept if whole else self._best(view, bid))
        elif kind == "bid" and moves:
            self._wanted = [card for card in by_hand if card in kept]
            self._mark(view, kept)  # undone, or nothing: nobody bids for what they did not ask for
            self.untouched = not kept
        else:
            waiting = kind == "bid" and view.bidder == view.seat
            self.marked = kept if waiting else ()

    @staticmethod
    def _seat(view: View) -> Seat:
        return view.seats[view.seat]

    @staticmethod
    def _best(view: View, n: int, wanted: Sequence[int] = ()) -> tuple[int, ...]:
        """Nothing is demolished unasked; a hint may advise it."""
        return _with_twins(best_cards(view, n, wanted, sparing=True), wanted)

    def _mark(self, view: View, cards: Iterable[int]) -> None:
        found, self.untouched = set(cards), False
        self.marked = tuple(card for card in view.offer if card in found)
        by_hand = tuple(card for card in self._wanted if card in found)
        self._kept[view.seat] = (view.round, self.marked, by_hand)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The marked cards that were chosen by hand; the others are suggested."""
        return tuple(card for card in self.marked if card in self._wanted)

    @property
    def by_hand(self) -> bool:
        """Whether no marked card is only suggested."""
        return self.chosen == self.marked

    def want(self, view: View, card: int) -> None:
        """Choose by hand what is marked already."""
        self._wanted.append(card)
        self._mark(view, self.marked)

    def unmark(self, view: View, card: int) -> None:
        """Want a marked card no more, nor those that cannot be built without it."""
        towers = self._seat(view).towers
        rest = [other for other in self.marked if other != card]
        sizes = range(len(rest), 0, -1)
        kept = next(
            (some for n in sizes for some in combinations(rest, n) if buildable(towers, some)), ()
        )
        self._wanted = [other for other in self._wanted if other in kept]
        self._mark(view, kept)

    def sets_with(self, view: View, card: int) -> Iterator[tuple[int, ...]]:
        """The marked cards and one more, with ever more others of the offer."""
        others = [other for other in view.offer if other != card and other not in self.marked]
        for n in range(len(others) + 1):
            for more in combinations(others, n):
                yield (*self.marked, card, *more)

    def add(self, view: View, card: int, allowed: Callable[[Sequence[int]], bool]) -> bool:
        """Mark one card more, with those of the offer that it needs below it; whether it can be."""
        cards = next(filter(allowed, self.sets_with(view, card)), None)
        if cards is None:
            return False
        self._wanted.append(card)
        self._mark(view, cards)
        return True

    def swap(self, view: View, card: int, n: int) -> bool:
        """Mark a card among `n`, in the place of suggested ones; whether it can be."""
        wanted = [other for other in self._wanted if other != card and other in self.marked]
        wanted.append(card)
        cards = self._best(view, n, wanted) if len(wanted) <= n else ()
        if not set(wanted) <= set(cards):
            return False
        self._wanted = wanted
        self._mark(view, cards)
        return True

    def choose(self, view: View, n: int, advised: Sequence[int] = ()) -> None:
        """Mark the best `n` cards, with as many as possible of those marked by hand.

        Where nothing was, those that are `advised`, if any are.
        """
        best = self._best(view, n, self._wanted)
        self._mark(view, best if self._wanted else advised or best)


def _with_twins(cards: Iterable[int], wanted: Sequence[int]) -> tuple[int, ...]:
    """The same cards, but of twins the one that is wanted."""
    found = list(cards)
    for card in wanted:
        twin = next((o for o in found if face_of(o) == face_of(card) and o not in wanted), None)
        if card not in found and twin is not None:
            found[found.index(twin)] = card
    return tuple(found)


def take(moves: Sequence[Move], cards: Iterable[int]) -> Take | None:
    """The legal move that takes these cards, or twins of them; None if there is none."""
    looks = sorted(map(face_of, cards))
    for move in moves:
        if isinstance(move, Take) and sorted(map(face_of, move.cards)) == looks:
            return move
    return None


def can_take(moves: Sequence[Move], cards: Iterable[int]) -> bool:
    """Whether a legal move takes at least these cards, or twins of them."""
    looks = Counter(map(face_of, cards))
    return any(
        isinstance(move, Take) and looks <= Counter(map(face_of, move.cards)) for move in moves
    )
