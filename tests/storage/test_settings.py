"""Settings come back as they were left; a bad file costs neither the start nor the file."""

from __future__ import annotations

import json
import os
from dataclasses import fields
from pathlib import Path

import pytest

from fort_desktop.storage import settings as module
from fort_desktop.storage.errors import StorageError
from fort_desktop.storage.settings import (
    MAX_BYTES,
    Settings,
    Window,
    load_settings,
    save_settings,
)
from tests.storage.odd import NEEDS_ODD_THINGS, ODD, at_once
from tests.storage.samples import damaged, disk_full, not_allowed

CHOSEN = Settings(
    language="pl",
    theme="contrast",
    animation="off",
    reduced_motion=True,
    text_size=160,
    new_game={"seats": [{"name": "Žofie"}], "draft": True},
    window=Window(x=-5, y=10, width=1280, height=720, maximized=True),
    full_screen=True,
)


@pytest.fixture
def path(folder: Path) -> Path:
    return folder / "config" / "settings.json"


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)


def kept(path: Path) -> set[bytes]:
    return {other.read_bytes() for other in path.parent.iterdir()}


def test_first_start_has_standard_settings(path: Path) -> None:
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.problem is None
    assert not path.parent.exists()
    assert (loaded.settings.language, loaded.settings.text_size) == (None, 100)


def test_round_trip(path: Path) -> None:
    save_settings(path, CHOSEN)
    assert load_settings(path).settings == CHOSEN
    assert load_settings(path).problem is None
    assert [other.name for other in path.parent.iterdir()] == ["settings.json"]


def test_unknown_keys_are_written_back(path: Path) -> None:
    write(path, b'{"theme":"evening","future":{"a":[1,null]},"model_dump":"x","text_size":120}')
    save_settings(path, load_settings(path).settings.changed({"theme": "day"}))
    raw = json.loads(path.read_bytes())
    assert raw["future"] == {"a": [1, None]}
    assert raw["model_dump"] == "x"
    assert (raw["theme"], raw["text_size"]) == ("day", 120)


def test_what_an_older_version_could_set_is_no_fault(path: Path) -> None:
    old = b'{"sound":false,"volume":30,"confirm_turn_end":true,"free_undo":false,"text_size":120}'
    write(path, old)
    loaded = load_settings(path)
    assert (loaded.problem, loaded.settings.text_size) == (None, 120)
    save_settings(path, loaded.settings)
    assert json.loads(old).items() <= json.loads(path.read_bytes()).items()


def test_wrong_value_costs_itself_alone(path: Path) -> None:
    bad = b'{"theme":"sepia","text_size":150,"animation":"loud","future":1}'
    write(path, bad)
    loaded = load_settings(path)
    assert loaded.settings == Settings(text_size=150, others={"future": 1})
    assert loaded.problem is not None
    assert (loaded.problem.id, loaded.problem.args) == ("settings", ("settings.broken-1.json",))
    assert "'theme': " in loaded.problem.detail
    assert "'animation': " in loaded.problem.detail
    assert (path.parent / "settings.broken-1.json").read_bytes() == bad
    assert load_settings(path).settings == loaded.settings
    assert load_settings(path).problem is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"text_size": NaN}',
        b'{"future": 1e999}',
        b'{"a":' * 50_000,
        b" " * (MAX_BYTES + 1),
    ],
)
def test_broken_file_is_set_aside(path: Path, data: bytes) -> None:
    for n in (1, 2):
        write(path, data)
        loaded = load_settings(path)
        assert loaded.settings == Settings()
        assert loaded.problem is not None
        assert loaded.problem.args == (f"settings.broken-{n}.json",)
        assert (path.parent / f"settings.broken-{n}.json").read_bytes() == data
        assert not path.exists()


@pytest.mark.parametrize(
    "value",
    [
        b'{"new_game":' + b'{"a":' * 400 + b"1" + b"}" * 400 + b"}",
        b'{"future":' + b"[" * 400 + b"]" * 400 + b"}",
        b'{"\\ud800":1}',
        b'{"language":"\\ud800"}',
        b'{"window":{"x":1}}',
        b'{"window":{"x":1,"y":1,"width":0,"height":1}}',
        b'{"full_screen":1}',
        b'{"language":""}',
    ],
)
def test_strange_values_cost_themselves_alone(path: Path, value: bytes) -> None:
    write(path, value)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert value in kept(path)


def test_text_that_utf_8_cannot_say_is_kept(path: Path) -> None:
    write(path, b'{"future":"\\ud800"}')
    save_settings(path, load_settings(path).settings)
    assert b'"future":"\\ud800"' in path.read_bytes()


def test_every_damage_is_survived_and_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    save_settings(path, CHOSEN)
    for bad in damaged(path.read_bytes(), 600):
        write(path, bad)
        loaded = load_settings(path)
        assert loaded.problem is None or bad in kept(path)
        save_settings(path, loaded.settings)
        assert load_settings(path).settings == loaded.settings
        for other in path.parent.iterdir():
            other.unlink()


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_not_waited_for(path: Path, kind: str) -> None:
    path.parent.mkdir()
    ODD[kind](path)
    loaded = at_once(load_settings, path)
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert loaded.replaceable == (kind != "folder")  # which cannot change names with a file
    if loaded.replaceable:
        assert loaded.problem.args == ("settings.broken-1.json",)
    else:
        assert loaded.problem.args == ("settings.json", "no-file")


def test_unreadable_file_is_reported(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(module, "set_aside", not_allowed)
        write(path.parent / "other.json", b'{"full_screen":3,"text_size":110}')
        loaded = load_settings(path.parent / "other.json")
    assert loaded.settings == Settings(text_size=110)
    assert loaded.problem is not None
    assert (loaded.problem.id, loaded.replaceable) == ("settings-read", False)
    assert loaded.problem.args == ("other.json", "not-allowed")
    assert (path.parent / "other.json").read_bytes() == b'{"full_screen":3,"text_size":110}'


def test_refused_save_keeps_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(path, CHOSEN)
    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(StorageError) as caught:
        save_settings(path, Settings())
    assert (caught.value.problem.id, caught.value.problem.args) == (
        "settings-write",
        ("disk-full",),
    )
    assert load_settings(path).settings == CHOSEN


WRONG = {
    "language": "xx",
    "theme": "pink",
    "animation": None,
    "reduced_motion": 1,
    "text_size": 170,
    "ask_all": 1,
    "explained": ["fort", 5],
    "new_game": [],
    "window": {"x": 1, "y": 1, "width": 1, "height": 1},
    "full_screen": "yes",
    "others": {1: 2},
}


def test_every_setting_is_checked() -> None:
    assert WRONG.keys() == {own.name for own in fields(Settings)}
    for name, value in WRONG.items():
        with pytest.raises(ValueError, match=name):
            Settings().changed({name: value})
    with pytest.raises(ValueError, match="width"):
        Window(1, 1, 0, 1)


def test_a_setting_called_like_our_own_box_of_others_is_kept(path: Path) -> None:
    write(path, b'{"others":{"a":1},"text_size":true}')
    loaded = load_settings(path)
    assert loaded.problem is not None
    assert json.loads(path.read_bytes())["others"] == {"a": 1}
