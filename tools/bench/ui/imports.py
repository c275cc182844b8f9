"""Which imports the first frame of the title waits for longest."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.bench.rows import Row

SHOWN = 10
_LINE = re.compile(r"^import time:\s+(\d+) \|\s+\d+ \|\s+([\w.]+)$", re.MULTILINE)


def dearest(printed: str) -> Iterator[Row]:
    """The dearest imports, each without what it imports itself, which is a line of its own.

    Args:
        printed: by Python's `-X importtime`, which itself adds to every import.
    """
    took = {name: int(microseconds) / 1000 for microseconds, name in _LINE.findall(printed)}
    own = sum(name.partition(".")[0] == "fort_desktop" for name in took)
    more = f"of {len(took)} modules, {own} of them ours"
    for name in sorted(took, key=took.__getitem__, reverse=True)[:SHOWN]:
        yield Row(f"import of {name}, before the title", took[name], "ms", more=more)
        more = ""
