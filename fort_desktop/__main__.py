"""The way in. It imports almost nothing by itself: Ctrl+C must end it without a word while all else
is still being read, and the bots' worker processes, which start with this file too, need nothing
of that."""

from __future__ import annotations

import sys

from fort_desktop import interruption


def main() -> int:
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()  # a worker's way ends here
    interruption.end_at_once()
    from fort_desktop import command_line, terminal

    return terminal.run("fort-desktop", lambda: command_line.run(sys.argv[1:]))


if __name__ == "__main__":
    raise SystemExit(main())
