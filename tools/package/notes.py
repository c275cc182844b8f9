"""What a release brings, cut from CHANGELOG.md.

    python3 -m tools.package.notes v0.1.0

prints it for a tag, and refuses one that is not the version of the app.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence

from fort_desktop import __version__, terminal
from tools.environment import TOP


def notes(changelog: str, version: str) -> str:
    """The chapter of a version, without its heading; empty where there is none."""
    heading = re.search(rf"^## \[{re.escape(version)}\].*$", changelog, re.MULTILINE)
    if heading is None:
        return ""
    chapter = changelog[heading.end() :]
    end = re.search(r"^(## |\[[^\]]+\]: )", chapter, re.MULTILINE)
    return chapter[: end.start() if end else None].strip() + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What a release brings.")
    parser.add_argument("tag", metavar="TAG", help="as in v0.1.0")
    tag = parser.parse_args(arguments).tag
    if tag != f"v{__version__}":
        print(f"The tag is {tag}, but the app says that it is {__version__}.", file=sys.stderr)
        return 1
    print(notes((TOP / "CHANGELOG.md").read_text("utf-8"), __version__), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("notes", main))
