"""How far it is, on one line of a terminal; nothing where nobody sits before it."""

from __future__ import annotations

import sys
import time

from fort_desktop.arguments import counted

EVERY = 0.2  # seconds


class Progress:
    """Tells of what is played one after another.

    Args:
        total: how many there will be.
        one: what one of them is called.
    """

    def __init__(self, total: int, one: str = "deal") -> None:
        self._total = total
        self._one = one
        self._shown = 0  # letters
        self._begin = self._last = time.monotonic()
        self._terminal = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """So many are over."""
        now = time.monotonic()
        if not self._terminal or now - self._last < EVERY:
            return
        self._last = now
        left = (now - self._begin) / done * (self._total - done)
        minutes, seconds = divmod(round(left), 60)
        text = f"{done} of {counted(self._total, self._one)}, {minutes}:{seconds:02} left"
        sys.stderr.write(f"\r{text:<{self._shown}}")
        sys.stderr.flush()
        self._shown = len(text)

    def clear(self) -> None:
        """The line is free for others."""
        if self._shown:
            sys.stderr.write(f"\r{'':{self._shown}}\r")
            sys.stderr.flush()
            self._shown = 0
