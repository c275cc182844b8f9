"""Whole games of random moves: what holds in every position of 5 Towers."""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random

import pytest

from fort_desktop.contract.errors import IllegalMove, InvalidNotation
from fort_desktop.games.fort.rules.moves import Play
from fort_desktop.games.towers.rules.building import ANSWERS, can_build, most
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Pass, Take
from fort_desktop.games.towers.rules.state import Phase, Seat, State, TowersOptions
from tests.games.towers.rules.tables import GAME, random_game

GAMES = [(seats, seed) for seats in (2, 3, 4, 5) for seed in range(2)]


@pytest.fixture(scope="module")
def games() -> dict[tuple[int, int], list[State]]:
    return {(seats, seed): random_game(seats, seed) for seats, seed in GAMES}


@pytest.fixture(scope="module")
def some(games: dict[tuple[int, int], list[State]]) -> list[State]:
    """Some hundred positions, of every kind of decision, the last ones of games too."""
    found = [state for states in games.values() for state in (*states[::9], states[-1])]
    assert {state.phase for state in found} == set(Phase)
    assert {state.runs for state in found} == {1, 2}
    return found


def test_every_position_is_in_order_and_somebody_can_move(games):
    for states in games.values():
        for state in states:
            GAME.check(state)
            assert (GAME.decision(state) is None) == (not GAME.legal_moves(state))
        assert GAME.decision(states[-1]) is None
        assert all(GAME.decision(state) for state in states[:-1])


def test_t_pile_the_first_offers_are_whole_and_the_pile_is_dealt_twice(games):
    for (seats, _), states in games.items():
        offers = {s.round: len(s.offer) for s in states if s.bids == [None] * seats and s.offer}
        first = {s.round for s in states if s.runs == 1}
        assert len(first) == (16 if seats < 4 else 22)
        assert all(offers[n] == 5 for n in first)
        assert all(n == 5 for n in list(offers.values())[:-1])
        assert [s.runs for s in states] == sorted(s.runs for s in states)


