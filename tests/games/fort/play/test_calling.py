"""Whoever may recruit next is known all the time."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.calling import next_caller
from fort_desktop.play.playing_on import play_until
from tests.games.fort.frozen_cards import frozen_cards
from tools.pictures.staging import asked, sample_table

CARDS = frozen_cards()


def test_the_seat_that_recruits_next_was_the_one_before_it_recruits() -> None:
    table = sample_table(CARDS, 3, 5)
    waiting: list[int] = []
    recruits = 0

    def look(table: FortTable) -> bool:
        nonlocal recruits
        decision = table.decision()
        assert decision is not None
        waiting.append(next_caller(table.view(0)))
        if decision.kind == "recruit-phase":
            assert set(waiting) == {decision.seat}
            waiting.clear()
            recruits += 1
        return recruits == 7

    assert play_until(table, look)


@pytest.mark.parametrize("seat", range(3))
def test_all_seats_know_the_same(seat: int) -> None:
    table = sample_table(CARDS, 3, 5)
    assert play_until(table, asked("follow"))
    assert next_caller(table.view(seat)) == table.state.leader != 0


def test_nobody_recruits_in_a_draft_or_when_the_game_is_over() -> None:
    assert next_caller(sample_table(CARDS, 2, 5, draft=True).view(0)) == -1
    table = sample_table(CARDS, 2, 5)
    play_until(table, lambda t: t.over)
    assert next_caller(table.view(0)) == -1
