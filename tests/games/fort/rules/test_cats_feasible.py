"""With cats, too, legal moves are exactly those after which a card can be played properly (R28)."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.fort.rules.moves import UseCat
from fort_desktop.games.fort.rules.state import FortOptions
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.nasty_cards import nasty_cards, random_cards, random_dogs
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_cats import random_cat_table, random_cats
from tests.games.fort.rules.test_feasible import play_and_compare


@pytest.mark.no_cover
@pytest.mark.parametrize(("dogs", "seed"), [(False, 1), (False, 2), (True, 3), (True, 4)])
def test_r28_random_positions_agree_with_brute_force(dogs, seed):
    rng, cards = Random(seed), frozen_cards()
    compared = sum(
        play_and_compare(random_cat_table(rng, cards, dogs=dogs), rng, 12) for _ in range(25)
    )
    assert compared > 100


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(8))
def test_r28_any_cats_agree_with_brute_force(seed):
    """Whatever powers a card pack gives its cats."""
    rng = Random(seed)
    cards = random_cats(rng, (nasty_cards(), random_cards(rng), random_dogs(rng))[seed % 3])
    compared = sum(
        play_and_compare(random_cat_table(rng, cards, dogs=seed % 3 == 2), rng, 10)
        for _ in range(10)
    )
    assert compared > 15


@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "dogs"), [(2, False), (3, True), (4, False)])
def test_r28_whole_games_agree_with_brute_force(seats, dogs):
    rng = Random(seats)
    table = fort(seat())
    table.state = table.game.new_game(FortOptions(seats, dogs=dogs, cats=True), seats)
    assert play_and_compare(table, rng, 400) > 200


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
def test_r28_what_any_cats_may_do_follows_from_the_view(seed):
    """P9: what comes out of the park deck while a cat acts is not counted on."""
    rng = Random(seed)
    cards = random_cats(rng, (nasty_cards(), random_cards(rng), random_dogs(rng))[seed % 3])
    for _ in range(10):
        table = random_cat_table(rng, cards, dogs=seed % 3 == 2)
        game, state = table.game, table.state
        for _ in range(8):
            if (decision := game.decision(state)) is None:
                break
            legal = game.legal_moves(state)
            dealt = game.determinize(game.view(state, decision.seat), rng)
            assert game.legal_moves(dealt) == legal
            used = [move for move in legal if isinstance(move, UseCat)]
            game.apply(state, rng.choice(used or legal))
