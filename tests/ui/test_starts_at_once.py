"""How long a second start waits for a first one that is still starting, or that does not answer."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import pytest

from fort_desktop.storage.lock import RunLock
from fort_desktop.ui import one_instance
from fort_desktop.ui.one_instance import address, hand_over
from tests.ui.copies import PATIENCE

POSIX = pytest.mark.skipif(os.name != "posix", reason="POSIX only")


class Clock:
    """Time passes only for who sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.mark.parametrize("listens_after", [1, 9, 11])
def test_a_first_copy_that_is_still_starting_is_waited_for_longer(
    tmp_path, monkeypatch, listens_after
):
    clock = Clock()
    monkeypatch.setattr(one_instance, "time", clock)
    first, second = RunLock(tmp_path / "lock"), RunLock(tmp_path / "lock")
    assert first.acquire()
    there = clock.now + listens_after
    monkeypatch.setattr(one_instance, "_ask", lambda *_: True if clock.now >= there else None)
    assert hand_over(second, tmp_path, None, {}) == (listens_after < one_instance.STARTING)
    assert not second.held
    first.release()


@pytest.fixture
def short() -> Iterator[str]:
    """A folder for sockets: their addresses have but a hundred letters."""
    with TemporaryDirectory(prefix="fort-") as folder:
        yield folder


@pytest.fixture
def asked(monkeypatch) -> list[bool | None]:
    """What came of each time that the first was asked."""
    found: list[bool | None] = []
    ask = one_instance._ask
    monkeypatch.setattr(one_instance, "_ask", lambda *how: found.append(ask(*how)) or found[-1])
    return found


@POSIX
def test_a_first_copy_that_listens_and_says_nothing_is_asked_once(tmp_path, short, asked):
    first, second = RunLock(tmp_path / "lock"), RunLock(tmp_path / "lock")
    assert first.acquire()
    runtime = {"XDG_RUNTIME_DIR": short}
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(address(tmp_path, runtime))
        server.listen()
        assert not hand_over(second, tmp_path, None, runtime, 0.1, PATIENCE)
    assert asked == [False]
    first.release()
