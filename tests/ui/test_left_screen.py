"""The list of the games of a kind that were left: to be continued or removed, by mouse and keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from fort_desktop.play.record import to_record
from fort_desktop.play.table import AnyTable
from fort_desktop.storage.autosave import Autosave
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.game_screen import game_screen
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import quiet
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, walk
from tests.ui.speaking import CODES, plain
from tests.ui.test_title import signs
from tools.pictures.staging import pets_table, sample_table, towers_table

CARDS = frozen_cards()


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
    assert (app.game, app._played.key) == ("towers", tables[2].key)
    app.show("title")
    assert app.left.of("towers").key == tables[2].key
    assert [offer["key"] for offer in app.left.others] == [table.key for table in tables[:2]]
    stage.app.showOthers("towers")
    keys.press(Key.Key_Escape)
    assert app.screen == "title"


def test_every_left_game_shows_and_says_its_own_dogs_and_cats(make_stage, folders):
    stage = make_stage(folders=folders)
    app = stage.app
    for table in (pets_table(CARDS, 2, 1), sample_table(CARDS, 2, 2), pets_table(CARDS, 2, 3)):
        app.play(table)
        app._keep()
        app.show("title")
    app.showOthers("fort")
    pump()
    shown = [list(row.property("signs"))[1:] for row in signs(stage)]
    assert shown == [["dog", "cat"], [], ["dog", "cat"]]
    said = ["with dogs and cats" in plain(spoken_name(row)) for row in signs(stage)]
    assert said == [True, False, True]


@pytest.mark.parametrize("code", CODES)
def test_the_list_says_of_which_game_it_is(make_stage, folders, code):
    stage = make_stage(folders=folders, language=code)
    leave_three(stage)
    stage.app.preferences.from_dict({"language": code})
    stage.app.showOthers("towers")
    quiet(stage)
    shown = [i for i in walk(stage.window.contentItem()) if type_name(i) == "Banner"]
    name = plain(game_screen("towers").name())
    assert any(plain(sign.property("text")).endswith(f": {name}") for sign in shown)


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
    assert plain(app.notice).startswith("The saved game “5 Towers – Ola – ")
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
