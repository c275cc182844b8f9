"""An open log leaves in sight and in reach what a decision needs."""

from __future__ import annotations

import pytest

from tests.ui.hands import Key, Keys, Mouse, point_in, type_name, walk
from tests.ui.robot import quiet
from tests.ui.test_qml_files import CARDS, Look, put_on, scene, set_up
from tests.ui.towers_at import position

TOWERS_NEED = {"primary", "second", "hint", "undo", "coach", "own", *(f"bid{n}" for n in range(6))}
FORT_NEED = {"hint", "undo", "coach", "logButton"}


def place(item):
    return item.mapRectToScene(item.boundingRect())


def named(stage, names):
    """Those things of the table in sight."""
    found = {}
    for item in walk(stage.window.contentItem()):
        if item.objectName() in names or type_name(item) in names:
            found[item.objectName() or type_name(item)] = item
    return found


def drawer(stage):
    (found,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "LogDrawer")
    return found


def open_log(stage):
    Keys(stage).press(Key.Key_L)
    quiet(stage)
    return place(drawer(stage))


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_log_of_5_towers_covers_nothing_that_decides(make_stage, size, text_size):
    stage = make_stage()
    stage.app.play(position("pbbbb"))
    put_on(stage, Look(size, "cs", "day", text_size))
    quiet(stage)
    log = open_log(stage)
    needed = named(stage, {*TOWERS_NEED, *(f"offer{n}" for n in range(5))})
    assert len(needed) == len(TOWERS_NEED) + 5
    assert [name for name, item in needed.items() if place(item).intersects(log)] == []


def test_a_bid_is_named_beside_the_open_log(make_stage):
    stage = make_stage()
    stage.app.play(position("pbbbb"))
    quiet(stage)
    log = open_log(stage)
    mouse = Mouse(stage.window)
    mouse.click(point_in(named(stage, {"bid3"})["bid3"]))
    quiet(stage)
    assert stage.app.towers.chosenBid == 3
    assert drawer(stage).isVisible()
    mouse.click(log.center().toPoint())  # what lies under it is not meant
    Keys(stage).press(Key.Key_4)
    quiet(stage)
    assert stage.app.towers.chosenBid == 4
    assert drawer(stage).isVisible()
    mouse.click(point_in(named(stage, {"logButton"})["logButton"]))
    quiet(stage)
    assert not any(type_name(i) == "LogDrawer" for i in walk(stage.window.contentItem()))


@pytest.mark.parametrize("text_size", [100, 160])
def test_the_log_of_fort_covers_neither_the_own_things_nor_the_buttons(make_stage, text_size):
    stage = make_stage(size=(1280, 720))
    set_up(stage, scene("table-pay"), CARDS)
    put_on(stage, Look((1280, 720), "cs", "day", text_size))
    quiet(stage)
    log = open_log(stage)
    needed = named(stage, {*FORT_NEED, "OwnPanel", "choice0"})
    assert {"hint", "undo", "logButton", "choice0"} <= needed.keys()
    assert [name for name, item in needed.items() if place(item).intersects(log)] == []
