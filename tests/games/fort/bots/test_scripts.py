"""Bots with one plan each: they follow it, play legally, and no table offers them."""

from random import Random

import pytest

from fort_desktop.bots.levels import levels_of, make_bot, make_player, players_of
from fort_desktop.contract.kits import ids
from fort_desktop.games.fort.kit import SCRIPTS
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat


def choice(table, name):
    """What a script chooses there, in notation."""
    game, state = table.game, table.state
    number = game.decision(state).seat
    view, moves = game.view(state, number), game.legal_moves(state)
    move = make_player(name, "fort").choose(game, view, moves, Random(1))
    return game.format_move(state, move)


def play_on(table, name):
    """The seat goes on until the card is played."""
    number, _ = table.asks
    while table.asks[0] == number and table.asks[1] not in {"recruit-phase", "party"}:
        table.play(choice(table, name))


def test_scripts_are_no_levels():
    assert set(SCRIPTS) <= set(players_of("fort"))
    assert not set(SCRIPTS) & set(levels_of("fort"))
    with pytest.raises(ValueError, match="builder"):
        make_bot("builder", "fort")


def test_every_bot_of_every_game_can_be_made():
    for game in ids():
        assert [make_player(name, game) for name in players_of(game)]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        (2, {}),
        (3, {"draft": True}),
        (2, {"dogs": True}),
        (4, {"cats": True}),
        (3, {"draft": True, "dogs": True, "cats": True}),
    ],
    ids=["basic", "draft", "dogs", "cats", "all"],
)
def test_scripts_play_whole_games_legally_by_what_they_see(name, seats, variant):
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(seats, **variant), 4)
    bot, tried = make_player(name, "fort"), 0
    while (decision := game.decision(state)) is not None:
        moves = game.legal_moves(state)
        view = game.view(state, decision.seat)
        before = game.copy(state)
        move = bot.choose(game, view, moves, Random(1))
        assert move in moves
        assert state == before
        if len(moves) > 1 and tried % 7 == 0:
            other = game.view(game.determinize(view, Random(tried)), decision.seat)
            assert bot.choose(game, other, moves, Random(1)) == move
        tried += 1
        game.apply(state, move)
        assert tried < 5000


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_single_legal_move_is_made(name):
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(2), 1)
    view, move = game.view(state, state.leader), game.legal_moves(state)[-1]
    assert make_player(name, "fort").choose(None, view, [move], None) is move


def test_the_builder_builds_when_it_can():
    table = fort(seat(hand="skids ghost zip dash doodles", stuff=(2, 4), fort=1))
    play_on(table, "builder")
    assert table.seat(1).level == 2


def test_the_builder_else_collects_what_the_next_level_wants():
    table = fort(seat(hand="penny ghost zip", stuff=(3, 3), fort=3))
    table.play("play penny", "do public")
    assert choice(table, "builder") == "take toys"


def test_the_scorer_plays_what_scores():
    table = fort(seat(hand="ghost doodles zip dash worm", fort=1, stuff=(1, 1)))
    assert choice(table, "scorer") == "play ghost"


def test_the_thinner_trashes_even_what_is_good():
    table = fort(seat(hand="doc lefty", discard="puddin", deck="bug bug-2 moles scout"))
    assert choice(table, "thinner") == "play doc"
    table.play("play doc", "do public")
    assert choice(table, "thinner").startswith("trash ")


def test_the_thinner_does_not_take_a_card_that_it_need_not_take():
    table = fort(seat(hand="captain zip dash"), seat(), park="zip-2 lefty dash-2")
    table.play("play captain")
    assert (choice(table, "scorer"), choice(table, "thinner")) == ("do public", "do private")
    table.play("do private")
    while table.asks[1] != "action":
        table.play("done")
    assert (choice(table, "scorer"), choice(table, "thinner")) == ("do public", "finish")
