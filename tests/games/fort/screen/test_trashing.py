"""While a card is to be trashed: what lies over the table, and where it is thrown away."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from tests.games.fort.screen.table_at import open_at
from tests.ui.hands import pump, type_name, walk


def few(table: FortTable) -> bool:
    """Few cards lie in the discard pile of whoever chooses."""
    return 0 < len(table.state.seats[0].discard) <= 5


def many(table: FortTable) -> bool:
    return len(table.state.seats[0].discard) > 5


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_small_discard_pile_leaves_what_is_played_in_sight(make_stage, size):
    stage = make_stage(size=size)
    open_at(stage, "trash", 2, also=few)
    pump()
    items = {type_name(item): item for item in walk(stage.window.contentItem())}
    pile = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "pile")
    mat = pile.mapRectToScene(pile.boundingRect())
    for name in ("Blanket", "StoryBubble"):
        there = items[name]
        assert not mat.intersects(there.mapRectToScene(there.boundingRect()))


def test_a_large_discard_pile_has_all_the_room_that_there_is(make_stage):
    stage = make_stage()
    open_at(stage, "trash", 2, also=many)
    pump()
    pile = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "pile")
    coach = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "coach")
    assert pile.width() == coach.width()


def test_where_cards_are_thrown_away_looks_like_no_button(make_stage):
    stage = make_stage()
    open_at(stage, "trash", 2)
    pump()
    bins = [item for item in walk(stage.window.contentItem()) if type_name(item) == "Bin"]
    assert len(bins) == 1
    inside = {type_name(item) for item in walk(bins[0])}
    assert "QQuickShape" in inside
    assert not inside & {"Panel", "Shadow", "PushButton"}
