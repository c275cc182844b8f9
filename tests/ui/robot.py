"""A pair of hands for tests: it plays at the window with the mouse or with keys alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import invalidate, isValid

from fort_desktop.bots.base import make_bot
from fort_desktop.games.fort import moves as mv
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.affordances import Affordance
from fort_desktop.ui.bridge.cards_model import CardsModel
from fort_desktop.ui.bridge.payment import Payment, bundle

Zone = CardsModel.Zone
Key = Qt.Key
PLACES = ("stuff pizza", "stuff toy", "pack pizza", "pack toy")
PATIENCE_MS = 8000
NAMED = ("CardLayer", "ChoiceBar", "OptionsPopup", "RulePicker", "OwnTokens", "PerkRow")
NAMED += ("PlayArea", "TokenHandle", "Curtain", "SideColumn")
SHOWING = ("OwnPanel", "RivalBoard", "VictoryTrack", "SupplyPile", "LogPanel", "CoachBar")
PARTS = {*NAMED, *SHOWING}
CLOSED = ("card", "mat", "perk-", "rule-", "choice", "option", "undo", "settings", "leave")
KINDS = {Zone.Stuff: "stuff", Zone.Pack: "pack", Zone.Supply: "supply"}


# --- looking ------------------------------------------------------------------------------------


def walk(root: QQuickItem, *, hidden: bool = False) -> Iterator[QQuickItem]:
    """All items in sight below `root`; repeated ones are no QObject children of the window."""
    for child in root.childItems():
        if hidden or child.isVisible():
            yield child
            yield from walk(child, hidden=hidden)


def type_name(item: QObject) -> str:
    """The name of the QML file that the item is made by.

    The wrapper of the metaobject must not stay: QML frees metaobjects with their items, and
    whatever is made at the same address later would be taken for it.
    """
    meta = item.metaObject()
    name = meta.className().partition("_QML")[0]
    invalidate(meta)
    return name


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
        for key in keys:
            QTest.keyClick(self.window, key, held)
        pump()

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
        for _ in range(120):
            if wanted.hasActiveFocus():
                self.check_focus()
                return pressed
            self.press(Key.Key_Backtab if back else Key.Key_Tab, shift=back)
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


# --- players ------------------------------------------------------------------------------------


class Player:
    """Plays the person's part of a game at the window.

    Attributes:
        ways: how often each kind of decision was made in each way.
        could: how often it could have been.
        after: called before each decision, when the window is quiet.
    """

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        self.stage = stage
        self.table = stage.app.table
        self.rng = Random(seed)
        self.after = after
        self.ways: Counter[tuple[str, str]] = Counter()
        self.could: Counter[tuple[str, str]] = Counter()
        self.bot = make_bot("easy", "fort")

    def wait_for_turn(self) -> bool:
        """Wait until a person must decide or take over; False when the game is over."""
        bridge = self.table

        def asked() -> bool:
            presenter = bridge.presenter
            if presenter.table.over or bridge.curtain:
                return True
            return presenter.mine and presenter.table.forced() is None

        assert until(asked, bridge.changed), f"nobody is asked: {bridge.coachText}"
        quiet(self.stage)
        return not bridge.presenter.table.over

    def play_out(self, most: int = 1000) -> int:
        """Play to the end; how many decisions that took."""
        for made in range(most):
            if not self.wait_for_turn():
                return made
            if self.stage.app.screen == "table":
                self.after(self.stage)
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        """Make one decision by hand."""
        presenter = self.table.presenter
        kind, moves = presenter.kind, list(presenter.moves)
        number = self.choose()
        self.uncover(presenter.offered[number])
        ways = self.ways_of(presenter.offered[number], moves)
        legal = [presenter.game.format_move(presenter.table.state, m) for m in moves]
        assert ways, f"{kind}: {legal[number]!r} cannot be made; legal: {legal}"
        fewest = min(self.ways[kind, way] for way in ways)
        way = self.rng.choice([w for w in ways if self.ways[kind, w] == fewest])
        before = len(presenter.table.history)
        made_by = f"{kind}: {legal[number]!r} by {way}; legal: {legal}"
        try:
            self.do(way, presenter.offered[number], moves)
        except (AssertionError, LookupError) as error:
            raise AssertionError(f"{made_by}: {error}") from error
        history = presenter.table.history
        assert len(history) > before, f"nothing was decided: {made_by}; {self.table.coachText}"
        assert history[before].move == moves[number], f"{history[before].notation!r}: {made_by}"
        self.ways[kind, way] += 1
        self.could.update((kind, possible) for possible in ways)

    def uncover(self, offered: Affordance) -> None:
        """Spread the discard pile for a card that lies in it, and put it together for others."""
        own = self.table.presenter.view.seats[self.table.presenter.viewer]
        wanted = offered.card in own.discard
        if wanted and not self.table.pileOpen:
            pile = [r for r in self.table.cards.rows() if r.zone == Zone.Discard and r.seat == 0]
            self.touch(thing(self.stage, f"card{max(pile, key=lambda r: r.place).key}"))
            assert self.table.pileOpen, "the pile is not spread"
        elif self.table.pileOpen and not wanted:
            Keys(self.stage).press(Key.Key_Escape)
            assert not self.table.pileOpen, "the pile stays spread"
        quiet(self.stage)

    def touch(self, item: QQuickItem) -> None:
        """Act on a thing."""
        raise NotImplementedError

    def choose(self) -> int:
        """A legal move: often what a bot would do, so that games come to an end."""
        presenter = self.table.presenter
        moves = presenter.moves
        if self.rng.random() < 0.5:
            chosen = self.bot.choose(presenter.game, presenter.view, moves, self.rng)
            return list(moves).index(chosen)
        return self.rng.randrange(len(moves))

    def ways_of(self, offered: Affordance, moves: list[Any]) -> list[str]:
        """The ways in which this robot can make a move; empty when there is none."""
        raise NotImplementedError

    def do(self, way: str, offered: Affordance, moves: list[Any]) -> None:
        """Make a move in one of these ways."""
        raise NotImplementedError

    def name_of(self, offered: Affordance) -> str:
        """The name of the thing that stands for a move; empty when only a button does."""
        presenter = self.table.presenter
        cards = presenter.view.cards
        if offered.card >= 0:
            return f"card{presenter.keys.key(offered.card)}"
        if offered.deck:
            return next(f"card{r.key}" for r in self.table.cards.rows() if r.zone == Zone.ParkDeck)
        if offered.token is not None:
            zone, kind = offered.token
            return f"{KINDS[zone]}-{mv.KINDS[kind]}"
        if offered.perk >= 0:
            return f"perk-{cards.perks[offered.perk].id}"
        if offered.rule >= 0:
            return f"rule-{cards.rules[offered.rule].id}"
        return f"pack{offered.rival}" if offered.rival >= 0 else ""

    def button_of(self, move: int) -> QQuickItem | None:
        """The button in sight that makes a move, beside the hand or on the blanket."""
        for name, item in things(self.stage).items():
            shown = name.startswith("choice") or name == "primary"
            if shown and item.property("move") == move:
                return item
        return None

    def layable(self, moves: list[Any], number: int) -> list[str] | None:
        """The tokens to lay out for a payment, if laying them completes no other one before."""
        wanted = bundle(moves[number])
        if wanted is None or not any(wanted):
            return None
        order = [PLACES[n] for n in range(4) for _ in range(wanted[n])]
        self.rng.shuffle(order)
        payment = Payment(moves)
        for done, place in enumerate(order, 1):
            zone = Zone.Stuff if place.startswith("stuff") else Zone.Pack
            kind = 0 if place.endswith("pizza") else 1
            completed = payment.lay(zone, kind)
            if completed >= 0:
                return order if completed == number and done == len(order) else None
        return None


def quiet(stage: Stage) -> None:
    """Wait until nothing moves and the window shows it: items find their places in a frame."""
    motion = stage.app.motion
    assert until(lambda: bool(motion.settled), motion.settledChanged), "something still moves"
    frames: list[bool] = []
    stage.window.frameSwapped.connect(lambda: frames.append(True))
    stage.window.update()
    assert until(lambda: bool(frames), stage.window.frameSwapped), "no frame comes"


class MousePlayer(Player):
    """Clicks and drags."""

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        super().__init__(stage, seed, after)
        self.mouse = Mouse(stage.window)

    def ways_of(self, offered: Affordance, moves: list[Any]) -> list[str]:
        ways = []
        name = self.name_of(offered)
        seen = things(self.stage)
        if name in seen:
            ways.append("click")
            if not name.startswith("rule-"):
                ways.append("drag")
        if self.layable(moves, offered.move) is not None:
            ways += ["lay by click", "lay by drag"]
        if self.button_of(offered.move) is not None:
            ways.append("button")
        return ways

    def do(self, way: str, offered: Affordance, moves: list[Any]) -> None:
        if way == "button":
            button = self.button_of(offered.move)
            assert button is not None
            self.mouse.click(self.point_on(button))
            return
        if way.startswith("lay"):
            self._lay(way, offered, moves)
            return
        item = things(self.stage)[self.name_of(offered)]
        if way == "drag":
            self.drag(item, offered.target)
        else:
            self.mouse.click(self.point_on(item))
        self._choose_option(offered.move)

    def _choose_option(self, move: int) -> None:
        """Where one thing can do several: the popup beside it."""
        if not self.table.optionsKey:
            return
        options = {n: i for n, i in things(self.stage).items() if n.startswith("option")}
        button = next(
            item for n, item in options.items() if n != "options" and item.property("move") == move
        )
        self.mouse.click(self.point_on(button))

    def _lay(self, way: str, offered: Affordance, moves: list[Any]) -> None:
        order = self.layable(moves, offered.move)
        assert order is not None
        laid = [0, 0, 0, 0]
        for n, place in enumerate(order):
            item = thing(self.stage, place.replace(" ", "-"))
            if way == "lay by drag":
                self.drag(item, self.rng.choice([Zone.Fort, Zone.Board, Zone.Supply]))
            else:
                self.mouse.click(self.point_on(item))
            laid[PLACES.index(place)] += 1
            if n < len(order) - 1:
                assert list(self.table.laid) == laid, f"{place} was not laid out"

    def touch(self, item: QQuickItem) -> None:
        self.mouse.click(self.point_on(item))

    def point_on(self, item: QQuickItem) -> QPoint:
        """A point where the pointer hits the item and nothing that lies on it."""
        for down in (0.5, 0.15, 0.85):
            for across in (0.5, 0.12, 0.88, 0.04, 0.3, 0.7):
                point = point_in(item, across, down)
                self.mouse.hover(point)
                if self._hits(item):
                    return point
        hit = [n for n, i in things(self.stage).items() if i.property("hovered")]
        raise LookupError(f"the pointer does not reach {item.objectName()}, but {hit}")

    def _hits(self, item: QQuickItem) -> bool:
        if not item.property("hovered"):
            return False
        above = [
            other
            for name, other in things(self.stage).items()
            if name.startswith("card") and other.property("hovered") and other.z() > item.z()
        ]
        return not item.objectName().startswith("card") or not above

    def drag(self, item: QQuickItem, zone: int) -> None:
        """Drag a thing to a zone that glows."""
        layer = thing(self.stage, "layer")
        self.mouse.press(self.point_on(item))
        self.mouse.move(self.mouse.at + QPoint(14, -28), steps=2)
        assert layer.property("dragging"), f"{item.objectName()} cannot be dragged"
        seen = things(self.stage)
        mat = seen.get(f"mat{int(zone)}")
        assert mat is not None, f"there is no mat for {Zone(zone).name}"
        assert mat.property("legal"), f"{Zone(zone).name} does not glow"
        for share in ((0.5, 0.5), (0.5, 0.85), (0.5, 0.15), (0.1, 0.5), (0.9, 0.5), (0.1, 0.9)):
            self.mouse.move(point_in(mat, *share))
            if mat.property("aimed"):
                break
        assert mat.property("aimed"), f"{Zone(zone).name} is not hit"
        self.mouse.release()
        if self.stage.app.screen == "table":
            assert not layer.property("dragging")


class KeyPlayer(Player):
    """Moves the focus and presses Enter or Space."""

    def __init__(self, stage: Stage, seed: int, after: Callable[[Stage], None]) -> None:
        super().__init__(stage, seed, after)
        self.keys = Keys(stage)

    def ways_of(self, offered: Affordance, moves: list[Any]) -> list[str]:
        ways = []
        if self.name_of(offered) in things(self.stage):
            ways.append("thing")
        if self.layable(moves, offered.move) is not None:
            ways.append("lay")
        if self.button_of(offered.move) is not None:
            ways.append("button")
        return ways

    def do(self, way: str, offered: Affordance, moves: list[Any]) -> None:
        if way == "lay":
            order = self.layable(moves, offered.move)
            assert order is not None
            for place in order:
                self.use(thing(self.stage, place.replace(" ", "-")))
            return
        if way == "button":
            button = self.button_of(offered.move)
            assert button is not None
            self.use(button)
            return
        self.use(things(self.stage)[self.name_of(offered)])
        if self.table.optionsKey:
            pump()
            options = {n: i for n, i in things(self.stage).items() if n.startswith("option")}
            self.use(
                next(
                    item
                    for n, item in options.items()
                    if n != "options" and item.property("move") == offered.move
                )
            )

    def touch(self, item: QQuickItem) -> None:
        self.use(item)

    def use(self, item: QQuickItem) -> None:
        """Bring the focus to a thing and act."""
        self.keys.go_to(item, self.rng)
        self.keys.press(self.rng.choice([Key.Key_Return, Key.Key_Space, Key.Key_Enter]))
