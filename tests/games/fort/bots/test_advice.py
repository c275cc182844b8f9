"""The hard bot advises what it would choose, and says what the net makes most of."""

from random import Random

import pytest

from fort_desktop.contract.bot import Advised, advice_of
from fort_desktop.games.fort.bots.easy import EasyBot
from fort_desktop.games.fort.bots.hard import OTHERS, HardBot
from fort_desktop.games.fort.bots.reasons import Fact, Reason
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.bots.made_nets import POINTS, SENSIBLE, made_net
from tests.games.fort.bots.test_hard import QUICK, TABLES
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat

RIVAL = seat(hand="zip-2")


def decisions(game, options, seed, every):
    """Of a game between easy bots: state, seat and legal moves, where there are several."""
    state, rng, number = game.new_game(options, seed), Random(seed), 0
    while (decision := game.decision(state)) is not None:
        moves, view = game.legal_moves(state), game.view(state, decision.seat)
        number += len(moves) > 1
        if len(moves) > 1 and number % every == 0:
            yield state, decision.seat, moves
        game.apply(state, EasyBot().choose(game, view, moves, rng))


def advice(table, net):
    """What is advised, in notation, with its reason."""
    number, _ = table.asks
    game, state = table.game, table.state
    moves = game.legal_moves(state)
    bot = HardBot(net, nodes=200)
    found = bot.advise(game, game.view(state, number - 1), moves, Random(1))
    return [(game.format_move(state, one.move), one.reason) for one in found]


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES[::3])
def test_the_first_that_is_advised_is_what_the_bot_chooses(options):
    game, tried = FortGame(frozen_cards()), 0
    for number, (state, seat_, moves) in enumerate(decisions(game, options, 23, every=6)):
        before, view = game.copy(state), game.view(state, seat_)
        found = QUICK.advise(game, view, moves, Random(number))
        assert found[0].move == QUICK.choose(game, view, moves, Random(number))
        assert {one.move for one in found} <= set(moves)
        assert len({one.move for one in found}) == len(found) <= 1 + OTHERS
        chances = [one.chance for one in found]
        assert chances == [None] or chances == sorted(chances, reverse=True)
        assert None in chances or 0.0 <= chances[-1] <= chances[0] <= 1.0
        assert all((one.reason is None) == (one.chance is None) for one in found)
        assert state == before
        tried += 1
    assert tried > 8


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES[1:3])
def test_what_the_seat_cannot_see_never_changes_the_advice(options):
    game, tried = FortGame(frozen_cards()), 0
    for number, (state, seat_, moves) in enumerate(decisions(game, options, 29, every=9)):
        other = game.determinize(game.view(state, seat_), Random(number))
        advised = [
            QUICK.advise(game, game.view(position, seat_), moves, Random(number))
            for position in (state, other, state)
        ]
        assert advised[0] == advised[1] == advised[2]
        tried += 1
    assert tried > 8


def test_of_a_single_move_nothing_is_told():
    table = fort(seat(hand="ghost"))
    view, move = table.game.view(table.state, 0), table.game.legal_moves(table.state)[0]
    # There is no game to think with.
    assert QUICK.advise(None, view, [move], Random(1)) == [Advised(move)]


def test_in_a_draft_one_card_is_advised_without_a_chance():
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(3, draft=True), 1)
    moves, decision = game.legal_moves(state), game.decision(state)
    (found,) = QUICK.advise(game, game.view(state, decision.seat), moves, Random(1))
    assert (found.chance, found.reason) == (None, None)


def test_a_bot_that_cannot_advise_gives_its_choice_without_a_reason():
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(2), 1)
    view, moves = game.view(state, state.leader), game.legal_moves(state)
    chosen = EasyBot().choose(game, view, moves, Random(3))
    assert advice_of(EasyBot(), game, view, moves, Random(3)) == (Advised(chosen),)


# --- reasons --------------------------------------------------------------------------------------


def test_points_that_come_now_are_a_reason_and_that_nobody_can_follow():
    table = fort(seat(hand="ghost zip"), RIVAL)
    found = dict(advice(table, POINTS))
    assert found["play ghost"] == Reason(Fact.POINTS, 2, alone=True)


def test_where_nobody_could_follow_either_way_that_is_not_told():
    table = fort(seat(hand="ghost zip"), seat())
    assert dict(advice(table, POINTS))["play ghost"] == Reason(Fact.POINTS, 2)


