"""What the coach asks where the same is chosen several times in a row."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.words.texts import words
from tests.games.fort.frozen_cards import frozen_cards
from tests.ui.speaking import plain

GAME = FortGame(frozen_cards())


def played(*moves, **own):
    position = {"seats": [own, {"hand": ["wart"]}], "park": ["dash", "munch", "skids"]}
    state = GAME.from_snapshot(position)
    for text in moves:
        GAME.apply(state, GAME.parse_move(state, text))
    return state


def line(state) -> str:
    view, moves = GAME.view(state, 0), GAME.legal_moves(state)
    return plain(words().asked.line(GAME.decision(state).kind, view, moves))


@pytest.mark.usefixtures("english")
def test_several_cards_to_recruit_are_counted():
    state = played(
        *("play baby-face", "do public", "add lil-boss", "add ace as squirtgun", "done"),
        hand=["baby-face", "lil-boss", "ace"],
    )
    asked = []
    for _ in range(3):
        asked.append(line(state).partition(": ")[0])
        GAME.apply(state, GAME.legal_moves(state)[0])
    assert asked == ["1 of 3", "2 of 3", "3 of 3"]


@pytest.mark.usefixtures("english")
def test_a_single_card_to_recruit_is_not_counted():
    state = played("play baby-face", "do public", "done", hand=["baby-face", "lil-boss", "ace"])
    assert line(state).startswith("The played card lets you recruit a card from ")


@pytest.mark.usefixtures("english")
def test_what_is_chosen_once_for_all_is_not_counted():
    state = played(
        *("play punky", "do public", "add lil-boss", "done"),
        hand=["punky", "lil-boss", "ace"],
    )
    assert line(state) == "Pizzas or toys?"


@pytest.mark.usefixtures("english")
def test_the_first_card_of_a_suit_is_named_by_it():
    assert plain(words().gains.first_suit("glue")) == "Your first glue"
