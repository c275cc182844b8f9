"""Perks, tokens and packs are lifted like cards, and fly on from where they are let go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import (
    CARDS,
    Zone,
    dragging,
    glowing,
    hold,
    layer,
    mat,
    open_at,
)
from tests.ui.drags import Finger, all_settled, carried, lift
from tests.ui.hands import Key, Keys, Mouse, parts, point_in, pump, things, type_name, until, walk
from tools.pictures.staging import staged

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

NEAR = 6


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def shown(stage: Stage, name: str) -> list[QQuickItem]:
    return [item for item in walk(stage.window.contentItem()) if type_name(item) == name]


def open_where(stage: Stage, kind: type, count: int = 1) -> None:
    """Show a game in which the person has a choice with so many moves of a kind."""

    def there(table: FortTable) -> bool:
        decision = table.decision()
        if decision is None or decision.seat != 0 or len(table.legal()) < 2:
            return False
        return sum(isinstance(move, kind) for move in table.legal()) >= count

    stage.app.play(staged(CARDS, 3, there))
    stage.driver.cancel()
    pump()
    quiet(stage)


def of_kind(stage: Stage, *starts: str) -> QQuickItem:
    """A usable thing by the start of its name."""
    found = [item for name, item in things(stage).items() if name.startswith(starts)]
    return next(item for item in found if item.property("usable"))


def carry(stage: Stage, item: QQuickItem, zone: Zone) -> Mouse:
    mouse = hold(stage, item)
    mouse.move(point_in(mat(stage, zone)), 4)
    assert mat(stage, zone).property("aimed")
    return mouse


def let_go(stage: Stage, mouse: Mouse) -> QPointF:
    """Release; where the middle of the thing was. What flies on has hardly begun to."""
    ghost = carried(stage)
    middle = ghost.mapToScene(ghost.boundingRect().center())
    QTest.mouseRelease(stage.window, Qt.MouseButton.LeftButton, pos=mouse.at)
    stage.driver.cancel()
    stage.app.table_of("fort").flow._pace.stop()
    return middle


def starts(stage: Stage, name: str) -> list[QPointF]:
    """Where things in the air came from."""
    return [
        item.parentItem().mapToScene(item.property("from").center()) for item in shown(stage, name)
    ]


def apart(a: QPointF, b: QPointF) -> float:
    return (a - b).manhattanLength()


@pytest.fixture
def stage(make_stage):
    """The person chooses a perk."""
    stage = make_stage(speed="slow")
    open_at(stage, "perk")
    return stage


# --- perks ----------------------------------------------------------------------------------------


def test_the_own_board_can_be_read_while_it_is_the_target_of_a_perk(make_stage):
    stage = make_stage(speed="off")
    open_at(stage, "perk")
    [own] = parts(stage, "OwnPanel")
    place = own.mapRectToScene(own.boundingRect()).toRect().adjusted(8, 8, -8, -8)
    before = stage.window.grabWindow().copy(place)
    mouse = hold(stage, of_kind(stage, "perk-"))
    assert glowing(stage) == {int(Zone.Board)}
    assert stage.window.grabWindow().copy(place) == before
    mouse.release()


def test_a_perk_is_carried_above_the_cards_and_leaves_a_pale_place(stage):
    perk = of_kind(stage, "perk-")
    corner = perk.mapToScene(QPointF(0, 0))
    mouse = hold(stage, perk)
    assert glowing(stage) == {int(Zone.Board)}
    ghost = carried(stage)
    assert ghost.isVisible()
    assert ghost.z() > max(i.z() for i in layer(stage).childItems() if type_name(i) == "CardItem")
    grip = lift(perk).property("grip")
    for to in ((90, 60), (200, -20)):
        mouse.move(mouse.at + QPoint(*to), 4)
        under = ghost.mapToScene(grip) - QPointF(mouse.at) - lift(perk).property("pull")
        assert abs(under.x()) + abs(under.y()) <= 2
    assert perk.mapToScene(QPointF(0, 0)) == corner
    [place] = [item for item in walk(perk) if type_name(item) == "PerkCard"]
    assert place.opacity() < 0.5
    mouse.move(QPoint(700, 430), 2)
    mouse.release()
    all_settled(stage)
    assert not ghost.isVisible()
    assert place.opacity() == 1


def test_a_perk_flies_on_from_the_hand_to_its_place(stage):
    perk = of_kind(stage, "perk-")
    name = perk.property("ident")
    mouse = carry(stage, perk, Zone.Board)
    at = let_go(stage, mouse)
    assert name in stage.app.table_of("fort").seats.me.perks
    [start] = starts(stage, "ThingFlight")
    assert apart(start, at) < NEAR
    assert not carried(stage).isVisible()
    all_settled(stage)
    check_screen(stage)


def test_an_own_perk_is_carried_as_a_card_and_goes_from_the_hand_when_it_is_used_up(make_stage):
    stage = make_stage(speed="slow")
    open_where(stage, mv.Diy)
    perk = of_kind(stage, "perk-diy")
    mouse = carry(stage, perk, Zone.Play)
    [large] = [item for item in walk(carried(stage)) if type_name(item) == "PerkCard"]
    assert large.width() > perk.width() or large.height() > perk.height() * 2
    at = let_go(stage, mouse)
    [start] = starts(stage, "ThingFlight")
    assert apart(start, at) < NEAR
    all_settled(stage)
    check_screen(stage)


# --- tokens and packs -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "name", "zone"),
    [(mv.Pack, "stuff-", Zone.Pack), (mv.Take, "supply-", Zone.Stuff)],
)
def test_a_token_flies_on_from_the_hand_not_from_its_place(make_stage, kind, name, zone):
    stage = make_stage(speed="slow")
    open_where(stage, kind, 2)
    token = of_kind(stage, name)
    place = token.mapToScene(token.boundingRect().center())
    mouse = carry(stage, token, zone)
    at = let_go(stage, mouse)
    first, *others = starts(stage, "TokenFlight")
    assert apart(first, at) < NEAR
    assert apart(first, place) > NEAR
    assert all(apart(other, at) > NEAR for other in others)
    assert not carried(stage).isVisible()
    all_settled(stage)
    check_screen(stage)


def test_the_last_token_of_a_payment_flies_on_from_the_hand_and_the_others_from_the_fort(
    make_stage,
):
    stage = make_stage(speed="slow")
    open_at(stage, "pay", least=2)
    history = len(stage.app.table_of("fort").presenter.table.history)
    fort = max(shown(stage, "FortPicture"), key=lambda i: i.mapToScene(QPointF(0, 0)).y())
    for _ in range(12):
        token = of_kind(stage, "stuff-", "pack-")
        kind = token.property("token")
        mouse = carry(stage, token, Zone.Fort)
        at = let_go(stage, mouse)
        if len(stage.app.table_of("fort").presenter.table.history) > history:
            break
        assert sum(stage.app.table_of("fort").tokens.laid) > 0
        assert not carried(stage).isVisible()  # it lies on the fort
        quiet(stage)
    flights = {}
    for item in shown(stage, "TokenFlight"):
        start = item.parentItem().mapToScene(item.property("from").center())
        flights.setdefault(item.property("kind"), []).append(start)
    assert sum(apart(start, at) < NEAR for start in flights[kind]) == 1
    box = fort.mapRectToScene(fort.boundingRect())
    laid = [start for all_of in flights.values() for start in all_of if apart(start, at) >= NEAR]
    assert laid
    assert all(box.contains(start) for start in laid)
    all_settled(stage)


def test_a_copied_pack_goes_home_and_its_tokens_come_from_the_supply(make_stage):
    stage = make_stage(speed="slow")
    open_where(stage, mv.CopyPack, 2)
    pack = of_kind(stage, "pack")
    mouse = carry(stage, pack, Zone.Stuff)
    at = let_go(stage, mouse)
    assert carried(stage).isVisible()
    flights = shown(stage, "TokenFlight")
    assert flights
    assert all(flight.width() < 60 for flight in flights)
    assert all(apart(start, at) > NEAR for start in starts(stage, "TokenFlight"))
    all_settled(stage)
    assert not carried(stage).isVisible()


# --- what must not disturb ------------------------------------------------------------------------


def test_esc_lets_a_perk_glide_home(stage):
    perk = of_kind(stage, "perk-")
    mouse = hold(stage, perk)
    mouse.move(mouse.at + QPoint(240, 60), 4)
    Keys(stage).press(Key.Key_Escape)
    assert not dragging(stage)
    assert carried(stage).isVisible()
    assert not stage.app.motion.settled  # pictures and tests wait for it
    mouse.move(point_in(mat(stage, Zone.Board)), 2)
    mouse.release()
    all_settled(stage)
    assert not carried(stage).isVisible()
    assert stage.app.table_of("fort").shown.deciding == "perk"


def test_space_ends_the_way_home(stage):
    perk = of_kind(stage, "perk-")
    mouse = hold(stage, perk)
    mouse.move(QPoint(700, 430), 3)
    mouse.release()
    assert carried(stage).isVisible()
    Keys(stage).press(Key.Key_Space)
    assert not carried(stage).isVisible()
    assert stage.app.motion.settled


def test_the_right_button_changes_nothing_while_a_perk_is_held(stage):
    perk = of_kind(stage, "perk-")
    mouse = carry(stage, perk, Zone.Board)
    right = Qt.MouseButton.RightButton
    QTest.mouseClick(stage.window, right, pos=mouse.at)
    pump()
    assert dragging(stage)
    assert carried(stage).isVisible()
    assert stage.app.table_of("fort").shown.deciding == "perk"
    Keys(stage).press(Key.Key_Escape)
    mouse.release()
    all_settled(stage)


def speak(stage):
    stage.app.preferences.from_dict({"language": "pl"})


def resize(stage):
    stage.window.resize(1500, 900)


def larger_text(stage):
    stage.app.preferences.from_dict({"text_size": 160})


@pytest.mark.parametrize("disturb", [speak, resize, larger_text])
def test_what_changes_the_table_leaves_nothing_of_a_held_perk(stage, disturb):
    perk = of_kind(stage, "perk-")
    mouse = carry(stage, perk, Zone.Board)
    disturb(stage)
    pump()
    mouse.move(QPoint(700, 430), 2)
    mouse.release()
    assert until(lambda: not dragging(stage), layer(stage).heldChanged)
    all_settled(stage)
    assert not carried(stage).isVisible()
    assert lift(perk).property("height") == 0
    assert stage.app.table_of("fort").shown.deciding == "perk"
    check_screen(stage)


def test_after_a_resize_nothing_glides_to_a_place_that_is_no_more(stage):
    perk = of_kind(stage, "perk-")
    hold(stage, perk).move(QPoint(700, 430), 3)
    stage.window.resize(1500, 900)
    assert until(lambda: not dragging(stage), layer(stage).heldChanged)
    assert not carried(stage).isVisible()


@pytest.mark.parametrize("calm", [{"reduced_motion": True}, {"animation": "off"}])
def test_a_perk_is_dragged_without_motion(make_stage, calm):
    stage = make_stage(speed="slow")
    stage.app.preferences.from_dict(calm)
    open_at(stage, "perk")
    perk = of_kind(stage, "perk-")
    mouse = hold(stage, perk)
    assert lift(perk).property("height") == 1
    Keys(stage).press(Key.Key_Escape)
    assert not carried(stage).isVisible()
    mouse.release()
    name = perk.property("ident")
    let_go(stage, carry(stage, perk, Zone.Board))
    assert name in stage.app.table_of("fort").seats.me.perks
    assert shown(stage, "ThingFlight") == []
    assert not carried(stage).isVisible()


def test_a_finger_drags_a_perk(stage):
    perk = of_kind(stage, "perk-")
    name = perk.property("ident")
    finger = Finger(stage)
    finger.press(point_in(perk))
    finger.move(finger.at + QPoint(15, 50))
    assert dragging(stage)
    assert carried(stage).isVisible()
    finger.second(point_in(perk, 0.5, 0.6))
    assert dragging(stage)
    finger.move(point_in(mat(stage, Zone.Board)))
    finger.release()
    assert name in stage.app.table_of("fort").seats.me.perks
    assert not carried(stage).isVisible()
    stage.driver.cancel()
    all_settled(stage)
