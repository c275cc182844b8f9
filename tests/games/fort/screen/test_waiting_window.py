"""A dog or a cat waits for the green button at the window: with mouse, keys and screen reader."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import KeyPlayer, MousePlayer, quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import Zone, card, hold, layer, mat
from tests.games.fort.screen.test_bridge_pets import key
from tests.games.fort.screen.test_cats import cat, green
from tests.games.fort.screen.test_dogs import dog, needs, show
from tests.games.fort.screen.test_waiting_pets import CATS, LOKI, OTHER, PUDGE, WATSON, decided
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, thing, walk
from tests.ui.speaking import plain

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def table_of(stage: Stage) -> Any:
    return stage.app.table_of("fort")


def focus(item: QQuickItem) -> None:
    item.forceActiveFocus(Qt.FocusReason.TabFocusReason)


def test_r25_with_the_mouse_a_click_marks_and_the_green_button_plays(make_stage):
    stage = make_stage()
    show(stage, LOKI, "play loki")
    mouse = Mouse(stage.window)
    mouse.click(point_in(dog(stage, "prince"), 0.2, 0.3))
    quiet(stage)
    check_screen(stage)
    assert needs(stage) == [True]
    assert decided(table_of(stage)) == ["play loki"]
    mouse.click(point_in(dog(stage, "prince")))
    quiet(stage)
    check_screen(stage)
    assert needs(stage) == [False]
    mouse.click(point_in(dog(stage, "golden-boy"), 0.2, 0.3))
    quiet(stage)
    mouse.click(point_in(thing(stage, "primary")))
    quiet(stage)
    assert decided(table_of(stage))[1].startswith("add golden-boy")


def test_r25_with_keys_enter_marks_esc_and_undo_take_back(make_stage):
    stage = make_stage()
    show(stage, LOKI, "play loki")
    keys = Keys(stage)
    for press in (lambda: keys.press(Key.Key_Escape), lambda: keys.press(Key.Key_Z, ctrl=True)):
        focus(dog(stage, "prince"))
        keys.press(Key.Key_Return)
        quiet(stage)
        assert needs(stage) == [True]
        press()
        quiet(stage)
        assert needs(stage) == [False]
        assert decided(table_of(stage)) == ["play loki"]
    focus(dog(stage, "prince"))
    keys.press(Key.Key_Return)
    quiet(stage)
    keys.go_to(thing(stage, "primary"))
    keys.press(Key.Key_Return)
    quiet(stage)
    assert decided(table_of(stage)) == ["play loki", "add prince"]


def test_r25_a_card_is_dragged_to_the_blanket_and_back(make_stage):
    stage = make_stage()
    show(stage, LOKI, "play loki")
    mouse = hold(stage, dog(stage, "prince"))
    mouse.move(point_in(mat(stage, Zone.Play)))
    mouse.release()
    quiet(stage)
    assert needs(stage) == [True]
    mouse = hold(stage, card(stage, key(table_of(stage), "prince", Zone.Play)))
    mouse.move(point_in(mat(stage, Zone.Hand)))
    mouse.release()
    quiet(stage)
    assert needs(stage) == [False]
    check_screen(stage)


def test_r24_a_dog_without_a_need_to_meet_lies_on_the_blanket_until_it_is_played(make_stage):
    stage = make_stage()
    show(stage, [WATSON, OTHER])
    Mouse(stage.window).click(point_in(dog(stage, "watson"), 0.2, 0.3))
    quiet(stage)
    check_screen(stage)
    assert needs(stage) == [True]
    assert spoken_name(thing(stage, "primary")) == "Play it"
    assert decided(table_of(stage)) == []
    Mouse(stage.window).click(point_in(thing(stage, "primary")))
    quiet(stage)
    assert decided(table_of(stage))[0] == "play watson"


def test_r25_a_marked_lookout_stands_on_the_dog_and_a_click_there_takes_it_back(make_stage):
    stage = make_stage()
    own = {"hand": ["loki", "bug"], "lookout": ["prince"], "fort": 1}
    show(stage, [own, OTHER, {}], "play loki")
    prince = key(table_of(stage), "prince", Zone.Lookout)
    table_of(stage).touch.pick(prince)
    quiet(stage)
    check_screen(stage)
    (row,) = table_of(stage).lent.rows()
    assert (row.key, row.removable) == (prince, True)
    (lent,) = (item for item in walk(layer(stage)) if item.objectName() == f"lent{prince}")
    Mouse(stage.window).click(point_in(lent))
    quiet(stage)
    assert needs(stage) == [False]
    assert decided(table_of(stage)) == ["play loki"]
    check_screen(stage)


def test_r25_a_dog_takes_two_clicks_where_people_are_not_asked_everything(make_stage):
    stage = make_stage()
    show(stage, LOKI)
    Mouse(stage.window).click(point_in(dog(stage, "loki"), 0.2, 0.3))
    while table_of(stage).flow._pace.isActive():
        quiet(stage)
    quiet(stage)
    check_screen(stage)
    assert needs(stage) == [True]
    assert decided(table_of(stage)) == ["play loki"]
    Mouse(stage.window).click(point_in(thing(stage, "primary")))
    quiet(stage)
    assert decided(table_of(stage)) == ["play loki", "add prince"]


def test_r28_a_screen_reader_hears_which_cat_is_marked(make_stage):
    stage = make_stage()
    show(stage, [CATS, OTHER])
    face = QAccessible.queryAccessibleInterface(cat(stage, "bandit"))
    assert face.state().checkable
    assert not face.state().checked
    face.actionInterface().doAction("Press")
    quiet(stage)
    assert QAccessible.queryAccessibleInterface(cat(stage, "bandit")).state().checked
    assert decided(table_of(stage)) == []
    check_screen(stage)
    assert plain(spoken_name(green(stage))) == "Use a cat’s power: Bandit"
    Keys(stage).press(Key.Key_Escape)
    quiet(stage)
    assert not QAccessible.queryAccessibleInterface(cat(stage, "bandit")).state().checked


@pytest.mark.parametrize("hands", [MousePlayer, KeyPlayer])
@pytest.mark.parametrize(
    ("seats", "moves", "wanted"),
    [
        (LOKI, ("play loki",), "add prince"),
        ([WATSON, OTHER], (), "play watson"),
        ([CATS, OTHER], (), "cat bandit"),
        ([PUDGE, OTHER], ("play pudge",), "spend"),
    ],
)
def test_whoever_plays_in_any_way_presses_the_green_button(make_stage, hands, seats, moves, wanted):
    stage = make_stage()
    show(stage, seats, *moves)
    player = hands(stage, 1, lambda _: None)
    for _ in range(3):
        show(stage, seats, *moves)
        table = table_of(stage).presenter.table
        legal = [table.game.format_move(table.state, move) for move in table.legal()]
        number = next(n for n, text in enumerate(legal) if text.startswith(wanted))
        player.choose = lambda number=number: number
        player.step()
        assert decided(table_of(stage))[len(moves)] == legal[number]
    assert player.ways
