"""What a game has left behind is taken apart by the thread of the window and by no other."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt

from fort_desktop.ui.collector import Collector, collect_what_is_due
from tests.ui.hands import until


@pytest.fixture
def collecting() -> Iterator[None]:
    """Python collects by itself, as it does before there is a window."""
    before = gc.isenabled()
    gc.enable()
    yield
    (gc.enable if before else gc.disable)()


class Left(QObject):
    """Something that nobody has any more, and that has itself."""

    def __init__(self, told: list[str]) -> None:
        super().__init__()
        self.itself = self
        tell = lambda: told.append(threading.current_thread().name)  # noqa: E731
        self.destroyed.connect(tell, Qt.ConnectionType.DirectConnection)


def made_beside() -> list[list[None]]:
    """So much, made by another thread, that Python would collect all generations."""
    made: list[list[None]] = []
    work = lambda: made.extend([] for _ in range(200_000))  # noqa: E731
    thread = threading.Thread(target=work, name="beside")
    thread.start()
    thread.join()
    return made


def test_without_it_any_thread_takes_apart_what_is_left(qapp, collecting):
    """Else there would be no need for it."""
    told: list[str] = []
    gc.collect()
    Left(told)
    assert made_beside()
    assert told == ["beside"]


def test_with_it_only_the_thread_of_the_window_does(qapp, collecting):
    told: list[str] = []
    gc.collect()
    collector = Collector()
    Left(told)
    made = made_beside()
    assert told == []
    assert until(lambda: told != [], collector._timer.timeout)
    assert told == [threading.current_thread().name]
    collector.close()
    assert gc.isenabled()
    assert made


def test_it_takes_no_longer_than_needed(monkeypatch):
    """The oldest generation that is due is collected, and nothing when none is."""
    asked: list[int] = []
    monkeypatch.setattr(gc, "collect", asked.append)
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    for count in ((700, 10, 10), (701, 10, 10), (701, 11, 3), (5, 2, 11)):
        monkeypatch.setattr(gc, "get_count", lambda count=count: count)
        collect_what_is_due()
    monkeypatch.setattr(gc, "get_threshold", lambda: (0, 0, 0))  # somebody wants none
    collect_what_is_due()
    assert asked == [0, 1, 2]


def test_a_window_has_one(collecting, make_stage):
    stage = make_stage()
    assert not gc.isenabled()
    assert stage.collector._timer.isActive()
