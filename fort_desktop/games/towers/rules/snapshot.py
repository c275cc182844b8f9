"""A state as plain JSON values and back; a position may be written by hand with most left out.

What the fields are and what an omitted one means is said in docs/engine.md, "5 Towers".
"""

from __future__ import annotations

from typing import Any

from fort_desktop.contract import rng
from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.reading import (
    refuse,
    show,
    to_choice,
    to_int,
    to_list,
    to_numbers,
    to_object,
)
from fort_desktop.games.towers.rules import invariants
from fort_desktop.games.towers.rules.cards import KINDS, all_cards, name_of
from fort_desktop.games.towers.rules.state import (
    MAX_SEATS,
    MIN_SEATS,
    OFFER_SIZE,
    PASSED,
    Phase,
    Seat,
    State,
    TowersOptions,
)

_KEYS = (
    "options", "seats", "deck", "offer", "discard",
    "round", "start", "bids", "phase", "runs", "rng",
)  # fmt: skip
_PHASES = tuple(phase.name.lower() for phase in Phase)
_MOST_ROUNDS = 9999
_RNG_LIMIT = (1 << 64) - 1


def to_snapshot(state: State) -> dict[str, Any]:
    """The whole state; `from_snapshot` makes an equal one of it."""
    first = state.options.first
    return {
        "options": {"seats": state.options.seats, "first": None if first is None else first + 1},
        "seats": [_write_seat(seat) for seat in state.seats],
        "deck": _names(state.deck),
        "offer": _names(state.offer),
        "discard": _names(state.discard),
        "round": state.round,
        "start": state.start + 1,
        "bids": ["pass" if n == PASSED else n for n in state.bids],
        "phase": _PHASES[state.phase],
        "runs": state.runs,
        "rng": state.rng,
    }


def _write_seat(seat: Seat) -> dict[str, Any]:
    return {
        "towers": {k: _names(tower) for k, tower in zip(KINDS, seat.towers, strict=True) if tower},
        "rubble": _names(seat.rubble),
        "hand": _names(seat.hand),
    }


def _names(cards: list[int]) -> list[str]:
    return [name_of(card) for card in cards]


def from_snapshot(snapshot: Any) -> State:
    """The state of a snapshot, or of a position written by hand.

    Raises:
        InvalidPosition: says which field is wrong and what was expected.
    """
    found = to_object(snapshot, "position", _KEYS)
    seats = to_list(found.get("seats"), "seats")
    options = _options(found.get("options", {}), len(seats))
    phase = Phase(to_choice(found.get("phase", "bid"), "phase", _PHASES))
    known = {name_of(card): card for card in all_cards(options.seats)}
    state = State(
        options=options,
        seats=[_seat(known, seat, f"seat {n}") for n, seat in enumerate(seats, 1)],
        deck=[],
        offer=_cards(known, found.get("offer", []), "offer"),
        discard=_cards(known, found.get("discard", []), "discard"),
        round=to_int(found.get("round", 1), "round", 1, _MOST_ROUNDS),
        start=to_int(found.get("start", 1), "start", 1, options.seats) - 1,
        bids=_bids(found.get("bids"), options.seats),
        phase=phase,
        runs=to_int(found.get("runs", 2 if phase is Phase.OVER else 1), "runs", 1, 2),
        rng=to_int(found.get("rng", 0), "rng", 0, _RNG_LIMIT),
    )
    _read_deck(state, found, known)
    try:
        invariants.check(state)
    except AssertionError as error:
        raise InvalidPosition(f"position: {error}") from None
    return state


def _options(found: Any, seats: int) -> TowersOptions:
    given = to_object(found, "options", ("seats", "first"))
    if not MIN_SEATS <= seats <= MAX_SEATS:
        refuse("seats", seats, f"{MIN_SEATS} to {MAX_SEATS} of them")
    to_int(given.get("seats", seats), "options: seats", seats, seats)
    first = given.get("first")
    return TowersOptions(
        seats, None if first is None else to_int(first, "options: first", 1, seats) - 1
    )


def _seat(known: dict[str, int], found: Any, where: str) -> Seat:
    given = to_object(found, where, ("towers", "rubble", "hand"))
    towers = to_object(given.get("towers", {}), f"{where}: towers", KINDS)
    return Seat(
        [_cards(known, towers.get(kind, []), f"{where}: {kind}") for kind in KINDS],
        _cards(known, given.get("rubble", []), f"{where}: rubble"),
        _cards(known, given.get("hand", []), f"{where}: hand"),
    )


def _cards(known: dict[str, int], found: Any, where: str) -> list[int]:
    return to_numbers(found, where, known, "card")


def _bids(found: Any, seats: int) -> list[int | None]:
    if found is None:
        return [None] * seats
    bids = to_list(found, "bids")
    if len(bids) != seats:
        raise InvalidPosition(f"bids: expected {seats} of them, found {len(bids)}")
    return [_bid(bid, f"bid of seat {n}") for n, bid in enumerate(bids, 1)]


def _bid(found: Any, where: str) -> int | None:
    if found is None:
        return None
    return PASSED if found == "pass" else to_int(found, where, 0, OFFER_SIZE)


def _read_deck(state: State, found: dict[str, Any], known: dict[str, int]) -> None:
    """What is not written of the draw pile and the offer: all that lies nowhere else, shuffled."""
    if "deck" in found:
        state.deck = _cards(known, found["deck"], "deck")
    else:
        rest = _rest(state, known)
        if state.phase is Phase.OVER:
            state.discard += rest
        else:
            state.deck = rest
            state.rng = rng.shuffle(state.rng, state.deck)
    if "offer" not in found and state.phase is not Phase.OVER:
        taken = state.bid if state.phase in (Phase.DEMOLISH, Phase.BUILD) else 0
        n = min(OFFER_SIZE - max(taken, 0), len(state.deck))
        state.offer = [state.deck.pop() for _ in range(n)]


def _rest(state: State, known: dict[str, int]) -> list[int]:
    """The cards that lie nowhere, in ascending order."""
    places = {"offer": state.offer, "discard": state.discard}
    for number, seat in enumerate(state.seats, 1):
        places |= {f"seat {number}: {k}": t for k, t in zip(KINDS, seat.towers, strict=True)}
        places |= {f"seat {number}: rubble": seat.rubble, f"seat {number}: hand": seat.hand}
    seen: dict[int, str] = {}
    for place, cards in places.items():
        for card in cards:
            if card in seen:
                raise InvalidPosition(
                    f"{place}: {show(name_of(card))} lies in {seen[card]} already"
                )
            seen[card] = place
    return [card for card in known.values() if card not in seen]
