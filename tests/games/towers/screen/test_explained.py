"""A table of 5 Towers in the window explains itself, and needs no more clicks than it must."""

import pytest
from PySide6.QtCore import QPoint

from fort_desktop.games.towers.rules.moves import Bid
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import moves, position
from tests.games.towers.screen.sitting import Sitting
from tests.games.towers.screen.test_large_type import inside
from tests.ui.hands import Key, point_in, type_name, until, walk
from tests.ui.saying import line, line_of, sayers
from tests.ui.speaking import CODES, plain
from tests.ui.test_qml_files import Look, cut_texts, put_on


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def here(make_stage):
    return Sitting(make_stage(), bids=[None, None], start=0)


# --- fewer clicks -------------------------------------------------------------------------------


def test_a_second_click_on_a_number_bids_it(here):
    here.click(here.item("bid3"))
    assert (moves(here.towers), here.towers.presenter.chosen_bid()) == ([], 3)
    here.click(here.item("bid3"))
    assert moves(here.towers)[0] == Bid(3)


def test_a_number_that_nobody_chose_is_not_bid_by_the_first_click(here):
    assert here.towers.presenter.chosen_bid() == -1
    here.click(here.item("bid1"))
    assert moves(here.towers) == []
    here.click(here.item("bid1"))
    assert moves(here.towers)[0] == Bid(1)


def test_a_click_on_another_number_meanwhile_begins_anew(here):
    for n in (3, 2, 3):
        here.click(here.item(f"bid{n}"))
    assert (moves(here.towers), here.towers.presenter.chosen_bid()) == ([], 3)


def test_a_number_that_was_clicked_says_that_another_click_bids_it(here):
    here.click(here.item("bid3"))
    here.mouse.hover(QPoint(2, 2))
    assert {n: plain(here.item(f"bid{n}").property("hint")) for n in (2, 3)} == {
        2: "",
        3: "Click it again to bid.",
    }
    here.mouse.hover(point_in(here.item("bid3")))
    said = [i for i in walk(here.item("bidPanel")) if i.objectName() == "whyNot"]
    assert [plain(i.property("text")) for i in said if i.property("shown")] == [
        "Click it again to bid."
    ]


# --- what things are ----------------------------------------------------------------------------


def test_rubble_and_the_main_tower_say_what_they_are(here):
    here.press(Key.Key_1)
    said = {type_name(item): plain(says.property("text")) for item, says in sayers(here.stage)}
    assert said["RubbleHeap"].startswith("Rubble: what you demolish.")
    assert said["PreviewRow"].startswith("Main tower: the one with the most cards.")
    (pill,) = (i for i in walk(here.item("own")) if i.objectName() == "pill")
    assert line_of(here.stage, pill).startswith("Main tower: the one with the most cards.")


def test_rubble_that_is_there_says_how_much_and_what_more_costs(make_stage):
    here = Sitting(make_stage())
    here.table.state.seats[0].rubble.append(here.table.state.discard.pop())
    here.towers.flow.open(here.table)
    quiet(here.stage)
    assert line_of(here.stage, here.item("rubble")) == (
        "Rubble: 1 card (−1). The first card costs 1 point, the second 2 more, the third 3 more."
    )


def test_what_the_coach_says_is_not_said_twice(make_stage):
    here = Sitting(make_stage(), own={"sand": "5 0"}, offer="sand-3 forest-5 cake-13")
    card = here.card("sand-3")
    why = "Nothing goes on your sand tower: it has its top."
    assert line_of(here.stage, card) == why
    here.mouse.click(point_in(card))
    assert here.said() == why
    assert until(lambda: line(here.stage) == "", here.towers.coach.changed)


# --- large and tall -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_buttons_of_the_table_keep_their_words_in_large_type(make_stage, language, size):
    stage = make_stage()
    stage.app.play(position("pbb"))
    for text_size in (100, 130, 160):
        put_on(stage, Look(size, language, "day", text_size))
        quiet(stage)
        side = inside(stage, "TowersSide")[0]
        buttons = [i for i in walk(side) if type_name(i) in ("SideButton", "SpeedButton")]
        assert len(buttons) == 7
        assert all(button.property("text") for button in buttons)
        assert cut_texts(stage) == []


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_what_went_by_is_read_whole(make_stage, language, size):
    stage = make_stage()
    stage.app.play(position("pbbbb", own={"forest": "12 0"}, bids=[None, 4, -1, -1, -1], start=1))
    put_on(stage, Look(size, language, "day", 160))
    table = stage.app.table_of("towers")
    table.flow.hurry()
    quiet(stage)
    assert cut_texts(stage) == []
