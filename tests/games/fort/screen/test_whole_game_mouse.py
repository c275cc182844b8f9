"""Whole games with the mouse alone, by clicks and real drags, through the real window."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import MousePlayer
from tests.games.fort.screen.seeing import check_screen
from tests.ui.hands import until
from tests.window import MakeStage
from tools.pictures.staging import pets_table, sample_table

# What it runs is measured without a window.
pytestmark = [pytest.mark.long, pytest.mark.no_cover]

CARDS = frozen_cards()
COMMON = {"play", "recruit-phase", "follow", "add"}
OFTEN = 3


def play(
    make_stage: MakeStage, table: FortTable, seed: int, size: tuple[int, int], *, asked: bool
) -> MousePlayer:
    """A game from its beginning to the final scoring, looked at after each decision.

    With `asked` people are asked everything.
    """
    stage = make_stage(size=size)
    stage.app.preferences.from_dict({"ask_all": asked})
    stage.app.play(table)
    lines = [stage.app.table_of("fort").log.rowCount()]

    def look(stage: Stage) -> None:
        check_screen(stage)
        lines.append(stage.app.table_of("fort").log.rowCount())
        assert lines[-1] >= lines[-2]

    robot = MousePlayer(stage, seed, look)
    robot.play_out()
    assert until(lambda: stage.app.screen == "scoring", stage.app.screenChanged)
    scores = stage.app.scores.rows()
    assert [row.total for row in scores] == [sum(r.points for r in s) for s in table.score()]
    assert [n for n, row in enumerate(scores) if row.winner] == table.winners()
    return robot


def check_ways(robot: MousePlayer, common: set[str]) -> None:
    """Nothing that can be dragged was only clicked."""
    for (kind, way), times in robot.could.items():
        if times >= OFTEN:
            assert robot.ways[kind, way], f"{kind} was never made by {way}"
    dragged = {kind for (kind, way), times in robot.ways.items() if way == "drag" and times}
    assert dragged >= common


def test_two_players_with_dogs_cats_and_a_draft(make_stage):
    table = pets_table(CARDS, 2, 3, draft=True)
    robot = play(make_stage, table, 3, (1366, 768), asked=True)
    check_ways(robot, COMMON)
    assert robot.ways["draft", "drag"]
    assert robot.ways["need", "drag"]
    assert robot.ways["play", "cat"]


def test_four_players_in_a_small_window(make_stage):
    table = sample_table(CARDS, 4, 11)
    check_ways(play(make_stage, table, 11, (1280, 720), asked=False), COMMON - {"add", "follow"})
