"""By keys alone from screen to screen: the focus is always on something sensible that is seen."""

from __future__ import annotations

import secrets

import pytest
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.ui.hands import Key, Keys, must_decide, spoken_name, type_name, until, walk
from tests.ui.test_one_ring import rings


def reached(stage: Stage) -> QQuickItem:
    """What has the focus, when all has come to rest: it is in sight and has its frame, alone."""
    quiet(stage)
    keys = Keys(stage)
    keys.check_focus()
    (ring,) = rings(stage)
    assert ring is keys.ring()
    return keys.focused


def picture(item: QQuickItem) -> str:
    return str(item.property("icon"))


def by_icon(stage: Stage, icon: str) -> QQuickItem:
    items = walk(stage.window.contentItem())
    return next(i for i in items if i.property("icon") == icon and i.activeFocusOnTab())


def of_the_table(stage: Stage, game: str) -> None:
    """The focus is where a decision is made."""
    now = reached(stage)
    if game == "fort":
        assert type_name(now) in ("CardItem", "ChoiceButton", "ActionButton", "PlayButton")
    else:
        assert now.objectName() == "offer0"


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_keys_alone_lead_through_all_screens_and_back(make_stage, folders, monkeypatch, game):
    monkeypatch.setattr(secrets, "randbits", lambda _: 3)
    stage = make_stage(folders=folders)
    app, keys = stage.app, Keys(stage)
    app.setup.set_game(game)
    assert spoken_name(reached(stage)) == "New game"
    keys.press(Key.Key_Return)
    assert app.screen == "new-game"
    assert spoken_name(reached(stage)) == "Play"
    keys.press(Key.Key_Return)
    assert (app.screen, app.game) == ("table", game)
    bridge = app.table
    assert until(lambda: must_decide(bridge), bridge.shown.changed)
    of_the_table(stage, game)
    for way in ("Done", "Esc"):
        keys.go_to(by_icon(stage, "settings"))
        keys.press(Key.Key_Space)
        assert app.screen == "settings"
        assert spoken_name(reached(stage)) == "Back to the game"
        keys.press(Key.Key_Return if way == "Done" else Key.Key_Escape)
        assert app.screen != "settings"
        if game == "fort":
            assert picture(reached(stage)) == "settings", "where it was"
        else:
            of_the_table(stage, game)
    before = reached(stage)
    keys.press(Key.Key_F1)
    assert reached(stage).objectName() == "closeSheet"
    keys.press(Key.Key_Escape)
    assert reached(stage) is before
    keys.go_to(by_icon(stage, "help"))
    keys.press(Key.Key_Return)
    assert reached(stage).objectName() == "closeSheet"
    keys.press(Key.Key_Return)
    assert picture(reached(stage)) == "help"
    keys.go_to(by_icon(stage, "exit"))
    keys.press(Key.Key_Return)
    assert app.screen == "title"
    assert spoken_name(reached(stage)).startswith("Continue")
    keys.press(Key.Key_Return)
    of_the_table(stage, game)


def test_from_the_title_to_the_settings_and_back(make_stage, folders):
    stage = make_stage(folders=folders)
    keys = Keys(stage)
    keys.press(Key.Key_Down)
    assert spoken_name(reached(stage)) == "Settings"
    keys.press(Key.Key_Return)
    assert spoken_name(reached(stage)) == "Done"
    keys.press(Key.Key_Escape)
    assert stage.app.screen == "title"
    assert spoken_name(reached(stage)) == "Settings"
