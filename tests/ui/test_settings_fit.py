"""The settings in the windows that people have: all is seen, and both frames are as full."""

from __future__ import annotations

import pytest

from tests.ui.hands import Mouse, point_in, spoken_name, type_name, walk
from tests.ui.player import quiet
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, cut_texts, put_on


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [(1280, 720), (1366, 749), (1366, 768), (1920, 1080)])
def test_all_settings_are_seen_at_once_in_two_frames_about_as_full(make_stage, size, language):
    stage = make_stage()
    stage.app.show("settings")
    put_on(stage, Look(size, language, "day", 100))
    quiet(stage)
    items = list(walk(stage.window.contentItem()))
    [page] = [item for item in items if item.inherits("QQuickFlickable")]
    assert page.property("contentHeight") <= page.height()
    assert cut_texts(stage) == []
    words, moves = [item.implicitHeight() for item in items if type_name(item) == "FormGroup"]
    assert abs(words - moves) < 45 * max(1, size[1] / 768), "less than a row of choices"


def test_a_switch_of_the_settings_stands_beside_what_it_does(make_stage):
    stage = make_stage()
    stage.app.show("settings")
    quiet(stage)
    switches = [i for i in walk(stage.window.contentItem()) if type_name(i) == "Toggle"]
    assert [spoken_name(switch) for switch in switches] == [
        "Reduced motion",
        "Ask me everything",
    ]
    for switch in switches:
        [said] = [i for i in switch.parentItem().childItems() if i.inherits("QQuickText")]
        assert said.x() > switch.x() + switch.width()
        middles = [item.y() + item.height() / 2 for item in (said, switch)]
        assert middles[0] == pytest.approx(middles[1], abs=1)


@pytest.mark.parametrize(("before", "by"), [(100, 2), (130, -3)])
def test_done_stays_under_the_pointer_when_the_text_has_another_size(make_stage, before, by):
    stage = make_stage()
    stage.app.show("settings")
    put_on(stage, Look((1366, 768), "en", "day", before))
    quiet(stage)
    items = list(walk(stage.window.contentItem()))
    [stepper] = [item for item in items if type_name(item) == "Stepper"]
    [done] = [i for i in items if type_name(i) == "PushButton" and spoken_name(i) == "Done"]
    sign = point_in(stepper, 0.88 if by > 0 else 0.12)
    to, mouse = point_in(done), Mouse(stage.window)
    for _ in range(abs(by)):
        mouse.click(sign)
    mouse.move(to)
    quiet(stage)
    assert stage.app.preferences.textSize == before + 10 * by
    assert done.contains(done.mapFromScene(to))
    mouse.click(to)
    assert stage.app.screen != "settings"


def test_another_size_of_the_window_sets_the_settings_into_its_middle_again(make_stage):
    stage = make_stage()
    stage.app.show("settings")
    quiet(stage)
    [paper] = [i for i in walk(stage.window.contentItem()) if i.property("held") is not None]
    paper.setProperty("held", 600.0)
    stage.window.resize(1280, 720)
    quiet(stage)
    assert paper.property("held") == 0
