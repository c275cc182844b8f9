"""Dragging, hitting and flying, with a simulated mouse in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QWindow

from fort_desktop.games.fort.rules import moves as mv
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import (
    Zone,
    at_home,
    card,
    dragging,
    draws,
    glowing,
    hold,
    kids_wait,
    layer,
    mat,
    open_at,
    rows,
    usable,
)
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, until

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def stage(make_stage):
    stage = make_stage(speed="slow")
    open_at(stage, "recruit-phase", also=draws)
    return stage


@pytest.fixture
def park(stage):
    return rows(stage, Zone.Park)[0]


def history(stage):
    return len(stage.app.table_of("fort").presenter.table.history)


def test_a_legal_drop_plays(stage, park):
    before = history(stage)
    mouse = hold(stage, card(stage, park.key))
    assert glowing(stage) == {Zone.Discard}
    mouse.move(point_in(mat(stage, Zone.Discard)))
    mouse.release()
    assert history(stage) > before
    assert park.key in {row.key for row in rows(stage, Zone.Discard)}
    assert not dragging(stage)
    assert glowing(stage) == set()
    quiet(stage)
    assert at_home(card(stage, park.key))


@pytest.mark.parametrize("place", ["deck", "ownYard"])
def test_beside_the_small_discard_pile_a_recruit_is_at_home_too(stage, park, place):
    corner = stage.window.findChild(QObject, "layout").property(place)
    mouse = hold(stage, card(stage, park.key))
    mouse.move(corner.center().toPoint())
    assert mat(stage, Zone.Discard).property("aimed")
    mouse.release()
    assert park.key in {row.key for row in rows(stage, Zone.Discard)}


def test_the_card_follows_the_pointer(stage, park):
    item = card(stage, park.key)
    start = point_in(item)
    mouse = hold(stage, item)
    pressed = mouse.at - QPoint(-12, -30)
    mouse.move(pressed + QPoint(80, 90))
    moved = point_in(item) - start
    assert abs(moved.x() - 80) <= 2
    assert abs(moved.y() - 90) <= 2
    mouse.release()


def test_an_illegal_drop_glides_back_and_says_why(stage, park):
    said = stage.app.table_of("fort").coach.text
    item = card(stage, park.key)
    mouse = hold(stage, item)
    mouse.move(point_in(mat(stage, Zone.Play)))
    refused, glided, motion = [], [], stage.app.motion
    stage.app.table_of("fort").coach.refused.connect(lambda: refused.append(1))
    watch = motion.settledChanged.connect(lambda: glided.append(not at_home(item)))
    mouse.release()
    assert refused
    assert stage.app.table_of("fort").coach.text != said
    quiet(stage)
    motion.settledChanged.disconnect(watch)
    assert glided[0]  # it did not jump
    assert at_home(item)
    assert park.key in {row.key for row in rows(stage, Zone.Park)}


def test_escape_gives_the_card_back(stage, park):
    before = history(stage)
    item = card(stage, park.key)
    mouse = hold(stage, item)
    mouse.move(point_in(mat(stage, Zone.Discard)))
    Keys(stage).press(Key.Key_Escape)
    assert not dragging(stage)
    mouse.move(mouse.at + QPoint(20, 0))  # the button is still down
    assert not dragging(stage)
    mouse.release()
    assert history(stage) == before
    quiet(stage)
    assert at_home(item)
    hold(stage, item).release()  # and the next drag works


def test_losing_the_window_s_focus_gives_the_card_back(stage, park):
    before = history(stage)
    mouse = hold(stage, card(stage, park.key))
    mouse.move(point_in(mat(stage, Zone.Discard)))
    other = QWindow()
    other.show()
    other.requestActivate()
    assert until(lambda: not dragging(stage), layer(stage).heldChanged)
    mouse.release()
    assert history(stage) == before
    other.close()


@pytest.mark.parametrize("change", ["shown again", "played", "undone"])
def test_a_change_of_the_cards_ends_the_drag(stage, park, change):
    table = stage.app.table_of("fort")
    item = card(stage, park.key)
    mouse = hold(stage, item)
    mouse.move(point_in(mat(stage, Zone.Discard)))
    if change == "shown again":
        table.flow.retranslate()
    elif change == "played":
        table.touch.choose(0)
    else:
        table.undoing.undo()
        table.flow.retranslate()
    assert not dragging(stage)
    stage.driver.cancel()
    before = [(row.key, row.zone) for row in table.cards.rows()]
    mouse.move(mouse.at + QPoint(10, 5))
    mouse.release()
    pump()
    assert [(row.key, row.zone) for row in table.cards.rows()] == before
    quiet(stage)
    assert all(at_home(card(stage, row.key)) for row in rows(stage, Zone.Park))


def test_only_what_can_be_used_can_be_dragged(stage):
    hand = rows(stage, Zone.Hand)[0]
    assert not hand.usable
    mouse = Mouse(stage.window)
    mouse.press(point_in(card(stage, hand.key)))
    mouse.move(mouse.at + QPoint(0, -80))
    assert not dragging(stage)
    mouse.release()


def test_a_kid_of_a_yard_can_be_dragged(stage):
    open_at(stage, "recruit-phase", also=kids_wait)
    before = history(stage)
    kid = next(row for row in usable(stage) if row.zone == Zone.Yard)
    mouse = hold(stage, card(stage, kid.key))
    mouse.move(point_in(mat(stage, Zone.Discard)))
    mouse.release()
    assert history(stage) > before


def test_a_click_on_a_dimmed_card_says_why(stage):
    table = stage.app.table_of("fort")
    said = table.coach.text
    hand = rows(stage, Zone.Hand)[0]
    Mouse(stage.window).click(point_in(card(stage, hand.key)))
    assert table.coach.text != said
    assert hand.key in {row.key for row in rows(stage, Zone.Hand)}


def test_in_a_fan_the_card_in_sight_is_hit(make_stage):
    stage = make_stage()
    open_at(stage, "follow", least=3)
    hand = rows(stage, Zone.Hand)
    assert len(hand) >= 4
    mouse = Mouse(stage.window)
    for row in hand:
        item = card(stage, row.key)
        mouse.hover(point_in(item, 0.1, 0.5))  # the stripe on the left is never covered
        over = [r.place for r in hand if card(stage, r.key).property("hovered")]
        top = max(over, key=lambda place: card(stage, hand[place].key).z())
        assert top == row.place


def test_a_card_under_the_pointer_rises_and_stays_under_it(make_stage):
    stage = make_stage()
    open_at(stage, "play", least=4)
    row = rows(stage, Zone.Hand)[1]
    item = card(stage, row.key)
    mouse = Mouse(stage.window)
    mouse.hover(point_in(item, 0.5, 0.98))
    for _ in range(5):
        pump()
        assert item.property("raised")


def test_a_played_card_flies_and_hurrying_ends_it(stage, park):
    item = card(stage, park.key)
    before = item.x()
    stage.app.table_of("fort").touch.pick(park.key)
    stage.driver.cancel()
    assert item.property("moving")
    assert not stage.app.motion.settled
    assert abs(item.x() - before) < 200  # it has not jumped
    Keys(stage).press(Key.Key_Space)
    assert not item.property("moving")
    assert at_home(item)


def test_a_resize_in_the_middle_of_a_flight_ends_in_the_right_place(stage, park):
    item = card(stage, park.key)
    stage.app.table_of("fort").touch.pick(park.key)
    stage.driver.cancel()
    stage.window.resize(1500, 900)
    pump()
    quiet(stage)
    assert at_home(item)


@pytest.mark.parametrize("act", ["resize", "language", "text size"])
def test_nothing_flies_unless_something_was_played(stage, act):
    if act == "resize":
        stage.window.resize(1280, 720)
    elif act == "language":
        stage.app.preferences.from_dict({"language": "cs"})
    else:
        stage.app.preferences.from_dict({"text_size": 160})
    assert stage.app.motion.settled
    pump()
    assert stage.app.motion.settled
    assert all(at_home(card(stage, row.key)) for row in rows(stage, Zone.Park))


def test_with_motion_off_cards_are_there_at_once(make_stage):
    stage = make_stage(speed="off")
    open_at(stage, "recruit-phase", also=draws)
    park = rows(stage, Zone.Park)[0]
    stage.app.table_of("fort").touch.pick(park.key)
    assert stage.app.motion.settled
    assert at_home(card(stage, park.key))


def test_reduced_motion_shows_a_frame_instead_of_a_flight(make_stage):
    stage = make_stage()
    stage.app.preferences.from_dict({"animation": "normal", "reduced_motion": True})
    open_at(stage, "recruit-phase", also=draws)
    park = rows(stage, Zone.Park)[0]
    stage.app.table_of("fort").touch.pick(park.key)
    item = card(stage, park.key)
    assert at_home(item)
    assert item.property("moving")
    quiet(stage)


def test_the_discard_pile_is_spread_by_a_click_and_closed_by_escape(stage):
    top = rows(stage, Zone.Discard)[-1]
    Mouse(stage.window).click(point_in(card(stage, top.key), 0.5, 0.3))
    assert stage.app.table_of("fort").touch.pileOpen
    assert len(rows(stage, Zone.Pile)) == stage.app.table_of("fort").seats.me.discard
    quiet(stage)
    Keys(stage).press(Key.Key_Escape)
    assert not stage.app.table_of("fort").touch.pileOpen


def recycling_waits(table):
    """Recycling could be used while there is also the park to recruit from."""
    return any(isinstance(move, mv.Recycle) for move in table.legal())


def test_recycling_alone_does_not_spread_the_pile_over_the_park(make_stage):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=recycling_waits)
    table = stage.app.table_of("fort")
    assert not table.touch.pileOpen
    top = rows(stage, Zone.Discard)[-1]
    Mouse(stage.window).click(point_in(card(stage, top.key), 0.5, 0.3))
    assert table.touch.pileOpen
    pile = [row for row in rows(stage, Zone.Pile) if row.usable]
    Mouse(stage.window).click(point_in(card(stage, pile[0].key)))
    taken = table.presenter.table.history[-1].move
    assert isinstance(taken, mv.Recycle)
    assert not table.touch.pileOpen
