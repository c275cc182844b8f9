"""The page that `man fort-desktop` shows: what the program says of its commands, and more."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys

from fort_desktop.command_line import COMMANDS
from tools.environment import TOP, environment
from tools.package.linux.release import day, moment, told
from tools.package.made import NAME, RECIPES

RECIPE = RECIPES / "linux" / f"{NAME}.6.in"
SECTION = re.compile(r"^(?:options|positional arguments):\n((?: .*\n?|\n)+)", re.MULTILINE)
ITEM = re.compile(r"^  (\S+(?: \S+)*)(?:  +|\n +)(\S.*(?:\n {3,}\S.*)*)", re.MULTILINE)


def page(version: str) -> str:
    """The page in roff."""
    parts = [part for name in COMMANDS for part in command(name)]
    return told(
        RECIPE,
        version=version,
        day=f"{day(moment()):%Y-%m-%d}",
        options="\n".join(items(asked())),
        commands="\n".join(parts),
    )


@functools.cache
def asked(*command: str) -> str:
    """What the program says of itself, or of a command."""
    done = subprocess.run(
        [sys.executable, "-m", "fort_desktop", *command, "--help"],
        cwd=TOP,
        env=environment(COLUMNS="10000", NO_COLOR="1", QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.replace(os.linesep, "\n")


def command(name: str) -> list[str]:
    """A part of the page: how it is called, what it does, what may stand after it."""
    usage, said, *rest = asked(name).split("\n\n")
    synopsis = " ".join(usage.removeprefix("usage: ").split())
    more = [plain(part) for part in rest if not SECTION.match(part)]
    listed = items("\n\n".join(rest))
    return [
        f".SS {roff(name)}",
        f".B {roff(synopsis)}",
        ".PP",
        plain(said),
        *listed,
        *paragraphs(more),
    ]


def paragraphs(texts: list[str]) -> list[str]:
    return [line for text in texts for line in (".PP", text)]


def items(text: str) -> list[str]:
    """What may stand after a command, each with what it means."""
    found = [item for section in SECTION.findall(text) for item in ITEM.findall(section)]
    return [line for name, means in found for line in (".TP", f".B {roff(name)}", plain(means))]


def plain(text: str) -> str:
    """A text over several lines as one that man breaks itself."""
    return roff(" ".join(text.split()))


def roff(text: str) -> str:
    """Nothing in it is an order to roff; what is typed with a minus shows one."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return f"\\&{text}" if text.startswith(".") else text
