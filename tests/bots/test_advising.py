"""Advice comes from a worker as from the bot itself, and from a bot that cannot advise as well."""

from random import Random

import pytest

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.contract.bot import Advised, advice_of
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.state import TowersOptions
from tests.bots import faulty_workers
from tests.bots.pools import patient_pool
from tests.bots.test_workers import answers
from tests.games.fort.frozen_cards import frozen_cards

BEST = levels_of("fort")[-1]


@pytest.fixture(scope="module")
def game():
    return FortGame(frozen_cards())


@pytest.fixture(scope="module")
def asked(game):
    state = game.new_game(FortOptions(), 1)
    return game.view(state, state.leader), game.legal_moves(state)


def test_a_worker_advises_like_the_bot_itself(game, asked):
    view, legal = asked
    with patient_pool() as pool:
        pool.advise(view, legal, BEST, 5, "fort", game.cards)
        (answer,) = answers(pool)
    found = advice_of(make_bot(BEST, "fort"), game, view, legal, Random(5))
    assert answer.found == found
    assert answer.move == found[0].move
    assert len(found) > 1
    assert all(one.reason is not None for one in found)


def test_who_is_asked_for_a_move_tells_nothing_else(game, asked):
    view, legal = asked
    with patient_pool() as pool:
        pool.submit(view, legal, BEST, 5, "fort", game.cards)
        (answer,) = answers(pool)
    assert answer.found == (Advised(answer.move),)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_bot_that_cannot_advise_gives_the_one_move_of_its_choice(level):
    towers = TowersGame()
    state = towers.new_game(TowersOptions(3, first=0), 7)
    view, legal = towers.view(state, 0), towers.legal_moves(state)
    with patient_pool() as pool:
        pool.advise(view, legal, level, 1, "towers")
        (answer,) = answers(pool)
    assert answer.found == (Advised(answer.move),)
    assert answer.move in legal


def test_a_single_legal_move_is_advised_at_once(asked):
    view, legal = asked
    with patient_pool(entry=faulty_workers.hangs) as pool:
        pool.advise(view, legal[:1], BEST, 1, "fort")
        assert [answer.found for answer in pool.poll()] == [(Advised(legal[0]),)]


def test_a_dead_worker_is_stood_in_for_by_a_move_without_a_reason(game, asked):
    view, legal = asked
    with patient_pool(entry=faulty_workers.dies) as pool:
        pool.advise(view, legal, BEST, 1, "fort", game.cards)
        (answer,) = answers(pool)
    assert answer.weaker
    assert answer.found == (Advised(answer.move),)
