"""5 Towers in a window that is higher than it is wide: the boards lie under each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import type_name, walk
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, cut_texts, put_on

UPRIGHT = ((1080, 1920), (800, 1280))
PANELS = ("SeatTowers", "Plank", "CoachBar", "BidPanel", "TowersSide")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def panels(stage, size, seats, text_size=100, language="en"):
    stage.app.play(position("p" + "b" * (seats - 1)))
    put_on(stage, Look(size, language, "day", text_size))
    quiet(stage)
    found = [
        (type_name(i), i.mapRectToScene(i.boundingRect()))
        for i in walk(stage.window.contentItem())
        if type_name(i) in PANELS
    ]
    assert len(found) == seats + 4
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", UPRIGHT)
def test_panels_keep_their_shape_and_fill_the_window(make_stage, size, seats):
    stage = make_stage()
    for text_size in (100, 160):
        found = panels(stage, size, seats, text_size)
        window = QRectF(0, 0, *size)
        assert all(window.contains(at) for _, at in found)
        assert [p for p in combinations(found, 2) if p[0][1].intersects(p[1][1])] == []
        shapes = {name: at.height() / at.width() for name, at in found}
        assert shapes["SeatTowers"] <= 0.8
        assert all(at.height() <= 0.8 * at.width() for name, at in found if name == "SeatTowers")
        assert shapes["Plank"] <= 0.36
        edge = 0.0
        for _, at in sorted(found, key=lambda one: one[1].top()):
            assert at.top() - edge <= 0.05 * size[1]
            edge = max(edge, at.bottom())
        assert abs(window.bottom() - edge - min(at.top() for _, at in found)) <= 4, "in the middle"


@pytest.mark.parametrize("language", CODES)
def test_every_word_is_read_in_an_upright_window(make_stage, language):
    stage = make_stage()
    for seats, text_size in ((5, 160), (4, 100), (2, 160)):
        panels(stage, UPRIGHT[0], seats, text_size, language)
        assert cut_texts(stage) == []


def test_a_window_turned_upright_and_back_is_as_it_was(make_stage):
    stage = make_stage()
    before = panels(stage, (1366, 768), 5)
    panels(stage, UPRIGHT[0], 5)
    assert panels(stage, (1366, 768), 5) == before
