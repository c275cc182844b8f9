"""The bridges of the quiet screens: seats, preferences, scores and card faces."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.screen.cards.card_faces import CardFaces, Face
from fort_desktop.games.fort.screen.cards.icon_rows import PERK_ROWS, RULE_ROWS, face_rows
from fort_desktop.ui import resources
from fort_desktop.ui.bridge.new_game.seats import Chair, offers
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.bridge.preferences import Preferences

CARDS = load_cards()
ALL_CARDS = face_rows(CARDS)
ART = QUrl.fromLocalFile(str(resources.ASSETS))


@pytest.fixture
def faces(qapp: object) -> CardFaces:
    return CardFaces(ALL_CARDS, ART)


def shown(face: Face) -> dict[str, object]:
    return {key: face.property(key) for key in ("name", "suits", "publicTokens", "privateTokens")}


def test_first_game_is_one_person_against_one_medium_bot(qapp: object) -> None:
    assert NewGameSetup().seats() == (
        Chair("Player 1", bot=False, level="medium", colour="red"),
        Chair("Bot 2", bot=True, level="medium", colour="blue"),
    )


def test_seats_behave_as_a_model(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    setup = NewGameSetup()
    qtmodeltester.check(setup)
    for count in (4, 3, 2, 4):
        setup.set_count(count)
        assert setup.rowCount() == count
    setup.set_count(5)
    assert setup.rowCount() == 4


def test_bots_that_join_have_the_level_that_was_chosen_last(qapp: object) -> None:
    setup = NewGameSetup()
    setup.set_level(1, "easy")
    setup.set_count(3)
    assert [seat.level for seat in setup.seats()[1:]] == ["easy", "easy"]
    setup.set_level(1, "medium")
    setup.set_count(4)
    assert [seat.level for seat in setup.seats()[1:]] == ["medium", "easy", "medium"]
    again = NewGameSetup()
    again.from_dict(setup.to_dict())
    again.set_level(3, "easy")
    again.set_count(2)
    again.set_count(4)
    assert [seat.level for seat in again.seats()[1:]] == ["medium", "easy", "easy"]


def test_bots_that_join_another_day_play_like_the_one_before_them(qapp: object) -> None:
    setup, again = NewGameSetup(), NewGameSetup()
    setup.set_level(1, "easy")
    again.from_dict(setup.to_dict())
    again.set_count(4)
    assert {seat.level for seat in again.seats()[1:]} == {"easy"}


def test_another_game_has_its_own_seats_and_colours(qtbot: QtBot) -> None:
    setup = NewGameSetup()
    setup.set_count(4)
    with qtbot.waitSignals([setup.gameChanged, setup.countChanged], timeout=100):
        setup.set_game("towers")
    setup.set_count(5)
    setup.rename(4, "Eva")
    setup.set_colour(0, "violet")
    assert [seat.colour for seat in setup.seats()] == ["violet", "blue", "green", "yellow", "red"]
    assert (setup.property("most"), setup.seats()[4].name) == (5, "Eva")
    setup.set_game("fort")
    assert [seat.colour for seat in setup.seats()] == list(offers()["fort"].colours)
    setup.set_colour(0, "violet")
    assert setup.seats()[0].colour == "red"
    setup.set_game("whist")
    assert setup.property("game") == "fort"
    setup.set_game("towers")
    assert setup.rowCount() == 5


def test_the_game_and_its_five_seats_are_remembered(qapp: object) -> None:
    first, second = NewGameSetup(), NewGameSetup()
    first.set_game("towers")
    first.set_count(5)
    first.set_colour(1, "violet")
    first.rename(4, "Eva")
    second.from_dict(first.to_dict())
    assert second.property("game") == "towers"
    assert second.seats() == first.seats()


def test_choices_of_a_time_before_the_second_game_are_taken_over(qapp: object) -> None:
    colours = ["yellow", "blue", "green", "red"]
    seats = [{"name": c, "bot": False, "level": "easy", "colour": c} for c in colours]
    setup = NewGameSetup()
    setup.from_dict({"seats": seats, "count": 3, "draft": True, "dogs": False, "cats": True})
    assert setup.property("game") == "fort"
    assert [(s.name, s.colour, s.level) for s in setup.seats()] == [
        (c, c, "easy") for c in colours[:3]
    ]
    setup.set_game("towers")
    setup.set_count(5)
    assert setup.seats()[4] == Chair("Bot 5", bot=True, level="medium", colour="violet")


def test_taking_a_board_gives_the_old_one_in_exchange(qapp: object) -> None:
    setup = NewGameSetup()
    setup.set_count(3)
    setup.set_colour(0, "green")
    assert [seat.colour for seat in setup.seats()] == ["green", "blue", "red"]
    setup.set_colour(1, "yellow")
    assert [seat.colour for seat in setup.seats()] == ["green", "yellow", "red"]
    setup.set_colour(1, "pink")
    setup.set_count(4)
    assert sorted(seat.colour for seat in setup.seats()) == sorted(offers()["fort"].colours)


def test_an_emptied_name_is_the_usual_one_again(qapp: object) -> None:
    setup = NewGameSetup(lambda place, bot: f"{'bot' if bot else 'seat'} {place}")
    setup.rename(0, "Žofie")
    assert setup.name_of(0) == "Žofie"
    setup.rename(0, "   ")
    setup.set_bot(0, bot=True)
    assert setup.name_of(0) == "bot 0"
    setup.rename(0, "x" * 100)
    assert len(setup.name_of(0)) == 24


@pytest.mark.parametrize(
    "pasted", ["Žofie\nNová", "\tZ\u030cofie\u00a0 Nová\r\n", "Žofie\u202e Nová"]
)
def test_a_name_is_one_line_in_one_form(qapp: object, pasted: str) -> None:
    setup, remembered = NewGameSetup(), NewGameSetup()
    setup.rename(0, pasted)
    assert setup.name_of(0) == "Žofie Nová"
    values = setup.to_dict()
    values["seats"][0]["name"] = pasted  # as an older version has written it
    remembered.from_dict(values)
    assert remembered.name_of(0) == "Žofie Nová"


def test_a_name_of_blanks_alone_is_none(qapp: object) -> None:
    setup = NewGameSetup()
    setup.rename(0, "\n\u200b\u00a0")
    assert (setup.is_named(0), setup.name_of(0)) == (False, "Player 1")


def test_a_seed_in_two_spellings_is_one_seed(qapp: object) -> None:
    setup = NewGameSetup()
    seeds = []
    for written in ("z\u030club", "žlub\n", "\tžlub"):
        setup.set_seed(written)
        seeds.append(setup.property("seed"))
    assert seeds == ["žlub"] * 3


def test_choices_are_remembered_but_not_the_seed(qapp: object) -> None:
    first, second = NewGameSetup(), NewGameSetup()
    first.set_count(3)
    first.rename(2, "Ala")
    first.set_level(1, "easy")
    first.set_colour(0, "yellow")
    first.set_option("draft", True)
    first.set_option("cats", True)
    first.set_seed("42")
    second.from_dict(first.to_dict())
    assert second.seats() == first.seats()
    assert second.chosen() == ("draft", "cats")
    assert second.property("seed") == ""


@pytest.mark.parametrize(
    "broken",
    [
        {"seats": [], "count": 9, "draft": "yes", "dogs": 1, "cats": None},
        {"seats": [{"name": 1, "bot": 2, "level": "hard", "colour": "red"}] * 4},
        {"seats": [{"name": "", "bot": True, "level": "easy", "colour": "red"}] * 4},
        {"seats": "nonsense"},
        {"game": ["towers"], "towers_colours": ["red"] * 5, "count": True},
        {"game": "whist", "towers_colours": [1, 2]},
    ],
)
def test_remembered_nonsense_changes_nothing(qapp: object, broken: dict[str, object]) -> None:
    setup = NewGameSetup()
    setup.from_dict(broken)
    assert setup.seats() == NewGameSetup().seats()
    assert setup.chosen() == ()


def test_only_what_the_cards_have_is_played(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = NewGameSetup()
    setup.set_option("dogs", True)
    setup.set_option("cats", True)
    assert setup.chosen() == ("dogs", "cats")
    cards = replace(kit("fort").definitions, dogs=())
    monkeypatch.setitem(kit("fort").__dict__, "definitions", cards)
    assert setup.chosen() == ("cats",)
    assert [option["id"] for option in setup.property("options")] == ["draft", "cats"]


def test_an_option_is_switched_in_the_game_that_has_it(qtbot: QtBot) -> None:
    setup = NewGameSetup()
    with qtbot.assertNotEmitted(setup.optionsChanged, wait=10):
        setup.set_option("parrots", True)
    setup.set_option("draft", True)
    setup.set_game("towers")
    assert (setup.chosen(), setup.property("options")) == ((), [])
    setup.set_game("fort")
    assert setup.chosen() == ("draft",)


def test_what_an_older_version_has_remembered_is_read(qapp: object) -> None:
    """Its options stood beside all else, and the second game's colours had a name of their own."""
    setup = NewGameSetup()
    colours = ["green", "blue", "red", "yellow", "violet"]
    seats = [
        {"name": "", "bot": n > 0, "level": "easy", "colour": c} for n, c in enumerate(colours)
    ]
    towers = ["violet", "red", "blue", "green", "yellow"]
    setup.from_dict(
        {"game": "fort", "seats": seats, "towers_colours": towers, "count": 3}
        | {"draft": True, "dogs": False, "cats": True}
    )
    assert [seat.colour for seat in setup.seats()] == ["green", "blue", "red"]
    assert setup.chosen() == ("draft", "cats")
    setup.set_game("towers")
    assert [seat.colour for seat in setup.seats()] == towers[:3]


