"""The bridge of the 5 Towers table says why: of hints, demolitions and towers without room."""

import pytest

from fort_desktop.games.towers.rules.cards import KINDS, card_named
from fort_desktop.games.towers.rules.moves import Bid, Demolish, Keep, Pass
from tests.games.towers.screen.bridge_at import (
    answer,
    aside,
    building,
    key,
    numbers,
    position,
    said,
    shown,
)
from tests.ui.bridges import advise
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")

HEAP = {"deck": 20, "discard": 30}
ALMOST = {"forest": "9 1", "cake": "12 2", "haunted": "7 0", "sand": "10 0", "scrap": "6 0"}
OPEN = {"forest": "12", "cake": "12", "haunted": "7 0", "sand": "10 0", "scrap": "6 0"}
FULL = dict.fromkeys(KINDS, "0")
FEW = "cards still to come"


# --- a hint ---------------------------------------------------------------------------------------


def hint(move, **how):
    bridge, driver = shown(position("pb", **{**HEAP, **how}))
    advise(bridge, driver, move)
    return said(bridge)


def test_a_hint_to_pass_says_that_the_room_is_worth_more():
    told = hint(Pass(), own={"forest": "14"}, offer="forest-1", bids=[None, 0], start=1)
    assert told == "My advice: pass. What you could take uses up more room than it brings."


def test_a_hint_to_pass_says_that_points_would_be_lost():
    own = {"forest": "12 3", "haunted": "7 0"}
    told = hint(Pass(), own=own, offer="forest-4", bids=[None, 0], start=1)
    assert told == "My advice: pass. What you could take now costs points."


def test_a_hint_to_bid_says_why_not_more():
    own = {"forest": "14", "cake": "11"}
    told = hint(Bid(1), own=own, offer="cake-10 forest-1")
    assert told.endswith("Cake 10. One card more would use up more room than it brings.")


def test_a_hint_to_bid_for_all_that_fits_says_what_that_brings():
    told = hint(Bid(2), own={"forest": "14"}, offer="forest-13 cake-15")
    assert told.endswith("That is 3 points more now.")


def test_a_hint_to_demolish_says_what_fits_then():
    bridge, driver = building("haunted-7 forest-5")
    advise(bridge, driver, Demolish(KINDS.index("sand")))
    assert "cards still to come fit instead of" in said(bridge)


# --- few cards fit --------------------------------------------------------------------------------


def test_that_few_cards_still_fit_is_told_before_the_person_bids():
    bridge, _ = shown(position("pb", own=ALMOST, offer="cake-1 forest-0 sand-1", **HEAP))
    assert aside(bridge).endswith(f"{FEW} fit your towers. Demolishing a top card makes room.")
    assert said(bridge) == "How many of these 3 cards will you take?"


def test_towers_that_are_all_finished_are_told_of_while_the_seat_passes():
    bridge, _ = shown(position("pb", own=FULL, offer="sand-1 cake-2", start=1, **HEAP), "slow")
    answered = bridge.presenter.table.history
    assert not answered
    assert aside(bridge) == "All your towers are finished: until the end you pass by yourself."


def test_that_few_cards_fit_is_told_once():
    bridge, driver = shown(position("pb", own=ALMOST, offer="cake-1 forest-0 sand-1", **HEAP))
    bridge.touch.second()
    answer(driver, Pass())
    assert bridge.presenter.view.round == 10
    assert FEW not in aside(bridge)


@pytest.mark.parametrize(("own", "heap"), [(OPEN, HEAP), (ALMOST, {"deck": 5, "discard": 0})])
def test_nothing_is_told_of_towers_with_room_or_so_near_the_end(own, heap):
    bridge, _ = shown(position("pb", own=own, offer="cake-1 forest-0 sand-1", **heap))
    assert FEW not in aside(bridge)


