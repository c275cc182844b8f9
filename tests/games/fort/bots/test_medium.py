"""What the medium bot must not leave to chance."""

from random import Random

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.engine import FortGame
from tests.games.fort.bots.bot_games import decisions
from tests.games.fort.frozen_cards import frozen_cards

SEEDS = range(12)


def recruits(game, seeds):
    """Positions in which the medium bot chooses whom to recruit, and what it can."""
    for seed in seeds:
        for state, seat, moves, _ in decisions(game, ["medium", "medium"], seed):
            if isinstance(state.stack[-1], fr.RecruitPhase) and len(moves) > 1:
                yield game.view(state, seat), moves


@pytest.mark.no_cover
def test_whom_it_recruits_is_no_lottery():
    """It knows neither the hand that it will draw nor what lies on the park deck or was made up."""
    game, bot = FortGame(frozen_cards()), make_bot("medium", "fort")
    alike = [
        len({bot.choose(game, view, moves, Random(seed)) for seed in SEEDS}) == 1
        for view, moves in recruits(game, range(900, 904))
    ]
    assert len(alike) > 60
    assert sum(alike) / len(alike) >= 0.95
