"""Two people play Pebbles at a table: the device, the way back, the file, and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fort_desktop.contract.errors import IllegalMove, InvalidPosition
from fort_desktop.contract.kits import adapters
from fort_desktop.play.keeper import Keeper
from fort_desktop.play.points import RoundPoints, points_by_round
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.saves import read_record, write_record
from fort_desktop.ui.services import Services
from tests.third_game.rules.state import HIDDEN, StonePlayed
from tests.third_game.tables import ADAPTER, begun, dealt, play, play_on


def test_the_device_goes_to_whoever_plays_next() -> None:
    table = dealt()
    assert table.handover() == 0
    play(table, 6)
    assert table.handover() == 1
    play(table, 10)
    assert table.handover() is None, "who took the round leads the next, and has the device"
    play(table, 4)
    assert table.handover() == 0


def test_one_person_among_bots_is_never_asked_to_take_over() -> None:
    table = begun("pbb")
    while not table.over:
        assert table.handover() is None
        table.submit(table.legal()[0])


def test_a_stone_is_taken_back_until_another_has_decided() -> None:
    table = dealt("ppp")
    play(table, 6)
    assert table.can_undo(0) == (True, "")
    assert table.taker_back() == 0
    play(table, 4)
    assert table.can_undo(0) == (False, "other")
    assert [entry.notation for entry in table.undo(1)] == ["play 4"]
    assert (table.state.actor, table.view(1).hands[1]) == (1, [1, 4, 7, 10, 18])


def test_what_was_shown_is_not_hidden_again() -> None:
    table = dealt()
    play(table, 6, 10)
    assert table.can_undo(1) == (False, "hidden")
    with pytest.raises(IllegalMove, match="hidden"):
        table.undo(1)
    play(table, 4)
    assert table.can_undo(1) == (True, "")


def test_nobody_is_told_of_a_stone_that_lies_face_down() -> None:
    table = dealt()
    play(table, 6)
    assert table.events_for(0) == [StonePlayed(0, 6)]
    for seat in (1, -1):
        assert table.events_for(seat) == [StonePlayed(0, HIDDEN)]
        assert table.view(seat).played == [HIDDEN]


def test_a_game_is_written_into_a_file_and_goes_on(tmp_path) -> None:
    table, file = begun("ppp"), tmp_path / "game.json"
    play_on_for(table, 5)
    write_record(file, to_record(table))
    loaded = from_record(read_record(file), adapters()["pebbles"], file.stem)
    assert loaded.problem is None
    again = loaded.table
    assert (again.moves, again.state, again.seats) == (table.moves, table.state, table.seats)
    assert again.handover() == again.state.actor, "whoever had the device may have left it"
    play_on(again)
    play_on(table)
    assert again.score() == table.score()


def play_on_for(table, moves: int) -> None:
    for _ in range(moves):
        table.submit(table.legal()[-1])


def test_with_other_rules_a_game_goes_on_from_where_it_stands() -> None:
    table = begun()
    play_on_for(table, 3)
    record = to_record(table)
    changed = from_record(record.model_copy(update={"digest": "pebbles-0"}), ADAPTER)
    assert changed.problem is not None
    assert changed.problem.id == "save-rules"
    assert changed.table.state == table.state
    assert changed.table.moves == table.moves


def test_options_of_another_game_are_refused() -> None:
    for raw in ({}, {"seats": 2}, {"seats": "2", "first": None}, {"seats": 2, "first": 1, "x": 1}):
        with pytest.raises(InvalidPosition):
            ADAPTER.read_options(raw)
    options = begun().options
    for first in (None, 0, 1):
        told = replace(options, first=first)
        assert ADAPTER.read_options(ADAPTER.write_options(told)) == told


def test_a_game_that_was_left_is_found_and_one_that_is_over_is_not(tmp_path) -> None:
    problems = []
    keeper = Keeper(Autosave(tmp_path), problems.append)
    table = begun()
    play_on_for(table, 3)
    keeper.keep(table)
    keeper._writer.wait()
    assert [record.game for record in Autosave(tmp_path).unfinished()] == ["pebbles"]
    keeper.keep(play_on(table))
    keeper._writer.close()
    assert Autosave(tmp_path).unfinished() == []
    assert problems == []


def test_points_of_two_sources_decide() -> None:
    table = dealt(hands=[[1, 2, 3, 4, 18], [5, 6, 7, 8, 9]])
    for stones in ((1, 5), (6, 2), (7, 3), (8, 4)):
        play(table, *stones)
    rows = table.score()
    assert [[(row.source, row.points) for row in own] for own in rows] == [
        [("rounds", 0), ("kept", 3)],
        [("rounds", 10), ("kept", 1)],
    ]
    assert table.winners() == [1]
    assert points_by_round(table)[-1] == RoundPoints(4, (0, 10)), "what is kept comes at the end"


def test_a_finished_game_is_counted_for_both_people(folders) -> None:
    problems = []
    services = Services(folders, problems.append)
    table = play_on(begun())
    totals = [sum(row.points for row in rows) for rows in table.score()]
    services.keep(table)
    standing = services.count(table)
    assert [(one.seat, one.played, one.best) for one in standing] == [
        (0, 1, totals[0]),
        (1, 1, totals[1]),
    ]
    assert [one.seat for one in standing if one.won] == table.winners()
    services.close()
    again = Services(folders, problems.append)
    assert set(again.results()) == {"pebbles"}
    assert set(again.results()["pebbles"]) == {"Ola", "Jan"}
    again.close()
    assert problems == []
