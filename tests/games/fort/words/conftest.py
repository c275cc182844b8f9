"""Every test of this folder is one of the words of Fort."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _in_the_window(quick_hands: None, same_chance: None) -> None:
    """See `tests/window.py`."""
