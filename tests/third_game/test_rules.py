"""Pebbles by its rules: random play, what is written and read back, and what nobody may see."""

from __future__ import annotations

import json
from random import Random

import pytest

from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.contract.errors import IllegalMove, InvalidNotation, InvalidPosition
from fort_desktop.contract.game import Game
from tests.third_game.rules.game import PebblesGame
from tests.third_game.rules.state import (
    HIDDEN,
    STONES,
    GameEnded,
    PebblesOptions,
    Play,
    RoundTaken,
    State,
    StonePlayed,
)

GAME = PebblesGame()
TOLD = {"hands": [[2, 6, 9, 12, 15], [1, 4, 7, 10, 18]]}


def begun(seats: int, seed: int) -> State:
    return GAME.new_game(PebblesOptions(seats), seed)


def positions(seats: int, seed: int):
    """Every position of a random game, each with what led to it."""
    state, chance = begun(seats, seed), Random(seed)
    yield state, []
    while not state.over:
        events = []
        GAME.apply(state, chance.choice(GAME.legal_moves(state)), events)
        yield state, events


def play(state: State, *stones: int) -> list:
    events = []
    for stone in stones:
        GAME.apply(state, GAME.parse_move(state, f"play {stone}"), events)
    return events


def test_it_meets_the_contract_of_a_game() -> None:
    members = [name for name in vars(Game) if not name.startswith("_")]
    assert [name for name in ("id", *members) if not hasattr(GAME, name)] == []


@pytest.mark.parametrize("seats", [2, 3])
def test_invariants_hold_after_every_move_of_random_games(seats: int) -> None:
    for seed in range(50):
        for state, _ in positions(seats, seed):
            GAME.check(state)
            again = GAME.copy(state)
            assert again == state
            assert (GAME.decision(state) is None) == (not GAME.legal_moves(state)) == state.over
        rounds = [sum(row.points for row in rows[:1]) for rows in GAME.score(state)]
        assert sum(rounds) == 1 + 2 + 3 + 4


def test_the_same_seed_deals_the_same_stones() -> None:
    assert begun(3, 7) == begun(3, 7) != begun(3, 8)
    assert {begun(3, seed).first for seed in range(40)} == {0, 1, 2}
    assert GAME.new_game(PebblesOptions(3, 1), 7).first == 1


def test_the_highest_stone_takes_the_round_and_leads_the_next() -> None:
    state = GAME.from_snapshot(TOLD)
    assert play(state, 9)[-1] == StonePlayed(0, 9)
    assert play(state, 10)[1] == RoundTaken(1, (9, 10), 1)
    assert (state.leader, state.actor, state.round) == (1, 1, 2)
    play(state, 4, 2, 7, 15)
    assert [state.points(seat) for seat in (0, 1)] == [3, 1 + 2]
    assert play(state, 6, 1)[-1] == GameEnded((12, 18))
    assert [[row.points for row in rows] for rows in GAME.score(state)] == [[7, 2], [3, 3]]
    assert GAME.winners(state) == [0]


def test_a_refused_move_changes_nothing() -> None:
    state = GAME.from_snapshot(TOLD)
    before = GAME.copy(state)
    for stone in (1, 3, 99):
        with pytest.raises(IllegalMove, match=f"play {stone}"):
            GAME.apply(state, Play(stone))
    assert state == before


def test_what_was_changed_on_a_copy_is_not_changed_here() -> None:
    state = begun(2, 1)
    before, copy = GAME.to_snapshot(state), GAME.copy(state)
    play(copy, *(copy.hands[copy.actor][:1]))
    assert GAME.to_snapshot(state) == before


@pytest.mark.parametrize("seats", [2, 3])
def test_moves_and_positions_are_written_and_read_back(seats: int) -> None:
    for state, _ in positions(seats, 3):
        written = json.loads(json.dumps(GAME.to_snapshot(state)))
        assert GAME.from_snapshot(written) == state
        for move in GAME.legal_moves(state):
            assert GAME.parse_move(state, GAME.format_move(state, move)) == move


