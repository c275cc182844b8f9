"""Notices: read, closed, and in nobody's way."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.ui import app
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.played import person_plays
from tests.games.fort.screen.robot import quiet
from tests.ui.hands import Key, Keys, Mouse, control, point_in, type_name, walk
from tools.pictures.staging import sample_table

CARDS = frozen_cards()
TOP = Path(__file__).resolve().parents[2]
Zone = CardsModel.Zone
HIRE = app._hire  # before anything stands in for it


# --- notices, settings, shortcuts ---------------------------------------------------------------


def test_a_notice_is_read_and_closed(make_stage, folders):
    folders.settings_file.parent.mkdir(parents=True)
    folders.settings_file.write_text("[")
    stage = make_stage(folders)
    quiet(stage)
    assert stage.app.notice
    mouse = Mouse(stage.window)
    mouse.click(point_in(control(stage, "Close")))
    assert stage.app.notice == ""
    stage.app._set_notice("One more thing.")
    quiet(stage)
    keys = Keys(stage)
    keys.go_to(control(stage, "Close"))
    keys.press(Key.Key_Return)
    assert stage.app.notice == ""


LONG = "\n".join(
    f"The saved game “Ola, Max and Žofie {n}” cannot be read. The file is kept; "
    "the newest autosave that can be read is used."
    for n in range(3)
)


def named(stage, name):
    items = walk(stage.window.contentItem())
    return next(item for item in items if item.objectName() == name)


def on_screen(item):
    return item.mapRectToScene(item.boundingRect())


def scrolls(item):
    """It lies on a page that can be moved."""
    while item is not None and not item.inherits("QQuickFlickable"):
        item = item.parentItem()
    return item is not None


@pytest.mark.parametrize("screen", ["title", "new-game", "settings", "table", "help", "curtain"])
def test_esc_closes_a_notice_first(make_stage, screen):
    stage = make_stage()
    keys = Keys(stage)
    if screen in ("table", "help", "curtain"):
        stage.app.play(sample_table(CARDS, 2, 1, persons=2 if screen == "curtain" else 1))
    else:
        stage.app.show(screen)
    if screen == "help":
        keys.press(Key.Key_F1)
    quiet(stage)
    shown = stage.app.screen
    focused = keys.focused
    stage.app._set_notice(LONG)
    keys.press(Key.Key_Escape)
    assert stage.app.notice == ""
    assert stage.app.screen == shown
    assert keys.focused is focused
    if screen == "help":
        assert focused.objectName() == "closeSheet"
        keys.press(Key.Key_Escape)
        assert keys.focused is not focused


def test_tab_reaches_the_button_of_a_notice_on_the_table(make_stage):
    stage = make_stage()
    person_plays(stage)
    quiet(stage)
    stage.app._set_notice(LONG)
    keys = Keys(stage)
    keys.go_to(named(stage, "closeNotice"))
    keys.press(Key.Key_Return)
    assert stage.app.notice == ""


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 160), ((1366, 768), 100)])
def test_a_notice_lies_over_no_button_of_a_sheet_and_no_title(make_stage, size, text):
    stage = make_stage(size=size)
    stage.app.preferences.from_dict({"text_size": text})
    window = QRectF(0, 0, *size)
    for screen in ("title", "new-game", "settings", "help"):
        stage.app.show("title" if screen == "help" else screen)
        if screen == "help":
            Keys(stage).press(Key.Key_F1)
        stage.app._set_notice(LONG)
        quiet(stage)
        notice = named(stage, "notice")
        place = on_screen(notice)
        own = [notice, *walk(notice)]
        assert window.contains(place)
        kinds = ("Banner", "PushButton", "SignButton", "Panel", "IconButton")
        top = named(stage, "help") if screen == "help" else stage.window.contentItem()
        for item in walk(top):
            if type_name(item) in kinds and item not in own and not scrolls(item):
                assert not on_screen(item).intersects(place), (screen, type_name(item))
