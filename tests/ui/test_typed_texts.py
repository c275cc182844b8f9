"""What people type, in whatever spelling: the same person, the same seed."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from fort_desktop.play.playing_on import play_until
from fort_desktop.storage.typed import known_as
from fort_desktop.ui.bridge.new_game.setup import FIRST_ROLE, ROLES
from tests.ui.hands import until
from tests.ui.speaking import plain
from tools.pictures.staging import towers_table

TWO_SIGNS = "Z\u030cofie"  # a letter and the mark on it
STANDING = FIRST_ROLE + ROLES.index("standing")


def test_a_name_in_two_spellings_is_known_as_one_person():
    assert known_as(TWO_SIGNS, 0) == known_as("\nŽofie\u00a0", 1) == "Žofie"
    assert known_as("\u200b", 1) == "#2"


def test_results_under_two_spellings_are_told_as_those_of_one_person(make_app, folders):
    people = {
        TWO_SIGNS: {"played": 3, "won": 1, "best": 12},
        "Žofie": {"played": 4, "won": 2, "best": 9},
    }
    folders.data.mkdir(parents=True)
    of_fort = {"finished": 7, "by_seats": {"2": 7}, "people": people}
    folders.statistics_file.write_text(json.dumps({"version": 1, "games": {"fort": of_fort}}))
    app = make_app(folders)
    app.newGame()
    for spelling in (TWO_SIGNS, "Žofie\n"):
        app.setup.rename(0, "")
        app.setup.rename(0, spelling)
        assert plain(app.setup.data(app.setup.index(0), STANDING)) == "3 of 7 won, best 12"


def test_a_finished_game_is_counted_for_whoever_has_another_spelling(make_app, folders):
    app = make_app(folders)
    for spelling in ("Žofie", TWO_SIGNS):
        table = towers_table(2, 5)
        table.seats = (replace(table.seats[0], name=spelling), *table.seats[1:])
        play_until(table, lambda t: t.over)
        app.play(table)
        assert until(lambda: app.screen == "scoring", app.screenChanged)
    app._services.wait(60)
    (people,) = (
        of["people"] for of in json.loads(folders.statistics_file.read_text())["games"].values()
    )
    assert [(name, of["played"]) for name, of in people.items()] == [("Žofie", 2)]


@pytest.mark.parametrize(
    ("written", "seed"),
    [
        ("fort", 23152522631659),
        ("42", 42),
        ("žlub", 100240573735917),
        ("z\u030club", 100240573735917),
    ],
)
def test_a_seed_in_two_spellings_deals_the_same_cards_and_others_deal_what_they_dealt(
    make_app, written, seed
):
    app = make_app()
    app.setup.set_seed(written)
    app.setup.play()
    assert app.table_of("fort").presenter.table.seed == seed
