"""While a card is to be trashed: what lies over the table, and where it is thrown away."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from tests.games.fort.screen.table_at import CARDS, open_at
from tests.ui.hands import pump, type_name, walk
from tools.pictures.staging import sample_table


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


@pytest.mark.parametrize("also", [few, many])
def test_nothing_of_the_victory_track_sticks_out_of_what_covers_it(make_stage, also):
    stage = make_stage()
    open_at(stage, "trash", 2, also=also)
    pump()
    check_track(stage)


def test_nothing_of_it_sticks_out_of_the_cards_of_a_draft(make_stage):
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 3, 5, draft=True))
    stage.driver.cancel()
    pump()
    check_track(stage)


def check_track(stage):
    """The mat covers nothing of the track, or nothing of it is seen; and all of the park's sign."""
    items = list(walk(stage.window.contentItem()))
    mat = next(item for item in items if type_name(item) == "SpreadMat")
    track = next(item for item in items if type_name(item) == "VictoryTrack")
    sign = next(i for i in items if type_name(i) == "Banner" and i.property("text") == "Park")
    there = [track, *(item for item in walk(track) if type_name(item) == "Pawn")]
    place = mat.mapRectToScene(mat.boundingRect())
    assert place.contains(sign.mapRectToScene(sign.boundingRect()))
    covered = any(place.intersects(item.mapRectToScene(item.boundingRect())) for item in there)
    assert track.opacity() == (0 if covered else 1)
