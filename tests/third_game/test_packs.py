"""Packs of a game that nobody of the house has heard of: what is asked of it is in its kit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from fort_desktop.contract import kits
from fort_desktop.contract.errors import FaultyCards
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.reading import read_file
from tests.games.fort.packs import put_pack
from tests.third_game.kit import PebblesKit
from tests.third_game.play import PebblesAdapter


class KitWithPacks(PebblesKit):
    """Its packs say in one word what their stones are called."""

    card_files = ".pebbles"

    def __init__(self, pack: str = "", stones: str = "") -> None:
        self.pack, self.stones = pack, stones

    def with_cards(self, files: Sequence[Path]) -> KitWithPacks:
        [file] = files
        stones = read_file(file, 100).decode()
        if not stones.isalpha():
            raise FaultyCards(f"{file.name}: expected one word.\nAnd more of that.")
        return KitWithPacks(file.name, stones)

    def make_adapter(self) -> PebblesAdapter:
        made = PebblesAdapter()
        made.pack = self.pack
        made.digest += self.stones
        return made


@pytest.fixture
def packs(monkeypatch: pytest.MonkeyPatch, folders) -> Path:
    monkeypatch.setitem(kits._made, "tests.third_game", KitWithPacks())
    put_pack(folders.packs)
    (folders.packs / "gems.pebbles").write_text("gems", "utf-8")
    (folders.packs / "odd.pebbles").write_text("1 2", "utf-8")
    return folders.packs


def test_each_game_is_offered_the_packs_with_its_own_ending(make_app, folders, packs):
    app = make_app(folders)
    for game, files in (("fort", ["", "mine.toml"]), ("pebbles", ["", "gems.pebbles"])):
        app.setup.set_game(game)
        assert [pack["file"] for pack in app.setup.packs] == files
    assert app.setup.packFaults == ["“odd” cannot be played: odd.pebbles: expected one word."]
    app.setup.set_game("towers")
    assert app.setup.packs == []


def test_it_is_begun_saved_and_continued_with_its_pack(make_app, folders, packs):
    app = make_app(folders)
    app.setup.set_game("pebbles")
    app.setup.set_pack("gems.pebbles")
    app.setup.play()
    app.close()
    [record] = Autosave(folders.autosaves).unfinished()
    assert (record.pack, record.digest) == ("gems.pebbles", "pebbles-1gems")
    again = make_app(folders)
    again.continueGame("pebbles")
    assert again._played.adapter.pack == "gems.pebbles"
    again.close()
    (packs / "gems.pebbles").unlink()
    assert str(packs) in make_app(folders).notice
