"""Hands that do anything, fast, and never wait: for tests of what may happen in any order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from fort_desktop.games.fort.play.adapter import FortAdapter
from fort_desktop.play.record import from_record, to_record
from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.ui.drags import Finger
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    Zone,
    must_decide,
    parts,
    point_in,
    pump,
    things,
    type_name,
    until,
)
from tests.ui.whims import Whims
from tools.pictures.staging import pets_table, sample_table

CARDS = frozen_cards()
KEYS = (
    *(Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab, Key.Key_Left, Key.Key_Right, Key.Key_Up),
    *(Key.Key_Down, Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape, Key.Key_L),
    *(Key.Key_R, Key.Key_F1),
)
USUAL = (1366, 768)
SHEETS = ("largeView", "recap", "help")
SMALLER = 3  # what Esc takes back before: a small look, a choice, what is composed
OTHERS = ("title", "settings")

Act = Callable[[], None]


class Monkey(Whims):
    """Does one thing after another.

    Attributes:
        done: the names of what it did, for whoever looks for a fault.
        count: of the user's actions: each key, click, tap and drag, and what is done during a drag.
    """

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.rng = Random(seed)
        self.mouse = Mouse(stage.window)
        self.keys = Keys(stage)
        self.finger = Finger(stage)
        self.done: list[str] = []
        self.count = 0
        self.sight: dict[str, QQuickItem] | None = None
        often: dict[Act, int] = {
            self.click: 16,
            self.key: 12,
            self.drag: 8,
            self.drag_and_change_my_mind: 5,
            self.arrange_by_drag: 4,
            self.arrange_by_keys: 4,
            self.take_back: 5,
            self.drag_back: 3,
            self.look_closely: 3,
            self.look_closely_by_keys: 2,
            self.tap: 4,
            self.drag_by_finger: 2,
            self.press_button: 4,
            self.escape: 3,
            self.undo: 3,
            self.hint: 1,
            self.resize: 2,
            self.fill_screen: 1,
            self.speak: 2,
            self.repaint: 2,
            self.go_away_and_come_back: 1,
            self.load_what_was_saved: 1,
        }
        self.acts = [act for act, times in often.items() for _ in range(times)]

    def act(self) -> None:
        """Do something that can be done here."""
        if self.stage.app.screen != "table":
            act: Act = self.come_back
        elif self.stage.app.table_of("fort").curtain.down and self.rng.random() < 0.8:
            act = self.open_curtain
        else:
            act = self.rng.choice(self.acts)
        self.do(act)

    def do(self, act: Act) -> None:
        """Do this; keys and clicks count themselves, as there may be several."""
        self.done.append(act.__name__)
        before = self.count
        self.sight = None
        act()
        self.sight = None
        self.count = max(self.count, before + 1)

    def press(self, *keys: Key, shift: bool = False, ctrl: bool = False) -> None:
        """One key after another."""
        self.keys.press(*keys, shift=shift, ctrl=ctrl)
        self.count += len(keys)

    # --- places -----------------------------------------------------------------------------

    def somewhere(self) -> QPoint:
        """Mostly on something that can be used."""
        seen = list(self.seen().items()) if self.rng.random() < 0.85 else []
        self.rng.shuffle(seen)
        for name, item in seen:
            if name not in ("leave", "layer") and item.property("usable") is not False:
                return self.on(item)
        window = self.stage.window
        return QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))

    def on(self, item: QQuickItem) -> QPoint:
        """A point of a thing, within the window."""
        return self.inside(point_in(item, self.rng.random(), self.rng.random()))

    def inside(self, at: QPoint) -> QPoint:
        """The nearest point of the window."""
        window = self.stage.window
        x = min(max(1, at.x()), window.width() - 1)
        return QPoint(x, min(max(1, at.y()), window.height() - 1))

    def seen(self) -> dict[str, QQuickItem]:
        """What is in sight at the beginning of an action; looking for it takes long."""
        if self.sight is None:
            self.sight = things(self.stage)
        return self.sight

    def cards(self, *zones: Zone) -> list[QQuickItem]:
        """The person's cards there."""
        rows = self.stage.app.table_of("fort").cards.rows()
        seen = self.seen()
        wanted = [f"card{row.key}" for row in rows if row.zone in zones and row.seat == 0]
        return [seen[name] for name in wanted if name in seen]

    # --- pointing -----------------------------------------------------------------------------

    def click(self) -> None:
        """Once, or twice as fast as can be."""
        at = self.somewhere()
        for _ in range(self.rng.choice([1, 1, 1, 2])):
            QTest.mouseClick(self.stage.window, Qt.MouseButton.LeftButton, pos=at)
            self.count += 1
        pump()

    def look_closely(self) -> None:
        """The right button moves nothing."""
        self.mouse.click(self.somewhere(), Qt.MouseButton.RightButton)

    def pull(self, start: QPoint, end: QPoint, meanwhile: Act | None = None) -> None:
        """Drag, wherever that leads."""
        self.mouse.press(start)
        self.mouse.move(end)
        self.count += 1
        if meanwhile is not None:
            self.do(meanwhile)
            self.mouse.at = self.inside(self.mouse.at)
            self.mouse.move(self.somewhere())
        self.mouse.release()

    def drag(self) -> None:
        """From anywhere to anywhere."""
        self.pull(self.somewhere(), self.somewhere())

    def drag_and_change_my_mind(self) -> None:
        """Something else happens while a thing is held."""
        others = [
            *[self.escape, self.undo, self.speak, self.resize, self.repaint, self.key],
            *[self.look_closely, self.tap, self.hint],
        ]
        self.pull(self.somewhere(), self.somewhere(), self.rng.choice(others))

    def arrange_by_drag(self) -> None:
        """A card of the hand goes to the place of another."""
        hand = self.cards(Zone.Hand)
        if len(hand) > 1:
            card, other = self.rng.sample(hand, 2)
            self.pull(self.on(card), self.on(other))

    def take_back(self) -> None:
        """Click a card that is played."""
        played = self.cards(Zone.Play)
        if played:
            self.mouse.click(self.on(self.rng.choice(played)))

    def drag_back(self) -> None:
        """Drag a card that is played to the hand or elsewhere."""
        played = self.cards(Zone.Play)
        if played:
            target = self.cards(Zone.Hand, Zone.Deck)
            end = self.on(self.rng.choice(target)) if target else self.somewhere()
            self.pull(self.on(self.rng.choice(played)), end)

    def press_button(self) -> None:
        """One of those beside the table, or of what can be chosen."""
        seen = self.seen()
        names = ["speed", "recapButton", "helpButton", "logButton", "primary"]
        buttons = [seen[name] for name in names if name in seen]
        buttons += [item for name, item in seen.items() if name.startswith("choice")]
        if buttons:
            self.mouse.click(self.on(self.rng.choice(buttons)))

    # --- fingers ------------------------------------------------------------------------------

    def tap(self) -> None:
        """With one finger."""
        self.finger.press(self.somewhere())
        self.finger.release()

    def drag_by_finger(self) -> None:
        """From anywhere to anywhere."""
        self.finger.press(self.somewhere())
        self.finger.move(self.somewhere(), steps=3)
        self.finger.release()

    # --- keys ---------------------------------------------------------------------------------

    def key(self) -> None:
        """Some of those that do something."""
        self.press(*self.rng.choices(KEYS, k=self.rng.randrange(1, 6)))

    def on_card(self) -> bool:
        """Move the focus to a card of the hand; False when keys could not lead to one."""
        hand = [] if open_sheets(self.stage) else self.cards(Zone.Hand)
        if hand:
            self.rng.choice(hand).forceActiveFocus(Qt.FocusReason.TabFocusReason)
        return bool(hand)

    def arrange_by_keys(self) -> None:
        """Shift and the arrows."""
        if self.on_card():
            arrows = [Key.Key_Left, Key.Key_Right]
            self.press(*self.rng.choices(arrows, k=self.rng.randrange(1, 5)), shift=True)

    def look_closely_by_keys(self) -> None:
        """Space on a card; while something moves it skips."""
        if self.on_card():
            self.press(*[Key.Key_Space] * self.rng.choice([1, 1, 2]))

    def escape(self) -> None:
        """Take back the smallest thing."""
        self.press(Key.Key_Escape)

    def undo(self) -> None:
        """Take back a decision."""
        self.press(Key.Key_Z, ctrl=True)

    def hint(self) -> None:
        """Ask what to do."""
        self.press(Key.Key_H)

    # --- the window and the app ---------------------------------------------------------------

    def fill_screen(self) -> None:
        """And back; seldom, as so many pixels take a second."""
        if self.rng.random() < 0.85:
            return
        self.press(Key.Key_F11)
        self.press(Key.Key_F11)

    def go_away_and_come_back(self) -> None:
        """To another screen."""
        self.stage.app.show(self.rng.choice(OTHERS))
        pump()
        self.come_back()

    def load_what_was_saved(self) -> None:
        """The game from its record, as from a file."""
        game = self.stage.app.table_of("fort").presenter.table
        if not game.over:
            self.stage.app.play(from_record(to_record(game), FortAdapter(CARDS)).table)

    def open_curtain(self) -> None:
        """Whoever is asked for takes over."""
        self.stage.app.table_of("fort").curtain.open()

    def come_back(self) -> None:
        """To the game that was left, or to a new one."""
        app = self.stage.app
        if app.screen == "table":
            return
        if app.left.of("fort"):
            app.continueGame("fort")
        else:
            new = self.rng.choice([sample_table, pets_table])
            app.play(new(CARDS, 3, self.rng.randrange(1000)))


