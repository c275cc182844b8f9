"""All ways to carry out a play are found, each end once, within a budget of moves."""

import pytest

from fort_desktop.games.fort.bots.plans import CLOSING, Plans, key_of
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.engine import FortGame
from tests.games.fort.bots.bot_games import decisions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat

PLENTY = 100_000


def ends(game, state, number):
    """By brute force, the keys of all positions in which a play from here can end."""
    found, seen, todo = set(), set(), [game.copy(state)]
    leader = state.leader
    while todo:
        here = todo.pop()
        for move in game.legal_moves(here):
            ahead = game.copy(here)
            game.carry_out(ahead, move)
            frame, key = ahead.stack[-1], key_of(ahead)
            on = not isinstance(frame, (*CLOSING, fr.Over)) and frame.seat == number
            if not on or ahead.leader != leader:
                found.add(key)
            elif key not in seen:
                todo.append(ahead)
            seen.add(key)
    return found


TABLES = {
    "adding": lambda: fort(seat(hand="bug moles worm ghost zip", lookout="sarge", fort=2)),
    "building": lambda: fort(
        seat(hand="skids ghost zip", stuff=(2, 4), pack=(1, 1), fort=1), perk_row="diy bribe"
    ),
    "do-over": lambda: fort(seat(hand="bug moles", perks="do-over recycling", discard="worm zip")),
    "trashing": lambda: fort(seat(hand="doc lefty", discard="puddin tink zip", deck="bug scout")),
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_with_enough_budget_every_end_of_the_play_is_found_once(table):
    game, state = table().game, table().state
    plans = Plans(game, state, 0, PLENTY)
    found = [key_of(plan.end) for plan in plans.found]
    assert len(set(found)) == len(found) > 3
    assert set(found) == ends(game, state, 0)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("budget", [1, 20, PLENTY])
def test_moves_of_a_plan_lead_to_its_end(table, budget):
    game, state = table().game, table().state
    before = game.copy(state)
    for plan in Plans(game, state, 0, budget).found:
        here = game.copy(state)
        for move in plan.moves:
            game.apply(here, move)
        assert here == plan.end
    assert state == before


@pytest.mark.parametrize("budget", [1, 10, 40, 160])
def test_budget_is_kept_but_for_ways_that_have_been_begun(budget):
    table = fort(seat(hand="bug moles worm ghost zip", lookout="sarge", fort=2))
    plans = Plans(table.game, table.state, 0, budget)
    longest = max(len(plan.moves) for plan in plans.found)
    first = len(table.legal())
    assert plans.nodes <= 2 * budget + first * longest
    assert {plan.moves[0] for plan in plans.found} == set(table.game.legal_moves(table.state))
    more = Plans(table.game, table.state, 0, PLENTY)
    assert len(plans.found) <= len(more.found)


def test_same_position_and_budget_give_the_same_plans():
    table = fort(seat(hand="bug moles worm ghost zip", lookout="sarge", fort=2))
    first, second = (Plans(table.game, table.state, 0, 60).found for _ in range(2))
    assert [plan.moves for plan in first] == [plan.moves for plan in second]


def test_copies_of_a_kid_are_the_same():
    one = fort(seat(hand="puddin zip", discard="puddin-2"))
    other = fort(seat(hand="puddin-2 zip", discard="puddin"))
    assert one.state.seats[0].hand != other.state.seats[0].hand
    assert key_of(one.state) == key_of(other.state)


def test_plans_of_the_play_end_before_recruiting_those_of_recruiting_end_the_turn():
    table = fort(seat(hand="ghost"), park="zip lefty dash")
    for plan in Plans(table.game, table.state, 0, PLENTY).found:
        assert plan.end.leader == 0
        assert not any(type(move).__name__ == "Recruit" for move in plan.moves)
    table.play("skip")
    assert table.asks == (1, "recruit-phase")
    plans = Plans(table.game, table.state, 0, PLENTY).found
    assert len(plans) == len(table.legal())
    assert {plan.end.leader for plan in plans} == {1}


@pytest.mark.no_cover
def test_plans_are_found_in_whole_games():
    game = FortGame(frozen_cards())
    kinds = set()
    for state, number, moves, _ in decisions(game, ["medium", "easy", "random"], 3):
        if len(moves) == 1 or state.round == 0:
            continue
        plans = Plans(game, state, number, 50)
        firsts = {plan.moves[0] for plan in plans.found}
        assert firsts
        assert firsts <= set(moves)
        kinds.add(game.decision(state).kind)
    assert len(kinds) > 8
