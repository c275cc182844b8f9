"""Finds what nothing in the app uses: vulture, told what QML and Qt call; prints each finding.

Tests are not read: what they alone use is dead as well. A name counts as used wherever it is read,
whosever it is, so what is found is dead, but not all that is dead is found.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from vulture import Vulture
from vulture.core import Item

from fort_desktop import terminal

TOP = Path(__file__).resolve().parent.parent
PACKAGE = TOP / "fort_desktop"

# Names that are used where nobody can see it, by reason. A name that excuses nothing is a fault.
ALLOWED = {
    "Qt calls them: overrides": ("eventFilter", "roleNames", "rowCount"),
    "PySide6 reads them while it registers a class for QML": (
        "QML_IMPORT_MAJOR_VERSION",
        "QML_IMPORT_NAME",
    ),
    "pydantic reads it": ("model_config",),
    "Python calls it": ("unraisablehook",),
    "held so that it lives as long as the window": ("one_button",),
    "tools/check_i18n.py reads it: how many plural forms a language has": ("forms",),
    "a view holds all that a seat may see (F-SET, D-SET), and the golden games write it down": (
        "kennel_size",
    ),
    "for games to come, like the one among the tests": ("by_legal_moves",),
    "tests tell by it who chose a move, which nothing else shows": ("fallback",),
    "PettingZoo asks for them: fort_desktop/research": (
        "action_space",
        "infos",
        "metadata",
        "observation_space",
        "observe",
        "render",
        "reset",
    ),
    "for learners from outside: docs/research.md": ("bot_action",),
}
# Decorators whose functions are called by whoever decorates.
CALLED = ("@*_validator",)
# Where QML finds what it uses.
SCREEN = ("ui/*", "games/*/screen/*")
# Files whose names are looked up by a string that stands elsewhere, and who does so.
LOOKED_UP = {
    "games/*/bots/*.py": "BOTS of games/fort/kit.py",
    "games/fort/words/why.py": "`getattr(say, reason.id)` in games/fort/screen/reasons.py",
}

WORD = re.compile(r"[A-Za-z_]\w*")
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)  # no address: `https://…`
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@dataclass
class Search:
    """What is found in a package, and what was excused by its name."""

    found: list[Item] = field(default_factory=list)
    excused: set[str] = field(default_factory=set)


def search(package: Path, allowed: Collection[str]) -> Search:
    vulture = Vulture(ignore_decorators=list(CALLED))
    vulture.scavenge([str(package)])
    on_screen, strings = qml_names(package), string_names(package)
    result = Search()
    for item in vulture.get_unused_code(min_confidence=60):
        if item.name in allowed:
            result.excused.add(item.name)
            continue
        path = Path(item.filename).resolve().relative_to(package.resolve()).as_posix()
        by_qml = item.name in on_screen and matches(path, SCREEN)
        if not by_qml and not (item.name in strings and matches(path, LOOKED_UP)):
            result.found.append(item)
    return result


def matches(path: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns)


def qml_names(package: Path) -> set[str]:
    """Every word of the QML files, and how Python may spell the same: rowCount, row_count."""
    found: set[str] = set()
    for path in package.rglob("*.qml"):
        text = COMMENT.sub("", path.read_text(encoding="utf-8"))
        found.update(WORD.findall(text))
    return found | {HUMP.sub("_", word).lower() for word in found}


def string_names(package: Path) -> set[str]:
    """Every string of the Python files."""
    return {
        node.value
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def faults(package: Path = PACKAGE) -> Iterator[str]:
    allowed = {name for names in ALLOWED.values() for name in names}
    result = search(package, allowed)
    for item in result.found:
        place = Path(item.filename).resolve().relative_to(package.resolve().parent).as_posix()
        yield f"{place}:{item.first_lineno}: {item.message}"
    for name in sorted(allowed - result.excused):
        yield f"tools/unused_code.py: {name} is allowed, but would not be found"


def main() -> int:
    found = list(faults())
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("unused_code", main))
