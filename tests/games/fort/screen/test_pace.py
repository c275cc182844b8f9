"""The pace of Fort: what a rival does can be followed with the eyes, and never lasts too long."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen import pace
from fort_desktop.games.fort.screen.pace import beat, own_beat
from fort_desktop.ui.bridge.motion import FLIGHT
from tests.ui.bridges import CARDS, open_table, step
from tools.pictures.staging import sample_table

pytestmark = pytest.mark.usefixtures("qapp")

ME, RIVAL = 0, 1
PIZZA = ev.TokensMoved(RIVAL, mv.PIZZA, 3, ev.SUPPLY, ev.STUFF)
FROM_PARK = ev.CardMoved(7, ev.PARK, -1, ev.DISCARD, RIVAL, 0)


def waits(bridge) -> int:
    """Milliseconds until the table goes on; whoever is asked need not wait."""
    flow = bridge.flow
    return 0 if bridge.shown.mine or not flow._paused else flow._pace.interval()


def test_a_played_card_lies_there_before_its_action_happens():
    assert beat(mv.Play(1), "play", [], ME) - FLIGHT >= 900


def test_a_play_can_be_followed_with_the_eyes():
    """One action, one added card, nobody follows, one recruit."""
    play = [
        beat(mv.Play(1), "play", [], ME),
        beat(mv.Do(0), "action", [], ME),
        beat(mv.Add(2), "add", [], ME),
        beat(mv.Done(), "add", [ev.Decided(RIVAL, mv.Done()), PIZZA], ME),
        beat(mv.Finish(), "action", [], ME),
        beat(mv.Pass(), "follow", [], ME),
        beat(mv.Recruit("park", 3), "recruit-phase", [ev.TurnBegan(ME, 1)], ME),
    ]
    assert 3000 <= sum(play) <= 4000


@pytest.mark.parametrize(
    "mine",
    [
        ev.CardMoved(7, ev.YARD, ME, ev.DISCARD, RIVAL, 0),
        ev.CardMoved(7, ev.LOOKOUT, ME, ev.DISCARD, ME, 0),
        ev.TokensMoved(ME, mv.TOY, 1, ev.STUFF, ev.SUPPLY),
        ev.CatLured(0, ME, RIVAL),
        ev.Scored(ME, 2),
    ],
)
def test_what_touches_mine_is_seen_longer(mine):
    move = mv.Recruit("yard", 0)
    longer = beat(move, "recruit-phase", [mine], ME) - beat(move, "recruit-phase", [FROM_PARK], ME)
    assert longer == pace.TOUCHED


def test_cards_that_only_come_from_my_deck_are_not_waited_for_longer():
    drawn = ev.CardMoved(7, ev.DECK, ME, ev.HAND, ME, 0)
    assert beat(mv.Done(), "add", [drawn, PIZZA], ME) == beat(mv.Done(), "add", [PIZZA], ME)


def test_the_own_turn_is_seen_to_its_end_before_a_bot_begins():
    bridge, driver = open_table(sample_table(CARDS, 2, 5), "normal")
    table, rng = bridge.presenter.table, Random(1)
    while table.state.leader == ME:
        step(bridge, driver, rng)
    assert waits(bridge) == pace.OWN_TURN_OVER
    made = table.number
    driver.answer()
    assert table.number == made, "the bot's first card waits"
    bridge.flow.hurry()
    assert table.number == made + 1, "but for whoever is in a hurry"


@pytest.mark.parametrize(("speed", "left"), [("fast", pace.OWN_TURN_OVER), ("off", 0)])
def test_a_pause_that_has_begun_ends_where_nothing_moves_any_more(speed, left):
    bridge, driver = open_table(sample_table(CARDS, 2, 5), "normal")
    table, rng = bridge.presenter.table, Random(1)
    while table.state.leader == ME:
        step(bridge, driver, rng)
    bridge.flow._motion.set_speed(speed, reduced=False)
    assert waits(bridge) == left


def test_what_i_decide_is_seen_for_a_moment_before_a_bot_goes_on():
    assert own_beat([]) == 0
    assert own_beat([PIZZA]) == pace.OWN_ACTION


def turns_of_the_bot(seed: int, *, speed: str) -> list[int]:
    """How long each of the bot's turns of a game was looked at."""
    bridge, driver = open_table(sample_table(CARDS, 2, seed), speed)
    table, rng = bridge.presenter.table, Random(seed)
    lasted, turn = [0], None
    while not table.over and table.state.round < 12:
        if bridge.presenter.table.state.leader == ME:
            turn = None
        elif turn != (now := (table.state.round, table.state.leader)):
            turn = now
            lasted.append(0)
        bots = driver.asked is not None
        step(bridge, driver, rng)
        if bots and turn is not None:
            lasted[-1] += waits(bridge)
            bridge.flow.looked()
            bridge.flow._was_shown()
    return lasted[1:]


@pytest.mark.parametrize("seed", range(4))
def test_no_turn_of_a_bot_is_looked_at_for_more_than_eight_seconds(seed):
    lasted = turns_of_the_bot(seed, speed="normal")
    assert len(lasted) > 5
    assert max(lasted) <= 8000
    assert sorted(lasted)[len(lasted) // 2] >= 2500, "and most can be followed"


def test_a_long_turn_is_seen_ever_more_briefly():
    time, turn = pace.TurnTime(), (3, RIVAL)
    granted = []
    for _ in range(40):
        granted.append(time.grant(turn, pace.GAINED))
        time.spend(turn, granted[-1])
    assert granted[:4] == [pace.GAINED] * 4
    assert granted == sorted(granted, reverse=True)
    assert sum(granted) <= pace.LONGEST_TURN
    assert time.grant((4, RIVAL), pace.GAINED) == pace.GAINED, "the next turn has its own time"


def test_without_animation_nobody_waits():
    assert set(turns_of_the_bot(1, speed="off")) == {0}
