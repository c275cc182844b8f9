"""What playing a dog would give, before anything is final."""

from random import Random

import pytest

from fort_desktop.content import load_cards
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort.engine import FortGame
from fort_desktop.session.preview import preview

CARDS = load_cards()
GAME = FortGame(CARDS)


def at(*moves, **seat):
    """The position after moves, in a game with dogs and two seats."""
    options = {"dogs": True}
    state = GAME.from_snapshot({"seats": [seat, {"hand": ["wart"]}], "options": options})
    for text in moves:
        GAME.apply(state, GAME.parse_move(state, text))
    return state


def looked(state):
    return preview(GAME, GAME.view(state, 0))


def test_need_and_action_are_weighed_together():
    state = at("play hershey", hand=["hershey"], stuff={"pizza": 2, "toys": 1})
    assert GAME.decision(state).kind == "need"
    now = looked(state).now
    assert now is not None
    assert (now.before.pizza, now.after.pizza) == (2, 1)
    assert now.after.points - now.before.points == 2
    assert now.whole


def test_nobody_follows_a_dog():
    seen = looked(at("play hershey", hand=["hershey"], stuff={"pizza": 1, "toys": 1}))
    assert seen.followers.dog
    assert seen.followers.suits == ()