def test_t_legal_moves_are_different_and_written_and_read_alike(some):
    for state in some:
        moves = GAME.legal_moves(state)
        texts = [GAME.format_move(state, move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert [GAME.parse_move(state, text) for text in texts] == moves
        assert GAME.legal_moves(state) == moves


@pytest.mark.parametrize(
    "text",
    [
        "", "bid", "bid -1", "bid 6", "bid 03", "bid ٣", "bid " + "9" * 5000, "bid 1 2", "pass 1",
        "take", "take forest", "take forest-16", "take forest-1-2", "take cake-7-3", "build",
        "build cake-1 cake-2", "demolish", "demolish tower", "demolish 1", "keep it", "Pass",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str):
    with pytest.raises(InvalidNotation):
        GAME.parse_move(GAME.new_game(TowersOptions(2), 1), text)


ODD = [
    *(Bid(n) for n in (-3, -1, 0, 5, 6, 10**30)),
    *(Demolish(kind) for kind in (-6, -1, 0, 5, 9)),
    *(Build(card) for card in (-1, 0, 159, 160, 9999)),
    *(Take(cards) for cards in ((), (1, 2), (1, 1), (-1,), (9999,), (None,))),
    *(Pass(), Keep()),
]


def odder():
    """What types forbid."""
    yield from (
        *(Bid(None), Demolish("cake"), Demolish(None)),
        *(Build(card) for card in (2.5, "forest-7", None)),
        *(Take(cards) for cards in ("ab", 3, None, [0])),
        *(Play(3), None, 7, "pass", object()),
    )


def test_an_illegal_move_changes_nothing(some):
    refuses(some, ODD)


@pytest.mark.pure(reason="types that mypyc checks before the rules do")
def test_an_illegal_move_changes_nothing_whatever_it_is(some):
    refuses(some, odder())


def refuses(some, moves):
    odd = list(moves)
    for state in some[::3]:
        before, legal, events = GAME.copy(state), GAME.legal_moves(state), []
        twice = Take(tuple(state.offer[:1] * 2))
        wrong = [move for move in (*odd, twice) if move not in legal]
        assert len(wrong) > len(odd) - 8
        for move in wrong:
            with pytest.raises(IllegalMove, match="is not legal here"):
                GAME.apply(state, move, events)
        assert state == before
        assert not events


def test_an_illegal_move_is_named_as_it_is_written_where_it_can_be():
    state = random_start(2, 1)
    for move, named in ((Bid(-3), "'bid -3'"), (Demolish(9), r"Demolish\(kind=9\)")):
        with pytest.raises(IllegalMove, match=f"^{named} is not legal here$"):
            GAME.apply(state, move)


def test_the_answers_that_are_kept_have_an_end():
    for asked in (can_build, most):
        assert asked.cache_info().maxsize == ANSWERS
    assert ANSWERS < 10_000


def test_the_same_seed_and_moves_give_the_same_game(games):
    for key, states in list(games.items())[::5]:
        assert random_game(*key) == states
    decks = {tuple(random_start(2, seed).deck) for seed in range(20)}
    assert len(decks) == 20


def random_start(seats: int, seed: int) -> State:
    return GAME.new_game(TowersOptions(seats), seed)


def test_snapshots_make_equal_positions(some):
    for state in some:
        snapshot = json.loads(json.dumps(GAME.to_snapshot(state)))
        again = GAME.from_snapshot(snapshot)
        assert again == state
        assert GAME.to_snapshot(again) == snapshot


def test_copies_name_every_field_and_share_nothing_that_can_change():
    seat = Seat([[1], [], [], [2], []], [3], [4])
    state = State(
        TowersOptions(2, 1), [seat, Seat()], [5], [6], [7], 8, 1, [2, None], Phase.BUILD, 2, 9
    )
    copy = state.copy()
    assert copy == state
    for field in fields(State):
        mine, theirs = getattr(state, field.name), getattr(copy, field.name)
        assert not isinstance(mine, list) or mine is not theirs, field.name
    for field in fields(Seat):
        mine, theirs = getattr(seat, field.name), getattr(copy.seats[0], field.name)
        assert mine is not theirs, field.name
    assert all(a is not b for a, b in zip(seat.towers, copy.seats[0].towers, strict=True))


def test_a_copy_plays_on_by_itself(some):
    for state in some[::5]:
        before, copy = GAME.copy(state), GAME.copy(state)
        while moves := GAME.legal_moves(copy):
            GAME.apply(copy, moves[-1])
        assert state == before


# --- what is hidden -------------------------------------------------------------------------------


def test_a_view_does_not_tell_the_order_of_the_draw_pile(some):
    """Another order of the pile, or of shuffles to come, is the same to all eyes."""
    chance = Random(1)
    for state in some:
        other = GAME.copy(state)
        chance.shuffle(other.deck)
        other.rng = chance.getrandbits(64)
        for seat in range(len(state.seats)):
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert GAME.view(state, seat).seat == seat


def test_a_view_is_a_copy_and_tells_all_that_is_public(some):
    for state in some[::5]:
        view, before = GAME.view(state, 0), GAME.copy(state)
        assert view.unseen == tuple(sorted(state.deck))
        assert (view.bid, view.bidder, view.actor) == (state.bid, state.bidder, state.actor)
        hidden = {"deck", "rng"}
        names = {field.name for field in fields(State) if field.compare} - hidden
        assert not hidden & {field.name for field in fields(view)}
        for name in names:
            mine, seen = getattr(state, name), getattr(view, name)
            assert (list(seen) if isinstance(mine, list) else seen) == mine, name
        view.seats[0].towers[0].append(5)
        view.seats[0].rubble.append(6)
        assert state == before


def test_a_dealt_position_is_in_order_and_has_the_same_moves(some):
    for state in some:
        view = GAME.view(state, 0)
        dealt = GAME.determinize(view, Random(3))
        GAME.check(dealt)
        assert GAME.view(dealt, 0) == view
        assert GAME.legal_moves(dealt) == GAME.legal_moves(state)
        assert GAME.determinize(view, Random(3)) == dealt


def test_dealt_piles_have_any_order():
    state = random_start(2, 1)
    view = GAME.view(state, 0)
    dealt = [GAME.determinize(view, Random(seed)) for seed in range(400)]
    assert {one.deck[-1] for one in dealt} == set(state.deck)
    assert len({one.rng for one in dealt}) == 400


def test_all_see_every_event(games):
    state = GAME.copy(games[3, 0][0])
    events: list = []
    while moves := GAME.legal_moves(state):
        GAME.apply(state, moves[-1], events)
    assert all(GAME.redact(events, seat) == events for seat in range(3))


def test_the_name_of_the_game_is_towers():
    assert TowersGame().id == "towers"
