"""What the judge says of the end of a turn does not depend on luck, and heeds who has won."""

import pytest

from fort_desktop.games.fort.bots.judge import Judge
from fort_desktop.games.fort.rules import scoring
from tests.games.fort.bots.made_nets import SENSIBLE
from tests.games.fort.rules.positions import fort, seat


def judge(table, number=0):
    return Judge(table.game, SENSIBLE, table.state, number)


def test_cards_that_are_drawn_after_the_turn_change_nothing():
    first = fort(seat(hand="bug", deck="zip dash ghost worm doodles sarge lefty moles"))
    second = fort(seat(hand="bug", deck="moles lefty sarge doodles worm ghost dash zip"))
    values = [judge(table).at_once(table.state) for table in (first, second)]
    assert values[0] == pytest.approx(values[1], abs=1e-12)


def test_position_is_left_as_it_is():
    table = fort(seat(hand="bug zip"), seat(hand="ghost"))
    before = table.game.copy(table.state)
    judge(table).at_once(table.state)
    assert table.state == before


def last_round(mine, theirs):
    """The last turn of the game; who has more points wins."""
    return fort(
        seat(points=mine, turns=10),
        seat(hand="zip", points=theirs, turns=9),
        ending={"reason": "points", "seat": 1},
        leader=2,
        first=1,
        round=10,
    )


def test_game_that_is_over_is_worth_its_result():
    tables = [last_round(*points) for points in ((30, 10), (30, 29), (30, 30), (29, 30), (10, 30))]
    values = [judge(table).at_once(table.state) for table in tables]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 5
    assert values[1] > 0.98
    assert values[2] == pytest.approx(0.5)
    assert values[3] < 0.02


def test_card_that_trashes_itself_is_gone_at_the_end_of_the_turn():
    """What the judge does by itself comes to the same as passing and skipping by the rules."""
    table = fort(seat(hand="einstein zip", deck="dash"), seat(hand="worm"), park_deck=[])
    table.play("play einstein", "do private", "done", "finish")
    by_rules = table.fork().play(*["pass"] * (table.asks == (2, "follow")))
    values = [judge(table).at_once(each.state) for each in (table, by_rules)]
    assert values[0] == pytest.approx(values[1], abs=1e-12)
    assert "einstein" not in by_rules.discard(1)


def test_what_is_looked_at_to_the_end_goes_through_the_whole_turn():
    table = fort(seat(hand="bug moles"), seat(hand="ghost zip"), park="zip-2 lefty dash")
    state = table.game.copy(table.state)
    plan = [table.game.parse_move(state, "skip")]
    worth = judge(table).at_length(state, plan)
    assert 0 < worth < 1
    assert state.leader == 1
    assert scoring.number_owned(state, 0) == 3  # somebody was recruited


def test_plan_with_a_move_that_is_not_legal_goes_on_by_rules_of_thumb():
    table = fort(seat(hand="bug moles"), seat(hand="ghost zip"), park="lefty dash")
    state = table.game.copy(table.state)
    plan = [table.game.parse_move(state, "play ghost")]
    assert 0 < judge(table).at_length(state, plan) < 1
    assert state.leader == 1