def test_play_says_start(qtbot: QtBot) -> None:
    setup = NewGameSetup()
    with qtbot.waitSignal(setup.start, timeout=100):
        setup.play()


def test_preferences_keep_what_fits_and_tell_of_it(qtbot: QtBot) -> None:
    preferences = Preferences()
    with qtbot.waitSignals([preferences.themeChanged, preferences.changed], timeout=100):
        preferences.setProperty("theme", "evening")
    with qtbot.assertNotEmitted(preferences.changed, wait=10):
        preferences.setProperty("theme", "pink")
        preferences.setProperty("textSize", 300)
        preferences.setProperty("language", "xx")
    preferences.from_dict({"text_size": 160, "animation": "off", "reduced_motion": True})
    assert preferences.property("textScale") == pytest.approx(1.6)
    other = Preferences()
    other.from_dict(preferences.to_dict())
    assert other.to_dict() == preferences.to_dict()


def test_preferences_leave_values_of_a_wrong_kind(qapp: object) -> None:
    preferences = Preferences()
    preferences.from_dict({"language": 3, "text_size": True, "reduced_motion": "no"})
    assert preferences.to_dict() == Preferences().to_dict()


def test_a_face_shows_the_card_as_printed(faces: CardFaces) -> None:
    bug = faces.face("bug")
    assert bug is not None
    assert shown(bug) == {
        "name": "Bug",
        "suits": ["shovel"],
        "publicTokens": ["pizza", "x", "shovel"],
        "privateTokens": ["vp", "x", "fort"],
    }
    assert faces.face("puddin-2") is faces.face("puddin")
    assert faces.face("nobody") is None


