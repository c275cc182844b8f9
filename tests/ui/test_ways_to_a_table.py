"""However a game comes to its table, it comes in one way: its seats are called, it is saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from fort_desktop.games.fort.play.adapter import new_table
from fort_desktop.play.table import SeatSetup
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.paths import Folders
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.app_bridge import AppBridge
from tests.storage.samples import newest
from tests.ui.bridges import CARDS, open_table
from tests.ui.hands import Keys, parts
from tests.ui.speaking import plain
from tests.ui.test_rematch import bot_decides
from tools.pictures.staging import sample_table, towers_table


def begin(app: AppBridge) -> str:
    """A game of two people whom nobody named; its key."""
    app.setup.set_bot(1, False)
    app.setup.play()
    return app._played.key


def leave_two(app: AppBridge) -> tuple[str, str]:
    """Two such games, the one left last first; the title is shown."""
    first = begin(app)
    app.show("title")
    second = begin(app)
    app.show("title")
    return second, first


def curtains(stage: Stage) -> list[str]:
    """The names on the curtains in sight."""
    return [plain(curtain.property("name")) for curtain in parts(stage, "Curtain")]


def test_an_older_game_of_two_unnamed_people_goes_on_behind_its_curtain(make_stage, folders):
    stage = make_stage(folders=folders)
    app, keys = stage.app, Keys(stage)
    _, older = leave_two(app)
    app.showOthers("fort")
    app.continueOther(older)
    who = app._played.decision().seat
    assert curtains(stage) == [f"Player {who + 1}"]
    keys.press(Qt.Key.Key_Return)
    assert curtains(stage) == []
    assert app.table_of("fort").shown.mine


def go_on(app: AppBridge) -> None:
    leave_two(app)
    app.continueGame("fort")


def go_on_with_another(app: AppBridge) -> None:
    app.continueOther(leave_two(app)[1])


def play_once_more(app: AppBridge) -> None:
    begin(app)
    app.rematch()


def come_back_from_settings(app: AppBridge) -> None:
    begin(app)
    app.show("settings")
    app.goBack("table")


def start_again(app: AppBridge) -> None:
    """As at the next start of the app."""
    begin(app)
    app.show("title")
    app.left.take("fort")
    app._find_left()
    app.continueGame("fort")


WAYS = (begin, go_on, go_on_with_another, play_once_more, come_back_from_settings, start_again)


@pytest.mark.parametrize("way", WAYS)
def test_whom_nobody_named_is_called_as_usual(make_app, folders, way: Callable[..., object]):
    app = make_app(folders)
    way(app)
    assert [plain(seat.name) for seat in app._played.seats] == ["Player 1", "Player 2"]
    who = app._played.decision().seat
    assert (app.table_of("fort").curtain.down, plain(app.table_of("fort").curtain.name)) == (
        True,
        f"Player {who + 1}",
    )


def settings_and_back(app: AppBridge) -> None:
    app.show("settings")
    app.preferences.from_dict({"language": "pl"})
    app.goBack("table")


def title_and_on(app: AppBridge) -> None:
    app.show("title")
    app.continueGame("fort")


@pytest.mark.parametrize(("way", "asks"), [(settings_and_back, False), (title_and_on, True)])
def test_who_only_looked_at_the_settings_has_not_handed_over(make_app, folders, way, asks):
    """Whoever goes on from the title may be anybody."""
    app = make_app(folders)
    begin(app)
    app.table_of("fort").curtain.open()
    viewer, hand = app.table_of("fort").presenter.viewer, len(app.table_of("fort").presenter.moves)
    way(app)
    assert app.table_of("fort").curtain.down == asks
    if not asks:
        assert (app.table_of("fort").shown.mine, app.table_of("fort").presenter.viewer) == (
            True,
            viewer,
        )
        assert len(app.table_of("fort").presenter.moves) == hand


def test_a_curtain_that_has_fallen_is_still_down_after_the_settings(make_app, folders):
    app = make_app(folders)
    begin(app)
    for _ in range(2):
        settings_and_back(app)
        assert app.table_of("fort").curtain.down
        assert not app.table_of("fort").shown.mine


def test_what_was_laid_out_lies_there_after_the_settings(make_app):
    app = make_app()
    app.play(towers_table(2, 5))
    while not app.table_of("towers").shown.mine:
        bot_decides(app)
    usual = tuple(app.table_of("towers").presenter.plan.marked)
    app.table_of("towers").touch.chooseBid(1 if len(usual) > 1 else 2)
    marked = tuple(app.table_of("towers").presenter.plan.marked)
    assert marked != usual, "it lies there by hand"
    app.show("settings")
    app.goBack("towers")
    assert tuple(app.table_of("towers").presenter.plan.marked) == marked


@pytest.mark.parametrize("way", WAYS)
def test_the_title_and_a_new_game_call_them_so_too(make_app, folders, way):
    app = make_app(folders)
    way(app)
    app.show("title")
    assert plain(app.left.offers[0]["players"]) == "Player 1: 0, Player 2: 0"
    app.newGame()
    assert [plain(app.setup.index(n).data()) for n in range(2)] == ["Player 1", "Player 2"]
    app.setup.play()
    assert [plain(seat.name) for seat in app._played.seats] == ["Player 1", "Player 2"]


@pytest.mark.parametrize("way", WAYS)
def test_the_game_that_is_played_is_the_one_saved_last(make_app, folders: Folders, way):
    app = make_app(folders)
    way(app)
    key = app._played.key
    app.close()
    assert newest(Autosave(folders.autosaves)).key == key


def test_what_was_told_elsewhere_does_not_lie_over_the_table(make_app):
    app = make_app()
    begin(app)
    app.show("settings")
    app._set_notice("a file is missing")
    app.goBack("table")
    assert app.notice == ""


def test_a_curtain_falls_though_nobody_has_a_name(english):
    table = sample_table(CARDS, 2, 1, persons=2)
    table.seats = tuple(replace(seat, name="") for seat in table.seats)
    bridge, _ = open_table(table)
    assert bridge.curtain.down
    bridge.curtain.open()
    assert bridge.shown.mine


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_people_of_one_name_the_curtain_shows_the_right_one(make_stage, first):
    stage = make_stage()
    seats = [SeatSetup("Eva", board=board.id) for board in CARDS.boards[:2]]
    stage.app.play(new_table(CARDS, seats, 1, first=first))
    (curtain,) = parts(stage, "Curtain")
    assert curtain.property("seat") == CARDS.boards[first].colour
