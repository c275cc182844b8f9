"""Only one running copy saves."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fort_desktop.storage import lock as module
from fort_desktop.storage.errors import StorageError
from fort_desktop.storage.lock import RunLock

HOLDER = """
import sys
from pathlib import Path
from fort_desktop.storage.lock import RunLock
lock = RunLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_second_copy_gets_it_after_the_first(folder: Path) -> None:
    first, second = (RunLock(folder / "new" / "running.lock") for _ in range(2))
    assert first.acquire()
    assert first.acquire()
    assert not second.acquire()
    assert (first.held, second.held) == (True, False)
    first.release()
    first.release()
    assert second.acquire()
    assert (first.held, second.held) == (False, True)
    second.release()


def test_killed_copy_frees_it(folder: Path) -> None:
    path = folder / "running.lock"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert holder.stdout is not None
    assert holder.stdout.readline().strip() == b"True"
    lock = RunLock(path)
    assert not lock.acquire()
    holder.kill()
    holder.communicate()
    assert lock.acquire()
    lock.release()


def test_folder_that_cannot_be_written_to(folder: Path) -> None:
    (folder / "file").touch()
    with pytest.raises(StorageError) as caught:
        RunLock(folder / "file" / "running.lock").acquire()
    assert caught.value.problem.id == "save-write"


def test_disk_without_locks_is_played_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(_handle: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(module, "_lock", no_locks)
    lock = RunLock(folder / "running.lock")
    assert lock.acquire()
    lock.release()
