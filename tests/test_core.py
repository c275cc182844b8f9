"""That the core names no game, and nothing that only one game has, but where the docs say so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.games import GAMES

TOP = Path(__file__).resolve().parent.parent
PACKAGE = TOP / "fort_desktop"
CORE = ("contract", "bots", "play", "research", "storage", "ui")
SUFFIXES = (".py", ".qml", ".js")

# What only one game has, of Fort and of 5 Towers.
THINGS = {
    *("backpack", "cat", "dog", "doghouse", "kennel", "kid", "lookout", "lure", "macaroni"),
    *("park", "perk", "pizza", "stray", "suit", "yard"),
    *("demolish", "haunted", "rubble", "ruin"),
}
FORBIDDEN = {word.removesuffix("s") for word in (*GAMES, *THINGS)}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
# The app is called after its first game: its package, folders, catalogues, variables and title.
APP = re.compile(r"\bfort[-_](?:desktop|part|en|\{)|\bFort ?Desktop|\bFORT_\w+|\"Fort\"")
KNOWN = "ui/qml/Shared/title/"  # the picture behind the title


def named(line: str) -> list[str]:
    """Words of games in a line, camelCase taken apart."""
    words = WORD.findall(APP.sub("", line))
    return [word for word in words if word.lower().removesuffix("s") in FORBIDDEN]


def sources(room: str) -> Iterator[Path]:
    for path in sorted((PACKAGE / room).rglob("*")):
        if path.suffix in SUFFIXES and KNOWN not in path.as_posix():
            yield path


@pytest.mark.parametrize("room", CORE)
def test_the_core_names_no_game_and_nothing_that_only_one_has(room: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {word}"
        for path in sources(room)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for word in named(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "function dog(id: string): url {",
        'case "towers":',
        "readonly property real kidWidth: 3",
        "from fort_desktop.games.fort.rules import moves",
        "FortTheme { }",
    ],
)
def test_a_line_that_names_a_game_is_noticed(line: str) -> None:
    assert len(named(line)) == 1


def test_what_the_core_knows_of_a_game_all_the_same_is_in_the_docs() -> None:
    page = (TOP / "docs" / "architecture.md").read_text("utf-8")
    known = page.partition("## Where this is no pure floor plan")[2]
    assert KNOWN in known