def test_names_follow_the_language(faces: CardFaces, qtbot: QtBot) -> None:
    bug = faces.face("bug")
    assert bug is not None
    with qtbot.waitSignal(bug.nameChanged, timeout=100):
        faces.choose_language("cs")
    assert bug.property("name") == "Chrobák"
    assert faces.name("moles") == "Hrabálci"


@pytest.mark.parametrize("row", ALL_CARDS, ids=lambda row: row["id"])
def test_every_card_has_its_pictures(faces: CardFaces, row: dict[str, object]) -> None:
    face = faces.face(str(row["id"]))
    assert face is not None
    if face.property("suits"):
        for picture in ("portrait", "head"):
            address: QUrl = face.property(picture)
            assert address.isLocalFile()
            assert Path(address.toLocalFile()).is_file()
    signs = {"x", "then", "(", ")", "+", ":", "="}
    for token in face.property("publicTokens") + face.property("privateTokens"):
        if token not in signs and not token.isdigit():
            assert (resources.ASSETS / "icons" / f"{token}.svg").is_file()


def test_every_perk_and_rule_has_its_row() -> None:
    assert set(PERK_ROWS) == {perk.id for perk in CARDS.perks}
    assert set(RULE_ROWS) == {rule.id for rule in CARDS.rules}
