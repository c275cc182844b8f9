"""What tests of dragging share: fingers, the parts of a held thing, waiting until it is calm."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.games.fort.screen.table_at import Zone, card, layer, rows
from tests.ui.hands import pump, type_name, until
from tests.ui.lasting import land

STEEPEST = 12
STRONGEST = 24
WHOLE_MOVE_MS = 1200
SIZES = ((1280, 720), (1366, 768), (1500, 900))


def part(item, kind):
    return next(child for child in item.children() if type_name(child) == kind)


def carried(stage):
    """The likeness of a thing that is held, or on its way back."""
    return next(item for item in layer(stage).childItems() if type_name(item) == "Carried")


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
    land(stage)
    assert until(lambda: bool(motion.settled), motion.settledChanged)
    pump()


class Finger:
    """One finger, or several by number, on a touch screen."""

    def __init__(self, stage):
        self.window = stage.window
        self.device = QTest.createTouchDevice()
        self.at = QPoint()

    def press(self, at, number=0):
        QTest.touchEvent(self.window, self.device).press(number, at, self.window).commit()
        self.at = at
        pump()

    def move(self, to, steps=4):
        start = self.at
        for n in range(1, steps + 1):
            self.at = start + (to - start) * n / steps
            QTest.touchEvent(self.window, self.device).move(0, self.at, self.window).commit()
            self.see()

    def see(self):
        """Moves of fingers are handed on with the next frame."""
        seen = []
        frames = self.window.frameSwapped
        frames.connect(lambda: seen.append(1))
        self.window.update()
        assert until(lambda: bool(seen), frames)
        pump()

    def release(self, number=0, at=None):
        touch = QTest.touchEvent(self.window, self.device)
        touch.release(number, self.at if at is None else at, self.window).commit()
        pump()

    def second(self, at):
        """Another finger taps while the first stays."""
        touch = QTest.touchEvent(self.window, self.device)
        touch.move(0, self.at, self.window).press(1, at, self.window).commit()
        self.see()
        touch = QTest.touchEvent(self.window, self.device)
        touch.move(0, self.at, self.window).release(1, at, self.window).commit()
        self.see()
