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
    key,
    marked,
    moves,
    position,
    said,
    seats,
    shown,
    usable,
)
from tests.ui.bridges import advise, model_values, properties
from tests.ui.speaking import plain, spoken

pytestmark = pytest.mark.usefixtures("english")


def test_the_start_player_sees_the_least_bid_and_its_cards():
    bridge, _ = shown(position(deck=5, discard=20))
    assert (bridge.deciding, bridge.mine, bridge.presenter.chosen_bid()) == ("bid", True, 1)
    assert marked(bridge) == ["sand-0"], "the one that serves best"
    assert plain(bridge.coachLead) == "Your move:"
    assert said(bridge) == (
        "Name a number from 0 to 5. The marked card can be built: Sand 0 as the top."
    )
    assert (plain(bridge.primaryText), plain(bridge.secondText)) == ("Bid 1", "Bid 0")
    assert plain(bridge.roundTag) == "Round 9"


def test_whoever_only_watches_decides_nothing():
    bridge, driver = shown(position("bb"))
    assert driver.asked
    assert not bridge.mine
    assert (plain(bridge.primaryText), plain(bridge.secondText)) == ("", "")
    bridge.chooseBid(5)
    bridge.primary()
    bridge.passBid()
    assert moves(bridge) == []


def test_marking_chooses_the_number():
    bridge, _ = shown(position(deck=5, discard=20))
    bridge.pick(key("forest-5"))
    bridge.mark(key("haunted-7"))
    assert marked(bridge) == ["haunted-7", "forest-5", "sand-0"]
    assert bridge.presenter.chosen_bid() == 3
    assert [row.n for row in bridge.bids.rows() if row.chosen] == [3]
    assert said(bridge).endswith("Haunted 7, Forest 5 and Sand 0 as the top.")
    assert (plain(bridge.previewTitle), bridge.pointsNow, bridge.pointsThen) == (
        "If you win these 3",
        17,
        26,
    )
    assert [(row.kind, plain(row.text), row.gain) for row in bridge.preview.rows()] == [
        ("forest", "5 on 6", 1),
        ("haunted", "7 on 10", 1),
        ("sand", "0 on 3, finished (×2)", 6),
        ("main", "main tower grows to 5", 1),
    ]
    bridge.mark(key("forest-5"))
    assert marked(bridge) == ["haunted-7", "sand-0"]
    bridge.primary()
    assert moves(bridge) == [Bid(2)]


def test_a_number_marks_its_best_cards_and_keeps_those_wanted():
    bridge, _ = shown(position(deck=5, discard=20))
    bridge.mark(key("cake-13"))
    assert marked(bridge) == ["sand-0", "cake-13"]
    assert said(bridge).endswith("To build what is marked, you would have to demolish Cake 5.")
    bridge.chooseBid(3)
    assert len(marked(bridge)) == bridge.presenter.chosen_bid() == 3
    assert "cake-13" in marked(bridge)


def test_too_few_marked_cards_are_no_bid():
    bridge, _ = shown(position("pb", start=1, bids=[None, 2]))
    assert bridge.presenter.chosen_bid() == 3
    assert said(bridge).startswith("Name a number higher than 2, or pass.")
    bridge.mark(key(marked(bridge)[0]))
    refused = QSignalSpy(bridge.refused)
    assert not bridge.primaryPossible
    bridge.primary()
    assert refused.count() == 1
    assert "3" in said(bridge)
    assert not moves(bridge)


def test_impossible_numbers_and_cards_say_why():
    bridge, _ = shown(
        position(own={"sand": "14 3 1", "cake": "5 0"}, offer="sand-7 cake-9 scrap-4")
    )
    rows = {f"{row.kind}-{row.number}": row for row in bridge.offer.rows()}
    assert [row.need for row in bridge.offer.rows()] == ["never", "never", "free"]
    assert plain(rows["sand-7"].reason) == (
        "The 7 does not fit your sand tower, even after demolishing."
    )
    assert plain(rows["cake-9"].reason) == "Nothing goes on your cake tower: it has its top."
    assert not rows["sand-7"].usable
    assert rows["scrap-4"].usable
    two = bridge.bids.rows()[2]
    assert not two.possible
    assert "Sand 7 and Cake 9" in plain(two.reason)
    bridge.chooseBid(2)
    assert said(bridge) == plain(two.reason)
    bridge.mark(key("sand-7"))
    assert said(bridge) == plain(rows["sand-7"].reason)


def test_cards_that_do_not_go_together_are_not_marked():
    bridge, _ = shown(position(own={"forest": "3", "cake": "2"}, offer="forest-7 cake-5 cake-1"))
    bridge.chooseBid(1)
    for name in marked(bridge):
        bridge.mark(key(name))
    bridge.mark(key("forest-7"))
    assert marked(bridge) == ["forest-7"]
    bridge.mark(key("cake-5"))
    assert marked(bridge) == ["forest-7"]
    assert "only one" in said(bridge)


