"""The bridge of the 5 Towers table, without a window: taking, demolishing and building."""

import pytest
from PySide6.QtTest import QSignalSpy

from fort_desktop.games.towers.rules.cards import KINDS, card_named
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Pass, Take
from tests.games.towers.screen.bridge_at import (
    answer,
    building,
    cards,
    key,
    marked,
    moves,
    numbers,
    position,
    said,
    shown,
    taking,
)
from tests.ui.bridges import advise
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")


def test_the_plan_of_the_bid_is_what_is_taken():
    bridge, driver = shown(position(deck=5, discard=20))
    bridge.touch.chooseBid(1)
    bridge.touch.mark(key("cake-13"))
    bridge.touch.primary()
    assert marked(bridge) == ["sand-0", "cake-13"], "while others still bid"
    answer(driver, Pass())
    assert (bridge.shown.deciding, bridge.bidding.toTake) == ("take", 2)
    assert marked(bridge) == ["sand-0", "cake-13"]
    assert said(bridge) == "You win the bidding: take the 2 marked cards, or mark others."
    bridge.touch.mark(key("scrap-9"))
    assert len(marked(bridge)) == 2, "in the place of another"
    assert "scrap-9" in marked(bridge)
    assert marked(bridge) == ["scrap-9", "cake-13"], "what was marked by hand stays"
    bridge.touch.mark(key("haunted-7"))
    assert marked(bridge) == ["scrap-9", "cake-13"], "all of it"
    assert said(bridge) == "You have chosen 2 cards already: unmark one first."
    bridge.touch.mark(key("cake-13"))
    assert not bridge.buttons.primaryPossible
    bridge.touch.primary()
    assert said(bridge) == "Mark exactly 2 cards."
    bridge.touch.mark(key("forest-5"))
    bridge.touch.primary()
    assert moves(bridge)[-1] == Take(tuple(sorted(cards("forest-5 scrap-9"))))


def test_a_hint_leaves_what_is_marked():
    bridge, driver = taking("2")
    before = marked(bridge)
    advised = Take(tuple(sorted(cards("haunted-7 cake-13"))))
    advise(bridge, driver, advised)
    assert marked(bridge) == before != ["haunted-7", "cake-13"]
    assert sorted(bridge.hint.keys) == sorted([key("haunted-7"), key("cake-13")])
    assert not bridge.hint.primary
    for name in before:
        bridge.touch.mark(key(name))
    for name in ("haunted-7", "cake-13"):
        bridge.touch.mark(key(name))
    advise(bridge, driver, advised)
    assert bridge.hint.primary, "the green button does it"
    bridge.touch.primary()
    assert moves(bridge)[-1] == advised


def test_a_card_marked_instead_of_another_says_of_which():
    bridge, _ = taking("2")
    (first, second), new = marked(bridge), "cake-13"
    bridge.touch.mark(key(new))
    [gone] = {first, second} - set(marked(bridge))
    gone = gone.replace("-", " ").capitalize()
    assert said(bridge) == f"Marked: Cake 13, instead of {gone}."


def test_a_card_dropped_on_its_tower_is_taken_with_the_rest():
    bridge, _ = taking("2")
    for name in marked(bridge):
        bridge.touch.mark(key(name))
    assert bridge.touch.allows(key("cake-13"), "cake")
    assert not bridge.touch.allows(key("cake-13"), "sand")
    assert bridge.touch.drop(key("cake-13"), "cake")
    assert bridge.shown.deciding == "take"
    assert not bridge.touch.drop(key("haunted-7"), "sand")
    assert said(bridge) == "This card goes on your haunted tower."
    assert bridge.touch.drop(key("haunted-7"), "haunted")
    assert moves(bridge)[-1] == Take(tuple(sorted(cards("haunted-7 cake-13"))))


def test_a_card_dropped_on_its_tower_decides_nothing_about_the_others():
    bridge, _ = taking("2")
    suggested = marked(bridge)
    other = next(
        name for name in ("cake-13", "haunted-7", "scrap-9", "forest-5") if name not in suggested
    )
    assert bridge.touch.drop(key(other), other.partition("-")[0])
    assert bridge.shown.deciding == "take", "one of the two was only suggested"
    assert other in marked(bridge)
    rest = next(name for name in marked(bridge) if name != other)
    assert rest in suggested
    assert said(bridge).startswith(f"Chosen: {other.replace('-', ' ').capitalize()}. Drag")
    assert bridge.touch.drop(key(rest), rest.partition("-")[0])
    assert moves(bridge)[-1] == Take(tuple(sorted(cards(f"{other} {rest}"))))


def test_a_card_dropped_while_all_are_taken_unasked_takes_them_at_once():
    bridge, _ = shown(position(offer="haunted-7 forest-5"), "slow")
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    assert bridge.touch.drop(key("forest-5"), "forest")
    assert moves(bridge) == [Bid(2), Take(tuple(sorted(cards("haunted-7 forest-5"))))]
    bridge.undoing.undo()
    assert bridge.shown.deciding == "bid"


