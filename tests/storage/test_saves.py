"""Records are read back as they were written, or refused with one sentence."""

from __future__ import annotations

import errno
import json
import os
from collections import Counter
from pathlib import Path

import pytest
from pydantic import ValidationError

from fort_desktop.storage.errors import NoFileError, SaveError, reason_of
from fort_desktop.storage.migrate import VERSION, NewerVersion, migrate
from fort_desktop.storage.saves import (
    MAX_BYTES,
    Base,
    SeatRecord,
    decode_record,
    encode_record,
    read_record,
    write_record,
)
from tests.storage.samples import damaged, disk_full, not_allowed, read_only, record

OLD_FILES = Path(__file__).parent / "data"


def problem_of(data: bytes) -> str:
    with pytest.raises(SaveError) as caught:
        decode_record(data, "game")
    problem = caught.value.problem
    assert problem.args == ("game",)
    assert problem.detail
    return problem.id


def test_round_trip(folder: Path) -> None:
    path = folder / "Hra č. 1.json"
    for saved in (record(), record(moves=0), record(snapshot=None, summary=None, finished=True)):
        write_record(path, saved)
        assert read_record(path) == saved
    assert [path.name for path in folder.iterdir()] == ["Hra č. 1.json"]


def test_base_of_the_history_is_kept() -> None:
    saved = record(base=Base(number=2, snapshot={"park": [3]}))
    assert decode_record(encode_record(saved), "game") == saved


def test_file_without_a_base_does_not_name_it() -> None:
    assert "base" not in json.loads(encode_record(record()))


@pytest.mark.parametrize(
    "base",
    [
        {"number": 4, "snapshot": {}},
        {"number": -1, "snapshot": {}},
        {"number": 1, "snapshot": None},
        {"number": 1},
        {"number": 1, "snapshot": {}, "more": 1},
        3,
    ],
)
def test_base_that_cannot_be_is_refused(base) -> None:
    raw = json.loads(encode_record(record(moves=3))) | {"base": base}
    del raw["check"]
    assert problem_of(json.dumps(raw).encode()) == "save-broken"


def test_version_comes_first_and_checksum_last() -> None:
    keys = list(json.loads(encode_record(record())))
    assert keys[0] == "version"
    assert keys[-1] == "check"
    assert json.loads(encode_record(record()))["version"] == VERSION == 1


def test_moves_take_one_text() -> None:
    raw = json.loads(encode_record(record(moves=3)))
    assert raw["moves"] == "play bug;add moles;use lookout worm"


def test_finished_game_of_four_is_small_enough() -> None:
    seats = [SeatRecord(name="Hráč", kind="bot", level="expert", colour="red")] * 4
    saved = record(moves=1_500, seats=seats, snapshot={"log": list(range(2_000))})
    assert len(encode_record(saved)) <= 40_000


def test_file_by_hand_needs_no_checksum(folder: Path) -> None:
    raw = json.loads(encode_record(record()))
    del raw["check"]
    raw["moves"] = ["play bug", "pass"]
    path = folder / "by hand.json"
    path.write_text(json.dumps(raw, indent=2, ensure_ascii=False), encoding="utf-8-sig")
    assert read_record(path) == record(notation=["play bug", "pass"])


def test_other_blanks_leave_the_checksum_right() -> None:
    raw = json.loads(encode_record(record()))
    assert decode_record(json.dumps(raw, indent=1).encode(), "game") == record()


def test_damaged_file_is_read_right_or_refused() -> None:
    saved = record()
    refused = Counter[str]()
    for data in damaged(encode_record(saved), 3_000):
        try:
            assert decode_record(data, "game") == saved
        except SaveError as error:
            refused[error.problem.id] += 1
    assert set(refused) <= {"save-broken", "save-foreign"}
    assert refused.total() > 3_000


def test_cut_file_is_broken_not_foreign() -> None:
    data = encode_record(record())
    assert {problem_of(data[:end]) for end in range(len(data))} == {"save-broken"}


@pytest.mark.parametrize(
    "change",
    [
        {"version": 0},
        {"version": "1"},
        {"version": True},
        {"version": None},
        {"seed": -1},
        {"seed": 2**64},
        {"seed": 1.5},
        {"game": "../fort"},
        {"game": ""},
        {"moves": 3},
        {"moves": ["a;b"]},
        {"moves": [""]},
        {"moves": "a;;b"},
        {"moves": "a\nb"},
        {"moves": "a" * 300},
        {"seats": [{"name": "A", "kind": "cat", "colour": "red"}]},
        {"seats": [{"name": "A", "kind": "bot"}]},
        {"saved_at": "yesterday"},
        {"saved_at": "2024-05-06T07:08:09"},
        {"summary": {"round": "3", "points": []}},
        {"snapshot": []},
        {"options": None},
        {"unknown": 1},
    ],
)
def test_wrong_value_is_broken(change: dict[str, object]) -> None:
    raw = json.loads(encode_record(record())) | change
    assert problem_of(json.dumps(raw).encode()) == "save-broken"
    del raw["check"]
    assert problem_of(json.dumps(raw).encode()) == "save-broken"


