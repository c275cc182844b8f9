"""At the slow speed nothing is over before a test looks, however long the machine takes for it.

A test that looks at the middle of something that moves opens its window at that speed; what is to
be over by then comes to its end at once, by `land`. A test of the end that comes by itself, or of
how long something takes, takes another speed, and does not look at the middle. What nobody can
hurry, like cards that make room, would keep `land` waiting: there the window becomes slow only for
the look. Timers of QML, which know no speed, `linger` until they are to be `over`.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge import motion
from tests.ui.hands import type_name, until

LASTS = 40.0  # a flight takes eleven seconds


def slow_lasts(patch: pytest.MonkeyPatch) -> None:
    """The slow speed lasts from now on."""
    patch.setitem(motion.PACES, "slow", LASTS)


def land(stage: Stage) -> None:
    """What lasts comes to its end, as nobody waits for it; at other speeds it does by itself."""
    moving = stage.app.motion
    if moving.speed == "slow" and not moving.settled:
        moving.ending.emit()


def timer_of(part: QObject, ms: int) -> QObject:
    """The one timer of a part of the screen that waits so long."""
    found = (child for child in part.findChildren(QObject) if type_name(child) == "QQmlTimer")
    (timer,) = (one for one in found if one.property("interval") == ms)
    timer.part = part  # type: ignore[attr-defined]  # with its wrapper that of the timer would go
    return timer


def linger(timer: QObject) -> None:
    """It runs until it is to be `over`, also when it is begun only later."""
    timer.setProperty("interval", 600_000)


def over(timer: QObject) -> bool:
    """What it waited for is there, and whatever else it begins to wait for is not; whether so."""
    timer.setProperty("interval", 1)
    ended = until(lambda: not timer.property("running"), timer.runningChanged)  # type: ignore[attr-defined]
    linger(timer)
    return ended
