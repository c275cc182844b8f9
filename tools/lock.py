"""Writes requirements.lock and requirements-dev.lock: exact versions with the hashes of all wheels,
for every Python and platform at once; what only some of them need has its mark.

The newest versions that pyproject.toml allows are taken; review the difference before a commit.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from fort_desktop import terminal

TOP = Path(__file__).resolve().parent.parent
OPTIONS = (
    "--quiet",
    "--upgrade",
    "--universal",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
)
HEAD = "# Made by `dev.py lock` from pyproject.toml. Installed with --require-hashes.\n"


def compiled(requirements: list[str], oldest: str) -> str:
    """The lock's text, for the oldest Python and all after it."""
    command = [sys.executable, "-m", "uv", "pip", "compile", *OPTIONS, "--python-version", oldest]
    done = subprocess.run(
        [*command, "-"],
        input="\n".join(requirements),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return HEAD + release_marks(done.stdout)


def release_marks(text: str) -> str:
    """Marks that a Python's release candidates meet too: 3.15.0rc1 is neither < nor >= 3.15."""
    return re.sub(r"python_full_version (\S+ '\d+\.\d+')", r"python_version \1", text)


def locks(project: dict[str, Any]) -> dict[str, list[str]]:
    """What the two lock files are made of."""
    groups = project["optional-dependencies"]
    runtime = project["dependencies"] + groups["build"]
    everything = runtime + groups["research"] + groups["dev"]
    return {"requirements.lock": runtime, "requirements-dev.lock": everything}


def main() -> int:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    for name, wanted in locks(project).items():
        (TOP / name).write_text(compiled(wanted, oldest), encoding="utf-8", newline="\n")
        print(f"{name} written")
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("lock", main))
