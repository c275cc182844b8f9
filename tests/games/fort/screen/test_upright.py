"""A window that is higher than it is wide: nothing grows past what the width has room for."""

from __future__ import annotations

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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pawns_are_no_wider_than_their_spaces(make_stage, seats):
    stage = make_stage(size=UPRIGHT)
    open_at(stage, "play", seats)
    for width in (800, UPRIGHT[0]):
        stage.window.resize(width, UPRIGHT[1])
        pump()
        track = one(stage, "VictoryTrack")
        pawns = [i for i in walk(track) if type_name(i) == "Pawn"]
        assert len(pawns) == seats
        assert all(pawn.width() <= track.property("cell") for pawn in pawns)


def test_pawns_stand_clear_of_the_rivals_yards(make_stage):
    stage = make_stage(size=UPRIGHT)
    open_at(stage, "play", 4)
    boards = [scene(board) for board in parts(stage, "RivalBoard")]
    pawns = [scene(i) for i in walk(stage.window.contentItem()) if type_name(i) == "Pawn"]
    assert not any(pawn.intersects(board) for pawn in pawns for board in boards)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text_size", [100, 160])
def test_perks_and_their_empty_places_are_of_one_size(make_stage, seats, text_size):
    stage = make_stage(size=UPRIGHT)
    stage.app.preferences.from_dict({"text_size": text_size})
    stage.app.play(at([{"perks": ["diy"]}, *({} for _ in range(seats - 1))]))
    quiet(stage)
    row = one(stage, "PerkRow")
    cards = [i for i in walk(row) if type_name(i) == "PerkCard"]
    empty = [i for i in row.childItems() if i.inherits("QQuickRectangle")]
    assert cards
    for place in [*cards, *empty]:
        assert abs(place.width() - cards[0].width()) <= 2
        assert abs(place.height() - cards[0].height()) <= 2
    assert one(stage, "Sculpture").height() <= cards[0].height() + 1
    assert one(stage, "RuleStack").height() <= cards[0].height() + 1


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
@pytest.mark.parametrize("text_size", [100, 160])
def test_panels_are_no_higher_than_one_and_a_half_of_their_shape(make_stage, seats, text_size):
    stage = make_stage(size=UPRIGHT, language="pl")
    stage.app.preferences.from_dict({"text_size": text_size})
    open_at(stage, "play", seats)
    layout = layout_of(stage)
    unit = layout.property("unit")
    rivals = parts(stage, "RivalBoard")
    assert all(board.height() <= 1.51 * 180 * unit for board in rivals)
    for name, height in (("track", 40), ("perks", 232), ("park", 232), ("own", 232)):
        assert layout.property(name).height() <= 1.6 * height * unit, name
    check_apart(stage, UPRIGHT)
    check_cards(stage, UPRIGHT)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_upright_window_has_no_strips_of_lawn(make_stage, seats):
    stage = make_stage(size=UPRIGHT)
    open_at(stage, "play", seats)
    found = [rect for name, rect in rects(stage).items() if name != "column"]
    edge = 0.0
    for rect in sorted(found, key=lambda at: at.top()):
        assert rect.top() - edge <= 60
        edge = max(edge, rect.bottom())
    assert UPRIGHT[1] - edge <= 60


@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("text_size", [100, 160])
def test_a_window_of_4_to_3_or_wider_is_filled(make_stage, size, text_size):
    stage = make_stage(size=size)
    stage.app.preferences.from_dict({"text_size": text_size})
    open_at(stage, "play", 3)
    layout = layout_of(stage)
    rivals, track, middle, coach = (
        layout.property(name) for name in ("rivalsHeight", "track", "middle", "coach")
    )
    assert track.top() - (layout.property("margin") + rivals) == 10
    assert coach.top() - (middle.y() + middle.height()) == 6
