"""Own perks: played by hand, and every perk looked at closely."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.table_at import (
    Zone,
    hold,
    large_view,
    mat,
    open_at,
)
from tests.ui.hands import Key, Keys, Mouse, point_in, thing, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def can_build_by_perk(table: FortTable) -> bool:
    """DIY may be played instead of a card."""
    return any(isinstance(move, mv.Diy) for move in table.legal())


def can_recycle(table: FortTable) -> bool:
    """Recycling may be used."""
    return any(isinstance(move, mv.Recycle) for move in table.legal())


def by_click(stage: Stage, item: QQuickItem) -> None:
    Mouse(stage.window).click(point_in(item))


def by_key(stage: Stage, item: QQuickItem) -> None:
    keys = Keys(stage)
    keys.go_to(item)
    keys.press(Key.Key_Return)


def by_drag(stage: Stage, item: QQuickItem) -> None:
    mouse = hold(stage, item)
    mouse.move(point_in(mat(stage, Zone.Play)))
    mouse.release()


@pytest.mark.parametrize("way", [by_click, by_key, by_drag])
def test_a_usable_perk_is_played_by_hand(make_stage, way):
    stage = make_stage()
    open_at(stage, "play", also=can_build_by_perk)
    perk = thing(stage, "perk-diy")
    assert perk.property("usable")
    way(stage, perk)
    history = stage.app.table_of("fort").presenter.table.history
    assert any(isinstance(entry.move, mv.Diy) for entry in history)


@pytest.mark.parametrize("way", [by_click, by_key])
def test_recycling_spreads_the_pile(make_stage, way):
    stage = make_stage()
    open_at(stage, "play", also=can_recycle)
    perk = thing(stage, "perk-recycling")
    assert perk.property("usable")
    way(stage, perk)
    assert stage.app.table_of("fort").touch.pileOpen


def perks_taken(table: FortTable) -> bool:
    """A perk lies in the middle and another at somebody."""
    view = table.view(0)
    return bool(view.perk_row) and any(seat.perks for seat in view.seats[1:])


def lying(stage: Stage) -> Iterator[QQuickItem]:
    for item in walk(stage.window.contentItem()):
        if item.objectName().startswith(("perk-", "taken-", "held-")):
            yield item


def test_every_perk_can_be_looked_at_closely(make_stage):
    stage = make_stage()
    open_at(stage, "play", also=perks_taken)
    found = list(lying(stage))
    assert {item.objectName().partition("-")[0] for item in found} >= {"perk", "taken", "held"}
    for item in found:
        assert item.activeFocusOnTab()
        Mouse(stage.window).click(point_in(item), Qt.MouseButton.RightButton)
        assert large_view(stage).isVisible(), item.objectName()
        Keys(stage).press(Key.Key_Escape)
        assert not large_view(stage).isVisible()
