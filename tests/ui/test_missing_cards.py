"""Saved games whose cards are not there, in the app."""

from __future__ import annotations

import pytest

from fort_desktop.play.record import to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.saves import encode_record
from fort_desktop.ui.texts import texts
from tests.ui.bridges import CARDS
from tests.ui.speaking import plain
from tools.pictures.staging import sample_table

DIGEST = "3fa9c1d2" + 56 * "0"
OF_A_PACK = {"digest": DIGEST, "pack": "mine.toml"}
OF_ANOTHER_VERSION = {"digest": DIGEST, "snapshot": {"park": ["nobody"]}}
NEEDED = pytest.mark.parametrize(
    ("changes", "which"),
    [(OF_A_PACK, "“mine.toml”"), (OF_ANOTHER_VERSION, "(3fa9c1d2)")],
    ids=["pack", "version"],
)


@NEEDED
def test_an_autosave_of_missing_cards_is_told_and_kept_as_it_is(make_app, folders, changes, which):
    """Nor is an older one of it gone on with, which would be another course of the game."""
    known, table = sample_table(CARDS, 2, 4), sample_table(CARDS, 2, 5)
    for record in (
        to_record(known),
        to_record(table),
        to_record(table).model_copy(update=changes),
    ):
        Autosave(folders.autosaves).save(record)
    before = {path.name: path.read_bytes() for path in folders.autosaves.glob("fort-5*")}
    app = make_app(folders)
    assert "“fort-5-autosave-1”" in plain(app.notice)
    assert which in plain(app.notice)
    assert app.left.of("fort").moves == known.moves
    assert app.left.of("fort").seed == 4
    assert app.left.others == []
    app.continueGame("fort")
    app.close()
    after = {path.name: path.read_bytes() for path in folders.autosaves.glob("fort-5*")}
    assert after == before


@NEEDED
def test_a_file_of_missing_cards_is_told_and_kept_as_it_is(
    make_app, folders, tmp_path, changes, which
):
    file = tmp_path / "evening.json"
    written = encode_record(to_record(sample_table(CARDS, 2, 5)).model_copy(update=changes))
    file.write_bytes(written)
    app = make_app(folders)
    app.begin_with(file)
    app.look_for_game()
    assert app.screen == "title"
    assert "“evening”" in plain(app.notice)
    assert which in plain(app.notice)
    assert file.read_bytes() == written


def test_signs_in_the_name_of_a_pack_stay_as_they_are(make_app, folders):
    record = to_record(sample_table(CARDS, 2, 5))
    odd = {"digest": DIGEST, "pack": "{digest} %n & <b>.toml"}
    Autosave(folders.autosaves).save(record.model_copy(update=odd))
    said = texts().problems.missing_cards("fort-5-autosave-1", odd["pack"], "3fa9c1d2")
    assert odd["pack"] in said
    assert make_app(folders).notice == said
