"""A file of which nothing can be told is refused in one sentence."""

import json
from pathlib import Path
from random import Random

import pytest

from fort_desktop.arguments import UsageError
from fort_desktop.contract.kits import kit
from fort_desktop.play.analysis.reading import read_game, read_table
from fort_desktop.play.record import to_record
from fort_desktop.play.table import Table
from fort_desktop.storage.saves import encode_record, write_record
from tests.games.fort.packs import put_pack
from tests.play.analysis.test_judging import played
from tests.play.helpers import begun, play_on
from tests.play.test_record_cards import OTHER, with_pack


@pytest.fixture
def file(tmp_path):
    return tmp_path / "evening.fortgame"


def refused(file, packs=Path("nowhere")):
    """Why a file is refused, without its name."""
    with pytest.raises(UsageError) as error:
        read_table(read_game(str(file)), str(file), packs)
    told = str(error.value)
    assert f"'{file}'" in told
    assert "\n" not in told
    return told.replace(f"'{file}'", "IT")


def put(file, record, **changes):
    raw = json.loads(encode_record(record))
    del raw["check"]
    file.write_text(json.dumps(raw | changes))


def test_a_game_is_read_with_all_its_decisions(file):
    table = played(3)
    write_record(file, to_record(table))
    again = read_table(read_game(str(file)), str(file), Path("nowhere"))
    assert again.moves == table.moves
    assert [entry.before for entry in again.history] == [entry.before for entry in table.history]


def test_what_is_no_file_of_a_game_is_told(file, tmp_path):
    assert refused(file) == "there is no file IT"
    assert refused(tmp_path) == "expected the file of a game; IT is something else"
    file.write_text("Dear diary")
    assert refused(file) == "IT is not a saved game"


def test_what_is_damaged_or_newer_or_of_another_game_is_told(file):
    record = to_record(played(3))
    data = encode_record(record)
    file.write_bytes(data.replace(b'"seed":3', b'"seed":4'))
    assert refused(file) == "IT is damaged: the checksum does not fit"
    put(file, record, version=record.version + 1)
    assert refused(file).startswith("IT was saved by a newer version of Fort Desktop; this one is ")
    put(file, record, game="whist")
    assert refused(file) == "IT is of the game 'whist', which this version has not"


def test_a_file_that_the_system_does_not_show_is_told(file, monkeypatch):
    def locked(*_):
        raise PermissionError(13, "Permission denied")

    file.touch()
    monkeypatch.setattr("fort_desktop.storage.saves.read_file", locked)
    assert refused(file) == "IT cannot be read: Permission denied"


def test_a_game_without_a_decision_is_told(file):
    write_record(file, to_record(begun()))
    assert refused(file) == "nothing has been decided in IT yet"


def test_a_game_that_cannot_be_played_again_is_told(file):
    record = to_record(played(3))
    put(file, record, digest=OTHER)
    told = refused(file)
    assert told.startswith("IT cannot be played again: rules or cards have changed since it was ")


def test_a_game_with_cards_that_are_not_here_is_told(file, tmp_path):
    write_record(file, with_pack())
    packs = tmp_path / "packs"
    assert refused(file, packs) == (
        f"IT is played with the cards 'mine.toml', which are not in '{packs}'"
    )
    put_pack(packs)
    assert refused(file, packs) == (
        f"IT is played with the cards 'mine.toml', which in '{packs}' are others now"
    )
    put(file, with_pack(), pack="", snapshot={"park": ["nobody"]})
    assert refused(file).startswith("IT is played with cards of another version, which are not ")


def test_a_game_of_a_pack_is_read_with_its_cards(file, tmp_path):
    made = kit("fort").with_cards([put_pack(tmp_path / "packs")])
    like = begun(seed=2)
    table = Table(made.adapter, like.options, 2, like.seats)
    play_on(table, Random(1), lambda table: table.number > 5)
    write_record(file, to_record(table))
    again = read_table(read_game(str(file)), str(file), tmp_path / "packs")
    assert again.moves == table.moves
    assert again.adapter.pack == "mine.toml"
