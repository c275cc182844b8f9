"""The hard bot takes the best play of all, by what it knows alone, and the same one each time."""

from random import Random

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.net import NetError, write
from fort_desktop.games.fort import kit
from fort_desktop.games.fort.bots.hard import HardBot
from fort_desktop.games.fort.bots.judge import Judge
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.bots.made_nets import POINTS, SENSIBLE
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat

QUICK = HardBot(SENSIBLE, nodes=40, kept=2, worlds=1)
TABLES = [
    FortOptions(2),
    FortOptions(3, draft=True),
    FortOptions(2, dogs=True),
    FortOptions(4, cats=True),
    FortOptions(3, draft=True, dogs=True, cats=True),
    FortOptions(4, dogs=True, cats=True),
]


def decisions(game, options, seed):
    """A game between quick hard bots: state, seat, legal moves and generator at each decision."""
    state, rng = game.new_game(options, seed), Random(seed)
    while (decision := game.decision(state)) is not None:
        moves, number = game.legal_moves(state), decision.seat
        yield state, number, moves
        game.apply(state, QUICK.choose(game, game.view(state, number), moves, rng))


def play_on(table, bot, seed=1):
    """The seat goes on until the card is played; how many points it has scored."""
    number, _ = table.asks
    while table.asks[0] == number and table.asks[1] not in {"recruit-phase", "party"}:
        game, state = table.game, table.state
        moves = game.legal_moves(state)
        move = bot.choose(game, game.view(state, number - 1), moves, Random(seed))
        table.play(game.format_move(state, move))
    return table.seat(number).points


def most_points(table):
    """By brute force, the most points that the seat can score with the card it plays."""
    number, kind = table.asks
    if number != 1 or kind in {"recruit-phase", "party"}:
        return table.seat(1).points
    return max(most_points(table.fork().play(move)) for move in table.legal())


@pytest.mark.parametrize(
    "hand", ["doodles bug zip kitty", "einstein captain ghost", "scrappers blitz zip"]
)
def test_play_that_scores_most_is_found(hand):
    table = fort(seat(hand=hand, lookout="kitty-2", fort=1, stuff=(2, 2)))
    assert play_on(table.fork(), HardBot(POINTS)) == most_points(table) > 0


@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES)
def test_whole_games_are_played_legally(options):
    game, kinds = FortGame(frozen_cards()), set()
    for state, _, _ in decisions(game, options, 4):
        kinds.add(game.decision(state).kind)
    assert len(kinds) > 10


@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES[:3])
def test_what_the_bot_cannot_see_never_changes_its_choice(options):
    game, tried = FortGame(frozen_cards()), 0
    for number, (state, seat_, moves) in enumerate(decisions(game, options, 23)):
        if len(moves) == 1 or number % 6:
            continue
        before, view = game.copy(state), game.view(state, seat_)
        other = game.determinize(view, Random(number))
        choices = [
            QUICK.choose(game, game.view(position, seat_), moves, Random(number))
            for position in (state, other, state)
        ]
        assert choices[0] == choices[1] == choices[2]
        assert choices[0] in moves
        assert state == before
        tried += 1
    assert tried > 8


def test_single_legal_move_is_returned_at_once():
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(2), 1)
    view, move = game.view(state, state.leader), game.legal_moves(state)[-1]
    # There is neither a game nor a generator to think with.
    assert QUICK.choose(None, view, [move], None) is move


def test_good_kid_is_recruited():
    table = fort(seat(hand="ghost"), park="zip lefty dash")
    table.play("skip")
    game, state = table.game, table.state
    move = QUICK.choose(game, game.view(state, 0), game.legal_moves(state), Random(1))
    assert game.format_move(state, move) == "recruit park lefty"


def test_last_turn_is_played_to_win():
    table = fort(
        seat(points=25, turns=10),
        seat(hand="ghost doodles zip dash worm", points=24, turns=9),
        ending={"reason": "points", "seat": 1},
        leader=2,
        first=1,
        round=10,
    )
    assert play_on(table, QUICK) > 25


def test_the_hard_bot_has_the_net_of_the_house_and_refuses_what_is_none(monkeypatch, tmp_path):
    assert isinstance(make_bot(kit.HARD, "fort"), HardBot)
    monkeypatch.setattr(kit, "NET", tmp_path / "hard.json")
    kit.trained_net.cache_clear()
    try:
        write(SENSIBLE, kit.NET)
        assert isinstance(make_bot(kit.HARD, "fort"), HardBot)
        kit.trained_net.cache_clear()
        kit.NET.write_text("{}")
        with pytest.raises(NetError):
            make_bot(kit.HARD, "fort")
    finally:
        kit.trained_net.cache_clear()


@pytest.mark.pure
def test_two_cards_at_least_are_looked_at_closely(monkeypatch):
    table = fort(seat(hand="scrappers doodles bug", lookout="blitz", fort=1), seat(hand="zip"))
    game, state, looked = table.game, table.state, []
    at_length = Judge.at_length

    def noting(judge, state, plan):
        looked.append(plan[0])
        return at_length(judge, state, plan)

    monkeypatch.setattr(Judge, "at_length", noting)
    bot = HardBot(SENSIBLE, kept=4, worlds=2)
    bot.choose(game, game.view(state, 0), game.legal_moves(state), Random(1))
    assert len(looked) == 8
    assert max(map(looked.count, looked)) == 4
