"""The environments pass the tests that PettingZoo has for environments."""

import pytest
from pettingzoo.test import api_test, seed_test

from fort_desktop.research import env
from tests.research.tables import TABLES, name_of

# PettingZoo says so of every environment with a mask but its own; at the end nothing is legal.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
WHOLE = [("fort", 2, {}), ("fort", 4, {"draft": True, "dogs": True, "cats": True}), *TABLES[-4:]]


@pytest.mark.no_cover
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_beginning_of_each_table_is_as_pettingzoo_wants_it(table):
    game, seats, variants = table
    api_test(env(game, seats, **variants), num_cycles=12)


@pytest.mark.slow
@pytest.mark.parametrize("table", WHOLE, ids=name_of)
def test_whole_games_are_as_pettingzoo_wants_them(table):
    game, seats, variants = table
    api_test(env(game, seats, **variants), num_cycles=1000)


@pytest.mark.no_cover
@pytest.mark.parametrize("table", WHOLE, ids=name_of)
def test_the_same_seed_gives_the_same_game(table):
    game, seats, variants = table
    seed_test(lambda: env(game, seats, **variants), num_cycles=12)
