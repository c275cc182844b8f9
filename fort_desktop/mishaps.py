"""What nobody has foreseen: it goes into a log, and whoever sits there is told in one sentence.

That is any exception that nobody has caught, be it in a thread or in what Qt calls, and whatever is
noted here. The log says where in the program it was and names neither players nor cards. Without
`watch`, as in tests, in tools and in the bots' processes, nothing is noted, and Python tells of
exceptions in its own way. It is read before the first frame, so it needs next to nothing itself.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Protocol

GRACE = 0.2  # seconds; so long the window waits for the log, and
PATIENCE = 3.0  # so long does whoever has no window, or is about to end
_FRAMES = 40
_SECRETS = 16
# What these say names code, files or the system, never a value; others may name players and cards.
_PLAIN = (ArithmeticError, AttributeError, ImportError, NameError, OSError, RuntimeError, TypeError)


class Log(Protocol):
    """Where it is noted; no method raises anything."""

    file: Path

    def begin(self) -> None:
        """Say once which program it is, and note from now on why it crashes."""

    def note(self, text: str) -> None:
        """Write an entry, beside the program."""

    def wait(self, patience: float) -> str:
        """Why not all is written after so many seconds, as part of a sentence; empty if it is."""

    def close(self, patience: float) -> None:
        """Finish; what comes later is written at once."""


class _Watch:
    def __init__(self, name: str, open_log: Callable[[], Log]) -> None:
        self._name = name
        self._open_log = open_log
        self._log: Log | None = None
        self._opening = threading.RLock()
        self._told: set[str] = set()  # kinds of errors
        self._secrets: deque[str] = deque(maxlen=_SECRETS)
        self.listener: Callable[[], object] | None = None

    @property
    def log(self) -> Log:
        with self._opening:
            if self._log is None:
                self._log = self._open_log()
            return self._log

    def close(self) -> None:
        if self._log is not None:
            self._log.close(PATIENCE)

    def caught(self, error: BaseException, where: str = "") -> None:
        """An exception that nobody has caught; `where` begins its entry."""
        if not _is_plain(error):
            self._secrets.append(str(error))
        with contextlib.suppress(Exception):
            self.log.note(where + described(error))
        kind = _kind(error)
        if kind not in self._told:
            self._told.add(kind)
            self._tell(kind)

    def without_secrets(self, text: str) -> str:
        """QML repeats at the end of its warning what an exception of a slot has said."""
        for secret in self._secrets:
            if secret:
                text = text.removesuffix(secret)
        return text

    def _tell(self, kind: str) -> None:
        """Once for each kind: what fails with every tick of a clock would else never be silent."""
        patience, details = PATIENCE, "there is no log of it"
        if self.listener is not None:
            patience = GRACE
            with contextlib.suppress(Exception):
                self.listener()
        with contextlib.suppress(Exception):
            problem = self.log.wait(patience)
            details = f"details are in {self.log.file}"
            if problem:
                details = f"the log {self.log.file} cannot be written: {problem}"
        sys.stderr.write(f"{self._name}: something went wrong ({kind}); {details}.\n")


_watch: _Watch | None = None


def watch(name: str, open_log: Callable[[], Log]) -> None:
    """From now on nothing unforeseen ends in a traceback on the terminal.

    Args:
        name: of the program, for the sentence.
        open_log: called when there is something to note for the first time.
    """
    global _watch  # noqa: PLW0603 - there is one program
    _watch = _Watch(name, open_log)
    sys.excepthook = _uncaught
    threading.excepthook = _uncaught_in_thread
    sys.unraisablehook = _unraisable


def end() -> None:
    """The program is about to end: all is written."""
    if _watch is not None:
        _watch.close()


def begin() -> None:
    """The program runs; the log says so."""
    if _watch is not None:
        with contextlib.suppress(Exception):
            _watch.log.begin()


def note(text: str, patience: float = 0) -> None:
    """Put something into the log; so many seconds it is waited for."""
    if _watch is not None:
        with contextlib.suppress(Exception):  # what deals with mishaps makes none
            _watch.log.note(_watch.without_secrets(text))
            if patience:
                _watch.log.wait(patience)


def tell(listener: Callable[[], object] | None) -> None:
    """Call this, from any thread, when an error of a new kind has come; None tells nobody."""
    if _watch is not None:
        _watch.listener = listener


def log() -> Log | None:
    """Where things are noted; None when nothing is."""
    return None if _watch is None else _watch.log


def described(error: BaseException) -> str:
    """Where an exception came from and what it is, without what it may say of a game."""
    import traceback  # noqa: PLC0415 - only when it is needed

    told: list[str] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        frames = traceback.format_tb(current.__traceback__, -_FRAMES)
        told.append(f"{type(current).__name__}{_message(current)}\n{''.join(frames)}".rstrip())
        implied = None if current.__suppress_context__ else current.__context__
        current = current.__cause__ or implied
    return "\nwhile dealing with ".join(told)


def _message(error: BaseException) -> str:
    text = str(error)
    if not text:
        return ""
    return f": {text}" if _is_plain(error) else ": (left out, as it may name players or cards)"


def _is_plain(error: BaseException) -> bool:
    return type(error).__module__ == "builtins" and isinstance(error, _PLAIN)


def _kind(error: BaseException) -> str:
    """Its class and place: whatever fails there in this way is the same mishap."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    name = type(error).__name__
    if place is None:
        return name
    return f"{name}, {Path(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno}"


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not isinstance(error, Exception):
        sys.__excepthook__(kind, error, trace)  # Ctrl+C has its own way
    elif _watch is not None:
        with contextlib.suppress(Exception):
            _watch.caught(error)


def _uncaught_in_thread(found: threading.ExceptHookArgs) -> None:
    if _watch is not None and isinstance(found.exc_value, Exception):
        name = "?" if found.thread is None else found.thread.name
        with contextlib.suppress(Exception):
            _watch.caught(found.exc_value, f"In the thread {name}: ")


def _unraisable(found: sys.UnraisableHookArgs) -> None:
    """While something is cleared away: nobody waits for what it should have done."""
    if isinstance(found.exc_value, Exception) and not sys.is_finalizing():
        with contextlib.suppress(Exception):
            note(f"{found.err_msg or 'While clearing away'}: {described(found.exc_value)}")
