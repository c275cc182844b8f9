"""What moves while the bench counts frames, and how little of a table is drawn for each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.app import Stage
from tests.ui.hands import pump, type_name, until
from tests.window import MakeStage
from tools.bench.ui.scenery import Bustle, Growth, crowded_table, late_towers

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

SHAPES = ("QQuickRectangle", "QQuickImage", "QQuickText", "Label", "Picture")
MOST = 130  # shapes and kept pictures; a table has a thousand, or 350

Looks = list[tuple[str, float, float, float, float]]


@pytest.fixture(autouse=True)
def _in_the_window(quick_hands: None, same_chance: None) -> None:
    """See `tests/window.py`."""


def is_picture(item: QQuickItem) -> bool:
    """Whether a graphics card keeps it as a picture."""
    return bool(QQmlProperty(item, "layer.enabled").read())


def drawn(root: QQuickItem) -> Iterator[QQuickItem]:
    """What is painted for each frame where a graphics card does it: shapes, and kept pictures."""
    for child in root.childItems():
        if not child.isVisible() or child.opacity() == 0:
            continue
        picture = is_picture(child)
        if picture or (type_name(child).startswith(SHAPES) and child.width() * child.height() > 0):
            yield child
        if not picture:
            yield from drawn(child)


def look(picture: QQuickItem) -> Looks:
    """What it shows, and where."""
    found = []
    for child in drawn(picture):
        box = child.mapRectToItem(picture, child.boundingRect())
        found.append((type_name(child), box.x(), box.y(), box.width(), box.height()))
    return found


def pictures(stage: Stage) -> dict[QQuickItem, Looks]:
    return {item: look(item) for item in drawn(stage.window.contentItem()) if is_picture(item)}


Scene = tuple[Stage, QObject]


@pytest.fixture(params=[(crowded_table, Bustle), (late_towers, Growth)], ids=["yards", "towers"])
def scene(request: pytest.FixtureRequest, make_stage: MakeStage) -> Iterator[Scene]:
    """A table by a graphics card, on which much moves and nothing arrives."""
    table: Callable[[], AnyTable]
    table, begin = request.param
    stage = make_stage(speed="slow")
    stage.engine.singletonInstance("Shared", "Theme").setProperty("cached", True)
    stage.app.play(table())
    pump()
    bustle = begin(stage)
    assert not stage.app.motion.settled
    pump()
    yield stage, bustle
    bustle.deleteLater()


def test_a_kid_moves_in_each_yard_while_frames_are_counted(make_stage):
    stage = make_stage(speed="slow")
    stage.app.play(crowded_table())
    pump()
    bustle = Bustle(stage)
    kids = bustle.kids
    frames = stage.window.frameSwapped
    moving = until(lambda: [kid.property("busy") for kid in kids()] == [True] * 4, frames)
    bustle.deleteLater()
    assert moving


def test_little_is_drawn_for_each_frame_while_much_moves(scene):
    stage, _ = scene
    assert len(list(drawn(stage.window.contentItem()))) <= MOST


def test_nothing_moves_within_what_is_kept_as_a_picture(scene):
    stage, _ = scene
    root = stage.window.contentItem()
    before, all_before = pictures(stage), look(root)
    assert len(before) > 5
    assert until(lambda: look(root) != all_before, stage.window.frameSwapped)
    for picture, shown in pictures(stage).items():
        assert before.get(picture, shown) == shown
