"""Which build of the games runs: their sources, or the extension modules that mypyc makes of them.

Extension modules lie beside the sources and come before them (docs/compiled.md).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

SWITCH = "FORT_RULES"  # a variable, which the processes of bots inherit
PURE, COMPILED = "pure", "compiled"
GAMES = "fort_desktop.games"
LIBRARY = "fort_desktop__mypyc"  # what all extension modules share, beside the package

PACKAGE = Path(__file__).parent
CHECKOUT = PACKAGE.parent / "dev.py"  # there alone
DIGEST = PACKAGE.parent / "build" / "compiled" / "digest"  # written when a checkout is compiled
# What mypyc reads: besides what it compiles the contract, on whose types and constants it relies.
READ = ("contract/*.py", "games/*/bots/*.py", "games/*/rules/*.py")
OUTDATED = (
    "fort-desktop: the compiled build is older than its sources, which run instead; "
    "`dev.py compile` makes it anew"
)


class Sources:
    """Finds the sources of the games, whatever lies beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """As Python asks each finder; None leaves the name to the next one."""
        if not name.startswith(f"{GAMES}."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            if found := finder.find_spec(name, target):
                return found
        return None


def fault() -> str:
    """What the variable asks for in vain, a sentence without its full stop; empty is nothing."""
    wanted, found = os.environ.get(SWITCH, ""), find_spec(LIBRARY) is not None
    if wanted == COMPILED and not found:
        return f"{SWITCH} is {COMPILED!r}, and there is no compiled build"
    if wanted == PURE and found and getattr(sys, "frozen", False):
        return f"{SWITCH} is {PURE!r}, and this app carries its compiled build alone"
    if wanted not in {"", PURE, COMPILED}:
        return f"{SWITCH} is {PURE!r} or {COMPILED!r}; found {wanted!r}"
    return ""


def choose() -> None:
    """Choose the build before any game is imported, and for the processes of bots as well.

    Raises:
        ImportError: the variable wants a build that is not there, or says anything else.
    """
    wanted, found = os.environ.get(SWITCH, ""), find_spec(LIBRARY) is not None
    if vain := fault():
        raise ImportError(vain)
    if not wanted and found and outdated():
        sys.stderr.write(f"{OUTDATED}\n")
    os.environ[SWITCH] = COMPILED if compiled() else PURE
    if wanted == PURE or (found and not compiled()):
        sys.meta_path.insert(sys.meta_path.index(PathFinder), Sources())


def outdated() -> bool:
    """Whether a source of this checkout has been written since; nobody writes in a wheel."""
    if not CHECKOUT.exists():
        return False
    try:
        made = DIGEST.stat().st_mtime_ns
    except OSError:
        return True
    return any(path.stat().st_mtime_ns > made for names in READ for path in PACKAGE.glob(names))


def compiled() -> bool:
    """Whether the compiled build runs; nothing of a game is imported for that."""
    wanted = os.environ.get(SWITCH)
    if wanted == PURE or find_spec(LIBRARY) is None:
        return False
    return wanted == COMPILED or not outdated()


def told() -> str:
    """The same for people."""
    return "compiled rules" if compiled() else "pure Python rules"
