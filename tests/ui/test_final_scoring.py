"""The final scoring: its rows, its words, how it is counted on the screen, and the chart."""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.screen.scoring import final_score
from fort_desktop.games.towers.screen.scoring import final_score as score_of_towers
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.points import points_by_round
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.score_model import FinalScore, ScoreModel, ScoreRow, Standing
from tests.games.fort.frozen_cards import frozen_cards
from tests.ui.bridges import card_faces
from tests.ui.hands import Key, Keys, Mouse, pump, spoken_name, type_name, until, walk
from tests.ui.lasting import linger, over, timer_of
from tests.ui.speaking import plain
from tools.pictures.staging import pets_table, sample_table, towers_table

CARDS = frozen_cards()
OLA = ScoreRow("Ola", "blue", "", (5, 9, 4, 0), 18, winner=True, history=(0, 2, 5))
MAX = ScoreRow("Max", "red", "", (5, 9, 4, 0), 18, winner=True, history=(0, 4, 5))
COLOURS = ("red", "blue", "green", "yellow")
SOURCES = ("track", "fort", "rule", "sculpture")


@pytest.fixture(scope="module")
def finished() -> FortTable:
    table = sample_table(CARDS, 3, 11)
    play_until(table, lambda t: t.over)
    return table


def score(*rows: ScoreRow, sources: tuple[str, ...] = SOURCES) -> FinalScore:
    return FinalScore("fort", sources, rows, (0, 1, 2), "park")


# --- the model ----------------------------------------------------------------------------------


def test_the_score_is_that_of_the_game(finished, qapp):
    found = final_score(finished, card_faces(qapp))
    assert found.sources == SOURCES
    for number, row in enumerate(found.rows):
        assert row.points == tuple(line.points for line in finished.score()[number])
        assert row.total == sum(row.points)
        assert row.winner == (number in finished.winners())
        assert row.history == tuple(m.points[number] for m in points_by_round(finished))
        assert row.history[-1] == row.total - row.points[2]  # the rule is secret until the end
        assert len(row.fans) == 2
        assert len(row.piece["faces"]) == len(finished.state.seats[number].lookout)
        rule = CARDS.rules[finished.state.seats[number].rule]
        assert row.papers["rule"]["face"].property("cardId") == rule.id
    assert found.rounds == tuple(range(finished.state.round + 1))
    assert found.ending == finished.state.ending


def test_the_winner_or_the_winners_are_named(qtbot, qtmodeltester):
    model = ScoreModel()
    qtmodeltester.check(model)
    assert (model.headline, model.lines, model.best) == ("", [], 0)
    model.show(score(OLA))
    assert "Ola" in model.headline
    model.show(score(OLA, MAX))
    assert "Ola, Max" in model.headline
    assert (model.rowCount(), model.best) == (2, 18)


def test_every_line_can_be_read_aloud(make_stage):
    model: ScoreModel = make_stage().app.scores
    model.show(score(OLA, MAX))
    spoken = {line["source"]: line["spoken"] for line in model.lines}
    assert list(spoken) == [*SOURCES, "total"]
    assert spoken["fort"] == "Fort. Ola: 9\u00a0points, Max: 9\u00a0points."
    assert spoken["total"] == "Total. Ola: 18\u00a0points, Max: 18\u00a0points."
    assert model.courseSpoken == (
        "Points by round. Ola: 0, 2, 5; in all\u00a018. Max: 0, 4, 5; in all\u00a018."
    )
    assert model.ending == "The last round came because the park deck had run out."


def test_more_sources_are_more_lines(make_stage):
    """Dogs and cats need no change of the screen."""
    stage = make_stage()
    row = ScoreRow("Ola", "blue", "", (5, 9, 4, 0, 6, 2), 26, winner=True, history=(0, 5))
    sources = (*SOURCES, "dogs", "cats")
    stage.app.scores.show(FinalScore("fort", sources, (row,), (0, 1)))
    stage.app.show("scoring")
    pump()
    seen = texts(stage)
    assert {"Dogs", "Cats"} <= seen
    assert {"5", "9", "4", "0", "6", "2", "26"} <= seen


