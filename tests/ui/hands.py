"""Eyes and hands for tests of the window: finding items, a mouse, a keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import Q_ARG, QEventLoop, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import invalidate, isValid

from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.ui.app import Stage

Zone = CardsModel.Zone
Key = Qt.Key
PLACES = ("stuff pizza", "stuff toy", "pack pizza", "pack toy")
PATIENCE_MS = 30_000  # only a test that fails needs them, whatever else the machine does
NAMED = ("CardLayer", "ChoiceBar", "OptionsPopup", "RulePicker", "OwnTokens", "PerkRow")
NAMED += ("PlayArea", "TokenHandle", "FromSupply", "Curtain", "SideColumn", "HeldThings")
NAMED += ("PayHandle", "CatLayer", "Doghouse")
SHOWING = ("OwnPanel", "RivalBoard", "VictoryTrack", "SupplyPile", "LogPanel", "CoachBar")
PARTS = {*NAMED, *SHOWING}
CLOSED = (
    "card",
    "cat-",
    "house",
    "mat",
    "perk-",
    "rule-",
    "choice",
    "option",
    "undo",
    "settings",
    "leave",
)
KINDS = {Zone.Stuff: "stuff", Zone.Pack: "pack", Zone.Supply: "supply"}


# --- looking ------------------------------------------------------------------------------------


def walk(root: QQuickItem, *, hidden: bool = False) -> Iterator[QQuickItem]:
    """All items in sight below `root`; repeated ones are no QObject children of the window.

    Without recursion, which would hand each item through all generators above it.
    """
    waiting = root.childItems()[::-1]
    while waiting:
        item = waiting.pop()
        if hidden or item.isVisible():
            yield item
            waiting += item.childItems()[::-1]


def ground_of(item: QQuickItem) -> QQuickItem:
    """What all in a window lies on; large ones draw it larger, see `ZoomedWindow.qml`."""
    ground = item
    while ground.objectName() != "ground":
        ground = ground.parentItem()
    return ground


def on_ground(item: QQuickItem) -> QRectF:
    """Where an item is in the window, in lengths of QML."""
    return item.mapRectToItem(ground_of(item), item.boundingRect())


def type_name(item: QObject) -> str:
    """The name of the QML file that the item is made by.

    The wrapper of the metaobject must not stay: QML frees metaobjects with their items, and
    whatever is made at the same address later would be taken for it.
    """
    meta = item.metaObject()
    name = meta.className().partition("_QML")[0]
    invalidate(meta)
    return name


def call(item: QObject, name: str, *values: int | str) -> None:
    """Call a function of a QML file. The wrapper of the metaobject must not stay, as above."""
    types = {int: "int", str: "QString"}
    meta = item.metaObject()
    assert meta.invokeMethod(item, name, *(Q_ARG(types[type(v)], v) for v in values)), name
    invalidate(meta)


def parts(stage: Stage, *types: str) -> list[QQuickItem]:
    """The parts of the table made by these QML files; found once, as walking takes long."""
    window = stage.window
    known: dict[str, list[QQuickItem]] = getattr(stage, "known_parts", {})
    kept = known.get("CardLayer", [])
    if not kept or not isValid(kept[0]) or not kept[0].isVisible():
        known = {}
        for item in walk(window.contentItem(), hidden=True):
            name = type_name(item)
            if name in PARTS:
                known.setdefault(name, []).append(item)
        stage.known_parts = known  # type: ignore[attr-defined]
    return [item for name in types for item in known.get(name, []) if item.isVisible()]


def things(stage: Stage) -> dict[str, QQuickItem]:
    """Everything on the table that is in sight and has a name for tests."""
    found: dict[str, QQuickItem] = {}

    def look(item: QQuickItem) -> None:
        name = item.objectName()
        if name:
            found[name] = item
        if name == "options" or not name.startswith(CLOSED):
            for child in item.childItems():
                if child.isVisible():
                    look(child)

    if stage.app.screen == "table":
        for part in parts(stage, *NAMED):
            look(part)
        for board in parts(stage, "RivalBoard"):
            packs = [c for c in board.childItems() if c.objectName() and c.isVisible()]
            found.update({pack.objectName(): pack for pack in packs})
    return found


def thing(stage: Stage, name: str) -> QQuickItem:
    """The one with this name.

    Raises:
        LookupError: it is not in sight.
    """
    found = things(stage)
    if name not in found:
        raise LookupError(f"{name} is not among {sorted(found)}")
    return found[name]


def spoken_name(item: QQuickItem) -> str:
    """What a screen reader says."""
    face = QAccessible.queryAccessibleInterface(item)
    return "" if face is None else face.text(QAccessible.Text.Name)


def control(stage: Stage, name: str) -> QQuickItem:
    """The first thing in sight with this accessible name that takes the focus."""
    return next(
        item
        for item in walk(stage.window.contentItem())
        if item.activeFocusOnTab() and spoken_name(item) == name
    )


def point_in(item: QQuickItem, across: float = 0.5, down: float = 0.5) -> QPoint:
    """A point of an item in the window, by shares of its width and height."""
    return item.mapToScene(QPointF(item.width() * across, item.height() * down)).toPoint()


def until(happens: Callable[[], bool], *signals: Any, ms: int = PATIENCE_MS) -> bool:
    """Wait for signals until something is so; whether it came to that."""
    if happens():
        return True
    loop = QEventLoop()
    seen: list[bool] = []

    def look() -> None:
        if not seen and happens():
            seen.append(True)
            loop.quit()

    for signal in signals:
        signal.connect(look)
    QTimer.singleShot(ms, loop, loop.quit)
    loop.exec()
    for signal in signals:
        signal.disconnect(look)
    return bool(seen)


def must_decide(bridge: GameTable) -> bool:
    """Whether a person is asked, and the bridge does not go on by itself."""
    if not bridge.shown.mine:
        return False
    return bridge.presenter.table.unasked() is None


def pump() -> None:
    """Let everything happen that is due."""
    QGuiApplication.processEvents()


# --- hands --------------------------------------------------------------------------------------


class Mouse:
    """One press, some moves, one release: the first move only passes the threshold of a drag."""

    def __init__(self, window: QQuickWindow) -> None:
        self.window = window
        self.at = QPoint(2, 2)

    def hover(self, at: QPoint) -> None:
        """Only point at something; the first move of all only enters the window."""
        QTest.mouseMove(self.window, at - QPoint(1, 0))
        QTest.mouseMove(self.window, at)
        pump()
        self.at = at

    def press(self, at: QPoint) -> None:
        """Point and hold the button down."""
        self.hover(at)
        QTest.mousePress(self.window, Qt.MouseButton.LeftButton, pos=at)

    def move(self, to: QPoint, steps: int = 2) -> None:
        """Move on with the button down."""
        start = self.at
        for n in range(1, steps + 1):
            QTest.mouseMove(self.window, start + (to - start) * n / steps)
            pump()
        self.at = to

    def release(self) -> None:
        """Let the button go."""
        QTest.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=self.at)
        pump()

    def click(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Point and click."""
        self.hover(at)
        QTest.mouseClick(self.window, button, pos=at)
        pump()


