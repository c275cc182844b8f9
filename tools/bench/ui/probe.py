"""One measurement in a process of its own: `python -m tools.bench.ui.probe NAME ...`.

It prints one line of JSON. Bots' processes start with this file too, and must not load the screen.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

PROBES = ("start", "smooth", "answer", "memory", "clicks")


def main(arguments: Sequence[str]) -> int:
    """Run a probe of `PROBES` and print what it saw."""
    name, *values = arguments
    if name not in PROBES:
        raise SystemExit(f"there is no probe '{name}'")
    measure: Callable[..., Any] = import_module(f"tools.bench.ui.{name}").measure
    sys.stdout.write(json.dumps(measure(*values)) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
