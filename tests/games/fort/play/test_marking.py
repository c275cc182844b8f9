"""Which moves carry out the action of a dog at once, and which of them is marked for a person."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.play.marking import completes, marked_first
from fort_desktop.games.fort.play.preview import preview
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import State
from tests.games.fort.frozen_cards import frozen_cards

CARDS = frozen_cards()
GAME = FortGame(CARDS)


def at(*moves: str, **seat: object) -> State:
    """The position after moves, in a game with dogs and two seats."""
    options = {"dogs": True}
    state = GAME.from_snapshot({"seats": [seat, {"hand": ["wart"]}], "options": options})
    for text in moves:
        GAME.apply(state, GAME.parse_move(state, text))
    return state


def completing(state: State) -> set[str]:
    legal = GAME.legal_moves(state)
    return {GAME.format_move(state, move) for move in legal if completes(GAME, state, move)}


def first(state: State) -> str:
    move = marked_first(GAME, state, GAME.legal_moves(state))
    return "" if move is None else GAME.format_move(state, move)


def test_r25_only_the_last_card_of_a_need_completes_it():
    hand = ["drover", "chef", "einstein", "noodle-twins"]
    assert completing(at("play drover", hand=hand)) == {"add noodle-twins"}
    assert completing(at("play drover", "add chef", hand=hand)) == {
        "add einstein",
        "add noodle-twins",
    }


def test_r24_a_dog_that_needs_nothing_of_the_hand_is_completed_by_being_played():
    pack = {"stuff": {"pizza": 1, "toys": 0}, "fort": 1, "lookout": ["zip", "munch"]}
    assert completing(at(hand=["watson", "loki", "bug", "prince"], **pack)) == {"play watson"}


def test_r27_the_kid_of_a_dog_completes_it_where_it_has_but_one_action():
    assert completing(at("play pumpkin", hand=["pumpkin", "bug", "ghost"], fort=1)) == {"add ghost"}


def test_no_kid_is_completed_by_a_click():
    state = at(hand=["ghost", "bug"])
    assert completing(state) == set()
    GAME.apply(state, GAME.parse_move(state, "play bug"))
    assert completing(state) == set()


def test_what_is_marked_first_costs_least():
    me = {"hand": ["duke", "bug"], "lookout": ["worm"], "fort": 2}
    assert first(at("play duke", **me)) == "", "what is proposed comes before"
    crowns = {"hand": ["loki", "prince"], "lookout": ["golden-boy"], "fort": 2}
    assert first(at("play loki", **crowns)) == "use lookout golden-boy"


@pytest.mark.parametrize(
    ("pizza", "toys", "left"), [(3, 1, (1, 1)), (1, 3, (1, 1)), (2, 2, (1, 1))]
)
def test_tokens_are_marked_from_stuff_of_what_there_is_more_of(pizza, toys, left):
    stuff = {"pizza": pizza, "toys": toys}
    state = at("play pudge", hand=["pudge"], stuff=stuff, pack={"pizza": 2}, fort=2)
    move = marked_first(GAME, state, GAME.legal_moves(state))
    assert isinstance(move, mv.Spend)
    assert (move.pack_pizza, move.pack_toy) == (0, 0)
    assert (pizza - move.stuff_pizza, toys - move.stuff_toy) == left


def test_r27_which_kid_a_dog_copies_is_not_marked_for_anybody():
    assert first(at("play pumpkin", hand=["pumpkin", "ghost", "bug"], fort=1)) == ""


def test_a_preview_is_of_what_is_marked():
    stuff, pack = {"pizza": 2, "toys": 0}, {"pizza": 2, "toys": 0}
    state = at("play porkchop", hand=["porkchop"], stuff=stuff, pack=pack, fort=2)
    view, left = GAME.view(state, 0), {}
    for move in GAME.legal_moves(state):
        assert isinstance(move, mv.Spend)
        seen = preview(GAME, view, move)
        assert seen is not None
        assert seen.now is not None
        left[move.pack_pizza] = seen.now.after.pizza, seen.now.after.pack
    assert left == {0: (0, 2), 1: (1, 1), 2: (2, 0)}


def test_a_preview_of_a_dog_that_is_only_marked_has_its_action():
    own = {"stuff": {"pizza": 1, "toys": 0}, "fort": 1, "lookout": ["zip", "munch"]}
    state = at(hand=["watson", "bug"], **own)
    view = GAME.view(state, 0)
    assert preview(GAME, view) is None
    seen = preview(GAME, view, mv.Play(CARDS.numbers["watson"]))
    assert seen is not None
    assert seen.now is not None
    assert (seen.now.before.pack, seen.now.after.pack) == (0, 1)
    assert seen.followers.dog
