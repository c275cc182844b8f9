"""Packs of cards of a player's own, made for tests."""

from __future__ import annotations

import re
from pathlib import Path

from fort_desktop.games.fort.cards.loader import BUILT_IN
from fort_desktop.play.packs import Packs
from tests.games.fort.frozen_cards import frozen_text

_SECTION = re.compile(r"^\[\[(\w+)\]\]$", re.MULTILINE)
_NAME = re.compile(r"^name = .*$", re.MULTILINE)
_NAMED = re.compile(r'^id = "([^"]+)"$', re.MULTILINE)


def own_id(card: str) -> str:
    """What a kid, dog or cat is called in a pack of `pack_text`."""
    return f"own-{card}"


def pack_text(points: int = 99) -> str:
    """The frozen cards as others: no kid, dog or cat has an id or a name of the house.

    Args:
        points: that the tallest fort is worth, which tells packs apart.
    """
    text = "\n".join(map(frozen_text, BUILT_IN))
    text = text.replace("points = [0, 1, 3, 9, 16, 23]", f"points = [0, 1, 3, 9, 16, {points}]")
    parts = _SECTION.split(text)
    done = [parts[0]]
    for section, part in zip(parts[1::2], parts[2::2], strict=True):
        done += [f"[[{section}]]", _own(part) if section in ("kids", "dogs", "cats") else part]
    return re.sub(
        r"^best_friends = \[(.*)\]",
        lambda found: f"best_friends = [{re.sub(r'([a-z-]+)', _own_of, found[1])}]",
        "".join(done),
        flags=re.MULTILINE,
    )


def put_pack(folder: Path, name: str = "mine.toml", points: int = 99) -> Path:
    """Such a pack in a folder of packs."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(pack_text(points), "utf-8")
    return file


def looked_at(folder: Path) -> Packs:
    """The packs of a folder, read."""
    packs = Packs(folder)
    packs.look()
    return packs


def _own(part: str) -> str:
    """A card with another id, and a name in English alone that says so."""
    part = _NAMED.sub(lambda found: f'id = "{own_id(found[1])}"', part, count=1)
    card = re.search(r'id = "([^"]+)"', part)
    assert card is not None, part
    return _NAME.sub(f'name = {{ en = "<b>{card[1]}" }}', part, count=1)


def _own_of(found: re.Match[str]) -> str:
    return own_id(found[0])
