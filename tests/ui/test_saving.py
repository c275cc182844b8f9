"""While something cannot be saved: a sign that lasts, another folder, another copy of the app."""

from __future__ import annotations

import json
import threading

import pytest
from PySide6.QtCore import QUrl

from fort_desktop.play.playing_on import play_until
from fort_desktop.play.record import to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.saves import read_record, write_record
from fort_desktop.ui.going_on import command
from fort_desktop.ui.services import Services
from fort_desktop.ui.texts import texts
from tests.ui.bridges import CARDS
from tests.ui.hands import pump, until
from tests.ui.test_bridge_app import play_on
from tools.pictures.staging import sample_table


def saved(folders) -> dict[str, list[str]]:
    """The moves of each unfinished game on the disk, by its key."""
    return {record.key: record.moves for record in Autosave(folders.autosaves).unfinished()}


def played(app):
    return app.table_of("fort").presenter.table


def lasting(app) -> bool:
    return until(lambda: app.saving.unsaved != "", app.saving.changed)


def over(app) -> bool:
    return until(lambda: app.saving.unsaved == "", app.saving.changed)


# --- a full disk --------------------------------------------------------------------------------


def test_the_sign_lasts_until_the_game_is_saved(make_app, folders, disk):
    app = make_app(folders)
    disk.full = [folders.data]
    app.setup.play()
    assert lasting(app)
    assert app.saving.label == texts().saving.label("save-write")
    assert texts().problems.reason("disk-full") in app.saving.unsaved
    app.closeNotice()
    play_on(app, 25)
    assert app.notice == ""
    app.show("title")
    assert app.saving.unsaved
    assert not app.saving.look()
    assert app.saving.lost == 1
    disk.full = []
    assert app.saving.tryAgain()
    assert over(app)
    assert saved(folders) == {played(app).key: played(app).moves}


def test_a_game_that_is_just_being_written_when_the_app_is_left_is_waited_for(
    make_app, folders, disk
):
    app = make_app(folders)
    app.setup.play()
    assert app.saving.look()
    disk.full = [folders.data]
    play_on(app, 1)
    assert not app.saving.look()
    assert app.saving.lost == 1


def test_leaving_without_saving_is_a_choice(make_app, folders, disk):
    app = make_app(folders)
    disk.full = [folders.data]
    app.setup.play()
    assert not app.saving.look()
    app.saving.giveUp()
    assert app.saving.look()


def test_a_game_saved_elsewhere_may_be_left_and_is_gone_on_with_from_there(
    make_app, folders, disk, tmp_path
):
    app = make_app(folders)
    disk.full = [folders.data]
    app.setup.play()
    table = play_on(app, 12)
    stick = tmp_path / "a stick"
    stick.mkdir()
    assert not app.saving.look()
    file = stick / "ours.json"
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(file)))
    assert app.saving.lost == 0
    assert command(file) in app.saving.outcome
    assert app.saving.look()
    moves = list(table.moves)
    play_on(app, 1)
    assert not app.saving.look()  # it has gone on since
    app.close()
    disk.full = []
    again = make_app()
    again.use(Services(folders, again.problem.emit))
    again.begin_with(file)
    again.look_for_game()
    assert again.screen == "table"
    assert played(again).moves[: len(moves)] == moves
    assert all(seat.name for seat in played(again).seats)
    again._services.wait(60)
    assert saved(folders).keys() == {table.key}


def test_a_folder_that_is_full_too_is_told(make_app, folders, disk, tmp_path):
    app = make_app(folders)
    disk.full = [tmp_path]
    app.setup.play()
    assert not app.saving.look()
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(tmp_path / "ours.json")))
    reason = texts().problems.reason("disk-full")
    assert app.saving.outcome == texts().saving.not_there_either("ours.json", reason)
    assert app.saving.lost == 1


def test_a_folder_that_is_not_there_is_told_and_not_made(make_app, folders, disk, tmp_path):
    app = make_app(folders)
    disk.full = [folders.data]
    app.setup.play()
    assert not app.saving.look()
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(tmp_path / "tmp" / "slip" / "ours.json")))
    reason = texts().problems.reason("not-found")
    assert app.saving.outcome == texts().saving.not_there_either("ours.json", reason)
    assert (app.saving.lost, (tmp_path / "tmp").exists()) == (1, False)


# --- each file for itself -----------------------------------------------------------------------


def theme(folders) -> str:
    """The one in the file."""
    return json.loads(folders.settings_file.read_text())["theme"]


