"""Snapshots are complete, and positions may be written by hand."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import Suit, parse_action
from fort_desktop.games.fort.rules.framejson import (
    CODECS,
    FRAMES,
    read_frame,
    read_play,
    write_frame,
    write_play,
)
from fort_desktop.games.fort.rules.frames import Added, Phase, Played, Run, Tally, Turn
from fort_desktop.games.fort.rules.invariants import check
from fort_desktop.games.fort.rules.position import KEYS, SEAT_KEYS
from fort_desktop.games.fort.rules.snapshot import from_snapshot, to_snapshot
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.zones import bits
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_play import game, samples

CARDS = frozen_cards()
FORT = game()
DOCS = Path(__file__).parents[4] / "docs" / "engine.md"


def position(**given: Any) -> State:
    return from_snapshot(CARDS, given)


def names(zone: list[int]) -> list[str]:
    return [CARDS.names[card] for card in zone]


def through_json(state: State) -> State:
    return from_snapshot(CARDS, json.loads(json.dumps(to_snapshot(state))))


# --- there and back -----------------------------------------------------------------------------


def test_a_snapshot_of_any_position_gives_an_equal_one():
    for state in samples(every=6, seed=2):
        assert through_json(state) == state


def test_the_game_goes_on_alike_from_a_snapshot():
    chance = Random(5)
    state = FORT.new_game(FortOptions(3), 5)
    for _ in range(120):
        state = FORT.from_snapshot(to_snapshot(state)) if chance.random() < 0.3 else state
        FORT.apply(state, chance.choice(FORT.legal_moves(state)))
    again = FORT.new_game(FortOptions(3), 5)
    chance = Random(5)
    for _ in range(120):
        chance.random()
        FORT.apply(again, chance.choice(FORT.legal_moves(again)))
    assert state == again


def test_a_snapshot_says_all_that_can_be_said():
    found = to_snapshot(FORT.new_game(FortOptions(2, draft=True, dogs=True, cats=True), 1))
    assert set(found) == set(KEYS)
    assert all(set(seat) == set(SEAT_KEYS) for seat in found["seats"])


def test_every_field_of_every_frame_can_be_written():
    records = [*get_args(fr.Frame), Played, Added, Tally]
    assert {field.name for record in records for field in fields(record)} <= set(CODECS)
    assert set(FRAMES.values()) == set(get_args(fr.Frame))


FULL_FRAMES = [
    Turn(2, Phase.BEFORE_DISCARD, 1),
    fr.Draft(1, 7),
    fr.ChoosePlay(3, second=True),
    fr.ChooseSuit(1, pair=True),
    Run(
        1, parse_action("(spend pizza -> vp) x skateboard"), follower=True, counted=2, reps=3,
        rep=2, done=1, moved=True, kind=1, step_whole=False, stoppable=True, bracket=True,
    ),
    fr.FollowMore(1, 20),
    fr.FollowCount(1, (20, 21)),
    fr.Over(),
]  # fmt: skip


@pytest.mark.parametrize("frame", FULL_FRAMES, ids=lambda frame: type(frame).__name__)
def test_a_frame_there_and_back(frame: fr.Frame):
    assert read_frame(CARDS, json.loads(json.dumps(write_frame(CARDS, frame))), "stack") == frame


def test_a_played_card_there_and_back():
    added = (Added(30, Suit.COIN, lookout=True, stage=1), Added(31, None, lookout=False, stage=0))
    play = Played(
        20, Suit.GLUE, added, (1, 0), (True, False), (Tally(1, Suit.BOOK, 3, 2),), Suit.COIN, 1,
        trashed=True, followers=(1, 2), followed_in_part=True,
    )  # fmt: skip
    assert read_play(CARDS, json.loads(json.dumps(write_play(CARDS, play))), "play") == play
    assert read_play(CARDS, write_play(CARDS, None), "play") is None


def test_what_is_usual_is_left_out():
    assert write_frame(CARDS, Turn(0, Phase.PLAY)) == {"frame": "turn", "seat": 1, "phase": "play"}
    assert write_play(CARDS, Played(20)) == {"card": CARDS.names[20]}


# --- written by hand ----------------------------------------------------------------------------


def test_the_shortest_position_of_all():
    state = position()
    assert len(state.seats) == 2
    assert all(owner.hand == owner.deck == [] for owner in state.seats)
    assert (state.leader, state.first, state.round) == (0, 0, 1)
    assert state.stack == [Turn(0, Phase.PLAY)]
    check(state)


def test_the_game_begins_where_the_leader_chooses_a_card():
    seats = [{"hand": ["bug", "moles"], "stuff": {"pizza": 1}, "lookout": ["worm"]}, {}]
    state = FORT.from_snapshot({"seats": seats})
    decision = FORT.decision(state)
    assert (decision.seat, decision.kind) == (0, "play")
    assert {FORT.format_move(state, move) for move in FORT.legal_moves(state)} == {
        "play bug",
        "play moles",
        "skip",
    }


def test_seats_are_numbered_from_1():
    assert position(leader=2).leader == 1
    assert position(seats=[{}, {}, {}], first=3).first == 2


def test_as_many_seats_as_are_written_or_as_the_options_say():
    assert len(position(seats=[{}, {}, {}, {}]).seats) == 4
    assert len(position(options={"seats": 3}).seats) == 3
    assert position(seats=[{}, {}, {}]).options == FortOptions(3)


def test_boards_are_given_or_the_first_unused_ones():
    boards = [
        CARDS.boards[owner.board].id for owner in position(seats=[{}, {"board": "glue"}]).seats
    ]
    assert boards == ["squirtgun", "glue"]
    options = {"boards": ["skateboard", "shovel"]}
    assert [CARDS.boards[o.board].id for o in position(options=options).seats] == options["boards"]


def test_kids_not_mentioned_lie_in_the_park_and_its_deck_the_first_on_top():
    state = position(seats=[{"hand": ["bones"]}, {"yard": ["captain"]}])
    assert names(state.park) == ["bones-2", "noodle-twins", "captain-2"]
    assert names(state.park_deck[-2:]) == ["chef-2", "chef"]
    assert len(state.park_deck) == 60 - 2 - 3


def test_with_a_park_the_others_lie_in_the_park_deck():
    state = position(park=["bug"])
    assert names(state.park) == ["bug"]
    assert len(state.park_deck) == 59


def test_with_a_park_deck_the_others_are_out_of_the_game():
    state = position(park_deck=["bug", "moles"])
    assert state.park == []
    assert names(state.park_deck) == ["bug", "moles"]
    assert len(state.box) == 66


def test_best_friends_not_mentioned_are_in_the_box():
    state = position(seats=[{"hand": ["ace"]}, {}], box=["bug"])
    assert names(state.box) == [
        "bug", "bitsy", "sparky", "rusty", "thunder", "blades", "flipper", "smoke",
    ]  # fmt: skip


def test_the_supply_is_what_the_boards_leave():
    seats = [
        {"stuff": {"pizza": 3, "toys": 1}, "pack": {"toys": 2}, "fort": 1},
        {"stuff": {"pizza": 4}},
    ]
    state = position(seats=seats)
    assert (state.supply_pizza, state.supply_toys) == (23, 27)


def test_rules_and_perks_not_held_lie_there_in_the_order_of_the_file():
    state = position(seats=[{"rule": "loner", "perks": ["bribe", "diy"]}, {}, {}])
    assert [CARDS.rules[rule].id for rule in state.rule_stack] == [
        "big-plans",
        "friendship-bracelet",
        "minimalism",
        "piggy-bank",
    ]
    assert [CARDS.perks[perk].id for perk in state.perk_row] == [
        "birthday-party",
        "copy-cat",
        "do-over",
        "recycling",
    ]


def test_who_has_a_rule_has_seen_the_stack():
    """F-FORT: rules were taken in the order of the seats unless said otherwise."""
    stack = ["slime-lab"]
    seats = [{"rule": "loner"}, {"rule": "popularity"}]
    state = position(seats=seats, rule_stack=stack)
    numbers = CARDS.rule_numbers
    assert state.rule_takers == (0, 1)
    assert set(state.seats[0].rules_seen) == {numbers[r] for r in ("loner", "popularity", *stack)}
    assert set(state.seats[1].rules_seen) == {numbers[r] for r in ("popularity", *stack)}
    state = position(seats=seats, rule_stack=stack, rule_takers=[2, 1])
    assert len(state.seats[0].rules_seen) == 2


def test_who_is_known_to_have_which_best_friend():
    state = position(seats=[{"hand": ["bitsy", "bug"], "deck": ["moles"]}, {"hand": ["ace"]}])
    assert state.seats[0].open_hidden == bits([CARDS.numbers["bitsy"]])
    assert state.seats[1].open_hand == bits([CARDS.numbers["ace"]])
    state = position(
        seats=[{"hand": ["bitsy", "bug"], "deck": ["moles"], "open_hand": ["bug"]}, {}]
    )
    assert state.seats[0].open_hand == bits([CARDS.numbers["bug"]])
    assert state.seats[0].open_hidden == bits([CARDS.numbers["bitsy"]])


def test_turns_follow_from_the_round_and_the_round_from_turns():
    state = position(seats=[{}, {}, {}], first=2, leader=3, round=4)
    assert [owner.turns for owner in state.seats] == [3, 4, 3]
    state = position(seats=[{"turns": 5}, {}], leader=1)
    assert (state.round, state.seats[1].turns) == (6, 5)


def test_the_end_is_triggered_where_it_must_have_been():
    """F-END."""
    assert (position().ending, position().ending_seat) == ("", -1)
    state = position(seats=[{}, {"points": 25}])
    assert (state.ending, state.ending_seat) == ("points", 1)
    state = position(seats=[{}, {"fort": 5}])
    assert (state.ending, state.ending_seat) == ("fort", 1)
    assert state.seats[1].sculpture
    state = position(park_deck=[], leader=2)
    assert (state.ending, state.ending_seat) == ("park", 1)
    ending = {"reason": "fort", "seat": 1}
    state = position(seats=[{"fort": 5}, {"points": 30}], ending=ending)
    assert (state.ending, state.ending_seat) == ("fort", 0)


def test_a_finished_game_by_hand():
    state = position(seats=[{"points": 25, "turns": 4}, {}], stack=[{"frame": "over"}])
    assert FORT.decision(state) is None
    assert [owner.turns for owner in state.seats] == [4, 4]


def test_a_later_phase_by_hand():
    """F-RECRUIT: the leader is who has the turn in the stack."""
    state = FORT.from_snapshot({"stack": [{"frame": "turn", "seat": 2, "phase": "recruit"}]})
    decision = FORT.decision(state)
    assert (decision.seat, decision.kind) == (1, "recruit-phase")


def test_a_played_card_by_hand():
    """F-FOLLOW: seat 1 has played Bug; seat 2 may follow."""
    state = FORT.from_snapshot(
        {
            "seats": [{}, {"hand": ["moles"]}],
            "table": ["bug"],
            "play": {"card": "bug", "begun": ["public"], "whole": [True]},
            "stack": [{"frame": "turn", "seat": 1, "phase": "follow"}],
        }
    )
    assert [FORT.format_move(state, move) for move in FORT.legal_moves(state)] == [
        "follow moles",
        "pass",
    ]


def test_the_examples_of_the_documentation():
    text = DOCS.read_text("utf-8")
    examples = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        state = FORT.from_snapshot(json.loads(example))
        check(state)
        assert FORT.legal_moves(state)


@pytest.mark.parametrize("key", [*KEYS, *SEAT_KEYS])
def test_every_field_is_documented(key: str):
    assert f"`{key}`" in DOCS.read_text("utf-8")
