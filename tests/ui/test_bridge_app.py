"""The app's bridge: screens, games that begin, go on and end, settings, saves and bad files."""

from __future__ import annotations

import threading
from random import Random

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.record import to_record
from fort_desktop.storage import settings
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import Problem
from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.paths import Folders
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.services import Services
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.seeing import check_models
from tests.storage.samples import newest, not_allowed
from tests.ui.bridges import CARDS
from tests.ui.hands import until
from tests.ui.speaking import plain
from tools.pictures.staging import sample_table


def play_on(app: AppBridge, decisions: int) -> FortTable:
    """So many decisions of whoever must decide."""
    bridge = app.table_of("fort")
    table = bridge.presenter.table
    rng = Random(1)
    wanted = min(table.number + decisions, 10**6)
    while table.number < wanted and not table.over:
        made = table.number
        if app.driver.asked:
            app.driver.answer()
        elif bridge.curtain.down:
            bridge.curtain.open()
        elif bridge.flow._answer is not None:
            assert until(lambda made=made: table.number > made, bridge.flow.kept)
        else:
            bridge.touch.choose(rng.randrange(len(bridge.presenter.moves)))
    return table


# --- screens ------------------------------------------------------------------------------------


def test_only_real_screens_are_shown(make_app):
    app = make_app()
    shown = []
    app.screenChanged.connect(lambda: shown.append(app.screen))
    for screen in ("title", "nowhere", "", "settings", "settings", "title"):
        app.show(screen)
    assert shown == ["settings", "title"]


def test_one_click_plays_against_a_medium_bot(make_app):
    app = make_app()
    app.newGame()
    assert app.screen == "new-game"
    app.setup.play()
    table = app.table_of("fort").presenter.table
    assert app.screen == "table"
    assert [(s.kind, s.level) for s in table.seats] == [("person", ""), ("bot", "medium")]
    assert [plain(s.name) for s in table.seats] == ["Player 1", "Bot 2"]


def test_what_was_chosen_is_what_is_played(make_app):
    app = make_app()
    setup = app.setup
    setup.set_count(4)
    setup.rename(0, "Žofie")
    setup.set_colour(0, "yellow")
    setup.set_bot(1, False)
    setup.set_level(3, "easy")
    setup.set_option("draft", True)
    setup.set_seed("fort")
    setup.play()
    table = app.table_of("fort").presenter.table
    assert table.options.draft
    assert [s.kind for s in table.seats] == ["person", "person", "bot", "bot"]
    assert [s.level for s in table.seats] == ["", "", "medium", "easy"]
    assert table.seats[0].name == "Žofie"
    assert CARDS.boards[table.state.seats[0].board].colour == "yellow"
    again = make_app()
    again.setup.set_seed("fort")
    again.setup.play()
    assert again.table.presenter.table.seed == table.seed


@pytest.mark.parametrize("persons", [1, 2, 3])
def test_a_game_that_was_left_is_continued(make_app, persons):
    app = make_app()
    app.play(sample_table(CARDS, 3, 5, persons=persons))
    table = play_on(app, 25)
    app.table_of("fort").flow.leave()
    assert app.screen == "title"
    assert app.driver.asked is None
    (offer,) = app.left.offers
    assert plain(offer["summary"]) == f"Fort – round {table.state.round}"
    points = table.adapter.open_points(table.state)
    for seat, n in zip(table.seats, points, strict=True):
        assert f"{seat.name}: {n}" in plain(offer["players"])
    assert plain(offer["spoken"]) == plain(f"{offer['summary']} – {offer['players']}")
    app.continueGame("fort")
    assert app.screen == "table"
    assert app.table_of("fort").presenter.table is table
    assert app.left.offers == []
    play_on(app, 25)
    check_models(app.table_of("fort"))


@pytest.mark.parametrize("persons", [1, 2])
def test_settings_in_the_middle_of_a_game(make_app, persons):
    app = make_app()
    app.play(sample_table(CARDS, 2, 6, persons=persons))
    table = play_on(app, 10)
    app.show("settings")
    app.preferences.from_dict({"language": "pl"})
    assert app.left.offers
    app.goBack("table")
    play_on(app, 10)
    assert app.table_of("fort").presenter.table is table
    check_models(app.table_of("fort"))


