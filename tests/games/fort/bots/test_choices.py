"""No self-evident blunders in positions made by hand."""

from random import Random

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.games.fort.rules.engine import FortGame
from tests.games.fort.bots.bot_games import final
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat

LEVELS = ["easy", "medium"]
SEEDS = range(12)


def choice(table, level, seed=0):
    """What a bot chooses there, in notation."""
    game, state = table.game, table.state
    number = game.decision(state).seat
    view, moves = game.view(state, number), game.legal_moves(state)
    move = make_bot(level, "fort").choose(game, view, moves, Random(seed))
    return game.format_move(state, move)


def choices(table, level):
    return {choice(table, level, seed) for seed in SEEDS}


def play_on(table, level, seed=0):
    """The seat goes on until the card is played; returns all it did."""
    done = []
    number, _ = table.asks
    while table.asks[0] == number and table.asks[1] not in {"recruit-phase", "party"}:
        done.append(choice(table, level, seed))
        table.play(done[-1])
    return done


@pytest.mark.parametrize("level", LEVELS)
def test_never_skips_when_a_card_does_good(level):
    table = fort(seat(hand="bug moles worm bud ghost", fort=1))
    assert "skip" not in choices(table, level)


@pytest.mark.parametrize("level", LEVELS)
def test_builds_when_it_can(level):
    table = fort(seat(hand="skids ghost zip dash doodles", stuff=(2, 4), fort=1))
    for seed in SEEDS:
        again = table.fork()
        play_on(again, level, seed)
        assert again.seat(1).level == 2, seed


@pytest.mark.parametrize("level", LEVELS)
def test_uses_every_suit_that_fills_the_stuff(level):
    table = fort(seat(hand="bug moles worm ghost zip", lookout="sarge"))
    table.play("play bug", "do public")
    play_on(table, level)
    assert table.stuff(1)[0] == 4


@pytest.mark.parametrize("level", LEVELS)
def test_takes_the_tokens_that_the_next_level_wants(level):
    table = fort(seat(hand="penny ghost zip", stuff=(3, 3), fort=3))
    table.play("play penny", "do public")
    assert choices(table, level) == {"take toys"}


@pytest.mark.parametrize("level", LEVELS)
def test_recruits_the_good_kid(level):
    table = fort(seat(hand="ghost"), park="zip lefty dash")
    play_on(table, level)
    assert table.asks == (1, "recruit-phase")
    assert choices(table, level) <= {"recruit park lefty"}


@pytest.mark.parametrize("level", LEVELS)
def test_trashes_what_is_least_worth(level):
    deck = "bug bug-2 moles scout"
    table = fort(seat(hand="doc lefty", discard="puddin tink icky-sticky zip", deck=deck))
    table.play("play doc", "do public")
    assert choices(table, level) == {"trash discard zip"}


@pytest.mark.parametrize("level", LEVELS)
def test_follows_when_the_card_has_no_better_use(level):
    table = fort(
        seat(hand="chef ghost zip", stuff=(4, 0)),
        seat(hand="captain captain-2 noodle-twins bones bones-2", fort=1, stuff=(0, 2)),
    )
    table.play("play chef")
    while table.asks[0] == 1:
        table.play("done" if table.asks[1] == "add" else table.legal()[0])
    assert table.asks == (2, "follow")
    assert "pass" not in choices(table, level)


@pytest.mark.parametrize("level", LEVELS)
def test_scores_in_the_last_round(level):
    table = fort(
        seat(points=25, turns=10),
        seat(hand="ghost doodles zip dash worm", points=24, turns=9),
        ending={"reason": "points", "seat": 1},
        leader=2,
        first=1,
        round=10,
    )
    assert choices(table, level) == {"play ghost"}


def test_medium_ends_the_game_that_it_wins():
    table = fort(
        seat(hand="ghost doodles doodles-2 kitty tink", points=23, fort=2, deck="zip dash"),
        seat(points=10, fort=1),
    )
    assert choice(table, "medium") == "play ghost"


def test_medium_does_not_end_the_game_that_it_loses():
    table = fort(
        seat(hand="ghost tink", points=23, fort=1, stuff=(2, 2), deck="zip dash bud"),
        seat(points=16, fort=4, stuff=(1, 0)),
    )
    assert choice(table, "medium") == "play tink"


def points(game, state):
    return [sum(row.points for row in rows) for rows in game.score(state)]


@pytest.mark.no_cover
@pytest.mark.parametrize("level", LEVELS)
def test_better_than_chance(level):
    game = FortGame(frozen_cards())
    for seed in range(3):
        first, second = points(game, final(game, [level, "random"], seed))
        assert first > second + 5
        first, second = points(game, final(game, ["random", level], seed))
        assert second > first + 5
