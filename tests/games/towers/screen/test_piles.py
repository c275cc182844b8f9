"""The piles of 5 Towers keep their look whatever lies on them."""

from __future__ import annotations

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position
from tests.games.towers.screen.test_large_type import inside
from tests.ui.hands import walk


def test_the_count_of_the_discard_pile_does_not_jump_at_its_first_card(make_stage):
    stage = make_stage()
    places = set()
    for lying in (0, 1, 10):
        stage.app.play(position("pbb", discard=lying))
        stage.window.resize(1366, 768)
        quiet(stage)
        pile = inside(stage, "TowerPile")[1]
        (disc,) = [i for i in walk(pile) if i.objectName() == "disc"]
        places.add((disc.x() + disc.width(), disc.y()))
    assert len({y for _, y in places}) == 1
    assert all(float(part).is_integer() for place in places for part in place)
