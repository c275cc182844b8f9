"""A large window is a small one, drawn larger: lines, gaps and corners keep their share of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import Zone, card, open_at, rows
from tests.ui.hands import Mouse, control, point_in, pump, type_name, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

USUAL, LARGE = (1920, 1080), (3840, 2160)


def seen(stage: Stage, size: tuple[int, int]) -> list[tuple[str, QRectF]]:
    """What the app's own files make, and where that is on a window of this size."""
    stage.window.resize(QSize(*size))
    quiet(stage)
    items = [(type_name(item), item) for item in walk(stage.window.contentItem())]
    return [(name, on_the_window(item)) for name, item in items if not name.startswith("QQuick")]


def on_the_window(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def told(found: list[tuple[str, QRectF]], zoom: int) -> list[tuple[str, list[int]]]:
    places = [(name, (at.x(), at.y(), at.width(), at.height())) for name, at in found]
    return [(name, [round(n / zoom) for n in place]) for name, place in places]


@pytest.mark.parametrize("screen", ["title", "new-game", "settings", "table"])
def test_a_window_of_twice_the_size_shows_the_same_twice_as_large(make_stage, screen):
    stage = make_stage(size=USUAL)
    if screen == "table":
        open_at(stage, "play")
    else:
        stage.app.show(screen)
    usual, large = seen(stage, USUAL), seen(stage, LARGE)
    assert len(usual) > 20
    assert told(large, 2) == told(usual, 1)


def test_pictures_are_drawn_at_the_pixels_of_the_window(make_stage):
    stage = make_stage(size=LARGE)
    open_at(stage, "play")
    pictures = [i for i in walk(stage.window.contentItem()) if type_name(i) == "Picture"]
    blurred = [i for i in pictures if i.property("sourceSize").width() < 2 * i.width() - 1]
    assert pictures
    assert not blurred


def test_a_card_is_dragged_to_where_the_hand_drops_it(make_stage):
    stage = make_stage(size=LARGE, speed="normal")
    open_at(stage, "play")
    one = next(row for row in rows(stage, Zone.Hand) if card(stage, row.key).property("usable"))
    held, mouse = card(stage, one.key), Mouse(stage.window)
    mouse.press(point_in(held))
    start = held.mapToScene(held.boundingRect().center())
    mouse.move(mouse.at + QPoint(0, -300), 8)
    pump()
    assert held.property("lifted")
    now = held.mapToScene(held.boundingRect().center())
    assert abs(now.y() - start.y() + 300) < 60  # it swings and is pulled
    mouse.release()


def test_a_button_is_pressed_where_it_is_seen(make_stage):
    stage = make_stage(size=LARGE)
    stage.app.show("title")
    quiet(stage)
    Mouse(stage.window).click(point_in(control(stage, "Settings")))
    assert stage.app.screen == "settings"
