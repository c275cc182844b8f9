"""The hand has most of the table's width, and what lies around it stays large enough to be read."""

from __future__ import annotations

from itertools import chain, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.play.adapter import FortAdapter
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.play.history import Resumed
from fort_desktop.play.table import Table
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.surveys import (
    Looks,
    Size,
    Survey,
    looks_of,
    of_type,
    resized,
    scene,
    survey_of,
)
from tests.games.fort.screen.table_at import Zone, card, layer, open_at, rows
from tests.games.fort.screen.test_bridge_pets import at
from tests.games.fort.screen.test_table_layout import check_card_places, check_places, layout_of
from tests.ui.bridges import CARDS, GAME
from tests.ui.hands import parts, pump, walk
from tools.pictures.staging import sample_table

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
LARGE = SIZES[1:]
HAND = ["bug", "moles", "wart", "violet", "ant"]
FULL: dict[str, Any] = {
    "hand": HAND,
    "stuff": {"pizza": 4, "toys": 3},
    "fort": 4,
    "pack": {"pizza": 3, "toys": 2},
    "lookout": ["zip", "munch"],
    "yard": ["eclair", "barkley"],
    "doghouse": ["pesto", "watson"],
    "cats": ["scratch"],
}
OTHERS: list[dict[str, Any]] = [
    {"fort": 5, "stuff": {"pizza": 2, "toys": 4}, "pack": {"pizza": 6}, "lookout": ["kitty"]},
    {"fort": 3, "stuff": {"pizza": 1}, "pack": {"toys": 4}, "yard": ["rowdy"], "cats": ["jitters"]},
    {"fort": 1, "stuff": {"toys": 1}, "pack": {"pizza": 1}, "doghouse": ["drover", "pudge"]},
]
KIDS = ["bug", "moles", "wart", "ant", "bud"]
ANIMALS = ("doghouse", "cats", "yard", "lookout", "hand")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def without_pets(seat: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in seat.items() if key not in ANIMALS}


def full_table(make_stage, seats: int, *, pets: bool):
    """Everybody has much, and the viewer five cards in hand."""
    stage = make_stage(size=SIZES[0])
    if pets:
        table = at([FULL, *OTHERS[: seats - 1]])
    else:
        own = {**without_pets(FULL), "hand": KIDS, "lookout": ["zip"]}
        position = {"seats": [own, *map(without_pets, OTHERS[: seats - 1])]}
        start = Resumed(GAME.from_snapshot(position), ())
        people = sample_table(CARDS, seats, 1).seats
        table = Table(FortAdapter(CARDS), FortOptions(seats), 1, people, start)
    stage.app.play(table)
    stage.driver.cancel()
    pump()
    quiet(stage)
    return stage


each_table = pytest.mark.parametrize(
    ("seats", "pets"), [(s, pets) for s in (2, 3, 4) for pets in (False, True)]
)


@pytest.fixture(scope="module")
def known() -> dict[tuple[int, bool], dict[Size, Survey]]:
    return {}


@pytest.fixture(scope="module")
def looked() -> dict[int, dict[Size, Looks]]:
    return {}


@pytest.fixture
def survey(make_stage, known, looked):
    """The full table at each size; it is looked at once for all tests."""

    def found(seats: int, *, pets: bool) -> dict[Size, Survey]:
        if (seats, pets) not in known:
            stage = full_table(make_stage, seats, pets=pets)
            surveys = known[seats, pets] = {}
            for size in resized(stage, SIZES):
                surveys[size] = survey_of(stage, seats)
                if seats == 4 and pets:
                    looked.setdefault(100, {})[size] = looks_of(stage)
        return known[seats, pets]

    return found


@pytest.fixture
def looks(make_stage, survey, looked):
    """The looks at cards of the full table of four with pets, at each size."""

    def found(text_size: int) -> dict[Size, Looks]:
        if text_size == 100:
            survey(4, pets=True)
        elif text_size not in looked:
            stage = full_table(make_stage, 4, pets=True)
            stage.app.preferences.from_dict({"text_size": text_size})
            looked[text_size] = {size: looks_of(stage) for size in resized(stage, SIZES)}
        assert list(looked[text_size]) == list(SIZES)
        return looked[text_size]

    return found


@each_table
def test_five_cards_in_hand_use_most_of_the_width_of_the_table(survey, seats, pets):
    """Sixty percent of all that is not the column of the log."""
    for size, at_size in survey(seats, pets=pets).items():
        cards = at_size.hand
        assert len(cards) == 5
        table = at_size.content
        assert max(c.right() for c in cards) - min(c.left() for c in cards) >= 0.6 * table, size
        left, right = at_size.spots
        assert right - left >= 0.57 * table, size
        check_places(at_size.parts, size)
        check_card_places(at_size.cards, size)


@pytest.mark.parametrize("size", SIZES)
def test_no_card_of_five_lies_over_the_actions_of_another(survey, size):
    over = survey(3, pets=True)[size].over
    assert len(over) == 4
    for label, reaches in over:
        assert reaches, label
        assert max(reaches) <= 1, label


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("count", [6, 7])
def test_six_and_seven_cards_in_hand_lie_side_by_side(make_stage, size, count):
    stage = make_stage(size=size)
    open_at(stage, "play", 3)
    layout = layout_of(stage)
    spots = [layout.inHand(place, count) for place in range(count)]
    for left, right in pairwise(spots):
        assert left.x() + left.z() <= right.x() + 1


