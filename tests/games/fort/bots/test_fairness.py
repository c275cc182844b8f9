"""Bots choose among legal moves, by what their seat knows, and touch nothing."""

import random

import pytest

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.contract.kits import ids
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.bots.bot_games import decisions
from tests.games.fort.frozen_cards import frozen_cards

TABLES = [
    (["easy", "medium"], False),
    (["medium", "easy", "random"], True),
    (["easy", "random", "medium", "easy"], False),
]
SEATED = {level for levels, _ in TABLES for level in levels}
OFTEN = {"hard": 15}  # it thinks long: of so many decisions it makes one, others one of five
NEW = [
    pytest.param([level, "easy"], False, id=level)
    for level in levels_of("fort")
    if level not in SEATED
]


@pytest.fixture(scope="module")
def game():
    return FortGame(frozen_cards())


@pytest.mark.no_cover
@pytest.mark.parametrize(("levels", "draft"), [*TABLES, *NEW])
def test_choice_is_legal_and_the_games_generator_stays_untouched(game, levels, draft):
    everybody = random.getstate()
    kinds = set()
    for state, seat, moves, move in decisions(game, levels, 11, draft=draft):
        assert move in moves
        before = game.copy(state)
        make_bot(levels[seat], "fort").choose(game, game.view(state, seat), moves, random.Random(1))
        assert state == before
        kinds.add(game.decision(state).kind)
    assert random.getstate() == everybody
    assert len(kinds) > 10


@pytest.mark.no_cover
@pytest.mark.parametrize(("levels", "draft"), TABLES)
@pytest.mark.parametrize("level", levels_of("fort"))
def test_what_a_bot_cannot_see_never_changes_its_choice(game, levels, draft, level):
    bot, every = make_bot(level, "fort"), OFTEN.get(level, 5)
    tried = 0
    for number, (state, seat, moves, _) in enumerate(decisions(game, levels, 23, draft=draft)):
        if len(moves) == 1 or number % every:
            continue
        view = game.view(state, seat)
        other = game.determinize(view, random.Random(number))
        assert game.view(other, seat) == view
        assert game.legal_moves(other) == moves
        choices = [
            bot.choose(game, game.view(position, seat), moves, random.Random(number))
            for position in (state, other)
        ]
        assert choices[0] == choices[1]
        tried += 1
    assert tried > 100 // every


@pytest.mark.parametrize("level", levels_of("fort"))
def test_single_legal_move_is_returned_at_once(level):
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(2), 1)
    view, move = game.view(state, state.leader), game.legal_moves(state)[-1]
    # There is neither a game nor a generator to think with.
    assert make_bot(level, "fort").choose(None, view, [move], None) is move


def test_every_level_of_every_game_exists():
    for game_id in ids():
        for level in levels_of(game_id):
            assert make_bot(level, game_id) is not None


def test_unknown_levels_and_games_are_refused():
    with pytest.raises(ValueError, match=f"levels are {', '.join(levels_of('fort'))}"):
        make_bot("grandmaster", "fort")
    with pytest.raises(ValueError, match="there is no game 'whist'"):
        make_bot("easy", "whist")
