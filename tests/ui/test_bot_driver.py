"""The driver says when bots think less than they should, and when they think again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.bots.workers import GIVE_UP_AFTER
from fort_desktop.games.towers.play.adapter import new_towers_table
from fort_desktop.play.table import AnyTable, SeatSetup
from fort_desktop.ui.bot_driver import BotDriver
from tests.bots.faulty_workers import dies_while_marked
from tests.bots.pools import patient_pool
from tests.ui.bridges import CARDS
from tests.ui.hands import until
from tools.pictures.staging import sample_table


@pytest.fixture
def mark(tmp_path, monkeypatch) -> Path:
    """As long as it is there every worker dies with its first task."""
    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setenv("FORT_TEST_MARK", str(mark))
    return mark


@pytest.fixture
def driver(qapp, mark) -> Iterator[BotDriver]:
    pool = patient_pool(entry=dies_while_marked, rest=0.0)
    driver = BotDriver(lambda: pool)
    yield driver
    driver.close()


def ask(driver: BotDriver, table: AnyTable) -> None:
    heard: list[object] = []
    driver.answered.connect(heard.append)
    driver.ask(table, 0)
    assert until(lambda: bool(heard), driver.answered)


def towers(level: str) -> AnyTable:
    seats = [SeatSetup("Ola", "bot", level, "red"), SeatSetup("Max", "bot", level, "blue")]
    return new_towers_table(seats, 5)


def test_bots_are_weakened_while_no_process_runs_and_not_any_more_when_one_has_answered(
    driver, mark
):
    table = towers("hard")
    replaced: list[int] = []
    driver.replaced.connect(lambda: replaced.append(1))
    for number in range(1, GIVE_UP_AFTER + 2):
        ask(driver, table)
        assert driver.weakened == (number >= GIVE_UP_AFTER)
    assert len(replaced) == GIVE_UP_AFTER - 1  # each is told until the sign tells it
    mark.unlink()
    ask(driver, table)
    assert not driver.weakened


def test_bots_that_think_as_well_without_a_process_are_not_called_weakened(driver):
    table = sample_table(CARDS, 2, 1)
    seat = table.decision().seat
    table.seats = [SeatSetup(f"B{n}", "bot", "medium", s.board) for n, s in enumerate(table.seats)]
    heard: list[object] = []
    driver.answered.connect(heard.append)
    for number in range(GIVE_UP_AFTER + 1):
        driver.ask(table, seat)
        assert until(lambda n=number: len(heard) > n, driver.answered)
        assert not driver.weakened
