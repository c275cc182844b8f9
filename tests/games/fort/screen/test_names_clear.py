"""Nothing lies over the name of a perk that somebody has."""

from __future__ import annotations

import pytest

from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.test_bridge_pets import at
from tests.ui.hands import type_name, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_face_of_whoever_has_a_perk_hides_nothing_of_its_name(make_stage, size):
    stage = make_stage(size=size, language="cs")
    stage.app.play(at([{"perks": ["birthday-party"]}, {}]))
    stage.driver.cancel()
    quiet(stage)
    items = walk(stage.window.contentItem())
    cards = [i for i in items if type_name(i) == "PerkCard" and i.property("taken")]
    assert cards
    for card in cards:
        (face,) = (item for item in walk(card) if type_name(item) == "Avatar")
        assert card.property("double") or size[0] > 1280
        assert face.width() > 16
        assert face.y() >= card.property("band")
