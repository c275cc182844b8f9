"""The bridge of the 5 Towers table, without a window: bidding, words and secrets."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from fort_desktop.games.towers.play.adapter import TowersAdapter, new_towers_table
from fort_desktop.games.towers.rules.cards import KINDS, number_of
from fort_desktop.games.towers.rules.moves import Bid, Demolish, Pass
from fort_desktop.games.towers.words.texts import words
from fort_desktop.play.record import from_record, to_record
from tests.games.towers.screen.bridge_at import (
    answer,
    building,
    cards,
    key,
    marked,
    moves,
    position,
    said,
    seats,
    shown,
    usable,
)
from tests.ui.bridges import advise, owned, properties
from tests.ui.speaking import plain, spoken

pytestmark = pytest.mark.usefixtures("english")


def test_nothing_is_marked_that_nobody_asked_for():
    bridge, _ = shown(position(deck=5, discard=20))
    assert (bridge.shown.deciding, bridge.shown.mine, bridge.presenter.chosen_bid()) == (
        "bid",
        True,
        -1,
    )
    assert marked(bridge) == []
    assert not any(row.chosen for row in bridge.bidding.numbers.rows())
    assert plain(bridge.coach.lead) == "Your move:"
    assert said(bridge) == "How many of these 5 cards will you take?"
    assert (plain(bridge.buttons.primaryText), plain(bridge.buttons.secondText)) == (
        "Bid",
        "None (0)",
    )
    bridge.touch.primary()
    assert said(bridge) == "First mark the cards that you want, or press a number."
    assert not moves(bridge)
    assert plain(bridge.shown.roundTag) == "Round 9"


def test_whoever_only_watches_decides_nothing():
    bridge, driver = shown(position("bb"))
    assert driver.asked
    assert not bridge.shown.mine
    assert (plain(bridge.buttons.primaryText), plain(bridge.buttons.secondText)) == ("", "")
    bridge.touch.chooseBid(5)
    bridge.touch.primary()
    bridge.touch.passBid()
    assert moves(bridge) == []


def test_marking_chooses_the_number():
    bridge, _ = shown(position(deck=5, discard=20))
    bridge.touch.pick(key("forest-5"))
    bridge.touch.mark(key("haunted-7"))
    bridge.touch.mark(key("sand-0"))
    assert marked(bridge) == ["haunted-7", "forest-5", "sand-0"]
    assert bridge.presenter.chosen_bid() == 3
    assert [row.n for row in bridge.bidding.numbers.rows() if row.chosen] == [3]
    assert (plain(bridge.preview.title), bridge.preview.pointsNow, bridge.preview.pointsThen) == (
        "If you win these 3",
        17,
        26,
    )
    assert [(row.kind, plain(row.text), row.gain) for row in bridge.preview.gains.rows()] == [
        ("forest", "5 on 6; then 0–4 or 9", 1),
        ("haunted", "7 on 10; then 0–6 or 9", 1),
        ("sand", "×2, finished; 0 on 3", 6),
        ("main", "main tower: 4 → 5", 1),
    ]
    bridge.touch.mark(key("forest-5"))
    assert marked(bridge) == ["haunted-7", "sand-0"]
    bridge.touch.primary()
    assert moves(bridge) == [Bid(2)]


def test_the_main_tower_and_the_rubble_are_told_as_sums_before_and_after():
    """The gain beside them is the difference: beside one number it would read as its points."""
    table = position(own={"forest": "12 3"}, offer="forest-7 cake-4 cake-3 sand-1 scrap-2")
    table.state.seats[0].rubble[:] = cards("scrap-9")
    bridge, _ = shown(table)
    bridge.touch.chooseBid(0)
    bridge.touch.mark(key("forest-7"))
    bridge.touch.mark(key("cake-4"))
    bridge.touch.mark(key("cake-3"))
    rows = {row.kind: (plain(row.text), row.gain) for row in bridge.preview.gains.rows()}
    assert rows["rubble"] == ("rubble: −1 → −3", -2)
    assert rows.get("main") is None

    bridge, _ = shown(position(own={}))
    bridge.touch.chooseBid(1)
    rows = {row.kind: (plain(row.text), row.gain) for row in bridge.preview.gains.rows()}
    assert rows["main"] == ("main tower: 0 → 1", 1)


def test_a_number_marks_its_best_cards_and_keeps_those_wanted():
    bridge, _ = shown(position(deck=5, discard=20))
    bridge.touch.mark(key("cake-13"))
    assert marked(bridge) == ["cake-13"]
    bridge.touch.chooseBid(3)
    assert len(marked(bridge)) == bridge.presenter.chosen_bid() == 3
    assert "cake-13" in marked(bridge)


def test_too_few_marked_cards_are_no_bid():
    bridge, _ = shown(position("pb", start=1, bids=[None, 2]))
    assert said(bridge) == "Do you bid more than 2, or pass?"
    bridge.touch.mark(key("sand-0"))
    refused = QSignalSpy(bridge.coach.refused)
    assert not bridge.buttons.primaryPossible
    bridge.touch.primary()
    assert refused.count() == 1
    assert "3" in said(bridge)
    assert not moves(bridge)


def test_impossible_numbers_and_cards_say_why():
    bridge, _ = shown(
        position(own={"sand": "14 3 1", "cake": "5 0"}, offer="sand-7 cake-9 scrap-4")
    )
    rows = {f"{row.kind}-{row.number}": row for row in bridge.cards.offer.rows()}
    assert [row.need for row in bridge.cards.offer.rows()] == ["never", "never", "free"]
    assert plain(rows["sand-7"].reason) == (
        "The 7 does not fit your sand tower, even after demolishing."
    )
    assert plain(rows["cake-9"].reason) == "Nothing goes on your cake tower: it has its top."
    assert not rows["sand-7"].usable
    assert rows["scrap-4"].usable
    two = bridge.bidding.numbers.rows()[2]
    assert not two.possible
    assert "Sand 7 and Cake 9" in plain(two.reason)
    bridge.touch.chooseBid(2)
    assert said(bridge) == plain(two.reason)
    bridge.touch.mark(key("sand-7"))
    assert said(bridge) == plain(rows["sand-7"].reason)


def test_cards_that_do_not_go_together_are_not_marked():
    bridge, _ = shown(position(own={"forest": "3", "cake": "2"}, offer="forest-7 cake-5 cake-1"))
    bridge.touch.chooseBid(1)
    for name in marked(bridge):
        bridge.touch.mark(key(name))
    bridge.touch.mark(key("forest-7"))
    assert marked(bridge) == ["forest-7"]
    bridge.touch.mark(key("cake-5"))
    assert marked(bridge) == ["forest-7"]
    assert "only one" in said(bridge)


def test_a_card_brings_along_what_it_needs_below_it():
    bridge, _ = shown(position(own={"forest": "5 2"}, offer="forest-9 forest-8 forest-15 cake-1"))
    rows = bridge.cards.offer.rows()
    assert [row.need for row in rows] == ["free", "free", "free", "free"]
    assert "another card on offer" in plain(rows[2].label)
    for name in marked(bridge):
        bridge.touch.mark(key(name))
    bridge.touch.mark(key("forest-15"))
    assert marked(bridge) == ["forest-9", "forest-8", "forest-15"]
    assert bridge.presenter.chosen_bid() == 3
    assert plain(bridge.preview.gains.rows()[0].text) == "9, 8, 15 on 2; then 0–14"


def test_passing_and_bids_in_bubbles():
    bridge, driver = shown(position("bpb", start=2))
    answer(driver, Bid(1))
    assert plain(bridge.bidding.soFar) == "Ola bids 1"
    assert bridge.shown.mine is False
    answer(driver, Pass())
    assert plain(bridge.bidding.soFar) == "Ola bids 1, Ela passes"
    assert plain(bridge.seats.seat(1).bidText) == "I bid 1"
    assert (bridge.seats.seat(1).bidHighest, bridge.seats.seat(2).passed) == (True, True)
    bridge.touch.passBid()
    assert moves(bridge) == [Bid(1), Pass(), Pass()]
    assert plain(bridge.seats.seat(0).bidText) == "I pass", "bubbles stay while cards are taken"
    assert said(bridge) == "Ola chooses cards."


def test_the_start_player_cannot_pass_but_name_nothing():
    bridge, driver = shown(position())
    bridge.touch.passBid()
    assert not moves(bridge)
    assert "0" in said(bridge)
    bridge.touch.second()
    assert moves(bridge) == [Bid(0)]
    answer(driver, Pass())
    assert bridge.presenter.view.round == 10
    assert plain(bridge.log.rows()[-2].title) == "Nobody wants these cards."


def test_a_reshuffle_is_told_in_the_log_and_on_the_pile():
    bridge, driver = shown(position(deck=0, discard=30))
    assert (bridge.piles.deckCount, bridge.piles.reshuffled) == (0, False)
    bridge.touch.second()
    answer(driver, Pass())
    told = [plain(row.title) for row in bridge.log.rows()]
    assert "The discard pile is shuffled: 35 cards to draw again." in told
    assert bridge.piles.reshuffled
    assert (bridge.piles.deckCount, bridge.piles.discardCount) == (30, 0)
    assert plain(bridge.piles.deckText) == plain(words().labels.deck(30))
    assert words().labels.deck(30) != words().labels.deck_once_more(30)
    assert plain(bridge.piles.discardReason) == "Nothing has been discarded since the shuffle."


def test_a_seat_that_can_only_pass_passes_by_itself():
    own = dict.fromkeys(KINDS, "0")
    bridge, _ = shown(
        position("pb", own=own, start=1, bids=[None, 0], offer="sand-1 cake-2"), "fast"
    )
    assert said(bridge) == "You cannot build any of these cards, so you pass."
    assert not moves(bridge), "it is read first"
    bridge.flow.hurry()
    assert moves(bridge) == [Pass()]
    assert plain(bridge.log.rows()[1].title) == "Ela passes."


def test_who_can_build_nothing_begins_with_0_by_itself():
    own = dict.fromkeys(KINDS, "0")
    bridge, _ = shown(position("pb", own=own, offer="sand-1 cake-2"), "fast")
    assert said(bridge) == "You cannot build any of these cards, so you bid 0."
    bridge.flow.hurry()
    assert moves(bridge) == [Bid(0)]


# --- the way back, advice, words ----------------------------------------------------------------


def test_a_long_name_leaves_room_for_all_bids():
    table = position("pbbb", bids=[None, 0, 1, 2], start=1)
    names = ("Ela", "Maximiliana Longname-Ove", "Bot 3", "Wolfeschlegelstein")
    table.seats = tuple(replace(s, name=name) for s, name in zip(table.seats, names, strict=True))
    bridge, _ = shown(table)
    assert plain(bridge.bidding.inShort) == "Maximiliana: 0, Bot 3: 1, Wolfeschleg…: 2"
    assert "Maximiliana Longname-Ove bids 0" in plain(bridge.bidding.soFar)


def test_a_hint_points_at_what_it_advises():
    bridge, driver = shown(position(deck=5, discard=20))
    advise(bridge, driver, Bid(3))
    assert (bridge.hint.bid, len(bridge.hint.keys), bridge.hint.second) == (3, 3, False)
    assert said(bridge) == (
        "My advice: bid 3. Good for you: Haunted 7, Forest 5 and Sand 0. That is 9 points more now."
    )
    bridge.touch.mark(key("cake-13"))
    assert bridge.hint.bid == -1
    advise(bridge, driver, Bid(3))
    assert marked(bridge) == ["cake-13"], "it is only advice"
    assert bridge.presenter.chosen_bid() == 1
    bridge, driver = building("haunted-7 forest-5")
    advise(bridge, driver, Demolish(KINDS.index("cake")))
    assert (bridge.hint.falls, bridge.hint.kind) == ("cake", "")
    assert said(bridge) == (
        "My advice: demolish Cake 5. Then 31 cards still to come fit instead of 24."
    )


def test_people_at_one_screen_take_turns_without_a_curtain():
    bridge, _ = shown(position("ppp"))
    assert (bridge.curtain.down, bridge.seats.seat(0).name) == (False, "Ela")
    turned = QSignalSpy(bridge.flow.turned)
    bridge.touch.chooseBid(1)
    bridge.touch.primary()
    assert (bridge.shown.mine, bridge.seats.seat(0).name, bridge.seats.seat(2).name) == (
        True,
        "Max",
        "Ela",
    )
    assert plain(bridge.coach.lead) == "Max:"
    assert turned.count() == 1
    bridge.undoing.undo()
    assert bridge.seats.seat(0).name == "Ela", "nobody else has decided yet"
    assert not moves(bridge)


def test_everything_is_said_again_in_another_language():
    bridge, _ = shown(position(deck=5, discard=20))
    bridge.touch.mark(key("forest-5"))
    english_words = said(bridge), bridge.log.rows()[0].title
    with spoken("cs"):
        bridge.flow.retranslate()
        assert said(bridge) != english_words[0]
        assert bridge.log.rows()[0].title != english_words[1]
        assert marked(bridge) == ["forest-5"], "what was marked stays"
    bridge.flow.retranslate()
    assert said(bridge) == english_words[0]


def test_a_game_goes_on_in_the_middle_of_building():
    table = new_towers_table(seats("pb"), 5, first=1)
    bridge, driver = shown(table)
    answer(driver, Bid(0))
    bridge.touch.chooseBid(2)
    bridge.touch.primary()
    bridge.touch.primary()
    bridge.touch.pick(usable(bridge))
    again = from_record(to_record(table), TowersAdapter()).table
    other, _ = shown(again)
    assert other.shown.deciding == "build"
    assert len(other.cards.hand.rows()) == 1
    fresh, old = (
        {k: v for k, v in owned("table", one).items() if not k.endswith("deal")}
        for one in (other, bridge)
    )
    assert fresh == old
    other.touch.primary()
    assert other.presenter.view.round == 2


def test_the_order_of_the_draw_pile_shows_nowhere():
    def readable(deck):
        table = position()
        table.state.deck[:] = deck
        bridge, _ = shown(table)
        return owned("table", bridge) | properties("seat", bridge.seats.seat(0))

    deck = list(position().state.deck)
    assert readable(deck) == readable(deck[::-1])


def test_models_and_moves_of_whole_games():
    """Random play: the models stay whole, and what is shown is the state."""
    rng = Random(3)
    for kinds in ("pb", "pbp", "pbbbb"):
        table = position(kinds, deck=10, discard=10)
        bridge, driver = shown(table)
        testers = [
            QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
            for model in (
                bridge.cards.offer,
                bridge.cards.hand,
                bridge.piles.discard,
                bridge.bidding.numbers,
                bridge.preview.gains,
            )
        ]
        finished = QSignalSpy(bridge.flow.finished)
        while not table.over:
            if driver.asked:
                answer(driver, rng.choice(table.legal()))
            elif bridge.flow._answer is not None:
                bridge.flow.hurry()
                QCoreApplication.processEvents()
            else:
                _touch(bridge, rng)
        assert finished.count() == 1
        rows = [bridge.seats.seat(n).row() for n in range(len(kinds))]
        state = table.state
        for row in rows:
            towers = state.seats[row.seat].towers
            assert row.towers == tuple(tuple(map(number_of, tower)) for tower in towers)
        assert plain(bridge.log.rows()[-1].title)
        del testers


def _touch(bridge, rng):
    assert bridge.shown.mine, "nobody can do anything"
    rows = [*bridge.cards.offer.rows(), *bridge.cards.hand.rows()]
    if rows and rng.random() < 0.5:
        bridge.touch.pick(rng.choice(rows).key)
    elif bridge.buttons.primaryPossible and rng.random() < 0.7:
        bridge.touch.primary()
    elif bridge.buttons.hasSecond:
        bridge.touch.second()
    else:
        for kind in bridge.seats.seat(0).demolishable:
            bridge.touch.demolish(kind)
            return


def test_a_card_that_rests_on_one_unmarked_is_unmarked_with_it():
    bridge, _ = shown(position("pb", own={"cake": "11 8 6 2"}, offer="cake-9 cake-7 sand-3"))
    bridge.touch.chooseBid(3)
    assert marked(bridge) == ["cake-9", "cake-7", "sand-3"]
    bridge.touch.mark(key("cake-9"))
    assert marked(bridge) == ["sand-3"]
    assert bridge.presenter.chosen_bid() == 1


@pytest.mark.parametrize(
    ("runs", "end"), [(1, "The discard pile is shuffled"), (2, "The game ends")]
)
def test_a_pile_that_has_run_out_has_no_cards_that_will(runs, end):
    table = position(deck=0)
    table.state.runs = runs
    bridge, _ = shown(table)
    assert "no card left" in plain(bridge.piles.deckText)
    assert end in plain(bridge.piles.deckText)