def test_towers_are_scored_with_what_is_below_nothing(make_stage):
    """The main tower stands on the block, rubble has a real minus, and the chart reaches down."""
    stage = make_stage()
    sources = ("cake", "main", "rubble")
    rows = (
        ScoreRow(
            "Ola", "violet", "", (3, 3, -10), -4, history=(0, -4),
            piece={"kind": "cake", "storeys": [9, 5, 1]},
        ),
        ScoreRow("Max", "red", "", (0, 0, 0), 0, winner=True, history=(0, 0)),
    )  # fmt: skip
    stage.app.scores.show(FinalScore("towers", sources, rows, (0, 1)))
    stage.app.scores.tell([Standing(0, 4, 1, 12)])
    stage.app.show("scoring")
    pump()
    assert {"Cake tower", "Main tower", "Rubble", "−10", "−4"} <= texts(stage)
    assert stage.app.scores.standing in texts(stage)
    assert plain(stage.app.scores.standing) == "Ola: 1 of 4 won, best 12"
    seen = [i for i in walk(stage.window.contentItem()) if type_name(i) == "TowerStack"]
    assert [(i.property("kind"), i.property("numbers")) for i in seen] == [("cake", [9, 5, 1])]
    assert not any(type_name(i) == "FortPicture" for i in walk(stage.window.contentItem()))
    chart = one(stage, "PointsChart")
    assert chart.property("least") == -4
    lines = [i for i in walk(chart) if type_name(i) == "ChartLine"]
    assert lines[0].property("places")[-1].y() == pytest.approx(lines[0].height())


def test_what_only_one_game_shows_is_under_names_of_its_own(finished, qapp):
    """The row itself is the same for all; pages and faces beside points are for who has them."""
    towers = towers_table(5, 2)
    play_until(towers, lambda t: t.over)
    empty = ((), {}, "")
    fort, five = (
        {f.name for row in rows for f in fields(ScoreRow) if getattr(row, f.name) not in empty}
        for rows in (final_score(finished, card_faces(qapp)).rows, score_of_towers(towers).rows)
    )
    assert fort == {field.name for field in fields(ScoreRow)}
    assert fort - five == {"papers", "heads"}
    assert five <= fort


# --- the screen ---------------------------------------------------------------------------------


def open_scoring(stage: Stage, table: FortTable) -> QQuickItem:
    stage.app.scores.show(final_score(table, stage.app.table_of("fort").faces))
    stage.app.show("scoring")
    pump()
    return one(stage, "ScoringPage")


def one(stage: Stage, kind: str) -> QQuickItem:
    return next(item for item in walk(stage.window.contentItem()) if type_name(item) == kind)


def texts(stage: Stage) -> set[str]:
    return {
        str(item.property("text"))
        for item in walk(stage.window.contentItem())
        if item.inherits("QQuickText") and item.opacity() > 0
    }


def spoken(stage: Stage) -> set[str]:
    return {spoken_name(item) for item in walk(stage.window.contentItem())} - {""}


def buttons(stage: Stage) -> set[str]:
    found = set()
    for item in walk(stage.window.contentItem()):
        reader = QAccessible.queryAccessibleInterface(item)
        if reader is not None and reader.role() == QAccessible.Role.Button:
            found.add(spoken_name(item))
    return found


def test_without_motion_everything_is_there_at_once(make_stage, finished):
    stage = make_stage()
    screen = open_scoring(stage, finished)
    assert screen.property("ended")
    rows = stage.app.scores.rows()
    assert {str(row.total) for row in rows} <= texts(stage)
    assert {line["spoken"] for line in stage.app.scores.lines} <= spoken(stage)
    assert stage.app.scores.headline in texts(stage)
    assert spoken_name(stage.window.activeFocusItem()) == "Rematch"
    assert buttons(stage) == {"Main menu", "See the final table and the log (T)", "Rematch"}


