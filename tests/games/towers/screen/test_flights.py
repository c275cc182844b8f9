"""Cards of 5 Towers travel where moves send them: to the discard, to the draw pile, to a rival."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from fort_desktop.games.towers.rules.cards import card_named, face_of
from fort_desktop.games.towers.rules.state import Phase
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import OFFER, position
from tests.games.towers.screen.seeing import check_towers
from tests.games.towers.screen.sitting import Sitting
from tests.ui.hands import Mouse, call, point_in, type_name, until, walk


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def stage(make_stage):
    return make_stage(speed="normal")


def flying(stage, name):
    return [i for i in walk(stage.window.contentItem()) if type_name(i) == name]


def hurried(stage):
    """A click ends whatever moves."""
    coach = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "coach")
    Mouse(stage.window).click(point_in(coach))
    quiet(stage)
    stage.driver.cancel()


def mixed(stage):
    """The last card of the draw pile was dealt, and nobody wants anything."""
    stage.app.play(position("pb", bids=[None, -1], start=1, deck=0, discard=40))
    quiet(stage)
    stage.app.table_of("towers").touch.second()
    assert stage.app.table_of("towers").piles.reshuffled


def test_the_discard_slides_to_the_draw_pile(stage):
    mixed(stage)
    (packet,) = flying(stage, "TowerShuffle")
    assert len(flying(stage, "TowerFlight")) == 10  # five to the discard, five from the draw pile
    cards = [i for i in packet.childItems() if type_name(i) == "TowerCard"]
    assert all(card.property("faceUp") and card.property("name") for card in cards)
    assert not stage.app.motion.settled
    hurried(stage)
    assert flying(stage, "TowerShuffle") == []
    check_towers(stage)
    mixed(stage)
    quiet(stage)  # it comes to rest of itself, too
    assert flying(stage, "TowerShuffle") == []


def test_reduced_motion_shows_a_frame_where_the_discard_went(stage):
    for values, frames in (({"reduced_motion": True}, 1), ({"animation": "off"}, 0)):
        stage.app.preferences.from_dict(values)
        mixed(stage)
        assert len(flying(stage, "Flash")) == frames
        assert flying(stage, "TowerShuffle") == []
        quiet(stage)


def test_what_a_rival_takes_flies_to_it_with_its_name(stage):
    table = position("pb", offer=OFFER)
    table.state.bids[:] = [-1, 3]
    table.state.phase = Phase.TAKE
    stage.app.play(table)
    stage.driver.cancel()
    quiet(stage)
    stage.app.table_of("towers").flow.submit(table.legal()[0], by_hand=False)
    flights = flying(stage, "TowerFlight")
    assert len(flights) == 3
    for flight in flights:
        names = [i for i in walk(flight) if type_name(i) == "CardName"]
        assert [i.property("text") != "" for i in names] == [True]
    hurried(stage)
    check_towers(stage)


LOW = {"sand": "6 4", "cake": "13"}
CHOICE = "sand-3 forest-5 haunted-3 scrap-9 scrap-13"


def took(stage, bid=3):
    """The person has just taken cards, which still fly to the tray."""
    here = Sitting(stage, own=LOW, offer=CHOICE)
    here.towers.touch.chooseBid(bid)
    here.towers.touch.primary()
    quiet(stage)
    here.towers.touch.primary()
    assert here.towers.shown.deciding == "demolish"
    assert len(under_way(stage, "TowerFlight")) == len(cards_seen(stage)) == bid
    return here


def under_way(stage, name, share=0.2):
    """What flies has come so far."""
    flights = flying(stage, name)
    for flight in flights:
        flight.setProperty("way", share)
    return flights


def cards_seen(stage):
    """The keys of cards that fly, with how wide they are."""
    flights = flying(stage, "TowerFlight")
    return [(f.property("key"), f.width() * f.scale()) for f in flights if f.opacity() > 0]


def watch(stage):
    """Until all have landed the keys in sight are each there once, and nothing shrinks away."""
    faults = set()

    def landed():
        seen = cards_seen(stage)
        keys = [key for key, _ in seen]
        if len(keys) != len(set(keys)):
            faults.add("a card flies twice")
        if any(width <= 30 for _, width in seen):
            faults.add("it shrinks to nothing")
        return not seen

    assert until(landed, stage.window.frameSwapped)
    assert faults == set()


def test_a_card_that_is_built_while_it_flies_goes_on_from_there(stage):
    here = took(stage)
    before = {
        f.property("key"): f.mapRectToScene(f.boundingRect()) for f in flying(stage, "TowerFlight")
    }
    here.towers.touch.buildAll()
    flights = flying(stage, "TowerFlight")
    mine = {f.property("key"): f for f in flights if f.property("key") in before}
    assert mine.keys() == before.keys()
    for key, flight in mine.items():
        at = flight.mapRectToScene(flight.boundingRect()).center()
        assert (at - before[key].center()).manhattanLength() < 30, "it jumps"
    watch(stage)
    stage.driver.cancel()
    quiet(stage)
    here.check()


def test_a_card_taken_in_the_hand_flies_no_more(stage):
    here = took(stage)
    card = next(
        i for i in walk(stage.window.contentItem()) if i.property("waits") and i.property("usable")
    )
    here.mouse.press(point_in(card))
    here.mouse.move(point_in(card) + QPoint(20, 40), steps=2)
    assert here.item("hold").property("dragging")
    assert card.property("key") not in [key for key, _ in cards_seen(stage)]
    here.mouse.release()
    quiet(stage)
    check_towers(stage)


def test_a_flight_ends_with_what_it_flies_to(stage):
    here = took(stage)
    here.towers.cards.hand.show([])
    under_way(stage, "TowerFlight", 0.3)
    assert cards_seen(stage) == []
    here.towers.staging.show(fly=False)


def test_the_tray_fades_where_it_was(stage):
    here = took(stage)
    quiet(stage)
    stage.app.preferences.from_dict({"animation": "slow"})
    tray = here.item("tray")
    before = tray.mapRectToScene(tray.boundingRect())
    here.towers.touch.buildAll()
    assert until(lambda: 0 < tray.opacity() < 1, tray.opacityChanged)
    assert tray.mapRectToScene(tray.boundingRect()) == before


def test_taken_cards_lie_in_order_also_where_there_are_twins(stage):
    table = position("pbbbb", own={}, offer="")
    low, high = (card_named(name) for name in ("forest-6", "forest-10"))
    twin = next(c for c in range(80, 160) if face_of(c) == card_named("cake-5"))
    last = card_named("scrap-4")
    state = table.state
    for pile in (state.deck, state.discard):
        pile[:] = [card for card in pile if card not in (low, high, twin, last)]
    state.seats[0].hand[:] = [low, last, high, twin]
    state.bids[:], state.phase = [4, -1, -1, -1, -1], Phase.BUILD
    stage.app.play(table)
    stage.driver.cancel()
    shown = [f"{row.kind}-{row.number}" for row in stage.app.table_of("towers").cards.hand.rows()]
    assert shown == ["forest-10", "forest-6", "cake-5", "scrap-4"]


def first(root, name):
    return next(i for i in walk(root) if type_name(i) == name)


def middle(item):
    return item.mapRectToScene(item.boundingRect()).center()


def words(root):
    return [i.property("text") for i in walk(root) if i.property("text")]


def building(stage, own, offer, bid):
    here = Sitting(stage, own=own, offer=offer)
    here.towers.touch.chooseBid(bid)
    here.towers.touch.primary()
    quiet(stage)
    if here.towers.shown.deciding == "take":
        here.towers.touch.primary()
        quiet(stage)
    assert here.towers.shown.deciding in ("demolish", "build")
    return here


def lands(flight):
    """It is at the end of its way; where its storey is seen there."""
    flight.setProperty("way", 1)
    storey = first(flight, "TowerFloor")
    seen = middle(first(storey, "TowerPart"))
    call(flight, "finish")
    return seen


def test_a_storey_begins_where_its_card_has_ended(stage):
    here = building(stage, {"sand": "12"}, "sand-9 sand-7 cake-5 scrap-9 scrap-13", 5)
    here.towers.touch.buildAll()
    flights = [f for f in flying(stage, "TowerFlight") if f.property("kind") == "sand"]
    place = here.item("tower-sand")
    crown = first(place, "TowerCrown")
    assert len(flights) == 2
    for flight in flights:
        number = flight.property("number")
        ended = lands(flight)
        floor = next(
            f
            for f in walk(place)
            if type_name(f) == "TowerFloor" and f.property("number") == number
        )
        assert floor.property("moving")
        began = middle(first(floor, "TowerPart"))
        assert (ended - began).manhattanLength() < 3
        assert crown.property("up") == 1, "the scaffold stays until the storey covers it"
    assert began.y() < middle(floor).y()
    quiet(stage)
    stage.driver.cancel()
    here.check()
    assert not crown.property("held")


def test_figures_follow_what_lands(stage):
    here = building(stage, {"sand": "12"}, "sand-9 forest-5 cake-5 scrap-9 scrap-13", 5)
    own = here.item("own")
    header = first(own, "SeatHeader")
    before = header.property("points")
    here.towers.touch.buildAll()
    assert under_way(stage, "TowerFlight")
    assert header.property("points") == before < here.towers.seats.seat(0).points
    quiet(stage)
    assert header.property("points") == here.towers.seats.seat(0).points


def test_the_first_tower_is_the_main_one_once_it_stands(stage):
    here = building(stage, {}, "sand-9 forest-5 cake-5 scrap-9 scrap-13", 5)
    own = here.item("own")
    here.towers.touch.pick(next(row.key for row in here.towers.cards.hand.rows() if row.usable))
    assert here.towers.seats.seat(0).main
    assert "main +1" not in words(own)
    quiet(stage)
    assert "main +1" in words(own)


def test_what_is_said_of_the_rubble_follows_the_pieces(stage):
    here = building(
        stage, {"sand": "6", "cake": "13"}, "sand-7 forest-5 cake-5 scrap-9 scrap-13", 5
    )
    own, heap = here.item("own"), here.item("rubble")
    points = first(own, "SeatHeader").property("points")
    here.towers.touch.demolish("sand")
    (ruin,) = under_way(stage, "TowerRuin")
    assert "rubble 0" in words(heap)
    assert "rubble −1" not in words(heap)
    assert first(own, "SeatHeader").property("points") == points
    ruin.setProperty("way", 0.9)  # the first chunk is there
    assert "rubble −1" in words(heap)
    quiet(stage)
    assert heap.property("shown") == 1
