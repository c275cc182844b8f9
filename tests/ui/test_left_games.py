"""Games that were left, as files: which can be gone on with, and what is said of the others."""

from __future__ import annotations

import errno
import os
import signal
import threading
from datetime import datetime
from pathlib import Path

import pytest

from fort_desktop.play.playing_on import play_until
from fort_desktop.play.record import to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import Problem
from fort_desktop.storage.saves import SeatRecord, encode_record
from fort_desktop.ui.texts import texts
from tests.storage.odd import NEEDS_ODD_THINGS, ODD, forbid
from tests.ui.bridges import CARDS
from tests.ui.speaking import plain
from tools.pictures.staging import sample_table

IMPOSSIBLE: dict[str, dict[str, object]] = {
    "a level": {"seats": [SeatRecord(name="", kind="bot", level="genius", colour="blue")] * 2},
    "options": {"options": {"seats": 9}},
    "position": {"moves": ["wave hands"], "snapshot": {"park": ["nobody"]}},
}


@pytest.mark.parametrize("changes", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_autosave_that_cannot_be_gone_on_with_costs_one_decision(make_app, folders, changes):
    table = sample_table(CARDS, 2, 5)
    autosave = Autosave(folders.autosaves)
    for _ in range(3):
        play_until(table, lambda t, number=table.number: t.number > number)
        autosave.save(to_record(table))
        wanted = table.number
    autosave.save(to_record(table).model_copy(update=changes))
    app = make_app(folders)
    assert app.left.of("fort").number == wanted
    kept = [path.stem for path in folders.autosaves.glob("*.broken-*")]
    assert kept == ["fort-5-autosave-1.broken-1"]
    assert "game, “Fort – " in plain(app.notice)
    app.close()
    again = make_app(folders)
    assert (again.left.of("fort").number, again.notice) == (wanted, "")
    again.close()
    for path in folders.autosaves.glob("*-autosave-?.json"):
        path.unlink()
    autosave.save(to_record(table).model_copy(update=changes))
    last = make_app(folders)
    assert last.left.of("fort") is None
    assert plain(last.notice).startswith("The saved game “Fort – ")
    assert "” cannot be read." in plain(last.notice)
    assert not list(folders.autosaves.glob("*-autosave-?.json"))


def test_what_was_told_at_the_title_does_not_lie_over_the_table(make_app, folders):
    table = sample_table(CARDS, 2, 5)
    record = to_record(table).model_copy(update={"digest": "other"})
    Autosave(folders.autosaves).save(record)
    app = make_app(folders)
    assert "Rules or cards have changed" in app.notice
    app.continueGame("fort")
    assert (app.screen, app.notice) == ("table", "")


def test_a_game_that_cannot_be_removed_stays_and_it_is_said(make_app, folders, monkeypatch):
    for seed in (5, 6):
        Autosave(folders.autosaves).save(to_record(sample_table(CARDS, 2, seed)))
    app = make_app(folders)
    (other,) = app.left.others

    def refused(path, **how):
        raise PermissionError(errno.EACCES, "denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refused)
        app.removeOther(other["key"])
    assert plain(app.notice).startswith("The game could not be removed: access is not allowed.")
    assert app.left.others == [other]
    app.removeOther(other["key"])
    assert app.left.others == []


# --- what else may stand among the files --------------------------------------------------------


@pytest.fixture
def _promptly():
    """Whoever waits for a pipe is woken up, and fails."""

    def waited(*_args):
        raise AssertionError("it waits for something that is no file")

    before = signal.signal(signal.SIGALRM, waited)
    signal.alarm(60)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def leave(folders, *seeds):
    """Unfinished games of Fort; the one of the last seed was left last."""
    tables = [sample_table(CARDS, 2, seed) for seed in seeds]
    for table in tables:
        Autosave(folders.autosaves).save(to_record(table))
    return tables


@NEEDS_ODD_THINGS
@pytest.mark.usefixtures("_promptly")
@pytest.mark.parametrize("kind", ODD)
def test_an_odd_entry_among_the_games_is_named_and_the_others_are_offered(make_app, folders, kind):
    older, newest = leave(folders, 5, 6)
    ODD[kind](folders.autosaves / "fort-7-autosave-1.json")
    app = make_app(folders)
    assert app.left.of("fort").key == newest.key
    assert [offer["key"] for offer in app.left.others] == [older.key]
    assert plain(app.notice).startswith("The saved game “fort-7-autosave-1” could not be opened:")


@NEEDS_ODD_THINGS
@pytest.mark.usefixtures("_promptly")
def test_pipes_in_place_of_all_files_are_told_and_the_rest_goes_on(make_app, folders):
    folders.autosaves.mkdir(parents=True)
    folders.config.mkdir()
    autosave = folders.autosaves / "fort-7-autosave-1.json"
    for path in (folders.settings_file, folders.statistics_file, autosave):
        os.mkfifo(path)
    app = make_app(folders)
    told = plain(app.notice)
    app.newGame()
    told += plain(app.notice)
    for name in ("settings.broken-1.json", "statistics.broken-1.json", autosave.stem):
        assert f"“{name}”" in told
    app.setup.play()
    app.close()
    assert folders.settings_file.is_file()
    assert make_app(folders).left.of("fort") is not None


@pytest.mark.parametrize("closed", ["data", "autosaves"])
def test_a_folder_that_may_not_be_entered_is_told_and_a_game_begins(
    make_app, folders, monkeypatch, closed
):
    leave(folders, 5)
    with monkeypatch.context() as patch:
        forbid(patch, getattr(folders, closed))
        app = make_app(folders)
        said = "The folder of unfinished games could not be opened: access is not allowed."
        assert said in plain(app.notice)
        app.setup.play()
        assert app.screen == "table"
        app.close()


def test_each_of_several_broken_games_is_named(make_app, folders):
    leave(folders, 5)
    for seed in range(11, 14):
        (folders.autosaves / f"fort-{seed}-autosave-1.json").write_bytes(b'{"version":1,"ga')
    (folders.autosaves / "fort-14-autosave-1.json").write_text("{}")
    app = make_app(folders)
    first, second = plain(app.notice).splitlines()
    assert first == (
        "The saved game “fort-11-autosave-1” cannot be read. The file is kept, but this game "
        "cannot be continued. The same goes for “fort-12-autosave-1”, “fort-13-autosave-1”."
    )
    assert second == "“fort-14-autosave-1” is not a saved game. The file has been kept."


def test_of_very_many_broken_games_some_are_named_and_the_rest_is_counted(english):
    broken = [Problem("save-broken", (f"fort-{n}",), "cut") for n in range(12)]
    (said,) = texts().problems.sentences(broken)
    assert [n for n in range(12) if f"“fort-{n}”" in said] == list(range(5))
    assert plain(said).endswith("“fort-4” and 7 more.")


def test_a_copy_under_another_name_costs_the_game_nothing(make_app, folders):
    """Neither does the bin: what is not offered cannot be removed."""
    older, newest = leave(folders, 5, 6)
    name = "fort-{}-autosave-1.json"
    sound = (folders.autosaves / name.format(5)).read_bytes()
    for copy in (9, "5 (copy)"):
        (folders.autosaves / name.format(copy)).write_bytes(sound)
    before = {path.name: path.read_bytes() for path in folders.autosaves.iterdir()}
    for _start in range(2):
        app = make_app(folders)
        assert app.left.of("fort").key == newest.key
        assert [offer["key"] for offer in app.left.others] == [older.key]
        assert "“fort-5 (copy)-autosave-1” holds another game" in plain(app.notice)
        assert "“fort-9-autosave-1”" in plain(app.notice)
        app.close()
    assert {path.name: path.read_bytes() for path in folders.autosaves.iterdir()} == before
    app = make_app(folders)
    app.removeOther(older.key)
    left = sorted(path.name for path in folders.autosaves.iterdir())
    assert left == sorted(before.keys() - {name.format(5)})


def test_a_copy_that_cannot_be_gone_on_with_costs_the_game_nothing(make_app, folders):
    (table,) = leave(folders, 5)
    record = to_record(table).model_copy(update={"options": {"seats": 9}})
    copy = folders.autosaves / "fort-9-autosave-1.json"
    copy.write_bytes(encode_record(record))
    before = {path.name: path.read_bytes() for path in folders.autosaves.iterdir()}
    app = make_app(folders)
    assert app.left.of("fort").key == table.key
    assert {path.name: path.read_bytes() for path in folders.autosaves.iterdir()} == before


# --- a slow disk --------------------------------------------------------------------------------


def test_leaving_a_game_waits_for_no_disk_and_loses_no_decision(make_app, folders, monkeypatch):
    begun, done = threading.Event(), threading.Event()

    def fsync(_handle):
        begun.set()
        assert done.wait(60)

    waited = []
    real = threading.Condition.wait_for

    def wait_for(condition, until, timeout=None):
        if threading.current_thread() is threading.main_thread():
            waited.append(timeout)
        return real(condition, until, timeout)

    leave(folders, 5)
    app = make_app(folders)
    app.setup.play()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fsync)
        patch.setattr(threading.Condition, "wait_for", wait_for)
        table = app._played
        play_until(table, lambda t: t.number >= 9)
        app._keep()
        assert begun.wait(60)
        app.show("title")
        app.play(sample_table(CARDS, 2, 8))
        app._keep()
        app.show("title")
        assert [offer["key"] for offer in app.left.others] == [table.key, "fort-5"]
        assert (waited, app.notice) == ([], "")
        done.set()
        app.close()
    assert app.notice == ""
    again = make_app(folders)
    assert again.left.of("fort").key == "fort-8"
    again.continueOther(table.key)
    assert again._played.moves == table.moves


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "6 May 2024, 21:08"),
        ("cs", "6. května 2024, 21:08"),
        ("pl", "6 maja 2024, 21:08"),
    ],
)
def test_when_a_game_was_left_is_said_in_a_form_that_no_region_misreads(
    make_app, folders, language, said
):
    left = datetime(2024, 5, 6, 21, 8).astimezone().isoformat()
    for seed in (5, 6):
        record = to_record(sample_table(CARDS, 2, seed)).model_copy(update={"saved_at": left})
        Autosave(folders.autosaves).save(record)
    app = make_app(folders)
    app.preferences.from_dict({"language": language})
    assert [plain(other["when"]) for other in app.left.others] == [said]
