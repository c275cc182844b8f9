"""5 Towers at a table: options, the way back, people at one screen, and records of every game."""

from random import Random

import pytest

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.kits import adapters
from fort_desktop.games.towers.play.adapter import TowersAdapter, new_towers_table
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.moves import Bid
from fort_desktop.games.towers.rules.state import TowersOptions
from fort_desktop.play.points import points_by_round
from fort_desktop.play.record import from_record, to_record
from fort_desktop.play.table import SeatSetup
from fort_desktop.storage.saves import decode_record, encode_record
from tests.play.helpers import begun, play_on, seats

COLOURS = ("red", "blue", "green", "yellow", "violet")


def towers(kinds="pb", seed=1, first=None):
    seated = [
        SeatSetup(seat.name, seat.kind, seat.level, colour)
        for seat, colour in zip(seats(kinds), COLOURS, strict=False)
    ]
    return new_towers_table(seated, seed, first)


def test_each_game_has_its_adapter():
    found = adapters()
    assert {id_: adapter.game.id for id_, adapter in found.items()} == {
        "fort": "fort",
        "towers": "towers",
    }


@pytest.mark.parametrize("options", [TowersOptions(5), TowersOptions(2, 1), TowersOptions(3, 0)])
def test_options_are_read_as_they_were_written(options):
    adapter = TowersAdapter()
    assert adapter.read_options(adapter.write_options(options)) == options


@pytest.mark.parametrize(
    "raw", [{}, {"seats": "2", "first": None}, {"seats": 2, "first": 1, "x": 0}]
)
def test_options_of_something_else_are_refused(raw):
    with pytest.raises(InvalidPosition, match="options"):
        TowersAdapter().read_options(raw)


def test_the_log_begins_with_the_first_offer():
    table = towers(first=1)
    began, dealt = table.first_events_for(0)
    assert began == ev.RoundBegan(1, 1)
    assert dealt == ev.OfferDealt(tuple(table.state.offer))


@pytest.mark.parametrize("seed", [1, 2])
def test_record_leads_back_to_the_same_game(seed):
    table = towers("pbbbb", seed=seed)
    play_on(table, Random(seed), lambda t: t.number == 90)
    record = decode_record(encode_record(to_record(table)), "game")
    assert record.game == "towers"
    assert [seat.colour for seat in record.seats] == list(COLOURS)
    loaded = from_record(record, adapters()[record.game])
    assert loaded.problem is None
    assert loaded.table.state == table.state
    assert loaded.table.moves == table.moves
    assert (loaded.table.seats, loaded.table.options) == (table.seats, table.options)
    progress = table.adapter.progress(table.state)
    assert record.summary.round == table.state.round > 1
    assert tuple(record.summary.points) == progress.points


def test_a_bid_can_be_taken_back_until_cards_come_to_light():
    table = towers("pb", first=0)
    table.submit(Bid(0))
    assert table.can_undo(0) == (True, "")
    table.undo(0)
    table.submit(Bid(5))
    while table.decision().seat == 0 and table.state.round == 1:
        assert table.can_undo(0) == (True, "")
        table.submit(table.legal()[0])
    assert table.state.round == 2
    assert table.can_undo(0) == (False, "hidden")


def test_people_decide_together_at_one_screen():
    """Nothing is hidden, so nobody is asked to pass the screen on."""
    table = towers("ppp", first=0)
    while table.state.round < 3:
        assert table.handover() is None
        legal = table.legal()
        assert table.forced() == (legal[0] if len(legal) == 1 else None)
        table.submit(legal[0])
    fort = begun("pp", first=0)
    fort.put_down()
    assert fort.handover() == 0


def test_points_by_round_come_to_the_final_score():
    table = towers("bb", seed=5)
    play_on(table, Random(5))
    found = points_by_round(table)
    assert [moment.round for moment in found] == list(range(table.state.round + 1))
    assert found[0].points == (0, 0)
    assert list(found[-1].points) == [sum(row.points for row in rows) for rows in table.score()]