def test_a_person_whose_cards_fit_after_a_demolition_is_asked():
    own = dict.fromkeys(KINDS, "5 1")
    bridge, _ = shown(position("pb", own=own, offer="sand-4 cake-3", start=1, bids=[None, 0]))
    assert bridge.shown.mine
    assert [row.possible for row in bridge.bidding.numbers.rows()] == [False, True, False]


# --- demolitions ----------------------------------------------------------------------------------


def test_what_a_demolition_costs_is_told_part_by_part():
    bridge, _ = building("haunted-7")
    seat = bridge.seats.seat(0)
    assert plain(seat.fallText("sand")).endswith(" 16 points instead of 18 (tower −1, rubble −1).")


def test_a_demolition_that_makes_no_room_is_not_offered_but_may_be_made():
    bridge, _ = building("haunted-7 forest-5")
    seat = bridge.seats.seat(0)
    assert [kind for kind in KINDS if seat.offersFall(kind)] == ["cake", "sand"]
    assert plain(seat.fallText("forest")).endswith("That makes room for no card still to come.")
    assert said(bridge).endswith("at the price on its wrecking ball.")
    bridge.touch.demolish("forest")
    assert numbers(bridge, "forest") == [12, 9, 7]


def test_no_demolition_is_offered_in_the_last_round():
    table = position("pb", offer="haunted-7", start=1, bids=[None, -1], deck=0, discard=30)
    table.state.runs = 2
    bridge, _ = shown(table)
    bridge.touch.chooseBid(1)
    bridge.touch.primary()
    bridge.flow.hurry()
    assert bridge.shown.deciding == "demolish"
    assert not [kind for kind in KINDS if bridge.seats.seat(0).offersFall(kind)]
    assert said(bridge) == "Build your cards."
    assert bridge.presenter.can(Keep())


def rival(own, offer):
    """Max wins all of the offer and is about to demolish; the person looks on."""
    table = position("pb", own={}, offer=offer, start=1, bids=[0, None], **HEAP)
    for kind, tower in own.items():
        cards = [card_named(f"{kind}-{n}") for n in tower.split()]
        table.state.seats[1].towers[KINDS.index(kind)][:] = cards
    bridge, driver = shown(table)
    answer(driver, Bid(len(offer.split())))
    answer(driver, table.legal()[0])
    return bridge, driver


def log(bridge):
    return [plain(row.title) for row in bridge.log.rows()]


def test_a_demolition_that_cards_needed_says_for_which():
    bridge, driver = rival({"forest": "12 3", "cake": "11"}, "forest-7 cake-2")
    answer(driver, Demolish(0))
    assert said(bridge) == "Max demolishes Forest 3 (−3) to make room for Forest 7."
    assert "Max demolishes Forest 3 to make room for Forest 7." in log(bridge)


def test_a_demolition_that_no_card_needed_says_that_the_tower_takes_more():
    bridge, driver = rival({"forest": "12 3", "cake": "11"}, "cake-2")
    answer(driver, Demolish(0))
    assert "Max demolishes Forest 3: that tower takes more again." in log(bridge)


# --- the preview ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("forest-13", "13 on 14; then 0–12"),
        ("forest-2", "2 on 14; then 0–1 or 9"),
        ("forest-1", "1 on 14; then 0 or 9"),
        ("forest-8", "8 on 14; then any"),
        ("forest-0", "×2, finished; 0 on 14"),
    ],
)
def test_the_preview_says_what_a_tower_takes_next(card, told):
    bridge, _ = shown(position("pb", own={"forest": "14"}, offer=f"{card} cake-3", **HEAP))
    bridge.touch.mark(key(card))
    assert plain(bridge.preview.gains.rows()[0].text) == told


def test_the_preview_of_the_last_round_says_nothing_of_later_cards():
    table = position("pb", own={"forest": "14"}, offer="forest-2 cake-3", deck=0, discard=30)
    table.state.runs = 2
    bridge, _ = shown(table)
    bridge.touch.mark(key("forest-2"))
    assert plain(bridge.preview.gains.rows()[0].text) == "2 on 14"
