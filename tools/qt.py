"""Runs the tools that come with PySide6."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path


class ToolError(Exception):
    """A tool of Qt failed; the message holds what it printed."""


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run "lrelease" and its like, named without prefix; both output streams are in stdout."""
    beside = Path(sys.executable).parent
    program = shutil.which(f"pyside6-{name}", path=str(beside)) or shutil.which(f"pyside6-{name}")
    if program is None:
        raise ToolError(f"pyside6-{name} is not installed")
    return subprocess.run(
        [program, *arguments],
        encoding="utf-8",
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def output(name: str, *arguments: str) -> str:
    done = run(name, *arguments)
    if done.returncode:
        raise ToolError(f"{name} failed:\n{done.stdout}")
    return done.stdout
