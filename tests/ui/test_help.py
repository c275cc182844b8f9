"""The help: over everything, on every screen, and the focus goes back to where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from fort_desktop.play.playing_on import play_until
from fort_desktop.ui.resources import ASSETS
from tests.games.fort.screen.table_at import CARDS, at_home, card, dragging, open_at, usable
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    point_in,
    pump,
    spoken_name,
    thing,
    type_name,
    until,
    walk,
)
from tests.ui.player import quiet
from tests.ui.speaking import CODES, plain
from tests.ui.test_qml_files import cut_texts
from tools.pictures.staging import pets_table, towers_table


def names_above(item) -> list[str]:
    """The names of an item and of all that it lies in."""
    return [item.objectName(), *names_above(item.parentItem())] if item is not None else []


@pytest.mark.parametrize("way", ["key", "button"])
def test_help_opens_over_everything_and_gives_the_focus_back(make_stage, way):
    stage = make_stage()
    open_at(stage, "play", least=3)
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    before = thing(stage, "helpButton")
    keys.go_to(before)
    keys.press(Key.Key_F1 if way == "key" else Key.Key_Return)
    help_sheet = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "help")
    assert keys.focused.objectName() == "closeSheet"
    keys.check_focus()
    moves = len(stage.app.table_of("fort").presenter.table.history)
    for stop in ("helpParts", "aboutApp", "closeSheet"):
        keys.press(Key.Key_Tab, Key.Key_Down, Key.Key_H, Key.Key_L, Key.Key_Right)
        assert stop in names_above(keys.focused)
        keys.check_focus()
    keys.press(Key.Key_Escape)
    assert not help_sheet.isVisible()
    assert before.hasActiveFocus()
    assert len(stage.app.table_of("fort").presenter.table.history) == moves


@pytest.mark.parametrize("already", [True, False])
def test_under_the_help_nothing_is_held_and_nothing_takes_the_focus(make_stage, already):
    stage = make_stage()
    open_at(stage, "play", least=3)
    item = card(stage, usable(stage)[0].key)
    mouse, keys = Mouse(stage.window), Keys(stage)
    mouse.press(point_in(item))
    if already:
        mouse.move(mouse.at - QPoint(0, 60))
        assert dragging(stage)
    keys.press(Key.Key_F1)
    mouse.move(mouse.at - QPoint(0, 40))
    pump()
    assert not dragging(stage)
    assert keys.focused.objectName() == "closeSheet"
    mouse.release()
    assert at_home(item)
    assert keys.focused.objectName() == "closeSheet"


@pytest.mark.parametrize("screen", ["title", "new-game", "settings"])
def test_help_is_there_on_every_screen(make_stage, screen):
    stage = make_stage()
    stage.app.show(screen)
    pump()
    keys = Keys(stage)
    before = keys.focused
    keys.press(Key.Key_F1)
    assert keys.focused.objectName() == "closeSheet"
    keys.press(Key.Key_F1)
    assert keys.focused is before


def chapters(stage) -> list[dict[str, list[str]]]:
    """The chapters of the rules, turned over by a key while the help is open."""
    found = []
    _, rules, by_hand = sheet(stage)
    while not by_hand.isVisible():
        found.append({part: rules.property(part) for part in ("signs", "words", "meanings")})
        Keys(stage).press(Key.Key_Right)
    while found and rules.property("meanings") != found[0]["meanings"]:
        Keys(stage).press(Key.Key_Left)
    return found


def explained(stage) -> set[str]:
    """The pets that the rules in the help explain."""
    Keys(stage).press(Key.Key_F1)
    words = [word for chapter in chapters(stage) for word in chapter["words"]]
    Keys(stage).press(Key.Key_F1)
    return {*words} & {"A dog", "A cat"}


def test_dogs_and_cats_are_explained_where_they_are_played_with(make_stage):
    stage = make_stage()
    assert explained(stage) == set()
    stage.app.play(pets_table(CARDS, 2, 1))
    stage.driver.cancel()
    assert explained(stage) == {"A dog", "A cat"}
    stage.app.show("title")
    pump()
    assert explained(stage) == set()


def told_of(stage) -> str:
    """The game whose help F1 opens."""
    keys = Keys(stage)
    keys.press(Key.Key_F1)
    kinds = {type_name(i) for i in walk(stage.window.contentItem()) if i.objectName() == "help"}
    keys.press(Key.Key_F1)
    return "towers" if "TowersHelp" in kinds else "fort"


@pytest.mark.parametrize("language", CODES)
def test_help_is_that_of_the_game_chosen_for_a_new_one(make_stage, language):
    stage = make_stage(language=language)
    stage.app.newGame()
    pump()
    told = []
    for game in ("towers", "fort", "towers"):
        stage.app.setup.set_game(game)
        told.append(told_of(stage))
    assert told == ["towers", "fort", "towers"]


def test_help_of_a_new_game_explains_the_pets_that_are_chosen(make_stage):
    stage = make_stage()
    stage.app.newGame()
    stage.app.setup.set_option("dogs", True)
    assert explained(stage) == {"A dog"}


def test_help_at_the_title_is_that_of_the_sign_with_the_focus(make_stage):
    stage = make_stage()
    keys = Keys(stage)
    stage.app.setup.set_game("towers")
    assert told_of(stage) == "towers", "it was chosen last"
    stage.app.play(pets_table(CARDS, 2, 1))
    stage.driver.cancel()
    stage.app.show("title")
    assert told_of(stage) == "fort", "it was left last"
    stage.app.play(towers_table(2, 1))
    stage.driver.cancel()
    stage.app.show("title")
    assert told_of(stage) == "towers"
    keys.press(Key.Key_Down)
    assert told_of(stage) == "fort"
    keys.press(Key.Key_Down)
    assert told_of(stage) == "towers", "new game speaks of none"


def test_help_among_the_games_that_were_left_is_that_of_their_kind(make_stage, folders):
    stage = make_stage(folders=folders)
    for seed in (1, 2):
        stage.app.play(towers_table(2, seed))
        stage.app._keep()
    stage.app.play(pets_table(CARDS, 2, 1))
    stage.app.show("title")
    stage.app.showOthers("towers")
    pump()
    assert told_of(stage) == "towers"


def test_help_in_the_settings_is_that_of_the_game_they_were_opened_from(make_stage):
    stage = make_stage()
    told = []
    for table in (pets_table(CARDS, 2, 1), towers_table(2, 1)):
        stage.app.play(table)
        stage.driver.cancel()
        quiet(stage)
        (button,) = (
            i for i in walk(stage.window.contentItem()) if i.property("icon") == "settings"
        )
        Mouse(stage.window).click(point_in(button))
        assert stage.app.screen == "settings"
        told.append(told_of(stage))
    assert told == ["fort", "towers"]


def test_help_of_the_scoring_is_that_of_the_game_that_was_scored(make_stage):
    stage = make_stage()
    table = towers_table(2, 1)
    play_until(table, lambda t: t.over)
    stage.app.play(table)
    assert until(lambda: stage.app.screen == "scoring", stage.app.screenChanged)
    assert told_of(stage) == "towers"


def sheet(stage):
    """The page of the help, and its two parts."""
    items = {i.objectName(): i for i in walk(stage.window.contentItem(), hidden=True)}
    rules, keys = items["helpRules"], items["helpKeys"]
    return rules.parentItem().parentItem().parentItem(), rules, keys


@pytest.mark.parametrize("new", [lambda: pets_table(CARDS, 2, 1), lambda: towers_table(2, 1)])
def test_the_key_that_leads_from_the_scoring_to_the_table_and_back_is_told(make_stage, new):
    stage = make_stage()
    stage.app.play(new())
    stage.driver.cancel()
    Keys(stage).press(Key.Key_F1)
    _, _, keys = sheet(stage)
    told = dict(zip(keys.property("words"), keys.property("meanings"), strict=True))
    assert plain(told["T"]) == "At the final scoring: look at the table, and back"


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
def test_every_chapter_of_the_rules_of_5_towers_is_seen_at_once(make_stage, size):
    stage = make_stage()
    stage.window.resize(*size)
    stage.app.play(towers_table(3, 1))
    stage.driver.cancel()
    for language in CODES:
        stage.app.preferences.from_dict({"language": language, "animation": "off"})
        Keys(stage).press(Key.Key_F1)
        page, rules, keys = sheet(stage)
        for chapter in range(4):
            assert keys.isVisible() == (chapter == 3)
            assert not page.property("interactive"), (language, chapter)
            assert cut_texts(stage) == []
            Keys(stage).press(Key.Key_Right)
        assert (rules.property("columns"), keys.property("columns")) == (2, 3)
        Keys(stage).press(*[Key.Key_Left] * 3, Key.Key_F1)


def test_the_rules_of_5_towers_begin_with_what_one_wants(make_stage):
    """And no word is used in them before it is said what it is."""
    stage = make_stage()
    stage.app.play(towers_table(3, 1))
    stage.driver.cancel()
    Keys(stage).press(Key.Key_F1)
    told = [plain(line) for chapter in chapters(stage) for line in chapter["meanings"]]
    assert "Whoever has the most points at the end wins" in told[0]
    words = [word for chapter in chapters(stage) for word in chapter["words"]]
    for word, line in (("Rubble", "rubble"), ("Kind", "goes only on your tower of that kind")):
        place = next(n for n, said in enumerate(told) if line in said)
        assert words.index(word) <= place
    first = next(n for n, said in enumerate(told) if "builder" in said)
    assert "Whoever bids most for them is the builder" in told[first]
    first = next(n for n, said in enumerate(told) if "demolished the top card" in said)
    assert words[first] == "The ball"


def test_large_rules_are_read_from_the_top(make_stage):
    stage = make_stage()
    stage.app.play(towers_table(3, 1))
    stage.driver.cancel()
    stage.app.preferences.from_dict({"text_size": 160, "animation": "off"})
    Keys(stage).press(Key.Key_F1)
    _, rules, _ = sheet(stage)
    assert rules.property("columns") == 1, "read from the top, not down and up again"


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
def test_every_chapter_of_the_rules_of_fort_is_seen_at_once(make_stage, size):
    stage = make_stage()
    stage.window.resize(*size)
    stage.app.play(pets_table(CARDS, 3, 1))
    stage.driver.cancel()
    for language in CODES:
        stage.app.preferences.from_dict({"language": language, "animation": "off"})
        Keys(stage).press(Key.Key_F1)
        page, _, by_hand = sheet(stage)
        for chapter in range(7):
            assert by_hand.isVisible() == (chapter == 6)
            assert not page.property("interactive"), (language, chapter)
            assert cut_texts(stage) == []
            Keys(stage).press(Key.Key_Right)
        Keys(stage).press(*[Key.Key_Left] * 6, Key.Key_F1)


def test_large_rules_of_fort_scroll_and_a_new_chapter_begins_at_its_top(make_stage):
    stage = make_stage()
    stage.app.preferences.from_dict({"text_size": 160, "language": "pl"})
    open_at(stage, "play", least=3)
    Keys(stage).press(Key.Key_F1, Key.Key_Right, Key.Key_Right)
    page, _, _ = sheet(stage)
    assert page.property("interactive")
    Keys(stage).press(Key.Key_PageDown)
    assert page.property("contentY") > 0
    Keys(stage).press(Key.Key_Right)
    assert page.property("contentY") == 0


def test_the_rules_of_fort_say_how_it_is_won_and_when_it_ends(make_stage):
    """F-END, F-FORT: nobody need find it out by playing."""
    stage = make_stage()
    Keys(stage).press(Key.Key_F1)
    goal = plain(" ".join(chapters(stage)[0]["meanings"]))
    for said in ("most points at the end wins", "25 points on the track", "a fort of level 5"):
        assert said in goal


@pytest.mark.parametrize(("game", "count"), [("fort", 6), ("towers", 3)])
def test_each_line_of_the_rules_has_its_picture(make_stage, game, count):
    stage = make_stage()
    stage.app.play(towers_table(2, 1) if game == "towers" else pets_table(CARDS, 2, 1))
    stage.driver.cancel()
    Keys(stage).press(Key.Key_F1)
    found = chapters(stage)
    assert len(found) == count
    for chapter in found:
        assert len(chapter["signs"]) == len(chapter["meanings"])
        assert len(chapter["words"]) in (0, len(chapter["meanings"]))
        assert [s for s in chapter["signs"] if not (ASSETS / "icons" / f"{s}.svg").is_file()] == []


def test_chapters_are_turned_by_a_click_and_by_keys_alike(make_stage):
    stage = make_stage()
    Keys(stage).press(Key.Key_F1)
    _, rules, _ = sheet(stage)
    shown = [rules.property("words")[0]]
    parts = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "helpParts")
    cells = [i for i in walk(parts) if type_name(i) == "ChoiceCell"]
    Mouse(stage.window).click(point_in(cells[2]))
    shown.append(rules.property("words")[0])
    Keys(stage).press(Key.Key_Left)
    shown.append(rules.property("words")[0])
    assert shown == ["Goal", "Suit", "1. Cleanup"]
    assert [spoken_name(cell) for cell in cells][:3] == ["The goal", "A turn", "Cards"]


@pytest.mark.parametrize("rules", [True, False])
def test_f1_opens_the_page_that_was_read_also_where_chapters_have_come_or_gone(make_stage, rules):
    stage = make_stage()
    stage.app.newGame()
    keys = Keys(stage)
    keys.press(Key.Key_F1)
    turns = 4 if rules else 5  # the last chapter, or hands and keys
    keys.press(*[Key.Key_Right] * turns)
    read = sheet(stage)[1].property("meanings")
    for dogs in (True, False):
        keys.press(Key.Key_F1)
        stage.app.setup.set_option("dogs", dogs)
        keys.press(Key.Key_F1)
        if rules:
            assert sheet(stage)[1].property("meanings") == read
        assert sheet(stage)[2].isVisible() is not rules


def test_the_width_of_the_help_does_not_hang_on_its_height(make_stage):
    """Columns may be lower when narrower: a bar that took their room would never settle."""
    stage = make_stage()
    open_at(stage, "play", least=3)
    Keys(stage).press(Key.Key_F1)
    scrolled = set()
    Keys(stage).press(*[Key.Key_Right] * 5)
    for size, text_size in (((1600, 900), 100), ((1600, 900), 140), ((1024, 640), 160)):
        stage.window.resize(*size)
        stage.app.preferences.from_dict({"language": "pl", "text_size": text_size})
        pump()
        page, rules, _ = sheet(stage)
        scrolled.add(page.property("interactive"))
        assert page.width() - rules.width() == 18
    assert scrolled == {False, True}