def test_those_in_the_doghouse_and_the_cats_are_seen_when_they_are_counted(make_stage):
    stage = make_stage(speed="slow")
    table = pets_table(CARDS, 3, 3)
    play_until(table, lambda t: t.over)
    screen = open_scoring(stage, table)

    def heads() -> list[list[str]]:
        found = [i for i in walk(screen) if type_name(i) == "ScoreHeads"]
        faces = [[a for a in walk(i) if type_name(a) == "Avatar"] for i in found]
        return [
            [a.property("face").fileName() for a in row if a.opacity() == 1] for row in faces if row
        ]

    assert not any(heads())
    QTest.keyClick(stage.window, Qt.Key.Key_Space)
    pump()
    seats = [(seat.doghouse, seat.cats) for seat in table.state.seats]
    assert any(dogs for dogs, _ in seats)
    assert any(cats for _, cats in seats)
    wanted = [
        [f"{card.id}.svg" for card in row]
        for dogs, cats in seats
        for row in ([CARDS.cards[n] for n in dogs], [CARDS.cats[n] for n in cats])
        if row
    ]
    assert heads() == wanted


def test_rules_are_covered_until_they_are_counted(make_stage, finished):
    stage = make_stage(speed="slow")
    open_scoring(stage, finished)
    names = {row.papers["rule"]["face"].property("name") for row in stage.app.scores.rows()}
    assert not names & texts(stage)
    assert not {line["spoken"] for line in stage.app.scores.lines} & spoken(stage)
    assert stage.app.scores.headline not in texts(stage)
    QTest.keyClick(stage.window, Qt.Key.Key_Space)
    pump()
    assert names <= texts(stage)


@pytest.mark.parametrize("way", ["click", "space", "enter", "esc", "button", "setting"])
def test_the_count_can_be_cut_short(make_stage, finished, way):
    stage = make_stage(speed="slow")
    screen = open_scoring(stage, finished)
    assert not screen.property("counted")
    assert buttons(stage) == {"Skip"}
    keys = {"space": Qt.Key.Key_Space, "enter": Qt.Key.Key_Return, "esc": Qt.Key.Key_Escape}
    if way == "click":
        Mouse(stage.window).click(screen.mapToScene(QPointF(300, 300)).toPoint())
    elif way == "button":
        QTest.keyClick(stage.window, Qt.Key.Key_Tab)
        QTest.keyClick(stage.window, Qt.Key.Key_Return)
    elif way == "setting":
        stage.app.preferences.from_dict({"reduced_motion": True})
    else:
        QTest.keyClick(stage.window, keys[way])
    assert screen.property("ended")
    assert stage.app.screen == "scoring"


def test_esc_never_loses_the_result(make_stage, finished):
    stage = make_stage(speed="slow")
    screen = open_scoring(stage, finished)
    soon = timer_of(screen, 500)
    linger(soon)
    for _ in range(3):
        QTest.keyClick(stage.window, Qt.Key.Key_Escape)
    assert stage.app.screen == "scoring"
    assert over(soon)
    assert screen.property("armed")
    QTest.keyClick(stage.window, Qt.Key.Key_Escape)
    assert stage.app.screen == "scoring", "a result is not lost by one key"


def test_a_hasty_second_press_starts_no_rematch(make_stage, finished):
    stage = make_stage(speed="slow")
    screen = open_scoring(stage, finished)
    soon = timer_of(screen, 500)
    linger(soon)
    for _ in range(5):
        QTest.keyClick(stage.window, Qt.Key.Key_Space)
        QTest.keyClick(stage.window, Qt.Key.Key_Return)
    assert stage.app.screen == "scoring"
    assert over(soon)
    assert screen.property("armed")
    assert spoken_name(stage.window.activeFocusItem()) == "Rematch"


def test_arrows_go_along_the_buttons_and_enter_does_what_the_focus_shows(make_stage, finished):
    stage = make_stage()
    open_scoring(stage, finished)
    keys = Keys(stage)
    assert spoken_name(keys.focused) == "Rematch"
    keys.press(Key.Key_Left)
    assert "table" in spoken_name(keys.focused)
    keys.press(Key.Key_Left, Key.Key_Left)
    assert spoken_name(keys.focused) == "Main menu"
    keys.check_focus()
    keys.press(Key.Key_Right)
    assert "table" in spoken_name(keys.focused)
    keys.press(Key.Key_Left, Key.Key_Return)
    assert stage.app.screen == "title"


