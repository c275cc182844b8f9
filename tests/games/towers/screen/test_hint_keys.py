"""A hint at 5 Towers with keys: Enter does what it advises, wherever the focus was."""

import pytest

from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Pass, Take
from tests.games.towers.screen.bridge_at import cards, marked, moves
from tests.games.towers.screen.sitting import Sitting
from tests.ui.bridges import advise
from tests.ui.hands import Key, pump

MANY = {"bids": [None, None], "start": 0}


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def hinted(here, move):
    """The advice comes while somebody who walks by keys is at the button for it."""
    here.press(Key.Key_Left)
    here.item("hint").forceActiveFocus()
    assert move in here.towers.presenter.moves
    advise(here.towers, here.stage.driver, move)
    pump()
    return here


def enter(here):
    """What follows from Enter alone."""
    before = len(moves(here.towers))
    here.press(Key.Key_Return)
    return moves(here.towers)[before]


@pytest.mark.parametrize("n", [1, 3])
def test_enter_marks_and_then_bids_what_a_hint_points_at(make_stage, n):
    here = hinted(Sitting(make_stage(), **MANY), Bid(n))
    assert here.keys.focused == here.item(f"bid{n}")
    advised = here.towers.hint.keys
    here.press(Key.Key_Return)
    assert (moves(here.towers), len(advised)) == ([], n)
    assert [row.key for row in here.towers.cards.offer.rows() if row.marked] == sorted(
        advised, key=[row.key for row in here.towers.cards.offer.rows()].index
    )
    assert enter(here) == Bid(n)


def test_enter_passes_where_a_hint_says_so(make_stage):
    here = hinted(Sitting(make_stage(), bids=[None, 2], start=1), Pass())
    assert enter(here) == Pass()


def test_enter_takes_what_a_hint_points_at_where_that_is_marked(make_stage):
    here = Sitting(make_stage())
    here.press(Key.Key_2, Key.Key_Return)
    assert here.towers.shown.deciding == "take"
    take = here.towers.presenter.taking()
    assert enter(hinted(here, take)) == take


def test_enter_marks_a_card_that_a_hint_points_at(make_stage):
    here = Sitting(make_stage())
    here.press(Key.Key_2, Key.Key_Return)
    before = marked(here.towers)
    hinted(here, Take(tuple(sorted(cards("sand-0 cake-13")))))
    assert marked(here.towers) == before
    here.press(Key.Key_Return)
    assert marked(here.towers) != before
    assert {"sand-0", "cake-13"} & set(marked(here.towers))


def demolishing(stage):
    here = Sitting(stage)
    here.press(Key.Key_2, Key.Key_Return, Key.Key_Return)
    assert here.towers.shown.deciding == "demolish"
    return here


@pytest.mark.parametrize("move", [Demolish(KINDS.index("cake")), Keep()], ids=["fall", "keep"])
def test_enter_demolishes_or_keeps_as_a_hint_says(make_stage, move):
    here = hinted(demolishing(make_stage()), move)
    assert enter(here) == move


def test_enter_builds_the_card_that_a_hint_points_at(make_stage):
    here = demolishing(make_stage())
    here.towers.flow.submit(Keep())
    move = here.towers.presenter.moves[-1]
    assert isinstance(move, Build)
    assert enter(hinted(here, move)) == move


def test_enter_on_a_number_that_is_chosen_bids_it(make_stage):
    here = Sitting(make_stage(), **MANY)
    here.press(Key.Key_2)
    here.item("bid3").forceActiveFocus()
    here.press(Key.Key_Return)
    assert (here.towers.presenter.chosen_bid(), moves(here.towers)) == (3, [])
    assert enter(here) == Bid(3)