def test_the_end_of_a_game_is_scored(make_app):
    app = make_app()
    app.play(sample_table(CARDS, 3, 5))
    table = play_on(app, 1000)
    assert table.over
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    rows = app.scores.rows()
    for row, points in zip(rows, table.score(), strict=True):
        assert row.points == tuple(part.points for part in points)
        assert row.total == sum(row.points)
    app.rematch()
    assert app.screen == "table"
    assert app.table_of("fort").presenter.table is not table
    assert app.table_of("fort").presenter.table.number <= 1


def test_a_finished_game_left_early_is_not_offered_again(make_app):
    app = make_app()
    app.preferences.from_dict({"animation": "normal"})
    table = sample_table(CARDS, 2, 5)
    play_until(table, lambda t: t.over)
    app.play(table)
    app.show("title")
    assert app.left.offers == []
    app.continueGame("fort")
    assert app.screen == "title"


def test_a_dead_bot_is_told(make_app):
    app = make_app()
    app.driver.replaced.emit()
    assert app.notice == texts().errors.bot()
    app.closeNotice()
    assert app.notice == ""


# --- files --------------------------------------------------------------------------------------


def test_every_decision_is_saved_and_the_next_start_offers_the_game(make_app, folders):
    app = make_app(folders)
    app.setup.set_seed("12")
    app.setup.play()
    table = play_on(app, 40)
    moves = table.moves
    app.close()
    early = make_app()
    early.use(Services(folders, early.problem.emit))
    assert (early.left.looked, early.left.offers) == (1, [])
    early.close()
    next_app = make_app(folders)
    assert not next_app.left.looked
    assert next_app.left.offers
    assert next_app.notice == ""
    next_app.continueGame("fort")
    assert next_app.table_of("fort").presenter.table.moves == moves
    play_on(next_app, 5)
    check_models(next_app.table_of("fort"))


def test_undo_is_saved_too(make_app, folders):
    app = make_app(folders)
    app.setup.set_seed("3")
    app.setup.play()
    bridge = app.table_of("fort")
    table = play_on(app, 20)
    while not bridge.undoing.can:
        play_on(app, 1)
    bridge.undoing.undo()
    moves = table.moves
    app.close()
    assert newest(Autosave(folders.autosaves)).moves == moves


def test_a_finished_game_is_forgotten(make_app, folders):
    app = make_app(folders)
    app.setup.set_seed("12")
    app.setup.play()
    assert play_on(app, 1000).over
    app.close()
    assert newest(Autosave(folders.autosaves)) is None
    assert make_app(folders).left.offers == []


def test_settings_and_the_last_choice_are_remembered(make_app, folders):
    app = make_app(folders)
    app.preferences.from_dict(
        {"language": "cs", "theme": "evening", "animation": "fast", "text_size": 130}
    )
    app.setup.set_count(3)
    app.setup.rename(1, "Łukasz")
    app.setup.play()
    app.close()
    again = make_app(folders)
    assert again.preferences.to_dict() == app.preferences.to_dict()
    assert again.language.code == "cs"
    assert [seat.name for seat in again.setup.seats()][1] == "Łukasz"


def test_broken_settings_are_set_aside_and_told(make_app, folders):
    folders.settings_file.parent.mkdir(parents=True)
    folders.settings_file.write_text('{"theme": "eve')
    app = make_app(folders)
    assert "settings" in app.notice.lower()
    assert app.preferences.theme == "system"
    kept = [p.read_text() for p in folders.settings_file.parent.iterdir()]
    assert '{"theme": "eve' in kept


def test_settings_that_cannot_be_set_aside_are_not_written_over(make_app, folders, monkeypatch):
    folders.settings_file.parent.mkdir(parents=True)
    folders.settings_file.write_text('{"theme": "eve')
    with monkeypatch.context() as patch:
        patch.setattr(settings, "set_aside", not_allowed)
        app = make_app(folders)
    assert app.notice == texts().problems.settings_stay("access is not allowed")
    app.preferences.from_dict({"theme": "contrast"})
    app.close()
    assert folders.settings_file.read_text() == '{"theme": "eve'


