"""Signs at towers of 5 Towers: that they count double, and what can be demolished."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import building, position
from tests.games.towers.screen.test_large_type import inside
from tests.ui.hands import spoken_name, walk
from tests.ui.test_qml_files import Look, put_on

OWN = {"forest": "15 4 2 0", "cake": "12 10 9 8 7 0", "haunted": "9 3", "sand": "0", "scrap": "8 7"}


def place(item):
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("kinds", ["pb", "pbbbb"])
def test_a_finished_tower_bears_a_sign_that_it_counts_double(make_stage, kinds):
    stage = make_stage()
    stage.app.play(position(kinds, own=OWN))
    put_on(stage, Look((1366, 768), "en", "day", 100))
    quiet(stage)
    for tower in (i for i in inside(stage, "own", "TowerStack") if i.property("count")):
        signs = [i for i in walk(tower) if i.objectName() == "double"]
        assert len(signs) == (OWN[tower.property("kind")].split()[-1] == "0")
        assert ("finished" in spoken_name(tower)) == bool(signs)
        for sign, plate in product(signs, inside(stage, "own", "NumberPlate")):
            assert "×2" in [i.property("text") for i in walk(sign)]
            assert sign.width() >= 24
            assert not place(sign).intersects(place(plate))


def test_the_sign_of_the_wrecking_ball_is_large(make_stage):
    """On tops that can fall, and on cards that ask for it."""
    stage = make_stage()
    stage.window.resize(1366, 768)
    stage.app.play(
        building("sand-2 forest-5 cake-3 haunted-9 scrap-9", names="cake-3")[0].presenter.table
    )
    quiet(stage)
    balls = [i for i in inside(stage, "own", "TowerPlace") for i in walk(i) if ball(i)]
    assert balls
    assert min(ball.parentItem().width() for ball in balls) >= 34
    stage.app.play(position("pb", own={"cake": "3"}, offer="cake-7 cake-8 cake-2 sand-1 scrap-4"))
    quiet(stage)
    signs = [i for i in walk(stage.window.contentItem()) if i.objectName() == "demolishes"]
    assert signs
    assert min(sign.width() for sign in signs) >= 34


def ball(item):
    return "demolish" in str(item.property("source").toString() if item.property("source") else "")
