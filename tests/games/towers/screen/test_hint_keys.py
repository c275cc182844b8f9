"""A hint at 5 Towers with keys: Enter does what it advises, wherever the focus was."""

import pytest
from PySide6.QtCore import QObject

from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Pass, Take
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import cards, marked, moves
from tests.games.towers.screen.sitting import Sitting
from tests.ui.bridges import advise
from tests.ui.hands import Key, pump, type_name, walk
from tests.ui.lasting import linger

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


def test_a_hint_leaves_the_focus_on_a_number_that_was_chosen(make_stage):
    here = Sitting(make_stage(), bids=[None, 0], start=1)
    here.press(Key.Key_3)
    assert here.keys.focused == here.item("primary")
    advise(here.towers, here.stage.driver, Pass())
    pump()
    assert here.keys.focused == here.item("primary")
    assert enter(here) == Bid(3)


@pytest.mark.parametrize("own", [{}, {"cake": "11 8"}], ids=["first", "later"])
def test_building_by_keys_begins_at_the_same_button_each_time(make_stage, own):
    here = Sitting(make_stage(), own=own, offer="forest-7 sand-5 cake-3")
    here.press(Key.Key_3, Key.Key_Return)
    here.towers.flow.hurry()
    pump()
    assert here.towers.shown.deciding == ("demolish" if own else "build")
    assert here.keys.focused == here.item("primary")


def test_whoever_builds_card_by_card_goes_on_to_the_next_card(make_stage):
    here = Sitting(make_stage(), own={}, offer="forest-7 sand-5 cake-3")
    here.press(Key.Key_3, Key.Key_Return)
    here.towers.flow.hurry()
    pump()
    here.tab_to("hand")
    here.press(Key.Key_Return)
    assert here.keys.focused.objectName().startswith("hand")


def test_a_space_that_comes_a_moment_too_late_marks_nothing(make_stage, monkeypatch):
    """The moment after the turn has come counts, however long ago the last press was."""
    stage = make_stage()
    monkeypatch.setattr(stage.driver, "ask", lambda *_: None)  # the rival bids when it is told to
    here = Sitting(stage, bids=[None, None])
    window = stage.window.contentItem()
    screen = next(i for i in walk(window) if type_name(i) == "TowersScreen")
    haste = next(i for i in screen.findChildren(QObject) if i.objectName() == "haste")
    assert not here.towers.shown.mine
    here.press(Key.Key_Space)
    assert screen.property("hurried")
    haste.setProperty("running", False)
    linger(haste)
    stage.driver.answered.emit(Bid(0))
    quiet(stage)
    assert here.towers.shown.mine
    here.card("haunted-7").forceActiveFocus()
    here.press(Key.Key_Space)
    assert marked(here.towers) == []
    haste.setProperty("running", False)
    here.press(Key.Key_Space)
    assert marked(here.towers) == ["haunted-7"]