def told(app, sentence) -> bool:
    return until(lambda: app.notice == sentence, app.noticeChanged)


def test_settings_that_cannot_be_saved_say_so_once_and_are_saved_later(make_app, folders, disk):
    app = make_app(folders)
    app._services.wait(60)
    disk.full = [folders.config]
    reason = texts().problems.reason("disk-full")
    app.preferences.from_dict({"theme": "evening"})
    assert told(app, texts().errors.settings_write(reason))
    assert app.saving.unsaved == ""
    app.closeNotice()
    app.preferences.from_dict({"text_size": 120})
    app._services.wait(60)
    pump()
    assert app.notice == ""
    disk.full = []
    app.preferences.from_dict({"text_size": 130})
    app._services.wait(60)
    assert theme(folders) == "evening"
    disk.full = [folders.config]
    app.preferences.from_dict({"text_size": 140})
    assert told(app, texts().errors.settings_write(reason))


def test_settings_are_saved_by_themselves_when_there_is_room_again(make_app, folders, disk):
    app = make_app(folders)
    app._services._writer._pause = 0.01
    disk.full = [folders.config]
    app.preferences.from_dict({"theme": "evening"})
    app._services.wait(60)
    written, writer = threading.Event(), app._services._writer
    app._services.when_settled(lambda: writer.failed or written.set())
    disk.full = []
    assert written.wait(60)
    assert theme(folders) == "evening"


def test_a_game_that_cannot_be_counted_says_so_and_is_counted_later(make_app, folders, disk):
    app = make_app(folders)
    table = sample_table(CARDS, 2, 5)
    play_until(table, lambda t: t.over)
    disk.full = [folders.data]
    app.play(table)
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    assert told(app, texts().errors.statistics_write(texts().problems.reason("disk-full")))
    assert app.saving.unsaved == ""
    disk.full = []
    app._services.try_again()
    app._services.wait(60)
    counted = json.loads(folders.statistics_file.read_text())["games"]["fort"]
    assert counted["finished"] == 1


# --- a second copy ------------------------------------------------------------------------------


@pytest.fixture
def first(folders):
    """Another copy of the app, which runs until the lock is released."""
    lock = RunLock(folders.lock_file)
    assert lock.acquire()
    yield lock
    lock.release()


def test_a_second_copy_saves_as_soon_as_the_first_has_ended(make_app, folders, first):
    app = make_app(folders)
    assert app.saving.unsaved == texts().errors.running()
    app.setup.play()
    play_on(app, 10)
    app.preferences.from_dict({"theme": "contrast"})
    assert saved(folders) == {}
    assert not app.saving.look()
    first.release()
    app.saving._timer.timeout.emit()
    assert over(app)
    app._services.wait(60)
    assert saved(folders) == {played(app).key: played(app).moves}
    assert json.loads(folders.settings_file.read_text())["theme"] == "contrast"


def test_a_second_copy_saves_with_the_next_decision_at_the_latest(make_app, folders, first):
    app = make_app(folders)
    app.setup.play()
    first.release()
    play_on(app, 1)
    assert app.saving.look()
    assert app.saving.unsaved == ""
    assert saved(folders) == {played(app).key: played(app).moves}


def test_the_same_game_gone_on_with_in_two_copies_becomes_two_games(make_app, folders):
    first = make_app(folders)
    first.setup.play()
    table = play_on(first, 10)
    first._services.wait(60)
    second = make_app(folders)
    second.continueGame("fort")
    play_on(second, 3)
    play_on(first, 7)
    own, key = list(table.moves), table.key
    first.close()
    second.saving._timer.timeout.emit()
    assert second.saving.look()
    assert saved(folders) == {key: own, played(second).key: played(second).moves}
    assert played(second).key != key


def test_a_game_that_the_first_copy_went_on_with_is_continued_where_it_was_left(make_app, folders):
    """The second copy has read it before."""
    first = make_app(folders)
    first.setup.play()
    play_on(first, 5)
    first._services.wait(60)
    second = make_app(folders)
    moves, key = list(play_on(first, 9).moves), played(first).key
    first.close()
    second.saving._timer.timeout.emit()
    assert second.notice == ""
    second.continueGame("fort")
    assert played(second).moves[: len(moves)] == moves
    assert played(second).key == key


# --- a game in a file ---------------------------------------------------------------------------


def opened(make_app, folders, file):
    app = make_app()
    app.use(Services(folders, app.problem.emit))
    app.begin_with(file)
    app.look_for_game()
    return app


