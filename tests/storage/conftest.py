"""The folder that every storage test works in has a name that breaks careless programs."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "Příliš žluťoučký kůň – łódź"
    path.mkdir()
    return path
