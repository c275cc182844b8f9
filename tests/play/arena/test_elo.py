"""Elo against what was computed by hand."""

import math
from random import Random

import pytest

from fort_desktop.play.arena import elo

BOTS = ["a", "b", "c"]


def meeting(one, other, better, times):
    return {(one, other): [better, times], (other, one): [times - better, times]}


def test_three_of_four_are_so_much_by_hand():
    """With the one tie more: 3.5 to 1.5, so the odds are 7 to 3, half of it to each side."""
    found = elo.ratings(["a", "b"], meeting("a", "b", 3, 4))
    apart = 400 * math.log10(7 / 3)
    assert found == {"a": pytest.approx(apart / 2), "b": pytest.approx(-apart / 2)}


def test_who_never_lost_has_a_number_too():
    found = elo.ratings(["a", "b"], meeting("a", "b", 10, 10))
    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(21))


def test_odds_multiply_along_a_row_of_bots():
    """a beats b as 3 to 1, b beats c as 3 to 1, and a beats c as 9 to 1: nothing to reconcile."""
    met = {
        **meeting("a", "b", 3000, 4000),
        **meeting("b", "c", 3000, 4000),
        **meeting("a", "c", 3600, 4000),
    }
    found = elo.ratings(BOTS, met)
    step = 400 * math.log10(3)
    assert found == {
        "a": pytest.approx(step, abs=0.5),
        "b": pytest.approx(0, abs=0.5),
        "c": pytest.approx(-step, abs=0.5),
    }


def test_a_bot_alone_is_nothing_better_than_itself():
    assert elo.ratings(["a"], {}) == {"a": 0}
    assert elo.intervals(["a"], [{}, {}]) == {"a": (0, 0)}


def test_the_interval_is_about_that_of_the_normal_distribution():
    """Of 400 deals a share of 75 % has a standard error of 2.17 %, and Elo then one of 20 between
    the two, half of which is each bot's."""
    rng = Random(5)
    deals = [meeting("a", "b", float(rng.random() < 0.75), 1) for _ in range(400)]
    low, high = elo.intervals(["a", "b"], deals)["a"]
    error = elo.SCALE * math.sqrt(0.75 * 0.25 / 400) / (0.75 * 0.25) / 2
    assert high - low == pytest.approx(2 * 1.96 * error, rel=0.15)
    assert low < elo.ratings(["a", "b"], elo.together(deals))["a"] < high


def test_the_same_deals_give_the_same_interval_and_one_deal_none():
    deals = [meeting("a", "b", n % 3 / 2, 1) for n in range(20)]
    assert elo.intervals(["a", "b"], deals) == elo.intervals(["a", "b"], deals)
    assert elo.intervals(["a", "b"], deals[:1]) == {"a": None, "b": None}


def test_many_deals_are_drawn_in_blocks(monkeypatch):
    monkeypatch.setattr(elo, "BLOCKS", 10)
    deals = [meeting("a", "b", n % 2, 1) for n in range(95)]
    blocks = elo._blocks(deals)
    assert len(blocks) == 10
    assert elo.together(blocks) == elo.together(deals)
