"""What may stand under the name of a file and is none, and calls that must not wait for it."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 20  # seconds, for what takes a few milliseconds


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    here = os.open(".", os.O_RDONLY)
    os.chdir(path.parent)  # the name of a socket is short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)
        os.close(here)


ODD: dict[str, Callable[[Path], object]] = {
    "pipe": _pipe,
    "folder": lambda path: path.mkdir(),
    "device": lambda path: path.symlink_to("/dev/zero"),
    "dead link": lambda path: path.symlink_to("nowhere"),
    "link to itself": lambda path: path.symlink_to(path.name),
    "socket": _socket,
}
NEEDS_ODD_THINGS = pytest.mark.skipif(os.name == "nt", reason="there are no such things")


def at_once(call: Callable[..., Any], *args: Any) -> Any:
    """What `call` returns; it must not wait for anything."""
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(call(*args)), daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert not thread.is_alive(), "it waits"
    return found[0]


def forbid(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on the system lets nobody look into `folder`, whoever runs the tests."""

    def closed(path: object, *, itself: bool) -> bool:
        if not isinstance(path, (str, os.PathLike)):
            return False
        asked = Path(path)
        return folder in asked.parents or (itself and asked == folder)

    def guard(owner: Any, name: str, *, itself: bool) -> None:
        real = getattr(owner, name)

        def call(path: Any = ".", *args: Any, **keywords: Any) -> Any:
            if closed(path, itself=itself):
                raise PermissionError(13, "Permission denied", str(path))
            return real(path, *args, **keywords)

        monkeypatch.setattr(owner, name, call)

    for name in ("listdir", "scandir"):
        guard(os, name, itself=True)
    for name in ("stat", "lstat", "open", "mkdir", "replace", "rename", "unlink"):
        guard(os, name, itself=False)
