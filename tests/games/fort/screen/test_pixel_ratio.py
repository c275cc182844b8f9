"""Dragging on a screen of twice the density: in a process of its own, as Qt asks once."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.processes import finished

HERE = Path(__file__).parent
FILES = ("test_card_layer.py", "test_drag.py", "test_drag_touch.py")
WANTED = (
    *("legal_drop", "follows_the_pointer", "fan"),
    *("stays_where", "finger_drags", "dropped_in_the_hand", "pulls"),
)


@pytest.mark.long
def test_the_same_at_pixel_ratio_2():
    files = [str(HERE / name) for name in FILES]
    done = finished(
        [sys.executable, "-m", "pytest", "-q", "--no-cov", *files, "-k", " or ".join(WANTED)],
        cwd=HERE.parents[3],
        env=os.environ | {"QT_SCALE_FACTOR": "2"},
    )
    assert done.returncode == 0, done.stdout[-3000:]
