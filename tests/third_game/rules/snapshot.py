"""A position as plain JSON values and back, and what holds in every one."""

from __future__ import annotations

from typing import Any

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.reading import to_int, to_list, to_object
from tests.third_game.rules.state import HAND, ROUNDS, STONES, PebblesOptions, State

KEYS = ("options", "first", "hands", "played", "shown")


def check(state: State) -> None:
    """Raise AssertionError when something is wrong that must hold in every position."""
    seats, rounds = state.options.seats, len(state.shown)
    assert state.options.first in (None, state.first), "the seat told leads the first round"
    assert rounds <= ROUNDS, "four rounds are played"
    assert all(len(stones) == seats for stones in state.shown), "all have played in each round"
    assert len(state.played) < (1 if state.over else seats), "a full round is taken at once"
    assert len(state.hands) == seats, "everybody has a hand"
    for seat, hand in enumerate(state.hands):
        assert len(hand) == HAND - rounds - (state.lies(seat) is not None), "nobody has lost any"
        assert hand == sorted(hand), "hands are in order"
    stones = [*state.played]
    for some in (*state.hands, *state.shown):
        stones += some
    assert len(set(stones)) == len(stones), "each stone is there once"
    assert set(stones) <= set(STONES), "stones are from 1 to 18"


def to_snapshot(state: State) -> dict[str, Any]:
    first = state.options.first
    return {
        "options": {"seats": state.options.seats, "first": None if first is None else first + 1},
        "first": state.first + 1,
        "hands": [list(hand) for hand in state.hands],
        "played": list(state.played),
        "shown": [list(stones) for stones in state.shown],
    }


def from_snapshot(position: Any) -> State:
    found = to_object(position, "position", KEYS)
    hands = [_stones(hand, "hands") for hand in to_list(found.get("hands"), "hands")]
    seats = to_int(len(hands), "hands", 2, 3)
    given = to_object(found.get("options", {}), "options", ("seats", "first"))
    to_int(given.get("seats", seats), "options: seats", seats, seats)
    told = given.get("first")
    state = State(
        PebblesOptions(
            seats, None if told is None else to_int(told, "options: first", 1, seats) - 1
        ),
        to_int(found.get("first", told or 1), "first", 1, seats) - 1,
        hands,
        _stones(found.get("played", []), "played"),
        [tuple(_stones(some, "shown")) for some in to_list(found.get("shown", []), "shown")],
    )
    try:
        check(state)
    except AssertionError as error:
        raise InvalidPosition(f"position: {error}") from None
    return state


def _stones(raw: Any, where: str) -> list[int]:
    return [to_int(stone, where, STONES[0], STONES[-1]) for stone in to_list(raw, where)]
