"""The final scoring of 5 Towers: large numbers, rubble in the chart, ties."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.towers.screen.scoring import final_score
from fort_desktop.play.playing_on import play_until
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreRow, Standing
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import NAMES, cards, position
from tests.ui.hands import pump, type_name, walk
from tests.ui.speaking import plain
from tests.ui.test_qml_files import Look, put_on
from tools.pictures.staging import towers_table


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def one(stage: Stage, kind: str) -> QQuickItem:
    return next(i for i in walk(stage.window.contentItem()) if type_name(i) == kind)


def test_the_chart_has_room_for_points_that_were_lost_again(make_stage):
    """With rubble a seat may have had more points than anybody has at the end."""
    stage = make_stage()
    rows = (
        ScoreRow("Ola", "red", "", (9, -15), -6, history=(0, 23, -6)),
        ScoreRow("Max", "blue", "", (3, -1), 2, winner=True, history=(0, 4, 2)),
    )
    stage.app.scores.show(FinalScore("towers", ("cake", "rubble"), rows, (0, 1, 2)))
    stage.app.show("scoring")
    pump()
    assert (stage.app.scores.best, stage.app.scores.most, stage.app.scores.least) == (2, 23, -6)
    chart = one(stage, "PointsChart")
    assert (chart.property("most"), chart.property("least")) == (25, -10)
    for line in (i for i in walk(chart) if type_name(i) == "ChartLine"):
        assert all(0 <= place.y() <= line.height() for place in line.property("places"))


@pytest.mark.parametrize("seats", [2, 5])
def test_numbers_of_towers_are_as_large_as_their_words(make_stage, seats):
    """At the largest text in a small window, and the towers keep their floors apart."""
    table = towers_table(seats, 2)
    play_until(table, lambda t: t.over)
    stage = make_stage()
    stage.app.preferences.from_dict({"text_size": 160})
    stage.window.resize(1280, 720)
    stage.app.scores.show(final_score(table))
    stage.app.show("scoring")
    quiet(stage)
    sizes: dict[str, int] = {}  # the largest: numbers of storeys are smaller
    for item in walk(one(stage, "ScoreTable")):
        if item.inherits("QQuickText"):
            text, size = item.property("text"), item.property("font").pixelSize()
            sizes[text] = max(size, sizes.get(text, 0))
    total = str(stage.app.scores.rows()[0].total)
    points = [sizes[str(n)] for n in stage.app.scores.rows()[0].points if str(n) in sizes]
    assert min(points) >= 0.9 * sizes["Sand tower"] >= 20
    assert sizes[total] >= 38
    towers = [i for i in walk(stage.window.contentItem()) if type_name(i) == "TowerStack"]
    assert len(towers) == seats
    lines = [i for i in walk(stage.window.contentItem()) if type_name(i) == "ChartLine"]
    assert len(lines) == (seats if seats == 2 else 0), "five leave no room beside the table"
    for line in lines:  # all points were known before: there is no last step
        assert len(line.property("places")) == len(stage.app.scores.rounds)


def test_a_high_tower_is_smaller_as_a_whole(make_stage):
    """Twelve storeys and a top: nothing is above the sheet."""
    stage = make_stage()
    storeys = (15, 14, 13, 12, 11, 10, 9, 8, 5, 3, 1, 0)
    rows = [
        ScoreRow(
            f"P{n}",
            colour,
            "",
            (24,),
            24,
            n == 0,
            piece={"kind": "scrap", "storeys": list(storeys)},
        )
        for n, colour in enumerate(("red", "blue", "green", "yellow", "violet"))
    ]
    stage.window.resize(1366, 768)
    stage.app.scores.show(FinalScore("towers", ("scrap",), tuple(rows), (0,)))
    stage.app.show("scoring")
    quiet(stage)
    towers = [i for i in walk(stage.window.contentItem()) if type_name(i) == "TowerStack"]
    assert all(tower.y() + tower.property("occupied").y() >= -8 for tower in towers)
    for tower in towers:
        plates = [i for i in walk(tower) if type_name(i) == "NumberPlate"]
        places = [plate.mapRectToItem(tower, plate.boundingRect()) for plate in plates]
        assert min(place.height() for place in places) >= 12
        floors = [i for i in tower.childItems() if type_name(i) == "TowerFloor"]
        highest = min(floor.y() for floor in floors)
        assert min(place.top() for place in places) <= highest + floors[0].height() / 2


def test_a_tie_of_towers_is_a_shared_victory(make_stage):
    """T-SCORE: ties share."""
    stage = make_stage()
    table = position("pbb", own={"forest": "9 5", "sand": "3"})
    table.state.seats[2].towers = [[], cards("cake-9 cake-5"), [], [], cards("scrap-3")]
    assert table.winners() == [0, 2]
    stage.app.scores.show(final_score(table))
    stage.app.show("scoring")
    pump()
    assert plain(stage.app.scores.headline) == "Shared victory: Ela, Ola."
    shown = {i.property("text") for i in walk(stage.window.contentItem())}
    assert stage.app.scores.headline in shown
    columns = [i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoreColumn"]
    assert [bool(i.property("crowned")) for i in columns] == [True, False, True]


def test_the_pile_of_the_table_says_whether_it_is_the_second(make_stage):
    """T-PILE: when that one has run out too, the game is over."""
    stage = make_stage()
    table = position("pp", deck=0, discard=30)
    stage.app.play(table)

    def label() -> str:
        quiet(stage)
        piles = (i for i in walk(stage.window.contentItem()) if type_name(i) == "TowerPile")
        return plain(next(str(pile.property("label")) for pile in piles))

    assert label() == "draw pile, first time"
    stage.app.table_of("towers").touch.second()
    stage.app.table_of("towers").touch.second()
    assert table.state.runs == 2
    assert label() == "draw pile, last time"


def scored(stage: Stage, rows: tuple[ScoreRow, ...], rounds: tuple[int, ...]) -> QQuickItem:
    stage.app.scores.show(FinalScore("towers", ("cake",), rows, rounds, final_step=False))
    stage.app.show("scoring")
    quiet(stage)
    return one(stage, "PointsChart")


def test_the_only_round_that_is_known_has_lines(make_stage):
    rows = (
        ScoreRow("Ola", "red", "", (8,), 8, history=(8,)),
        ScoreRow("Max", "blue", "", (5,), 5, history=(5,)),
    )
    chart = scored(make_stage(), rows, (9,))
    for line in (i for i in walk(chart) if type_name(i) == "ChartLine"):
        first, last = line.property("places")
        assert (first.x(), last.x()) == (0, line.width())
        assert first.y() == last.y()


def test_a_label_that_gives_way_is_tied_to_its_line(make_stage):
    """The labels of lines that end together are pushed apart."""
    rows = tuple(
        ScoreRow(name, colour, "", (points,), points, history=(0, points))
        for name, colour, points in (("Ola", "red", 20), ("Max", "blue", 20), ("Eva", "green", 3))
    )
    chart = scored(make_stage(), rows, (0, 1))
    ties = [i for i in walk(chart, hidden=True) if i.objectName() == "tie"]
    assert [tie.isVisible() for tie in ties] in ([True, False, False], [False, True, False])
    tie = next(tie for tie in ties if tie.isVisible())
    ends = (i for i in walk(chart) if i.objectName() == "end")
    end = next(i for i in ends if i.property("index") == tie.property("index"))
    assert tie.property("to") == end.y() + end.height() / 2 != tie.property("from")


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_kid_of_the_winner_stands_beside_the_tower(make_stage, seats, text_size):
    stage = make_stage()
    stage.app.preferences.from_dict({"text_size": text_size})
    table = towers_table(seats, 2)
    play_until(table, lambda t: t.over)
    stage.app.scores.show(final_score(table))
    stage.app.show("scoring")
    quiet(stage)
    (podium,) = (
        i
        for i in walk(stage.window.contentItem())
        if i.property("cheer") is not None
        and type_name(i) == "ScorePodium"
        and i.property("cheer") >= 0
    )
    (tower,) = (i for i in walk(podium) if type_name(i) == "TowerStack")
    left = tower.mapToItem(podium, QPointF()).x()
    wide = tower.width() * 8 / 120  # its storeys stick out
    kid = podium.width() - podium.property("fanWidth")
    assert left + tower.width() + wide <= kid + 1
    assert left - wide >= -1


FIVE = ("red", "blue", "green", "yellow", "violet")


def five(stage: Stage, names: tuple[str, ...]) -> None:
    rows = tuple(
        ScoreRow(name, colour, "", (9 - n,), 9 - n, winner=not n, history=(0, 9 - n))
        for n, (name, colour) in enumerate(zip(names, FIVE, strict=True))
    )
    stage.app.scores.show(FinalScore("towers", ("cake",), rows, (0, 1), final_step=False))


def test_lines_of_the_chart_differ_without_their_colours(make_stage):
    stage = make_stage()
    stage.window.resize(1920, 1080)
    five(stage, NAMES)
    stage.app.show("scoring")
    quiet(stage)
    everything = walk(stage.window.contentItem(), hidden=True)
    strokes = [i for i in everything if type_name(i) == "ChartStroke"]
    assert {i.property("colour") for i in strokes} == set(FIVE)
    assert len({i.property("sign") for i in strokes}) == 5


def test_long_names_have_two_lines_on_their_blocks(make_stage):
    stage = make_stage()
    five(stage, ("Wilhelmina Żółćkowska-Ną", "Maximilian Longname-Ovee", "Ola", "Jan", "Iva"))
    stage.window.resize(1366, 768)
    stage.app.show("scoring")
    quiet(stage)
    podia = [i for i in walk(stage.window.contentItem()) if type_name(i) == "ScorePodium"]
    for podium in podia[:2]:
        (plate,) = (i for i in walk(podium) if i.property("text") == podium.property("name"))
        assert plate.property("lineCount") == 2
        assert not plate.property("truncated")


def test_what_five_people_have_done_so_far_is_read_whole(make_stage):
    stage = make_stage()
    table = towers_table(5, 2)
    play_until(table, lambda t: t.over)
    stage.app.scores.show(final_score(table))
    stage.app.scores.tell([Standing(n, 100, 24, 112) for n in range(5)])
    put_on(stage, Look((1366, 768), "cs", "day", 160))
    stage.app.show("scoring")
    quiet(stage)
    standing = next(
        i for i in walk(stage.window.contentItem(), hidden=True) if i.objectName() == "standing"
    )
    assert standing.property("text").count("\n") == 4
    assert not standing.property("truncated")
    assert standing.property("contentHeight") <= standing.height() + 2