@pytest.mark.parametrize(
    "text",
    ['{"version":1', '{"version":1}', '{"version":1,"a":NaN}', '{"version":1,"a":1e999}', ""],
)
def test_half_a_file_is_broken(text: str) -> None:
    assert problem_of(text.encode()) == "save-broken"


@pytest.mark.parametrize(
    "data",
    [
        b"{}",
        b"[]",
        b"null",
        b'{"name": "package"}',
        b"\x89PNG\r\n\x1a\n",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"a": 1e999}',
        b'{"a": -Infinity}',
        b'{"a": ' + b"9" * 5_000 + b"}",
        "žluť".encode("cp1250"),
    ],
)
def test_other_files_are_foreign(data: bytes) -> None:
    assert problem_of(data) == "save-foreign"


def test_text_that_utf_8_cannot_say() -> None:
    raw = json.loads(encode_record(record()))
    del raw["check"]
    raw["seats"][0]["name"] = "\ud800"
    assert problem_of(json.dumps(raw).encode()) == "save-broken"


def test_newer_file_is_told_apart(folder: Path) -> None:
    raw = json.loads(encode_record(record())) | {"version": 2, "cats": []}
    del raw["check"]
    path = folder / "zítřek.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        read_record(path)
    assert caught.value.problem.id == "save-newer"
    assert caught.value.problem.args == ("zítřek",)
    assert path.exists()


@pytest.mark.parametrize(
    ("refusal", "reason"),
    [(disk_full, "disk-full"), (read_only, "read-only"), (not_allowed, "not-allowed")],
)
def test_refused_write_says_why(
    folder: Path, monkeypatch: pytest.MonkeyPatch, refusal: object, reason: str
) -> None:
    path = folder / "game.json"
    write_record(path, record(moves=1))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refusal)
        with pytest.raises(SaveError) as caught:
            write_record(path, record(moves=2))
    assert caught.value.problem.id == "save-write"
    assert caught.value.problem.args == (reason,)
    assert read_record(path) == record(moves=1)


def test_folder_that_is_a_file(folder: Path) -> None:
    (folder / "file").touch()
    with pytest.raises(SaveError) as caught:
        write_record(folder / "file" / "game.json", record())
    assert str(caught.value).startswith("save-write (")


def test_file_that_cannot_be_opened(folder: Path) -> None:
    for path, args in (
        (folder / "none.json", ("none", "no-file")),
        (folder / "gone" / "none.json", ("none", "not-found")),
        (folder, (folder.stem, "no-file")),
    ):
        with pytest.raises(SaveError) as caught:
            read_record(path)
        assert caught.value.problem.id == "save-read"
        if os.name != "nt":
            assert caught.value.problem.args == args


def test_giant_file_is_foreign(folder: Path) -> None:
    path = folder / "film.json"
    path.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(SaveError) as caught:
        read_record(path)
    assert caught.value.problem.id == "save-foreign"


def test_record_refuses_what_could_not_be_read_back() -> None:
    for change in ({"notation": ["a;b"]}, {"saved_at": "noon"}, {"game": "Fort!"}, {"seed": -1}):
        with pytest.raises(ValidationError):
            record(**change)


def test_reasons() -> None:
    assert reason_of(OSError(errno.ENAMETOOLONG, "")) == "name-too-long"
    assert reason_of(OSError("nothing known")) == "other"
    assert reason_of(NoFileError("a pipe")) == "no-file"


def test_file_of_every_version_opens_for_good() -> None:
    for version in range(1, VERSION + 1):
        found = read_record(OLD_FILES / f"version-{version}.json")
        assert (found.version, found.game, found.seed) == (VERSION, "fort", 20240506)
        assert len(found.moves) == 120
        assert found.snapshot
        assert found.seats[1].name == "Łukasz"


@pytest.mark.parametrize("name", ["Z\u030cofie\nŁódzka", "\tŽofie \u2028Łódzka\u202e"])
def test_a_name_in_a_file_is_read_as_one_line_in_one_form(tmp_path, name: str) -> None:
    sound = record()
    seats = [sound.seats[0].model_copy(update={"name": name}), sound.seats[1]]
    path = tmp_path / "game.json"
    write_record(path, sound.model_copy(update={"seats": seats}))
    assert "\\u" in path.read_text()
    found = read_record(path)
    assert [seat.name for seat in found.seats] == ["Žofie Łódzka", "Robot"]
    write_record(path, found)
    assert read_record(path) == found


def test_old_versions_are_brought_up_step_by_step() -> None:
    steps = {
        1: lambda raw: raw | {"colour": raw["color"]},
        2: lambda raw: {key: value for key, value in raw.items() if key != "color"},
    }
    old = {"version": 1, "color": "red"}
    assert migrate(old, steps, version=3) == {"version": 3, "colour": "red"}
    assert migrate(old, steps, version=2) == {"version": 2, "color": "red", "colour": "red"}
    assert old == {"version": 1, "color": "red"}
    with pytest.raises(NewerVersion):
        migrate({"version": 4}, steps, version=3)
    with pytest.raises(ValueError, match="expected a version from 1 to 3, found None"):
        migrate({}, steps, version=3)