def test_a_broken_autosave_costs_one_decision(make_app, folders):
    app = make_app(folders)
    app.play(sample_table(CARDS, 2, 4))
    play_on(app, 11)
    app._services.wait(60)  # a slow disk gets the last ones of several decisions alone
    table = play_on(app, 1)
    app.close()
    files = sorted(folders.autosaves.glob("*-autosave-1.json"))
    assert len(files) == 1
    files[0].write_bytes(files[0].read_bytes()[:100])
    again = make_app(folders)
    assert again.notice == texts().errors.save_older(files[0].stem)
    assert again.left.offers
    again.continueGame("fort")
    found = again.table.presenter.table.moves
    assert found == table.moves[: len(found)]


@pytest.mark.parametrize("content", ["{}", '{"version":1,"ga'])
def test_a_broken_autosave_alone_is_told_and_nothing_is_offered(make_app, folders, content):
    folders.autosaves.mkdir(parents=True)
    (folders.autosaves / "fort-1-autosave-1.json").write_text(content)
    app = make_app(folders)
    said = texts().problems.foreign if content == "{}" else texts().errors.save_broken
    assert app.notice == said("fort-1-autosave-1")
    assert app.left.offers == []
    app.newGame()
    app.setup.play()
    play_on(app, 3)


def test_a_game_of_other_cards_goes_on_from_its_position(make_app, folders):
    table = sample_table(CARDS, 2, 4)
    play_until(table, lambda t: t.number >= 20)
    record = to_record(table).model_copy(update={"digest": "other cards"})
    Autosave(folders.autosaves).save(record)
    app = make_app(folders)
    assert app.notice == texts().errors.save_rules()
    app.continueGame("fort")
    check_models(app.table_of("fort"))
    play_on(app, 10)


def test_a_save_of_a_game_that_is_not_known_is_told_and_kept(make_app, folders):
    """The newest game that can be played is offered all the same."""
    known = sample_table(CARDS, 2, 4)
    Autosave(folders.autosaves).save(to_record(known))
    later = {"game": "whist", "saved_at": "2999-01-01T00:00:00+00:00"}
    Autosave(folders.autosaves).save(to_record(known).model_copy(update=later))
    app = make_app(folders)
    assert app.notice == texts().problems.unknown_game("whist")
    assert "whist" in app.notice
    assert (folders.autosaves / f"whist-{known.seed}-autosave-1.json").exists()
    app.continueGame("fort")
    assert app.table_of("fort").presenter.table.moves == known.moves


def test_a_second_copy_says_so_and_saves_nothing(make_app, folders):
    held = RunLock(folders.lock_file)
    assert held.acquire()
    app = make_app(folders)
    assert app.notice == texts().errors.running()
    app.setup.play()
    play_on(app, 10)
    app.preferences.from_dict({"theme": "contrast"})
    app.close()
    assert not folders.settings_file.exists()
    assert list(folders.autosaves.glob("*.json")) == []
    held.release()


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(make_app, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    app = make_app(Folders(blocked / "config", blocked / "data", blocked / "logs"))
    app.setup.play()
    assert until(lambda: bool(app.notice), app.noticeChanged)
    play_on(app, 10)
    check_models(app.table_of("fort"))


def test_two_problems_at_the_start_are_both_told(make_app, folders):
    folders.settings_file.parent.mkdir(parents=True)
    folders.settings_file.write_text("[")
    folders.autosaves.mkdir(parents=True)
    (folders.autosaves / "fort-1-autosave-1.json").write_text("{}")
    app = make_app(folders)
    told = app.notice
    app.closeNotice()
    told += app.notice
    assert "settings" in told.lower()
    assert "fort-1-autosave-1" in told


def test_saving_again_takes_the_message_away(make_app):
    app = make_app()
    app.problem.emit(Problem("save-write", ("disk-full",), "no space left"))
    assert texts().problems.reason("disk-full") in app.notice
    app.problem.emit(None)
    assert app.notice == ""


def test_problems_from_another_thread_arrive(make_app):
    app = make_app()
    problem = Problem("save-write", ("read-only",), "read-only file system")
    thread = threading.Thread(target=app.problem.emit, args=(problem,))
    thread.start()
    thread.join()
    assert until(lambda: bool(app.notice), app.noticeChanged)
    assert texts().problems.reason("read-only") in app.notice
