"""The position before the first decision (F-SET 1 to 10)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.games.fort.rules.invariants import check
from fort_desktop.games.fort.rules.setup import new_state
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.zones import bits
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_play import game

SEATS = (2, 3, 4)
SEEDS = range(12)
EVERY = list(product(SEATS, SEEDS))
CARDS = frozen_cards()


def new(seats: int = 2, seed: int = 1, **options) -> State:
    return new_state(CARDS, FortOptions(seats, **options), seed)


def friends_of(board: str) -> set[int]:
    names = next(b.best_friends for b in CARDS.boards if b.id == board)
    return {CARDS.numbers[name] for name in names}


@pytest.mark.parametrize(("seats", "seed"), EVERY)
def test_f_set_every_position_is_in_order(seats: int, seed: int):
    check(new(seats, seed))
    check(new(seats, seed, draft=True))


@pytest.mark.parametrize("draft", [False, True])
def test_f_set_the_same_seed_gives_the_same_position(draft: bool):  # noqa: FBT001
    assert new(3, 7, draft=draft) == new(3, 7, draft=draft)
    assert new(3, 7, draft=draft) != new(3, 8, draft=draft)


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_1_the_first_player_is_chosen_at_random(seats: int):
    states = [new(seats, seed) for seed in range(40)]
    assert {state.first for state in states} == set(range(seats))
    assert all(state.leader == state.first for state in states)


def test_f_set_1_unless_it_is_chosen():
    assert {new(4, seed, first=2).first for seed in SEEDS} == {2}


def test_f_set_2_30_tokens_of_each_kind():
    state = new()
    assert (state.supply_pizza, state.supply_toys) == (30, 30)


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_3_empty_boards_at_0(seats: int):
    for seat in new(seats).seats:
        assert (seat.points, seat.level, seat.turns) == (0, 0, 0)
        assert (seat.pizza, seat.toys, seat.pack_pizza, seat.pack_toys) == (0, 0, 0, 0)
        assert seat.yard == seat.lookout == seat.discard == seat.perks == []
        assert seat.rule == -1


def test_f_set_3_boards_in_the_order_of_the_card_file():
    assert [seat.board for seat in new(3).seats] == [0, 1, 2]


def test_f_set_3_boards_as_chosen():
    state = new(2, boards=("skateboard", "glue"))
    assert [CARDS.boards[seat.board].id for seat in state.seats] == ["skateboard", "glue"]
    for seat, board in zip(state.seats, ("skateboard", "glue"), strict=True):
        assert friends_of(board) <= {*seat.deck, *seat.hand}


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_3_best_friends_of_boards_that_nobody_has_are_out(seats: int):
    state = new(seats)
    friends = {card for card, kid in enumerate(CARDS.cards) if kid.best_friend}
    dealt = set().union(*(friends_of(CARDS.boards[seat.board].id) for seat in state.seats))
    assert set(state.box) == friends - dealt


def test_f_set_4_nobody_has_the_sculpture():
    assert not any(seat.sculpture for seat in new(4).seats)


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_5_one_rule_more_than_players(seats: int):
    stacks = [new(seats, seed).rule_stack for seed in range(60)]
    assert all(len(set(stack)) == seats + 1 for stack in stacks)
    assert {rule for stack in stacks for rule in stack} == set(range(11))


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_6_one_perk_more_than_players(seats: int):
    rows = [new(seats, seed).perk_row for seed in range(60)]
    assert all(len(set(row)) == seats + 1 for row in rows)
    assert {perk for row in rows for perk in row} == set(range(9))


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_7_three_kids_in_the_park_the_rest_below(seats: int):
    state = new(seats)
    assert len(state.park) == 3
    assert len(state.park_deck) == 60 - 3 - 8 * seats


def test_f_set_7_any_kid_may_lie_anywhere():
    states = [new(2, seed) for seed in range(600)]
    assert {state.park[0] for state in states} == set(CARDS.park_kids)
    assert {state.park_deck[-1] for state in states} == set(CARDS.park_kids)


@pytest.mark.parametrize(("seats", "seed"), EVERY)
def test_f_set_8_9_eight_kids_and_two_friends_five_of_them_drawn(seats: int, seed: int):
    for seat in new(seats, seed).seats:
        assert len(seat.hand) == len(seat.deck) == 5
        own = {*seat.hand, *seat.deck}
        assert len(own & set(CARDS.park_kids)) == 8
        assert own - set(CARDS.park_kids) == friends_of(CARDS.boards[seat.board].id)


def test_f_set_9_the_deck_is_shuffled():
    states = [new(2, seed) for seed in range(40)]
    hands = [sum(CARDS.cards[card].best_friend for card in s.seats[0].hand) for s in states]
    assert set(hands) == {0, 1, 2}


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_10_all_that_is_known_is_whose_best_friends_are_where(seats: int):
    for seat in new(seats).seats:
        assert seat.open_hand == 0
        assert seat.open_hidden == bits(sorted(friends_of(CARDS.boards[seat.board].id)))


def test_f_set_the_first_player_plays_in_round_1():
    fort = game()
    state = fort.new_game(FortOptions(3, first=1), 5)
    decision = fort.decision(state)
    assert decision is not None
    assert (decision.seat, decision.kind) == (1, "play")
    assert state.round == 1


def test_the_order_of_shuffles_is_kept_for_good():
    """A recorded game stays the same game."""
    state = new(2, 2024)
    assert state.first == 1
    rules = [CARDS.rules[number].id for number in state.rule_stack]
    perks = [CARDS.perks[number].id for number in state.perk_row]
    assert rules == ["popularity", "play-palace", "minimalism"]
    assert perks == ["birthday-party", "xxl-backpack", "do-over"]
    zones = [state.park, state.seats[0].hand, state.seats[1].hand]
    assert [" ".join(CARDS.names[card] for card in zone) for zone in zones] == [
        "dash-2 prince moles",
        "munch doc penny bitsy giggles",
        "bones-2 tink captain-2 lefty bones",
    ]


BAD_OPTIONS = [
    (FortOptions(1), "seats must be 2, 3 or 4, found 1"),
    (FortOptions(5), "seats must be 2, 3 or 4, found 5"),
    (FortOptions(2, first=2), "the first player must be one of 2 seats"),
    (FortOptions(2, first=-1), "the first player must be one of 2 seats"),
    (FortOptions(2, boards=("glue",)), "2 different boards"),
    (FortOptions(2, boards=("glue", "glue")), "2 different boards"),
    (FortOptions(2, boards=("glue", "mud")), "unknown board 'mud'"),
]


@pytest.mark.parametrize(("options", "sentence"), BAD_OPTIONS)
def test_options_of_no_game_are_refused(options: FortOptions, sentence: str):
    with pytest.raises(InvalidPosition, match=sentence):
        new_state(CARDS, options, 1)


ODD_OPTIONS = [
    ({"seats": 2.0}, "seats must be 2, 3 or 4, found 2.0"),
    ({"seats": True}, "seats must be 2, 3 or 4, found True"),
    ({"first": "1"}, "the first player must be one of 2 seats"),
]


@pytest.mark.pure(reason="types that mypyc checks before the rules do")
@pytest.mark.parametrize(("odd", "sentence"), ODD_OPTIONS)
def test_options_of_other_types_are_refused(odd: dict[str, Any], sentence: str):
    with pytest.raises(InvalidPosition, match=sentence):
        new_state(CARDS, FortOptions(**odd), 1)


def test_a_card_set_with_too_few_kids_is_refused():
    few = replace(CARDS, kids=tuple(kid for kid in CARDS.kids if kid.copies != 2))
    with pytest.raises(InvalidPosition, match="too few kids for 4 seats"):
        new_state(few, FortOptions(4), 1)
