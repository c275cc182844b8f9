"""What holds for the project as a whole: direction of imports, sizes, and what no file contains."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from fort_desktop import __version__
from fort_desktop.games import GAMES
from tools import check_i18n

TOP = Path(__file__).resolve().parent.parent
PACKAGE = TOP / "fort_desktop"
LIMITS = {".py": 400, ".qml": 300}

# One letter of each stands in brackets, so that this file does not contain what it looks for.
FORBIDDEN = [
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(?<![\w.])/(?:wor[k]|far[m])/",
        r"(?<![\w.])/(?:roo[t]|hom[e])/",
        r"\.\./(?:share[d]|\.librar[y])",
        r"suba[g]ent",
        r"wor[k]place",
        r"\bc[e]o\b",
        r"language mode[l]|\bll[m]s?\b|anthropi[c]|claud[e]",
        r"pyp[i]\.org|pythonhoste[d]|debia[n]\.org|npmj[s]",
        r"\bissue #?\d",
    )
]


def tracked_files() -> list[Path]:
    """Those of a checkout; of an unpacked archive all that nothing here has made."""
    git = shutil.which("git")
    if git is None or not (TOP / ".git").exists():
        return list(unpacked_files(TOP))
    listed = subprocess.run([git, "ls-files", "-z"], cwd=TOP, capture_output=True, check=True)
    names = listed.stdout.decode("utf-8").split("\0")
    return [TOP / name for name in names if name and (TOP / name).is_file()]


def unpacked_files(folder: Path) -> Iterator[Path]:
    lines = (TOP / ".gitignore").read_text(encoding="utf-8").splitlines()
    made = [line.rstrip("/") for line in lines if line and not line.startswith("#")]
    for path in sorted(folder.iterdir()):
        if path.name == ".git" or any(fnmatch(path.name, pattern) for pattern in made):
            continue
        if path.is_dir():
            yield from unpacked_files(path)
        else:
            yield path


def test_an_unpacked_archive_has_the_files_of_a_checkout() -> None:
    assert {TOP / ".gitignore", Path(__file__), PACKAGE / "__init__.py"} <= set(unpacked_files(TOP))
    assert set(tracked_files()) <= set(unpacked_files(TOP))


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""  # a picture or a font


def modules_imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def project() -> dict[str, Any]:
    return tomllib.loads(text_of(TOP / "pyproject.toml"))


def lint_imports(folder: Path, code: int) -> str:
    """What import-linter says of the package in a folder; it ends with `code`."""
    program = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [program, "--no-cache"],
        cwd=folder,
        env=os.environ | {"PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_imports_keep_their_direction() -> None:
    lint_imports(TOP, code=0)


GAME_OF_FAULTS = {
    "__init__.py": "",
    "rules.py": "import os, fort_desktop.games.fort.rules, fort_desktop.games.foo.kit\n",
    "bots.py": "import PySide6\n",
    "play.py": "import numpy, pydantic, platformdirs\n",
    "kit.py": "",
    "words.py": "",
    "screen.py": "",
}


def test_contracts_of_imports_hold_a_new_game_that_is_only_a_folder(tmp_path: Path) -> None:
    shutil.copy2(TOP / "pyproject.toml", tmp_path)
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    game = tmp_path / PACKAGE.name / "games" / "foo"
    game.mkdir()
    for name, text in GAME_OF_FAULTS.items():
        (game / name).write_text(text, encoding="utf-8")
    told = lint_imports(tmp_path, code=1)
    broken = re.findall(r"^(.+) BROKEN$", told, re.MULTILINE)
    contracts = project()["tool"]["importlinter"]["contracts"]
    assert [one["id"] for one in contracts if one["name"] not in broken] == ["direction"]


def test_contracts_of_imports_name_no_game_so_that_none_is_forgotten() -> None:
    contracts = project()["tool"]["importlinter"]["contracts"]
    named = [(one["id"], game) for one in contracts for game in GAMES if f".{game}" in str(one)]
    assert named == [], "write `fort_desktop.games.*` instead"


def test_the_list_of_games_has_each_folder_of_a_game() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
    assert {game: f"fort_desktop.games.{game}" for game in folders} == GAMES


def rules() -> list[Path]:
    """The files of the contract and of the rules of each game."""
    return sorted([*PACKAGE.glob("contract/*.py"), *PACKAGE.glob("games/*/rules/*.py")])


def test_rules_import_the_standard_library_only() -> None:
    assert len({path.parent for path in rules()}) == 1 + len(GAMES)
    for path in rules():
        assert modules_imported(path) <= sys.stdlib_module_names | {"fort_desktop"}, path


def test_rules_use_no_global_generator() -> None:
    """A `Random` may be handed in, for the search of a bot; the game's own is in the state."""
    for path in rules():
        for node in ast.walk(ast.parse(text_of(path))):
            if isinstance(node, ast.Import):
                assert "random" not in {alias.name for alias in node.names}, path
            elif isinstance(node, ast.ImportFrom) and node.module == "random":
                assert [alias.name for alias in node.names] == ["Random"], path


def test_command_line_loads_the_screen_only_when_asked() -> None:
    code = "import sys, fort_desktop.__main__; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=TOP, check=False).returncode == 0


def test_bad_command_lines_get_one_sentence() -> None:
    for arguments in (["nonsense"], ["--nonsense"], ["--quit-after-ms", "soon"]):
        done = subprocess.run(
            [sys.executable, "-m", "fort_desktop", *arguments],
            cwd=TOP,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.startswith("fort-desktop: ")
        assert done.stderr.count("\n") == 1


def test_no_file_tells_where_it_was_written() -> None:
    found = [
        f"{path.relative_to(TOP)}: {match.group()!r}"
        for path in tracked_files()
        for pattern in FORBIDDEN
        if (match := pattern.search(text_of(path)))
    ]
    assert found == []


def test_files_are_short() -> None:
    found = [
        f"{path.relative_to(TOP)}: {lines} lines"
        for path in tracked_files()
        if (lines := text_of(path).count("\n")) > LIMITS.get(path.suffix, sys.maxsize)
    ]
    assert found == []


def test_texts_are_asked_for_in_the_form_that_is_extracted() -> None:
    """No f-string, no variable as source, no computed number of a plural."""
    assert [
        fault for path in check_i18n.python_sources() for fault in check_i18n.call_faults(path)
    ] == []


def test_versions_agree() -> None:
    assert f"## [{__version__}]" in text_of(TOP / "CHANGELOG.md")
    metainfo = text_of(next((TOP / "packaging" / "linux").glob("*.metainfo.xml")))
    assert f'<release version="{__version__}"' in metainfo


def test_a_package_that_says_it_is_typed_says_so_to_type_checkers_too() -> None:
    assert "Typing :: Typed" in project()["project"]["classifiers"]
    assert (PACKAGE / "py.typed") in tracked_files()


@pytest.mark.no_cover
def test_what_is_marked_no_cover_is_not_measured() -> None:
    assert sys.gettrace() is None


@pytest.mark.slow
def test_slow_tests_are_not_measured_either(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("no_cover") is not None
    assert sys.gettrace() is None
