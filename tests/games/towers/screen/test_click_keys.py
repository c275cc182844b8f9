"""Enter after a click at 5 Towers: it is the green button; keys act where they have walked."""

import pytest

from fort_desktop.games.towers.rules.moves import Bid, Take
from tests.games.towers.screen.bridge_at import key, marked, moves
from tests.games.towers.screen.sitting import Sitting
from tests.ui.hands import Key, type_name


@pytest.fixture
def here(make_stage):
    return Sitting(make_stage(), bids=[None, None], start=0)


def test_enter_after_a_click_on_a_card_bids(here):
    here.click(here.card("haunted-7"))
    here.click(here.card("forest-5"))
    assert marked(here.towers) == ["haunted-7", "forest-5"]
    here.press(Key.Key_Return)
    assert moves(here.towers)[0] == Bid(2)


def test_enter_after_a_click_on_a_number_bids(here):
    here.click(here.item("bid3"))
    assert here.towers.presenter.chosen_bid() == 3
    here.press(Key.Key_Enter)
    assert moves(here.towers)[0] == Bid(3)


def test_enter_after_a_click_on_a_card_takes(make_stage):
    here = Sitting(make_stage())
    here.press(Key.Key_2, Key.Key_Return)
    assert here.towers.shown.deciding == "take"
    here.click(here.card("haunted-7"))
    assert "haunted-7" in marked(here.towers)
    taken = {key(name) - 1 for name in marked(here.towers)}
    here.press(Key.Key_Return)
    took = next(move for move in moves(here.towers) if isinstance(move, Take))
    assert set(took.cards) == taken


def walk_to(here, card):
    here.press(Key.Key_2)  # the focus is on the green button
    for _ in range(8):
        if here.keys.focused == card:
            return
        here.press(Key.Key_Left)
    raise AssertionError("the arrow keys do not come there")


def test_enter_marks_the_card_that_the_arrow_keys_are_on(here):
    walk_to(here, here.card("cake-13"))
    assert "cake-13" not in marked(here.towers)
    here.press(Key.Key_Return)
    assert "cake-13" in marked(here.towers)
    assert moves(here.towers) == []


def test_space_after_a_click_unmarks_nothing(here):
    here.click(here.card("haunted-7"))
    here.press(Key.Key_Space)
    assert "haunted-7" in marked(here.towers)


def test_a_ring_is_where_enter_acts(here):
    card = here.card("cake-13")
    (ring,) = (i for i in card.childItems() if type_name(i) == "FocusRing")
    here.click(card)
    assert here.keys.focused == card
    assert not ring.isVisible()
    walk_to(here, card)
    assert ring.isVisible()
