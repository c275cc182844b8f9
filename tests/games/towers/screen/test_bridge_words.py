"""The bridge of the 5 Towers table, without a window: it says what is asked, and what went by."""

import pytest

from fort_desktop.games.towers.play.adapter import TowersAdapter
from fort_desktop.games.towers.rules.cards import KINDS, card_named
from fort_desktop.games.towers.rules.moves import Bid, Demolish, Pass
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.saves import decode_record, encode_record
from tests.games.towers.screen.bridge_at import answer, aside, building, key, position, said, shown
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")

HEAP = {"deck": 20, "discard": 30}
FULL = dict.fromkeys(KINDS, "0")
NOT_ASKED = "Max bids all the cards, so nobody else is asked."


def play_on(bridge, driver):
    """The bots do the first thing that they may until the person decides."""
    table = bridge.presenter.table
    while driver.asked and not bridge.shown.mine:
        answer(driver, table.legal()[0])


def outbid_at_once(kinds="pb"):
    """Max begins and takes everything; Ela has not been asked."""
    bridge, driver = shown(position(kinds, start=1, **HEAP))
    answer(driver, Bid(5))
    return bridge, driver


def test_the_question_says_what_a_bid_is_until_it_has_been_answered():
    bridge, driver = shown(position("pb", **HEAP))
    means = "The highest bid takes that many cards and builds them all. Most points win."
    question = "How many of these 5 cards will you take?"
    assert (said(bridge), aside(bridge)) == (question, means)
    bridge.touch.mark(key("forest-5"))
    assert aside(bridge) == means
    bridge.touch.chooseBid(0)
    bridge.touch.primary()
    answer(driver, Pass())
    assert (bridge.shown.mine, bridge.presenter.view.round) == (True, 10)
    assert (said(bridge), aside(bridge)) == (question, "")


def asked_again(**how):
    """A person who has bid once before."""
    bridge, driver = shown(position("pb", **HEAP, **how))
    bridge.touch.second()
    answer(driver, Pass())
    assert bridge.shown.mine
    return bridge


def test_a_number_that_was_chosen_says_what_it_would_build():
    bridge = asked_again()
    bridge.touch.chooseBid(1)
    assert aside(bridge).startswith("The marked card can be built: ")


def test_the_explanation_of_a_bid_gives_way_to_no_news_on_the_first_question():
    bridge, driver = outbid_at_once()
    play_on(bridge, driver)
    assert aside(bridge).startswith("The highest bid takes")


def test_each_number_says_what_comes_of_it():
    bridge, _ = shown(position("pb", **HEAP))
    told = [plain(row.means) for row in bridge.bidding.numbers.rows()]
    assert told[0].startswith("Whoever begins cannot pass: with 0 you take no cards.")
    assert told[3] == "If nobody bids more, you take 3 of these cards."


def test_a_bid_of_all_the_cards_before_the_person_was_asked_is_told():
    bridge, _ = outbid_at_once()
    assert (said(bridge), aside(bridge)) == ("Max chooses cards.", NOT_ASKED)


def test_what_went_by_is_told_until_the_person_acts():
    bridge, driver = outbid_at_once()
    play_on(bridge, driver)
    bridge.touch.chooseBid(0)
    bridge.touch.primary()
    assert "Max bids all" not in said(bridge) + aside(bridge)


def test_the_question_stands_before_what_went_by():
    bridge, driver = building("haunted-7 forest-5")
    bridge.touch.buildAll()
    answer(driver, Bid(5))
    play_on(bridge, driver)
    assert said(bridge) == "How many of these 5 cards will you take?"
    assert aside(bridge) == "Round 10 went by: Max took all the cards."


def test_what_keeps_cards_from_being_built_together_is_told():
    own = {"forest": "12 3", "cake": "11 5", "sand": "9 2"}
    offer = "forest-7 cake-8 sand-4 forest-15"
    bridge, _ = shown(position("pb", own=own, offer=offer, start=1, bids=[None, 1]), "slow")
    assert said(bridge) == (
        "Each of these needs a demolition, and you have only one: Forest 7, Cake 8 and Sand 4. "
        "So you pass."
    )


