"""What the pages for readers and contributors name is there, and where they say it is."""

from __future__ import annotations

import pkgutil
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from fort_desktop.games import GAMES

TOP = Path(__file__).resolve().parent.parent
PACKAGE = TOP / "fort_desktop"
DOCS = TOP / "docs"
THIRD_GAME = TOP / "tests" / "third_game"
PAGES = [*sorted(TOP.glob("*.md")), *sorted(DOCS.glob("*.md"))]
READ = [page for page in PAGES if page.name != "CHANGELOG.md"]  # that one tells of the past

# A path may begin at the top, in the package, in a game, or beside the page; so may a module.
GAME_FOLDERS = [PACKAGE / "games" / game for game in GAMES]
MODULES = ["", "fort_desktop.", *(f"fort_desktop.games.{game}.rules." for game in GAMES)]
SUFFIXES = (
    *(".cfg", ".ini", ".json", ".lock", ".md", ".py", ".qml", ".spec", ".svg"),
    *(".toml", ".ts", ".webp", ".xml", ".yaml", ".yml"),
)
PATH = re.compile(r"\.?[\w*<>{},-][\w.*<>{},-]*(/[\w.*<>{},-]+)*/?")
MODULE = re.compile(r"[a-z_]\w*(\.[a-zA-Z_]\w*)+")
PLACEHOLDER = re.compile(
    r"<\w+>|\b[A-Z]{2,}\b|(?<=_)[A-Z]{2,}\b"
)  # games/<id>/, ID.svg, fort_CODE.ts
MADE = ("build", "dist", ".venv", "fort_desktop/_data")  # by dev.py; no clone has them


