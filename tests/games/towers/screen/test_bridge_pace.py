"""The pace of 5 Towers: what was said and what moves is seen before the table goes on."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QSignalSpy

from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Pass, Take
from fort_desktop.games.towers.screen.pace import beat
from tests.games.towers.screen.bridge_at import answer, position, said, shown
from tests.ui.hands import until
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")


def words(bridge):
    return [plain(bridge.seats.seat(n).bidText) for n in range(bridge.seats.count)]


def test_the_table_turns_when_what_was_done_has_been_seen():
    bridge, _ = shown(position("ppp"), "fast")
    motion, turned = bridge._motion, QSignalSpy(bridge.flow.turned)
    bridge.touch.chooseBid(1)
    bridge.touch.primary()
    assert (bridge.shown.mine, bridge.seats.seat(0).name, words(bridge)) == (
        False,
        "Ela",
        ["I bid 1", "", ""],
    )
    assert said(bridge) == "Now deciding: Max."
    mover = QObject()
    motion.report(mover, True)
    bridge.flow._pace.stop()
    bridge.flow._was_shown()
    assert not turned.count(), "something still moves"
    motion.report(mover, False)
    assert until(turned.count, bridge.flow.turned)
    assert (bridge.shown.mine, bridge.seats.seat(0).name, words(bridge)) == (
        True,
        "Max",
        ["", "", "I bid 1"],
    )


def test_who_does_not_want_to_wait_turns_the_table():
    bridge, _ = shown(position("ppp"), "slow")
    bridge.touch.second()
    bridge.flow.hurry()
    assert (bridge.shown.mine, bridge.seats.seat(0).name) == (True, "Max")
    bridge.touch.second()
    bridge.undoing.undo()
    assert (bridge.shown.mine, bridge.seats.seat(0).name) == (True, "Max"), (
        "nobody else has decided yet"
    )


def test_the_last_word_of_a_bidding_is_seen_for_a_moment():
    bridge, driver = shown(position("pb"), "fast")
    bridge.touch.second()
    answer(driver, Pass())
    assert plain(bridge.shown.roundTag) == "Round 10"
    assert words(bridge) == ["I bid 0", "I pass"]
    assert [bridge.seats.seat(n).bidHighest for n in range(2)] == [True, False]
    assert bridge.bidding.soFar == "", "the next bidding has begun"
    assert until(
        lambda: words(bridge) == ["", ""],
        bridge.seats.seat(0).changed,
        bridge.seats.seat(1).changed,
    )


def test_the_last_word_gives_way_to_the_next():
    bridge, driver = shown(position("pb"), "slow")
    bridge.touch.second()
    answer(driver, Pass())
    assert words(bridge) == ["I bid 0", "I pass"]
    bridge.touch.second()
    assert words(bridge) == ["I bid 0", ""]


def test_without_animation_nothing_is_left():
    bridge, driver = shown(position("pb"))
    bridge.touch.second()
    answer(driver, Pass())
    assert words(bridge) == ["", ""]


@pytest.mark.parametrize("move", [Bid(3), Pass(), Take((1, 2)), Demolish(0)])
def test_what_a_rival_has_decided_can_be_read_before_the_table_goes_on(move):
    assert beat(move, [], by_person=False) >= 1000
    assert beat(move, [], by_person=True) == 0


def test_the_line_of_who_chooses_cards_and_of_who_builds_can_be_read():
    bridge, driver = shown(position("pb"), "normal")
    bridge.touch.second()
    answer(driver, Bid(2))
    for line in ("Max chooses cards.", "Max builds."):
        assert said(bridge) == line
        assert bridge.flow._paused
        assert bridge.flow._pace.interval() >= 1000
        answer(driver, bridge.presenter.table.legal()[0])
        bridge.flow._pace.stop()
        bridge.flow._pause_over()


def test_the_longest_turn_of_a_rival_takes_no_longer_than_eight_seconds():
    dealt = [ev.OfferDealt((1, 2))]
    moves = [Bid(5), Take((1, 2, 3, 4, 5)), Demolish(0), *[Build(n) for n in range(4)]]
    spent = sum(beat(move, [], by_person=False) for move in (*moves, Keep()))
    assert spent + beat(Build(4), dealt, by_person=False) <= 8000
