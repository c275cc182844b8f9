"""The settings in the windows that people have: all is seen, and both frames are as full."""

from __future__ import annotations

import pytest

from tests.ui.hands import spoken_name, type_name, walk
from tests.ui.player import quiet
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, cut_texts, put_on


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
