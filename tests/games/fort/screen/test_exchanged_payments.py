"""Over random games: the payment that is laid out for a person takes no other one away, and tells
nothing that is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from fort_desktop.games.fort.play.marking import cheapest
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.screen.presenter import TOKEN_PLACES
from fort_desktop.games.fort.screen.touch.payment import Bundle, Payment, bundle
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.random_play import play_with_pets

GAME = FortGame(frozen_cards())


def reached(moves: Sequence[Move], laid: Bundle) -> set[Bundle]:
    """The payments that lie there after any number of tokens was exchanged, one by one."""
    found, waiting = {laid}, [laid]
    while waiting:
        payment = Payment(moves, waiting.pop())
        assert payment.whole
        for zone, kind in TOKEN_PLACES.values():
            number = payment.exchange(zone, kind)
            other = bundle(moves[number]) if number >= 0 else None
            if other is not None and other not in found:
                assert payment.allows(zone, kind), "it can be clicked"
                found.add(other)
                waiting.append(other)
    return found


def by_hand(moves: Sequence[Move], wanted: Bundle) -> Bundle | None:
    """What is paid with by who takes back what lies there and lays out these tokens."""
    payment = Payment(moves)
    for (zone, kind), n in zip(list(TOKEN_PLACES.values())[:4], wanted, strict=True):
        for _ in range(n):
            assert payment.allows(zone, kind)
            number = payment.lay(zone, kind)
    return bundle(moves[number])


def check(state: State, moves: Sequence[Move]) -> None:
    frame = state.stack[-1]
    assert not isinstance(frame, fr.Over)
    view = GAME.view(state, frame.seat)
    first = cheapest(GAME.determinize(view, Random(1)), frame.seat, moves)
    assert first == cheapest(state, frame.seat, moves), "it tells nothing that is hidden"
    ways = {found for move in moves if (found := bundle(move)) is not None}
    assert first is not None
    laid = bundle(first)
    assert laid is not None
    assert sum(laid[2:]) == min(sum(way[2:]) for way in ways), "it spares the pack"
    assert reached(moves, laid) <= ways
    assert all(by_hand(moves, way) == way for way in ways)


@pytest.mark.no_cover
@pytest.mark.parametrize("part", range(4))
def test_f_fort_with_a_payment_laid_out_for_a_person_every_other_one_can_be_made(part):
    """300 games: it spares the pack, each exchange makes a legal one, and by hand all are made."""
    many = 0
    for seed in range(part, 300, 4):
        pets = {"dogs": seed % 2 > 0, "cats": seed % 4 > 1}
        for state in play_with_pets(FortOptions(2 + seed % 3, draft=False, **pets), seed):
            if not isinstance(state.stack[-1], fr.Over):
                moves = GAME.legal_moves(state)
                if Payment(moves).many:
                    many += 1
                    check(state, moves)
    assert many > 20
