"""Whoever plays a game for the first time is offered its rules, quietly and once."""

from __future__ import annotations

import json

import pytest

from fort_desktop.play.playing_on import play_until
from tests.games.fort.packs import put_pack
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, until, walk
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, cut_texts, put_on
from tools.pictures.staging import towers_table


@pytest.fixture
def stage(make_stage, folders):
    return opened(make_stage, folders)


def opened(make_stage, folders):
    made = make_stage(folders=folders)
    made.app.show("new-game")
    pump()
    return made


def offered(stage, name="firstTime"):
    """The button of the offer that is in sight; None without one."""
    found = [i for i in walk(stage.window.contentItem()) if i.objectName() == name]
    return found[0] if found else None


def help_open(stage) -> bool:
    return any(i.objectName() == "helpParts" for i in walk(stage.window.contentItem()))


def test_the_rules_are_offered_before_the_first_game(stage):
    assert offered(stage)


def test_a_click_on_the_offer_opens_the_rules_and_ends_it(stage):
    Mouse(stage.window).click(point_in(offered(stage)))
    assert help_open(stage)
    keys = Keys(stage)
    keys.press(Key.Key_Escape)
    assert not offered(stage)
    keys.check_focus()


def test_the_offer_is_reached_and_opened_by_keys(stage):
    keys = Keys(stage)
    keys.go_to(offered(stage))
    keys.press(Key.Key_Return)
    assert help_open(stage)


@pytest.mark.parametrize("packs", [1, 12])
@pytest.mark.parametrize("by_key", [True, False])
def test_whoever_has_packs_is_offered_the_rules_too(make_stage, folders, packs, by_key):
    """Beside the packs, or above everything where those need the whole line."""
    for n in range(packs):
        put_pack(folders.packs, f"{n} pack.toml")
    stage = opened(make_stage, folders)
    stage.app.packs.wait()
    pump()
    (button,) = (i for i in walk(stage.window.contentItem()) if i.objectName() == "firstTime")
    keys = Keys(stage)
    if by_key:
        keys.go_to(button)
        keys.press(Key.Key_Return)
    else:
        Mouse(stage.window).click(point_in(button))
    assert help_open(stage)
    keys.press(Key.Key_Escape)
    assert not offered(stage)
    keys.check_focus()


def test_help_that_was_opened_by_its_key_is_not_offered_any_more(stage):
    Keys(stage).press(Key.Key_F1, Key.Key_F1)
    assert not offered(stage)


@pytest.mark.parametrize("by_key", [True, False])
def test_one_press_closes_the_offer_for_good(stage, make_stage, folders, by_key):
    button = offered(stage, "notFirstTime")
    if by_key:
        Keys(stage).go_to(button)
        Keys(stage).press(Key.Key_Return)
    else:
        Mouse(stage.window).click(point_in(button))
    assert not help_open(stage)
    assert not offered(stage)
    if not by_key:
        Keys(stage).press(Key.Key_Tab)  # only who uses keys sees where the focus is
    Keys(stage).check_focus()
    stage.app.close()
    assert json.loads(folders.settings_file.read_text())["explained"] == ["fort"]
    assert not offered(opened(make_stage, folders))


def test_each_game_is_offered_by_itself(stage):
    Mouse(stage.window).click(point_in(offered(stage, "notFirstTime")))
    stage.app.setup.set_game("towers")
    assert offered(stage)
    stage.app.setup.set_game("fort")
    assert not offered(stage)


def test_after_a_finished_game_its_rules_are_not_offered(stage):
    table = towers_table(2, 1)
    play_until(table, lambda t: t.over)
    stage.app.play(table)
    assert until(lambda: stage.app.screen == "scoring", stage.app.screenChanged)
    stage.app.show("new-game")
    stage.app.setup.set_game("towers")
    pump()
    assert not offered(stage)
    stage.app.setup.set_game("fort")
    assert offered(stage)


def test_where_nothing_is_known_of_games_nothing_is_offered(make_stage):
    stage = make_stage()
    stage.app.show("new-game")
    pump()
    assert not offered(stage)


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
@pytest.mark.parametrize("packs", [0, 1])
def test_with_the_offer_a_new_game_still_fits(make_stage, folders, size, packs):
    for n in range(packs):
        put_pack(folders.packs, f"{n}.toml")
    stage = opened(make_stage, folders)
    stage.app.packs.wait()
    pump()
    stage.app.setup.set_count(4)
    for language in CODES:
        put_on(stage, Look(size, language, "day", 100))
        assert offered(stage)
        assert cut_texts(stage) == []
        moved = [i for i in walk(stage.window.contentItem()) if i.inherits("QQuickFlickable")]
        assert [i for i in moved if i.property("interactive")] == []


@pytest.mark.parametrize("screen", ["title", "new-game"])
@pytest.mark.parametrize("game", ["fort", "towers"])
def test_the_rules_are_one_press_away_also_after_they_were_read(make_stage, screen, game):
    stage = make_stage()
    for known in ("fort", "towers"):
        stage.app.preferences.explain(known)
    stage.app.setup.set_game(game)
    stage.app.show(screen)
    pump()
    button = offered(stage, "rules")
    assert button.isVisible()
    Keys(stage).go_to(button)
    Keys(stage).press(Key.Key_Return)
    assert help_open(stage)
