"""Copies name every field and share nothing that can change."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.frames import Added, Over, Played, Run, Tally, changed
from fort_desktop.games.fort.rules.moves import Skip
from fort_desktop.games.fort.rules.state import FortOptions, Seat, State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import game, play

SHARED = {"cards", "options"}
NOT_COPIED = {"legal", "events"}


def filled_seat() -> Seat:
    """A seat in which no two fields are alike and none has its usual value."""
    zones = [[10 * n, 10 * n + 1] for n in range(1, 8)]
    numbers = range(80, 87)
    return Seat(3, *zones, *numbers, [7, 8], True, 88, (5, 4), 1 << 10, 1 << 11)


def filled_state() -> State:
    seats = [filled_seat(), filled_seat()]
    zones = [[1], [2], [3], [4], [5], [7], [8]]
    state = State(frozen_cards(), FortOptions(), seats, *zones, (1, 0), 11, 12, [6], 1, 1)
    state.round, state.ending, state.ending_seat, state.rng = 9, "fort", 1, 77
    state.stack, state.play = [Over()], Played(6)
    state.draft_packs, state.draft_picks = ((1,), (2,)), ((2,), (1,))
    state.legal, state.events = [Skip()], []
    return state


def differs_from_usual(record: Any) -> list[str]:
    usual = Seat(0) if isinstance(record, Seat) else State(frozen_cards(), FortOptions(), [])
    return [f.name for f in fields(record) if getattr(record, f.name) != getattr(usual, f.name)]


def test_the_filled_records_fill_every_field():
    assert differs_from_usual(filled_seat()) == [f.name for f in fields(Seat)]
    assert differs_from_usual(filled_state()) == [
        f.name for f in fields(State) if f.name not in SHARED
    ]


@pytest.mark.parametrize("record", [filled_seat(), filled_state()], ids=["seat", "state"])
def test_no_field_is_missed(record: Seat | State):
    copy = record.copy()
    assert copy == record
    for field in fields(record):
        if field.name not in NOT_COPIED:
            assert getattr(copy, field.name) == getattr(record, field.name), field.name


@pytest.mark.parametrize("record", [filled_seat(), filled_state()], ids=["seat", "state"])
def test_nothing_that_can_change_is_shared(record: Seat | State):
    copy = record.copy()
    for field in fields(record):
        mine, theirs = getattr(record, field.name), getattr(copy, field.name)
        if isinstance(mine, list) and field.name not in NOT_COPIED:
            assert mine is not theirs, field.name
            mine.append(mine[0])
            assert mine != theirs, field.name


def test_seats_are_copied_too():
    state = filled_state()
    copy = state.copy()
    state.seats[0].hand.append(59)
    state.seats[1].points += 1
    assert copy == filled_state()


def test_definitions_and_options_are_shared():
    state = filled_state()
    copy = state.copy()
    assert all(getattr(copy, name) is getattr(state, name) for name in SHARED)


def test_what_is_no_part_of_the_position_is_left_behind():
    copy = filled_state().copy()
    assert copy.legal is None
    assert copy.events is None


def test_playing_on_leaves_the_copy_alone():
    fort_game = game()
    for state in play(3, 4, draft=False, rounds=2):
        copy, again = state.copy(), state.copy()
        moves = fort_game.legal_moves(copy)
        if moves:
            fort_game.apply(copy, moves[0])
            assert copy != again
        assert state == again


def test_legal_moves_leave_the_state_alone():
    table = fort(seat(hand="bug moles kitty ace", stuff=(3, 2), fort=1, lookout="worm"))
    table.play("play ace", "name glue")
    before = table.state.copy()
    table.legal()
    assert table.state == before


# --- frames that change -------------------------------------------------------------------------


def frames() -> tuple[tuple[Played, Played], tuple[Run, Run]]:
    """Two of each kind that are alike in no field, whatever that would mean."""
    added, tally = Added(7, Suit.GLUE, lookout=True, stage=1), Tally(1, Suit.GLUE, 2, 1)
    played = Played(5, Suit.GLUE, (added,), (1,), (True,), (tally,), Suit.BOOK, 1, True)
    played.followers, played.followed_with, played.followed_in_part = (2,), (8, 9), True
    played.kid, played.housed = 4, True
    action, other = (kid.public for kid in frozen_cards().kids[:2])
    run = Run(3, action, True, 2, 4, 5, 6, 7, True, 1, False, True, True)
    return (played, Played(6)), (run, Run(9, other))


@pytest.mark.parametrize("kind", [0, 1], ids=["Played", "Run"])
def test_a_changed_frame_is_like_the_old_one_but_for_its_changes(kind):
    frame, usual = frames()[kind]
    assert frame.copy() == frame
    assert frame.copy() is not frame
    for field in fields(frame):
        change = {field.name: getattr(usual, field.name)}
        assert changed(frame, **change) == replace(frame, **change) != frame
        assert frame == frames()[kind][0]


def test_a_frame_has_no_other_field_to_change():
    with pytest.raises(AttributeError):
        changed(Played(3), nonsense=1)