def test_a_card_brings_along_what_it_needs_below_it():
    bridge, _ = shown(position(own={"forest": "5 2"}, offer="forest-9 forest-8 forest-15 cake-1"))
    rows = bridge.offer.rows()
    assert [row.need for row in rows] == ["free", "free", "free", "free"]
    assert "another card on offer" in plain(rows[2].label)
    for name in marked(bridge):
        bridge.mark(key(name))
    bridge.mark(key("forest-15"))
    assert marked(bridge) == ["forest-9", "forest-8", "forest-15"]
    assert bridge.presenter.chosen_bid() == 3
    assert plain(bridge.preview.rows()[0].text) == "9, 8, 15 on 2"


def test_passing_and_bids_in_bubbles():
    bridge, driver = shown(position("bpb", start=2))
    answer(driver, Bid(1))
    assert plain(bridge.bidsSoFar) == "Ola bids 1"
    assert bridge.mine is False
    answer(driver, Pass())
    assert plain(bridge.bidsSoFar) == "Ola bids 1, Ela passes"
    assert plain(bridge.seat(1).bidText) == "I bid 1"
    assert (bridge.seat(1).bidHighest, bridge.seat(2).passed) == (True, True)
    bridge.passBid()
    assert moves(bridge) == [Bid(1), Pass(), Pass()]
    assert plain(bridge.seat(0).bidText) == "I pass", "bubbles stay while cards are taken"
    assert said(bridge) == "Ola chooses cards."


def test_the_start_player_cannot_pass_but_name_nothing():
    bridge, driver = shown(position())
    bridge.passBid()
    assert not moves(bridge)
    assert "0" in said(bridge)
    bridge.second()
    assert moves(bridge) == [Bid(0)]
    answer(driver, Pass())
    assert bridge.presenter.view.round == 10
    assert plain(bridge.log.rows()[-2].title) == "Nobody wants these cards."


def test_a_reshuffle_is_told_in_the_log_and_on_the_pile():
    bridge, driver = shown(position(deck=0, discard=30))
    assert (bridge.deckCount, bridge.reshuffled) == (0, False)
    bridge.second()
    answer(driver, Pass())
    told = [plain(row.title) for row in bridge.log.rows()]
    assert "The discard pile is shuffled: 35 cards to draw again." in told
    assert bridge.reshuffled
    assert (bridge.deckCount, bridge.discardCount) == (30, 0)
    assert plain(bridge.deckText) == plain(words().labels.deck(30))
    assert words().labels.deck(30) != words().labels.deck_once_more(30)
    assert plain(bridge.discardReason) == "Nothing has been discarded since the shuffle."


def test_a_seat_that_can_only_pass_passes_by_itself():
    own = dict.fromkeys(KINDS, "0")
    bridge, _ = shown(
        position("pb", own=own, start=1, bids=[None, 0], offer="sand-1 cake-2"), "fast"
    )
    assert said(bridge) == "You cannot build any of these cards, so you pass."
    assert not moves(bridge), "it is read first"
    bridge.hurry()
    assert moves(bridge) == [Pass()]
    assert plain(bridge.log.rows()[1].title) == "Ela passes."


def test_who_can_build_nothing_begins_with_0_by_itself():
    own = dict.fromkeys(KINDS, "0")
    bridge, _ = shown(position("pb", own=own, offer="sand-1 cake-2"), "fast")
    assert said(bridge) == "You cannot build any of these cards, so you bid 0."
    bridge.hurry()
    assert moves(bridge) == [Bid(0)]


# --- the way back, advice, words ----------------------------------------------------------------


def test_a_long_name_leaves_room_for_all_bids():
    table = position("pbbb", bids=[None, 0, 1, 2], start=1)
    names = ("Ela", "Maximiliana Longname-Ove", "Bot 3", "Wolfeschlegelstein")
    table.seats = tuple(replace(s, name=name) for s, name in zip(table.seats, names, strict=True))
    bridge, _ = shown(table)
    assert plain(bridge.bidsInShort) == "Maximiliana: 0, Bot 3: 1, Wolfeschleg…: 2"
    assert "Maximiliana Longname-Ove bids 0" in plain(bridge.bidsSoFar)


def test_a_hint_points_at_what_it_advises():
    bridge, driver = shown(position(deck=5, discard=20))
    advise(bridge, driver, Bid(3))
    assert (bridge.hintBid, len(bridge.hintKeys), bridge.hintSecond) == (3, 3, False)
    assert said(bridge) == "My advice: bid 3. Good for you: Haunted 7, Forest 5 and Sand 0."
    bridge.mark(key("cake-13"))
    assert bridge.hintBid == -1
    advise(bridge, driver, Bid(3))
    assert marked(bridge) == ["haunted-7", "forest-5", "sand-0"], "whatever was marked by hand"
    assert bridge.presenter.chosen_bid() == 3
    bridge, driver = building("haunted-7 forest-5")
    advise(bridge, driver, Demolish(KINDS.index("cake")))
    assert bridge.hintKind == "cake"
    assert said(bridge) == "My advice: demolish Cake 5."


