"""Shares, intervals and times against what was computed by hand."""

import math

import pytest

from fort_desktop.play.arena.measures import Durations, Ratio


def ratio(*deals):
    made = Ratio()
    for found, of in deals:
        made.add(found, of)
    return made


def test_the_interval_of_a_share_is_that_of_the_deals_by_hand():
    """Won 2, 1, 1 and 2 of two games each: shares 1, 1/2, 1/2, 1, whose standard deviation is
    sqrt(4 / 16 / 3), and the mean's a half of that."""
    found = ratio((2, 2), (1, 2), (1, 2), (2, 2))
    assert found.value == 0.75
    assert found.half == pytest.approx(1.96 * math.sqrt(1 / 12) / 2)
    assert found.of == 8


def test_the_games_of_a_deal_count_as_one_observation():
    """Whoever wins by the deal alone wins one of its two games each time: nothing is uncertain."""
    assert ratio(*[(1, 2)] * 10).half == 0
    alone = ratio(*[(1, 1), (0, 1)] * 10)
    assert alone.half == pytest.approx(1.96 * math.sqrt(0.25 / 19))


def test_deals_of_different_weight_by_hand():
    """3 of 4 and 0 of 1: the share is 3/5, and 3 - 4 * 3/5 = 3/5 and 0 - 3/5 are left over."""
    found = ratio((3, 4), (0, 1))
    assert found.value == pytest.approx(0.6)
    assert found.half == pytest.approx(1.96 * math.sqrt(2 * (0.36 + 0.36)) / 5)


def test_of_nothing_there_is_no_share_and_of_one_deal_no_interval():
    assert (Ratio().value, Ratio().half) == (None, None)
    assert (ratio((1, 2)).value, ratio((1, 2)).half) == (0.5, None)
    assert (ratio((0, 0), (0, 0)).value, ratio((0, 0), (0, 0)).half) == (None, None)


def test_times_are_right_within_two_percent_and_the_longest_exactly():
    found = Durations()
    for ms in range(1, 101):
        found.add(ms)
    assert found.within(0.5) == pytest.approx(50, rel=0.02)
    assert found.within(0.95) == pytest.approx(95, rel=0.02)
    assert (found.within(1.0), found.longest) == (pytest.approx(100, rel=0.02), 100)


def test_times_of_several_deals_are_added_up():
    one, other = Durations(), Durations()
    for ms in (1, 1, 1):
        one.add(ms)
    for ms in (10, 10, 10, 10):
        other.add(ms)
    one.merge(other)
    assert (one.within(0.4), one.within(0.5)) == (1, pytest.approx(10, rel=0.02))
    assert one.longest == 10


def test_where_nobody_thought_there_is_no_time():
    assert (Durations().within(0.5), Durations().longest) == (None, 0)


def test_no_time_at_all_is_a_time_too():
    found = Durations()
    found.add(0.0)
    assert found.within(0.5) == 0
