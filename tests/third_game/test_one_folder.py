"""That Pebbles is its folder and one line: nothing else knows it, and it knows only what it may."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.games import GAMES

FOLDER = Path(__file__).parent
PACKAGE = FOLDER.parents[1] / "fort_desktop"
NAMED = re.compile(r"pebbles|third_game", re.IGNORECASE)
FLOORS = ("rules", "bots", "play", "kit", "words", "screen")  # from the ground up


def files_of_the_app() -> Iterator[tuple[Path, str]]:
    for path in PACKAGE.rglob("*"):
        if path.suffix in {".py", ".qml", ".toml", ".js"} or path.name == "qmldir":
            yield path, path.read_text(encoding="utf-8")


def files_of_the_game(floor: str) -> list[Path]:
    return [*FOLDER.glob(f"{floor}.py"), *FOLDER.glob(f"{floor}/*.py")]


def imported(path: Path) -> set[str]:
    """Names of modules, and of what is taken from them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_nothing_of_the_app_names_it() -> None:
    texts = dict(files_of_the_app())
    assert len(texts) > 300
    assert [path for path, text in texts.items() if NAMED.search(text)] == []


def test_its_one_line_is_only_there_for_its_own_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAMES["pebbles"] == "tests.third_game"
    monkeypatch.undo()
    assert "pebbles" not in GAMES


@pytest.mark.parametrize("floor", FLOORS)
def test_each_floor_knows_only_those_below(floor: str) -> None:
    above = FLOORS[FLOORS.index(floor) + 1 :]
    files = files_of_the_game(floor)
    assert files
    for path in files:
        names = imported(path)
        for other in above:
            wrong = {n for n in names if f"{n}.".startswith(f"tests.third_game.{other}.")}
            assert not wrong, path
        assert not {name for name in names if name.startswith("fort_desktop.games")}, path
        if floor not in ("words", "screen"):
            assert not {n for n in names if n.startswith(("PySide6", "fort_desktop.ui"))}, path


def test_its_rules_are_short_and_know_the_contract_alone() -> None:
    assert (FOLDER / "rules" / "game.py").read_text(encoding="utf-8").count("\n") < 100
    for path in files_of_the_game("rules"):
        for name in imported(path):
            top = name.partition(".")[0]
            assert top in sys.stdlib_module_names or name.startswith(
                ("fort_desktop.contract.", "tests.third_game.rules.")
            ), (path, name)