def test_people_at_one_screen_take_turns_without_a_curtain():
    bridge, _ = shown(position("ppp"))
    assert (bridge.curtain, bridge.seat(0).name) == (False, "Ela")
    turned = QSignalSpy(bridge.turned)
    bridge.primary()
    assert (bridge.mine, bridge.seat(0).name, bridge.seat(2).name) == (True, "Max", "Ela")
    assert plain(bridge.coachLead) == "Max:"
    assert turned.count() == 1
    bridge.undo()
    assert bridge.seat(0).name == "Ela", "nobody else has decided yet"
    assert not moves(bridge)


def test_everything_is_said_again_in_another_language():
    bridge, _ = shown(position(deck=5, discard=20))
    bridge.mark(key("forest-5"))
    english_words = said(bridge), bridge.log.rows()[0].title
    with spoken("cs"):
        bridge.retranslate()
        assert said(bridge) != english_words[0]
        assert bridge.log.rows()[0].title != english_words[1]
        assert marked(bridge) == ["forest-5", "sand-0"], "what was marked stays"
    bridge.retranslate()
    assert said(bridge) == english_words[0]


def test_a_game_goes_on_in_the_middle_of_building():
    table = new_towers_table(seats("pb"), 5, first=1)
    bridge, driver = shown(table)
    answer(driver, Bid(0))
    bridge.chooseBid(2)
    bridge.primary()
    bridge.primary()
    bridge.pick(usable(bridge))
    again = from_record(to_record(table), TowersAdapter()).table
    other, _ = shown(again)
    assert other.deciding == "build"
    assert len(other.hand.rows()) == 1
    for name in ("offer", "hand", "discard", "bids", "preview", "log"):
        fresh = {k: v for k, v in model_values(getattr(other, name)) if not k.endswith("deal")}
        old = {k: v for k, v in model_values(getattr(bridge, name)) if not k.endswith("deal")}
        assert fresh == old, name
    other.primary()
    assert other.presenter.view.round == 2


def test_the_order_of_the_draw_pile_shows_nowhere():
    def readable(deck):
        table = position()
        table.state.deck[:] = deck
        bridge, _ = shown(table)
        found = properties("table", bridge) | properties("seat", bridge.seat(0))
        for name in ("offer", "hand", "discard", "bids", "preview", "log"):
            found |= {f"{name} {k}": v for k, v in model_values(getattr(bridge, name))}
        return found

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
            for model in (bridge.offer, bridge.hand, bridge.discard, bridge.bids, bridge.preview)
        ]
        finished = QSignalSpy(bridge.finished)
        while not table.over:
            if driver.asked:
                answer(driver, rng.choice(table.legal()))
            elif bridge._answer is not None:
                bridge.hurry()
                QCoreApplication.processEvents()
            else:
                _touch(bridge, rng)
        assert finished.count() == 1
        rows = [bridge.seat(n).row() for n in range(len(kinds))]
        state = table.state
        for row in rows:
            towers = state.seats[row.seat].towers
            assert row.towers == tuple(tuple(map(number_of, tower)) for tower in towers)
        assert plain(bridge.log.rows()[-1].title)
        del testers


def _touch(bridge, rng):
    assert bridge.mine, "nobody can do anything"
    rows = [*bridge.offer.rows(), *bridge.hand.rows()]
    if rows and rng.random() < 0.5:
        bridge.pick(rng.choice(rows).key)
    elif bridge.primaryPossible and rng.random() < 0.7:
        bridge.primary()
    elif bridge.secondPossible:
        bridge.second()
    else:
        for kind in bridge.seat(0).demolishable:
            bridge.demolish(kind)
            return


def test_a_card_that_rests_on_one_unmarked_is_unmarked_with_it():
    bridge, _ = shown(position("pb", own={"cake": "11 8 6 2"}, offer="cake-9 cake-7 sand-3"))
    bridge.chooseBid(3)
    assert marked(bridge) == ["cake-9", "cake-7", "sand-3"]
    bridge.mark(key("cake-9"))
    assert marked(bridge) == ["sand-3"]
    assert bridge.presenter.chosen_bid() == 1


@pytest.mark.parametrize(
    ("runs", "end"), [(1, "The discard pile is shuffled"), (2, "The game ends")]
)
def test_a_pile_that_has_run_out_has_no_cards_that_will(runs, end):
    table = position(deck=0)
    table.state.runs = runs
    bridge, _ = shown(table)
    assert "no card left" in plain(bridge.deckText)
    assert end in plain(bridge.deckText)
