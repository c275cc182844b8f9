"""The ends of the chart's lines while the sources are counted."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.screen.scoring import final_score as score_of_fort
from fort_desktop.games.towers.screen.scoring import final_score as score_of_towers
from fort_desktop.play.playing_on import play_until
from tests.ui.bridges import CARDS
from tests.ui.hands import pump, type_name, walk
from tools.pictures.staging import sample_table, towers_table


def count(stage, game):
    """A game of three is counted; its course, and what is on the chart."""
    table = towers_table(3, 2) if game == "towers" else sample_table(CARDS, 3, 11)
    play_until(table, lambda t: t.over)
    faces = stage.app.table_of("fort").faces
    found = score_of_towers(table) if game == "towers" else score_of_fort(table, faces)
    stage.app.scores.show(found)
    stage.app.show("scoring")
    pump()
    items = list(walk(stage.window.contentItem(), hidden=True))
    course = next(item for item in items if type_name(item) == "ScoreCourse")
    [running] = [o for o in course.children() if type_name(o) == "QQuickNumberAnimation"]
    running.setProperty("running", False)
    return course, items


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_what_leads_to_a_label_begins_at_the_end_of_the_line(make_stage, qapp, game):
    course, items = count(make_stage(speed="slow"), game)
    lines = [item for item in items if type_name(item) == "ChartLine"]
    ties = [item for item in items if item.objectName() == "tie"]
    assert len(lines) == len(ties) == 3
    for now in (1300.0, 2400.0, course.property("end")):
        course.setProperty("now", now)
        pump()
        ends = [line.property("places")[-1].y() for line in lines]
        assert [tie.property("from") for tie in ties] == pytest.approx(ends, abs=0.5)


def test_the_lines_of_5_towers_are_at_their_end_no_sooner_than_the_count(make_stage, qapp):
    """All of their points were to be seen on the table, so nothing else keeps the end back."""
    stage = make_stage(speed="slow")
    course, items = count(stage, "towers")
    lines = [item for item in items if type_name(item) == "ChartLine"]
    ends = [item for item in items if item.objectName() == "end"]
    before = 0.0
    for part in (0.2, 0.5, 0.9):
        course.setProperty("now", part * course.property("counting"))
        pump()
        grown = {line.property("grown") for line in lines}
        assert len(grown) == 1
        assert before < max(grown) < part + 0.01
        assert not any(end.isVisible() for end in ends)
        before = max(grown)
    course.setProperty("now", course.property("counting"))
    pump()
    assert all(line.property("complete") for line in lines)
    assert all(end.isVisible() for end in ends)
