"""What a command owes to its terminal: output that cannot be written ends it with one sentence,
a reader that has gone or Ctrl+C ends it without a word."""

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
READER_GONE = 128 + 13  # what a shell says of a program that SIGPIPE ended


def run(name: str, command: Callable[[], int]) -> int:
    """The exit code of a command, which is all that this process is for.

    Args:
        name: of the program, for the sentence on output that cannot be written.
        command: prints as it likes.
    """
    _fill_closed_streams()
    sys.stdout = _watched(sys.stdout, name)
    try:
        interruption.raise_it()
        return command()
    except KeyboardInterrupt:
        return interruption.INTERRUPTED
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to be interrupted


def _fill_closed_streams() -> None:
    """Or the next file that is opened would get what is meant for a stream, as from `>&-`."""
    if os.name == "posix":
        while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
            pass
        os.close(descriptor)
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the end


def _watched(stream: Any, name: str) -> Any:
    """The standard output in the form it has, saying what becomes of it.

    A console of Windows stays what it is; so does what a test or a caller has put there.
    """
    if stream is None and os.name == "posix":
        return io.TextIOWrapper(io.BufferedWriter(_Closed(name)), encoding="utf-8")
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