@pytest.mark.parametrize("content", ["", "{}", '{"version":1,"game":"fort"', "Ola: 25"])
def test_a_file_that_holds_no_game_is_told(make_app, folders, tmp_path, content):
    file = tmp_path / "mine.json"
    file.write_text(content)
    app = opened(make_app, folders, file)
    assert app.screen == "title"
    assert "mine" in app.notice
    assert file.read_text() == content


def test_an_older_file_of_a_game_does_not_replace_what_was_played_since(
    make_app, folders, tmp_path
):
    table = sample_table(CARDS, 2, 4)
    play_until(table, lambda t: t.number >= 10)
    write_record(tmp_path / "older.json", to_record(table))
    play_until(table, lambda t: t.number >= 20)
    Autosave(folders.autosaves).save(to_record(table))
    app = opened(make_app, folders, tmp_path / "older.json")
    play_on(app, 3)
    assert app.saving.look()
    found = saved(folders)
    assert found[table.key] == table.moves
    assert found[played(app).key] == played(app).moves
    assert len(found) == 2


def test_the_file_that_was_opened_stays_as_it_is(make_app, folders, tmp_path):
    table = sample_table(CARDS, 2, 4)
    write_record(tmp_path / "mine.json", to_record(table))
    before = (tmp_path / "mine.json").read_bytes()
    app = opened(make_app, folders, tmp_path / "mine.json")
    play_on(app, 5)
    assert (tmp_path / "mine.json").read_bytes() == before
    assert read_record(tmp_path / "mine.json").moves == []


def test_several_games_are_saved_beside_the_chosen_file(make_app, folders, disk, tmp_path):
    app = make_app(folders)
    disk.full = [folders.data]
    first, second = sample_table(CARDS, 2, 4), sample_table(CARDS, 2, 5)
    for table in (first, second):
        app.play(table)
    assert not app.saving.look()
    assert app.saving.lost == 2
    chosen = tmp_path / "ours.fortgame"
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(chosen)))
    assert app.saving.lost == 0
    files = [path for path in tmp_path.glob("*.fortgame") if path.is_file()]
    assert {read_record(file).key for file in files} == {first.key, second.key}
    assert chosen in files


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_file_in_place_of_the_folder_of_games_is_called_that(make_app, folders, language):
    folders.autosaves.parent.mkdir(parents=True, exist_ok=True)
    folders.autosaves.touch()
    app = make_app(folders)
    app.preferences.from_dict({"language": language})
    app.setup.play()
    assert lasting(app)
    assert texts().problems.reason("no-folder") in app.saving.unsaved


def test_no_file_beside_the_chosen_one_is_written_over(make_app, folders, disk, tmp_path):
    app = make_app(folders)
    disk.full = [folders.data]
    first, second = sample_table(CARDS, 2, 4), sample_table(CARDS, 2, 5)
    for table in (first, second):
        app.play(table)
    assert not app.saving.look()
    name = app._services.file_name(to_record(first))
    assert name == app._services.file_name(to_record(second))
    taken = [tmp_path / name, tmp_path / name.replace(".fortgame", " (2).fortgame")]
    for file in taken:
        file.write_text("mine")
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(tmp_path / "ours.fortgame")))
    assert until(lambda: app.saving.lost == 0, app.saving.changed)
    assert [file.read_text() for file in taken] == ["mine", "mine"]


def test_games_of_one_day_and_the_same_people_are_written_beside_each_other(
    make_app, folders, disk, tmp_path
):
    app = make_app(folders)
    disk.full = [folders.data]
    for seed in (4, 5, 6):
        app.play(sample_table(CARDS, 2, seed))
    assert not app.saving.look()
    first = tmp_path / app._services.file_name(app._services.unsaved()[0])
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(first)))
    assert until(lambda: app.saving.lost == 0, app.saving.changed)
    written = [read_record(path) for path in tmp_path.glob("*.fortgame")]
    assert sorted(record.seed for record in written) == [4, 5, 6]


def test_the_file_that_failed_is_named_and_the_other_is_written(make_app, folders, disk, tmp_path):
    app = make_app(folders)
    disk.full = [folders.data]
    for seed in (4, 5):
        app.play(sample_table(CARDS, 2, seed))
    assert not app.saving.look()
    (tmp_path / "ours.fortgame").mkdir()
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(tmp_path / "ours.fortgame")))
    assert until(lambda: app.saving.lost == 1, app.saving.changed)
    assert "“ours.fortgame”" in app.saving.outcome
    assert len([path for path in tmp_path.glob("Fort – *.fortgame") if path.is_file()]) == 1
