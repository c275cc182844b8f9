"""Demolishing at 5 Towers in the window: never by a click that was meant to build."""

from __future__ import annotations

import pytest

from fort_desktop.games.towers.rules.moves import Build, Demolish, Keep
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import moves
from tests.games.towers.screen.sitting import Sitting
from tests.ui.hands import Key, point_in, pump, type_name, walk
from tests.ui.saying import line_of

OFFER = "haunted-7 forest-5 cake-3"


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def here(make_stage):
    """Somebody is about to build on three towers, and may demolish each of them, and another.

    Only that of the other makes room for cards still to come.
    """
    sitting = Sitting(make_stage(), offer=OFFER)
    sitting.press(Key.Key_3, Key.Key_Return)
    assert sitting.towers.shown.deciding == "demolish"
    sitting.stage.driver.cancel()
    return sitting


def demolished(here):
    return [move for move in moves(here.towers) if isinstance(move, Demolish)]


@pytest.mark.parametrize("down", [0.15, 0.5, 0.85])
def test_a_click_anywhere_on_a_tower_that_waits_for_a_card_builds(here, down):
    here.click(here.item("top-forest"), down=down)
    assert demolished(here) == []
    assert here.own("forest") == [12, 9, 7, 6, 5]
    assert [type(move) for move in moves(here.towers)[-2:]] == [Keep, Build]


def test_enter_on_a_tower_that_waits_for_a_card_builds(here):
    here.tab_to("top-cake")
    here.press(Key.Key_Return)
    assert demolished(here) == []
    assert here.own("cake")[-1] == 3


def test_a_click_on_a_tower_on_which_nothing_goes_says_how_it_is_demolished(here):
    here.click(here.item("top-sand"))
    assert demolished(here) == []
    assert here.said() == "To demolish Sand 3, press its wrecking ball."


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_ball_demolishes(here, by):
    if by == "mouse":
        here.click(here.item("ball-sand"))
    else:
        here.tab_to("ball-sand")
        here.press(Key.Key_Return)
    assert here.own("sand") == [14, 9, 7]
    here.check()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_ball_that_could_only_cost_points_is_there_for_who_looks_at_its_tower(here, by):
    assert not [i for i in walk(here.item("own")) if i.objectName() == "ball-forest"]
    if by == "mouse":
        here.mouse.hover(point_in(here.item("top-forest")))
        pump()
        here.click(here.item("ball-forest"))
    else:
        here.tab_to("top-forest")
        here.press(Key.Key_Tab)
        assert here.keys.focused.objectName() == "ball-forest"
        here.press(Key.Key_Return)
    assert here.own("forest") == [12, 9, 7]
    here.check()


def test_the_ball_names_its_price_before_it_is_pressed(here):
    ball = here.item("ball-sand")
    texts = [i.property("text") for i in walk(ball) if type_name(i) == "QQuickText"]
    assert "−2" in texts
    here.mouse.hover(point_in(ball))
    pump()
    assert line_of(here.stage, ball) == (
        "Demolish Sand 3: when all is built, 19 points instead of 21 (tower −1, rubble −1)."
    )
    here.click(ball)
    assert here.towers.preview.pointsThen == 19


def test_what_may_fall_does_not_look_like_what_can_be_built_on(here):
    stacks = [i for i in walk(here.item("own")) if type_name(i) == "TowerStack"]
    lit = {stack.property("kind") for stack in stacks if stack.property("lit")}
    assert lit == {"forest", "cake", "haunted"}, "not the sand tower, which may only fall"
    assert here.item("ball-sand").isVisible()


def test_a_ball_does_not_cover_the_ball_of_the_next_tower(make_stage):
    own = {"forest": "12 2", "cake": "11 2", "haunted": "15 2", "sand": "14 2"}
    here = Sitting(make_stage(), own=own, offer="scrap-9")
    here.press(Key.Key_1, Key.Key_Return)
    assert here.towers.shown.deciding == "demolish"
    balls = [here.item(f"ball-{kind}") for kind in ("forest", "cake", "haunted", "sand")]
    spots = [ball.mapRectToScene(ball.boundingRect()) for ball in balls]
    assert not any(one.intersects(two) for one in spots for two in spots if one is not two)
    for ball in balls:
        here.mouse.hover(point_in(ball, 0.9))
        pump()
        assert ball.property("hovered")


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_demolition_that_must_be_is_named_by_the_one_button(make_stage, speed):
    stage, own = make_stage(speed=speed), {"forest": "12 3", "cake": "11 5"}
    here = Sitting(stage, offer="forest-10 cake-3", own=own)
    here.press(Key.Key_2, Key.Key_Return)
    here.towers.flow.hurry()  # all that was won is taken unasked
    quiet(stage)
    assert here.towers.shown.deciding == "demolish"
    assert here.item("primary").property("text") == "Demolish and build all"
    assert not [i for i in walk(here.item("bidPanel")) if i.objectName() == "second"]
    here.towers.buttons._deaf.stop()
    here.click(here.item("primary"))
    stage.driver.cancel()
    quiet(stage)
    assert (here.own("forest"), here.own("cake")) == ([12, 10], [11, 5, 3])
    here.check()


def test_tab_comes_from_the_last_card_to_the_green_button(make_stage):
    here = Sitting(make_stage())
    here.tab_to("offer4")
    here.press(Key.Key_Tab)
    assert here.keys.focused.objectName() == "primary"
    here.press(Key.Key_2, Key.Key_Return)
    assert here.towers.shown.deciding == "take"
    here.tab_to("offer4")
    here.press(Key.Key_Tab)
    assert here.keys.focused.objectName() == "primary"


def test_left_of_pass_is_bid(make_stage):
    here = Sitting(make_stage())
    here.press(Key.Key_2)
    here.item("second").forceActiveFocus()
    here.press(Key.Key_Left)
    assert here.keys.focused.objectName() == "primary"


def test_only_what_is_still_to_be_marked_glows_when_cards_are_taken(make_stage):
    here = Sitting(make_stage())
    here.press(Key.Key_2, Key.Key_Return)
    cards = [here.item(f"offer{n}") for n in range(5)]
    assert [card.property("glows") for card in cards] == [False] * 5
    marked = next(card for card in cards if card.property("marked"))
    here.click(marked)
    glowing = [card for card in cards if card.property("glows")]
    assert marked in glowing
    assert not any(card.property("marked") for card in glowing)


def test_cards_lie_in_the_order_in_which_they_are_built(make_stage):
    here = Sitting(make_stage(), own={"cake": "11"}, offer="sand-1 sand-2 sand-10 cake-3")
    here.press(Key.Key_4, Key.Key_Return)
    assert here.towers.shown.deciding == "demolish"
    rows = here.towers.cards.hand.rows()
    assert [f"{row.kind}-{row.number}" for row in rows] == ["cake-3", "sand-10", "sand-2", "sand-1"]
    for _ in range(3):
        here.click(here.item("hand0"))
    assert here.own("sand") == [10, 2]
