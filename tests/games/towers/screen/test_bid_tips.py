"""What is told of the numbers of a bid lies beside their panel, and is said only when asked."""

from __future__ import annotations

import pytest

from tests.games.towers.screen.sitting import Sitting
from tests.ui.hands import Key, point_in, pump, type_name, walk
from tests.ui.speaking import plain


@pytest.fixture
def sit(make_stage):
    return lambda **how: Sitting(make_stage(), **how)


def why_nots(here):
    """The reasons in bubbles at the panel."""
    found = [i for i in walk(here.item("bidPanel")) if type_name(i) == "Bubble"]
    return [i for i in found if i.property("shown")]


def test_why_not_a_number_hides_neither_numbers_nor_buttons(sit):
    here = sit(bids=[None, 2])
    panel = here.item("bidPanel")
    for text_size in (100, 160):
        here.stage.app.preferences.from_dict({"text_size": text_size, "animation": "off"})
        here.mouse.hover(point_in(here.item("bid1")))
        pump()
        (bubble,) = why_nots(here)
        body = bubble.property("item")
        place = body.mapRectToScene(body.boundingRect())
        assert not panel.mapRectToScene(panel.boundingRect()).intersects(place)
        assert here.stage.window.contentItem().boundingRect().contains(place)
        column = here.item("bid1").mapRectToScene(here.item("bid1").boundingRect())
        assert place.left() < column.center().x() < place.right()
        here.mouse.hover(point_in(here.item("bid4")))
        pump()
        assert why_nots(here) == []


def test_a_pointer_that_only_rests_asks_nothing(sit):
    """What has come under it, after something else was pressed there, is not told."""
    here = sit(bids=[None, 2])
    here.mouse.hover(point_in(here.item("bid1")))
    pump()
    assert len(why_nots(here)) == 1
    here.towers.shown.changed.emit()
    pump()
    assert why_nots(here) == []
    here.mouse.hover(point_in(here.item("bid1"), 0.4, 0.6))
    pump()
    assert len(why_nots(here)) == 1


def test_why_not_a_number_is_said_once(sit):
    here = sit(bids=[None, 2], own={"forest": "3", "cake": "11"})
    here.click(here.item("bid2"))
    assert here.item("bid2").hasActiveFocus()
    assert here.said() == plain(here.item("bid2").property("reason"))
    assert why_nots(here) == [], "the coach says it"
    here.mouse.hover(point_in(here.item("coach")))
    here.towers.coach._was_read()
    pump()
    assert why_nots(here) == [], "nobody points there"
    here.mouse.hover(point_in(here.item("bid5")))
    pump()
    (bubble,) = why_nots(here)
    assert bubble.property("text") == here.item("bid5").property("reason")
    assert bubble.property("text") != here.item("bid2").property("reason")
    here.mouse.hover(point_in(here.item("coach")))
    here.press(Key.Key_5)
    assert here.item("bid5").hasActiveFocus(), "not on the button that bids what was chosen before"
    assert why_nots(here) == [], "the coach says it"
    here.towers.coach._was_read()
    pump()
    (bubble,) = why_nots(here)
    assert bubble.property("text") == here.item("bid5").property("reason"), "keys are there"
    moves = len(here.table.history)
    here.press(Key.Key_Return)
    assert len(here.table.history) == moves
    here.press(Key.Key_3)
    assert why_nots(here) == []
    here.press(Key.Key_Return)
    assert len(here.table.history) > moves
