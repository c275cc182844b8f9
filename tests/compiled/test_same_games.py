"""The same seed gives the same game on both builds, to the last move and card."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fort_desktop import builds
from tests.compiled.games import PARTS

TOP = Path(__file__).resolve().parents[2]


def begin(build: str, part: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.compiled.games", part],
        cwd=TOP,
        env=os.environ | {builds.SWITCH: build},
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def played(part: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the two builds say, each in a process of its own."""
    running = [begin(build, part) for build in (builds.PURE, builds.COMPILED)]
    said = [process.communicate()[0] for process in running]
    assert [process.returncode for process in running] == [0, 0]
    pure, compiled = map(json.loads, said)
    assert pure["build"] == "pure Python rules"
    assert compiled["build"] == "compiled rules"
    return pure, compiled


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_two_hundred_random_games_are_the_same(part):
    pure, compiled = played(str(part))
    assert pure["games"] == compiled["games"]
    assert len(pure["games"]) == 200 // PARTS


@pytest.mark.long
def test_bots_choose_the_same_moves():
    pure, compiled = played("bots")
    assert pure["games"] == compiled["games"]
    assert len(pure["games"]) == 14
