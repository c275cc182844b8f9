"""The new-game screen in low windows: nothing is cut, and what does not fit is scrolled to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, walk
from tests.ui.player import quiet
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, put_on


@pytest.fixture
def stage(make_stage) -> Stage:
    made = make_stage()
    made.app.show("new-game")
    pump()
    return made


def one(stage: Stage, name: str) -> QQuickItem:
    return next(i for i in walk(stage.window.contentItem()) if i.objectName() == name)


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


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [(1366, 749), (1366, 768)])
def test_the_offer_of_the_rules_pushes_nothing_out_of_sight(stage, language, size):
    put_on(stage, Look(size, language, "day", 100))
    for game in stage.app.setup.games:
        stage.app.setup.set_game(game)
        new_game(stage).setProperty("novice", True)
        quiet(stage)
        assert one(stage, "firstTime").isVisible()
        assert not page_of(stage).property("interactive"), game


def new_game(stage: Stage) -> QQuickItem:
    return next(i for i in walk(stage.window.contentItem()) if "NewGame" in type_name(i))


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


def places(stage: Stage) -> list[QRectF]:
    """Of all that is on the page, but for what comes and goes."""
    kept = {"GamePicker", "ChoiceCell", "SeatBoard", "FreeSeat", "VariantBox"}
    return [
        item.mapRectToScene(item.boundingRect())
        for item in walk(stage.window.contentItem())
        if type_name(item) in kept
    ]


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("size", [(1366, 768), (1024, 640), (1080, 1920)])
def test_more_options_come_where_their_button_was_and_move_nothing(
    stage, size, text_size, language
):
    put_on(stage, Look(size, language, "day", text_size))
    screen = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "NewGamePage")
    for game in stage.app.setup.games:
        stage.app.setup.set_game(game)
        screen.setProperty("more", False)
        quiet(stage)
        before = places(stage)
        Mouse(stage.window).click(point_in(one(stage, "moreOptions")))
        quiet(stage)
        assert places(stage) == before
        field = one(stage, "seed")
        assert Keys(stage).focused.parentItem() is field
        assert field.width() > 100
        place = field.mapRectToScene(field.boundingRect())
        others = [where for where in before if where.intersects(place)]
        assert others == []


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [(1080, 1920), (1366, 768), (1920, 1080)])
def test_switches_of_options_beside_each_other_stand_at_one_height(stage, size, language):
    put_on(stage, Look(size, language, "day", 100))
    quiet(stage)
    switches = [i for i in walk(stage.window.contentItem()) if type_name(i) == "Toggle"]
    assert len(switches) == 3
    assert len({item.mapToScene(QPointF(0, 0)).y() for item in switches}) == 1
