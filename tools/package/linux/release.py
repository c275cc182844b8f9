"""When an installer's files were made, as they say, and what version they are of."""

from __future__ import annotations

import os
import re
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from tools.environment import TOP
from tools.package.made import NAME

MAINTAINER = "The Fort Desktop contributors <noreply@fort-desktop.github.io>"
HOMEPAGE = "https://fort-desktop.github.io"
NOT_YET = re.compile(r"\.?(a|b|rc|dev)(?=\d)")  # what comes before the version that it is called by


def moment() -> int:
    """In seconds since 1970: the same sources give the same files.

    SOURCE_DATE_EPOCH says it, or the last commit, or, in an unpacked archive, its changelog.
    """
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if told.isascii() and told.isdigit():
        return int(told)
    command = ["git", "-C", str(TOP), "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return int((TOP / "CHANGELOG.md").stat().st_mtime)
    return int(done.stdout)


def day(at: int) -> datetime:
    """The moment `at` where no clock has been put forward."""
    return datetime.fromtimestamp(at, UTC)


def ordered(version: str) -> str:
    """As dpkg and rpm sort it: 1.0rc1 becomes 1.0~rc1, which is older than 1.0."""
    return NOT_YET.sub(r"~\1", version, count=1)


def debian(version: str) -> str:
    """As Debian writes it, where the last number counts the packages made of one version."""
    return f"{ordered(version)}-1"


def changes(version: str) -> str:
    """Debian's own changelog, which is about the package."""
    return (
        f"{NAME} ({debian(version)}) unstable; urgency=low\n\n"
        f"  * Version {version}. What is new in it stands in changelog.gz.\n\n"
        f" -- {MAINTAINER}  {format_datetime(day(moment()))}\n"
    )


def told(path: Path, **words: str) -> str:
    """The text of a recipe, with what stands in it as @NAME@ filled in."""
    text = path.read_text(encoding="utf-8")
    for name, word in words.items():
        text = text.replace(f"@{name.upper()}@", word)
    return text
