"""The heading of the discard pile that is spread out."""

from __future__ import annotations

import pytest

from tests.games.fort.screen.surveys import resized, scene
from tests.games.fort.screen.table_at import Zone, card, layer, open_at, rows
from tests.ui.hands import pump, type_name, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

SIZES = ((1280, 720), (1366, 768))
GLOW = 7  # pixels around a card that can be chosen


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.mark.parametrize("text_size", [100, 160])
def test_the_heading_of_the_discard_pile_stands_clear_of_its_cards(make_stage, text_size):
    stage = make_stage(size=SIZES[0])
    stage.app.preferences.from_dict({"text_size": text_size})
    open_at(stage, "play", also=lambda table: len(table.state.seats[0].discard) > 1)
    stage.app.table_of("fort").touch.openPile()
    pump()
    for size in resized(stage, SIZES):
        spread = [card(stage, row.key) for row in rows(stage, Zone.Pile)]
        assert spread
        mat = next(i for i in walk(layer(stage)) if i.objectName() == "pile")
        (heading,) = (i for i in walk(mat) if type_name(i) == "Label" and i.property("strong"))
        room = min(scene(item).top() for item in spread) - scene(heading).bottom()
        assert room >= GLOW, size
