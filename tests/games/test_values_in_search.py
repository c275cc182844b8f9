"""Searches play on from a position many times over: they change no value that it shares."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.state import TowersOptions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.test_values import Shown, watched

PLAYED = {
    "fort": (FortGame(frozen_cards()), FortOptions(3, dogs=True, cats=True)),
    "towers": (TowersGame(), TowersOptions(3)),
}


def asked(_state, moves, rng):
    return rng.choice(moves)


@pytest.mark.parametrize("policy", [None, asked])
@pytest.mark.parametrize("name", PLAYED)
def test_playing_on_changes_no_value(name, policy):
    game, options = PLAYED[name]
    state, shown = game.new_game(options, 5), Shown()
    shown.look(*game.legal_moves(state), *getattr(state, "stack", ()))
    with watched():
        for seed in range(3):
            game.playout(game.copy(state), Random(seed), policy)
    assert shown.changed() == []


@pytest.mark.parametrize("name", PLAYED)
def test_a_bot_that_thinks_changes_no_value(name):
    game, options = PLAYED[name]
    state, shown, rng = game.new_game(options, 6), Shown(), Random(6)
    bots = [make_bot(level, name) for level in levels_of(name)]
    with watched():
        for number in range(12):
            decision = game.decision(state)
            legal, view = game.legal_moves(state), game.view(state, decision.seat)
            shown.look(*legal)
            bot = bots[number % len(bots)]
            game.apply(state, bot.choose(game, view, legal, rng))
    assert shown.changed() == []
