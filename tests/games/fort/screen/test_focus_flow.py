"""Where the keys are: the focus goes to what one does next, and never acts unseen."""

from __future__ import annotations

import pytest

from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import (
    Zone,
    card,
    kids_wait,
    open_at,
    peek,
    rows,
    usable,
)
from tests.games.fort.screen.test_cats import DRAWING, show
from tests.games.fort.screen.test_small_look import closer
from tests.ui.bridges import advise
from tests.ui.hands import Key, Keys, pump, type_name, until
from tests.ui.lasting import timer_of

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def by_keys(stage):
    """The player has left the mouse alone."""
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    return keys


def bridge_of(stage):
    return stage.app.table_of("fort")


def shown_card(stage, item):
    """The row of what has the focus."""
    key = item.property("key")
    return next(row for row in bridge_of(stage).cards.rows() if row.key == key)


# --- a card is played -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_card_the_focus_is_on_the_button_that_plays_it(make_stage, seats):
    stage = make_stage()
    open_at(stage, "play", seats, least=3)
    keys = by_keys(stage)
    played = 0
    for row in [r for r in rows(stage, Zone.Hand) if r.usable]:
        keys.go_to(card(stage, row.key))
        keys.press(Key.Key_Return)
        quiet(stage)
        if bridge_of(stage).shown.deciding == "add":
            focused = keys.focused
            assert type_name(focused) == "PlayButton", focused.objectName()
            assert not focused.property("quiet")
            played += 1
        bridge_of(stage).undoing.undo()
        quiet(stage)
    assert played


def test_a_card_that_is_added_leads_back_to_that_button(make_stage):
    stage = make_stage()
    open_at(stage, "add", least=2)
    keys = by_keys(stage)
    hand = [row for row in usable(stage) if row.zone == Zone.Hand]
    keys.go_to(card(stage, hand[0].key))
    keys.press(Key.Key_Return)
    quiet(stage)
    assert bridge_of(stage).shown.deciding == "add"
    assert type_name(keys.focused) == "PlayButton"


# --- a card is recruited --------------------------------------------------------------------------


def test_recruiting_begins_at_the_first_open_card_of_the_park(make_stage):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=kids_wait)
    keys = by_keys(stage)
    park = [row for row in rows(stage, Zone.Park) if row.usable]
    assert keys.focused is card(stage, park[0].key)
    assert park[0].place == 0


# --- a turn begins --------------------------------------------------------------------------------


def test_a_turn_begins_at_the_first_card_of_the_hand(make_stage):
    stage = make_stage()
    open_at(stage, "recruit-phase", 2)
    keys, bridge = by_keys(stage), bridge_of(stage)
    last = max((r for r in rows(stage, Zone.Park) if r.usable), key=lambda row: row.place)
    keys.go_to(card(stage, last.key))
    keys.press(Key.Key_Return)
    while bridge.shown.deciding != "play" or not bridge.shown.mine:
        assert until(lambda: bridge.shown.mine, bridge.shown.changed)
        if bridge.shown.deciding != "play":  # to follow, say
            bridge.flow.submit(bridge.presenter.moves[-1])
    quiet(stage)
    first = min((r for r in rows(stage, Zone.Hand) if r.usable), key=lambda row: row.place)
    assert keys.focused is card(stage, first.key)


# --- a card is read -------------------------------------------------------------------------------


def test_the_text_of_a_card_in_focus_comes_almost_at_once_also_in_the_hand(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=4)
    keys = by_keys(stage)
    row = shown_card(stage, keys.focused)
    assert row.zone == Zone.Hand
    assert timer_of(closer(stage), 200).property("running")
    assert until(lambda: peek(stage).isVisible(), peek(stage).visibleChanged)
    assert peek(stage).property("words") == bridge_of(stage).cardWords.of(row.face)


# --- a hint ---------------------------------------------------------------------------------------


def test_a_hint_how_many_to_draw_leads_to_the_button(make_stage):
    stage = make_stage()
    show(stage, DRAWING, "skip", cats=[])
    bridge = stage.app.table_of("fort")
    bridge.touch.choose(len(bridge.presenter.moves) - 1)
    keys = Keys(stage)
    keys.press(Key.Key_Right)
    for move in bridge.presenter.moves:
        advise(bridge, stage.driver, move)
        pump()
        assert type_name(keys.focused) == "ChoiceButton"
        assert keys.focused.property("move") == bridge.presenter.moves.index(move)
