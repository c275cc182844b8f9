"""What docs/engine.md says about the interface is true."""

from __future__ import annotations

import doctest
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.framejson import FRAMES
from fort_desktop.games.fort.rules.frames import Added, Played, Run, Tally

ENGINE = Path(__file__).parents[4] / "docs" / "engine.md"


def test_the_examples_run():
    results = doctest.testfile(str(ENGINE), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


def test_the_interface_is_complete():
    section = ENGINE.read_text("utf-8").split("## The interface")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)", section))
    public = {name for name, it in vars(FortGame).items() if name[0] != "_" and callable(it)}
    assert public <= named


def test_every_event_is_named():
    section = ENGINE.read_text("utf-8").split("## Events")[1].split("\n## ")[0]
    assert {event.__name__ for event in get_args(Event)} <= set(re.findall(r"`(\w+)`", section))


def test_every_frame_and_field_is_named():
    section = ENGINE.read_text("utf-8").split("### What is pending")[1].split("\n## ")[0]
    named = set(re.findall(r"`([\w-]+)`", section))
    records = (*FRAMES.values(), Played, Added, Tally)
    assert set(FRAMES) | {field.name for record in records for field in fields(record)} <= named
    assert Run in records


def test_every_field_of_an_event_is_named():
    section = ENGINE.read_text("utf-8").split("## Events")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)`", section))
    assert {field.name for event in get_args(Event) for field in fields(event)} <= named
