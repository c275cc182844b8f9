"""A window that changes its size: everything goes to its new place at once, and is drawn once."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from PySide6.QtCore import SIGNAL, QObject
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy

from tests.games.fort.screen.table_at import open_at
from tests.ui.hands import pump, walk

MOST = 3  # for the size of the window, that of the text, which goes with it, and a row that grows
SAID = 2  # how often Qt says that a picture has another size: when it is asked for, and drawn


@pytest.fixture
def table(lend_stage):
    stage = lend_stage()
    open_at(stage, "play", seats=4)
    return stage


def layout_of(stage) -> QObject:
    found = stage.window.findChild(QObject, "layout")
    assert found is not None
    return found


def pictures(stage) -> list[QQuickItem]:
    """Those that are drawn in the size in which they show."""
    items = walk(stage.window.contentItem(), hidden=True)
    return [
        item
        for item in items
        if item.inherits("QQuickImage") and item.metaObject().indexOfProperty("pixels") >= 0
    ]


def changes(stage) -> Counter[str]:
    """How often each property of the layout changes from now on."""
    layout = layout_of(stage)
    count: Counter[str] = Counter()
    meta = layout.metaObject()
    for n in range(meta.propertyCount()):
        one = meta.property(n)
        if one.hasNotifySignal():
            signal = bytes(one.notifySignal().name().data()).decode()
            getattr(layout, signal).connect(partial(count.update, [one.name()]))
    return count


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 1024), (900, 1400)])
def test_no_part_of_the_table_changes_its_place_more_often_than_need_be(table, size):
    count = changes(table)
    table.window.resize(*size)
    pump()
    assert count["hand"] > 0
    assert {name: often for name, often in count.items() if often > MOST} == {}


def test_those_in_the_yards_are_told_their_places_once_all_boards_have_theirs(table):
    count = changes(table)
    table.window.resize(1920, 1080)
    assert count["yards"] <= 1
    pump()
    assert count["yards"] == 1
    assert count["forts"] == 1


def test_each_picture_is_drawn_once_for_a_new_size(table):
    spies = [QSignalSpy(picture, SIGNAL("sourceSizeChanged()")) for picture in pictures(table)]
    table.window.resize(1920, 1080)
    pump()
    assert {spy.count() for spy in spies} == {0, SAID}


def test_a_frame_shows_no_picture_in_a_size_of_before(table):
    stale = []

    def look() -> None:
        stale.extend(
            picture
            for picture in pictures(table)
            if picture.isVisible()
            and picture.property("pixels").width() > 0
            and picture.property("sourceSize") != picture.property("pixels").toSize()
        )

    table.window.afterSynchronizing.connect(look)
    table.window.resize(1920, 1080)
    table.window.grabWindow()
    assert stale == []
