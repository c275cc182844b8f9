"""A state as plain JSON values and back; a position may be written by hand with most left out.

What the fields are and what an omitted one means is said in docs/engine.md, "Positions".
"""

from __future__ import annotations

from typing import Any

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.games.fort.rules import invariants
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.framejson import write_frame, write_play
from fort_desktop.games.fort.rules.position import SEAT_ZONES, ZONES, read_position
from fort_desktop.games.fort.rules.state import FortOptions, Seat, State

DOG_ZONES = ("doghouse", "kennel")


def to_snapshot(state: State) -> dict[str, Any]:
    """The whole state; `from_snapshot` makes an equal one of it."""
    cards = state.cards
    return {
        "options": _write_options(state.options),
        "seats": [_write_seat(state, seat) for seat in state.seats],
        **_write_zones(state, state, ZONES),
        **({"cats": _cats(cards, state.cats)} if state.options.cats else {}),
        "perk_row": [cards.perks[perk].id for perk in state.perk_row],
        "rule_stack": [cards.rules[rule].id for rule in state.rule_stack],
        "rule_takers": [seat + 1 for seat in state.rule_takers],
        "supply": _tokens(state.supply_pizza, state.supply_toys),
        "leader": state.leader + 1,
        "first": state.first + 1,
        "round": state.round,
        "ending": {"reason": state.ending, "seat": state.ending_seat + 1} if state.ending else None,
        "rng": state.rng,
        "stack": [write_frame(cards, frame) for frame in state.stack],
        "play": write_play(cards, state.play),
        "draft": _write_draft(state),
    }


def _write_options(options: FortOptions) -> dict[str, Any]:
    """Variants that are not played are left out."""
    first = options.first
    return {
        "seats": options.seats,
        "draft": options.draft,
        "boards": list(options.boards),
        "first": None if first is None else first + 1,
        **({"dogs": True} if options.dogs else {}),
        **({"cats": True} if options.cats else {}),
    }


def _write_zones(state: State, owner: State | Seat, zones: tuple[str, ...]) -> dict[str, Any]:
    """The cards in zones of a seat or of the table; those of dogs only where there are dogs."""
    return {
        zone: _names(state.cards, getattr(owner, zone))
        for zone in zones
        if state.options.dogs or zone not in DOG_ZONES
    }


def _write_seat(state: State, seat: Seat) -> dict[str, Any]:
    cards = state.cards
    return {
        "board": cards.boards[seat.board].id,
        **_write_zones(state, seat, SEAT_ZONES),
        **({"cats": _cats(cards, seat.cats)} if state.options.cats else {}),
        "stuff": _tokens(seat.pizza, seat.toys),
        "pack": _tokens(seat.pack_pizza, seat.pack_toys),
        "points": seat.points,
        "fort": seat.level,
        "rule": None if seat.rule == -1 else cards.rules[seat.rule].id,
        "perks": [cards.perks[perk].id for perk in seat.perks],
        "sculpture": seat.sculpture,
        "turns": seat.turns,
        "rules_seen": [cards.rules[rule].id for rule in seat.rules_seen],
        "open_hand": _names_of_bits(cards, seat.open_hand),
        "open_hidden": _names_of_bits(cards, seat.open_hidden),
    }


def _write_draft(state: State) -> dict[str, Any] | None:
    if not state.draft_packs:
        return None
    cards = state.cards
    return {
        "packs": [_names(cards, pack) for pack in state.draft_packs],
        "picks": [_names(cards, kept) for kept in state.draft_picks],
    }


def _names(cards: CardSet, zone: list[int] | tuple[int, ...]) -> list[str]:
    return [cards.names[card] for card in zone]


def _cats(cards: CardSet, numbers: list[int]) -> list[str]:
    return [cards.cats[cat].id for cat in numbers]


def _names_of_bits(cards: CardSet, found: int) -> list[str]:
    return [name for card, name in enumerate(cards.names) if found >> card & 1]


def _tokens(pizza: int, toys: int) -> dict[str, int]:
    return {"pizza": pizza, "toys": toys}


def from_snapshot(cards: CardSet, snapshot: Any) -> State:
    """The state of a snapshot, or of a position written by hand.

    Raises:
        InvalidPosition: says which field is wrong and what was expected.
    """
    state = read_position(cards, snapshot)
    try:
        invariants.check(state)
    except AssertionError as error:
        raise InvalidPosition(f"position: {error}") from None
    return state
