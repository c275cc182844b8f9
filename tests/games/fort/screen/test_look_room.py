"""A look at what has the focus by keys covers nothing that one could choose instead."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from tests.games.fort.screen.surveys import resized, scene
from tests.games.fort.screen.table_at import layer, open_at, peek
from tests.games.fort.screen.test_small_look import closer
from tests.games.fort.screen.test_table_layout import layout_of
from tests.ui.hands import Key, Keys, pump, type_name, walk
from tests.ui.lasting import linger, over, timer_of

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

KINDS = ("play", "add", "recruit", "recruit-phase", "trash", "perk", "follow", "lookout")
SIZES = ((1280, 720), (1366, 768))
BUTTONS = ("ChoiceButton", "ActionButton", "PlayButton")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def things_of(stage):
    return [i for i in walk(layer(stage).parentItem()) if i.isEnabled()]


def pictured(stage):
    """All that keys reach and a look shows closer."""
    return [
        item
        for item in things_of(stage)
        if item.property("picturing") and (item.activeFocusOnTab() or item.property("browsable"))
    ]


def answers(stage):
    """All that a key can decide with."""
    return [i for i in things_of(stage) if decides(i) or type_name(i) in BUTTONS]


def decides(item):
    """Rows of things say by `usable` which of theirs are."""
    used = item.property("usable") is True or item.property("removable") is True
    return used and item.property("reachable") is True


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("kind", KINDS)
def test_a_look_by_keys_covers_no_other_answer_and_not_the_question(make_stage, kind, text_size):
    stage = make_stage(size=SIZES[0])
    stage.app.preferences.from_dict({"text_size": text_size})
    open_at(stage, kind)
    timer = timer_of(closer(stage), 600)
    linger(timer)
    seen = 0
    for size in resized(stage, SIZES):
        Keys(stage).press(Key.Key_Up)
        offered = answers(stage)
        assert offered
        for item in pictured(stage):
            item.forceActiveFocus()
            assert over(timer)
            pump()
            look = peek(stage)
            assert look.isVisible(), item.objectName()
            if look.property("roomy") is False:
                continue
            seen += 1
            place = scene(look)
            assert QRectF(0, 0, *size).contains(place), (size, item.objectName())
            assert not place.intersects(layout_of(stage).property("coach")), (
                size,
                item.objectName(),
            )
            for other in offered:
                covers = other is not item and place.intersects(scene(other))
                assert not covers, (size, item.objectName(), other.objectName())
    assert seen
