#!/usr/bin/env python3
"""Play, test and build Fort Desktop: `python3 dev.py play`, `python3 dev.py test`, `--help`.

This file stays readable for old Pythons, so that they can say what is missing.
"""

import os
import sys

TOP = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - see above

if sys.version_info[:2] < (3, 11):  # noqa: UP036 - see above
    sys.exit(
        "Fort Desktop needs Python 3.11 or newer, and this is Python %d.%d."  # noqa: UP031
        % sys.version_info[:2]
    )

sys.path.insert(0, TOP)

from fort_desktop import interruption  # noqa: E402 - only now is it sure that it can be read

if __name__ == "__main__":
    interruption.end_at_once()

from fort_desktop import terminal  # noqa: E402
from tools.dev import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(terminal.run("dev.py", lambda: main(sys.argv[1:])))