class Keys:
    """The keyboard."""

    def __init__(self, stage: Stage) -> None:
        self.window = stage.window

    def press(self, *keys: Key, shift: bool = False, ctrl: bool = False) -> None:
        """One key after another."""
        held = Qt.KeyboardModifier.NoModifier
        if shift:
            held |= Qt.KeyboardModifier.ShiftModifier
        if ctrl:
            held |= Qt.KeyboardModifier.ControlModifier
        self._tap(keys, held)
        pump()

    def _tap(self, keys: Sequence[Key], held: Qt.KeyboardModifier) -> None:
        """Without letting anything else happen."""
        for key in keys:
            QTest.keyClick(self.window, key, held)

    def write(self, text: str) -> None:
        """Letters and figures."""
        for letter in text:
            QTest.keyClick(self.window, letter)
        pump()

    @property
    def focused(self) -> QQuickItem | None:
        """Where keys go."""
        return self.window.activeFocusItem()

    def ring(self) -> QQuickItem | None:
        """The frame that shows where the focus is."""
        item = self.focused
        if item is None:
            return None
        return next((part for part in walk(item) if type_name(part) == "FocusRing"), None)

    def check_focus(self) -> None:
        """What has the focus is in sight, has its frame and says its name."""
        item = self.focused
        assert item is not None
        assert item.isVisible()
        assert item.isEnabled()
        assert spoken_name(item).strip(), f"{type_name(item)} {item.objectName()} has no name"
        assert self.ring() is not None, f"{type_name(item)} {item.objectName()} has no ring"
        middle = point_in(item)
        assert 0 <= middle.x() <= self.window.width()
        assert 0 <= middle.y() <= self.window.height()

    def go_to(self, wanted: QQuickItem, rng: Random | None = None) -> int:
        """Move the focus by keys until it is on `wanted`; how many keys that took.

        Raises:
            LookupError: no number of keys leads there.
        """
        pressed = 0
        if rng is not None and rng.random() < 0.5:
            for _ in range(8):
                if wanted.hasActiveFocus():
                    break
                self.press(self._towards(wanted))
                pressed += 1
        back = rng is not None and rng.random() < 0.3
        held = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
        for _ in range(120):
            if wanted.hasActiveFocus():
                pump()
                if pressed or self.ring() is not None:  # no ring after a click on it
                    self.check_focus()
                return pressed
            self._tap([Key.Key_Backtab if back else Key.Key_Tab], held)
            pressed += 1
        name = wanted.objectName() or type_name(wanted)
        raise LookupError(f"keys do not lead to {name} ({spoken_name(wanted)!r})")

    def _towards(self, wanted: QQuickItem) -> Key:
        item = self.focused
        here = point_in(item) if item is not None else QPoint(self.window.width() // 2, 0)
        way = point_in(wanted) - here
        if abs(way.x()) > abs(way.y()):
            return Key.Key_Right if way.x() > 0 else Key.Key_Left
        return Key.Key_Down if way.y() > 0 else Key.Key_Up
