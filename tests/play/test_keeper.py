"""What the keeper could not write is kept, tried again and told; nothing of it is lost."""

from __future__ import annotations

import errno
import threading
from collections.abc import Iterator
from random import Random

import pytest

from fort_desktop.play.keeper import Keeper
from fort_desktop.play.record import to_record
from fort_desktop.storage import atomic
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import Problem
from tests.play.helpers import begun, play_on

FULL = ("save-write", ("disk-full",))


class Disk:
    """Full or not; and what the keeper has reported, which can be waited for."""

    def __init__(self) -> None:
        self.full = True
        self.told: list[Problem | None] = []
        self._heard = threading.Condition()

    def report(self, problem: Problem | None) -> None:
        with self._heard:
            self.told.append(problem)
            self._heard.notify_all()

    def wait_for(self, *told: tuple[str, tuple[str, ...]] | None) -> None:
        """Until exactly this has been reported."""
        with self._heard:
            assert self._heard.wait_for(lambda: len(self.told) >= len(told), 10)
            assert [problem and (problem.id, problem.args) for problem in self.told] == [*told]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk, real, unlink = Disk(), atomic._write_part, atomic.Path.unlink

    def write_part(*args):
        if disk.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(*args)

    def remove(path, **how):
        if disk.full and path.exists():
            raise OSError(errno.EROFS, "Read-only file system")
        unlink(path, **how)

    monkeypatch.setattr(atomic, "_write_part", write_part)
    monkeypatch.setattr(atomic.Path, "unlink", remove)
    return disk


@pytest.fixture
def make_keeper(tmp_path, disk) -> Iterator:
    keepers = []

    def make(pause: float = 60.0, **how) -> Keeper:
        keepers.append(Keeper(Autosave(tmp_path), disk.report, pause=pause, **how))
        return keepers[-1]

    yield make
    for keeper in keepers:
        keeper._writer.close()


def kept(tmp_path) -> list[list[str]]:
    """The moves of the games on the disk."""
    return sorted(record.moves for record in Autosave(tmp_path).unfinished())


def test_what_failed_is_written_by_itself_after_a_pause(make_keeper, disk, tmp_path):
    keeper = make_keeper(pause=0.02)
    table = begun("pb", seed=6)
    play_on(table, Random(1), lambda t: t.number == 5)
    keeper.keep(table)
    disk.wait_for(FULL)
    assert keeper.problem.id == "save-write"
    assert [record.moves for record in keeper.unsaved] == [table.moves]
    disk.full = False
    disk.wait_for(FULL, None)
    assert (keeper.problem, keeper.unsaved) == (None, [])
    assert kept(tmp_path) == [table.moves]


def test_a_game_begun_on_a_full_disk_is_written_with_the_next_decision(make_keeper, disk, tmp_path):
    """Also when that is one of another game."""
    keeper = make_keeper()
    first, second = begun("pb", seed=6), begun("pb", seed=7)
    keeper.keep(first)
    disk.wait_for(FULL)
    disk.full = False
    keeper.keep(second)
    keeper._writer.wait()
    assert kept(tmp_path) == [[], []]


def test_the_newest_of_what_failed_is_written(make_keeper, disk, tmp_path):
    keeper = make_keeper()
    table = begun("pb", seed=6)
    for number in range(1, 26):
        play_on(table, Random(number), lambda t, n=number: t.number == n)
        keeper.keep(table)
    keeper._writer.wait()
    disk.wait_for(FULL)
    disk.full = False
    keeper._writer.retry()
    keeper._writer.wait()
    assert kept(tmp_path) == [table.moves]


def test_closing_tries_once_more(make_keeper, disk, tmp_path):
    keeper = make_keeper()
    keeper.keep(begun("pb", seed=6))
    disk.wait_for(FULL)
    disk.full = False
    keeper._writer.close()
    assert kept(tmp_path) == [[]]


def test_a_finished_game_that_could_not_be_removed_is_removed_later(make_keeper, disk, tmp_path):
    disk.full = False
    keeper = make_keeper()
    table = begun("pb", seed=6)
    keeper.keep(table)
    keeper._writer.wait()
    disk.full = True
    play_on(table, Random(1))
    keeper.keep(table)
    disk.wait_for(("save-remove", ("read-only",)))
    assert keeper.unsaved == []
    disk.full = False
    keeper._writer.retry()
    disk.wait_for(("save-remove", ("read-only",)), None)
    assert kept(tmp_path) == []


