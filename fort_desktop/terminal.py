"""What a command owes to its terminal: output that cannot be written ends it with one sentence,
a reader that has gone or Ctrl+C ends it without a word. Where there is no terminal at all, as in a
program with a window on Windows, it does its work in silence."""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from fort_desktop import interruption

LOST = 1
_OUTPUT, _ERRORS = 1, 2  # descriptors
READER_GONE = 128 + 13  # what a shell says of a program that SIGPIPE ended


def run(name: str, command: Callable[[], int]) -> int:
    """The exit code of a command, which is all that this process is for.

    Args:
        name: of the program, for the sentence on output that cannot be written.
        command: prints as it likes.
    """
    closed = _fill_closed_streams()
    if sys.stdout is None and _OUTPUT in closed:
        sys.stdout = _told_as_closed(name)
    _fill_missing_streams()
    sys.stdout = _watched(sys.stdout, name)
    try:
        interruption.raise_it()
        return command()
    except KeyboardInterrupt:
        return interruption.INTERRUPTED
    finally:
        sys.stdout.flush()
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to be interrupted


def _fill_closed_streams() -> list[int]:
    """Or the next file that is opened would get what is meant for a stream, as from `>&-`.

    Returns:
        the descriptors that were closed; on Windows nobody can close one.
    """
    closed: list[int] = []
    if os.name == "posix":
        while (descriptor := os.open(os.devnull, os.O_RDWR)) <= _ERRORS:
            closed.append(descriptor)
        os.close(descriptor)
    return closed


def _fill_missing_streams() -> None:
    """Whoever prints need not ask whether there is a stream."""
    if sys.stdout is None:
        sys.stdout = _nowhere()
    if sys.stderr is None:
        sys.stderr = _nowhere()


def _nowhere() -> io.TextIOWrapper:
    return Path(os.devnull).open("w", encoding="utf-8")


def _watched(stream: Any, name: str) -> Any:
    """The standard output in the form it has, saying what becomes of it.

    A console of Windows stays what it is; so does what a test or a caller has put there.
    """
    if stream is not sys.__stdout__ or not isinstance(stream, io.TextIOWrapper):
        return stream
    buffer: Any = stream.buffer
    raw = getattr(buffer, "raw", buffer)
    if not isinstance(raw, io.FileIO):
        return stream
    output = _Output(name)
    return io.TextIOWrapper(
        output if buffer is raw else io.BufferedWriter(output),
        encoding=stream.encoding,
        errors=stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )


def _told_as_closed(name: str) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BufferedWriter(_Closed(name)), encoding="utf-8")


class _Output(io.FileIO):
    """The standard output; the first failure to write ends the program."""

    def __init__(self, name: str) -> None:
        super().__init__(1, "w", closefd=False)
        self._name = name

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except OSError as problem:
            self._give_up(problem)

    def _give_up(self, problem: OSError) -> NoReturn:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # takes what is still in buffers
        if problem.errno == errno.EPIPE:
            raise SystemExit(READER_GONE)
        sys.stderr.write(f"{self._name}: the output cannot be written: {problem.strerror}.\n")
        raise SystemExit(LOST)


class _Closed(_Output):
    """It was closed from the beginning: nothing can be said, and no program need say anything."""

    _told = False

    def write(self, data: Any, /) -> int:
        if not self._told:
            self._told = True
            self._give_up(OSError(errno.EBADF, "it is closed"))
        return super().write(data)
