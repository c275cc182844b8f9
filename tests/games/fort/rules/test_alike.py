"""Decisions from which nothing follows."""

from __future__ import annotations

from random import Random

import pytest

from fort_desktop.games.fort.rules.alike import alike
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import FortOptions, State
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import Table, fort, seat
from tests.games.fort.rules.random_play import play_with_pets

GAME = FortGame(frozen_cards())


def dogs(*seats) -> Table:
    return fort(*seats, options={"dogs": True})


def nothing_follows(table: Table, *moves: str) -> bool:
    found = [GAME.parse_move(table.state, text) for text in moves or table.legal()]
    return alike(table.state, found)


@pytest.mark.parametrize("kid", ["ace", "smoke"])
def test_r27_nothing_follows_from_what_the_coin_of_a_copied_kid_is_named_for_any_suit(kid):
    table = dogs(seat(hand=f"pumpkin {kid}"), seat(hand="bug"))
    table.play("play pumpkin", f"add {kid}", "do private")
    assert len(table.beginning("name")) == 6
    assert nothing_follows(table)
    table.play("name book")
    assert not nothing_follows(table), "the suit that is counted matters"


def test_r27_the_coin_of_a_copied_kid_is_named_where_a_suit_is_counted():
    table = dogs(seat(hand="pumpkin puddin"), seat(hand="bug"))
    table.play("play pumpkin", "add puddin", "do public")
    assert not nothing_follows(table)
    assert nothing_follows(table, "name book", "name glue")


def test_f_follow_4_the_coin_of_a_played_kid_is_named():
    table = fort(seat(hand="ace"), seat(hand="bug"))
    table.play("play ace")
    assert table.asks == (1, "coin")
    assert not nothing_follows(table)


def test_nothing_follows_from_which_of_two_equal_packs_is_copied():
    def rivals(*packs: tuple[int, int]) -> Table:
        own = seat(hand="lil-boss", deck="moles")
        others = [seat(pack=pack, fort=2) for pack in packs]
        return fort(own, *others).play("play lil-boss", "do private")

    assert nothing_follows(rivals((1, 1), (1, 1)))
    assert not nothing_follows(rivals((1, 1), (2, 0)))
    three = rivals((1, 1), (2, 0), (1, 1))
    assert not nothing_follows(three)
    assert nothing_follows(three, "copy 2", "copy 4")


def test_nothing_follows_from_the_reading_of_the_last_coin_that_a_dog_needs():
    table = dogs(seat(hand="spud bones ghost ace flipper"), seat(hand="bug"))
    table.play("play spud", "add bones")
    aces = table.beginning("add", "ace")
    assert len(aces) > 1
    assert not nothing_follows(table, *aces), "a third suit is needed"
    table.play("add ghost")
    assert nothing_follows(table, *table.beginning("add", "ace"))
    assert not nothing_follows(table, "add ace as glue", "add flipper as glue")


@pytest.mark.parametrize("pets", [False, True])
def test_whatever_is_answered_to_no_purpose_the_game_goes_on_the_same(pets):
    """After each answer the same moves, by their places, lead to the same boards."""
    found = 0
    for seed in range(6):
        options = FortOptions(3, dogs=pets, cats=pets)
        for state in play_with_pets(options, seed):
            if GAME.decision(state) is None:
                break
            for moves in of_one_kind(GAME.legal_moves(state)):
                if len(moves) > 1 and alike(state, moves):
                    found += 1
                    assert len({played_on(state, move) for move in moves}) == 1
    assert found > 5


def of_one_kind(legal: list[Move]) -> list[list[Move]]:
    """All of them, and those that touch the same card."""
    cards = {card for move in legal if (card := getattr(move, "card", -1)) >= 0}
    return [legal, *([m for m in legal if getattr(m, "card", -1) == card] for card in cards)]


def played_on(state: State, move: Move) -> str:
    ahead, rng = GAME.copy(state), Random(1)
    GAME.apply(ahead, move)
    for _ in range(60):
        if GAME.decision(ahead) is None:
            break
        GAME.apply(ahead, rng.choice(GAME.legal_moves(ahead)))
    return f"{ahead.seats} {ahead.park} {ahead.rng} {ahead.stack}"
