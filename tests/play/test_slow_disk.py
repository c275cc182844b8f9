"""Games are kept while the disk is busy: they are known at once, and whoever reads waits not."""

import os
import threading
from random import Random
from types import SimpleNamespace

import pytest

from fort_desktop.play import keeper as keeper_module
from fort_desktop.play.keeper import Keeper
from fort_desktop.storage.autosave import Autosave
from tests.play.helpers import begun, play_on
from tests.storage.samples import newest


def midgame(seed=1):
    table = begun("pb", seed=seed)
    play_on(table, Random(seed), lambda table: table.number == 60)
    return table


@pytest.fixture
def slow_disk(monkeypatch):
    """Writing takes until the test says so: `slow_disk.begun` and `slow_disk.done` are events."""
    begun_, done = threading.Event(), threading.Event()

    def fsync(_handle):
        begun_.set()
        assert done.wait(60)

    monkeypatch.setattr(os, "fsync", fsync)
    yield SimpleNamespace(begun=begun_, done=done)
    done.set()


def test_whoever_reads_while_a_game_is_being_written_costs_it_nothing(tmp_path, slow_disk):
    keeper = Keeper(Autosave(tmp_path), pytest.fail)
    table = midgame()
    keeper.keep(table)
    assert slow_disk.begun.wait(60)
    assert Autosave(tmp_path).unfinished() == []
    slow_disk.done.set()
    keeper._writer.close()
    assert newest(Autosave(tmp_path)).moves == table.moves


def test_what_has_been_kept_is_known_before_it_is_on_the_disk(tmp_path, slow_disk):
    keeper = Keeper(Autosave(tmp_path), pytest.fail)
    first, second = midgame(seed=1), midgame(seed=2)
    for table in (first, second, first):
        keeper.keep(table)
    assert [record.key for record in keeper.kept] == [first.key, second.key]
    slow_disk.done.set()
    keeper._writer.close()
    assert [record.key for record in keeper.kept] == [first.key, second.key]


def test_the_game_kept_last_is_written_last(tmp_path, slow_disk):
    keeper = Keeper(Autosave(tmp_path), pytest.fail)
    keeper.keep(midgame(seed=3))
    assert slow_disk.begun.wait(60)  # with that one, so that the others wait
    first, second = midgame(seed=1), midgame(seed=2)
    for table in (first, second, first):
        keeper.keep(table)
    slow_disk.done.set()
    keeper._writer.close()
    assert newest(Autosave(tmp_path)).key == first.key


def test_a_forgotten_game_is_not_written_any_more(tmp_path, slow_disk):
    autosave = Autosave(tmp_path)
    keeper = Keeper(autosave, pytest.fail)
    first, second = midgame(seed=1), midgame(seed=2)
    keeper.keep(first)
    assert slow_disk.begun.wait(60)
    keeper.keep(second)
    assert keeper.forget(second.key)
    slow_disk.done.set()
    keeper._writer.close()
    assert [record.key for record in autosave.unfinished()] == [first.key]
    assert [record.key for record in keeper.kept] == [first.key]


def test_a_game_that_the_disk_is_busy_with_is_not_forgotten(tmp_path, slow_disk, monkeypatch):
    monkeypatch.setattr(keeper_module, "PATIENCE", 0.01)
    keeper = Keeper(Autosave(tmp_path), pytest.fail)
    table = midgame()
    keeper.keep(table)
    assert slow_disk.begun.wait(60)
    play_on(table, Random(2), lambda table: table.number == 61)
    keeper.keep(table)
    assert not keeper.forget(table.key)
    slow_disk.done.set()
    keeper._writer.close()
    assert newest(Autosave(tmp_path)).moves == table.moves
