"""Fast hands: two thousand random actions in running games, and the screen equals the state.

A run that fails says its seed and its last actions; `FORT_SEED=77` in the environment makes others.
"""

from __future__ import annotations

import os

import pytest

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.monkey import CARDS, Monkey, check_at_rest, settle
from tests.ui.hands import until
from tools.pictures.staging import pets_table, sample_table

FIRST = int(os.environ.get("FORT_SEED", "1"))
SHORT = 100
AT_ONCE = 100
LAST = 60
# Seats, people among them, and whether they play with dogs and cats.
TABLES = ((2, 1, True), (3, 2, False), (4, 1, True), (3, 3, False))
LONG = 2000 // len(TABLES)


def run_wild(stage: Stage, seed: int, table: tuple[int, int, bool], actions: int) -> None:
    """Act so many times, and look at the window at rest after each burst."""
    seats, persons, pets = table
    new = pets_table if pets else sample_table
    stage.app.play(new(CARDS, seats, seed, persons=persons))
    monkey = Monkey(stage, seed)
    try:
        for burst in range(AT_ONCE, actions + 1, AT_ONCE):
            while monkey.count < burst:
                monkey.act()
            settle(stage)
            check_at_rest(stage)
    except BaseException as problem:
        last = ", ".join(monkey.done[-LAST:])
        problem.add_note(
            f"seed {seed}, {seats} seats, {persons} people, pets: {pets}; after {monkey.count} "
            f"actions, the last of them: {last}"
        )
        raise


def test_whatever_hands_do_the_screen_equals_the_state(make_stage):
    run_wild(make_stage(speed="fast"), FIRST, (3, 1, True), SHORT)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize(("number", "table"), list(enumerate(TABLES, 1)))
def test_also_after_hundreds_of_actions_and_from_the_file(make_stage, folders, number, table):
    stage = make_stage(folders, speed="fast")
    run_wild(stage, FIRST + number, table, LONG)
    left = stage.app.table_of("fort").presenter.table.state
    stage.app.close()
    again = make_stage(folders)
    assert until(lambda: bool(again.app.left.offers), again.app.left.changed)
    again.app.continueGame("fort")
    assert again.app.table_of("fort").presenter.table.state == left
    settle(again)
    check_at_rest(again)