def test_what_was_marked_for_the_bid_is_chosen_by_hand():
    bridge, driver = shown(position())
    for name in marked(bridge):
        bridge.touch.mark(key(name))
    for name in ("haunted-7", "cake-13"):
        bridge.touch.mark(key(name))
    bridge.touch.primary()
    answer(driver, Pass())
    assert bridge.shown.deciding == "take"
    bridge.touch.mark(key("forest-5"))
    assert marked(bridge) == ["haunted-7", "cake-13"]
    assert not bridge.touch.drop(key("forest-5"), "forest")
    assert said(bridge).startswith("You have chosen 2 cards already")
    assert bridge.touch.drop(key("haunted-7"), "haunted")
    assert moves(bridge)[-1] == Take(tuple(sorted(cards("haunted-7 cake-13"))))


def test_a_card_that_was_left_says_where_it_goes():
    bridge, _ = building("forest-5 haunted-7 cake-13", names="haunted-7 forest-5")
    bridge.reading.misplaced(key("cake-13"), "")
    assert said(bridge) == "This card was not taken: it goes to the discard pile."
    bridge.touch.drop(key("cake-13"), "cake")
    assert said(bridge) == "This card was not taken: it goes to the discard pile."


def test_nothing_is_dropped_on_a_tower_before_it_is_won():
    bridge, _ = shown(position())
    assert not bridge.touch.allows(key("haunted-7"), "haunted")
    assert not bridge.touch.drop(key("haunted-7"), "haunted")
    assert said(bridge) == "Win the bidding first, then build."


def test_who_wins_the_whole_offer_is_not_asked_what_to_take():
    bridge, _ = shown(position(offer="haunted-7 forest-5"), "fast")
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    assert said(bridge) == "You win the bidding and take all: Haunted 7 and Forest 5."
    bridge.flow.hurry()
    assert moves(bridge) == [Bid(2), Take(tuple(sorted(cards("haunted-7 forest-5"))))]
    assert bridge.shown.deciding == "demolish", "that is never done by itself"


# --- building -----------------------------------------------------------------------------------


def test_building_right_away_demolishes_nothing():
    bridge, _ = building("haunted-7 forest-5")
    assert said(bridge).startswith("Build your cards.")
    assert (plain(bridge.buttons.primaryText), bridge.buttons.hasSecond) == ("Build all", False)
    assert [row.key for row in bridge.cards.hand.rows()] == [key("forest-5"), key("haunted-7")]
    built = QSignalSpy(bridge.travel.built)
    assert bridge.touch.drop(key("haunted-7"), "haunted")
    assert moves(bridge)[-2:] == [Keep(), Build(card_named("haunted-7"))]
    assert numbers(bridge, "haunted") == [15, 10, 7]
    assert built.at(0) == [0, "haunted", 7, key("haunted-7")]
    assert said(bridge) == "Build a card on its tower."
    bridge.touch.pick(key("forest-5"))
    assert numbers(bridge, "forest") == [12, 9, 7, 6, 5]
    assert bridge.presenter.view.round == 10


def test_demolishing_a_tower():
    bridge, _ = building("haunted-7 forest-5")
    assert "forest" in bridge.seats.seat(0).demolishable
    fallen = QSignalSpy(bridge.travel.demolished)
    bridge.touch.demolish("forest")
    assert moves(bridge)[-1] == Demolish(KINDS.index("forest"))
    assert fallen.at(0) == [0, "forest", 6]
    assert (bridge.seats.seat(0).rubble, bridge.seats.seat(0).rubblePoints) == (1, -1)
    bridge.touch.demolish("forest")
    assert said(bridge) == "There is nothing to demolish now."


def test_what_cannot_be_demolished_says_why():
    bridge, _ = building("forest-7", own={"forest": "12 8", "cake": "11 0"})
    bridge.touch.demolish("cake")
    assert said(bridge) == "A tower with its top cannot be demolished."
    bridge.touch.demolish("sand")
    assert said(bridge) == "There is no tower yet to demolish."


def test_a_demolition_that_must_be():
    bridge, _ = building("forest-7", own={"forest": "12 3", "cake": "11 5"})
    assert said(bridge) == "Forest 3 must be demolished before your cards fit."
    assert plain(bridge.buttons.primaryText) == "Demolish and build all"
    assert not bridge.touch.drop(key("forest-7"), "forest")
    assert said(bridge).startswith("You must demolish")
    assert plain(bridge.preview.gains.rows()[0].text) == "7 on 12 when the 3 has fallen"
    bridge.touch.primary()
    assert numbers(bridge, "forest") == [12, 7]
    assert [type(move) for move in moves(bridge)[-2:]] == [Demolish, Build], "one press for both"


def test_a_card_that_would_block_another_waits():
    bridge, _ = building("forest-7 forest-5", own={"forest": "12"})
    assert not bridge.touch.allows(key("forest-5"), "forest")
    assert not bridge.touch.drop(key("forest-5"), "forest")
    assert said(bridge) == "First build Forest 7."
    assert not bridge.touch.drop(key("forest-5"), "cake")
    assert said(bridge) == "This card goes on your forest tower."


def test_everything_is_built_so_that_the_tops_are_good():
    bridge, _ = building("forest-9 forest-3 cake-4", own={"forest": "12", "cake": "11 5"})
    bridge.touch.buildAll()
    assert numbers(bridge, "forest") == [12, 3, 9]
    assert numbers(bridge, "cake") == [11, 5, 4]
    assert [plain(row.title) for row in bridge.log.rows()][-3:-1] == [
        "Ela takes Forest 3, Forest 9 and Cake 4.",
        "Ela builds Forest 3, Forest 9 and Cake 4.",
    ]
    assert plain(bridge.log.rows()[-1].turn) == "1 Round 10"
