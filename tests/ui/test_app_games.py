"""The app with more than one game: each at its table, saved, continued, scored and counted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QObject

from fort_desktop.bots.levels import RandomBot
from fort_desktop.games.towers.play.adapter import new_towers_table
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.table import AnyTable, SeatSetup
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.paths import Folders
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.bridge.new_game.setup import FIRST_ROLE, ROLES
from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.services import Services
from fort_desktop.ui.texts import texts
from tests.play.helpers import play_on
from tests.ui.bridges import CARDS, Told, open_app
from tests.ui.hands import until
from tests.ui.speaking import plain
from tools.pictures.staging import sample_table

MakeApp = Callable[..., AppBridge]
EVERYBODY = game_screen("towers").colours


class Answering(Told):
    """Random moves for every bot that is asked, when the test says so."""

    def answer(self, move: object = None) -> None:
        assert self.asked is not None
        (table, seat), self.asked = self.asked, None
        rng = Random(table.number)
        self.answered.emit(RandomBot().choose(table.game, table.view(seat), table.legal(), rng))


@pytest.fixture
def make_app(qapp, tmp_path) -> Iterator[MakeApp]:
    """Apps in one folder; `make_app` again is the next start of the app."""
    apps: list[AppBridge] = []
    drivers: list[QObject] = []
    folders = Folders(tmp_path / "config", tmp_path / "data", tmp_path / "logs")

    def make() -> AppBridge:
        for app in apps:
            app.close()
        drivers.append(Answering())
        app = open_app(drivers[-1])
        app.driver = drivers[-1]  # type: ignore[attr-defined]
        app.folders = folders  # type: ignore[attr-defined]
        apps.append(app)
        app.use(Services(folders, app.problem.emit))
        app.look_for_game()
        app.preferences.from_dict({"animation": "off"})
        return app

    yield make
    for app in apps:
        app.close()
        app.language.remove()


def played(app: AppBridge) -> AnyTable:
    """The game on the screen."""
    table = app._played
    assert table is not None
    return table


def towers(seats: int = 3, seed: int = 5, moves: int = 0, *, over: bool = False) -> AnyTable:
    """A game of 5 Towers, person Ola against bots, after some random moves."""
    seated = [SeatSetup("Ola", board=EVERYBODY[0])]
    seated += [SeatSetup(f"Bot {n}", "bot", "easy", EVERYBODY[n]) for n in range(1, seats)]
    table = new_towers_table(seated, seed)
    play_on(table, Random(seed), lambda t: not over and t.number >= moves)
    return table


def statistics(app: AppBridge) -> dict[str, dict[str, object]]:
    if app._services is not None:
        app._services.wait(60)
    return json.loads(app.folders.statistics_file.read_text("utf-8"))["games"]


def test_the_chosen_game_begins_at_its_table(make_app):
    app = make_app()
    app.setup.set_game("towers")
    app.setup.set_count(5)
    app.setup.set_seed("7")
    app.setup.play()
    assert app.screen == "table"
    table = played(app)
    assert (table.game.id, table.seed, table.options.seats) == ("towers", 7, 5)
    assert [seat.board for seat in table.seats] == list(EVERYBODY)
    assert [plain(seat.name) for seat in table.seats][:2] == ["Player 1", "Bot 2"]
    again = make_app()
    assert again.setup.game == "towers"
    assert again.setup.count == 5


def offered(app: AppBridge) -> list[tuple[str, str]]:
    """What the title offers to continue: the games in words."""
    return [(offer["game"], plain(offer["summary"])) for offer in app.left.offers]


def test_each_game_is_left_and_continued_at_its_own_table(make_app):
    app = make_app()
    table, fort = towers(moves=12), sample_table(CARDS, 2, 4)
    rounds = f"5 Towers – round {table.state.round}"
    app.play(table)
    app.show("title")
    assert offered(app) == [("towers", rounds)]
    (offer,) = app.left.offers
    assert offer["signs"] == ["tower"]
    assert plain(offer["spoken"]) == plain(f"{offer['summary']} – {offer['players']}")
    app.play(fort)
    app.show("title")
    assert offered(app) == [("fort", "Fort – round 1"), ("towers", rounds)]
    assert app.left.offers[0]["signs"] == ["fort-level"]
    for game, left in (("towers", table), ("fort", fort)):
        app.continueGame(game)
        assert (app.screen, app.game, played(app)) == ("table", game, left)
        assert game not in dict(offered(app))
        app.show("title")
        assert next(iter(dict(offered(app)))) == game  # the one left last comes first
    app.continueGame("chess")
    assert app.screen == "title"


def test_both_games_are_offered_at_the_next_start(make_app):
    app = make_app()
    app.setup.play()
    app.show("title")
    app.setup.set_game("towers")
    app.setup.play()
    app.show("title")
    left = offered(app)
    assert [game for game, _ in left] == ["towers", "fort"]
    app.close()
    early = open_app(app.driver)
    early.use(Services(app.folders, early.problem.emit))
    assert (early.left.looked, early.left.offers) == (2, [])
    early.close()
    again = make_app()
    assert (offered(again), again.left.looked) == (left, 0)
    again.preferences.from_dict({"language": "cs"})
    words = [plain(offer["spoken"]) for offer in again.left.offers]
    assert words[0].startswith("5 věží – 1. kolo – Hráč 1")
    assert words[1].startswith("Fort – 1. kolo – Hráč 1")
    again.continueGame("fort")
    assert (again.screen, played(again).game.id) == ("table", "fort")


def test_of_one_kind_the_game_left_last_is_offered(make_app):
    """Until it is over: then the one before."""
    app = make_app()
    app.setup.play()
    before = played(app).seed
    app.show("title")
    table = sample_table(CARDS, 2, 5)
    play_until(table, lambda t: t.number >= 20)
    app.play(table)
    app.show("title")
    assert app.left.of("fort") is table
    play_until(table, lambda t: t.over)
    app.continueGame("fort")
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    app.show("title")
    assert app.left.of("fort").seed == before


def test_the_code_of_a_game_that_was_left_begins_another_one(make_app):
    app = make_app()
    app.setup.set_game("towers")
    app.setup.set_seed("7")
    app.setup.play()
    play_on(played(app), Random(3), lambda t: t.number >= 12)
    app._keep()
    first = played(app).moves
    app.show("title")
    app.setup.play()
    assert played(app).seed == 7
    app.show("title")
    app.close()
    found = Autosave(app.folders.autosaves).unfinished()
    assert [record.moves for record in found] == [[], first]


def test_back_from_the_settings_a_game_goes_on_and_one_that_is_over_is_scored(make_app):
    app = make_app()
    fort, table = sample_table(CARDS, 2, 4), towers(over=True)
    app.play(fort)
    app.show("settings")
    app.goBack("table")
    assert (app.screen, played(app)) == ("table", fort)
    app.show("title")
    app.preferences.from_dict({"animation": "slow"})
    app.play(table)
    app.show("settings")
    app.goBack("table")
    assert app.screen == "scoring"
    assert app.scores.headline
    app.show("settings")
    app.goBack("title")
    assert app.screen == "title"
    assert [game for game, _ in offered(app)] == ["fort"]


def test_after_a_game_is_over_the_other_one_can_be_continued(make_app):
    app = make_app()
    app.setup.play()
    fort = played(app).seed
    app.show("title")
    app.play(towers(over=True))
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    app.show("title")
    app.continueGame("fort")
    assert app.screen == "table"
    assert (played(app).game.id, played(app).seed) == ("fort", fort)


def test_a_game_of_5_towers_is_continued_at_the_next_start(make_app):
    app = make_app()
    app.setup.set_game("towers")
    app.setup.play()
    moves, seats = played(app).moves, played(app).seats
    again = make_app()
    assert again.notice == ""
    assert again.left.offers
    again.continueGame("towers")
    assert again.screen == "table"
    assert (played(again).game.id, played(again).seats) == ("towers", seats)
    assert played(again).moves[: len(moves)] == moves


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_names_that_nobody_chose_follow_the_language(make_app, game):
    """On the table, in its log, at the title, in the file and from there, and in a rematch."""
    app = make_app()
    app.setup.set_game(game)
    app.setup.set_count(3)
    app.setup.rename(1, "Bot 7")
    app.setup.play()
    table = played(app)

    def names() -> list[str]:
        return [plain(seat.name) for seat in played(app).seats]

    assert names() == ["Player 1", "Bot 7", "Bot 3"]
    app.preferences.from_dict({"language": "cs"})
    assert names() == ["Hráč 1", "Bot 7", "Bot 3"]
    play_on(table, Random(1), lambda t: t.number >= 30)
    app.table.staging.show(fly=False)
    log = plain(" ".join(row.text for row in app.table.log.rows()))
    assert "Hráč 1" in log
    assert "Player" not in log
    app.preferences.from_dict({"language": "pl"})
    log = plain(" ".join(row.text for row in app.table.log.rows()))
    assert "Gracz 1" in log
    assert "Hráč" not in log
    app.show("title")
    assert plain(app.left.offers[0]["players"]).startswith("Gracz 1: ")
    app.preferences.from_dict({"language": "en"})
    assert plain(app.left.offers[0]["players"]).startswith("Player 1: ")
    app._services.keep(table)
    again = make_app()
    again.preferences.from_dict({"language": "cs"})
    assert plain(again.left.offers[0]["players"]).startswith("Hráč 1: ")
    assert "Bot 7" in again.left.offers[0]["players"]
    again.continueGame(game)
    again.rematch()
    again.preferences.from_dict({"language": "pl"})
    assert [plain(seat.name) for seat in played(again).seats] == ["Gracz 1", "Bot 7", "Bot 3"]


def test_who_has_won_is_called_in_the_language_of_the_app_and_counted_as_one(make_app):
    app = make_app()
    app.setup.set_game("towers")
    for code, number in (("en", 1), ("cs", 2)):
        app.preferences.from_dict({"language": code})
        app.setup.play()
        table = played(app)
        app.show("title")
        play_on(table, Random(1))
        app.continueGame("towers")
        assert until(lambda: app.screen == "scoring", app.screenChanged)
        assert list(statistics(app)["towers"]["people"]) == ["#1"]
        assert statistics(app)["towers"]["people"]["#1"]["played"] == number
        app.show("title")
    assert plain(app.scores.standing).startswith("Hráč 1: ")
    app.preferences.from_dict({"language": "pl"})
    rows = [plain(row.name) for row in app.scores.rows()]
    assert rows == ["Gracz 1", "Bot 2"]
    assert plain(app.scores.standing).startswith("Gracz 1: ")
    assert any(name in plain(app.scores.headline) for name in rows)


def test_the_end_is_scored_and_the_rematch_is_of_the_same_game(make_app):
    app = make_app()
    table = towers(5, over=True)
    app.play(table)
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    assert [line["source"] for line in app.scores.lines] == [
        "forest", "cake", "haunted", "sand", "scrap", "main", "rubble", "total",
    ]  # fmt: skip
    assert all(line["label"] for line in app.scores.lines)
    assert app.scores.ending == ""
    for row, points in zip(app.scores.rows(), table.score(), strict=True):
        assert row.points == tuple(part.points for part in points)
        assert row.total == sum(row.points) == row.history[-1]
        heights = [len(tower) for tower in table.state.seats[EVERYBODY.index(row.colour)].towers]
        assert len(row.piece["storeys"]) == max(heights)
    assert app.setup.game == "fort"
    app.rematch()
    again = played(app)
    assert app.screen == "table"
    assert (again.game.id, again.seats, again.options.seats) == ("towers", table.seats, 5)
    assert again.seed != table.seed
    assert again.options.first is None


def test_a_finished_game_is_counted_once_and_told(make_app):
    app = make_app()
    table = towers(over=True)
    app.play(table)
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    points = sum(row.points for row in table.score()[0])
    won = int(0 in table.winners())
    said = texts().scores.standing("Ola", won, 1, points)
    assert app.scores.standing == said
    app.show("title")
    app.newGame()
    app.setup.set_game("towers")
    app.setup.rename(0, "Ola")
    role = FIRST_ROLE + ROLES.index("standing")
    assert app.setup.data(app.setup.index(0), role) == texts().scores.results(won, 1, points)
    app.setup.set_game("fort")
    assert app.setup.data(app.setup.index(0), role) == ""
    app.show("title")
    ola = {"played": 1, "won": won, "best": points}
    assert statistics(app) == {
        "towers": {"finished": 1, "by_seats": {"3": 1}, "people": {"Ola": ola}}
    }
    fort = sample_table(CARDS, 2, 5)
    play_until(fort, lambda t: t.over)
    app.play(fort)
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    assert {game: of["finished"] for game, of in statistics(app).items()} == {
        "towers": 1,
        "fort": 1,
    }


def test_a_last_move_taken_back_counts_only_when_it_is_made_again(make_app):
    app = make_app()
    games = (towers(seed=seed, over=True) for seed in range(50))
    table = next(game for game in games if game.can_undo()[0])
    app.preferences.from_dict({"animation": "slow"})
    app.play(table)
    app.table.undoing.undo()
    assert not table.over
    app.show("title")
    assert not app.folders.statistics_file.exists()
    play_on(table, Random(1))
    app.play(table)
    app.close()
    assert statistics(app)["towers"]["finished"] == 1
