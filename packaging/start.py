"""What the frozen app runs; `fort_desktop.__main__` keeps its name, which worker processes need."""

import sys

from fort_desktop.__main__ import main


def run() -> int:
    """The app's exit code. What nobody has foreseen is told by the app, not by PyInstaller."""
    try:
        return main()
    except Exception:  # noqa: BLE001 - as Python would
        sys.excepthook(*sys.exc_info())
        return 1


if __name__ == "__main__":
    raise SystemExit(run())
