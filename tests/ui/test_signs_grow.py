"""Signs that stand among words grow with them."""

from __future__ import annotations

import pytest

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import Key, Keys, type_name, walk
from tests.ui.test_qml_files import CARDS, Look, put_on, scene, set_up

SIZES = ((1366, 768), (1920, 1080))


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def within(stage, *path):
    found = [stage.window.contentItem()]
    for name in path:
        found = [i for one in found for i in walk(one) if type_name(i) == name]
    return found


def grown(stage, size, measure):
    """By how much each thing measured grows from 100 to 160."""
    both = []
    for text_size in (100, 160):
        put_on(stage, Look(size, "en", "day", text_size))
        quiet(stage)
        both.append([float(value) for value in measure()])
    assert len(both[0]) == len(both[1]) > 0
    return [after / before for before, after in zip(*both, strict=True)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["table-late", "table-follow", "table-yards"])
def test_the_icons_of_a_story_are_never_small_and_grow(make_stage, size, name):
    stage = make_stage(size=size)
    set_up(stage, scene(name), CARDS)

    def icons():
        return [i.property("unit") for i in within(stage, "StoryBubble", "StorySign")]

    for text_size, least in ((100, 24), (160, 28)):
        put_on(stage, Look(size, "en", "day", text_size))
        quiet(stage)
        assert min(icons()) >= least  # where much is told, some is folded


@pytest.mark.parametrize("size", SIZES)
def test_the_lamp_of_the_coach_and_the_pictures_of_the_preview_grow(make_stage, size):
    stage = make_stage(size=size)
    stage.app.play(position("pb"))
    stage.app.table_of("towers").touch.chooseBid(2)
    assert grown(stage, size, lambda: [i.property("lamp") for i in within(stage, "CoachBar")]) >= [
        1.2
    ]
    parts = grown(
        stage, size, lambda: [i.width() for i in within(stage, "PreviewRow", "TowerPart")]
    )
    assert min(parts) >= 1.2


def test_the_pictures_of_a_wide_log_grow(make_stage):
    stage = make_stage(size=(1280, 720))
    set_up(stage, scene("table-pay"), CARDS)
    quiet(stage)
    Keys(stage).press(Key.Key_L)
    quiet(stage)

    def pictures():
        return [within(stage, "LogDrawer", "LogLine")[0].property("sign")]

    assert min(grown(stage, (1280, 720), pictures)) >= 1.25


def test_the_icons_of_the_recap_grow(make_stage):
    stage = make_stage(size=SIZES[0])
    set_up(stage, scene("table-late"), CARDS)
    quiet(stage)
    Keys(stage).press(Key.Key_R)
    quiet(stage)
    lines = grown(
        stage, SIZES[0], lambda: [within(stage, "RecapSheet", "RecapRow")[0].property("line")]
    )
    assert min(lines) >= 1.3