def prose(page: Path) -> str:
    """A page without its blocks of code, which are examples."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"^    .*$", "", text, flags=re.MULTILINE)


def quoted(text: str) -> Iterator[str]:
    """What stands in backquotes and is one word."""
    for span in re.findall(r"`([^`]+)`", text):
        if " " not in span and "\n" not in span:
            yield span.removesuffix("()")


def is_path(word: str) -> bool:
    named = "/" in word or word.endswith(SUFFIXES)
    return named and PATH.fullmatch(word) is not None


def is_module(word: str) -> bool:
    return MODULE.fullmatch(word) is not None and not is_path(word)


def is_there(path: str, page: Path) -> bool:
    """Whether there is such a file or folder; a bare name may be that of a file anywhere."""
    if path.startswith(MADE):
        return True
    pattern = PLACEHOLDER.sub("*", path).rstrip("/")
    places = (TOP, PACKAGE, *GAME_FOLDERS, page.parent)
    if any(True for place in places for _ in place.glob(pattern)):
        return True
    roots = (PACKAGE, TOP / "tests", TOP / "tools", TOP / "packaging")
    return "/" not in path and any(True for root in roots for _ in root.rglob(pattern))


def is_importable(name: str) -> bool:
    """Whether there is such a module, or such a thing in a module."""
    if name.partition(".")[0] in sys.stdlib_module_names:
        return True
    for package in MODULES:
        try:
            pkgutil.resolve_name(package + name)
        except (ImportError, AttributeError):
            continue
        return True
    return False


def faults(text: str, page: Path) -> list[str]:
    """Paths, modules and pages that a text names and that are not there."""
    words = list(quoted(text))
    linked = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text)]
    return [
        *(word for word in words if is_path(word) and not is_there(word, page)),
        *(word for word in words if is_module(word) and not is_importable(word)),
        *(
            name
            for name in linked
            if name and ":" not in name and not (page.parent / name).exists()
        ),
    ]


@pytest.mark.parametrize("page", READ, ids=lambda page: str(page.relative_to(TOP)))
def test_what_a_page_names_is_there(page: Path) -> None:
    assert faults(prose(page), page) == []


@pytest.mark.parametrize(
    "wrong",
    [
        "`session/`",
        "`games/fort/actions.py`",
        "`bots/base.py`",
        "`no_such_file.py`",
        "`tests/games/fort/test_rulings_*.py`",
        "`games/<id>/engine/`",
        "`fort_desktop.session`",
        "`fort_desktop.games.fort.engine`",
        "`fort_desktop.games.NO_GAMES`",
        "`bots.base`",
        "[moves](moves.md)",
        "![a picture](pictures/none.webp)",
    ],
)
def test_a_page_that_names_what_is_not_there_is_noticed(wrong: str) -> None:
    assert faults(f"See {wrong}.", DOCS / "engine.md") != []


@pytest.mark.parametrize(
    "right",
    [
        "`games/fort/rules/actions.py`",
        "`games/<id>/kit.py`",
        "`assets/portraits/ID.svg`",
        "`i18n/fort_CODE.ts`",
        "`fort.toml`",
        "`ui/bridge/`",
        "`build/fonts`",
        "`fort_desktop.games.GAMES`",
        "`bots.workers`",
        "`cards.kind_of`",
        "`play bug`",
        "[moves](notation.md#a-turn)",
    ],
)
def test_what_is_there_is_found(right: str) -> None:
    assert faults(f"See {right}.", DOCS / "engine.md") == []


def test_the_index_lists_everything_in_docs() -> None:
    listed = re.findall(
        r"^- \[[^\]]+\]\(([^)]+)\)", (DOCS / "README.md").read_text("utf-8"), re.MULTILINE
    )
    there = {path.name for path in DOCS.iterdir()} - {"README.md"}
    assert sorted(name.rstrip("/") for name in listed) == sorted(there)


def test_the_page_about_the_architecture_is_one_page() -> None:
    assert len((DOCS / "architecture.md").read_text("utf-8").splitlines()) <= 120


COUNTED = re.compile(r"`([\w/]+(?:/|\.py))` \((\d+)\)|(QML) module \((\d+)|\((about) (\d+)\)")


def lines(paths: Iterable[Path]) -> int:
    return sum(path.read_text("utf-8").count("\n") for path in paths)


def lines_of(named: str) -> int:
    """Of a file of the third game, of a floor of it, its QML module, or, to hundreds, its tests."""
    if named == "QML":
        return lines(path for path in THIRD_GAME.glob("screen/qml/*/*") if path.is_file())
    if named == "about":
        return round(lines(THIRD_GAME.glob("test_*.py")), -2)
    if named.endswith("/"):
        return lines((THIRD_GAME / named).glob("*.py"))
    (path,) = [path for path in THIRD_GAME.rglob("*.py") if path.name == named]
    return lines([path])


def test_the_lines_of_the_third_game_are_as_many_as_its_page_says() -> None:
    page = (DOCS / "add-a-game.md").read_text("utf-8")
    said = [tuple(filter(None, found)) for found in COUNTED.findall(page)]
    assert len(said) == len(re.findall(r"\(\D{0,6}\d+\b", page))
    assert [(name, int(n)) for name, n in said] == [(name, lines_of(name)) for name, _ in said]


def test_what_a_wheel_says_of_itself_needs_no_file_beside_it() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
    said = (TOP / project["project"]["readme"]).read_text("utf-8")
    assert said.startswith("# Fort Desktop\n")
    assert "](" not in said


def test_every_contract_of_imports_is_explained() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
    contracts = [one["id"] for one in project["tool"]["importlinter"]["contracts"]]
    named = set(quoted((DOCS / "architecture.md").read_text("utf-8")))
    assert contracts
    assert set(contracts) <= named


def test_pre_commit_has_the_ruff_of_the_lock() -> None:
    locked = re.search(
        r"^ruff==(\S+)", (TOP / "requirements-dev.lock").read_text("utf-8"), re.MULTILINE
    )
    hooks = (TOP / ".pre-commit-config.yaml").read_text("utf-8")
    assert locked is not None
    assert re.findall(r"ruff-pre-commit\n\s+rev: v(\S+)", hooks) == [locked[1]]
