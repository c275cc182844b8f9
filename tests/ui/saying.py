"""What things say of themselves in one line, as whoever points at them reads it: see `Says.qml`."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRectF
from PySide6.QtQml import QQmlListReference
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.ui.hands import Mouse, point_in, type_name, until, walk
from tests.ui.speaking import plain

MOMENT_MS = 300  # nobody waits longer for a line


def told(stage: Stage) -> QQuickItem:
    """The bubble of whatever says its line; the window has one for all screens."""
    items = stage.window.property("ground").childItems()
    return next(item for item in items if item.objectName() == "told")


def teller(stage: Stage) -> QObject:
    """What decides who says a line."""
    found: QObject = stage.engine.singletonInstance("Shared", "Teller")
    return found


def line(stage: Stage) -> str:
    """What is said now; empty when nothing is."""
    bubble = told(stage)
    return plain(bubble.property("text")) if bubble.property("shown") else ""


def place(stage: Stage) -> QRectF:
    """Where the bubble lies in the window."""
    body = told(stage).property("item")
    return body.mapRectToScene(body.boundingRect())


def sayers(stage: Stage) -> list[tuple[QQuickItem, QObject]]:
    """The things in sight that have a line, each with what says it."""
    return [
        (item, child)
        for item in walk(stage.window.contentItem())
        for child in _of_item(item)
        if type_name(child) == "Says" and child.property("text")
    ]


def _of_item(item: QQuickItem) -> list[QObject]:
    """What is declared in an item and is none itself. `findChildren` would own it."""
    listed = QQmlListReference(item, "resources")
    return [listed.at(n) for n in range(listed.count())]


def line_of(stage: Stage, item: QQuickItem, across: float = 0.5, down: float = 0.5) -> str:
    """What is said when somebody points at a place of an item; empty when nothing is."""
    mouse = Mouse(stage.window)
    mouse.hover(QPoint(stage.window.width() - 2, 2))
    mouse.hover(point_in(item, across, down))
    bubble = told(stage)
    until(lambda: bool(bubble.property("shown")), bubble.shownChanged, ms=5 * MOMENT_MS)
    return line(stage)
