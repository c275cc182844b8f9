"""The title: alive by turns, still when it should be, and all of its pictures there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QMetaObject, QPoint, QPointF
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.play.adapter import new_table
from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import quiet
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, until, walk
from tests.ui.speaking import CODES, plain
from tools.pictures.staging import sample_table, towers_table

CARDS = frozen_cards()
MOVING = ("hop", "dip", "out", "drift")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def scene(stage: Stage) -> QQuickItem:
    pump()
    return next(i for i in walk(stage.window.contentItem()) if type_name(i) == "TitleScene")


def actors(stage: Stage) -> list[QQuickItem]:
    return [item for item in walk(scene(stage)) if item.property("busy") is not None]


def busy(stage: Stage) -> int:
    return sum(bool(item.property("busy")) for item in actors(stage))


def stir(item: QQuickItem) -> None:
    assert QMetaObject.invokeMethod(item, "stir")


def test_somebody_moves_and_never_the_same_twice(make_stage):
    stage = make_stage(speed="slow")
    place = scene(stage)
    assert place.property("awake")
    moved = []
    for _ in range(12):
        stir(place)
        moved.append(place.property("last"))
    assert all(a is not b for a, b in pairwise(moved))
    assert busy(stage) > 0


def test_life_is_no_play_that_anybody_waits_for(make_stage):
    stage = make_stage(speed="slow")
    for one in actors(stage):
        stir(one)
    assert busy(stage) == len(actors(stage)) > 15
    assert stage.app.motion.settled


def test_clouds_drift(make_stage):
    stage = make_stage(speed="normal")
    place = scene(stage)
    assert until(lambda: place.property("drift") > 0, place.driftChanged)


@pytest.mark.parametrize("calm", [{"animation": "off"}, {"reduced_motion": True}])
def test_everything_comes_to_rest_when_motion_is_not_wanted(make_stage, calm):
    stage = make_stage(speed="slow")
    place = scene(stage)
    place.setProperty("drift", 30)
    for one in actors(stage):
        stir(one)
    pump()
    stage.app.preferences.from_dict(calm)
    pump()
    assert not place.property("awake")
    assert busy(stage) == 0
    for item in [place, *actors(stage)]:
        assert not any(item.property(name) for name in MOVING)
        assert not item.property("shut")
    stir(place)
    assert busy(stage) == 0


def test_the_bird_comes_back_to_its_perch(make_stage):
    stage = make_stage(speed="slow")
    bird = next(item for item in actors(stage) if type_name(item) == "SceneBird")
    home = bird.x(), bird.y()
    while not bird.property("at"):
        QMetaObject.invokeMethod(bird, "rest")
        stir(bird)
    stage.app.preferences.from_dict({"animation": "off"})
    pump()
    assert (bird.x(), bird.y()) == home


def test_behind_a_sheet_of_paper_nothing_moves(make_stage):
    stage = make_stage(speed="normal")
    stage.app.show("settings")
    assert not scene(stage).property("awake")


def test_a_window_that_nobody_sees_is_still(make_stage):
    stage = make_stage(speed="normal")
    place = scene(stage)
    stage.window.showMinimized()
    assert until(lambda: not place.property("awake"), place.awakeChanged)


def test_every_picture_is_there(make_stage):
    stage = make_stage()
    for theme in ("day", "evening"):
        stage.app.preferences.from_dict({"theme": theme})
        pump()
        images = [i for i in walk(scene(stage), hidden=True) if i.inherits("QQuickImage")]
        assert len(images) > 50
        for image in images:
            if image.property("source").toString():
                assert image.implicitWidth() > 0, image.property("source")


def signs(stage: Stage) -> list[QQuickItem]:
    quiet(stage)  # the column finds its places in a frame
    return [i for i in walk(stage.window.contentItem()) if type_name(i) == "SignButton"]


def test_signs_keep_their_places_while_games_are_read(make_stage):
    stage = make_stage()
    left = stage.app.left
    assert len(signs(stage)) == 3
    left.look(2)
    first, second, *others = signs(stage)
    assert not first.isEnabled()
    assert not second.isEnabled()
    places = [item.y() for item in others]
    left.look(0)
    left.find([towers_table(5, 1), sample_table(CARDS, 2, 1)])
    assert signs(stage) == [first, second, *others]
    assert first.isEnabled()
    assert second.isEnabled()
    assert [item.y() for item in others] == pytest.approx(places, abs=2)


@pytest.mark.parametrize("wanted", ["fort", "towers"])
def test_each_game_that_was_left_is_continued_by_keys_and_by_mouse(make_stage, wanted):
    stage = make_stage()
    app = stage.app
    tables = {"towers": towers_table(5, 1), "fort": sample_table(CARDS, 4, 1)}
    for table in tables.values():
        app.left.leave(table)
    fort, towers, fresh, *_ = signs(stage)
    heard = [plain(spoken_name(sign)) for sign in (fort, towers)]
    assert heard[0].startswith("Continue. Fort – round 1 – Ola: 0")
    assert heard[1].startswith("Continue. 5 Towers – round 1 – Ola: 0")
    assert heard[1].endswith("Magda: 0")
    keys = Keys(stage)
    keys.go_to(fresh)
    keys.press(*[Key.Key_Up] * (1 if wanted == "towers" else 2))
    assert keys.focused is (towers if wanted == "towers" else fort)
    keys.press(Key.Key_Return)
    pump()
    assert (app.screen, app.game) == ("table", wanted)
    assert app._played is tables[wanted]
    app.show("title")
    chosen, *_ = signs(stage)  # the one left last comes first
    Mouse(stage.window).click(point_in(chosen))
    assert app._played is tables[wanted]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_all_signs_are_in_the_window_at_every_size_of_text(make_stage, size):
    stage = make_stage()
    stage.window.resize(*size)
    stage.app.left.find([towers_table(5, 1), sample_table(CARDS, 4, 1)])
    for code in CODES:
        for text in (80, 100, 130, 160):
            stage.app.preferences.from_dict({"language": code, "text_size": text})
            spots = [i.mapRectToScene(i.boundingRect()) for i in signs(stage)]
            assert len(spots) == 5
            assert spots[-1].bottom() < size[1], (code, text)
            assert all(a.bottom() < b.top() + 4 for a, b in pairwise(spots)), (code, text)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("text", [100, 140, 160])
def test_all_signs_that_continue_say_so_in_letters_of_one_size(make_stage, code, text):
    stage = make_stage()
    stage.app.preferences.from_dict({"language": code, "text_size": text})
    seats = sample_table(CARDS, 4, 1).seats
    pets = new_table(CARDS, seats, 1, pets=("dogs", "cats"))
    stage.app.left.find([towers_table(5, 1), pets])
    widths = [
        next(i for i in walk(sign) if i.property("text") == sign.property("text")).property(
            "contentWidth"
        )
        for sign in signs(stage)[:2]
    ]
    assert widths[0] == pytest.approx(widths[1], abs=0.5)


@pytest.mark.parametrize(
    ("pets", "said"),
    [
        ((), "Fort – round 1 – Ola: 0, Max: 0"),
        (("dogs",), "with dogs"),
        (("cats",), "with cats"),
        (("dogs", "cats"), "with dogs and cats"),
    ],
)
def test_continue_shows_and_says_what_is_played_with(make_stage, pets, said):
    stage = make_stage()
    seats = sample_table(CARDS, 2, 1).seats
    stage.app.play(new_table(CARDS, seats, 1, pets=pets))
    stage.app.show("title")
    pump()
    sign = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "SignButton")
    icons = [i.property("source").fileName() for i in walk(sign) if type_name(i) == "Picture"]
    assert icons == ["play.svg", "fort-level.svg", *(f"{pet[:-1]}.svg" for pet in pets)]
    assert plain(spoken_name(sign)).endswith(said)
    stage.app.preferences.from_dict({"language": "cs"})
    pump()
    assert not plain(spoken_name(sign)).endswith(said)


def test_a_sign_moves_by_whole_pixels_straight_up_and_down(make_stage):
    """Else each letter of its small text finds its pixel by itself, and jumps."""
    stage = make_stage(speed="normal")
    stage.app.left.leave(towers_table(5, 1))
    for sign in signs(stage):
        (plank,) = (item for item in sign.childItems() if type_name(item) == "Banner")
        home = plank.mapToScene(QPointF())
        ways = moved_by_a_hand(stage, sign, plank)
        assert {round(way) for way in ways} >= {-2, 3}
        for way in ways:
            assert way == pytest.approx(round(way), abs=2e-3)
        assert plank.mapToScene(QPointF()).x() == pytest.approx(home.x(), abs=1e-6)


def moved_by_a_hand(stage: Stage, sign: QQuickItem, plank: QQuickItem) -> list[float]:
    """How far up or down its plank is at each step, when it is pointed at and then pressed."""
    home = plank.mapToScene(QPointF()).y()
    ways: list[float] = []

    def note() -> None:
        ways.append(plank.mapToScene(QPointF()).y() - home)

    plank.yChanged.connect(note)
    mouse = Mouse(stage.window)
    mouse.hover(point_in(sign, across=0.3))
    assert until(lambda: plank.y() < -1.9, plank.yChanged)
    mouse.press(point_in(sign, across=0.3))
    assert until(lambda: plank.y() > 2.9, plank.yChanged)
    plank.yChanged.disconnect(note)
    mouse.move(QPoint(1000, 700))
    mouse.release()
    return ways


def test_who_comes_back_from_the_settings_by_keys_is_where_they_left(make_stage):
    stage = make_stage()
    keys = Keys(stage)
    closed = []
    stage.window.closing.connect(lambda: closed.append(True))
    keys.press(Key.Key_Down)
    assert spoken_name(keys.focused).startswith("Settings")
    keys.press(Key.Key_Return)
    assert until(lambda: stage.app.screen == "settings", stage.app.screenChanged)
    keys.press(Key.Key_Escape)
    assert until(lambda: stage.app.screen == "title", stage.app.screenChanged)
    pump()
    assert spoken_name(keys.focused).startswith("Settings")
    keys.press(Key.Key_Up, Key.Key_Return)
    assert (stage.app.screen, closed) == ("new-game", [])
    stage.app.show("title")
    pump()
    assert spoken_name(keys.focused).startswith("New game"), "it was only once"
