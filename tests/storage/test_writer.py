"""Whoever writes waits for nothing; the last value is written, and each failure is its own."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from fort_desktop.storage.errors import Problem, StorageError
from fort_desktop.storage.writer import Task, Writer


class Desk:
    """What has been written and told, and a disk that can be held and refuse names."""

    def __init__(self) -> None:
        self.writer = Writer(pause=600)
        self.written: list[tuple[str, int]] = []
        self.told: list[tuple[str, str]] = []
        self.refuses: set[str] = set()
        self.begun, self.free = threading.Event(), threading.Event()
        self.free.set()

    def put(self, name: str, value: int, *, again: bool = True) -> None:
        def write() -> None:
            self.begun.set()
            assert self.free.wait(60)
            if name in self.refuses:
                raise StorageError(Problem("refused", (name,), "a test"))
            self.written.append((name, value))

        def told(problem: Problem | None) -> None:
            self.told.append((name, problem.args[0] if problem else ""))

        self.writer.put(Task(name, write, told, again=again))

    def hold(self) -> None:
        """The disk is busy with something and does not answer."""
        self.free.clear()
        self.put("first", 0)
        assert self.begun.wait(60)


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.free.set()
    desk.writer.close()


def test_of_several_that_wait_under_a_name_the_last_is_written(desk: Desk) -> None:
    desk.hold()
    for value in (1, 2, 3):
        desk.put("settings", value)
        desk.put("statistics", -value)
    desk.free.set()
    desk.writer.wait()
    assert desk.written == [("first", 0), ("settings", 3), ("statistics", -3)]


def test_each_failure_is_told_to_whoever_has_it(desk: Desk) -> None:
    desk.refuses = {"settings"}
    for name in ("settings", "statistics"):
        desk.put(name, 1)
    desk.writer.close()
    assert ("settings", "settings") in desk.told
    assert ("statistics", "") in desk.told
    assert [task.name for task, _ in desk.writer.failed] == ["settings"]


def test_what_failed_is_tried_again_with_the_next_and_in_its_last_state(desk: Desk) -> None:
    desk.refuses = {"settings"}
    desk.put("settings", 1)
    desk.writer.wait()
    desk.refuses = set()
    desk.put("settings", 2)
    desk.put("statistics", 1)
    desk.writer.wait()
    assert sorted(desk.written) == [("settings", 2), ("statistics", 1)]
    assert desk.writer.open == []


def test_what_is_not_to_be_tried_again_is_not(desk: Desk) -> None:
    desk.refuses = {"ours.json"}
    desk.put("ours.json", 1, again=False)
    desk.writer.wait()
    desk.refuses = set()
    desk.writer.retry()
    desk.writer.close()
    assert desk.written == []


def test_closing_writes_what_waits(desk: Desk) -> None:
    desk.hold()
    desk.put("settings", 1)
    closing = threading.Thread(target=desk.writer.close)
    closing.start()
    desk.free.set()
    closing.join()
    assert desk.written == [("first", 0), ("settings", 1)]


def test_without_anything_to_write_there_is_no_thread() -> None:
    before = threading.active_count()
    writer = Writer()
    assert threading.active_count() == before
    assert not writer.busy
    writer.close()
