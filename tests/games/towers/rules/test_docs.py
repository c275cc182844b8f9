"""What docs/engine.md and docs/notation.md say about 5 Towers is true."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Move
from fort_desktop.games.towers.rules.state import Phase, Seat, TowersOptions
from tests.games.towers.rules.tables import GAME, random_game, seat, table

DOCS = Path(__file__).parents[4] / "docs"
ENGINE = (DOCS / "engine.md").read_text("utf-8").split("\n## 5 Towers")[1]
NOTATION = (DOCS / "notation.md").read_text("utf-8").split("\n## 5 Towers")[1]
RULINGS = (DOCS / "rulings.md").read_text("utf-8").split("\n## 5 Towers")[1]
DECISIONS = {phase.name.lower() for phase in Phase} - {"over"}
ROWS = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", NOTATION, re.MULTILINE)


def named() -> set[str]:
    return set(re.findall(r"`([\w-]+)`", ENGINE))


def test_every_decision_is_named():
    table_of_them = ENGINE.split("| decision |")[1].split("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)`", table_of_them, re.MULTILINE)) == DECISIONS


def test_every_event_and_field_is_named():
    events = get_args(Event)
    assert {event.__name__ for event in events} <= named()
    assert {field.name for event in events for field in fields(event)} <= named()


def test_every_field_of_options_and_positions_is_named():
    snapshot = GAME.to_snapshot(table(seat(), seat()).state)
    options = {field.name for field in fields(TowersOptions)}
    assert {*snapshot, *options, *(field.name for field in fields(Seat))} <= named()
    assert set(snapshot["seats"][0]) == {field.name for field in fields(Seat)}


def test_every_row_of_the_score_is_named():
    assert {row.source for row in GAME.score(table(seat(), seat()).state)[0]} <= named()


def test_every_move_is_documented_and_offered_where_it_says():
    state = table(seat(), seat()).state
    moves = {type(GAME.parse_move(state, text)): kind for text, kind in ROWS}
    assert set(moves) == set(get_args(Move))
    assert set(moves.values()) == DECISIONS
    for position in random_game(2, 1)[:-1]:
        kind = GAME.decision(position).kind
        assert {moves[type(move)] for move in GAME.legal_moves(position)} == {kind}


@pytest.mark.parametrize("text", [text for text, _ in ROWS])
def test_documented_moves_round_trip(text: str):
    state = table(seat(), seat()).state
    assert GAME.format_move(state, GAME.parse_move(state, text)) == text


def test_the_documented_round_can_be_played():
    offer = "sand-7 sand-2 cake-12 scrap-3 forest-8"
    t = table(seat(sand="9 6"), seat(), offer=offer)
    t.play(*re.findall(r"^    (.+)$", NOTATION, re.MULTILINE))
    assert t.asked == (2, "bid")


def test_every_ruling_has_a_test():
    tests = (Path(__file__).parent / "test_rulings.py").read_text("utf-8")
    ids = re.findall(r"^\| (P\d+) ", RULINGS, re.MULTILINE)
    assert ids
    assert [id_ for id_ in ids if f"def test_{id_.lower()}_" not in tests] == []
