"""A copy of the project in which a recipe of CONTRIBUTING.md is followed to the letter."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
NEEDED = ("fort_desktop", "assets", "i18n", "tools", "docs", "tests/games", "tests/play")
NEEDED += (
    "tests/bots",
    "tests/golden",
    "tests/tools",
    "tests/ui",
    "tests/storage",
    "build/fonts",
    "build/i18n",
)
FILES = (
    "pyproject.toml",
    "tests/conftest.py",
    "tests/window.py",
    "tests/processes.py",
    "build/fonts.stamp",
)
CARDS = "fort_desktop/games/fort/cards/data/fort.toml"
FAILED = re.compile(r"^(?:FAILED|ERROR) \S+?::(\S+)", re.MULTILINE)


class Workshop:
    """Runs the project's programs in its copy, with folders of its own for what they keep.

    The copy may be one of another copy, in which a recipe has been begun.
    """

    def __init__(self, folder: Path, source: Path = TOP) -> None:
        self.top = folder / "project"
        self.home = folder / "home"
        # What Python has compiled goes along: of a file that is changed here it makes it anew.
        leave = shutil.ignore_patterns(".*_cache")
        for name in NEEDED:
            shutil.copytree(source / name, self.top / name, ignore=leave)
        for name in FILES:
            shutil.copy2(source / name, self.top / name)

    def run(self, *arguments: str, code: int = 0) -> str:
        """What Python prints for these arguments; it ends with `code`."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("COV_")}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.top,
            env=kept
            | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(self.top), "PYTHONUTF8": "1"}
            | {"FORT_DESKTOP_HOME": str(self.home)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == code, done.stdout
        return done.stdout

    def failing(self, *tests: str) -> set[str]:
        """The names of those of some tests that fail."""
        done = self.run("-c", PYTEST, *tests)
        assert re.search(r"\d+ passed", done), done
        return set(FAILED.findall(done))

    def change(self, name: str, old: str, new: str) -> None:
        """Put `new` in the place of the one `old` in a file."""
        path = self.top / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} is in {name} {text.count(old)} times"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def translate(self, code: str, source: str, translation: str) -> None:
        """Fill in a text of a catalogue that still waits for it."""
        old = f'<source>{source}</source>\n        <translation type="unfinished"></translation>'
        new = f"<source>{source}</source>\n        <translation>{translation}</translation>"
        self.change(f"i18n/fort_{code}.ts", old, new)

    def write(self, name: str, lines: Iterable[str]) -> None:
        path = self.top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")


# pytest's own exit code says that tests have failed; here it may.
PYTEST = """
import sys, pytest
code = pytest.main(["-q", "-p", "no:cacheprovider", "--tb=line", *sys.argv[1:]])
sys.exit(0 if code in (0, 1) else int(code))
"""
