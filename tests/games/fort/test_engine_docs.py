"""What docs/engine.md says about the interface is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import get_args

from fort_desktop.games.fort.engine import FortGame
from fort_desktop.games.fort.events import Event

ENGINE = Path(__file__).parents[3] / "docs" / "engine.md"


def test_the_examples_run():
    results = doctest.testfile(str(ENGINE), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


def test_the_interface_is_complete():
    section = ENGINE.read_text("utf-8").split("## The interface")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)", section))
    public = {name for name in vars(FortGame) if not name.startswith("_")} - {"id"}
    assert public <= named


def test_every_event_is_named():
    section = ENGINE.read_text("utf-8").split("## Events")[1].split("\n## ")[0]
    assert {event.__name__ for event in get_args(Event)} <= set(re.findall(r"`(\w+)`", section))
