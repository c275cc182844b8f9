"""Positions written by hand, and what is refused: every sentence says what is wrong."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.games.towers.rules.cards import all_cards
from tests.games.towers.rules.tables import GAME, cards, random_game, seat, table

FIVE = ["forest-1", "cake-1", "haunted-1", "sand-1", "scrap-1"]
TWO: list[dict[str, Any]] = [{}, {}]
FULL = {"towers": {"forest": ["forest-0"]}}


def test_a_position_may_leave_out_almost_everything():
    state = table(seat(cake="7 3"), seat()).state
    assert (state.round, state.start, state.runs, state.bids) == (1, 0, 1, [None, None])
    assert len(state.offer) == 5
    assert sorted(state.deck + state.offer) == sorted(set(all_cards(2)) - {*cards("cake-7 cake-3")})
    assert state == table(seat(cake="7 3"), seat()).state
    assert state != table(seat(cake="7 3"), seat(), rng=1).state


def test_a_position_in_the_middle_of_building_goes_on():
    t = table(seat(hand="cake-3 sand-2"), seat(), bids=[2, "pass"], phase="build")
    assert len(t.state.offer) == 3
    assert t.asked == (1, "build")
    assert t.play("build cake-3", "build sand-2").asked == (2, "bid")


def test_of_a_finished_game_the_rest_was_discarded():
    state = table(seat(cake="7 3"), seat(), phase="over").state
    assert (state.runs, state.deck, state.offer) == (2, [], [])
    assert len(state.discard) == 78


def test_a_pile_that_is_no_multiple_of_five_ends_with_a_short_offer():
    t = table(seat(), seat(), deck=FIVE[:2], offer="cake-9 cake-8 cake-7 cake-6 cake-5",
              discard=rest("cake-9 cake-8 cake-7 cake-6 cake-5", *FIVE[:2]))  # fmt: skip
    t.play("bid 0", "pass")
    assert t.legal == ["bid 0", "bid 1", "bid 2"]
    assert t.play("bid 0", "pass").state.runs == 2


def rest(*named: str) -> list[str]:
    seen = set(" ".join(named).split())
    position = GAME.to_snapshot(table(seat(), seat()).state)
    return [name for name in position["deck"] + position["offer"] if name not in seen]


BAD: list[tuple[Any, str]] = [
    (None, "position: expected an object, found null"),
    ({"sets": []}, "position: unknown key 'sets'; expected options, seats, deck"),
    ({}, "seats: expected a list, found null"),
    ({"seats": [{}]}, "seats: expected 2 to 5 of them, found 1"),
    ({"seats": [{}, 3]}, "seat 2: expected an object, found 3"),
    ({"seats": [{"tower": {}}, {}]}, "seat 1: unknown key 'tower'; expected towers, rubble, hand"),
    ({"seats": [{"towers": {"snow": []}}, {}]}, "seat 1: towers: unknown key 'snow'"),
    (
        {"seats": [{"towers": {"cake": ["cake-16"]}}, {}]},
        "seat 1: cake: expected the name of a card, found 'cake-16'",
    ),
    ({"seats": [{"rubble": ["cake-7-2"]}, {}]}, "seat 1: rubble: expected the name of a card"),
    ({"seats": [{"towers": {"cake": ["sand-3"]}}, {}]}, "seat 1: towers of one kind"),
    (
        {"seats": [{"towers": {"cake": ["cake-3", "cake-7"]}}, {}]},
        "seat 1: a tower that cannot be built so",
    ),
    (
        {"seats": [{"towers": {"cake": ["cake-0", "cake-9"]}}, {}]},
        "seat 1: a tower that cannot be built so",
    ),
    ({"seats": TWO, "offer": [*FIVE[:4], FIVE[0]]}, "offer: 'forest-1' is there twice"),
    ({"seats": TWO, "offer": FIVE[:4]}, "an offer of 4 cards; 5 are dealt while the pile lasts"),
    ({"seats": TWO, "offer": [*FIVE, "sand-9"]}, "an offer of 6 cards; 5 are dealt"),
    (
        {"seats": [{"rubble": ["sand-1"]}, {}], "offer": FIVE},
        "seat 1: rubble: 'sand-1' lies in offer already",
    ),
    ({"seats": TWO, "offer": FIVE, "deck": ["cake-2"]}, "forest-0 is nowhere"),
    ({"seats": TWO, "offer": FIVE, "deck": FIVE[:1]}, "forest-1 is in 2 places"),
    ({"seats": TWO, "options": {"seats": 3}}, "options: seats: expected a whole number from 2"),
    ({"seats": TWO, "options": {"first": 3}}, "options: first: expected a whole number from 1"),
    ({"seats": TWO, "start": 0}, "start: expected a whole number from 1 to 2, found 0"),
    ({"seats": TWO, "round": 0}, "round: expected a whole number from 1"),
    ({"seats": TWO, "runs": 3}, "runs: expected a whole number from 1 to 2, found 3"),
    ({"seats": TWO, "rng": -1}, "rng: expected a whole number from 0"),
    ({"seats": TWO, "phase": "bids"}, "phase: expected one of bid, take, demolish, build, over"),
    ({"seats": TWO, "bids": [1]}, "bids: expected 2 of them, found 1"),
    ({"seats": TWO, "bids": [6, None]}, "bid of seat 1: expected a whole number from 0 to 5"),
    ({"seats": TWO, "bids": [True, None]}, "bid of seat 1: .* found true"),
    ({"seats": TWO, "bids": [None, 2]}, "bids are made clockwise"),
    ({"seats": [{}, {}, {}], "bids": [2, 2, None]}, "each number is higher"),
    ({"seats": TWO, "bids": ["pass", None]}, "the start player names a number"),
    ({"seats": TWO, "bids": [1, 2]}, "somebody is to be asked"),
    ({"seats": TWO, "bids": [5, None]}, "the whole offer ends the bidding"),
    ({"seats": TWO, "bids": [0, "pass"], "phase": "take"}, "the winner takes cards of the offer"),
    ({"seats": TWO, "bids": [2, None], "phase": "take"}, "all have been asked"),
    ({"seats": TWO, "phase": "build"}, "the winner takes cards of the offer"),
    (
        {"seats": [FULL, {}], "offer": ["forest-1", "forest-2", "forest-3", "cake-1", "cake-2"],
         "bids": [3, None]},
        "seat 1: cannot build as many as it named",
    ),
    ({"seats": [{"hand": ["cake-1"]}, {}]}, "seat 1: only who builds has cards in hand"),
    (
        {"seats": [{"hand": ["cake-1"]}, {}], "bids": [2, "pass"], "phase": "demolish"},
        "as many cards are taken as were named",
    ),
    (
        {"seats": [FULL | {"hand": ["forest-2"]}, {}], "bids": [1, "pass"], "phase": "build"},
        "what is in hand can be built",
    ),
    (
        {"seats": [FULL | {"hand": ["forest-2"]}, {}], "bids": [1, "pass"], "phase": "demolish"},
        "what is taken can be built",
    ),
    ({"seats": TWO, "phase": "over", "runs": 1}, "the game ends after the second deal"),
    ({"seats": TWO, "phase": "over", "offer": FIVE}, "the game ends when the pile is dealt"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "sentence"), BAD)
def test_what_is_no_position_is_refused_with_a_sentence(position: Any, sentence: str):
    with pytest.raises(InvalidPosition) as refused:
        GAME.from_snapshot(position)
    assert re.search(sentence, str(refused.value))


NONSENSE = [None, -1, 3, 2**70, 0.5, "", "pass", "cake-3", [], [[]], {}, {"a": 1}, True]


def test_a_snapshot_with_a_wrong_value_is_refused_or_can_be_played_on():
    """No field with no value makes anything else happen than a sentence or a position."""
    chance = Random(1)
    state = next(s for s in random_game(2, 3) if s.runs == 2 and any(s.seats[1].rubble))
    refused: list[str] = []
    for _ in range(400):
        position = GAME.to_snapshot(state)
        at = chance.choice([position, position["options"], *position["seats"]])
        at[chance.choice(list(at))] = chance.choice(NONSENSE)
        try:
            again = GAME.from_snapshot(position)
        except InvalidPosition as error:
            refused.append(str(error))
        else:
            assert GAME.legal_moves(again)
            GAME.check(again)
    assert len(refused) > 200
    assert all(re.match(r"[a-z ]+[0-9]?: .{10,}", sentence) for sentence in refused)
