"""Paying by hand: tokens are laid out one by one until they make up a legal payment."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel

Zone = CardsModel.Zone
Bundle = tuple[int, int, int, int]
NOTHING: Bundle = (0, 0, 0, 0)
_FEW = 6  # ways that can be looked over
_PLACES = {(Zone.Stuff, 0): 0, (Zone.Stuff, 1): 1, (Zone.Pack, 0): 2, (Zone.Pack, 1): 3}


def bundle(move: Move) -> Bundle | None:
    """Pizza and toys from stuff, pizza and toys from the pack; None for other moves."""
    if isinstance(move, mv.Pay | mv.Spend):
        return move.stuff_pizza, move.stuff_toy, move.pack_pizza, move.pack_toy
    return None


class Payment:
    """What has been laid out so far, and which legal payments still contain it."""

    def __init__(self, moves: Sequence[Move], laid: Bundle = NOTHING) -> None:
        self._bundles = [(n, b) for n, m in enumerate(moves) if (b := bundle(m)) is not None]
        self.laid = laid

    @property
    def whole(self) -> bool:
        """Whether what is laid out is a payment: it only waits to be made."""
        return any(self.laid) and any(whole == self.laid for _, whole in self._bundles)

    def __bool__(self) -> bool:
        return bool(self._bundles)

    def allows(self, zone: int, kind: int) -> bool:
        """Whether one more token of this place and kind belongs to a legal payment."""
        place = _PLACES.get((Zone(zone), kind))
        if place is None:
            return False
        return bool(self._containing(self._with(place))) or self.exchange(zone, kind) >= 0

    def lies(self, zone: int, kind: int) -> bool:
        """Whether a whole payment that is laid out has a token of this place and kind."""
        place = _PLACES.get((Zone(zone), kind))
        return self.whole and place is not None and self.laid[place] > 0

    def exchange(self, zone: int, kind: int) -> int:
        """The place among the legal moves of the payment most like the whole one that is laid out,
        with more tokens of this place and kind; -1 where there is none."""
        place = _PLACES.get((Zone(zone), kind))
        if not self.whole or place is None:
            return -1

        def unlike(found: tuple[int, Bundle]) -> int:
            return sum(abs(a - b) for a, b in zip(found[1], self.laid, strict=True))

        others = [found for found in self._bundles if found[1][place] > self.laid[place]]
        return min(others, key=unlike, default=(-1, self.laid))[0]

    def lay(self, zone: int, kind: int) -> int:
        """Lay out a token; the place of the move that it completes among the legal ones, or -1."""
        self.laid = self._with(_PLACES[Zone(zone), kind])
        left = self._containing(self.laid)
        return next((n for n, whole in left if whole == self.laid), -1)

    def possible(self) -> list[int]:
        """The places of the payments that still contain what is laid out."""
        return [n for n, _ in self._containing(self.laid)]

    @property
    def many(self) -> bool:
        """Whether there are too many payments to choose one: it is put together token by token."""
        return len(self._bundles) > _FEW

    @property
    def open(self) -> bool:
        """Whether there still are too many with what is laid out."""
        return len(self.possible()) > _FEW

    @property
    def left(self) -> int:
        """How many tokens are still to be laid out; all payments have as many (F-FORT, R33)."""
        return min((sum(whole) for _, whole in self._containing(self.laid)), default=0) - sum(
            self.laid
        )

    def pays(self, move: int) -> bool:
        """Whether the move in this place is a payment."""
        return any(n == move for n, _ in self._bundles)

    def clear(self) -> None:
        """Take everything back."""
        self.laid = NOTHING

    def _with(self, place: int) -> Bundle:
        counts = [n + (i == place) for i, n in enumerate(self.laid)]
        return counts[0], counts[1], counts[2], counts[3]

    def _containing(self, laid: Bundle) -> list[tuple[int, Bundle]]:
        return [
            (n, whole)
            for n, whole in self._bundles
            if all(have <= want for have, want in zip(laid, whole, strict=True))
        ]
