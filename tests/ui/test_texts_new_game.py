"""What is about to be played, in words: who plays at which game, in the right forms."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fort_desktop.contract.kits import kit
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.texts import texts
from tests.ui.speaking import CODES, plain, spoken

SAID: list[tuple[int, Sequence[str], dict[str, str]]] = [
    (
        1,
        ["medium"],
        {
            "en": "You against one medium bot: Fort",
            "cs": "Ty proti jednomu botovi střední úrovně: Fort",
            "pl": "Ty przeciwko jednemu średniemu botowi: Fort",
        },
    ),
    (
        1,
        ["easy", "easy"],
        {
            "en": "You against 2 easy bots: Fort",
            "cs": "Ty proti 2 botům lehké úrovně: Fort",
            "pl": "Ty przeciwko 2 łatwym botom: Fort",
        },
    ),
    (
        1,
        ["easy", "hard", "medium", "medium"],
        {
            "en": "You against 4 bots (easy, hard, medium, medium): Fort",
            "cs": "Ty proti 4 botům (lehká, těžká, střední, střední): Fort",
            "pl": "Ty przeciwko 4 botom (łatwy, trudny, średni, średni): Fort",
        },
    ),
    (
        1,
        ["hasty"],
        {
            "en": "You against 1 bot (hasty): Fort",
            "cs": "Ty proti 1 botovi (hasty): Fort",
            "pl": "Ty przeciwko 1 botowi (hasty): Fort",
        },
    ),
    (
        2,
        ["hard"],
        {
            "en": "2 people and 1 hard bot: Fort",
            "cs": "2 lidé a 1 bot těžké úrovně: Fort",
            "pl": "2 osoby i 1 trudny bot: Fort",
        },
    ),
    (
        2,
        ["easy", "medium"],
        {
            "en": "2 people and 2 bots (easy, medium): Fort",
            "cs": "2 lidé a 2 boti (lehká, střední): Fort",
            "pl": "2 osoby i 2 boty (łatwy, średni): Fort",
        },
    ),
    (
        5,
        [],
        {
            "en": "5 people at one screen: Fort",
            "cs": "5 lidí u jedné obrazovky: Fort",
            "pl": "5 osób przy jednym ekranie: Fort",
        },
    ),
    (
        0,
        ["medium"] * 5,
        {
            "en": "5 medium bots, and you watch: Fort",
            "cs": "5 botů střední úrovně, ty se díváš: Fort",
            "pl": "5 średnich botów, a ty patrzysz: Fort",
        },
    ),
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("people", "levels", "said"), SAID)
def test_a_new_game_is_told_in_a_sentence(
    qapp: object, people: int, levels: Sequence[str], said: dict[str, str], code: str
) -> None:
    with spoken(code):
        assert plain(texts().new_game.game(people, levels, "Fort")) == said[code]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", ["fort", "towers"])
def test_each_level_of_each_game_has_a_sentence_without_brackets(
    qapp: object, game: str, code: str
) -> None:
    with spoken(code):
        for level in kit(game).levels:
            for people in (0, 1, 2):
                for bots in (1, 2, 4):
                    assert "(" not in texts().new_game.game(people, [level] * bots, "Fort")


def test_the_sentence_follows_every_choice(qapp: object) -> None:
    setup = NewGameSetup()
    heard: list[str] = []
    with spoken("en"):
        setup.summary.changed.connect(lambda: heard.append(plain(setup.summary.players)))
        setup.set_count(3)
        setup.set_level(2, "easy")
        setup.set_bot(1, False)
        setup.set_game("towers")
        setup.set_option("dogs", True)
        setup.set_game("fort")
    assert list(dict.fromkeys(heard)) == [
        "You against 2 medium bots: Fort",
        "You against 2 bots (medium, easy): Fort",
        "2 people and 1 easy bot: Fort",
        "2 people and 1 easy bot: 5 Towers",
    ]


def test_what_is_switched_on_is_told_below_the_sentence(qapp: object) -> None:
    setup = NewGameSetup()
    with spoken("pl"):
        assert setup.summary.extras == ""
        setup.set_option("draft", True)
        setup.set_option("cats", True)
        assert plain(setup.summary.extras) == "Draft · Koty"
        setup.set_game("towers")
        assert setup.summary.extras == ""
