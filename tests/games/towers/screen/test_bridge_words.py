"""The bridge of the 5 Towers table, without a window: it says what is asked, and what went by."""

import pytest

from fort_desktop.games.towers.play.adapter import TowersAdapter
from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.rules.moves import Bid, Pass
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.saves import decode_record, encode_record
from tests.games.towers.screen.bridge_at import answer, key, position, said, shown
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")

HEAP = {"deck": 20, "discard": 30}
FULL = dict.fromkeys(KINDS, "0")
NOT_ASKED = "Max bids all the cards. Nobody can bid more, so you are not asked."


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
    means = "The highest bid builds that many."
    assert said(bridge).startswith("How many of these 5 cards will you take? " + means)
    bridge.touch.chooseBid(0)
    bridge.touch.primary()
    answer(driver, Pass())
    assert (bridge.shown.mine, bridge.presenter.view.round) == (True, 10)
    assert said(bridge).startswith("How many of these 5 cards will you take?")
    assert means not in said(bridge)


def test_a_number_that_nobody_chose_says_why_it_is_marked():
    bridge, driver = shown(position("pb", **HEAP))
    bridge.touch.chooseBid(0)
    bridge.touch.primary()
    answer(driver, Pass())
    assert "Marked: the lowest bid, for" in said(bridge)


def test_a_number_that_was_chosen_says_what_it_would_build():
    bridge, _ = shown(position("pb", **HEAP))
    bridge.touch.chooseBid(1)
    assert said(bridge).endswith("The marked card can be built: Forest 5.")


def test_each_number_says_what_comes_of_it():
    bridge, _ = shown(position("pb", **HEAP))
    told = [plain(row.means) for row in bridge.bidding.numbers.rows()]
    assert told[0].startswith("Whoever begins cannot pass: with 0 you take no cards.")
    assert told[3] == "If nobody bids more, you take 3 of these cards."


def test_a_bid_of_all_the_cards_before_the_person_was_asked_is_told():
    bridge, driver = outbid_at_once()
    assert said(bridge).startswith(NOT_ASKED)
    play_on(bridge, driver)
    assert said(bridge).startswith(f"Round 9: {NOT_ASKED} How many of these 5 cards")


def test_what_went_by_is_told_until_the_person_acts():
    bridge, driver = outbid_at_once()
    play_on(bridge, driver)
    bridge.touch.mark(key(first_usable(bridge)))
    assert "Max bids all" not in said(bridge)
    bridge.touch.chooseBid(0)
    bridge.touch.primary()
    assert "Max bids all" not in said(bridge)


def first_usable(bridge):
    row = next(row for row in bridge.cards.offer.rows() if row.usable and not row.marked)
    return f"{row.kind}-{row.number}"


def test_who_was_asked_before_all_the_cards_were_named_is_told_nothing():
    bridge, driver = shown(position("pb", **HEAP))
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    answer(driver, Bid(5))
    assert "so you are not asked" not in said(bridge)


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
    assert said(bridge).startswith(why)
    play_on(bridge, driver)
    assert said(bridge).startswith(f"Round 9: {why}")


def test_a_0_that_made_itself_is_told_after_it():
    bridge, _ = shown(position("pb", own=FULL, offer="sand-1 cake-2", **HEAP), "fast")
    bridge.flow.hurry()
    assert said(bridge).startswith("You cannot build any of these cards, so you bid 0.")
    assert not bridge.shown.mine


def test_what_went_by_is_told_to_people_alone():
    bridge, _ = outbid_at_once("bb")
    assert "you" not in said(bridge)


def test_what_went_by_is_still_told_when_a_game_is_gone_on_with():
    bridge, driver = shown(position("pb", start=1, deck=20, discard=80))
    answer(driver, Bid(5))
    record = decode_record(encode_record(to_record(bridge.presenter.table)), "kept")
    continued, _ = shown(from_record(record, TowersAdapter()).table)
    assert said(continued).startswith(NOT_ASKED)


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
