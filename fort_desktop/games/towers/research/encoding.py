"""5 Towers as `contract.encoding.Encoding`: its moves as a list, a view as a row of numbers.

What is taken is told by places of the offer, its cards in ascending order, as there are more sets
of cards than anybody could learn. A twin counts as its face.
"""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.games.towers.rules.building import NOTHING, below_top, top_of
from fort_desktop.games.towers.rules.cards import (
    KINDS,
    NUMBERS,
    all_cards,
    face_of,
    kind_of,
    name_of,
    number_of,
)
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.scoring import points
from fort_desktop.games.towers.rules.state import (
    MAX_SEATS,
    MIN_SEATS,
    OFFER_SIZE,
    PASSED,
    Phase,
    Seat,
)
from fort_desktop.games.towers.rules.view import View

_FACES = tuple(name_of(card) for card in all_cards(MIN_SEATS))  # numbered as cards are
_BIDS = range(OFFER_SIZE + 1)
_SETS = range(1, 1 << OFFER_SIZE)  # of places of the offer, by their bits
_PLACES = ("own", "next", "second next", "third next", "fourth next")
_PHASES = (Phase.BID, Phase.TAKE, Phase.DEMOLISH, Phase.BUILD)

_PASS = len(_BIDS)
_KEEP = _PASS + 1
_TAKE = _KEEP + 1
_DEMOLISH = _TAKE + len(_SETS)
_BUILD = _DEMOLISH + len(KINDS)

_TABLE = (
    *(f"{seats} seats" for seats in range(MIN_SEATS, MAX_SEATS + 1)),
    *(f"asked: {phase.name.lower()}" for phase in _PHASES),
    *(f"asked: {place}" for place in _PLACES),
    "round", "reshuffled", "last round", "draw pile", *(f"highest bid: {n}" for n in _BIDS),
)  # fmt: skip
_CARD = (*KINDS, *(str(n) for n in range(NUMBERS)))
_TOWER = (
    "height", *(f"top: {n}" for n in range(NUMBERS)),
    "can be demolished", *(f"below the top: {n}" for n in range(NUMBERS)),
)  # fmt: skip
_SEAT = (
    "there", "starts", "points", "rubble", "passed", *(f"bid: {n}" for n in _BIDS),
    *(f"{kind}: {name}" for kind in KINDS for name in _TOWER),
)  # fmt: skip
_PILES = ("draw pile", "discard pile", "in hand")


def _set(found: int) -> str:
    """The places of a set, from 1."""
    return " ".join(str(place + 1) for place in range(OFFER_SIZE) if found >> place & 1)


class TowersEncoding:
    """5 Towers; meets `contract.encoding.Encoding`.

    Attributes:
        actions, numbers: as the contract says.
    """

    actions = (
        *(f"bid {n}" for n in _BIDS),
        "pass",
        "keep",
        *(f"take {_set(found)}" for found in _SETS),
        *(f"demolish {kind}" for kind in KINDS),
        *(f"build {face}" for face in _FACES),
    )
    numbers = (
        *_TABLE,
        *(f"offer {place + 1}: {name}" for place in range(OFFER_SIZE) for name in _CARD),
        *(f"{place}: {name}" for place in _PLACES for name in _SEAT),
        *(f"{pile}: {face}" for pile in _PILES for face in _FACES),
    )

    def __init__(self, definitions: object) -> None:
        """The rules of 5 Towers say it all: it is made with nothing."""

    def action(self, view: View, move: Move) -> int:
        """The action of a legal move of the view's seat."""
        match move:
            case Bid(n):
                return n
            case Pass():
                return _PASS
            case Keep():
                return _KEEP
            case Take(cards):
                offer = sorted(view.offer)
                return _TAKE - 1 + sum(1 << offer.index(card) for card in cards)
            case Demolish(kind):
                return _DEMOLISH + kind
            case Build(card):
                return _BUILD + face_of(card)

    def row(self, view: View) -> list[float]:
        """The numbers of a view, as `numbers` says."""
        row = _table(view) + _offer(view)
        seats = len(view.seats)
        for place in range(seats):
            row += _seat(view, (view.seat + place) % seats)
        row += [0.0] * ((MAX_SEATS - seats) * len(_SEAT))
        hand = [card for seat in view.seats for card in seat.hand]
        return row + _faces(view.unseen) + _faces(view.discard) + _faces(hand)


def _table(view: View) -> list[float]:
    n, asked = len(view.seats), -1
    if view.phase is not Phase.OVER:
        asked = (view.actor - view.seat) % n
    row = [float(n == seats) for seats in range(MIN_SEATS, MAX_SEATS + 1)]
    row += [float(view.phase is phase) for phase in _PHASES]
    row += [float(asked == place) for place in range(len(_PLACES))]
    row += [view.round / 40, float(view.reshuffled), float(view.last_round), len(view.unseen) / 110]
    return row + [float(view.bid == bid) for bid in _BIDS]


def _offer(view: View) -> list[float]:
    row: list[float] = []
    for card in sorted(view.offer):
        row += [float(kind_of(card) == kind) for kind in range(len(KINDS))]
        row += _number(number_of(card))
    return row + [0.0] * ((OFFER_SIZE - len(view.offer)) * len(_CARD))


def _seat(view: View, number: int) -> list[float]:
    seat, bid = view.seats[number], view.bids[number]
    row = [1.0, float(view.start == number), points(seat) / 50, len(seat.rubble) / 10]
    row += [float(bid == PASSED), *(float(bid == n) for n in _BIDS)]
    return row + _towers(seat)


def _towers(seat: Seat) -> list[float]:
    row: list[float] = []
    for tower in seat.towers:
        below = below_top(tower)
        row += [len(tower) / NUMBERS, *_number(top_of(tower)), float(below is not None)]
        row += _number(NOTHING if below is None else below)
    return row


def _number(found: int) -> list[float]:
    row = [0.0] * NUMBERS
    if found >= 0:
        row[found] = 1.0
    return row


def _faces(cards: Iterable[int]) -> list[float]:
    """A half for each card of a face, as there are two at most."""
    row = [0.0] * len(_FACES)
    for card in cards:
        row[face_of(card)] += 0.5
    return row


ENCODING = TowersEncoding
