"""A mouse and a keyboard that count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.ui.hands import Key, Keys, Mouse, pump
from tools.bench.ui.robots.tally import Act

MOST = 60  # keys that lead to a thing
_ARROWS = 12  # after which other keys are tried


class CountingMouse(Mouse):
    """Each click is an act; to point at something is nothing."""

    acts = 0
    steps = 0

    def click(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.acts += 1
        super().click(at, button)


class CountingKeys(Keys):
    """Enter, Space and letters are acts; what only leads to a thing are steps, the fewest."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.acts = 0
        self.steps = 0

    def press(self, *keys: Key, shift: bool = False, ctrl: bool = False) -> None:
        self.acts += len(keys)
        super().press(*keys, shift=shift, ctrl=ctrl)

    def go_to(self, wanted: QQuickItem, rng: Random | None = None) -> int:
        """Move the focus by the fewest of arrows, Tab and Shift+Tab; how many that took.

        Raises:
            LookupError: no number of keys leads there.
        """
        if wanted.hasActiveFocus():
            return 0
        start, ways = self.focused, []
        most = MOST
        for turning in (None, Key.Key_Tab, Key.Key_Backtab):
            way = self._way(wanted, turning, min(most, MOST if turning else _ARROWS))
            if way:
                ways.append(way)
                most = len(way) - 1
            if start is not None:
                start.forceActiveFocus(Qt.FocusReason.TabFocusReason)
                pump()
        if not ways:
            raise LookupError(f"keys do not lead to {wanted.objectName()}")
        self._walk(wanted, ways[-1])
        self.steps += len(ways[-1])
        return len(ways[-1])

    def _way(self, wanted: QQuickItem, turning: Key | None, most: int) -> list[Key]:
        """The keys to a thing: always this one, or arrows towards it; none where they do not lead
        there."""
        pressed: list[Key] = []
        while not wanted.hasActiveFocus():
            if len(pressed) >= most:
                return []
            pressed.append(turning or self._towards(wanted))
            self._step(pressed[-1])
        return pressed

    def _walk(self, wanted: QQuickItem, way: Sequence[Key]) -> None:
        for key in way:
            self._step(key)
        if not wanted.hasActiveFocus():  # the way began elsewhere
            wanted.forceActiveFocus(Qt.FocusReason.TabFocusReason)
            pump()

    def _step(self, key: Key) -> None:
        back = key == Key.Key_Backtab
        held = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
        self._tap([key], held)
        if key not in (Key.Key_Tab, Key.Key_Backtab):
            pump()


Counting = CountingMouse | CountingKeys


@contextmanager
def counted(counting: Counting, acts: list[Act], act: Act) -> Iterator[None]:
    """What is done meanwhile is one act of the list, with what it took."""
    before = counting.acts, counting.steps
    yield
    took = counting.acts - before[0], counting.steps - before[1]
    acts.append(replace(act, acts=took[0], steps=took[1]))
