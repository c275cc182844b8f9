"""Writes requirements.lock and requirements-dev.lock: exact versions with the hashes of all wheels.

The newest versions that pyproject.toml allows are taken; review the difference before a commit.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
OPTIONS = (
    "--quiet",
    "--upgrade",
    "--generate-hashes",
    "--allow-unsafe",
    "--strip-extras",
    "--no-annotate",
    "--no-header",
    "--no-emit-options",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-emit-trusted-host",
)
HEAD = "# Made by `dev.py lock` from pyproject.toml. Installed with --require-hashes.\n"


def compiled(requirements: list[str]) -> str:
    """The lock's text. A requirement of one platform is resolved on all, and gets its mark back."""
    halves = [line.partition(";") for line in requirements]
    marked = {name.strip(): mark.strip() for name, _, mark in halves if mark}
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "wanted.in"), Path(folder, "wanted.lock")
        source.write_text("\n".join(name for name, _, _ in halves), encoding="utf-8")
        command = [sys.executable, "-m", "piptools", "compile", *OPTIONS, "-o", str(target)]
        subprocess.run([*command, str(source)], check=True)
        text = target.read_text(encoding="utf-8")
    for name, mark in marked.items():
        lines = text.splitlines(keepends=True)
        text = "".join(
            line.replace(" \\", f" ; {mark} \\") if line.startswith(f"{name}==") else line
            for line in lines
        )
    return HEAD + text


def main() -> int:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = project["optional-dependencies"]
    runtime = project["dependencies"] + groups["build"]
    everything = runtime + groups["dev"]
    for name, wanted in (("requirements.lock", runtime), ("requirements-dev.lock", everything)):
        (TOP / name).write_text(compiled(wanted), encoding="utf-8", newline="\n")
        print(f"{name} written")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
