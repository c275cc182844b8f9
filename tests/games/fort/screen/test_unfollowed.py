"""Why a person did not follow stays in the log, to whoever may know it."""

from __future__ import annotations

from typing import Any

import pytest

from fort_desktop.contract.wish import Wish
from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.story.seen_history import SeenHistory
from fort_desktop.games.fort.words.labels import People
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.saves import decode_record, encode_record
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.test_sparing import led
from tests.ui.bridges import open_table
from tests.ui.speaking import plain, spoken

NO_MATCH = "Seat 2 can’t follow: no card for it (shovel)."
NO_ROOM = "Seat 2 can’t follow: no room in the stuff."
FULL = {"stuff": {"pizza": 4, "toys": 0}}

pytestmark = pytest.mark.usefixtures("english")


def passed(hand: str, kinds: str = "bp", *, unasked: bool = True, **more: Any) -> FortTable:
    """The last seat has not followed."""
    table = led(hand, kinds, **more)
    table.submit(mv.Pass(), unasked=unasked)
    return table


def line(table: FortTable, reader: int) -> str:
    """What one reader is told of that."""
    people = People(table.view(0).cards, [seat.name for seat in table.seats])
    history = SeenHistory(table, reader, people, lambda _: "")
    history.read()
    (found,) = (row.title for row in history.rows if "follow" in row.title.lower())
    return plain(found)


def test_f_follow_2_all_read_what_a_board_has_no_room_for():
    table = passed("wart spike", "pp", **FULL)
    assert {line(table, reader) for reader in (-1, 0, 1)} == {NO_ROOM}


def test_f_follow_1_only_the_owner_reads_that_the_hand_holds_no_card():
    table = passed("tiny spike", "pp")
    assert line(table, 1) == NO_MATCH
    assert {line(table, reader) for reader in (-1, 0)} == {"Seat 2 does not follow."}


def test_f_follow_1_all_read_it_of_a_hand_that_all_know():
    table = passed("tiny spike", "pp", open_hand=["tiny", "spike"])
    assert {line(table, reader) for reader in (-1, 0, 1)} == {NO_MATCH}


@pytest.mark.parametrize("unasked", [True, False])
def test_others_read_the_same_whatever_the_hand(unasked):
    hands = ("tiny spike", "moles wart", "wart spike")
    for reader in (-1, 0):
        assert len({line(passed(hand, "pp", unasked=unasked), reader) for hand in hands}) == 1
        full = {line(passed(hand, "pp", unasked=unasked, **FULL), reader) for hand in hands}
        assert full == {NO_ROOM}


def test_who_wished_not_to_be_asked_reads_that_and_nobody_else_does():
    table = led("moles wart", "pp")
    table.wishes.utter(1, Wish(rests=0))
    table.submit(mv.Pass(), unasked=True)
    assert line(table, 1) == "Seat 2 does not follow: not asked."
    assert line(table, 0) == "Seat 2 does not follow."


def test_who_could_have_followed_is_told_no_reason():
    assert line(passed("moles wart", unasked=False), 1) == "Seat 2 does not follow."


def test_of_a_bot_no_reason_is_told():
    assert line(passed("wart spike", "pb", **FULL), 0) == "Seat 2 does not follow."


def test_a_saved_game_tells_the_same():
    adapter = FortAdapter(frozen_cards())
    for table in (passed("tiny spike"), passed("moles wart"), passed("wart spike", **FULL)):
        record = decode_record(encode_record(to_record(table)), "x")
        assert line(from_record(record, adapter).table, 1) == line(table, 1)


def test_an_undo_takes_the_line_back():
    table = led("moles wart", "pp")
    people = People(table.view(0).cards, [seat.name for seat in table.seats])
    history = SeenHistory(table, 1, people, lambda _: "")
    history.read()
    before = list(history.rows)
    table.submit(mv.Pass())
    history.read()
    assert history.rows != before
    table.undo(1)
    history.read()
    assert history.rows == before


def test_it_is_in_the_log_of_the_window_after_the_bar_has_said_it():
    bridge, _ = open_table(led("tiny spike"), "slow")
    bridge.flow.hurry()
    assert NO_MATCH in [plain(row.title) for row in bridge.log.rows()]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "Seat 2 nemůže následovat: ve skrýši už není místo."),
        ("pl", "Seat 2 nie może naśladować: w Gratach nie ma miejsca."),
    ],
)
def test_it_is_said_in_each_language(language, said):
    with spoken(language):
        people = passed("wart spike", **FULL)
        bridge, _ = open_table(people)
        assert said in [plain(row.title) for row in bridge.log.rows()]
