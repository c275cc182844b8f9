"""Whole games with the mouse alone, by clicks and real drags, through the real window."""

from __future__ import annotations

import pytest

from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.packs import put_pack
from tests.games.fort.screen.robot import MousePlayer
from tests.games.fort.screen.seeing import check_screen
from tests.ui.hands import Mouse, point_in, type_name, until, walk
from tests.ui.player import quiet
from tools.pictures.staging import sample_table

# What it runs is measured without a window.
pytestmark = [pytest.mark.long, pytest.mark.no_cover]

CARDS = frozen_cards()
COMMON = {"play", "recruit-phase", "follow", "add"}
OFTEN = 3
SEED = 3


def play_out(stage: Stage, seed: int) -> MousePlayer:
    """The game that is shown, to the final scoring, looked at after each decision."""
    table = stage.app.table_of("fort").presenter.table
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


def begin(stage: Stage, seed: int) -> None:
    """A new game with dogs, cats, a draft and a pack, which is chosen with the mouse."""
    setup = stage.app.setup
    for option in ("dogs", "cats", "draft"):
        setup.set_option(option, True)
    stage.app.show("new-game")
    stage.app.packs.wait()
    quiet(stage)
    cells = [i for i in walk(stage.window.contentItem()) if type_name(i) == "ChoiceCell"]
    Mouse(stage.window).click(point_in(next(i for i in cells if i.property("text") == "mine")))
    setup.set_seed(str(seed))
    setup.play()


def test_two_players_with_dogs_cats_a_draft_and_a_pack(make_stage, folders):
    """People are asked everything."""
    put_pack(folders.packs)
    stage = make_stage(folders, size=(1366, 768))
    stage.app.preferences.from_dict({"ask_all": True})
    begin(stage, SEED)
    table = stage.app.table_of("fort").presenter.table
    assert table.adapter.pack == "mine.toml"
    assert (table.options.seats, table.options.draft) == (2, True)
    assert (table.options.dogs, table.options.cats) == (True, True)
    robot = play_out(stage, SEED)
    check_ways(robot, COMMON)
    assert robot.ways["draft", "drag"]
    assert robot.ways["need", "drag"]
    assert robot.ways["play", "cat"]


def test_four_players_in_a_small_window(make_stage):
    stage = make_stage(size=(1280, 720))
    stage.app.preferences.from_dict({"ask_all": False})
    stage.app.play(sample_table(CARDS, 4, 11))
    check_ways(play_out(stage, 11), COMMON - {"add", "follow"})
