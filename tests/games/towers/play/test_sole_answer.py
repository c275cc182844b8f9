"""Decisions of 5 Towers that have but one sensible answer."""

from __future__ import annotations

from typing import get_args

from fort_desktop.games.towers.play import sole_answer
from fort_desktop.games.towers.play.adapter import TowersAdapter
from fort_desktop.games.towers.rules.moves import Move
from tests.games.towers.rules.tables import GAME, random_game

ADAPTER = TowersAdapter()


def test_t_legal_a_single_move_is_the_answer_and_all_see_it():
    told: dict[type, set[tuple[str, bool]]] = {}
    for state in (one for seed in range(6) for one in random_game(2, seed=seed)):
        legal = GAME.legal_moves(state)
        found = ADAPTER.sole_answer(state, legal) if legal else None
        assert (found is not None) == (len(legal) == 1)
        if found is not None:
            assert (found.move, found.evident) == (legal[0], True)
            told.setdefault(type(found.move), set()).add((found.kind, found.by_hand))
    assert {kind.__name__: found for kind, found in told.items()} == {
        "Bid": {("only-bid", False)},
        "Pass": {("only-bid", False)},
        "Take": {("only-cards", False)},
        "Demolish": {("building", True)},
        "Build": {("building", True)},
    }


def test_every_kind_of_move_belongs_to_one_kind_of_answer():
    moves = [move for kind in sole_answer.KINDS for move in kind.moves]
    assert sorted(move.__name__ for move in moves) == sorted(m.__name__ for m in get_args(Move))


def test_every_kind_stands_in_the_table_of_the_module():
    rows = [line.split("|")[1:-1] for line in sole_answer.__doc__.splitlines() if "|" in line]
    told = [(kind.strip(), by_hand.strip()) for kind, _, by_hand in rows[2:]]
    assert told == [(k.id, "yes" if k.by_hand else "no") for k in sole_answer.KINDS]
