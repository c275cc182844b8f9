"""Statistics of finished games: counted per game and person, and files that went wrong."""

import json

import pytest

from fort_desktop.storage import statistics as module
from fort_desktop.storage.errors import StorageError
from fort_desktop.storage.statistics import (
    Person,
    Statistics,
    count,
    load_statistics,
    save_statistics,
)
from tests.storage.odd import NEEDS_ODD_THINGS, ODD, at_once
from tests.storage.samples import not_allowed


def counted() -> Statistics:
    known = Statistics()
    count(known, "towers", 2, [Person("Ola", 12, won=True)])
    count(known, "towers", 5, [Person("Ola", -3, won=False), Person("Max", 30, won=True)])
    count(known, "fort", 2, [])
    return known


def test_games_and_people_are_counted_per_game():
    games = counted().games
    towers, fort = games["towers"], games["fort"]
    assert (towers.finished, towers.by_seats) == (2, {"2": 1, "5": 1})
    ola, max_ = towers.people["Ola"], towers.people["Max"]
    assert (ola.played, ola.won, ola.best) == (2, 1, 12)
    assert (max_.played, max_.won, max_.best) == (1, 1, 30)
    assert (fort.finished, fort.people) == (1, {})


def test_the_best_may_be_less_than_nothing():
    known = Statistics()
    count(known, "towers", 2, [Person("Ola", -6, won=False)])
    assert known.games["towers"].people["Ola"].best == -6


def test_two_of_one_name_are_one_person():
    known = Statistics()
    count(known, "towers", 3, [Person("Ola", 7, won=False), Person("Ola", 9, won=True)])
    ola = known.games["towers"].people["Ola"]
    assert (ola.played, ola.won, ola.best) == (1, 1, 9)


def test_one_name_in_two_spellings_is_one_person():
    known = Statistics()
    count(known, "towers", 2, [Person("Žofie", 7, won=True)])
    count(known, "towers", 2, [Person("Z\u030cofie", 9, won=False)])
    assert list(known.games["towers"].people) == ["Žofie"]
    assert known.games["towers"].people["Žofie"].played == 2


def test_spellings_of_one_name_in_a_file_are_read_as_one_person(folder):
    path = folder / "statistics.json"
    people = {
        "Z\u030cofie": {"played": 3, "won": 1, "best": -2},
        "#1": {"played": 5, "won": 0, "best": 4},
        "Žofie": {"played": 4, "won": 2, "best": -7},
        "\nŽofie\t": {"played": 1, "won": 0, "best": -9},
    }
    games = {"fort": {"finished": 8, "by_seats": {"2": 8}, "people": people}}
    path.write_text(json.dumps({"version": 1, "games": games}), encoding="ascii")
    known, problem = load_statistics(path)
    assert problem is None
    assert known.games["fort"].model_dump() == {
        "finished": 8,
        "by_seats": {"2": 8},
        "people": {
            "Žofie": {"played": 8, "won": 3, "best": -2},
            "#1": {"played": 5, "won": 0, "best": 4},
        },
    }


def test_what_was_saved_is_read(folder):
    path = folder / "statistics.json"
    assert load_statistics(path) == (Statistics(), None)
    save_statistics(path, counted())
    assert load_statistics(path) == (counted(), None)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[1]",
        b"\xff",
        b'{"version": 0, "games": {}}',
        b'{"version": "2", "games": {}}',
        b'{"version": 1, "games": {"fort": {"finished": -1}}}',
        b'{"version": 1, "games": {"fort": {"finished": "1"}}}',
        b'{"version": 1, "whatever": 0}',
    ],
)
def test_a_file_that_cannot_be_read_is_kept_and_counting_starts_anew(folder, content):
    path = folder / "statistics.json"
    path.write_bytes(content)
    known, problem = load_statistics(path)
    assert known == Statistics()
    assert (problem.id, problem.args) == ("statistics", ("statistics.broken-1.json",))
    assert (folder / "statistics.broken-1.json").read_bytes() == content
    save_statistics(path, counted())
    assert load_statistics(path) == (counted(), None)


def test_a_file_of_a_newer_version_stays_as_it_is_and_nothing_is_counted(folder):
    path = folder / "statistics.json"
    newer = b'{"version": 2, "games": {"whist": {"rubbers": 7}}}'
    path.write_bytes(newer)
    known, problem = load_statistics(path)
    assert known is None
    assert problem.id == "statistics-newer"
    assert {other.name: other.read_bytes() for other in folder.iterdir()} == {path.name: newer}


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_not_waited_for(folder, kind):
    ODD[kind](folder / "statistics.json")
    known, problem = at_once(load_statistics, folder / "statistics.json")
    if kind == "folder":  # it cannot change names with a file
        assert (known, problem.id) == (None, "statistics-read")
        assert problem.args == ("statistics.json", "no-file")
    else:
        assert (known, problem.args) == (Statistics(), ("statistics.broken-1.json",))


def test_a_file_that_cannot_be_set_aside_is_not_written_over(folder, monkeypatch):
    path = folder / "statistics.json"
    path.write_bytes(b"{")
    monkeypatch.setattr(module, "set_aside", not_allowed)
    known, problem = load_statistics(path)
    assert (known, problem.id, problem.args[1]) == (None, "statistics-read", "not-allowed")


def test_a_folder_that_cannot_be_written_is_told(folder):
    blocked = folder / "file"
    blocked.write_text("not a folder")
    with pytest.raises(StorageError) as refused:
        save_statistics(blocked / "statistics.json", counted())
    assert refused.value.problem.id == "statistics-write"
