"""The words after a command: one manner of reading them, and of saying what is wrong with them.

Every command ends with 0; with 1 when it has done its work and something is wrong with what came of
it; with 2 when it has done nothing, since its words or the files in them are of no use.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any

FAULTY = 1
USELESS = 2


class UsageError(Exception):
    """Words of no use; the message is a sentence without its full stop."""


class Parser(argparse.ArgumentParser):
    """Reads the words of a command; no option may be cut short."""

    def __init__(self, prog: str, told: str, **more: Any) -> None:
        """For the command `prog`; `told` is a sentence on what it does."""
        super().__init__(prog, description=told, allow_abbrev=False, exit_on_error=False, **more)
        self._expected: dict[str, str] = {}

    def text(self, name: str, metavar: str, expected: str, told: str, **more: Any) -> None:
        """An option with a text of at least one letter; without `told` none that is shown."""

        def read(text: str) -> str:
            if not text:
                raise UsageError(f"{name}: expected {expected}; found nothing")
            return text

        self._expected[name] = expected
        help_ = told or argparse.SUPPRESS
        self.add_argument(name, type=read, metavar=metavar, help=help_, **more)

    def number(self, name: str, usual: int, least: int, most: int, told: str) -> None:
        """An option with a whole number."""

        def read(text: str) -> int:
            return whole(name, text, least, most)

        self._expected[name] = _whole(least, most)
        help_ = told or argparse.SUPPRESS
        self.add_argument(name, type=read, default=usual, metavar="N", help=help_)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """What the words say.

        Raises:
            UsageError: they are of no use.
        """
        try:
            found, rest = self.parse_known_args(words)
        except argparse.ArgumentError as error:  # a value is missing, or one is there too many
            name = (error.argument_name or "").partition("/")[0]
            expected = self._expected.get(name, "nothing")
            raise UsageError(f"{name}: expected {expected} after it") from error
        for word in rest:
            kind = "option" if word.startswith("-") else "use for the word"
            raise UsageError(f"there is no {kind} {quoted(word)} (see {self.prog} --help)")
        return found


def whole(name: str, text: str, least: int, most: int) -> int:
    """The number that the option `name` is given.

    Raises:
        UsageError: it is no whole number between these two.
    """
    try:
        found = int(text)
    except ValueError:  # also of more digits than Python reads
        found = least - 1
    if not least <= found <= most:
        raise UsageError(f"{name}: expected {_whole(least, most)}; found {quoted(text)}")
    return found


def _whole(least: int, most: int) -> str:
    return f"a whole number from {least} to {most}"


def quoted(text: str) -> str:
    """A word as it was typed, on one line."""
    return f"'{on_one_line(text)}'" if text else "nothing"


def on_one_line(text: str) -> str:
    """The same without what a terminal would obey."""
    return text if text.isprintable() else ascii(text)[1:-1]


def counted(n: int, one: str) -> str:
    """A number of things, as in "1 game" and "2 games"."""
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def reason(error: Exception) -> str:
    """Why the system does not do something with a file."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def answered(prog: str, command: Callable[[], int]) -> int:
    """The exit code of a command; of words of no use it says why, in one sentence.

    So it does where the system lacks a library that Qt needs, which whoever has installed a wheel
    learns by nothing else.
    """
    try:
        return command()
    except UsageError as error:
        complain(prog, str(error))
        return USELESS
    except ImportError as error:
        if not compiled(error):
            raise
        complain(prog, not_loaded(error))
        return FAULTY


def compiled(error: ImportError) -> bool:
    """Whether it was no source that could not be imported: the system's loader refuses it."""
    return error.path is not None and not error.path.endswith((".py", ".pyc"))


def not_loaded(error: ImportError) -> str:
    """What the loader refuses and why, a sentence without its full stop."""
    return f"{error.name} cannot be loaded: {error}"


def complain(prog: str, what: str) -> None:
    """Say what is wrong, a sentence without its full stop."""
    sys.stderr.write(f"{prog}: {what}.\n")
