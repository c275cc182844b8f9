"""The two buttons of the 5 Towers table, without a window: what they say, and when they wait."""

import pytest

from fort_desktop.games.towers.rules.moves import Bid, Pass, Take
from fort_desktop.games.towers.screen.table import TowersTable
from tests.games.towers.screen.bridge_at import (
    answer,
    building,
    key,
    marked,
    moves,
    position,
    said,
    shown,
)
from tests.ui.bridges import advise
from tests.ui.hands import until
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def deaf(monkeypatch):
    """The buttons stay deaf until they are told, however slow the machine is."""
    monkeypatch.setattr(TowersTable, "deaf_for", 60_000)


def hears_again(bridge):
    bridge._deaf.start(1)
    assert until(lambda: not bridge._deaf.isActive(), bridge._deaf.timeout)


WON = {"start": 1, "bids": [None, -1]}


def test_what_is_taken_unasked_has_no_button_and_a_late_press_builds_nothing(deaf):
    bridge, _ = shown(position(offer="haunted-7 forest-5", **WON), "slow")
    hears_again(bridge)
    bridge.chooseBid(2)
    assert plain(bridge.primaryText) == "Bid 2"
    bridge.primary()
    assert bridge.deciding == "take"
    assert (bridge.primaryText, bridge.secondText) == ("", "")
    bridge.hurry()
    assert (bridge.deciding, plain(bridge.primaryText)) == ("demolish", "Build all")
    bridge.primary()
    bridge.second()
    assert [type(move) for move in moves(bridge)] == [Bid, Take], "meant for what was there before"
    hears_again(bridge)
    bridge.primary()
    assert len(moves(bridge)) > 2


def test_enter_hurries_what_is_taken_unasked(deaf):
    bridge, _ = shown(position(offer="haunted-7 forest-5", **WON), "slow")
    hears_again(bridge)
    bridge.chooseBid(2)
    bridge.primary()
    bridge.primary()
    bridge.primary()
    assert [type(move) for move in moves(bridge)] == [Bid, Take]
    assert bridge.deciding == "demolish"


def test_the_answer_of_others_makes_the_buttons_wait(deaf):
    bridge, driver = shown(position("pb"))
    hears_again(bridge)
    bridge.chooseBid(2)
    bridge.primary()
    answer(driver, Pass())
    assert plain(bridge.primaryText) == "Take 2 cards"
    bridge.primary()
    assert bridge.deciding == "take"
    hears_again(bridge)
    bridge.primary()
    assert bridge.deciding == "demolish"
    bridge.primary()
    assert bridge.presenter.view.round == 10, "what the own press has changed is heard at once"


def test_a_hint_that_changes_the_bid_makes_the_buttons_wait(deaf):
    bridge, driver = shown(position("pb"))
    hears_again(bridge)
    assert plain(bridge.primaryText) == "Bid 1"
    advise(bridge, driver, Bid(3))
    bridge.primary()
    assert moves(bridge) == []
    hears_again(bridge)
    bridge.primary()
    assert moves(bridge) == [Bid(3)]


def test_what_was_undone_by_hand_can_be_done_again_at_once(deaf):
    bridge, _ = building("haunted-7 forest-5")
    hears_again(bridge)
    bridge.pick(key("haunted-7"))
    bridge.undo()
    bridge.primary()
    assert bridge.presenter.view.round == 10


def test_a_number_that_cannot_be_named_changes_nothing():
    bridge, _ = shown(position(own={"forest": "3", "cake": "11"}))
    impossible = next(row.n for row in bridge.bids.rows() if not row.possible)
    bridge.chooseBid(2)
    bridge.chooseBid(impossible)
    assert said(bridge).startswith("Each of these needs a demolition")
    assert (bridge.presenter.chosen_bid(), plain(bridge.primaryText)) == (2, "Bid 2")
    assert (len(marked(bridge)), plain(bridge.previewTitle)) == (2, "If you win these 2")


def test_where_nothing_can_be_named_everything_says_so():
    bridge, _ = shown(position(own={"forest": "12 0"}, bids=[None, 4], start=1))
    assert (bridge.mine, bridge.deciding, bridge.presenter.chosen_bid()) == (True, "bid", -1)
    assert plain(bridge.primaryReason) == plain(bridge.presenter.why_bid(5))
    assert bridge.previewTitle == ""


def test_no_two_buttons_bid_0():
    bridge, _ = shown(position())
    assert plain(bridge.secondText) == "Bid 0"
    bridge.chooseBid(0)
    assert (plain(bridge.primaryText), bridge.secondText) == ("Bid 0", "")
    bridge.second()
    assert moves(bridge) == [Bid(0)]


def test_what_one_person_pressed_too_much_is_not_told_to_the_next():
    bridge, _ = shown(position("pp"), "slow")
    bridge.primary()
    bridge.primary()
    bridge.whyBid(1)
    assert not bridge.mine
    bridge.hurry()
    assert (bridge.mine, bridge.seat(0).name) == (True, "Max")
    assert said(bridge).startswith("Name a number higher than 1, or pass.")
