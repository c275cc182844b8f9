"""What the viewer's own yard says while nobody stands there."""

from __future__ import annotations

import pytest

from fort_desktop.play.playing_on import play_until
from fort_desktop.play.table import AnyTable
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS
from tests.ui.hands import type_name, until, walk
from tests.ui.speaking import CODES
from tools.pictures.staging import sample_table

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


def with_empty_yard(wanted) -> AnyTable:
    """A game of two in which nobody stands in the first one's yard."""
    for seed in range(200):
        table = sample_table(CARDS, 2, seed)
        play_until(table, lambda t: wanted(t.state) and not t.state.seats[0].yard)
        if wanted(table.state) and not table.state.seats[0].yard:
            return table
    raise AssertionError("there is no such game")


def said(stage, table: AnyTable) -> list[str]:
    """What the yard says, in all languages."""
    stage.app.play(table)
    stage.driver.cancel()
    if table.over:
        assert until(lambda: stage.app.screen == "scoring", stage.app.screenChanged)
        stage.app.lookBack()
    quiet(stage)
    found = []
    for language in CODES:
        stage.app.preferences.from_dict({"language": language, "animation": "off"})
        items = walk(stage.window.contentItem())
        (yard,) = (i for i in items if type_name(i) == "Yard" and i.property("written"))
        found.append(yard.property("empty"))
    return found


def test_before_the_last_turn_it_says_that_it_fills(make_stage):
    table = with_empty_yard(lambda state: state.round > 2 and not state.ending)
    assert said(make_stage(), table)[0] == "fills when you discard"
    table = with_empty_yard(lambda s: s.ending and s.leader == 0 and s.seats[0].turns < s.round)
    assert all(said(make_stage(), table))


def test_after_the_last_turn_and_at_the_end_it_promises_nothing(make_stage):
    for over in (False, True):
        table = with_empty_yard(lambda state, over=over: played_out(state, over=over))
        assert table.over == over
        assert said(make_stage(), table) == ["", "", ""]


def played_out(state, *, over: bool) -> bool:
    """The first one's last turn is over, or all of the game."""
    return state.ending and all(
        seat.turns == state.round for seat in state.seats[: 2 if over else 1]
    )


def test_the_lawn_is_mown_around_what_it_says(make_stage):
    """No flower is cut in half: they are 10 units large."""
    stage = make_stage()
    stage.app.play(with_empty_yard(lambda state: state.round > 2 and not state.ending))
    stage.driver.cancel()
    quiet(stage)
    items = list(walk(stage.window.contentItem()))
    (yard,) = (i for i in items if type_name(i) == "Yard" and i.property("written"))
    (mown,) = (i for i in walk(yard) if i.objectName() == "mown")
    words = next(i for i in yard.childItems() if i.property("text") == yard.property("empty"))
    least = 16 * yard.property("unit")
    assert mown.width() - words.property("contentWidth") >= least
    assert mown.height() - words.property("contentHeight") >= least