def test_a_level_is_a_reason():
    table = fort(seat(hand="wart worm", stuff=(2, 2)), seat(hand="zip-2", stuff=(2, 2)))
    (move, reason), *_ = advice(table, made_net(own__fort_1=5.0))
    assert (move, reason) == ("play wart", Reason(Fact.LEVEL, 1))


def test_tokens_are_a_reason():
    table = fort(seat(hand="bug kitty"), RIVAL)
    assert advice(table, made_net(own__pizza=5.0))[0] == ("play bug", Reason(Fact.PIZZA, 1))
    assert advice(table, made_net(own__toys=5.0))[0] == ("play kitty", Reason(Fact.TOYS, 1))
    table = fort(seat(hand="kitty wart", stuff=(1, 1)), RIVAL)
    assert advice(table, made_net(own__pack_toys=5.0))[0][1].fact is Fact.PACK


def test_pizza_that_is_kept_for_the_fort_is_a_reason():
    table = fort(seat(hand="moose", stuff=(4, 0)), RIVAL)
    found = advice(table, made_net(own__pizza=5.0))
    assert found[0] == ("skip", Reason(Fact.PIZZA_KEPT))
    top = fort(seat(hand="moose", stuff=(4, 0), fort=5), RIVAL)
    found = advice(top, made_net(own__pizza=5.0))
    assert found[0] == ("skip", Reason(Fact.WHOLE)), "there is nothing to build"


def test_trashing_is_a_reason_or_which_card_is_trashed():
    table = fort(seat(hand="worm zip ghost"), RIVAL)
    found = advice(table, made_net(own__cards=-5.0))
    assert found[0] == ("play worm", Reason(Fact.TRASHED, 1))
    table.play("play worm", "do public")
    found = advice(table, made_net(own__card__shows_crown=5.0))
    assert found[0] == ("trash hand zip", Reason(Fact.TRASHED, 0))


def test_the_suit_of_a_card_in_the_lookout_is_a_reason():
    table = fort(seat(hand="sarge zip worm"), RIVAL).play("play sarge", "do public")
    (move, reason), *_ = advice(table, made_net(own__lookout__shovel=5.0))
    assert (move, reason.fact, reason.suit) == ("lookout hand worm", Fact.LOOKOUT, Suit.SHOVEL)


def test_the_first_card_of_a_suit_is_a_reason_and_how_many_it_goes_with():
    net = made_net(own__card__shows_shovel=5.0)
    for deck, n in (("", 0), ("worm wart", 2)):
        table = fort(seat(hand="ghost", deck=deck), park="zip lefty dash").play("skip")
        found = advice(table, net)
        assert found[0] == ("recruit park lefty", Reason(Fact.RECRUITED, n, Suit.SHOVEL))


def test_of_an_unknown_card_nothing_is_told():
    table = fort(seat(hand="ghost"), park="zip dash spike").play("skip")
    found = dict(advice(table, made_net(own__card__shows_shovel=5.0)))
    assert found["recruit deck"].fact is Fact.WHOLE


def test_cards_that_do_not_go_to_the_yard_are_a_reason():
    table = fort(seat(hand="bug moles zip"), RIVAL).play("play bug", "do public")
    found = advice(table, made_net(own__yard=-5.0))
    assert found[0] == ("add moles", Reason(Fact.YARD, 1))


def test_cards_for_the_own_turn_are_a_reason_not_to_follow():
    table = fort(seat(hand="bug"), seat(hand="wart zip")).play("play bug", "do public", "done")
    table.play(*[move for move in ("finish",) if move in table.legal()])
    assert table.asks == (2, "follow")
    assert advice(table, made_net(own__hand=5.0))[0] == ("pass", Reason(Fact.HAND, 1))


def test_a_victory_is_a_reason():
    table = fort(
        seat(points=25, turns=10),
        seat(hand="ghost doodles", points=24, turns=9),
        ending={"reason": "points", "seat": 1},
        leader=2,
        first=1,
        round=10,
    )
    assert advice(table, SENSIBLE)[0] == ("play ghost", Reason(Fact.WIN, 1))


def test_where_no_single_thing_weighs_that_is_said():
    table = fort(seat(hand="bug kitty"), RIVAL)
    assert {reason.fact for _, reason in advice(table, made_net())} == {Fact.WHOLE}


def test_of_two_facts_the_one_that_the_net_makes_more_of_is_told():
    table = fort(seat(hand="einstein"), RIVAL)
    for points, pizza, fact in ((20.0, 0.5, Fact.POINTS), (1.0, 4.0, Fact.PIZZA)):
        found = advice(table, made_net(own__points=points, own__pizza=pizza))
        assert found[0] == ("play einstein", Reason(fact, 1))
