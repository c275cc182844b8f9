"""What is drawn at 5 Towers is said, and what is said is drawn."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from fort_desktop.games.towers.rules.state import Phase
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import cards, position
from tests.games.towers.screen.sitting import Sitting
from tests.ui.hands import point_in, spoken_name, type_name, walk
from tests.ui.speaking import plain
from tests.ui.test_qml_files import Look, put_on

OWN = {"cake": "9 4", "sand": "12 2", "scrap": "3 1"}
OFFER = "cake-6 scrap-2 scrap-9 sand-5 sand-0"


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def here(make_stage):
    return Sitting(make_stage(), own=OWN, offer=OFFER)


def balls(here):
    """The cards on offer that bear a wrecking ball, and what each of them says."""
    found = []
    for item in walk(here.stage.window.contentItem()):
        if type_name(item) == "OfferCard" and item.objectName().startswith("offer"):
            sign = next(i for i in walk(item, hidden=True) if i.objectName() == "demolishes")
            said = "after demolishing" in plain(spoken_name(item))
            found.append((item.property("number"), sign.isVisible(), said))
    return found


def test_a_card_that_needs_a_demolition_bears_a_ball_and_says_so(here):
    assert balls(here) == [
        (6, True, True),
        (2, False, False),
        (9, False, False),
        (5, True, True),
        (0, False, False),
    ]


@pytest.mark.parametrize("mode", ["day", "evening", "contrast"])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_the_ball_is_large_enough_to_be_seen(here, mode, size):
    put_on(here.stage, Look(size, "en", mode, 100))
    quiet(here.stage)
    sign = next(i for i in walk(here.card("cake-6")) if i.objectName() == "demolishes")
    assert sign.width() >= 24


def test_the_close_look_shows_where_a_card_goes(here):
    here.mouse.click(point_in(here.card("cake-6")), Qt.MouseButton.RightButton)
    quiet(here.stage)
    look = here.item("cardLook")
    lines = [plain(str(line)) for line in look.property("lines")]
    assert "Fits after demolishing." in lines


def test_a_seat_says_whose_turn_it_is_and_which_tower_is_the_main_one(here):
    said = plain(spoken_name(here.item("own")))
    assert ", on turn. " in said
    assert "Cake tower, the main tower: 9, 4" in said
    assert ", on turn" not in plain(spoken_name(here.item("rival1")))


def test_the_discard_says_how_many_cards_it_has_and_which_is_on_top(here):
    count = here.towers.piles.discardCount
    top = here.towers.piles.discard.rows()[0]
    said = plain(spoken_name(here.item("discard")))
    assert f"{count} cards" in said
    assert f"{plain(top.name)} {top.number} on top" in said


def test_a_card_that_was_left_over_says_why_it_cannot_be_used(make_stage):
    table = position("pb", own={}, offer="cake-6 scrap-2")
    state = table.state
    state.seats[0].hand[:] = cards("forest-1 sand-5 haunted-3")
    for pile in (state.deck, state.discard):
        pile[:] = [card for card in pile if card not in state.seats[0].hand]
    state.bids[:], state.phase = [3, -1], Phase.BUILD
    stage = make_stage()
    stage.app.play(table)
    quiet(stage)
    left = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "offer0")
    face = QAccessible.queryAccessibleInterface(left)
    told = plain(face.text(QAccessible.Text.Description))
    assert told == "This card was not taken: it goes to the discard pile."