@pytest.mark.parametrize("size", LARGE)
def test_the_icons_of_cards_in_hand_are_at_least_24_pixels(survey, size):
    """A row that is wider than four icons fills its box instead."""
    found = survey(3, pets=True)[size].icons
    assert len(found) >= 9
    short = [row for row in found if row.total <= 3.7]
    assert len(short) >= 7
    assert min(row.size for row in short) >= 24
    for row in found:
        assert row.size >= min(24, 0.98 * row.width / row.total)


def test_cards_in_hand_are_as_wide_as_they_are_alone(make_stage):
    """One to five are of one size: nothing grows or shrinks as cards are played."""
    stage = make_stage(size=(1366, 768))
    open_at(stage, "play", 3)
    layout = layout_of(stage)
    widths = {layout.handWidth(count) for count in range(1, 6)}
    assert len(widths) == 1
    assert widths.pop() >= 130  # it was 93 for five


@each_table
def test_tokens_faces_and_pets_of_all_are_at_least_24_pixels(survey, seats, pets):
    for size in LARGE:
        at_size = survey(seats, pets=pets)[size]
        assert len(at_size.boards) == seats
        things = at_size.things
        assert len(things["tokens"]) >= 10
        assert things["faces"]
        assert bool(things["cats"]) == pets
        for kind, place in chain(*things.values()):
            assert min(place.width(), place.height()) >= 24, (size, kind)


@each_table
def test_full_boards_keep_what_they_hold_apart(survey, seats, pets):
    for size, at_size in survey(seats, pets=pets).items():
        assert len(at_size.boards) == seats
        for board in at_size.boards:
            for n, one in enumerate(board.held):
                assert board.place.contains(one), (size, n, one, board.place)
                for other in board.held[n + 1 :]:
                    common = one.intersected(other)
                    assert common.width() <= 1 or common.height() <= 1, (size, one, other)


def test_a_look_at_a_card_of_the_park_does_not_cover_the_question(looks):
    for size, seen in looks(100).items():
        assert len(seen.of_park) >= 3
        assert not any(look.intersects(seen.question) for look in seen.of_park), size


@pytest.mark.parametrize("text_size", [100, 160])
def test_a_look_at_a_card_of_the_hand_covers_neither_hand_nor_choices(looks, text_size):
    for size, seen in looks(text_size).items():
        assert len(seen.of_hand) == len(seen.hand) == 5
        for look in seen.of_hand:
            assert QRectF(0, 0, *size).contains(look), (size, look)
            assert not look.intersects(seen.choices), size
            assert not look.intersects(seen.question), size
            assert not any(look.intersects(other) for other in seen.hand), size


@pytest.mark.parametrize("text_size", [100, 160])
def test_the_blanket_has_no_more_room_than_what_lies_on_it_takes(make_stage, text_size):
    stage = make_stage(size=(1366, 768))
    stage.app.preferences.from_dict({"text_size": text_size})
    open_at(stage, "play", 3)
    for _ in resized(stage, LARGE):
        layout = layout_of(stage)
        play, bubble = layout.property("play"), layout.property("bubble")
        edge = 16 * layout.property("unit")
        first, added = (layout.spot(int(Zone.Play), 0, place, 2) for place in (0, 1))
        assert play.right() - bubble.right() <= edge
        assert first.x() - play.left() <= edge
        assert added.x() - first.x() - first.z() <= edge
        assert bubble.left() - added.x() - added.z() <= 1.5 * edge
        assert play.width() < layout.property("park").width() * 1.15


def baskets(stage) -> list[QQuickItem]:
    return [i for i in walk(layer(stage).parentItem()) if i.objectName() == "basket"]


def test_an_empty_blanket_has_a_basket_which_a_played_card_covers(make_stage):
    stage = full_table(make_stage, 2, pets=True)
    assert not rows(stage, Zone.Play)
    assert len(baskets(stage)) == 1
    stage.window.resize(1366, 768)
    open_at(stage, "add", 3)
    (basket,) = baskets(stage)
    first, *_ = rows(stage, Zone.Play)
    assert scene(card(stage, first.key)).contains(scene(basket))


def test_what_rivals_did_is_told_in_place_of_the_basket(make_stage):
    stage = make_stage(size=(1366, 768))
    open_at(stage, "play", 3)
    assert stage.app.table_of("fort").story.shown
    assert not rows(stage, Zone.Play)
    assert baskets(stage) == []


def test_a_token_to_pay_with_is_taken_where_it_lies(make_stage):
    stage = make_stage(size=(1366, 768))
    open_at(stage, "pay", 3)
    for _ in resized(stage, LARGE):
        [board] = parts(stage, "OwnPanel")
        tokens = [scene(t) for t in of_type(board, "Token") if t.property("kind")]
        handles = [
            i
            for i in walk(layer(stage).parentItem())
            if str(i.property("ident") or "").startswith("stuff ") and i.property("usable")
        ]
        assert handles
        for handle in handles:
            middle = scene(handle).center()
            near = [t for t in tokens if (t.center() - middle).manhattanLength() <= 2]
            assert len(near) == 1, handle.property("ident")