# --- when it stops ------------------------------------------------------------------------------


def settle(stage: Stage, seed: int = 0) -> None:
    """Come back to the table, and wait until nobody is busy and nothing moves."""
    window, app = stage.window, stage.app
    if window.visibility() == QWindow.Visibility.FullScreen:
        Keys(stage).press(Key.Key_F11)
    window.resize(*USUAL)
    app.preferences.from_dict({"animation": "off", "reduced_motion": False})
    close_sheets(stage)
    if app.screen != "table":
        Monkey(stage, seed).come_back()
    bridge = app.table_of("fort")

    def idle() -> bool:
        if app.screen != "table" or bridge.presenter.table.over or bridge.curtain.down:
            return True
        return must_decide(bridge)

    assert until(idle, bridge.shown.changed, app.screenChanged), "nobody is asked"
    if app.screen != "table" or bridge.presenter.table.over:
        app.play(sample_table(CARDS, 2, 4, persons=2))
    quiet(stage)
    assert app.screen == "table"


def close_sheets(stage: Stage) -> None:
    """Esc closes whatever lies over the table."""
    keys = Keys(stage)
    for _ in range(SMALLER + len(SHEETS)):
        if not open_sheets(stage):
            return
        keys.press(Key.Key_Escape)
    at = keys.focused
    raise AssertionError(
        f"Esc does not close {open_sheets(stage)} from {at and (type_name(at), at.objectName())}"
    )


