"""The way in; numpy is among what developers' environments hold."""

from __future__ import annotations

import importlib.util
import sys

from fort_desktop import interruption, terminal
from fort_desktop.arguments import FAULTY, complain

NAME = "tools.training"


def run() -> int:
    if importlib.util.find_spec("numpy") is None:
        complain(NAME, "numpy is not installed here; `python3 dev.py types` brings it into .venv")
        return FAULTY
    from tools.training.command import main

    return main(sys.argv[1:])


if __name__ == "__main__":
    interruption.end_at_once()
    raise SystemExit(terminal.run(NAME, run))
