"""Pebbles in the app, without its window: offered, begun, left, gone on with, scored, counted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from fort_desktop.bots.levels import make_bot
from fort_desktop.contract.kits import kit
from fort_desktop.storage.paths import Folders
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.services import Services
from tests.third_game.screen.screen import SCREEN
from tests.ui.bridges import Told, open_app
from tests.ui.hands import until
from tests.ui.speaking import plain, spoken


@pytest.fixture
def app(qapp: QCoreApplication, folders: Folders) -> Iterator[AppBridge]:
    driver = Told()
    made = open_app(driver)
    made.driver = driver  # type: ignore[attr-defined]
    made.use(Services(folders, made.problem.emit))
    made.look_for_game()
    made.motion.set_speed("off", reduced=False)
    yield made
    made.close()
    made.language.remove()


def begin(app: AppBridge, people: int, seats: int = 2) -> None:
    setup = app.setup
    setup.set_game("pebbles")
    setup.set_count(seats)
    setup.set_seed("5")
    for place in range(seats):
        setup.set_bot(place, place >= people)
        setup.set_level(place, "easy")
    setup.play()


def play_on(app: AppBridge, moves: int = 1000) -> None:
    table, chance = app.table.presenter.table, Random(1)
    while not table.over and table.number < moves:
        if app.driver.asked:
            (asked, seat), app.driver.asked = app.driver.asked, None
            bot = make_bot("easy", "pebbles")
            move = bot.choose(asked.game, asked.view(seat), asked.legal(), chance)
            app.driver.answered.emit(move)
        elif app.table.curtain.down:
            app.table.curtain.open()
        else:
            app.table.choose(0)
        QCoreApplication.processEvents()


def test_its_screen_is_found_by_the_one_line() -> None:
    assert game_screen("pebbles") is SCREEN
    fewest, most = kit("pebbles").seats
    assert (fewest, len(SCREEN.colours)) == (2, most)


@pytest.mark.parametrize(("code", "name"), [("en", "Pebbles"), ("cs", "Kamínky"), ("pl", "Kamyki")])
@pytest.mark.usefixtures("qapp")
def test_it_is_offered_as_a_new_game(code: str, name: str) -> None:
    with spoken(code):
        setup = NewGameSetup()
        assert setup.games[-1] == "pebbles"
        assert setup.gameNames[-1] == name
        assert plain(setup.gameTexts[-1]) == plain(SCREEN.about())
        assert setup.gameIcons[-1] == SCREEN.icon
        setup.set_game("pebbles")
        assert (setup.most, setup.levels, setup.colours) == (3, ["easy"], ["red", "blue", "green"])
        setup.set_count(4)
        assert setup.count == 2
        setup.set_count(3)
        setup.set_colour(0, "green")
        assert [seat.colour for seat in setup.seats()] == ["green", "blue", "red"]


def test_a_game_with_a_bot_is_played_to_its_scoring(app: AppBridge) -> None:
    begin(app, people=1, seats=3)
    assert (app.screen, app.game) == ("table", "pebbles")
    assert app.tablePage == SCREEN.table_page
    assert app.helpPage("pebbles") == SCREEN.help_page
    play_on(app)
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    assert app.scores.headline
    lines = [(line["source"], line["label"], line["icon"]) for line in app.scores.lines]
    assert [line[:2] for line in lines] == [
        ("rounds", "Rounds"),
        ("kept", "Stone kept"),
        ("total", "Total"),
    ]
    assert all(icon for *_, icon in lines)


def test_a_game_of_two_people_is_left_continued_and_counted(
    app: AppBridge, folders: Folders
) -> None:
    begin(app, people=2)
    presenter = app.table.presenter
    assert app.table.curtain.name == presenter.player(presenter.table.state.first)
    play_on(app, 3)
    left = app.table.presenter.table.moves
    app.show("title")
    (offer,) = app.left.offers
    assert (offer["game"], plain(offer["summary"])) == ("pebbles", "Pebbles – round 2")
    app.continueGame("pebbles")
    assert app.table.curtain.down
    assert app.table.presenter.table.moves == left
    play_on(app)
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    app.show("title")
    assert app.left.offers == []
    app._services.wait(60)
    assert '"pebbles"' in folders.statistics_file.read_text("utf-8")
    assert set(app._services.results()) == {"pebbles"}


def test_a_game_on_the_disk_is_gone_on_with_by_the_next_start(
    app: AppBridge, folders: Folders
) -> None:
    begin(app, people=2)
    play_on(app, 5)
    moves = app.table.presenter.table.moves
    app.close()
    services = Services(folders, lambda _: None)
    assert services.may_have_left == {"pebbles"}
    (table,), (record,) = services.left()
    assert (table.moves, record.game) == (moves, "pebbles")
    assert services.problems() == []
    services.close()


def test_the_same_people_play_again_and_another_begins_by_chance(app: AppBridge) -> None:
    begin(app, people=2)
    first = app.table.presenter.table
    play_on(app)
    app.rematch()
    again = app.table.presenter.table
    assert again is not first
    assert (again.game.id, again.seats, again.moves) == ("pebbles", first.seats, [])


def test_the_whole_app_speaks_another_language_at_the_table(app: AppBridge) -> None:
    begin(app, people=1)
    app.preferences.from_dict({"language": "cs"})
    assert app.table.presenter.player(0) == "Hráč\u00a01"
    assert "Kolo začíná" in app.table.log.rows()[0].text


def test_the_setup_offers_whatever_games_there_are() -> None:
    assert "pebbles" in NewGameSetup().games


@pytest.mark.usefixtures("qapp")
def test_bots_begin_at_a_level_that_the_game_has() -> None:
    setup = NewGameSetup()
    setup.set_game("pebbles")
    assert {seat.level for seat in setup.seats()} <= set(setup.levels)


@pytest.mark.usefixtures("qapp")
def test_its_colours_are_remembered() -> None:
    setup, again = NewGameSetup(), NewGameSetup()
    setup.set_game("pebbles")
    setup.set_colour(0, "green")
    again.from_dict(setup.to_dict())
    assert [seat.colour for seat in again.seats()] == [seat.colour for seat in setup.seats()]


@pytest.mark.usefixtures("qapp")
def test_it_is_begun_with_no_option_of_another_game() -> None:
    setup = NewGameSetup()
    setup.set_option("draft", True)
    setup.set_game("pebbles")
    assert setup.chosen() == ()
