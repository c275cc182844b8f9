"""Fast hands: hundreds of random actions in a running game, and the screen equals the state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from fort_desktop.content import load_cards
from fort_desktop.ui.app import Stage
from fort_desktop.ui.staging import sample_table
from tests.ui.hands import Key, Keys, Mouse, must_decide, point_in, pump, things, until
from tests.ui.robot import quiet
from tests.ui.seeing import check_screen

CARDS = load_cards()
KEYS = (
    *(Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab, Key.Key_Left, Key.Key_Right, Key.Key_Up),
    *(Key.Key_Down, Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape, Key.Key_L),
)
SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080))


class Monkey:
    """Does anything that hands can do, without waiting for anything."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.rng = Random(seed)
        self.mouse = Mouse(stage.window)
        self.keys = Keys(stage)
        self.acts: list[Callable[[], None]] = [
            *[self.click] * 8,
            *[self.key] * 6,
            *[self.drag] * 4,
            *[self.drag_and_change_my_mind] * 2,
            self.undo,
            self.resize,
            self.speak,
            self.repaint,
            self.look,
            self.go_away_and_come_back,
        ]

    def act(self) -> None:
        screen = self.stage.app.screen
        if screen != "table":
            self.come_back()
        elif self.stage.app.table.curtain:
            self.stage.app.table.openCurtain()
        else:
            self.rng.choice(self.acts)()

    def somewhere(self) -> QPoint:
        seen = things(self.stage)
        seen.pop("leave", None)
        usable = [item for item in seen.values() if item.property("usable") is not False]
        if usable and self.rng.random() < 0.85:
            item = self.rng.choice(usable)
            if item.objectName() != "layer":
                return self.inside(point_in(item, self.rng.random(), self.rng.random()))
        window = self.stage.window
        return QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))

    def inside(self, at: QPoint) -> QPoint:
        window = self.stage.window
        return QPoint(min(max(1, at.x()), window.width() - 1), min(at.y(), window.height() - 1))

    def click(self) -> None:
        at = self.somewhere()
        for _ in range(self.rng.choice([1, 1, 1, 2])):
            QTest.mouseClick(self.stage.window, Qt.MouseButton.LeftButton, pos=at)
        pump()

    def look(self) -> None:
        self.mouse.click(self.somewhere(), Qt.MouseButton.RightButton)

    def key(self) -> None:
        self.keys.press(*self.rng.choices(KEYS, k=self.rng.randrange(1, 4)))

    def drag(self) -> None:
        self.mouse.press(self.somewhere())
        self.mouse.move(self.somewhere())
        self.mouse.release()

    def drag_and_change_my_mind(self) -> None:
        self.mouse.press(self.somewhere())
        self.mouse.move(self.somewhere())
        self.rng.choice([self.escape, self.undo, self.speak, self.resize, self.repaint])()
        self.mouse.at = self.inside(self.mouse.at)
        self.mouse.move(self.somewhere())
        self.mouse.release()

    def escape(self) -> None:
        self.keys.press(Key.Key_Escape)

    def undo(self) -> None:
        self.keys.press(Key.Key_Z, ctrl=True)

    def resize(self) -> None:
        self.stage.window.resize(*self.rng.choice(SIZES))

    def speak(self) -> None:
        self.stage.app.preferences.from_dict({"language": self.rng.choice(["en", "cs", "pl"])})

    def repaint(self) -> None:
        look = {
            "theme": self.rng.choice(["day", "evening", "contrast"]),
            "text_size": self.rng.choice([80, 100, 160]),
            "animation": self.rng.choice(["off", "fast", "normal"]),
            "reduced_motion": self.rng.random() < 0.3,
        }
        self.stage.app.preferences.from_dict(look)

    def go_away_and_come_back(self) -> None:
        self.stage.app.show(self.rng.choice(["title", "settings"]))
        pump()
        self.come_back()

    def come_back(self) -> None:
        app = self.stage.app
        if app.screen == "table":
            return
        if app.continueSummary:
            app.continueGame()
        else:
            app.play(sample_table(CARDS, 3, self.rng.randrange(1000)))


@pytest.mark.parametrize(("seed", "persons"), [(1, 1), (3, 2)])
def test_whatever_hands_do_the_screen_equals_the_state(make_stage, seed, persons):
    stage = make_stage(speed="fast")
    stage.app.play(sample_table(CARDS, 3, seed, persons=persons))
    monkey = Monkey(stage, seed)
    for n in range(1, 101):
        monkey.act()
        if n % 50 == 0:
            settle(stage)
            check_screen(stage)


def settle(stage: Stage) -> None:
    """Come back to the table, and wait until nobody is busy and nothing moves."""
    stage.window.resize(1366, 768)
    app = stage.app
    app.preferences.from_dict({"animation": "off", "reduced_motion": False})
    if app.screen != "table":
        Monkey(stage, 0).come_back()
    bridge = app.table

    def idle() -> bool:
        if app.screen != "table" or bridge.presenter.table.over or bridge.curtain:
            return True
        return must_decide(bridge)

    assert until(idle, bridge.changed, app.screenChanged)
    if app.screen != "table" or bridge.presenter.table.over:
        app.play(sample_table(CARDS, 2, 4, persons=2))
    quiet(stage)
    assert app.screen == "table"
