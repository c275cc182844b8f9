"""What lies open is asked of a view as of the position that it shows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.games.fort.rules import boards
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import FORT_OPS, Op
from fort_desktop.games.fort.rules.boards import Seen
from fort_desktop.games.fort.rules.bundles import fort_price
from fort_desktop.games.fort.rules.cats import lets_draw
from fort_desktop.games.fort.rules.state import HAND_SIZE, STUFF_ROOM, TOP_LEVEL, State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import game, pet_samples
from tests.games.fort.rules.random_positions import random_table

CARDS = frozen_cards()


def positions() -> Iterator[State]:
    for number in range(60):
        yield random_table(Random(number), CARDS).state
    yield from pet_samples(60)


def told(position: Seen, number: int) -> list[object]:
    """All that can be asked of a board."""
    level = position.seats[number].level
    return [
        *(boards.has_perk(position, number, perk.id) for perk in position.cards.perks),
        boards.pack_capacity(position, number),
        boards.pack_room(position, number),
        boards.lookout_capacity(position, number),
        boards.lookout_room(position, number),
        boards.used_on_lookout(position),
        *(boards.stuff_room(position, number, kind) for kind in (mv.PIZZA, mv.TOY)),
        *(boards.room_for(position, number, op) for op in Op),
        boards.next_cost(position, number),
        *(fort_price(position, number, op) for op in FORT_OPS if level < TOP_LEVEL),
        *(lets_draw(position, number, n) for n in (HAND_SIZE, HAND_SIZE + 1)),
    ]


def test_a_view_says_of_every_board_what_its_position_says():
    for state in positions():
        for viewer in range(len(state.seats)):
            view = game().view(state, viewer)
            for number in range(len(state.seats)):
                assert told(view, number) == told(state, number)


@pytest.mark.parametrize("level", range(TOP_LEVEL + 1))
@pytest.mark.parametrize("perks", ["", "xxl-backpack"])
def test_f_fort_the_level_and_xxl_backpack_make_the_pack_large(level, perks):
    state = fort(seat(fort=level, perks=perks)).state
    assert boards.pack_capacity(state, 0) == level + 1 + (2 if perks else 0)
    assert boards.lookout_capacity(state, 0) == level + 1


def test_room_in_stuff_is_that_of_the_board_whatever_the_supply_has():
    state = fort(seat(stuff=(3, 1))).state
    state.supply_toys = 0
    rooms = [boards.room_for(state, 0, op) for op in (Op.PIZZA, Op.TOY, Op.RESOURCE, Op.VP)]
    assert rooms == [STUFF_ROOM - 3, STUFF_ROOM - 1, STUFF_ROOM - 1, None]
    assert boards.stuff_room(state, 0, mv.TOY) == 0


def test_f_fort_the_highest_level_has_no_next_one():
    for level in range(TOP_LEVEL + 1):
        state = fort(seat(fort=level)).state
        wanted = CARDS.costs[level] if level < TOP_LEVEL else None
        assert boards.next_cost(state, 0) == wanted


def test_f_perk_each_move_that_uses_a_perk_up_names_it():
    assert set(mv.USED_UP.values()) <= set(load_cards().perk_numbers)
