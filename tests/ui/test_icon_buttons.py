"""Buttons with a picture alone: what they are for is told, and their ink can be seen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fort_desktop
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import Key, Keys, Mouse, point_in, type_name, walk
from tests.ui.saying import line
from tests.ui.test_qml_files import Look, put_on

TOP = Path(fort_desktop.__file__).parent
BACK = re.compile(r'icon: "([^"]*)"\n(?:.*\n)?\s*text: qsTr\("Back"\)')


@pytest.fixture
def stage(make_stage):
    made = make_stage(size=(1280, 720))  # large type leaves no room for words there
    made.app.preferences.from_dict({"text_size": 130})
    made.app.play(position("pbb"))
    quiet(made)
    return made


def button(stage, name):
    return next(i for i in walk(stage.window.contentItem()) if i.objectName() == name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("logButton", "Log"),
        ("settings", "Settings"),
        ("helpButton", "Help"),
        ("leave", "Main menu"),
    ],
)
def test_who_walks_by_keys_reads_what_a_picture_is_for(stage, name, said):
    Keys(stage).go_to(button(stage, name))
    quiet(stage)
    assert line(stage) == said


def test_after_a_click_only_the_pointer_opens_a_bubble(stage):
    mouse = Mouse(stage.window)
    mouse.click(point_in(button(stage, "speed")))
    mouse.hover(point_in(button(stage, "own"), 0.5, 0.3))
    quiet(stage)
    assert button(stage, "speed").hasActiveFocus()
    assert line(stage) == ""
    Keys(stage).press(Key.Key_Tab)
    quiet(stage)
    assert line(stage) == "Settings"


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_pictures_of_buttons_lie_on_something_light(stage, theme):
    put_on(stage, Look((1280, 720), "en", theme, 160))
    Keys(stage).press(Key.Key_L)
    quiet(stage)
    found = [
        i for i in walk(stage.window.contentItem()) if i.property("icon") and i.property("lip")
    ]
    assert {i.property("icon") for i in found} >= {"cross", "exit", "log", "help", "settings"}
    plain = [i for i in found if i.property("icon") not in {"undo", "play"}]
    assert [i.property("icon") for i in plain if i.property("fill").lightnessF() < 0.6] == []


def test_the_frame_of_the_chosen_game_is_whole(make_stage):
    """Where the sheet scrolls it cuts what sticks out of it."""
    stage = make_stage()
    stage.app.show("new-game")
    put_on(stage, Look((1366, 768), "pl", "day", 160))
    cell = button(stage, "game-fort")
    cell.forceActiveFocus()
    quiet(stage)
    (ring,) = (i for i in walk(cell) if type_name(i) == "FocusRing")
    page = cell
    while not page.inherits("QQuickFlickable"):
        page = page.parentItem()
    assert page.clip()
    assert page.mapRectToScene(page.boundingRect()).contains(
        ring.mapRectToScene(ring.boundingRect())
    )


def test_every_way_back_has_the_same_sign():
    """In the source, as some of them are seen only when something has gone wrong."""
    signs = [
        sign
        for path in (*TOP.rglob("ui/qml/**/*.qml"), *TOP.rglob("screen/qml/**/*.qml"))
        for sign in BACK.findall(path.read_text("utf-8"))
    ]
    assert len(signs) >= 3
    assert set(signs) == {"left"}