@pytest.mark.parametrize("text", ["", "play", "play 0", "play 07", "play 19", "Play 7", "play 7 "])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.parse_move(begun(2, 1), text)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ([], "position: expected an object"),
        ({}, "hands: expected a list"),
        ({"hands": [[1]]}, "hands: expected a whole number from 2 to 3"),
        ({"hands": [[1], [2]]}, "nobody has lost any"),
        (TOLD | {"hands": [[2, 6, 9, 12, 15], [2, 4, 7, 10, 18]]}, "each stone is there once"),
        (TOLD | {"hands": [[2, 6, 9, 12, 19], TOLD["hands"][1]]}, "from 1 to 18"),
        (TOLD | {"hands": [[6, 2, 9, 12, 15], TOLD["hands"][1]]}, "hands are in order"),
        (TOLD | {"options": {"seats": 3}}, "options: seats"),
        (TOLD | {"options": {"first": 2}, "first": 1}, "leads the first round"),
        (TOLD | {"stones": 1}, "unknown key"),
        (TOLD | {"shown": [[3]]}, "all have played"),
    ],
)
def test_what_is_no_position_is_refused_with_a_reason(wrong: object, said: str) -> None:
    with pytest.raises(InvalidPosition, match=said):
        GAME.from_snapshot(wrong)


def test_no_game_begins_with_options_of_another() -> None:
    for options in (PebblesOptions(1), PebblesOptions(4), PebblesOptions(2, 2)):
        with pytest.raises(InvalidPosition):
            GAME.new_game(options, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_rivals_stone_is_never_in_the_view_nor_in_what_is_told(seats: int) -> None:
    for seed in range(10):
        for state, events in positions(seats, seed):
            for seat in (-1, *range(seats)):
                view = GAME.view(state, seat)
                others = [stones for n, stones in enumerate(state.hands) if n != seat]
                lie = [s for n, s in enumerate(state.played) if state.player(n) != seat]
                secret = set() if state.over else {s for stones in (*others, lie) for s in stones}
                seen = {s for some in (*view.hands, view.played, *view.shown) for s in some}
                assert not seen & secret
                told = {event.stone for event in GAME.redact(events, seat) if is_play(event)}
                assert told <= {HIDDEN} | {e.stone for e in events if is_play(e) and e.seat == seat}
                assert len(GAME.redact(events, seat)) == len(events)


def is_play(event: object) -> bool:
    return isinstance(event, StonePlayed)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_sees_the_same_in_whatever_is_dealt_anew(seats: int) -> None:
    chance = Random(1)
    for state, _ in positions(seats, 5):
        for seat in range(seats):
            view = GAME.view(state, seat)
            dealt = GAME.determinize(view, chance)
            GAME.check(dealt)
            assert GAME.view(dealt, seat) == view
    assert len({tuple(GAME.determinize(VIEW, chance).hands[1]) for _ in range(50)}) > 10
    unseen = {s for _ in range(200) for s in GAME.determinize(VIEW, chance).hands[1]}
    assert unseen == set(STONES) - set(TOLD["hands"][0])


VIEW = GAME.view(GAME.from_snapshot(TOLD), 0)


def test_the_bot_decides_by_what_it_sees_and_beats_chance() -> None:
    assert levels_of("pebbles") == ("random", "easy")
    bots, won = (make_bot("easy", "pebbles"), make_bot("random", "pebbles")), 0.0
    for seed in range(100):
        state, chance = begun(2, seed), Random(seed)
        own = seed % 2
        while not state.over:
            view, legal = GAME.view(state, state.actor), GAME.legal_moves(state)
            bot = bots[state.actor != own]
            GAME.apply(state, bot.choose(GAME, view, legal, chance))
        winners = GAME.winners(state)
        won += (own in winners) / len(winners)
    assert won > 58


def test_it_is_played_on_to_the_end_or_for_some_rounds():
    state = begun(3, 4)
    assert GAME.playout(state, Random(4), depth=1) == 3
    assert state.round == 2
    assert GAME.playout(state, Random(4), lambda _state, moves, _rng: moves[0]) == 9
    assert state.over
