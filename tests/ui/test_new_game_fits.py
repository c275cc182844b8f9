"""The new-game screen in low windows: nothing is cut, and what does not fit is scrolled to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.ui.hands import Key, Keys, pump, spoken_name, type_name, walk
from tests.ui.player import quiet
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, put_on


@pytest.fixture
def stage(make_stage) -> Stage:
    made = make_stage()
    made.app.show("new-game")
    pump()
    return made


def page_of(stage: Stage) -> QQuickItem:
    return next(i for i in walk(stage.window.contentItem()) if i.inherits("QQuickFlickable"))


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [(1366, 730), (1366, 749), (1366, 768), (1920, 1042)])
def test_in_a_window_with_a_frame_all_is_seen_at_once(stage, language, size):
    put_on(stage, Look(size, language, "day", 100))
    setup = stage.app.setup
    for game in setup.games:
        setup.set_game(game)
        for count in (2, setup.most):
            setup.set_count(count)
            for pets in (False, True):
                setup.set_option("dogs", pets)
                quiet(stage)
                page = page_of(stage)
                assert not page.property("interactive"), (game, count, pets)
                assert page.property("contentHeight") <= page.height()


@pytest.mark.parametrize("size", [(1366, 730), (1280, 720), (1024, 640)])
def test_what_has_the_focus_is_scrolled_into_sight(stage, size):
    stage.app.setup.set_count(4)
    put_on(stage, Look(size, "pl", "day", 160))
    keys, page = Keys(stage), page_of(stage)
    assert page.property("interactive")
    seen = set()
    for key in (Key.Key_Tab, Key.Key_Backtab):
        for _ in range(40):
            keys.press(key)
            item = keys.focused
            seen.add(type_name(item))
            if page.isAncestorOf(item):
                place = item.mapRectToItem(page, item.boundingRect())
                assert QRectF(0, 0, page.width(), page.height()).contains(place), spoken_name(item)
    assert "Toggle" in seen
