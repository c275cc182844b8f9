"""The ends of the chart's lines while the sources are counted."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.screen.scoring import final_score as score_of_fort
from fort_desktop.games.towers.screen.scoring import final_score as score_of_towers
from fort_desktop.play.playing_on import play_until
from tests.ui.bridges import CARDS
from tests.ui.hands import pump, type_name, walk
from tools.pictures.staging import sample_table, towers_table


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_what_leads_to_a_label_begins_at_the_end_of_the_line(make_stage, qapp, game):
    """In 5 Towers the whole line is there from the first source on: all of it was to be seen."""
    stage = make_stage(speed="slow")
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
    lines = [item for item in items if type_name(item) == "ChartLine"]
    ties = [item for item in items if item.objectName() == "tie"]
    assert len(lines) == len(ties) == 3
    for now in (1300.0, 2400.0, course.property("end")):
        course.setProperty("now", now)
        pump()
        ends = [line.property("places")[-1].y() for line in lines]
        assert [tie.property("from") for tie in ties] == pytest.approx(ends, abs=0.5)
