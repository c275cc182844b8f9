"""Each bot has every seat of a deal once, and all of them get the same cards."""

from argparse import Namespace
from collections import Counter
from types import SimpleNamespace

import pytest

from fort_desktop.contract.kits import kit
from fort_desktop.play.arena import deals
from fort_desktop.play.arena.deals import Deal, Dealer, Match, tables

ASKED = Namespace(seats=2, draft=False, dogs=False, cats=False)


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("ab", 2, "ab ba"),
        ("abc", 3, "abc bca cab"),
        ("ab", 3, "aba baa aab"),
        ("ab", 4, "abab baba"),
        ("a", 3, "aaa"),
        ("abc", 2, "ab ba ac ca bc cb"),
        ("aabb", 4, "aabb abba bbaa baab"),
    ],
)
def test_each_deal_is_played_once_for_every_rotation(bots, seats, expected):
    assert ["".join(table) for table in tables(bots, seats)] == expected.split()


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abcd", 3), ("ab", 3), ("abab", 4)])
def test_every_bot_sits_everywhere_equally_often(bots, seats):
    at_seat = [Counter(table[seat] for table in tables(bots, seats)) for seat in range(seats)]
    assert all(count == at_seat[0] for count in at_seat)


@pytest.fixture
def begun(monkeypatch):
    """The positions from which games began, with the seed of their bots and who sat there."""
    found = []
    real = deals.between

    def between(game, state, seed, bots, watch):
        found.append((game.to_snapshot(state), seed, [bot._bot for bot in bots]))
        return real(game, state, seed, bots, watch, limit=4)

    monkeypatch.setattr(deals, "between", between)
    return found


def test_all_games_of_a_deal_begin_with_the_same_cards_and_the_same_seat(begun):
    dealer = Dealer(Match("fort", ASKED, tables(["random", "easy"], 2)), kit("fort"))
    for seed in (6, 7):
        dealer.deal(seed)
    (one, *_), (other, *_), (third, *_), _ = begun
    assert one == other != third
    assert [seed for _, seed, _ in begun] == [6, 6, 7, 7]
    assert begun[0][2] == begun[1][2][::-1]
    assert [position["first"] for position, *_ in begun] == [1, 1, 2, 2]


def test_a_deal_that_is_not_played_to_its_end_has_no_winner(begun):
    dealer = Dealer(Match("fort", ASKED, tables(["random", "easy"], 2)), kit("fort"))
    deal = dealer.deal(6)
    assert (deal.unfinished, deal.decisions) == (2, 8)
    assert deal.won == {"random": [0, 2], "easy": [0, 2]}


RESULT = SimpleNamespace(decisions=10, illegal=1, finished=True)


def test_a_shared_victory_counts_as_its_part_and_points_against_the_mean_of_the_others():
    deal = Deal()
    deal.add(("a", "b", "c"), [20, 20, 11], [0, 1], RESULT)
    deal.add(("b", "c", "a"), [20, 10, 12], [0], RESULT)
    assert deal.won == {"a": [0.5, 2], "b": [1.5, 2], "c": [0, 2]}
    assert deal.ahead == {
        "a": [(20 - 15.5) + (12 - 15), 2],
        "b": [(20 - 15.5) + (20 - 11), 2],
        "c": [(11 - 20) + (10 - 16), 2],
    }
    assert (deal.decisions, deal.illegal, deal.unfinished) == (20, 2, 0)


def test_who_does_better_is_told_by_victory_then_by_points():
    """A tie in points that the rules decide is decided; of two losers the points tell."""
    deal = Deal()
    deal.add(("a", "b", "c"), [20, 20, 11], [1], RESULT)
    assert deal.met["b", "a"] == [1, 1]
    assert deal.met["a", "b"] == [0, 1]
    assert deal.met["a", "c"] == [1, 1]
    deal.add(("a", "b", "c"), [11, 30, 11], [1], RESULT)
    assert deal.met["a", "c"] == [1.5, 2]
    assert deal.met["c", "a"] == [0.5, 2]


def test_nobody_meets_itself():
    deal = Deal()
    deal.add(("a", "b", "a"), [3, 2, 1], [0], RESULT)
    assert deal.met == {("a", "b"): [1, 2], ("b", "a"): [1, 2]}
    assert deal.won == {"a": [1, 2], "b": [0, 1]}
