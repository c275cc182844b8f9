"""A turn at the window in which people are not asked everything: few clicks, and all of it can be
taken back until it is played."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import card
from tests.games.fort.screen.test_play_area import bug, key_of, moves_of, position
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, thing, things

PUDDIN = ("puddin", "golden-boy", "prince", "bug")

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def stage(make_stage):
    return make_stage()


def played(stage: Stage, table) -> list[str]:
    """The first card of the hand is clicked; what has happened, in notation."""
    stage.app.play(table)
    quiet(stage)
    bridge = stage.app.table_of("fort")
    first = next(row for row in bridge.cards.rows() if row.zone == 1 and row.place == 0)
    click(stage, first.key)
    return moves_of(bridge)


def click(stage: Stage, key: int) -> None:
    item = card(stage, key)
    Mouse(stage.window).click(point_in(item, 0.2, 0.3))
    settle(stage)


def settle(stage: Stage) -> None:
    """Nothing more is made for the person."""
    bridge = stage.app.table_of("fort")
    while bridge.flow._pace.isActive():
        quiet(stage)
    quiet(stage)
    check_screen(stage)


def press(stage: Stage, name: str) -> None:
    Mouse(stage.window).click(point_in(thing(stage, name)))
    settle(stage)


def labels(stage: Stage) -> set[str]:
    return {spoken_name(i) for n, i in things(stage).items() if n.startswith(("choice", "primary"))}


def test_f_play_2_one_click_plays_a_card_with_all_that_helps(stage):
    made = played(stage, bug())
    assert made[:2] == ["play bug", "do public"]
    assert "use lookout worm" in made
    assert "add moles" in made
    assert labels(stage) >= {"Play it", "Private action first"}


def test_a_click_takes_one_card_back_and_esc_the_whole_play(stage):
    played(stage, bug())
    bridge = stage.app.table_of("fort")
    click(stage, key_of(bridge, "moles"))
    assert "add moles" not in moves_of(bridge)
    assert "use lookout worm" in moves_of(bridge), "nothing else goes with it, or comes back"
    click(stage, key_of(bridge, "worm"))
    assert "use lookout worm" not in moves_of(bridge)
    Keys(stage).press(Key.Key_Escape)
    settle(stage)
    assert moves_of(bridge) == []


def test_the_other_action_comes_first_by_a_button(stage):
    played(stage, bug())
    bridge = stage.app.table_of("fort")
    other = next(
        n for n, item in things(stage).items() if spoken_name(item) == "Private action first"
    )
    press(stage, other)
    assert moves_of(bridge)[:2] == ["play bug", "do private"]


def test_pizza_or_toys_are_chosen_with_playing_the_card_and_taken_back_in_one_step(stage):
    table = position(*PUDDIN, stuff={"pizza": 0, "toys": 0})
    made = played(stage, table)
    assert made[1] == "name crown"
    press(stage, "primarytoy")
    taken = [entry for entry in table.history if isinstance(entry.move, mv.Take)]
    assert [entry.move for entry in taken] == [mv.Take(mv.TOY)]
    bridge = stage.app.table_of("fort")
    if bridge.undoing.can:
        bridge.undoing.undo()
        settle(stage)
        assert not any(isinstance(entry.move, mv.Take | mv.Done) for entry in table.history)


def test_another_suit_is_named_by_a_button(stage):
    played(stage, position(*PUDDIN))
    bridge = stage.app.table_of("fort")
    name = next(n for n, item in things(stage).items() if spoken_name(item) == "Name another suit")
    press(stage, name)
    assert moves_of(bridge) == ["play puddin"]
    assert bridge.shown.deciding == "coin"


def test_with_the_setting_everything_is_asked(stage):
    stage.app.preferences.from_dict({"ask_all": True})
    assert played(stage, bug()) == ["play bug"]


def test_the_setting_counts_at_once(stage):
    stage.app.play(bug())
    stage.app.preferences.from_dict({"ask_all": True})
    assert stage.app.table_of("fort").presenter.table.asks_all
    stage.app.preferences.from_dict({"ask_all": False})
    assert not stage.app.table_of("fort").presenter.table.asks_all


def test_space_does_not_wait_for_the_cards_that_hop_in(make_stage):
    stage = make_stage(speed="slow")
    stage.app.play(bug())
    stage.driver.cancel()
    bridge = stage.app.table_of("fort")
    bridge.touch.pick(key_of(bridge, "bug"))
    Keys(stage).press(Key.Key_Space)
    assert "add moles" in moves_of(bridge)
    assert stage.app.motion.settled
