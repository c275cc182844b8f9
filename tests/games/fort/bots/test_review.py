"""The hard bot says what a move has cost, beside the one that it would have chosen."""

from random import Random

import pytest

from fort_desktop.contract.bot import Advised, Reviewed, Reviewer
from fort_desktop.games.fort.bots import review
from fort_desktop.games.fort.bots.easy import EasyBot
from fort_desktop.games.fort.bots.hard import HardBot
from fort_desktop.games.fort.bots.plans import Plans, key_of
from fort_desktop.games.fort.bots.reasons import Fact, Reason
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.bots.made_nets import POINTS, SENSIBLE, made_net
from tests.games.fort.bots.test_advice import RIVAL, decisions
from tests.games.fort.bots.test_hard import QUICK, TABLES
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat

ADDING = ("play bug", "do public")


def adding():
    """Two cards can be added, one after the other, for a pizza each."""
    return fort(seat(hand="bug skids wart moles"), RIVAL).play(*ADDING)


def reviewed(table, net, made):
    """What the bot says of a move, and the best one in notation."""
    number, _ = table.asks
    game, state = table.game, table.state
    moves, bot = game.legal_moves(state), HardBot(net, nodes=200)
    assert isinstance(bot, Reviewer)
    move = game.parse_move(state, made)
    found = bot.review(game, game.view(state, number - 1), moves, move, Random(1))
    assert found.made.move == move
    return found, game.format_move(state, found.best.move)


def test_a_worse_move_costs_the_difference_and_what_speaks_for_the_best_is_told():
    found, best = reviewed(fort(seat(hand="ghost zip"), RIVAL), POINTS, "skip")
    assert best == "play ghost"
    assert found.best.reason == Reason(Fact.POINTS, 2, alone=True)
    assert found.lost == found.best.chance - found.made.chance > 0.01


def test_what_the_bot_would_do_costs_nothing():
    found, best = reviewed(fort(seat(hand="ghost zip"), RIVAL), POINTS, "play ghost")
    assert (best, found.lost) == ("play ghost", 0.0)
    assert found.best == found.made == Advised(found.made.move, found.made.chance)


def test_the_order_of_what_comes_to_the_same_costs_nothing():
    """Though the search for plans meets each position but once, by the move that comes first."""
    net = made_net(own__pizza=5.0)
    for first in ("add wart", "add moles"):
        found, best = reviewed(adding(), net, first)
        assert (best, found.lost) == (first, 0.0)
    found, best = reviewed(adding(), net, "done")
    assert best == "add wart"
    moles = found.best.reason.added
    assert found.best.reason == Reason(Fact.PIZZA, 4, added=moles)
    assert [frozen_cards().cards[card].id for card in moles] == ["moles"]


def test_another_copy_of_the_same_kid_costs_nothing():
    table = fort(seat(hand="ghost"), park="sarge sarge-2 dash").play("skip")
    net = made_net(own__card__shows_shovel=5.0)
    for copy in ("recruit park sarge", "recruit park sarge-2"):
        found, best = reviewed(table, net, copy)
        assert (best, found.lost) == (copy, 0.0)
    assert reviewed(table, net, "recruit park dash")[0].lost > 0.01


@pytest.mark.parametrize(
    ("table", "moves"),
    [
        (adding, ("add moles", "done")),
        (
            lambda: fort(seat(hand="ghost"), park="zip lefty dash").play("skip"),
            ("recruit park lefty", "recruit deck"),
        ),
    ],
    ids=["in the play", "recruiting"],
)
def test_both_moves_are_judged_in_the_same_way(table, moves):
    game, state = table().game, table().state
    view = game.view(state, 0)
    one, other = (game.parse_move(state, move) for move in moves)
    there = review.beside(game, SENSIBLE, view, (one, other), 200, Random(5))
    back = review.beside(game, SENSIBLE, view, (other, one), 200, Random(5))
    assert [way.move for way in there.ways] == [one, other]
    assert [way.chance for way in there.ways] == [way.chance for way in back.ways[::-1]]
    assert there.ways[0].chance != there.ways[1].chance


@pytest.mark.pure
def test_a_move_that_turns_out_no_worse_is_the_best_itself(monkeypatch):
    """In the positions in which both are judged, whatever the bot would have chosen."""
    table = fort(seat(hand="ghost zip"), RIVAL)
    game, state = table.game, table.state
    bot, moves = HardBot(POINTS, nodes=200), game.legal_moves(state)
    skip, ghost = (game.parse_move(state, move) for move in ("skip", "play ghost"))
    monkeypatch.setattr(bot, "_look", lambda *_, **__: review.Look([review.Way(skip)], []))
    found = bot.review(game, game.view(state, 0), moves, ghost, Random(1))
    assert (found.best.move, found.lost) == (ghost, 0.0)


def test_of_a_single_move_and_in_a_draft_nobody_knows_a_chance():
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(3, draft=True), 1)
    moves, number = game.legal_moves(state), game.decision(state).seat
    view, only = game.view(state, number), Advised(moves[0])
    # There is no game to think with.
    assert QUICK.review(None, view, moves[:1], moves[0], Random(1)) == Reviewed(only, only)
    found = QUICK.review(game, view, moves, moves[-1], Random(1))
    assert found.made == Advised(moves[-1])
    assert (found.best.chance, found.lost) == (None, None)


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("options", [TABLES[2], TABLES[4]])
def test_what_the_seat_cannot_see_never_changes_what_a_move_has_cost(options):
    game, cost = FortGame(frozen_cards()), []
    for number, (state, seat_, moves) in enumerate(decisions(game, options, 31, every=20)):
        view = game.view(state, seat_)
        other = game.determinize(view, Random(number))
        made, before = EasyBot().choose(game, view, moves, Random(number)), game.copy(state)
        found = [
            QUICK.review(game, game.view(position, seat_), moves, made, Random(number))
            for position in (state, other, state)
        ]
        assert found[0] == found[1] == found[2]
        assert state == before
        cost.append(found[0].lost)
    assert len(cost) > 4
    assert all(lost is None or 0.0 <= lost <= 1.0 for lost in cost)
    assert any(cost)


def test_plans_that_begin_with_a_move_are_all_that_it_leaves_open():
    game, state = adding().game, adding().state
    moves = game.legal_moves(state)
    found = {move: Plans(game, state, 0, 10_000, move).found for move in moves}
    for move, plans in found.items():
        assert {plan.moves[0] for plan in plans} == {move}
    ends = {move: {key_of(plan.end) for plan in plans} for move, plans in found.items()}
    whole = {key_of(plan.end) for plan in Plans(game, state, 0, 10_000).found}
    assert set.union(*ends.values()) == whole
    wart, moles = (ends[game.parse_move(state, move)] for move in ("add wart", "add moles"))
    assert wart & moles
    assert wart != moles
