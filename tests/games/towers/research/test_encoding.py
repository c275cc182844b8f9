"""5 Towers in numbers: each move is an action of its own, and a row tells what lies open."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.towers.research.encoding import ENCODING
from fort_desktop.games.towers.rules.cards import face_of, name_of
from fort_desktop.games.towers.rules.moves import Build, Take
from fort_desktop.games.towers.rules.state import TowersOptions
from tests.games.towers.rules.tables import GAME, random_game, seat, table

ENCODED = ENCODING("")


def told(state, number):
    """By name, what a row says that is not 0."""
    row = ENCODED.row(GAME.view(state, number))
    return {name: x for name, x in zip(ENCODED.numbers, row, strict=True) if x}


def names_of(state):
    """What the actions of the legal moves are called."""
    view = GAME.view(state, GAME.decision(state).seat)
    return [ENCODED.actions[ENCODED.action(view, move)] for move in GAME.legal_moves(state)]


def test_each_action_and_each_number_has_a_name_of_its_own():
    assert len(set(ENCODED.actions)) == len(ENCODED.actions)
    assert len(set(ENCODED.numbers)) == len(ENCODED.numbers)


@pytest.mark.slow
def test_in_hundreds_of_games_no_two_legal_moves_share_an_action():
    used = set()
    for number in range(240):
        state, chance = GAME.new_game(TowersOptions(2 + number % 4), number), Random(number)
        while (decision := GAME.decision(state)) is not None:
            view, moves = GAME.view(state, decision.seat), GAME.legal_moves(state)
            found = {ENCODED.action(view, move) for move in moves}
            assert len(found) == len(moves)
            used |= found
            GAME.apply(state, chance.choice(moves))
    assert used == set(range(len(ENCODED.actions)))


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_action_is_called_as_its_move_is_written(seats):
    for state in random_game(seats, 5)[:-1]:
        offer = sorted(state.offer)
        for move, name in zip(GAME.legal_moves(state), names_of(state), strict=True):
            text = GAME.format_move(state, move)
            if isinstance(move, Take):
                text = f"take {' '.join(str(offer.index(card) + 1) for card in move.cards)}"
            elif isinstance(move, Build):
                text = f"build {name_of(face_of(move.card))}"
            assert name == text


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 5])
def test_rows_are_as_long_for_every_table_and_blind_to_the_order_of_the_pile(seats):
    for at, state in enumerate(random_game(seats, 6)):
        for number in range(seats):
            view = GAME.view(state, number)
            row = ENCODED.row(view)
            assert len(row) == len(ENCODED.numbers)
            assert -1 <= min(row) <= max(row) <= 2
            other = GAME.determinize(view, Random(at))
            assert ENCODED.row(GAME.view(other, number)) == row
            if number == state.actor:
                assert names_of(other) == names_of(state)


def test_towers_bids_and_the_offer_are_told_from_the_own_seat():
    state = table(
        seat(forest="12 9", cake="5 0"),
        seat(sand="7"),
        seat(rubble="scrap-3"),
        offer="forest-7 cake-12 sand-2 sand-6 scrap-9",
        bids=[None, 2, None],
        start=2,
    ).state
    row = told(state, 1)
    assert row["asked: bid"] == row["asked: next"] == row["own: bid: 2"] == row["own: starts"] == 1
    assert row["highest bid: 2"] == row["3 seats"] == 1
    assert row["own: sand: top: 7"] == row["own: sand: can be demolished"] == 1
    assert row["second next: forest: top: 9"] == row["second next: forest: below the top: 12"] == 1
    assert row["second next: forest: height"] == 2 / 16
    assert "second next: cake: can be demolished" not in row
    assert row["next: rubble"] == 0.1
    assert row["offer 1: forest"] == row["offer 1: 7"] == row["offer 5: scrap"] == 1
    assert "draw pile: forest-7" not in row
    assert row["draw pile: forest-8"] == 0.5


def test_what_was_taken_is_told_and_so_is_the_end():
    states = random_game(4, 2)
    building = next(state for state in states if state.phase.name == "BUILD")
    row = told(building, building.actor)
    hand = building.seats[building.actor].hand
    assert sum(x for name, x in row.items() if name.startswith("in hand")) == len(hand) / 2
    assert row["asked: build"] == row["asked: own"] == 1
    assert not [name for name in told(states[-1], 0) if name.startswith("asked")]
