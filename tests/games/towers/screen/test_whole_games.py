"""Whole games of 5 Towers through the real window: by clicks and drags, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.towers.play.adapter import TowersTable, new_towers_table
from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.rules.moves import Build
from fort_desktop.ui.app import Stage
from tests.games.towers.screen.bridge_at import position
from tests.games.towers.screen.robot import TowersKeyPlayer, TowersMousePlayer, TowersPlayer
from tests.games.towers.screen.seeing import check_spoken, check_towers
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, until, walk
from tests.ui.player import quiet
from tools.pictures.staging import COLOURS, sample_seats

# What it runs is measured without a window.
pytestmark = [pytest.mark.long, pytest.mark.no_cover]

SOURCES = (*KINDS, "main", "rubble")


def table_of(seats: int, persons: int, seed: int) -> TowersTable:
    """A new game of people first, then bots."""
    people = sample_seats(seats, persons)
    boards = [replace(who, board=colour) for who, colour in zip(people, COLOURS, strict=False)]
    return new_towers_table(boards, seed)


def look(stage: Stage) -> None:
    """Everything is as it is, and has a name."""
    check_towers(stage)
    check_spoken(stage)


def building(robot: TowersPlayer, decisions: int) -> Callable[[], bool]:
    """Whether a person has built a part of what it has taken, after so many decisions."""
    first = len(robot.table.presenter.table.history) + decisions

    def there() -> bool:
        table = robot.table.presenter.table
        kind, last = robot.table.shown.deciding, table.history[-1:]
        mine = bool(last) and last[0].seat == robot.table.presenter.viewer
        amid = kind == "build" and mine and isinstance(last[0].move, Build)
        return amid and len(table.history) >= first

    return there


def called(stage: Stage, name: str) -> QQuickItem:
    """The one control in sight whose accessible name is this, or begins with this sentence."""
    every = (i for i in walk(stage.window.contentItem()) if i.property("activeFocusOnTab"))
    found = [item for item in every if spoken_name(item).partition(". ")[0] == name]
    assert len(found) == 1, f"{len(found)} are called {name!r}"
    return found[0]


def check_scoring(stage: Stage, table: TowersTable) -> None:
    """The game has ended at the final scoring, and all its rows are right, also as drawn."""
    assert until(lambda: stage.app.screen == "scoring", stage.app.screenChanged)
    quiet(stage)
    score, rows = table.score(), stage.app.scores.rows()
    assert all(tuple(row.source for row in rows) == SOURCES for rows in score)
    assert [line["source"] for line in stage.app.scores.lines] == [*SOURCES, "total"]
    assert [row.name for row in rows] == [seat.name for seat in table.seats]
    for row, points in zip(rows, score, strict=True):
        assert row.points == tuple(source.points for source in points)
        assert row.total == sum(row.points)
        assert row.history[-1] == row.total
    assert [n for n, row in enumerate(rows) if row.winner] == table.winners()
    columns = [i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoreColumn"]
    for row in rows:
        (column,) = [one for one in columns if one.property("name") == row.name]
        figures = [i.property("text") for i in walk(column) if i.inherits("QQuickText")]
        drawn = [text.replace("−", "-") for text in figures]
        for points in (*row.points, row.total):
            assert str(points) in drawn, (row.name, points, drawn)


def check_ways(robot: TowersPlayer) -> None:
    """Each decision was made in each possible way, and some were taken back.

    What did not come up in the game is made up for in the middle of others: which questions are
    asked depends on every bid before.
    """

    def complete() -> bool:
        return robot.undone >= 2 and not any(map(robot.missing, robot.everything))

    for start in range(3):
        if not complete():
            robot.stage.app.play(position("pp", start=start % 2, deck=26, discard=20))
            robot.play_out(stop=complete)
    robot.check_ways()
    assert [kind for kind in robot.everything if robot.missing(kind)] == [], robot.ways
    assert robot.undone >= 2


def test_five_players_two_of_them_people_by_mouse(make_stage, folders):
    stage = make_stage(folders, size=(1280, 720))
    stage.app.play(table_of(5, 2, 2))
    robot = TowersMousePlayer(stage, 1, look)
    robot.play_out(stop=building(robot, 10))
    left = robot.table.presenter.table.state
    robot.click(robot.named("leave"))
    assert stage.app.screen == "title"
    quiet(stage)
    Mouse(stage.window).click(point_in(called(stage, "Continue")))
    assert stage.app.screen == "table"
    assert robot.table.presenter.table.state == left
    robot.play_out(stop=building(robot, 60))

    left = robot.table.presenter.table.state
    stage.app.close()
    again = make_stage(folders, size=(1366, 768))
    assert until(lambda: bool(again.app.left.offers), again.app.left.changed)
    again.app.continueGame("towers")
    quiet(again)
    table = again.app.table_of("towers").presenter.table
    assert table.state == left
    other = TowersMousePlayer(again, 1, look)
    other.goes_on_for(robot)
    other.play_out()
    check_scoring(again, table)
    check_ways(other)


def begin(stage: Stage, keys: Keys) -> TowersTable:
    """A new game of 5 Towers against an easy bot, chosen by keys."""
    app = stage.app
    keys.press(Key.Key_Return)
    assert app.screen == "new-game"
    pump()
    picked = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "game-fort")
    keys.go_to(picked)
    keys.press(Key.Key_Right)
    assert app.setup.game == "towers"
    pump()
    level = called(stage, "Level of the bot")
    keys.go_to(level)
    keys.press(Key.Key_Left)
    keys.go_to(called(stage, "Repeat a deal"))
    keys.press(Key.Key_Space)
    keys.write("5")
    keys.go_to(called(stage, "Play"))
    keys.press(Key.Key_Enter)
    assert app.screen == "table"
    table: TowersTable = app.table_of("towers").presenter.table
    assert [seat.level for seat in table.seats] == ["", "easy"]
    assert table.seed == 5
    return table


def test_from_the_title_by_keys_and_back(make_stage):
    stage = make_stage()
    keys = Keys(stage)
    app = stage.app
    pump()
    table = begin(stage, keys)
    robot = TowersKeyPlayer(stage, 5, look)
    robot.play_out(stop=building(robot, 12))
    keys.go_to(robot.named("leave"))
    keys.press(Key.Key_Return)
    assert app.screen == "title"
    pump()
    keys.go_to(called(stage, "Continue"))
    keys.press(Key.Key_Return)
    assert app.screen == "table"
    robot.play_out()
    check_scoring(stage, table)
    assert spoken_name(keys.focused) == "Rematch"
    keys.press(Key.Key_Return)
    assert app.screen == "table"
    assert app.table_of("towers").presenter.table is not table
    check_towers(stage)
    check_ways(robot)
