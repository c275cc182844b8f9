"""Positions with dogs and cats as JSON and back, complete or written by hand (D-SET, C-SET)."""

from __future__ import annotations

import json
from random import Random

import pytest

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.framejson import read_frame, read_play, write_frame, write_play
from fort_desktop.games.fort.rules.frames import Played
from fort_desktop.games.fort.rules.snapshot import to_snapshot
from fort_desktop.games.fort.rules.state import FortOptions, State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_play import game, pet_samples

CARDS = frozen_cards()
FORT = game()
DOGS, CATS = {"dogs": True}, {"cats": True}


def read(**position) -> State:
    return FORT.from_snapshot(position)


def refused(sentence: str, **position) -> None:
    with pytest.raises(InvalidPosition, match=sentence):
        FORT.from_snapshot(position)


def cats(state: State) -> list[list[str]]:
    """Those in the middle, then those of each seat."""
    return [[CARDS.cats[cat].id for cat in owner.cats] for owner in (state, *state.seats)]


# --- there and back -----------------------------------------------------------------------------


def test_a_snapshot_leads_back_to_the_state():
    for state in pet_samples(every=15, seed=2, rounds=8):
        assert FORT.from_snapshot(json.loads(json.dumps(to_snapshot(state)))) == state


def test_a_game_goes_on_from_a_snapshot_as_it_would_have():
    options = FortOptions(3, dogs=True, cats=True)
    chance = Random(5)
    state = FORT.new_game(options, 5)
    again = FORT.from_snapshot(to_snapshot(state))
    for _ in range(30):
        move = chance.choice(FORT.legal_moves(state))
        assert FORT.legal_moves(again) == FORT.legal_moves(state)
        for one in (state, again):
            FORT.apply(one, move)
        if any(CARDS.is_dog(card) for card in state.box + state.seats[0].lookout):
            break
        assert again == state


def test_a_variant_that_is_not_played_is_not_mentioned():
    """A position of the base game is what it was before there were dogs and cats."""
    found = to_snapshot(FORT.new_game(FortOptions(2), 1))
    assert not {"kennel", "cats"} & set(found)
    assert not {"doghouse", "cats"} & set(found["seats"][0])
    assert set(found["options"]) == {"seats", "draft", "boards", "first"}
    only = to_snapshot(FORT.new_game(FortOptions(2, cats=True), 1))
    assert "kennel" not in only
    assert "doghouse" not in only["seats"][0]
    assert (len(only["cats"]), only["seats"][0]["cats"]) == (2, [])


# --- by hand ------------------------------------------------------------------------------------


def test_d_set_dogs_mentioned_nowhere_are_in_the_kennel():
    state = read(
        seats=[{"hand": ["loki"]}, {"doghouse": ["duke"], "discard": ["spud"]}], options=DOGS
    )
    assert len(state.kennel) == 15
    assert [CARDS.names[card] for card in state.seats[1].doghouse] == ["duke"]
    assert not any(CARDS.is_dog(card) for card in state.park_deck + state.box)


def test_d_set_the_kennel_may_be_given():
    state = read(seats=[{"hand": ["loki"]}, {}], options=DOGS, kennel=["duke"], park_deck=["bug"])
    assert CARDS.names[state.kennel[0]] == "duke"
    assert len(state.kennel) == 17


def test_without_dogs_there_is_no_kennel():
    state = read(seats=[{"hand": ["bug"]}, {}], options={"dogs": False}, kennel=[])
    assert state.kennel == []
    assert state.options == FortOptions(2)


def test_c_set_cats_mentioned_nowhere_lie_in_the_middle_as_many_as_players_in_all():
    seats = [{"hand": ["bug"], "cats": ["jitters"]}, {}, {"cats": ["scavenger"]}]
    state = read(seats=seats, options=CATS)
    assert cats(state) == [["sprightly"], ["jitters"], [], ["scavenger"]]


def test_c_set_cats_as_given():
    state = read(seats=[{"cats": ["jitters"]}, {}], options=CATS, cats=[])
    assert cats(state) == [[], ["jitters"], []]
    state = read(seats=[{}, {}], options=CATS, cats=["dumpling", "bandit"])
    assert cats(state) == [["dumpling", "bandit"], [], []]


def test_without_cats_there_are_none():
    assert cats(read(seats=[{}, {}])) == [[], [], []]


def test_what_is_not_played_with_is_refused():
    seats = [{"hand": ["loki"]}, {}]
    refused("seat 1, hand: 'loki' is a dog, but the options have no dogs", seats=seats)
    refused("seat 2, doghouse: 'duke' is a dog", seats=[{}, {"doghouse": ["duke"]}], options=CATS)
    refused("there are 1 cats", seats=[{"cats": ["jitters"]}, {}])
    refused("there are 1 cats", cats=["jitters"], options=DOGS)


def test_what_is_wrong_is_named():
    refused("options, dogs: expected true or false, found 1", options={"dogs": 1})
    refused("options, cats: expected true or false, found null", options={"cats": None})
    refused("options: unknown key 'birds'", options={"birds": True})
    refused("seat 1, cats: expected the name of a cat", seats=[{"cats": ["loki"]}, {}])
    refused("cats: 'bandit' is there twice", cats=["bandit", "bandit"], options=CATS)
    refused("cat is in two places", seats=[{"cats": ["bandit"]}, {}], cats=["bandit"], options=CATS)
    refused("there are 3 cats", cats=["bandit", "jitters", "dumpling"], options=CATS)
    refused("kennel: 'loki' lies in seat 1, yard already", seats=[{"yard": ["loki"]}, {}],
            kennel=["loki"], options=DOGS)  # fmt: skip
    refused("bug lies in the kennel, but is no dog", kennel=["bug"], options=DOGS)
    refused("the dog loki lies in the lookout", seats=[{"lookout": ["loki"]}, {}], options=DOGS)
    refused("the dog loki lies in the park", park=["loki"], options=DOGS)
    refused("bug lies in the doghouse", seats=[{"doghouse": ["bug"]}, {}], options=DOGS)


# --- frames -------------------------------------------------------------------------------------

FRAMES = [
    (fr.ChoosePlay(1, used=(7, 0)), {"seat": 2, "used": ["jitters", "scavenger"]}),
    (fr.MeetNeed(0), {"seat": 1}),
    (fr.ChooseKidAction(0), {"seat": 1}),
    (fr.ChooseHouse(2), {"seat": 3}),
    (fr.ChooseDraw(0), {"seat": 1}),
    (fr.Turn(0, fr.Phase.LURE), {"seat": 1, "phase": "lure"}),
]


@pytest.mark.parametrize(("frame", "fields"), FRAMES)
def test_frames_of_dogs_and_cats(frame, fields):
    """C-POWER, D-PLAY: what may be pending with them."""
    written = write_frame(CARDS, frame)
    kind = written.pop("frame")
    assert written == fields
    assert read_frame(CARDS, {"frame": kind} | written, "stack") == frame


def test_the_played_dog_and_the_kid_whose_action_it_takes():
    """R27, D-HOUSE."""
    play = Played(CARDS.numbers["pumpkin"], kid=CARDS.numbers["bug"], housed=True)
    written = write_play(CARDS, play)
    assert written == {"card": "pumpkin", "kid": "bug", "housed": True}
    assert read_play(CARDS, written, "play") == play
    assert write_play(CARDS, Played(3)) == {"card": CARDS.names[3]}
    assert read_play(CARDS, {"card": "bug", "kid": None}, "play") == Played(CARDS.numbers["bug"])
