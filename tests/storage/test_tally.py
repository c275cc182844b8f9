"""Finished games count at once and once, whatever the disk does."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from fort_desktop.storage import tally as module
from fort_desktop.storage.errors import Problem
from fort_desktop.storage.statistics import Person, load_statistics
from fort_desktop.storage.tally import Tally
from fort_desktop.storage.writer import Writer

OLA = [Person("Ola", 20, won=True)]


def in_file(path: Path) -> int:
    known, _ = load_statistics(path)
    assert known is not None
    return known.games["fort"].finished if known.games else 0


def counted(tally: Tally) -> int:
    known = tally.known()
    assert known is not None
    return known.games["fort"].finished


def unexpected(problem: Problem) -> None:
    raise AssertionError(problem)


def test_what_waits_for_the_disk_counts_already_and_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, writer = folder / "statistics.json", Writer()
    begun, free = threading.Event(), threading.Event()
    real = module.save_statistics

    def slowly(*args: object) -> None:
        begun.set()
        assert free.wait(60)
        real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "save_statistics", slowly)
    tally = Tally(path, writer, unexpected, unexpected, save=True)
    for number in (1, 2, 3):
        tally.add("fort", 2, OLA)
        assert begun.wait(60)
        assert (counted(tally), in_file(path)) == (number, 0)
    free.set()
    writer.wait()
    assert (counted(tally), in_file(path)) == (3, 3)
    writer.close()


def test_another_copy_may_have_counted_before_this_one_may(folder: Path) -> None:
    path, writer = folder / "statistics.json", Writer()
    first = Tally(path, writer, unexpected, unexpected, save=True)
    second = Tally(path, writer, unexpected, unexpected, save=False)
    second.add("fort", 2, OLA)
    writer.wait()
    assert not path.exists()
    first.add("fort", 2, OLA)
    writer.wait()
    assert counted(second) == 2
    second.admit()
    writer.wait()
    assert in_file(path) == 2
    assert counted(second) == 2
    writer.close()
