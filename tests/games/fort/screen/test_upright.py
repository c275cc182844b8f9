"""A window that is higher than it is wide: nothing grows past what the width has room for."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import open_at
from tests.games.fort.screen.test_bridge_pets import at
from tests.games.fort.screen.test_table_layout import check_apart, check_cards, layout_of, rects
from tests.ui.hands import parts, pump, type_name, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

UPRIGHT = (1080, 1920)
WIDE = ((1024, 768), (1280, 720), (1366, 768), (1600, 1200), (1920, 1080), (2880, 2160))


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def scene(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def one(stage, kind: str) -> QQuickItem:
    (item,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == kind)
    return item


class Seen(NamedTuple):
    """An upright window: the parts of the table, the boards of rivals, and the pawns.

    Attributes:
        pawns: by the width of the window, each with the width of a space of the track.
    """

    places: dict[str, QRectF]
    boards: list[QRectF]
    pawns: dict[int, tuple[float, list[QRectF]]]


@pytest.fixture(scope="module")
def known() -> dict[int, Seen]:
    return {}


@pytest.fixture
def upright(make_stage, known):
    """A table of so many in an upright window; it is looked at once for all tests."""

    def found(seats: int) -> Seen:
        if seats not in known:
            stage = make_stage(size=UPRIGHT)
            open_at(stage, "play", seats)
            boards = [scene(board) for board in parts(stage, "RivalBoard")]
            known[seats] = Seen(rects(stage), boards, {UPRIGHT[0]: pawns_of(stage)})
            stage.window.resize(800, UPRIGHT[1])
            pump()
            known[seats].pawns[800] = pawns_of(stage)
        return known[seats]

    return found


def pawns_of(stage) -> tuple[float, list[QRectF]]:
    track = one(stage, "VictoryTrack")
    return track.property("cell"), [scene(i) for i in walk(track) if type_name(i) == "Pawn"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pawns_are_no_wider_than_their_spaces(upright, seats):
    seen = upright(seats).pawns
    assert set(seen) == {800, UPRIGHT[0]}
    for cell, pawns in seen.values():
        assert len(pawns) == seats
        assert all(pawn.width() <= cell for pawn in pawns)


def test_pawns_stand_clear_of_the_rivals_yards(upright):
    seen = upright(4)
    assert len(seen.boards) == 3
    _, pawns = seen.pawns[UPRIGHT[0]]
    assert not any(pawn.intersects(board) for pawn in pawns for board in seen.boards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perks_and_their_empty_places_are_of_one_size(make_stage, seats):
    stage = make_stage(size=UPRIGHT)
    stage.app.play(at([{"perks": ["diy"]}, *({} for _ in range(seats - 1))]))
    for text_size in (100, 160):
        stage.app.preferences.from_dict({"text_size": text_size})
        quiet(stage)
        row = one(stage, "PerkRow")
        cards = [i for i in walk(row) if type_name(i) == "PerkCard"]
        empty = [i for i in row.childItems() if i.inherits("QQuickRectangle")]
        assert cards
        for place in [*cards, *empty]:
            assert abs(place.width() - cards[0].width()) <= 2, text_size
            assert abs(place.height() - cards[0].height()) <= 2, text_size
        assert one(stage, "Sculpture").height() <= cards[0].height() + 1, text_size
        assert one(stage, "RuleStack").height() <= cards[0].height() + 1, text_size


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_words_of_the_made_up_rules_stay_in_their_column(make_stage, language):
    stage = make_stage(size=UPRIGHT, language=language)
    open_at(stage, "play", 3)
    stack = one(stage, "RuleStack")
    (words,) = (i for i in stack.childItems() if i.objectName() == "words")
    assert words.isVisible()
    assert not words.property("truncated")
    assert words.property("contentWidth") <= stack.width()
    cards = [scene(i) for i in walk(stage.window.contentItem()) if type_name(i) == "PerkCard"]
    assert not any(scene(words).intersects(card) for card in cards)


@pytest.mark.parametrize("seats", [2, 4])
def test_panels_are_no_higher_than_one_and_a_half_of_their_shape(make_stage, seats):
    stage = make_stage(size=UPRIGHT, language="pl")
    open_at(stage, "play", seats)
    layout = layout_of(stage)
    for text_size in (100, 160):
        stage.app.preferences.from_dict({"text_size": text_size})
        pump()
        unit = layout.property("unit")
        rivals = parts(stage, "RivalBoard")
        assert all(board.height() <= 1.51 * 180 * unit for board in rivals)
        for name, height in (("track", 40), ("perks", 232), ("park", 232), ("own", 232)):
            assert layout.property(name).height() <= 1.6 * height * unit, (name, text_size)
        check_apart(stage, UPRIGHT)
        check_cards(stage, UPRIGHT)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_upright_window_has_no_strips_of_lawn(upright, seats):
    found = [rect for name, rect in upright(seats).places.items() if name != "column"]
    edge = 0.0
    for rect in sorted(found, key=lambda at: at.top()):
        assert rect.top() - edge <= 60
        edge = max(edge, rect.bottom())
    assert UPRIGHT[1] - edge <= 60


@pytest.mark.parametrize("size", WIDE)
def test_a_window_of_4_to_3_or_wider_is_filled(make_stage, size):
    stage = make_stage(size=size)
    open_at(stage, "play", 3)
    layout = layout_of(stage)
    for text_size in (100, 160):
        stage.app.preferences.from_dict({"text_size": text_size})
        pump()
        rivals, track, middle, coach = (
            layout.property(name) for name in ("rivalsHeight", "track", "middle", "coach")
        )
        assert track.top() - (layout.property("margin") + rivals) == 10, text_size
        assert coach.top() - (middle.y() + middle.height()) == 6, text_size
