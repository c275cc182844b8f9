"""A hint at the table with keys: Enter does what it advises."""

import pytest

from fort_desktop.games.fort.rules import moves as mv
from tests.games.fort.screen.table_at import open_at
from tests.ui.bridges import advise
from tests.ui.hands import Key, Keys, pump


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def several(table):
    """A card can be added in more than one way."""
    adds = [m.card for m in table.legal() if isinstance(m, mv.Add | mv.Use)]
    return len(adds) > len(set(adds))


def by_hint(stage, number):
    """A hint for the move with this number, while somebody walks by keys."""
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    advise(
        stage.app.table_of("fort"), stage.driver, stage.app.table_of("fort").presenter.moves[number]
    )
    pump()
    return keys


def last_move(stage):
    return stage.app.table_of("fort").presenter.table.history[-1].move


@pytest.mark.parametrize("number", [0, 1])
def test_enter_keeps_the_made_up_rule_that_a_hint_advises(make_stage, number):
    stage = make_stage()
    open_at(stage, "rule")
    move = stage.app.table_of("fort").presenter.moves[number]
    by_hint(stage, number).press(Key.Key_Return)
    made = [entry.move for entry in stage.app.table_of("fort").presenter.table.history]
    assert move in made[-3:], "what asks nothing may have come after it"


@pytest.mark.parametrize("which", [0, -1])
def test_a_card_that_a_hint_advises_offers_the_advised_way_first(make_stage, which):
    stage = make_stage()
    open_at(stage, "add", also=several)
    moves = stage.app.table_of("fort").presenter.moves
    ways = [
        m
        for m in moves
        if isinstance(m, mv.Add) and [getattr(o, "card", -1) for o in moves].count(m.card) > 1
    ]
    move = ways[which]
    by_hint(stage, moves.index(move)).press(Key.Key_Return)
    assert stage.app.table_of("fort").options.key != 0
    pump()
    Keys(stage).press(Key.Key_Return)
    assert last_move(stage) == move