def open_sheets(stage: Stage) -> list[str]:
    """The sheets in sight."""
    found = [s for name in SHEETS for s in stage.window.findChildren(QObject, name)]
    return [s.objectName() for s in found if s.property("open") and s.property("visible")]


def check_at_rest(stage: Stage) -> None:
    """The window shows the state, and nothing is left of what moved or was held."""
    check_screen(stage)
    assert stage.app.motion.settled
    (layer,) = parts(stage, "CardLayer")
    ghosts = [item for item in layer.childItems() if type_name(item) == "CardGhost"]
    assert ghosts == [], "a ghost is left"
    held = [name for name, item in things(stage).items() if item.property("lifted")]
    assert held == [], "something is still lifted"
    for card in layer.childItems():
        if card.objectName().startswith("card"):
            check_lies(card)


def check_lies(card: QQuickItem) -> None:
    """A card lies where it belongs also as it is drawn, with what turns and moves it."""
    spot = card.property("spot")
    middle = QPointF(card.width() / 2, card.height() / 2)
    drawn = card.mapToItem(card.parentItem(), middle)
    assert abs(drawn.x() - spot.x() - middle.x()) < 0.5, card.objectName()
    assert abs(drawn.y() - spot.y() - middle.y()) < 0.5, card.objectName()
