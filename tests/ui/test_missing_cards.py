"""Saved games whose cards are not there, in the app."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fort_desktop.games.fort.play.adapter import FortAdapter
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.play.record import to_record
from fort_desktop.play.table import SeatSetup, Table
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.saves import Record, encode_record
from fort_desktop.ui.texts import texts
from fort_desktop.ui.told_games import called
from tests.games.fort.packs import looked_at, put_pack
from tests.ui.bridges import CARDS, packs_are_read
from tests.ui.hands import until
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
    assert "“Fort – Ola – " in plain(app.notice)
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
    Autosave(folders.autosaves).save(record := record.model_copy(update=odd))
    folder = str(folders.packs)
    say = texts().problems.missing_pack
    said = say(called(record), odd["pack"], folder, changed=False)
    assert odd["pack"] in said
    assert make_app(folders).notice == said


def test_games_are_told_by_what_people_know_of_them_and_once(make_app, folders):
    """Not by their files, and not again in another language."""
    seats = [SeatSetup("Ola"), SeatSetup("Jan"), SeatSetup("Player 3", usual=True)]
    for seed, people in ((5, seats), (6, [*seats[:1], SeatSetup("Bot 2", "bot", "easy")])):
        record = to_record(Table(FortAdapter(CARDS), FortOptions(len(people)), seed, people))
        day = {"saved_at": f"2026-11-0{seed}T12:00:00Z"}
        Autosave(folders.autosaves).save(record.model_copy(update=OF_A_PACK | day))
    app = make_app(folders)
    said = plain(app.notice)
    assert "autosave" not in said
    assert re.search(r"The saved game “Fort – Ola – 6 November 2026, \d\d:00” is played", said)
    assert re.search(r"The same goes for “Fort – Ola, Jan – 5 November 2026, \d\d:00”\.", said)
    app.preferences.from_dict({"language": "cs"})
    app.show("settings")
    app.show("title")
    assert app.notice == ""


# --- of packs -----------------------------------------------------------------------------------


def left_with_a_pack(folders) -> tuple[Record, Path]:
    """A game that was left, and its pack in the folder of packs."""
    file = put_pack(folders.packs)
    [pack] = looked_at(folders.packs).of("fort")
    seats = [SeatSetup("Ola"), SeatSetup("Bot 2", "bot", "easy")]
    record = to_record(Table(pack.kit.adapter, FortOptions(2), 5, seats))
    Autosave(folders.autosaves).save(record)
    return record, file


def test_a_game_of_a_pack_that_is_there_is_offered_and_gone_on_with(make_app, folders):
    record, _ = left_with_a_pack(folders)
    app = make_app(folders)
    assert app.notice == ""
    [offer] = app.left.offers
    assert "Fort “mine” – round 1" in plain(offer["summary"])
    app.continueGame("fort")
    table = app._played
    assert table.adapter.pack == "mine.toml"
    assert table.game.to_snapshot(table.state) == record.snapshot


def test_on_a_sign_the_name_of_a_pack_is_short(make_app, folders):
    _, file = left_with_a_pack(folders)
    file.rename(folders.packs / f"{'summer ' * 9}.toml")
    [offer] = make_app(folders).left.offers
    assert plain(offer["summary"]) == "Fort “summer sum…ummer” – round 1"


def test_a_pack_that_is_gone_is_told_with_where_to_put_it(make_app, folders):
    _, file = left_with_a_pack(folders)
    file.unlink()
    before = [path.read_bytes() for path in folders.autosaves.iterdir()]
    app = make_app(folders)
    said = plain(app.notice)
    assert "“mine.toml”, which are missing here" in said
    assert f"put them into the folder “{folders.packs}”" in said
    assert app.left.offers == []
    app.close()
    assert [path.read_bytes() for path in folders.autosaves.iterdir()] == before


def test_a_pack_that_has_changed_is_told_as_one_that_was_other(make_app, folders):
    _, file = left_with_a_pack(folders)
    put_pack(folders.packs, points=5)
    said = plain(make_app(folders).notice)
    assert "“mine.toml” as they were once" in said
    assert f"put them back into the folder “{folders.packs}”" in said
    assert file.exists()


def test_a_pack_that_is_put_back_while_the_app_runs_brings_its_game_back(make_app, folders):
    _, file = left_with_a_pack(folders)
    aside = file.rename(folders.packs / "mine.txt")
    app = make_app(folders)
    assert app.left.offers == []
    aside.rename(file)
    app.show("settings")
    app.show("title")
    assert until(lambda: len(app.left.offers) == 1, app.left.changed)


@pytest.mark.parametrize("changed", [False, True], ids=["gone", "changed"])
def test_a_game_that_can_go_on_is_offered_without_a_word_of_its_pack(make_app, folders, changed):
    """It was played when that was taken away, and its table has the cards."""
    record, file = left_with_a_pack(folders)
    app = make_app(folders)
    app.continueGame("fort")
    if changed:
        put_pack(folders.packs, points=5)
    else:
        file.unlink()
    app.show("title")
    app.packs.wait()
    app.show("settings")
    app.show("title")
    assert app.notice == ""
    [offer] = app.left.offers
    assert "“mine”" in plain(offer["summary"])
    app.continueGame("fort")
    assert app._played.key == record.key
    app.close()
    assert "“mine.toml”" in plain(make_app(folders).notice)


def test_a_game_whose_table_has_gone_is_told_with_its_missing_pack(make_app, folders):
    _, file = left_with_a_pack(folders)
    app = make_app(folders)
    app.continueGame("fort")
    file.unlink()
    app.show("title")
    app.packs.wait()
    app.play(sample_table(CARDS, 2, 6))
    app.show("title")
    assert "“mine.toml”" in plain(app.notice)


def test_a_game_that_is_taken_back_as_a_whole_goes_though_its_pack_is_gone(make_app, folders):
    _, file = left_with_a_pack(folders)
    app = make_app(folders)
    app.continueGame("fort")
    file.unlink()
    app._services.packs.look()
    app._services.drop(app._played)
    assert list(folders.autosaves.iterdir()) == []
    assert app._services.problems() == []


def test_another_game_that_was_left_is_gone_on_with_from_the_list(make_app, folders):
    record, _ = left_with_a_pack(folders)
    Autosave(folders.autosaves).save(
        to_record(sample_table(CARDS, 2, 6)).model_copy(update={"saved_at": "2100-01-01T00:00:00Z"})
    )
    app = make_app(folders)
    app.showOthers("fort")
    [other] = app.left.others
    assert "“mine”" in other["summary"]
    app.continueOther(other["key"])
    assert app._played.key == record.key
    assert app._played.adapter.pack == "mine.toml"


@pytest.mark.parametrize("there", [True, False], ids=["there", "gone"])
def test_a_file_of_a_game_with_a_pack(make_app, folders, tmp_path, there):
    record, pack = left_with_a_pack(folders)
    file = tmp_path / "evening.json"
    file.write_bytes(encode_record(record))
    for path in folders.autosaves.iterdir():
        path.unlink()
    if not there:
        pack.unlink()
    app = make_app(folders)
    app.begin_with(file)
    app.look_for_game()
    packs_are_read(app)
    assert app.screen == ("table" if there else "title")
    assert there or "“evening”" in plain(app.notice)
    assert there or str(folders.packs) in app.notice
