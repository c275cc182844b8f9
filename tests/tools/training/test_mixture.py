"""Which games are played: in their shares, and each by its number alone."""

from collections import Counter

import pytest

from tests.tools.training.helpers import mixture
from tools.training.mixture import BY_NET, FIRST_SEED, digest

BOTS = {"medium": 3, "easy": 1}
MIXED = {"seats": {2: 2, 4: 1}, "variants": {"base": 3, "dogs+cats": 1}, "bots": BOTS}


def test_seats_and_variants_meet_exactly_in_their_shares():
    mixed = mixture(**MIXED)
    sat = [mixed.sitting(number) for number in range(24)]
    assert Counter((len(one.bots), one.variant) for one in sat) == {
        (2, "base"): 12,
        (2, "dogs+cats"): 4,
        (4, "base"): 6,
        (4, "dogs+cats"): 2,
    }


def test_bots_sit_everywhere_in_about_their_shares():
    mixed = mixture(**MIXED)
    sat = Counter(bot for number in range(600) for bot in mixed.sitting(number).bots)
    assert sat["medium"] / sat.total() == pytest.approx(0.75, abs=0.03)


def test_a_game_follows_from_its_number_alone_and_each_has_a_seed_of_its_own():
    mixed, again = mixture(**MIXED), mixture(**MIXED)
    forth = [mixed.sitting(number) for number in range(50)]
    back = [again.sitting(number) for number in reversed(range(50))]
    assert forth == back[::-1]
    assert [one.seed for one in forth] == list(range(FIRST_SEED, FIRST_SEED + 50))


def test_games_for_training_have_other_seeds_than_those_for_measuring():
    """docs/bots.md: those below a million are for measuring."""
    assert mixture().sitting(0).seed >= 10_000_000


def test_a_mixture_knows_whether_a_bot_judges_by_a_net():
    assert not mixture(bots=BOTS).by_net
    assert all(mixture(bots=BOTS | {bot: 1}).by_net for bot in BY_NET)


def test_another_value_has_another_digest():
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1}) != digest({"a": 1, "b": 3})