def test_a_skip_that_comes_too_late_starts_no_rematch(make_stage, finished):
    stage = make_stage(speed="fast")
    screen = open_scoring(stage, finished)
    haste = next(i for i in screen.findChildren(QObject) if i.objectName() == "haste")
    linger(haste)
    assert until(lambda: screen.property("armed"), screen.armedChanged)
    for _ in range(3):
        QTest.keyClick(stage.window, Qt.Key.Key_Space)
    assert stage.app.screen == "scoring"
    assert over(haste)
    QTest.keyClick(stage.window, Qt.Key.Key_Space)
    assert stage.app.screen != "scoring"


def test_the_count_comes_to_its_end_by_itself(make_stage, finished):
    stage = make_stage(speed="fast")
    screen = open_scoring(stage, finished)
    assert until(lambda: screen.property("counted"), screen.countedChanged)
    assert {str(row.total) for row in stage.app.scores.rows()} <= texts(stage)


def test_words_follow_the_language(make_stage, finished):
    stage = make_stage()
    open_scoring(stage, finished)
    stage.app.preferences.from_dict({"language": "cs"})
    pump()
    assert {"Stupnice vítězství", "Celkem"} <= texts(stage)
    assert not {"Victory track", "Total"} & texts(stage)


# --- the chart ----------------------------------------------------------------------------------


def test_the_chart_is_beside_the_table_where_there_is_room(make_stage, finished):
    stage = make_stage()
    open_scoring(stage, finished)
    chart, table = one(stage, "PointsChart"), one(stage, "ScoreTable")
    assert chart.isVisible()
    assert table.isVisible()
    assert chart.x() >= table.width()
    assert stage.app.scores.courseSpoken in spoken(stage)


def test_lines_go_through_the_points_of_each_round(make_stage, finished):
    stage = make_stage()
    open_scoring(stage, finished)
    most = one(stage, "PointsChart").property("most")
    lines = [i for i in walk(stage.window.contentItem()) if type_name(i) == "ChartLine"]
    for row, line in zip(stage.app.scores.rows(), lines, strict=True):
        spots = line.property("places")
        values = [round(most * (1 - spot.y() / line.height()), 3) for spot in spots]
        assert values == [*row.history, row.total]
        across = [spot.x() for spot in spots]
        assert across == sorted(across)
        assert across[-1] == pytest.approx(line.width())


def test_four_seats_turn_the_sheet_over(make_stage):
    stage = make_stage()
    table = sample_table(CARDS, 4, 2)
    play_until(table, lambda t: t.over)
    open_scoring(stage, table)
    kinds = {type_name(item) for item in walk(stage.window.contentItem())}
    assert "ScoreTable" in kinds
    assert "PointsChart" not in kinds
    QTest.keyClick(stage.window, Qt.Key.Key_Backtab)
    assert spoken_name(stage.window.activeFocusItem()) == "Points by round"
    QTest.keyClick(stage.window, Qt.Key.Key_Return)
    kinds = {type_name(item) for item in walk(stage.window.contentItem())}
    assert "PointsChart" in kinds
    assert "ScoreTable" not in kinds
    assert spoken_name(stage.window.activeFocusItem()) == "Points by source"
    QTest.keyClick(stage.window, Qt.Key.Key_Escape)
    assert one(stage, "ScoreTable").isVisible()
    QTest.keyClick(stage.window, Qt.Key.Key_Escape)
    assert stage.app.screen == "scoring", "a result is not lost by one key"


def test_end_labels_keep_apart(make_stage):
    """Four seats with the same total still have four labels."""
    stage = make_stage()
    rows = [
        ScoreRow(name, colour, "", (n, 9 - n), 9, history=(0, n))
        for n, (name, colour) in enumerate(zip("ABCD", COLOURS, strict=True))
    ]
    stage.app.scores.show(FinalScore("fort", ("track", "fort"), tuple(rows), (0, 1)))
    stage.app.show("scoring")
    pump()
    everything = walk(stage.window.contentItem(), hidden=True)
    ends = [item for item in everything if item.objectName() == "end"]
    tops = sorted(end.y() for end in ends)
    assert len(ends) == 4
    assert all(below - above >= ends[0].height() for above, below in pairwise(tops))
