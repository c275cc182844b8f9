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
    from fort_desktop import command_line, mishaps, terminal

    mishaps.watch(command_line.NAME, command_line.open_log)
    try:
        return terminal.run(command_line.NAME, lambda: command_line.run(sys.argv[1:]))
    finally:
        mishaps.end()


if __name__ == "__main__":
    raise SystemExit(main())
