"""What cards would make of towers, and which of an offer serve best."""

import pytest

from fort_desktop.games.towers.rules.cards import card_id, number_of
from fort_desktop.games.towers.rules.planning import best_order, outcome, startable
from fort_desktop.games.towers.rules.state import Seat

FOREST, CAKE = 0, 1


def forest(*numbers):
    return [card_id(FOREST, number) for number in numbers]


def cake(*numbers):
    return [card_id(CAKE, number) for number in numbers]


def seat(forest_=(), cake_=(), hand=()):
    return Seat([list(forest_), list(cake_), [], [], []], [], list(hand))


@pytest.mark.parametrize(
    ("top", "numbers", "order"),
    [
        (-1, (3, 9), (3, 9)),
        (10, (5, 7), (7, 5)),
        (12, (0, 3, 8), (8, 3, 0)),
        (5, (2, 8, 9), (2, 9, 8)),
        (4, (), ()),
    ],
)
def test_the_best_order_leaves_the_most_room(top, numbers, order):
    assert best_order(top, numbers) == order


def test_a_tower_is_demolished_only_where_it_must_be():
    own = seat(forest(12, 3), cake(10))
    done = outcome(own, [*forest(7), *cake(4)])
    assert done is not None
    assert done.demolished == forest(3)[0]
    assert [number_of(card) for card in done.seat.towers[FOREST]] == [12, 7]
    assert len(done.seat.rubble) == 1
    assert own == seat(forest(12, 3), cake(10)), "a plan changes nothing"
    free = outcome(own, cake(4))
    assert free is not None
    assert free.demolished == -1


@pytest.mark.parametrize(
    ("cards", "demolish"),
    [
        ([*forest(7), *cake(9, 12)], True),  # both need the one demolition
        (forest(7), False),
        (forest(13), True),
    ],
)
def test_what_cannot_be_built_has_no_outcome(cards, demolish):
    assert outcome(seat(forest(12, 3), cake(10)), cards, demolish=demolish) is None


def test_cards_that_can_be_built_first():
    own = seat(forest(12), cake(10), [*forest(5, 7), *cake(13)])
    assert startable(own) == forest(7)
