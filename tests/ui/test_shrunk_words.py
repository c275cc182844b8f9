"""Words that shrink to fit stand where they stood at their full size."""

from __future__ import annotations

import pytest

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import type_name, walk
from tests.ui.test_qml_files import Look, put_on


@pytest.mark.parametrize("theme", ["contrast", "evening"])
@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_what_a_bot_is_stands_in_the_middle_of_its_pill(make_stage, size, theme):
    stage = make_stage(size=size)
    stage.app.play(position("pbbb"))
    put_on(stage, Look(size, "pl", theme, 160))
    quiet(stage)
    tags = [
        item
        for header in walk(stage.window.contentItem())
        if type_name(header) == "SeatHeader"
        for item in walk(header)
        if item.inherits("QQuickText") and "bot," in item.property("text")
    ]
    assert tags
    for tag in tags:
        pill = tag.parentItem()
        ink = dark_rows(stage, tag.mapRectToScene(tag.boundingRect()))
        box = pill.mapRectToScene(pill.boundingRect())
        assert abs((ink[0] + ink[-1] + 1) / 2 - box.center().y()) <= 2.5


def dark_rows(stage, place):
    """The rows of the picture in which there are letters, from above."""
    picture = stage.window.grabWindow()
    left, right = round(place.left()) + 6, round(place.right()) - 6
    top, end = round(place.top()) + 3, round(place.bottom()) - 3
    return [
        y
        for y in range(top, end)
        if any(picture.pixelColor(x, y).lightness() < 90 for x in range(left, right))
    ]
