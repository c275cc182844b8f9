"""The help: over everything, on every screen, and the focus goes back to where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from fort_desktop.ui.staging import pets_table, towers_table
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, thing, walk
from tests.ui.speaking import CODES
from tests.ui.table_at import CARDS, at_home, card, dragging, open_at, usable


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
    moves = len(stage.app.table.presenter.table.history)
    keys.press(Key.Key_Tab, Key.Key_Down, Key.Key_H, Key.Key_L, Key.Key_Right)
    assert keys.focused.objectName() == "closeSheet"
    keys.press(Key.Key_Escape)
    assert not help_sheet.isVisible()
    assert before.hasActiveFocus()
    assert len(stage.app.table.presenter.table.history) == moves


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


def test_dogs_and_cats_are_explained_where_they_are_played_with(make_stage):
    stage = make_stage()

    def lines() -> set[str]:
        Keys(stage).press(Key.Key_F1)
        texts = [i for i in walk(stage.window.contentItem()) if i.inherits("QQuickText")]
        found = {str(item.property("text")) for item in texts}
        Keys(stage).press(Key.Key_F1)
        return found & {"A dog", "A cat"}

    assert lines() == set()
    stage.app.play(pets_table(CARDS, 2, 1))
    stage.driver.cancel()
    assert lines() == {"A dog", "A cat"}
    stage.app.show("title")
    pump()
    assert lines() == set()


def sheet(stage):
    """The page of the help, and its two parts."""
    items = {i.objectName(): i for i in walk(stage.window.contentItem())}
    rules, keys = items["helpRules"], items["helpKeys"]
    return rules.parentItem().parentItem().parentItem(), rules, keys


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_rules_come_first_and_all_is_seen_at_once(make_stage, game):
    stage = make_stage()
    stage.app.play(towers_table(3, 1) if game == "towers" else pets_table(CARDS, 3, 1))
    stage.driver.cancel()
    for language in CODES:
        stage.app.preferences.from_dict({"language": language, "animation": "off"})
        Keys(stage).press(Key.Key_F1)
        page, rules, keys = sheet(stage)
        assert not page.property("interactive"), language
        assert rules.y() + rules.height() <= keys.y()
        assert (rules.property("columns"), keys.property("columns")) == (2, 3)
        Keys(stage).press(Key.Key_F1)
    stage.app.preferences.from_dict({"text_size": 160, "animation": "off"})
    Keys(stage).press(Key.Key_F1)
    page, rules, keys = sheet(stage)
    assert rules.property("columns") == 1, "read from the top, not down and up again"
    assert rules.y() + rules.height() <= keys.y()


def test_the_width_of_the_help_does_not_hang_on_its_height(make_stage):
    """Columns may be lower when narrower: a bar that took their room would never settle."""
    stage = make_stage()
    open_at(stage, "play", least=3)
    Keys(stage).press(Key.Key_F1)
    scrolled = set()
    for size, text_size in (((1600, 900), 130), ((1600, 900), 140), ((1024, 640), 160)):
        stage.window.resize(*size)
        stage.app.preferences.from_dict({"language": "pl", "text_size": text_size})
        pump()
        page, rules, _ = sheet(stage)
        scrolled.add(page.property("interactive"))
        assert page.width() - rules.width() == 18
    assert scrolled == {False, True}
