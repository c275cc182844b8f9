"""The numbers of high towers of 5 Towers can be read: whole, and one above the other."""

from itertools import pairwise

import pytest

from fort_desktop.games.towers.rules.cards import KINDS
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import cards, position
from tests.games.towers.screen.test_large_type import inside
from tests.ui.hands import type_name, walk
from tests.ui.test_qml_files import Look, put_on

HIGH = {
    "forest": "15 14 12 11 9 8 7 6 3",
    "cake": "13 9 8 12 5 4 0",
    "haunted": "12 11 10 7",
    "sand": "10 0",
}
FRAME = 2.5  # of a plate, which two of them may share


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def everywhere(stage, kinds):
    """The same towers, some of them high, on all boards."""
    table = position(kinds)
    for seat in table.state.seats:
        for tower, kind in zip(seat.towers, KINDS, strict=True):
            tower[:] = cards(" ".join(f"{kind}-{n}" for n in HIGH.get(kind, "").split()))
    stage.app.play(table)
    stage.driver.cancel()
    quiet(stage)


@pytest.mark.parametrize("kinds", ["pb", "pbb", "pbbbb"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 160])
def test_all_numbers_are_read_whole_in_one_column(make_stage, kinds, size, text_size):
    stage = make_stage()
    everywhere(stage, kinds)
    put_on(stage, Look(size, "en", "day", text_size))
    quiet(stage)
    stacks = [i for i in inside(stage, "SeatTowers", "TowerStack") if i.property("count")]
    assert len(stacks) == len(kinds) * len(HIGH)
    for stack in stacks:
        plates = [i for i in walk(stack) if type_name(i) == "NumberPlate"]
        assert len(plates) == len(HIGH[stack.property("kind")].split())
        assert len({plate.x() for plate in plates}) == 1
        assert all(plate.height() >= 14 for plate in plates)
        places = sorted((p.y(), p.y() + p.height()) for p in plates)
        assert all(below[0] >= above[1] - FRAME for above, below in pairwise(places))
        assert places[0][0] >= 0
        assert places[-1][1] <= stack.height()


def test_a_finished_tower_of_4_leaves_room_for_its_numbers(make_stage):
    stage = make_stage()
    stage.app.play(position("pbb", own={"forest": "15 4 2 0", "cake": "5 3"}))
    stage.window.resize(1366, 768)
    quiet(stage)
    plates = inside(stage, "own", "NumberPlate")
    assert min(plate.property("pixels") for plate in plates) >= 17
