"""Dragging by touch, flights, and fast hands that disturb both."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import (
    Zone,
    at_home,
    card,
    dragging,
    draws,
    glowing,
    mat,
    open_at,
    peek,
    rows,
)
from tests.ui.drags import (
    SIZES,
    WHOLE_MOVE_MS,
    Finger,
    all_settled,
    flight,
    hand,
    lift,
    order,
    usable_card,
)
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, type_name, until

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def stage(make_stage):
    """The person plays a card; five lie in the hand."""
    stage = make_stage(speed="normal")
    open_at(stage, "play", least=3)
    assert len(rows(stage, Zone.Hand)) >= 3
    return stage


# --- fingers --------------------------------------------------------------------------------------


def test_a_tap_of_a_finger_plays(stage):
    item = usable_card(stage)
    finger = Finger(stage)
    finger.press(point_in(item, 0.4, 0.4))
    finger.release()
    assert item.property("zone") == Zone.Play
    assert type_names_open(stage) == []


def type_names_open(stage):
    """Sheets that lie over the table."""
    found = stage.window.findChildren(type(stage.window.contentItem()))
    return [
        type_name(item)
        for item in found
        if type_name(item) == "LargeView" and item.property("open")
    ]


def test_a_finger_that_stays_looks_closer(stage):
    item = usable_card(stage)
    finger = Finger(stage)
    finger.press(point_in(item, 0.4, 0.4))
    large = peek(stage)
    assert until(large.isVisible, large.visibleChanged)
    finger.release()
    assert item.property("zone") == Zone.Hand


def test_a_finger_drags_like_the_mouse(stage):
    item = usable_card(stage)
    finger = Finger(stage)
    finger.press(point_in(item, 0.4, 0.4))
    finger.move(finger.at + QPoint(-15, -50))
    assert dragging(stage)
    assert int(Zone.Play) in glowing(stage)
    finger.move(point_in(mat(stage, Zone.Play)))
    assert mat(stage, Zone.Play).property("aimed")
    finger.release()
    assert item.property("zone") == Zone.Play
    all_settled(stage)
    assert at_home(item)


def test_a_finger_arranges_the_hand(stage):
    before = order(stage)
    first, *others = hand(stage)
    finger = Finger(stage)
    finger.press(point_in(first, 0.4, 0.3))
    finger.move(point_in(others[-1], 0.6, 0.3))
    finger.release()
    assert order(stage) == [*before[1:], before[0]]
    all_settled(stage)


@pytest.mark.parametrize("where", ["on another card", "on the same card"])
def test_a_second_finger_is_ignored(stage, where):
    item, other = hand(stage)[0], hand(stage)[-1]
    history = len(stage.app.table_of("fort").presenter.table.history)
    finger = Finger(stage)
    finger.press(point_in(item, 0.4, 0.3))
    finger.move(finger.at + QPoint(-40, -80))
    assert dragging(stage)
    spot = item.mapFromScene(QPointF(finger.at))
    finger.second(point_in(other if where == "on another card" else item, 0.5, 0.6))
    assert dragging(stage)
    finger.move(finger.at + QPoint(20, -10))
    shown = item.mapToScene(spot) - QPointF(finger.at)
    assert abs(shown.x()) + abs(shown.y()) <= 30
    assert len(stage.app.table_of("fort").presenter.table.history) == history
    Keys(stage).press(Key.Key_Escape)
    finger.release()
    all_settled(stage)
    assert at_home(item)
    assert at_home(other)


# --- flights --------------------------------------------------------------------------------------


def test_drawn_cards_come_one_after_another_within_the_time_of_a_move(make_stage):
    stage = make_stage(speed="normal")
    open_at(stage, "recruit-phase", also=draws)
    stage.app.table_of("fort").touch.pick(rows(stage, Zone.Park)[0].key)
    stage.driver.cancel()
    flights = [flight(item) for item in hand(stage)]
    delays = [one.property("delay") for one in flights]
    assert delays == sorted(set(delays))
    assert delays[-1] <= 450
    all_flights = [flight(card(stage, row.key)) for row in stage.app.table_of("fort").cards.rows()]
    assert all(
        f.property("delay") + f.property("length") + 150 <= WHOLE_MOVE_MS for f in all_flights
    )
    assert all(f.property("way") == 0 for f in flights)
    Keys(stage).press(Key.Key_Space)
    assert all(at_home(item) for item in hand(stage))
    assert stage.app.motion.settled


# --- fast hands -----------------------------------------------------------------------------------


class Juggler:
    """Drags at random, and is disturbed at random."""

    def __init__(self, stage, seed):
        self.stage = stage
        self.rng = Random(seed)
        self.mouse = Mouse(stage.window)
        self.other = QWindow()

    def somewhere(self):
        window = self.stage.window
        return QPoint(
            self.rng.randrange(4, window.width() - 4), self.rng.randrange(4, window.height() - 4)
        )

    def something(self):
        found = [
            row.key
            for row in self.stage.app.table_of("fort").cards.rows()
            if card(self.stage, row.key).property("movable")
        ]
        if not found:
            return self.somewhere()
        item = card(self.stage, self.rng.choice(found))
        return self.inside(point_in(item, self.rng.random(), self.rng.random()))

    def inside(self, at):
        """The nearest point of the window: a card may still be on its way into a smaller one."""
        window = self.stage.window
        return QPoint(min(at.x(), window.width() - 4), min(at.y(), window.height() - 4))

    def drag(self):
        self.mouse.press(self.something())
        self.mouse.move(self.somewhere(), 3)
        disturb = (
            self.nothing,
            self.nothing,
            self.escape,
            self.focus_loss,
            self.resize,
            self.speak,
            self.right,
            self.move_of_others,
        )
        self.rng.choice(disturb)()
        self.mouse.at = self.inside(self.mouse.at)
        self.mouse.move(self.somewhere(), 2)
        self.mouse.release()

    def nothing(self):
        pass

    def escape(self):
        Keys(self.stage).press(Key.Key_Escape)

    def focus_loss(self):
        self.other.show()
        self.other.requestActivate()
        pump()
        self.other.hide()
        self.stage.window.requestActivate()
        pump()

    def resize(self):
        self.stage.window.resize(*self.rng.choice(SIZES))
        pump()

    def speak(self):
        self.stage.app.preferences.from_dict({"language": self.rng.choice(["en", "cs", "pl"])})

    def right(self):
        QTest.mouseClick(self.stage.window, Qt.MouseButton.RightButton, pos=self.mouse.at)

    def move_of_others(self):
        self.stage.app.table_of("fort").flow.retranslate()


def test_whatever_disturbs_a_drag_every_card_lies_at_its_spot(make_stage):
    stage = make_stage(speed="fast")
    open_at(stage, "play", least=4)
    juggler = Juggler(stage, 11)
    for n in range(1, 61):
        juggler.drag()
        if n % 20 == 0:
            stage.app.preferences.from_dict({"language": "en"})
            stage.driver.cancel()
            all_settled(stage)
            assert not dragging(stage)
            for row in stage.app.table_of("fort").cards.rows():
                item = card(stage, row.key)
                assert at_home(item), row
                assert lift(item).property("tilt") == lift(item).property("height") == 0
            if stage.app.table_of("fort").shown.mine:
                quiet(stage)
                check_screen(stage)
            open_at(stage, "play", least=4)
    juggler.other.close()