def test_nothing_is_written_before_it_may_be(make_keeper, disk, tmp_path):
    disk.full = False
    keeper = make_keeper(barred=Problem("save-running", (), "another copy"))
    table = begun("pb", seed=6)
    keeper.keep(table)
    disk.wait_for(("save-running", ()))
    assert kept(tmp_path) == []
    keeper.admit()
    disk.wait_for(("save-running", ()), None)
    assert kept(tmp_path) == [table.moves]


def test_a_fault_while_writing_is_told_and_ends_nothing(make_keeper, disk, tmp_path, monkeypatch):
    disk.full = False
    keeper = make_keeper()
    with monkeypatch.context() as patch:
        patch.setattr(Autosave, "save", lambda *_: {}["no such key"])
        keeper.keep(begun("pb", seed=6))
        disk.wait_for(("save-write", ("other",)))
    keeper._writer.retry()
    disk.wait_for(("save-write", ("other",)), None)
    assert kept(tmp_path) == [[]]


def test_a_game_that_was_removed_does_not_come_back(make_keeper, disk, tmp_path):
    keeper = make_keeper()
    table = begun("pb", seed=6)
    keeper.keep(table)
    disk.wait_for(FULL)
    assert keeper.forget(table.key)
    disk.full = False
    keeper._writer.retry()
    keeper._writer.wait()
    assert keeper.unsaved == []
    assert kept(tmp_path) == []


def test_a_game_that_had_to_wait_is_written_before_the_one_played_since(tmp_path, disk):
    autosave = Autosave(tmp_path)
    keeper = Keeper(autosave, disk.report, pause=600)
    first, second = begun("pb", seed=1), begun("pb", seed=2)
    keeper.keep(first)
    disk.wait_for(FULL)
    disk.full = False
    keeper.keep(second)
    keeper._writer.close()
    assert [record.key for record in autosave.unfinished()] == [second.key, first.key]


# --- what is in a file already -------------------------------------------------------------------


def test_a_game_gone_on_with_is_not_amiss_before_something_is_decided(make_keeper, disk):
    table = begun("pb", seed=6)
    play_on(table, Random(1), lambda t: t.number == 5)
    keeper = make_keeper()
    keeper.found(to_record(table))
    keeper.keep(table)
    keeper._writer.wait()
    assert (keeper.problem, keeper.unsaved, disk.told) == (None, [], [])
    play_on(table, Random(1), lambda t: t.number == 6)
    keeper.keep(table)
    disk.wait_for(FULL)
    assert [record.moves for record in keeper.unsaved] == [table.moves]


def test_a_game_set_apart_is_not_amiss_before_something_is_decided(make_keeper, disk):
    table = begun("pb", seed=6)
    play_on(table, Random(1), lambda t: t.number == 5)
    keeper = make_keeper()
    keeper.found(to_record(table))
    table.begun = "20240506"
    keeper.keep(table)
    keeper._writer.wait()
    assert (keeper.problem, keeper.unsaved) == (None, [])


def test_a_game_saved_elsewhere_is_not_amiss_until_it_goes_on(make_keeper, disk, tmp_path):
    """It is written all the same as soon as there is room."""
    keeper = make_keeper()
    table = begun("pb", seed=6)
    keeper.keep(table)
    disk.wait_for(FULL)
    keeper.found(to_record(table))
    disk.wait_for(FULL, None)
    assert keeper.unsaved == []
    disk.full = False
    keeper._writer.retry()
    keeper._writer.wait()
    assert kept(tmp_path) == [table.moves]


def test_the_game_gone_on_with_last_is_found_first(tmp_path):
    autosave = Autosave(tmp_path)
    older, newer = begun("pb", seed=6), begun("pb", seed=7)
    for table in (older, newer):
        autosave.save(to_record(table))
    keeper = Keeper(autosave, pytest.fail)
    keeper.found(*autosave.unfinished())
    keeper.keep(older)
    keeper._writer.close()
    assert [record.key for record in Autosave(tmp_path).unfinished()] == [older.key, newer.key]
