"""Cards of 5 Towers travel where moves send them: to the discard, to the draw pile, to a rival."""

from __future__ import annotations

import pytest

from fort_desktop.games.towers.state import Phase
from tests.ui.hands import Mouse, point_in, type_name, walk
from tests.ui.robot import quiet
from tests.ui.towers_at import OFFER, position
from tests.ui.towers_seeing import check_towers


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
    stage.app.towers.second()
    assert stage.app.towers.reshuffled


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
    stage.app.towers._submit(table.legal()[0], by_hand=False)
    flights = flying(stage, "TowerFlight")
    assert len(flights) == 3
    for flight in flights:
        names = [i for i in walk(flight) if type_name(i) == "CardName"]
        assert [i.property("text") != "" for i in names] == [True]
    hurried(stage)
    check_towers(stage)
