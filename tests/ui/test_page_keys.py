"""Whatever scrolls is read with Home, End, PageUp and PageDown."""

from __future__ import annotations

import pytest
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import Key, Keys, call, type_name, walk
from tests.ui.speaking import CODES
from tests.ui.test_left_screen import leave_three
from tools.pictures.staging import asked, staged

VIEWS = ("help", "help of towers", "settings", "new-game", "recap", "discard", "about")


def show(stage: Stage, view: str) -> None:
    app, keys = stage.app, Keys(stage)
    if view == "recap":
        app.play(staged(CARDS, 4, asked("play", from_round=4, least=3)))
        stage.driver.cancel()
        quiet(stage)
        keys.press(Key.Key_R)
    elif view == "left":
        for _ in range(3):
            leave_three(stage)
        app.showOthers("towers")
    elif view == "discard":
        app.play(position("pb", deck=5, discard=58))
        quiet(stage)
        keys.press(Key.Key_D)
    elif view == "about":
        call(stage.window, "tellAbout")
    elif view.startswith("help"):
        app.setup.set_game("towers" if view.endswith("towers") else "fort")
        app.show("new-game")
        keys.press(Key.Key_F1)
    else:
        app.setup.set_count(4)
        app.show(view)
    quiet(stage)


def page_of(stage: Stage) -> QQuickItem:
    """The page on top that scrolls."""
    items = walk(stage.window.contentItem())
    pages = [i for i in items if i.inherits("QQuickFlickable") and i.property("interactive")]
    return [i for i in pages if not i.inherits("QQuickListView")][-1]


@pytest.mark.parametrize("view", VIEWS)
def test_keys_lead_to_the_ends_of_what_scrolls_and_a_page_further(make_stage, view):
    stage = make_stage(size=(1000, 600))
    stage.app.preferences.from_dict({"text_size": 160})
    show(stage, view)
    page, keys = page_of(stage), Keys(stage)
    end = page.property("contentHeight") - page.height()
    assert end > 0

    def at(key: Key) -> float:
        keys.press(key)
        return page.property("contentY")

    assert at(Key.Key_End) == pytest.approx(end)
    assert at(Key.Key_Home) == pytest.approx(0)
    down = at(Key.Key_PageDown)
    assert 0 < down <= end
    assert at(Key.Key_PageUp) < down


def test_in_the_list_of_games_the_focus_goes_along(make_stage, folders):
    stage = make_stage(folders=folders, size=(1000, 600))
    show(stage, "left")
    keys = Keys(stage)
    keys.press(Key.Key_End)
    rows = [i for i in walk(stage.window.contentItem()) if type_name(i) == "SignButton"]
    assert rows[-1].hasActiveFocus()
    keys.check_focus()
    keys.press(Key.Key_PageUp)
    assert any(row.hasActiveFocus() for row in rows[:-1])
    keys.press(Key.Key_Home)
    assert rows[0].hasActiveFocus()
    keys.check_focus()


@pytest.mark.parametrize("language", CODES)
def test_the_frame_of_the_last_key_is_not_cut(make_stage, language):
    for game in ("fort", "towers"):
        stage = make_stage(size=(1000, 600), language=language)
        stage.app.preferences.from_dict({"text_size": 160})
        show(stage, f"help of {game}")
        Keys(stage).press(Key.Key_End)
        page = page_of(stage)
        plates = (item for item in walk(page) if item.inherits("QQuickRectangle"))
        frames = [item for item in plates if item.property("radius") == 9]
        lowest = max(i.mapRectToItem(page, i.boundingRect()).bottom() for i in frames)
        assert lowest <= page.height() - 2
