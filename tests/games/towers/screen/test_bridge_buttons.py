"""The two buttons of the 5 Towers table, without a window: what they say, and when they wait."""

import pytest

from fort_desktop.games.towers.rules.moves import Bid, Pass, Take
from fort_desktop.games.towers.screen.buttons import TowersButtons
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
    monkeypatch.setattr(TowersButtons, "deaf_for", 60_000)


def hears_again(bridge):
    bridge.buttons._deaf.start(1)
    assert until(lambda: not bridge.buttons._deaf.isActive(), bridge.buttons._deaf.timeout)


WON = {"start": 1, "bids": [None, -1]}


def test_what_is_taken_unasked_has_no_button_and_a_late_press_builds_nothing(deaf):
    bridge, _ = shown(position(offer="haunted-7 forest-5", **WON), "slow")
    hears_again(bridge)
    bridge.touch.chooseBid(2)
    assert plain(bridge.buttons.primaryText) == "Bid 2"
    bridge.touch.primary()
    assert bridge.shown.deciding == "take"
    assert (bridge.buttons.primaryText, bridge.buttons.secondText) == ("", "")
    bridge.flow.hurry()
    assert (bridge.shown.deciding, plain(bridge.buttons.primaryText)) == ("demolish", "Build all")
    bridge.touch.primary()
    bridge.touch.second()
    assert [type(move) for move in moves(bridge)] == [Bid, Take], "meant for what was there before"
    hears_again(bridge)
    bridge.touch.primary()
    assert len(moves(bridge)) > 2


def test_enter_hurries_what_is_taken_unasked(deaf):
    bridge, _ = shown(position(offer="haunted-7 forest-5", **WON), "slow")
    hears_again(bridge)
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    bridge.touch.primary()
    bridge.touch.primary()
    assert [type(move) for move in moves(bridge)] == [Bid, Take]
    assert bridge.shown.deciding == "demolish"


def test_the_answer_of_others_makes_the_buttons_wait(deaf):
    bridge, driver = shown(position("pb"))
    hears_again(bridge)
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    answer(driver, Pass())
    assert plain(bridge.buttons.primaryText) == "Take 2 cards"
    bridge.touch.primary()
    assert bridge.shown.deciding == "take"
    hears_again(bridge)
    bridge.touch.primary()
    assert bridge.shown.deciding == "demolish"
    bridge.touch.primary()
    assert bridge.presenter.view.round == 10, "what the own press has changed is heard at once"


def test_a_hint_changes_no_button(deaf):
    bridge, driver = shown(position("pb"))
    hears_again(bridge)
    bridge.touch.chooseBid(1)
    advise(bridge, driver, Bid(3))
    assert plain(bridge.buttons.primaryText) == "Bid 1"
    bridge.touch.primary()
    assert moves(bridge) == [Bid(1)]


def test_what_was_undone_by_hand_can_be_done_again_at_once(deaf):
    bridge, _ = building("haunted-7 forest-5")
    hears_again(bridge)
    bridge.touch.pick(key("haunted-7"))
    bridge.undoing.undo()
    bridge.touch.primary()
    assert bridge.presenter.view.round == 10


def test_a_number_that_cannot_be_named_changes_nothing():
    bridge, _ = shown(position(own={"forest": "3", "cake": "11"}))
    impossible = next(row.n for row in bridge.bidding.numbers.rows() if not row.possible)
    bridge.touch.chooseBid(2)
    bridge.touch.chooseBid(impossible)
    assert said(bridge).startswith("Each of these needs a demolition")
    assert (bridge.presenter.chosen_bid(), plain(bridge.buttons.primaryText)) == (2, "Bid 2")
    assert (len(marked(bridge)), plain(bridge.preview.title)) == (2, "If you win these 2")


NO_FIVE = {"own": {"forest": "12 0"}, "bids": [None, 4], "start": 1}


def test_a_bid_that_makes_itself_is_news_and_no_question():
    bridge, _ = shown(position(**NO_FIVE), "slow")
    assert (bridge.shown.mine, bridge.coach.lead) == (False, "")
    assert said(bridge) == "You cannot build more than 4 cards, so you pass."
    assert (bridge.buttons.hasPrimary, bridge.buttons.hasSecond) == (False, False)
    assert bridge.preview.title == ""
    bridge.touch.mark(key("cake-13"))
    bridge.advice.ask()
    assert said(bridge) == "That is not possible right now."
    assert marked(bridge) == moves(bridge) == []
    bridge.flow.hurry()
    assert moves(bridge) == [Pass()]


LOSING = {"own": {"forest": "15 1", "cake": "12"}, "offer": "forest-14", "start": 1}


def test_not_to_bid_is_offered_first_where_every_bid_loses_points():
    bridge, _ = shown(position(bids=[None, 0], **LOSING))
    assert (plain(bridge.buttons.primaryText), bridge.buttons.hasSecond) == ("Pass", False)
    bridge.touch.primary()
    assert moves(bridge) == [Pass()]
    bridge, _ = shown(position(**LOSING | {"start": 0}))
    assert (plain(bridge.buttons.primaryText), bridge.buttons.hasSecond) == ("None (0)", False)
    bridge.touch.mark(key("forest-14"))
    assert (plain(bridge.buttons.primaryText), plain(bridge.buttons.secondText)) == (
        "Bid 1",
        "None (0)",
    )


def test_no_two_buttons_bid_0():
    bridge, _ = shown(position())
    assert plain(bridge.buttons.secondText) == "None (0)"
    bridge.touch.chooseBid(0)
    assert (plain(bridge.buttons.primaryText), bridge.buttons.secondText) == ("Bid 0", "")
    bridge.touch.second()
    assert moves(bridge) == [Bid(0)]


def test_who_begins_reads_what_0_is_for():
    bridge, _ = shown(position())
    told = "Whoever begins cannot pass: with 0 you take no cards."
    assert told in plain(bridge.buttons.secondMeans)
    assert plain(bridge.bidding.numbers.rows()[0].means).startswith(told)
    bridge, _ = shown(position(bids=[None, 1], start=1))
    assert (plain(bridge.buttons.secondText), plain(bridge.buttons.secondMeans)) == ("Pass", "Pass")


def test_what_one_person_pressed_too_much_is_not_told_to_the_next():
    bridge, _ = shown(position("pp"), "slow")
    bridge.touch.chooseBid(1)
    bridge.touch.primary()
    bridge.touch.primary()
    bridge.reading.whyBid(1)
    assert not bridge.shown.mine
    bridge.flow.hurry()
    assert (bridge.shown.mine, bridge.seats.seat(0).name) == (True, "Max")
    assert said(bridge) == "Do you bid more than 1, or pass?"
