"""Fast hands at 5 Towers: hundreds of random actions, and the screen equals the state.

A run that fails says its seed and its last actions; `FORT_SEED=77` in the environment makes others.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest

from fort_desktop.games.towers.play.adapter import TowersAdapter
from fort_desktop.play.record import from_record, to_record
from fort_desktop.ui.app import Stage
from tests.games.towers.screen.seeing import check_spoken, check_towers
from tests.games.towers.screen.test_whole_games import table_of
from tests.ui.hands import Key, Keys, Mouse, must_decide, point_in, pump, until, walk
from tests.ui.player import quiet
from tests.ui.whims import Whims

FIRST = int(os.environ.get("FORT_SEED", "1"))
ACTIONS, AT_ONCE, LAST = 300, 60, 40
KEYS = (
    *(Key.Key_Tab, Key.Key_Backtab, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down),
    *(Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape, Key.Key_P, Key.Key_H),
    *(Key.Key_0, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5),
    *(Key.Key_L, Key.Key_D, Key.Key_F1),
)
SHEETS = ("help", "discardSheet")

Act = Callable[[], None]


class Monkey(Whims):
    """Does one thing after another and waits for nothing.

    Attributes:
        done: the names of what it did, for whoever looks for a fault.
    """

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.rng = Random(seed)
        self.mouse, self.keys = Mouse(stage.window), Keys(stage)
        self.done: list[str] = []
        often: dict[Act, int] = {
            self.click: 14,
            self.drag: 8,
            self.drag_and_change_my_mind: 5,
            self.key: 14,
            self.undo: 5,
            self.right_click: 2,
            self.resize: 2,
            self.speak: 2,
            self.repaint: 3,
            self.leave: 2,
            self.load: 2,
        }
        self.acts = [act for act, times in often.items() for _ in range(times)]

    def act(self) -> None:
        """Do something that can be done here."""
        away = self.stage.app.screen != "table"
        act = self.come_back if away else self.rng.choice(self.acts)
        self.done.append(act.__name__)
        act()

    def somewhere(self) -> QPoint:
        """Mostly on something that can be used."""
        window = self.stage.window
        every = walk(window.contentItem())
        usable = [i for i in every if i.property("usable") or i.property("activeFocusOnTab")]
        if usable and self.rng.random() < 0.85:
            item = self.rng.choice(usable)
            at = point_in(item, self.rng.random(), self.rng.random())
            if item.objectName() != "leave":
                return self.inside(at)
        return QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))

    def inside(self, at: QPoint) -> QPoint:
        """The nearest point of the window."""
        window = self.stage.window
        x = min(max(1, at.x()), window.width() - 1)
        return QPoint(x, min(max(1, at.y()), window.height() - 1))

    def click(self) -> None:
        """Once, or twice as fast as can be."""
        at = self.somewhere()
        for _ in range(self.rng.choice([1, 1, 2])):
            QTest.mouseClick(self.stage.window, Qt.MouseButton.LeftButton, pos=at)
        pump()

    def right_click(self) -> None:
        """The right button moves nothing."""
        self.mouse.click(self.somewhere(), Qt.MouseButton.RightButton)

    def drag(self, meanwhile: Act | None = None) -> None:
        """From anywhere to an own tower, the rubble or anywhere."""
        self.mouse.press(self.somewhere())
        end = self.somewhere()
        if self.rng.random() < 0.6:
            names = ("tower-", "rubble")
            every = walk(self.stage.window.contentItem())
            places = [i for i in every if i.objectName().startswith(names)]
            end = self.inside(point_in(self.rng.choice(places))) if places else end
        self.mouse.move(end)
        if meanwhile is not None:
            self.done.append(meanwhile.__name__)
            meanwhile()
            self.mouse.at = self.inside(self.mouse.at)
        self.mouse.release()

    def drag_and_change_my_mind(self) -> None:
        """Something else happens while a thing is held."""
        others = [self.undo, self.speak, self.resize, self.repaint, self.key, self.load]
        self.drag(self.rng.choice(others))

    def key(self) -> None:
        """Some of those that do something."""
        self.keys.press(*self.rng.choices(KEYS, k=self.rng.randrange(1, 5)))

    def undo(self) -> None:
        """Take back a decision."""
        self.keys.press(Key.Key_Z, ctrl=True)

    def leave(self) -> None:
        """To another screen."""
        self.stage.app.show(self.rng.choice(["title", "settings"]))
        pump()

    def load(self) -> None:
        """The game from its record, as from a file."""
        app = self.stage.app
        if app.screen == "table" and not app.table_of("towers").presenter.table.over:
            record = to_record(app.table_of("towers").presenter.table)
            app.play(from_record(record, TowersAdapter()).table)

    def come_back(self) -> None:
        """To the game that was left, or to a new one."""
        app = self.stage.app
        if app.left.of("towers") is not None:
            app.continueGame("towers")
        else:
            seats = self.rng.choice([2, 3, 5])
            app.play(table_of(seats, self.rng.choice([1, 2]), self.rng.randrange(1000)))


def settle(stage: Stage, monkey: Monkey) -> None:
    """Come back to the table, and wait until a person is asked and nothing moves."""
    app, bridge = stage.app, stage.app.table_of("towers")
    app.preferences.from_dict({"animation": "off", "reduced_motion": False, "text_size": 100})
    stage.window.resize(1366, 768)
    for _ in range(len(SHEETS) + 3):
        found = [s for name in SHEETS for s in stage.window.findChildren(QObject, name)]
        if not any(s.property("open") and s.property("visible") for s in found):
            break
        Keys(stage).press(Key.Key_Escape)
    else:
        raise AssertionError("Esc does not close what lies over the table")

    def idle() -> bool:
        return app.screen != "table" or bridge.presenter.table.over or must_decide(bridge)

    while app.screen != "table" or bridge.presenter.table.over:
        monkey.come_back()
        assert until(idle, bridge.shown.changed, app.screenChanged), "nobody is asked"
    assert until(idle, bridge.shown.changed, app.screenChanged), "nobody is asked"
    if app.screen != "table" or bridge.presenter.table.over:
        app.play(table_of(2, 2, 1))
    quiet(stage)
    while not (app.motion.settled and idle()):  # a frame may begin something
        quiet(stage)
        assert until(idle, bridge.shown.changed, app.screenChanged), "nobody is asked"


@pytest.mark.slow
@pytest.mark.no_cover
def test_whatever_hands_do_the_screen_equals_the_state(make_stage):
    stage = make_stage(speed="fast")
    stage.app.play(table_of(4, 2, FIRST))
    monkey = Monkey(stage, FIRST)
    try:
        for _ in range(ACTIONS // AT_ONCE):
            for _ in range(AT_ONCE):
                monkey.act()
            settle(stage, monkey)
            check_towers(stage)
            check_spoken(stage)
    except BaseException as problem:
        problem.add_note(f"seed {FIRST}; the last actions: {', '.join(monkey.done[-LAST:])}")
        raise
