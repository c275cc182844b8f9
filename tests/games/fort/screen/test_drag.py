"""What is held feels like a thing: lift, swing, pull, room in the hand; mouse, touch and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import (
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
    rows,
)
from tests.ui.drags import (
    STEEPEST,
    STRONGEST,
    all_settled,
    calm,
    hand,
    lift,
    order,
    usable_card,
)
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, type_name, until, walk
from tools.pictures.staging import sample_table

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


def test_what_stands_on_the_blanket_can_be_read_while_it_is_a_target(make_stage):
    """Light falls around it, not on it."""
    stage = make_stage(speed="off")
    open_at(stage, "add", least=3)
    item = usable_card(stage)
    play = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "PlayButton")
    place = play.mapRectToScene(play.boundingRect()).toRect().adjusted(12, 8, -12, -12)
    before = stage.window.grabWindow().copy(place)
    mouse = hold(stage, item)
    assert int(Zone.Play) in glowing(stage)
    assert stage.window.grabWindow().copy(place) == before
    mouse.release()


@pytest.mark.parametrize("aimed", [False, True])
def test_the_frame_of_a_target_lies_at_its_edge(make_stage, aimed):
    """So the name on the tab of a rival's story, near the top edge, is whole."""
    stage = make_stage(speed="off")
    open_at(stage, "play", least=3)
    mouse = hold(stage, usable_card(stage))
    target = mat(stage, Zone.Play)
    if aimed:
        mouse.move(point_in(target))
    assert target.property("aimed") == aimed
    frame = next(i for i in walk(target) if type_name(i) == "Glow")
    outer = frame.mapRectToScene(frame.boundingRect()).top()
    wide = 12 if aimed else 9
    assert outer + wide <= target.mapRectToScene(target.boundingRect()).top() + 3
    mouse.release()


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
    mouse.move(point_in(mat(stage, Zone.Play), 0.1, 0.1), 4)
    calm(stage, item)
    stage.app.preferences.from_dict({"animation": "slow"})  # to be seen on its way
    before = middle(item)
    mouse.release()
    after = middle(item)
    assert item.property("moving")
    all_settled(stage)
    assert at_home(item)
    assert way(before, middle(item)) > 40
    assert way(before, after) < way(before, middle(item)) / 3


def middle(item) -> QPointF:
    """Where the middle of a thing is in the window."""
    return item.mapToScene(item.boundingRect().center())


def way(one: QPointF, other: QPointF) -> float:
    """How far two points are from each other, along the edges."""
    return (one - other).manhattanLength()


def test_what_is_only_lifted_and_put_down_needs_no_reason(stage):
    said = stage.app.table_of("fort").coach.text
    item = usable_card(stage)
    mouse = hold(stage, item)
    mouse.move(mouse.at + QPoint(6, 20))
    mouse.release()
    assert stage.app.table_of("fort").coach.text == said
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
    history = len(stage.app.table_of("fort").presenter.table.history)
    mouse = hold(stage, first)
    mouse.move(point_in(others[-1], 0.6, 0.3), 4)
    assert int(Zone.Hand) not in glowing(stage)
    mouse.release()
    assert order(stage) == [*before[1:], before[0]]
    assert len(stage.app.table_of("fort").presenter.table.history) == history
    all_settled(stage)
    check_screen(stage)


def test_the_hand_is_arranged_while_others_decide(make_stage):
    stage = make_stage(speed="normal")
    table = sample_table(CARDS, 3, 7)
    stage.app.play(table)
    stage.driver.cancel()
    open_at(stage, "recruit-phase", also=draws)
    stage.app.table_of("fort").touch.pick(rows(stage, Zone.Park)[0].key)
    stage.driver.cancel()
    all_settled(stage)
    assert not stage.app.table_of("fort").shown.mine
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


def test_what_has_left_the_hand_starts_no_flight(stage):
    """It lives on until the program has time, and so hears of the drag."""
    *_, before, last = rows(stage, Zone.Hand)
    cards = stage.app.table_of("fort").cards
    cards.show([row for row in cards.rows() if row != last], fly=False)
    mouse = hold(stage, card(stage, before.key))
    mouse.move(mouse.at + QPoint(-200, -180), 4)
    mouse.release()
    all_settled(stage)


def test_nothing_is_dragged_behind_the_curtain(make_stage):
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 3, 5, persons=3))
    pump()
    assert stage.app.table_of("fort").curtain.down
    mouse = Mouse(stage.window)
    for row in rows(stage, Zone.Park):
        mouse.press(point_in(card(stage, row.key)))
        mouse.move(mouse.at + QPoint(40, 60))
        assert not dragging(stage)
        mouse.release()
