"""The small view of a card beside it: when it opens, and that it closes when nobody asks for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from tests.games.fort.screen.table_at import Zone, card, kids_wait, open_at, peek, rows, usable
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, thing, walk
from tests.ui.lasting import linger, over, timer_of

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def stage(make_stage):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=kids_wait)
    return stage


@pytest.fixture
def park(stage):
    return rows(stage, Zone.Park)[0]


def closer(stage):
    return next(i for i in walk(stage.window.contentItem()) if i.objectName() == "closer")


def waited_for(stage):
    """What a look that is due waits for; until it is over, no look comes."""
    timer = timer_of(closer(stage), 600)
    linger(timer)
    return timer


@pytest.fixture
def wait(stage):
    return waited_for(stage)


def asked_by_keys(stage):
    """A kid in a rival's yard has the focus, by keys: a look at it is due."""
    kid = next(row for row in usable(stage) if row.zone == Zone.Yard)
    item = card(stage, kid.key)
    Keys(stage).press(Key.Key_Up)
    item.forceActiveFocus()
    pump()
    assert closer(stage).property("waiting")
    return item


@pytest.mark.usefixtures("wait")
def test_by_keys_nothing_opens_for_what_has_been_left(stage):
    button = thing(stage, "leave")
    asked_by_keys(stage)
    button.forceActiveFocus()
    assert not closer(stage).property("waiting")
    assert not peek(stage).isVisible()


def test_by_keys_what_is_open_closes_when_the_focus_leaves(stage, wait):
    asked_by_keys(stage)
    assert over(wait)
    assert peek(stage).isVisible()
    thing(stage, "leave").forceActiveFocus()
    assert not peek(stage).isVisible()
    assert not closer(stage).property("waiting")


def test_tab_takes_over_from_the_pointer(stage, park, wait):
    mouse = Mouse(stage.window)
    item = card(stage, park.key)
    mouse.hover(point_in(item))
    assert over(wait)
    assert peek(stage).isVisible()
    item.forceActiveFocus()
    Keys(stage).press(Key.Key_Tab)
    assert not item.hasActiveFocus()
    assert not peek(stage).isVisible()


@pytest.mark.parametrize("key", [Key.Key_R, Key.Key_F1])
@pytest.mark.parametrize("open_", [False, True])
def test_a_sheet_closes_it(make_stage, key, open_):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=lambda table: table.state.round > 1 and kids_wait(table))
    wait = waited_for(stage)
    Mouse(stage.window).hover(point_in(card(stage, rows(stage, Zone.Park)[0].key)))
    assert closer(stage).property("waiting")
    if open_:
        assert over(wait)
        assert peek(stage).isVisible()
    keys = Keys(stage)
    keys.press(key)
    sheet = keys.focused.objectName()
    assert sheet in ("closeRecap", "closeSheet")
    assert not peek(stage).isVisible()
    assert not closer(stage).property("waiting")
    keys.press(Key.Key_Escape)
    assert keys.focused.objectName() != sheet


def test_a_card_that_was_dropped_has_not_been_pointed_at(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    wait = waited_for(stage)
    item = card(stage, usable(stage)[0].key)
    stage.app.table_of("fort").touch.pick(usable(stage)[0].key)
    there = point_in(item)
    stage.app.table_of("fort").undoing.undo()
    pump()
    mouse = Mouse(stage.window)
    mouse.press(point_in(item, 0.3, 0.4))
    mouse.move(there, steps=4)
    mouse.release()
    assert item.property("zone") == Zone.Play
    mouse.hover(mouse.at)  # a pointer at rest says again where it is
    assert item.property("hovered")
    assert not closer(stage).property("waiting")
    mouse.hover(mouse.at + QPoint(3, 2))  # a hand that trembles
    assert not closer(stage).property("waiting")
    mouse.hover(there + QPoint(0, 24))
    assert closer(stage).property("waiting")
    assert over(wait)
    assert peek(stage).isVisible()


def test_a_card_that_comes_under_the_pointer_has_not_been_pointed_at(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=3)
    key = usable(stage)[0].key
    stage.app.table_of("fort").touch.pick(key)
    there = point_in(card(stage, key))
    stage.app.table_of("fort").undoing.undo()
    pump()
    mouse = Mouse(stage.window)
    mouse.hover(there)
    stage.app.table_of("fort").touch.pick(key)
    pump()
    mouse.hover(mouse.at)
    assert card(stage, key).property("hovered")
    assert not closer(stage).property("waiting")
