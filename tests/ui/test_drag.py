"""What is held feels like a thing: lift, swing, pull, room in the hand; mouse, touch and keys."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from fort_desktop.ui.staging import sample_table
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, type_name, until
from tests.ui.robot import quiet
from tests.ui.seeing import check_screen
from tests.ui.table_at import (
    CARDS,
    Zone,
    at_home,
    card,
    dragging,
    draws,
    glowing,
    hold,
    layer,
    mat,
    open_at,
    peek,
    rows,
)

STEEPEST = 12
STRONGEST = 24
WHOLE_MOVE_MS = 1200
SIZES = ((1280, 720), (1366, 768), (1500, 900))


@pytest.fixture
def stage(make_stage):
    """The person plays a card; five lie in the hand."""
    stage = make_stage(speed="normal")
    open_at(stage, "play", least=3)
    assert len(rows(stage, Zone.Hand)) >= 3
    return stage


def part(item, kind):
    return next(child for child in item.children() if type_name(child) == kind)


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
    assert until(lambda: bool(motion.settled), motion.settledChanged)
    pump()


# --- in the hand ----------------------------------------------------------------------------------


def test_what_is_held_stays_where_it_was_grabbed(stage):
    item = hand(stage)[0]
    mouse = Mouse(stage.window)
    mouse.press(point_in(item, 0.25, 0.2))
    spot = item.mapFromScene(QPointF(mouse.at))
    for to in ((20, -40), (140, -60), (-30, -90)):
        mouse.move(mouse.at + QPoint(*to), 4)
        shown = item.mapToScene(spot) - QPointF(mouse.at)
        pull = lift(item).property("pull")
        assert abs(shown.x() - pull.x()) + abs(shown.y() - pull.y()) <= 2
    mouse.release()


def test_a_held_card_rises_swings_with_speed_and_comes_to_rest(stage):
    item = usable_card(stage)
    mouse = hold(stage, item)
    swing = lift(item)
    seen = []
    swing.tiltChanged.connect(lambda: seen.append(swing.property("tilt")))
    for _ in range(12):
        mouse.move(mouse.at + QPoint(25, 0), 1)
        QTest.qWait(5)
    assert max(seen) > 2  # it leans to where it is carried
    assert max(map(abs, seen)) <= STEEPEST
    calm(stage, item)
    assert swing.property("size") > 1
    mouse.release()
    all_settled(stage)
    assert not item.property("lifted")


def test_a_straightened_card_of_the_fan_lies_down_in_its_angle(stage):
    item = hand(stage)[0]
    assert item.rotation() < -1
    mouse = hold(stage, item)
    calm(stage, item)
    assert abs(item.rotation() + lift(item).property("angle")) < 0.01 or item.property("up")
    mouse.release()
    all_settled(stage)
    assert lift(item).property("angle") == 0


def test_nothing_swings_or_pulls_without_motion(make_stage):
    stage = make_stage(speed="off")
    open_at(stage, "play", least=3)
    item = usable_card(stage)
    mouse = hold(stage, item)
    mouse.move(point_in(mat(stage, Zone.Play)), 3)
    assert lift(item).property("tilt") == 0
    assert lift(item).property("pull") == QPointF(0, 0)
    assert lift(item).property("height") == 1
    Keys(stage).press(Key.Key_Escape)
    assert not item.property("lifted")
    assert stage.app.motion.settled
    mouse.release()


# --- targets --------------------------------------------------------------------------------------


def test_a_legal_target_pulls_and_the_others_stay_calm(stage):
    item = usable_card(stage)
    mouse = hold(stage, item)
    calm(stage, item)
    target = mat(stage, Zone.Play)
    assert not target.property("near")
    low = point_in(target, 0.5, 1)
    mouse.move(low + QPoint(0, 30), 4)
    assert target.property("near")
    assert not target.property("aimed")
    mouse.move(point_in(target, 0.5, 0.5), 4)
    assert target.property("aimed")
    calm(stage, item)
    pull = lift(item).property("pull")
    assert 4 < (pull.x() ** 2 + pull.y() ** 2) ** 0.5 <= STRONGEST * 1.01
    assert pull.x() < 0  # the first card lies at the left
    park = mat(stage, Zone.Discard)
    assert not park.property("near")
    assert until(lambda: target.property("swell") > 4, target.swellChanged)
    Keys(stage).press(Key.Key_Escape)
    assert not target.property("near")
    mouse.release()


def test_cards_of_a_play_make_room_for_one_more(make_stage):
    stage = make_stage(speed="normal")
    open_at(stage, "add", least=3, also=can_add)
    first = card(stage, rows(stage, Zone.Play)[0].key)
    item = usable_card(stage)
    mouse = hold(stage, item)
    before = first.rotation()
    mouse.move(point_in(mat(stage, Zone.Play)), 3)
    all_settled(stage)
    assert first.rotation() != before
    mouse.move(point_in(item) + QPoint(-600, 300), 3)
    all_settled(stage)
    assert first.rotation() == before
    mouse.release()


def can_add(table):
    """A card of the hand can be added, and nothing is yet."""
    play = table.state.play
    hand_cards = set(table.state.seats[0].hand)
    addable = [m for m in table.legal() if getattr(m, "card", -1) in hand_cards]
    return bool(addable) and play is not None and not play.added


def test_a_dropped_card_flies_on_from_where_it_was_let_go(stage):
    item = usable_card(stage)
    mouse = hold(stage, item)
    mouse.move(point_in(mat(stage, Zone.Play), 0.7, 0.5), 4)
    calm(stage, item)
    before = item.mapToScene(item.boundingRect().center())
    mouse.release()
    after = item.mapToScene(item.boundingRect().center())
    assert item.property("moving")
    assert abs(after.x() - before.x()) + abs(after.y() - before.y()) < 25
    all_settled(stage)
    assert at_home(item)


def test_what_is_only_lifted_and_put_down_needs_no_reason(stage):
    said = stage.app.table.coachText
    item = usable_card(stage)
    mouse = hold(stage, item)
    mouse.move(mouse.at + QPoint(6, 20))
    mouse.release()
    assert stage.app.table.coachText == said
    all_settled(stage)
    assert at_home(item)


# --- arranging the hand ---------------------------------------------------------------------------


def test_the_others_close_the_gap_and_open_one_where_the_card_would_lie(stage):
    first, *others = hand(stage)
    spots = [item.x() for item in others]
    mouse = hold(stage, first)
    mouse.move(mouse.at + QPoint(-200, -180), 4)
    all_settled(stage)
    closed = [item.x() for item in others]
    assert closed != spots
    pitch = closed[1] - closed[0]
    last = others[-1]
    mouse.move(QPoint(round(spots[-1] + last.width()), point_in(last).y()), 4)
    all_settled(stage)
    opened = [item.x() for item in others]
    assert opened[0] < closed[0]  # room at the right
    assert last.x() < spots[-1] - pitch / 2
    Keys(stage).press(Key.Key_Escape)
    mouse.release()
    all_settled(stage)
    assert [item.x() for item in others] == spots


def test_dropped_in_the_hand_a_card_lies_there(stage):
    before = order(stage)
    first, *others = hand(stage)
    history = len(stage.app.table.presenter.table.history)
    mouse = hold(stage, first)
    mouse.move(point_in(others[-1], 0.6, 0.3), 4)
    assert int(Zone.Hand) not in glowing(stage)
    mouse.release()
    assert order(stage) == [*before[1:], before[0]]
    assert len(stage.app.table.presenter.table.history) == history
    all_settled(stage)
    check_screen(stage)


def test_the_hand_is_arranged_while_others_decide(make_stage):
    stage = make_stage(speed="normal")
    table = sample_table(CARDS, 3, 7)
    stage.app.play(table)
    stage.driver.cancel()
    open_at(stage, "recruit-phase", also=draws)
    stage.app.table.pick(rows(stage, Zone.Park)[0].key)
    stage.driver.cancel()
    all_settled(stage)
    assert not stage.app.table.mine
    before = order(stage)
    assert len(before) == 5
    assert not any(row.usable for row in rows(stage, Zone.Hand))
    mouse = hold(stage, hand(stage)[0])
    mouse.move(point_in(hand(stage)[2], 0.7, 0.3), 4)
    mouse.release()
    assert order(stage) != before
    assert sorted(order(stage)) == sorted(before)
    all_settled(stage)


def test_keys_arrange_the_hand(stage):
    before = order(stage)
    keys = Keys(stage)
    item = next(item for item in hand(stage)[:-1] if item.property("usable"))
    item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    place = item.property("place")
    keys.press(Key.Key_Right, shift=True)
    assert item.property("place") == place + 1
    assert item.hasActiveFocus()
    keys.press(Key.Key_Left, shift=True)
    assert order(stage) == before
    for _ in range(len(before) + 1):
        keys.press(Key.Key_Left, shift=True)
    assert item.property("place") == 0
    assert item.hasActiveFocus()
    all_settled(stage)
    check_screen(stage)


def test_what_is_no_card_of_the_hand_and_cannot_be_used_stays(stage):
    item = card(stage, rows(stage, Zone.Park)[0].key)
    assert not item.property("movable")
    mouse = Mouse(stage.window)
    mouse.press(point_in(item))
    mouse.move(mouse.at + QPoint(0, 80))
    assert not dragging(stage)
    mouse.release()


# --- what must not disturb ------------------------------------------------------------------------


def test_the_right_button_moves_nothing(stage):
    item = usable_card(stage)
    window, right = stage.window, Qt.MouseButton.RightButton
    at = point_in(item, 0.5, 0.3)
    mouse = Mouse(window)
    mouse.hover(at)
    QTest.mousePress(window, right, pos=at)
    for n in range(1, 5):
        QTest.mouseMove(window, at - QPoint(0, 30 * n))
        pump()
    assert not dragging(stage)
    QTest.mouseRelease(window, right, pos=at - QPoint(0, 120))
    pump()
    assert at_home(item)


def test_a_right_press_while_dragging_is_ignored(stage):
    item = usable_card(stage)
    window, right = stage.window, Qt.MouseButton.RightButton
    before = order(stage)
    mouse = hold(stage, item)
    calm(stage, item)
    mouse.move(point_in(mat(stage, Zone.Supply)), 3)
    QTest.mousePress(window, right, pos=mouse.at)
    pump()
    assert dragging(stage)
    QTest.mouseRelease(window, right, pos=mouse.at)
    pump()
    assert dragging(stage)
    mouse.move(mouse.at + QPoint(15, 5))
    Keys(stage).press(Key.Key_Escape)
    mouse.release()
    all_settled(stage)
    assert order(stage) == before
    assert at_home(item)


def test_a_resize_ends_a_drag(stage):
    item = usable_card(stage)
    mouse = hold(stage, item)
    stage.window.resize(1500, 900)
    assert until(lambda: not dragging(stage), layer(stage).heldChanged)
    mouse.release()
    all_settled(stage)
    assert at_home(item)


def test_nothing_is_dragged_behind_the_curtain(make_stage):
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 3, 5, persons=3))
    pump()
    assert stage.app.table.curtain
    mouse = Mouse(stage.window)
    for row in rows(stage, Zone.Park):
        mouse.press(point_in(card(stage, row.key)))
        mouse.move(mouse.at + QPoint(40, 60))
        assert not dragging(stage)
        mouse.release()


# --- fingers --------------------------------------------------------------------------------------


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
    history = len(stage.app.table.presenter.table.history)
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
    assert len(stage.app.table.presenter.table.history) == history
    Keys(stage).press(Key.Key_Escape)
    finger.release()
    all_settled(stage)
    assert at_home(item)
    assert at_home(other)


# --- flights --------------------------------------------------------------------------------------


def test_drawn_cards_come_one_after_another_within_the_time_of_a_move(make_stage):
    stage = make_stage(speed="normal")
    open_at(stage, "recruit-phase", also=draws)
    stage.app.table.pick(rows(stage, Zone.Park)[0].key)
    stage.driver.cancel()
    flights = [flight(item) for item in hand(stage)]
    delays = [one.property("delay") for one in flights]
    assert delays == sorted(set(delays))
    assert delays[-1] <= 450
    all_flights = [flight(card(stage, row.key)) for row in stage.app.table.cards.rows()]
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
            for row in self.stage.app.table.cards.rows()
            if card(self.stage, row.key).property("movable")
        ]
        if not found:
            return self.somewhere()
        return point_in(
            card(self.stage, self.rng.choice(found)), self.rng.random(), self.rng.random()
        )

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
        window = self.stage.window
        self.mouse.at = QPoint(
            min(self.mouse.at.x(), window.width() - 4), min(self.mouse.at.y(), window.height() - 4)
        )
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
        self.stage.app.table.retranslate()


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
            for row in stage.app.table.cards.rows():
                item = card(stage, row.key)
                assert at_home(item), row
                assert lift(item).property("tilt") == lift(item).property("height") == 0
            if stage.app.table.mine:
                quiet(stage)
                check_screen(stage)
            open_at(stage, "play", least=4)
    juggler.other.close()


@pytest.mark.skipif("QT_SCALE_FACTOR" in os.environ, reason="already inside")
def test_the_same_at_pixel_ratio_2():
    here = Path(__file__)
    wanted = "stays_where or finger_drags or dropped_in_the_hand or pulls"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--no-cov", str(here), "-k", wanted],
        cwd=here.parents[2],
        env=os.environ | {"QT_SCALE_FACTOR": "2"},
        text=True,
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
