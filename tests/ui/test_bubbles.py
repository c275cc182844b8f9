"""Bubbles lie over everything else, whole and inside the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF

from tests.games.fort.screen.table_at import open_at
from tests.ui.hands import Mouse, point_in, type_name, walk


def bubbles(stage):
    """All that have something to say of a thing in sight."""
    found = [i for i in walk(stage.window.contentItem(), hidden=True) if type_name(i) == "Bubble"]
    return [b for b in found if b.property("text") and b.parentItem().isVisible()]


def check_open(stage, bubble):
    """It is on what lies over all else, and nothing of it is cut."""
    body = bubble.property("item")
    assert type_name(body.parentItem()) == "Aloft"
    window = QRectF(0, 0, stage.window.width(), stage.window.height())
    place = body.mapRectToScene(QRectF(0, 0, body.width(), body.height()))
    assert window.contains(place), bubble.property("text")


@pytest.mark.parametrize(("width", "height", "text"), [(1280, 720, 100), (1440, 810, 160)])
def test_a_bubble_is_whole_wherever_its_thing_lies(make_stage, width, height, text):
    stage = make_stage()
    stage.app.preferences.from_dict({"language": "cs", "text_size": text})
    stage.window.resize(width, height)
    open_at(stage, "add", seats=4)
    mouse = Mouse(stage.window)
    seen = set()
    for bubble in bubbles(stage):
        mouse.hover(point_in(bubble.parentItem()))
        if bubble.isVisible():
            check_open(stage, bubble)
            seen.add(type_name(bubble.parentItem()))
        mouse.hover(QPoint(2, height - 2))
    assert {"SpeedButton", "Sculpture"} <= seen, seen
    assert len(seen) > 3, seen


def test_a_bubble_lies_beside_its_thing_and_goes_when_nobody_points(make_stage):
    stage = make_stage()
    stage.window.resize(1600, 900)
    open_at(stage, "play")
    mouse = Mouse(stage.window)
    bubble = next(b for b in bubbles(stage) if type_name(b.parentItem()) == "SpeedButton")
    mouse.hover(point_in(bubble.parentItem()))
    check_open(stage, bubble)
    button = bubble.parentItem().mapRectToScene(bubble.parentItem().boundingRect())
    body = bubble.property("item")
    assert abs(body.mapRectToScene(body.boundingRect()).top() - button.bottom()) < 20
    mouse.hover(QPoint(2, 890))
    assert not bubble.isVisible()
    assert bubble.property("item") is None
