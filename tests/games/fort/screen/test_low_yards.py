"""Pets in yards that are lower than their doghouse: each can be seen, and so can what is behind."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import Zone, card, layer
from tests.games.fort.screen.test_bridge_pets import at
from tests.ui.hands import pump, type_name, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

CROWDED = [
    {
        "hand": ["bug"],
        "yard": ["moles", "zip", "violet", "eclair"],
        "doghouse": ["drover"],
        "cats": ["bandit", "jitters"],
    },
    {"hand": ["wart"], "yard": ["munch", "barkley"], "doghouse": ["echo", "pudge"]},
    {"hand": ["ant"], "yard": ["spud"], "doghouse": ["rowdy"], "cats": ["scratch", "sprightly"]},
    {"doghouse": ["pesto", "watson", "duke"]},
]
SIZES = [(1280, 720), (1366, 768), (1920, 1080)]
each_size = pytest.mark.parametrize("size", SIZES)
each_text = pytest.mark.parametrize("text_size", [100, 160])
PEAK, EAVE, HALF = 4 / 112, 44 / 112, 56 / 120  # of the roof, as the house is drawn


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def crowd(make_stage, size, text_size, seats=CROWDED) -> Stage:
    stage = make_stage(size=size, language="pl")
    stage.app.preferences.from_dict({"text_size": text_size})
    stage.app.play(at(seats))
    stage.driver.cancel()
    pump()
    quiet(stage)
    return stage


def scene(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def houses(stage: Stage) -> dict[int, QRectF]:
    found = [i for i in walk(layer(stage).parentItem()) if type_name(i) == "Doghouse"]
    return {int(i.objectName().removeprefix("house")): scene(i) for i in found}


def held_cats(stage: Stage) -> list[tuple[int, QQuickItem]]:
    found = [i for i in walk(layer(stage)) if type_name(i) == "CatItem"]
    return [(i.property("seat"), i) for i in found if i.property("seat") >= 0]


def lure(cat: QQuickItem) -> QRectF:
    (badge,) = (i for i in walk(cat) if type_name(i) == "CatLure")
    return scene(badge)


def roof_left(house: QRectF, y: float) -> float:
    """Where the roof begins at that height; what is above all of the house hides nothing."""
    if y < house.top():
        return inf
    deep = (y - house.top()) / house.height()
    wide = HALF * min(1.0, max(0.3, (deep - PEAK) / (EAVE - PEAK)))
    return house.center().x() - wide * house.width()


def in_yards(stage: Stage, zone: Zone) -> list[tuple[int, QQuickItem]]:
    rows = [row for row in stage.app.table_of("fort").cards.rows() if row.zone == zone]
    rows.sort(key=lambda row: (row.seat, row.place))
    return [(row.seat, card(stage, row.key)) for row in rows]


class Crowd(NamedTuple):
    """Who is in the yards of `CROWDED`, each with its seat, as places in the window.

    Attributes:
        houses: by seat.
        cats: with somebody, each with its badge.
        yards: who stands in a yard.
        housed: who is in a doghouse.
    """

    houses: dict[int, QRectF]
    cats: list[tuple[int, QRectF, QRectF]]
    yards: list[tuple[int, QRectF]]
    housed: list[tuple[int, QRectF]]


@pytest.fixture(scope="module")
def known() -> dict[tuple[tuple[int, int], int], Crowd]:
    return {}


@pytest.fixture
def crowded(make_stage, known):
    """The crowd at a size of window and text; it is looked at once for all tests."""

    def found(size: tuple[int, int], text_size: int) -> Crowd:
        if (size, text_size) not in known:
            stage = crowd(make_stage, size, text_size)
            known[size, text_size] = Crowd(
                houses(stage),
                [(seat, scene(cat), lure(cat)) for seat, cat in held_cats(stage)],
                [(seat, scene(item)) for seat, item in in_yards(stage, Zone.Yard)],
                [(seat, scene(item)) for seat, item in in_yards(stage, Zone.Doghouse)],
            )
        return known[size, text_size]

    return found


@each_size
@each_text
def test_cats_and_their_badges_keep_off_the_roof(crowded, size, text_size):
    here = crowded(size, text_size)
    assert len(here.cats) == 4
    for seat, _, badge in here.cats:
        assert badge.right() <= roof_left(here.houses[seat], badge.bottom()) + 1, seat


@each_size
@each_text
def test_the_badges_of_cats_cover_no_head_in_the_yard(crowded, size, text_size):
    here = crowded(size, text_size)
    assert here.yards
    for seat, stander in here.yards:
        seen = QRectF(stander)
        seen.setTop(seen.top() + 0.2 * seen.height())  # below the tips of its ears
        assert not any(badge.intersects(seen) for _, _, badge in here.cats), seat


@each_size
@each_text
def test_who_stands_in_a_yard_stands_left_of_its_doghouse(crowded, size, text_size):
    here = crowded(size, text_size)
    for seat, stander in here.yards:
        assert stander.right() <= here.houses[seat].left() + 1, seat


FULL = [{"yard": ["moles", "zip", "violet", "eclair", "spud", "munch", "ant"][:n]} for n in (7, 5)]


@each_size
@pytest.mark.parametrize("mine", FULL)
def test_of_everybody_in_the_own_yard_24_pixels_can_be_seen(make_stage, size, mine):
    """Side by side, or behind a gap: nobody lies over another."""
    stage = crowd(make_stage, size, 100, [{"hand": ["bug"], **mine}, {}])
    seen = [scene(item) for seat, item in in_yards(stage, Zone.Yard) if seat == 0]
    assert len(seen) == len(mine["yard"])
    for place, one in enumerate(seen):
        assert one.width() >= 24
        for other in seen[:place]:
            common = one.intersected(other)
            assert min(common.width(), common.height()) <= 0.2 * one.width()


@each_size
@each_text
def test_two_dogs_leave_their_doghouse_in_sight(crowded, size, text_size):
    here = crowded(size, text_size)
    dogs = [place for seat, place in here.housed if seat == 1]
    house = here.houses[1]
    assert len(dogs) == 2
    assert sum(dog.width() for dog in dogs) <= 0.92 * house.width()
    assert all(a.right() <= b.left() + 1 for a, b in pairwise(dogs))
    assert all(dog.top() >= house.top() + 0.4 * house.height() for dog in dogs)


@each_size
@each_text
def test_pets_are_at_least_24_pixels_wide(crowded, size, text_size):
    here = crowded(size, text_size)
    pets = [place for _, place in here.yards + here.housed] + [cat for _, cat, _ in here.cats]
    assert len(pets) >= 18
    assert min(pet.width() for pet in pets) >= 24


@each_size
@each_text
def test_the_label_of_a_yard_keeps_off_the_roof(make_stage, size, text_size):
    stage = crowd(make_stage, size, text_size, [{"hand": ["bug"]}, {}, {}, {}])
    yards = [i for i in walk(layer(stage).parentItem()) if type_name(i) == "Yard"]
    assert len(yards) == 4
    for yard in yards:
        (words,) = (
            i
            for i in walk(yard)
            if i.inherits("QQuickText") and i.property("text") == yard.property("label")
        )
        assert not words.property("truncated")
        place = scene(yard)
        (house,) = (h for h in houses(stage).values() if place.contains(h.center()))
        assert scene(words).right() <= roof_left(house, scene(words).bottom()) + 1
