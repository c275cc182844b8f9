"""What tests of dragging share: the parts of a held thing, and waiting until it is calm."""

from __future__ import annotations

from tests.ui.hands import pump, type_name, until
from tests.ui.table_at import (
    Zone,
    card,
    rows,
)

STEEPEST = 12
STRONGEST = 24
WHOLE_MOVE_MS = 1200
SIZES = ((1280, 720), (1366, 768), (1500, 900))


def part(item, kind):
    return next(child for child in item.children() if type_name(child) == kind)


def lift(item):
    return part(item, "Lift")


def flight(item):
    return part(item, "CardFlight")


def hand(stage):
    return [card(stage, row.key) for row in rows(stage, Zone.Hand)]


def order(stage):
    return [row.key for row in rows(stage, Zone.Hand)]


def usable_card(stage):
    return card(stage, next(row.key for row in rows(stage, Zone.Hand) if row.usable))


def calm(stage, item):
    """Wait until a held thing hangs still."""
    swing = lift(item)
    frames = stage.window.frameSwapped
    assert until(lambda: swing.property("tilt") == 0 and swing.property("height") == 1, frames)
    assert until(lambda: swing.property("pull") == swing.property("goal"), frames)


def all_settled(stage):
    motion = stage.app.motion
    assert until(lambda: bool(motion.settled), motion.settledChanged)
    pump()
