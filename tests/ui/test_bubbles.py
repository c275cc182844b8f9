"""Bubbles lie over everything else, whole and inside the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF

from tests.games.fort.screen.table_at import open_at
from tests.ui.hands import Mouse, point_in, type_name, until, walk
from tests.ui.saying import MOMENT_MS, line, place, sayers, teller, told


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def check_open(stage):
    """It is on what lies over all else, and nothing of it is cut."""
    assert type_name(told(stage).property("item").parentItem()) == "Aloft"
    window = QRectF(0, 0, stage.window.width(), stage.window.height())
    assert window.contains(place(stage)), line(stage)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize(
    ("width", "height", "text"), [(1280, 720, 100), (1366, 768, 100), (1366, 768, 160)]
)
def test_a_bubble_is_whole_and_beside_its_thing_wherever_that_lies(
    make_stage, width, height, text, language
):
    stage = make_stage()
    stage.app.preferences.from_dict({"language": language, "text_size": text})
    stage.window.resize(width, height)
    open_at(stage, "add", seats=4)
    seen = set()
    for item, says in sayers(stage):
        teller(stage).setProperty("said", says)
        check_open(stage)
        shape = item.mapRectToScene(item.boundingRect()).adjusted(2, 2, -2, -2)
        assert not place(stage).intersects(shape), f"{type_name(item)} is covered by its line"
        seen.add(type_name(item))
    assert {"SpeedButton", "Sculpture", "TokenRow", "FortPicture", "Pawn"} <= seen, seen


def test_a_bubble_lies_beside_its_thing_and_goes_when_nobody_points(make_stage):
    stage = make_stage()
    stage.window.resize(1600, 900)
    open_at(stage, "play")
    mouse = Mouse(stage.window)
    speed = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "SpeedButton")
    mouse.hover(point_in(speed))
    check_open(stage)
    button = speed.mapRectToScene(speed.boundingRect())
    assert (
        min(abs(place(stage).top() - button.bottom()), abs(place(stage).bottom() - button.top()))
        < 20
    )
    mouse.hover(QPoint(2, 890))
    assert not told(stage).isVisible()
    assert told(stage).property("item") is None


def test_a_line_is_said_after_a_moment_of_rest(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    assert 100 <= teller(stage).property("wait") <= MOMENT_MS
    supply = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "SupplyPile")
    Mouse(stage.window).hover(point_in(supply))
    assert line(stage) == "", "it has only just been pointed at"
    bubble = told(stage)
    assert until(lambda: bubble.property("shown"), bubble.shownChanged)
    assert line(stage).startswith("Supply: ")
