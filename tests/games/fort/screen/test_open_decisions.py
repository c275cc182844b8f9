"""What is decided while all may look: nobody takes over the device for it, and nothing is told."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.moves import Pass
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.words.texts import words as fort_words
from tests.games.fort.screen.seeing import check_models
from tests.play.helpers import at, leader, say
from tests.ui.bridges import CARDS, open_table, readable, step, words
from tests.ui.hands import Key, Keys, pump, until, walk
from tests.ui.speaking import plain
from tests.ui.test_bridge_curtain import mentions, secrets
from tools.pictures.staging import sample_table

Zone = CardsModel.Zone
PLAYED = ("play bug", "do public", "done", "finish")

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def led() -> FortTable:
    """The second of two people is asked to follow."""
    table = at(leader("bug", "moles"), "pp")
    table.asks_all = False
    say(table, *PLAYED)
    return table


def passes(bridge: GameTable) -> None:
    """The second person takes over and does not follow."""
    bridge.curtain.open()
    assert (bridge.presenter.viewer, bridge.curtain.shared) == (1, False)
    bridge.touch.choose(bridge.presenter.moves.index(Pass()))


def test_f_recruit_nobody_takes_over_the_device_to_recruit():
    bridge, _ = open_table(led())
    passes(bridge)
    assert bridge.shown.deciding == "recruit-phase"
    assert (bridge.curtain.down, bridge.curtain.shared, bridge.shown.mine) == (False, True, True)
    assert bridge.presenter.viewer == 0
    assert bridge.coach.text.endswith(fort_words().turns.all_look("Seat 1"))
    assert not [row for row in bridge.cards.rows() if row.zone == Zone.Hand]
    check_models(bridge)
    bridge.touch.choose(0)
    assert (bridge.curtain.down, bridge.curtain.name) == (True, "Seat 2")
    assert not bridge.curtain.shared


def test_who_does_not_follow_may_take_it_back_until_something_is_decided_openly():
    bridge, _ = open_table(led())
    passes(bridge)
    assert bridge.undoing.can
    bridge.undoing.undo()
    assert (bridge.curtain.down, bridge.curtain.name) == (True, "Seat 2")
    bridge.curtain.open()
    assert (bridge.shown.deciding, bridge.presenter.viewer) == ("follow", 1)


def test_who_recruits_is_named_in_the_colour_of_the_seat(make_stage):
    """Somebody else may still have the device."""
    stage = make_stage()
    stage.app.play(led())
    bridge = stage.app.table_of("fort")
    bridge.curtain.open()
    items = walk(stage.window.contentItem(), hidden=True)
    (sign,) = (item for item in items if item.objectName() == "decider")
    pump()
    assert not sign.isVisible()
    bridge.touch.choose(bridge.presenter.moves.index(Pass()))
    until(lambda: bridge.curtain.shared)
    pump()
    assert sign.isVisible()
    assert "Only Seat 1 decides" in plain(bridge.coach.text)


def test_nobody_is_advised_while_all_may_look():
    """The advice would be made from the hand."""
    bridge, driver = open_table(led())
    passes(bridge)
    bridge.advice.ask()
    assert driver.asked is None
    assert bridge.coach.text == bridge.advice.reason != ""


def test_people_who_are_asked_everything_take_over_the_device_to_recruit():
    table = led()
    table.asks_all = True
    bridge, _ = open_table(table)
    passes(bridge)
    assert (bridge.curtain.down, bridge.curtain.name, bridge.curtain.shared) == (
        True,
        "Seat 1",
        False,
    )


def test_a_game_that_was_left_at_an_open_decision_goes_on_with_it():
    table = led()
    say(table, "pass")
    assert table.openly
    bridge, _ = open_table(table)
    assert (bridge.curtain.down, bridge.curtain.shared, bridge.presenter.viewer) == (False, True, 0)


@pytest.mark.no_cover
@pytest.mark.parametrize(("persons", "seats"), [(2, 2), (2, 3), (3, 4)])
def test_nothing_hidden_is_readable_while_all_may_look(persons, seats):
    table = sample_table(CARDS, seats, 4, persons=persons)
    table.asks_all = False
    bridge, driver = open_table(table)
    rng = Random(4)
    shared = 0
    while not table.over and table.number < 150:
        if bridge.curtain.shared:
            shared += 1
            said = words(readable(bridge))
            for name in secrets(table, bridge):
                leaks = {k: v for k, v in said.items() if mentions(v, name)}
                assert not leaks, f"{name}: {leaks}"
            assert not [r for r in bridge.cards.rows() if r.zone in (Zone.Hand, Zone.Draft)]
            assert bridge.seats.me.rule == ""
            check_models(bridge)
        elif bridge.shown.mine:
            assert not bridge.presenter.covered
            assert bridge.presenter.viewer == table.decision().seat
        step(bridge, driver, rng)
    assert shared > 5


def told(bridge):
    """All that can be read, also what is told of each card, and why nothing can be done with it."""
    said, gains = words(readable(bridge)), bridge.gains
    for row in bridge.cards.rows():
        told = gains.tokens(row.key, gains.serial), gains.lines(row.key, gains.serial)
        said[f"card {row.key}"] = f"{told} {bridge.presenter.why_card(row.key)}"
    return said


@pytest.mark.no_cover
@pytest.mark.parametrize(("persons", "seats"), [(2, 2), (2, 3), (3, 4)])
def test_nothing_that_is_told_while_all_may_look_follows_from_what_is_hidden(persons, seats):
    table = sample_table(CARDS, seats, 4, persons=persons)
    table.asks_all = False
    bridge, driver = open_table(table)
    rng, tried = Random(4), 0
    while not table.over and table.number < 150:
        if bridge.curtain.shared:
            said, state, viewer = told(bridge), table.state, bridge.presenter.viewer
            other = table.view(next(seat for seat in range(persons) if seat != viewer))
            table._state = table.game.determinize(other, Random(table.number))
            bridge.flow.retranslate()
            assert told(bridge) == said
            tried += table.state.seats[viewer].hand != state.seats[viewer].hand
            table._state = state
            bridge.flow.retranslate()
        step(bridge, driver, rng)
    assert tried > 3


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_the_press_with_which_one_does_not_follow_recruits_nobody_for_the_next(make_stage, key):
    stage = make_stage()
    stage.app.play(led())
    bridge, keys = stage.app.table_of("fort"), Keys(stage)
    bridge.curtain.open()
    pump()
    stage.arrival.moment = 600_000
    bridge.touch.choose(bridge.presenter.moves.index(Pass()))
    until(lambda: bridge.curtain.shared)
    number = bridge.presenter.table.number
    for _ in range(3):
        keys.press(key)
    assert bridge.presenter.table.number == number
    stage.arrival._fresh.stop()
    keys.go_to(next(i for i in walk(stage.window.contentItem()) if i.property("usable")))
    keys.press(Key.Key_Return)
    assert bridge.presenter.table.number > number


def test_what_happened_can_be_read_again_while_all_may_look():
    bridge, _ = open_table(led())
    passes(bridge)
    assert bridge.recap.ready
