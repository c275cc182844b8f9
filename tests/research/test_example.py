"""The example of docs/research.md runs as it stands, and the numbers of that page are right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fort_desktop.contract.kits import kit
from fort_desktop.research.environment import encoding_of

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text("utf-8")


@pytest.mark.no_cover
def test_the_example_runs_and_the_bot_wins(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    found: dict[str, Any] = {}
    exec(compile(example, "research.md", "exec"), found)  # noqa: S102 - it is ours
    total = found["total"]
    assert sum(total.values()) == 5 * (2 - 3)
    assert total["seat_1"] == 5
    assert "('take 1', 'take 2', 'take 1 2', 'take 3')" in capsys.readouterr().out


@pytest.mark.parametrize(("title", "game"), [("Fort", "fort"), ("5 Towers", "towers")])
def test_the_page_says_how_many_actions_and_numbers_there_are(title: str, game: str) -> None:
    encoding = encoding_of(kit(game))
    said = f"## {title}: {len(encoding.actions)} actions, {len(encoding.numbers)} numbers\n"
    assert said in PAGE