def test_a_rivals_demolition_is_told_with_its_price():
    bridge, driver = shown(position("pb", start=1, bids=[0, None], **HEAP))
    table = bridge.presenter.table
    table.state.seats[1].towers[0][:] = [card_named("forest-6")]
    answer(driver, Bid(5))
    answer(driver, table.legal()[0])
    assert said(bridge) == "Max builds."
    answer(driver, Demolish(0))
    told = "Max demolishes Forest 6 (−3) and builds."
    assert said(bridge) == told
    answer(driver, table.legal()[0])
    assert said(bridge) == told


@pytest.mark.parametrize(
    ("marks", "card", "where"),
    [
        ("sand-10 sand-2", "sand-10", "Founds your sand tower."),
        ("sand-10 sand-2", "sand-2", "Goes on the marked 10."),
        ("sand-10", "sand-2", "Goes on the marked 10."),
        ("forest-4 forest-3", "forest-4", "Goes on your 6."),
        ("forest-4 forest-3", "forest-3", "Goes on the marked 4."),
    ],
)
def test_a_card_says_where_it_goes_among_the_marked_ones(marks, card, where):
    offer = "sand-10 sand-2 forest-3 forest-4"
    bridge, _ = shown(position("pb", own={"forest": "6"}, offer=offer))
    for name in marks.split():
        bridge.touch.mark(key(name))
    row = next(r for r in bridge.cards.offer.rows() if r.key == key(card))
    assert plain(row.where) == where


def test_who_was_asked_before_all_the_cards_were_named_is_told_nothing():
    bridge, driver = shown(position("pb", **HEAP))
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    answer(driver, Bid(5))
    assert "nobody else" not in said(bridge) + aside(bridge)


def test_a_pass_that_made_itself_is_told_with_its_reason_after_it():
    own, bids = {"forest": "12 0", "sand": "5 0"}, [None, 2, None]
    bridge, driver = shown(
        position("pbb", own=own, offer="forest-3 sand-2 cake-9 scrap-4", start=1, bids=bids, **HEAP)
    )
    bridge.flow.hurry()
    why = "Max bids 2. You cannot build more than 2 cards, so you pass."
    assert driver.asked, "Ola sits before Ela"
    answer(driver, Pass())
    bridge.flow.hurry()
    assert aside(bridge) == why
    play_on(bridge, driver)
    assert aside(bridge).startswith("The highest bid"), "the first question explains itself"


def test_a_0_that_made_itself_is_told_after_it():
    bridge, _ = shown(position("pb", own=FULL, offer="sand-1 cake-2", deck=5, discard=5), "fast")
    bridge.flow.hurry()
    assert aside(bridge) == "You cannot build any of these cards, so you bid 0."
    assert not bridge.shown.mine


def test_what_went_by_is_told_to_people_alone():
    bridge, _ = outbid_at_once("bb")
    assert "you" not in said(bridge)


def test_what_went_by_is_still_told_when_a_game_is_gone_on_with():
    bridge, driver = shown(position("pb", start=1, deck=20, discard=80))
    answer(driver, Bid(5))
    record = decode_record(encode_record(to_record(bridge.presenter.table)), "kept")
    continued, _ = shown(from_record(record, TowersAdapter()).table)
    assert aside(continued) == NOT_ASKED


@pytest.mark.parametrize(
    ("card", "arrow"),
    [
        ("scrap-9", "Founds your scrap tower. The arrow: it goes on any number but 0"),
        ("cake-8", "The arrow: any number may go on it."),
        ("forest-5", "Goes on your 6."),
    ],
)
def test_a_card_says_where_it_goes_and_what_its_arrow_means(card, arrow):
    bridge, _ = shown(
        position("pb", own={"forest": "6", "cake": "9"}, offer="scrap-9 cake-8 forest-5")
    )
    row = next(r for r in bridge.cards.offer.rows() if f"{r.kind}-{r.number}" == card)
    assert arrow in plain(row.tip)
