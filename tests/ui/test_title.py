"""The title: alive by turns, still when it should be, and all of its pictures there."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QMetaObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from fort_desktop.content import load_cards
from fort_desktop.session.fort_adapter import new_table
from fort_desktop.session.record import to_record
from fort_desktop.session.table import AnyTable
from fort_desktop.storage.autosave import Autosave
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.staging import sample_table, towers_table
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, until, walk
from tests.ui.robot import quiet
from tests.ui.speaking import CODES, plain

CARDS = load_cards()
MOVING = ("hop", "dip", "out", "drift")


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
    assert app.screen == ("towers" if wanted == "towers" else "table")
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


def leave_three(stage: Stage) -> list[AnyTable]:
    """Games of 5 Towers, the one left last first."""
    tables = [towers_table(3, seed) for seed in (1, 2, 3)]
    for table in tables:
        stage.app.play(table)
        stage.app._keep()
        stage.app.show("title")
    return tables[::-1]


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_every_game_that_was_left_can_be_continued(make_stage, folders, by):
    stage = make_stage(folders=folders)
    app = stage.app
    tables = leave_three(stage)
    newest, *_ = signs(stage)
    assert app.left.of("towers") is tables[0]
    tag = next(i for i in walk(newest) if type_name(i) == "MoreGames")
    assert plain(spoken_name(tag)) == "2 more unfinished games"
    keys, mouse = Keys(stage), Mouse(stage.window)
    if by == "keys":
        keys.go_to(newest)
        keys.press(Key.Key_Right, Key.Key_Left, Key.Key_Right, Key.Key_Return)
    else:
        mouse.click(point_in(tag))
    assert app.screen == "left"
    rows = signs(stage)
    assert [offer["key"] for offer in app.left.unfinished] == [table.key for table in tables]
    assert all("5 Towers – round 1. Ola: 0" in plain(spoken_name(row)) for row in rows)
    if by == "keys":
        keys.press(Key.Key_Down, Key.Key_Down, Key.Key_Return)
    else:
        mouse.click(point_in(rows[2]))
    assert (app.screen, app._played.key) == ("towers", tables[2].key)
    app.show("title")
    assert app.left.of("towers").key == tables[2].key
    assert [offer["key"] for offer in app.left.others] == [table.key for table in tables[:2]]
    stage.app.showOthers("towers")
    keys.press(Key.Key_Escape)
    assert app.screen == "title"


def open_list(stage: Stage) -> None:
    """Look through the games of the kind that was left last."""
    keys = Keys(stage)
    keys.go_to(signs(stage)[0])
    keys.press(Key.Key_Right, Key.Key_Return)
    assert stage.app.screen == "left"
    quiet(stage)


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_a_left_game_is_removed_for_good_when_asked_twice(make_stage, folders, by):
    stage = make_stage(folders=folders)
    app, keys, mouse = stage.app, Keys(stage), Mouse(stage.window)
    tables = leave_three(stage)
    open_list(stage)

    def cross(number):
        found = walk(stage.window.contentItem())
        return next(i for i in found if i.objectName() == f"remove{number}")

    keys.go_to(signs(stage)[2])
    if by == "keys":
        keys.press(Key.Key_Delete)
        assert plain(spoken_name(cross(2))) == "Remove for good?"
        keys.press(Key.Key_Escape)
        assert plain(spoken_name(cross(2))) == "Remove this game"
        keys.press(Key.Key_Left, Key.Key_Delete, Key.Key_Return)
    else:
        mouse.click(point_in(cross(2)))
        assert len(app.left.unfinished) == 3
        quiet(stage)
        QTest.qWait(QGuiApplication.styleHints().mouseDoubleClickInterval() + 20)
        mouse.click(point_in(cross(2)))
    assert keys_of(app) == [tables[0].key, tables[1].key]
    assert not list(folders.autosaves.glob(f"{tables[2].key}-*"))
    assert signs(stage)[1].hasActiveFocus()


def keys_of(app: AppBridge) -> list[str]:
    """The games that wait."""
    return [left["key"] for left in app.left.unfinished]


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_the_newest_game_is_removed_and_the_next_one_is_offered(make_stage, folders, by):
    stage = make_stage(folders=folders)
    app, keys, mouse = stage.app, Keys(stage), Mouse(stage.window)
    tables = leave_three(stage)
    open_list(stage)
    if by == "keys":
        keys.press(Key.Key_Delete, Key.Key_Return)
    else:
        bin_ = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "remove0")
        mouse.click(point_in(bin_))
        QTest.qWait(QGuiApplication.styleHints().mouseDoubleClickInterval() + 20)
        mouse.click(point_in(bin_))
    assert keys_of(app) == [tables[1].key, tables[2].key]
    assert app.left.of("towers").key == tables[1].key
    assert not list(folders.autosaves.glob(f"{tables[0].key}-*"))


@pytest.mark.parametrize("by", ["delete", "right", "mouse"])
def test_the_only_game_is_removed_too(make_stage, folders, by):
    stage = make_stage(folders=folders)
    app, keys = stage.app, Keys(stage)
    app.play(towers_table(3, 1))
    app.show("title")
    pump()
    (sign, *_) = signs(stage)
    tag = next(i for i in walk(sign) if type_name(i) == "MoreGames")
    assert plain(spoken_name(tag)) == "Unfinished games"
    if by == "mouse":
        Mouse(stage.window).click(point_in(tag))
    else:
        keys.go_to(sign)
        keys.press(*[Key.Key_Delete] if by == "delete" else [Key.Key_Right, Key.Key_Return])
    assert app.screen == "left"
    keys.go_to(signs(stage)[0])
    keys.press(Key.Key_Delete, Key.Key_Return)
    assert (app.screen, app.left.offers, app.left.unfinished) == ("title", [], [])
    assert not list(folders.autosaves.iterdir())


def test_a_game_that_is_not_on_the_disk_is_listed_and_removed_as_well(make_app):
    app = make_app()
    table = towers_table(3, 1)
    app.play(table)
    app.show("title")
    assert [(left["key"], left["when"]) for left in app.left.unfinished] == [(table.key, "")]
    app.continueOther(table.key)
    assert app._played is table
    app.show("title")
    app.removeOther(table.key)
    assert app.left.offers == []


def test_keys_bring_every_left_game_into_sight(make_stage, folders):
    stage = make_stage(folders=folders)
    for seed in range(12):
        stage.app.play(towers_table(2, seed))
        stage.app._keep()
        stage.app.show("title")
    open_list(stage)
    keys = Keys(stage)
    assert len(signs(stage)) == 12
    for row in signs(stage):
        assert row.hasActiveFocus()
        quiet(stage)
        shown = row.mapRectToScene(row.boundingRect())
        assert 0 < shown.top() < shown.bottom() < stage.window.height() - 60
        keys.press(Key.Key_Down)
    assert type_name(keys.focused) == "PushButton"


def test_a_new_game_loses_no_other_one(make_stage, folders):
    app = make_stage(folders=folders).app
    app.setup.play()
    first = app._played.key
    app.show("title")
    app.setup.play()
    app.show("title")
    assert [offer["key"] for offer in app.left.others] == [first]


def test_another_game_that_cannot_be_gone_on_with_is_told(make_stage, folders):
    tables = [towers_table(3, seed) for seed in (1, 2, 3)]
    for table in tables:
        record = to_record(table)
        if table is tables[0]:
            record = record.model_copy(update={"options": {"seats": 9}})
        Autosave(folders.autosaves).save(record)
    app = make_stage(folders=folders).app
    app.look_for_game()
    app.showOthers("towers")
    app.continueOther(tables[0].key)
    assert app.screen == "title"
    assert f"“{tables[0].key}-autosave-1”" in plain(app.notice)
    assert [offer["key"] for offer in app.left.others] == [tables[1].key]


@pytest.mark.parametrize("text", [100, 160])
@pytest.mark.parametrize("code", CODES)
def test_the_list_of_games_fits(make_stage, folders, code, text):
    stage = make_stage(folders=folders)
    long = towers_table(5, 9)
    long.seats = tuple(replace(s, name="Wilhelmina Żółćkowska") for s in long.seats)
    stage.app.play(long)
    stage.app._keep()
    leave_three(stage)
    stage.app.preferences.from_dict({"language": code, "text_size": text})
    tag = next(i for i in walk(signs(stage)[0]) if type_name(i) == "MoreGames")
    spot = tag.mapRectToScene(tag.boundingRect())
    assert spot.right() < 480
    stage.app.showOthers("towers")
    rows = signs(stage)
    assert len(rows) == 4
    for row in rows:
        shown = [i for i in walk(row) if i.property("truncated") is not None]
        assert shown
        assert not any(i.property("truncated") for i in shown)
