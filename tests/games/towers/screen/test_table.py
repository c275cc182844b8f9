"""5 Towers in the window: marking, bidding, taking and building by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import TOWERS, cards, key
from tests.games.towers.screen.sitting import Sitting
from tests.ui.drags import Finger
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, type_name, until, walk
from tests.ui.saying import line_of
from tests.ui.speaking import plain


@pytest.fixture
def sit(make_stage):
    stage = make_stage()
    return lambda **how: Sitting(stage, **how)


def test_by_mouse(sit):
    marks_bids_takes_and_builds(sit())
    drags_a_top_to_the_rubble(sit(offer="haunted-7 scrap-9"))
    is_told_why_not(sit(bids=[None, 2], own={**TOWERS, "scrap": "0"}))


def marks_bids_takes_and_builds(here):
    here.click(here.card("haunted-7"))
    marked = [row.key for row in here.towers.cards.offer.rows() if row.marked]
    assert (key("haunted-7") in marked) == (here.towers.presenter.chosen_bid() == len(marked))
    for card in ("haunted-7", "forest-5", "sand-0"):
        if key(card) not in [row.key for row in here.towers.cards.offer.rows() if row.marked]:
            here.click(here.card(card))
    assert here.towers.presenter.chosen_bid() == 3
    assert here.item("bid3").property("chosen")
    assert "3" in here.item("primary").property("text")

    here.click(here.item("primary"))
    assert here.towers.shown.deciding == "take"
    assert here.towers.buttons.primaryPossible  # they are marked already
    here.click(here.item("primary"))
    assert here.towers.shown.deciding == "demolish"
    assert len([i for i in walk(here.item("own")) if i.objectName().startswith("top-")]) == 5

    before = here.own("haunted")
    here.drag(here.card("haunted-7"), here.item("tower-cake"))
    assert here.own("haunted") == before  # it glides back
    assert "haunted tower" in here.said()
    here.drag(here.card("haunted-7"), here.item("tower-haunted"))
    assert here.own("haunted") == [*before, 7]
    here.check()
    here.click(here.card("forest-5"))
    assert here.own("forest")[-1] == 5
    here.stage.app.table_of("towers").undoing.undo()
    quiet(here.stage)
    assert here.own("forest")[-1] == 6
    here.check()
    here.click(here.item("top-forest"), down=0.8)  # the tower that glows takes the card as well
    here.click(here.item("primary"))
    assert here.own("sand") == [14, 9, 7, 3, 0]
    here.stage.driver.cancel()
    here.check()


def drags_a_top_to_the_rubble(here):
    here.press(Key.Key_2, Key.Key_Return)
    if here.towers.shown.deciding == "take":
        here.press(Key.Key_Return)
    here.drag(here.item("top-cake"), here.item("rubble"))
    assert here.own("cake") == [11, 8]
    assert here.table.state.seats[0].rubble == cards("cake-5")
    here.check()


def is_told_why_not(here):
    low = here.item("bid1")
    assert low.property("reason")
    here.click(low)
    assert here.said() == plain(low.property("reason"))
    never = here.card("scrap-9")
    assert not never.property("usable")
    assert line_of(here.stage, never) == plain(never.property("reason"))
    moves = len(here.table.history)
    here.drag(never, here.item("tower-scrap"))
    here.mouse.click(point_in(never), Qt.MouseButton.RightButton)
    assert len(here.table.history) == moves
    assert all(spoken_name(here.item(f"offer{n}")) for n in range(5))


def says_that_nothing_is_discarded(here):
    def shown():
        return [i for i in walk(here.stage.window.contentItem()) if type_name(i) == "DiscardSheet"]

    here.press(Key.Key_D)
    assert (here.said(), shown()) == ("Nothing has been discarded yet.", [])
    here.towers.touch.mark(key("forest-5"))
    here.click(here.item("discard"))
    assert (here.said(), shown()) == ("Nothing has been discarded yet.", [])


def test_by_keys(sit):
    says_that_nothing_is_discarded(sit(discard=0))
    reads_the_help_and_the_discard(sit())
    plays_a_round(sit())


def reads_the_help_and_the_discard(here):
    here.press(Key.Key_F1)
    sheet = next(i for i in walk(here.stage.window.contentItem()) if type_name(i) == "TowersHelp")
    assert sheet.property("open")
    texts = [str(i.property("text")) for i in walk(sheet) if i.property("text")]
    assert any("0" in text and "double" in text for text in texts)
    here.press(Key.Key_Escape)
    here.press(Key.Key_D)
    discard = here.item("discardSheet")
    shown = [i for i in walk(discard) if type_name(i) == "TowerCard"]
    assert len(shown) == here.towers.piles.discardCount
    here.press(Key.Key_Escape)
    assert not discard.property("open")


def plays_a_round(here):
    here.press(Key.Key_Right)
    here.keys.check_focus()
    here.press(Key.Key_2)
    assert here.towers.presenter.chosen_bid() == 2
    assert here.item("primary").hasActiveFocus()
    here.press(Key.Key_Return)
    assert here.towers.shown.deciding == "take"
    here.keys.check_focus()
    here.press(Key.Key_Return)
    assert here.towers.shown.deciding == "demolish"
    assert here.keys.focused.objectName() == "primary", "Enter breaks no tower"
    here.tab_to("ball-")
    here.keys.check_focus()
    kind = here.keys.focused.objectName().removeprefix("ball-")
    fallen = here.own(kind)
    here.press(Key.Key_Return)
    assert here.own(kind) == fallen[:-1]
    assert len(here.table.state.seats[0].rubble) == 1
    here.check()
    here.keys.press(Key.Key_Z, ctrl=True)
    quiet(here.stage)
    assert here.own(kind) == fallen
    here.check()
    here.tab_to("hand0")
    here.keys.check_focus()
    here.press(Key.Key_Return)  # nothing is demolished
    assert here.towers.shown.deciding == "build"
    assert type_name(here.keys.focused) == "OfferCard"
    here.keys.check_focus()
    built = len(here.table.history)
    here.press(Key.Key_Return)
    assert here.table.history[built].kind == "build"
    here.stage.driver.cancel()
    here.check()


def test_towers_of_others_are_read(sit):
    reads_a_rival_by_keys(sit())
    looks_closely_by_mouse(sit())


def rivals_tower(here, kind):
    board = here.item("rival1")
    return next(i for i in walk(board) if i.objectName() == f"rival-top-{kind}")


def sheet(here):
    window = here.stage.window.contentItem()
    return next(i for i in walk(window, hidden=True) if i.objectName() == "towerLook")


def shown_lines(here):
    return [plain(line) for line in sheet(here).property("lines")]


def reads_a_rival_by_keys(here):
    here.build(1, "haunted", "13 8")
    here.press(Key.Key_2)  # the focus is on the button
    for _ in range(12):
        here.press(Key.Key_Up)
        if here.keys.focused.objectName() == "rival-top-haunted":
            break
        here.press(Key.Key_Left)
    focused = here.keys.focused
    assert focused.objectName() == "rival-top-haunted"
    here.keys.check_focus()
    assert plain(spoken_name(focused)) == (
        "Max: Haunted tower, the main tower, from the ground up: 13, 8"
    )
    moves = len(here.table.history)
    here.press(Key.Key_Space)
    assert sheet(here).property("open")
    assert shown_lines(here) == [
        "2 cards, one point each",
        "Main tower: one point more for each card",
        "Next it takes any number.",
    ]
    assert sheet(here).property("points") == 4
    here.press(Key.Key_Escape)
    assert not sheet(here).property("open")
    assert focused.hasActiveFocus()
    here.press(Key.Key_Return)
    assert sheet(here).property("open")
    here.press(Key.Key_Escape)
    assert len(here.table.history) == moves


def looks_closely_by_mouse(here):
    here.build(1, "cake", "9 0")
    tower = rivals_tower(here, "cake")
    here.click(tower)
    assert shown_lines(here)[0] == "2 cards with the top, two points each"
    assert shown_lines(here)[-1] == "It has its top and takes nothing more."
    here.press(Key.Key_Escape)
    here.mouse.click(point_in(here.item("top-sand")), Qt.MouseButton.RightButton)
    quiet(here.stage)
    assert shown_lines(here)[-1] == "Next it takes a number below 3, or a 9."
    assert sheet(here).property("points") == 4
    here.press(Key.Key_Escape)


def test_a_wrong_drop_says_why(sit):
    here = sit(offer="haunted-7 scrap-9")
    here.build(1, "haunted", "13 8")
    here.drag(here.card("haunted-7"), here.item("tower-haunted"))
    assert here.said() == "Win the bidding first, then build."
    here.drag(here.card("haunted-7"), rivals_tower(here, "haunted"))
    assert here.said() == "Win the bidding first, then build."
    here.press(Key.Key_2, Key.Key_Return)
    if here.towers.shown.deciding == "take":
        here.press(Key.Key_Return)
    before = [list(tower) for tower in here.table.state.seats[0].towers]
    for onto, why in (
        ("rival1", "Nobody builds on another player’s towers. This card goes on"),
        ("rubble", "Only what is demolished goes to the rubble."),
        ("coach", "This card goes on"),
    ):
        here.drag(here.card("haunted-7"), here.item(onto))
        assert here.said().startswith(why)
        if "goes on" in why:
            assert here.said().endswith("your haunted tower.")
    here.drag(here.item("top-cake"), here.item("tower-sand"))
    assert here.said() == "What you demolish goes to your own rubble."
    assert [list(tower) for tower in here.table.state.seats[0].towers] == before
    here.check()


def test_what_cannot_be_dragged_says_why(sit):
    here = sit(bids=[None, 2], own={**TOWERS, "scrap": "0"})
    never = here.card("scrap-9")
    here.drag(never, here.item("tower-scrap"))
    assert here.said() == plain(never.property("reason"))


def tap(here, finger, item):
    finger.press(point_in(item))
    finger.release()
    quiet(here.stage)


def test_by_touch(sit):
    here = sit(offer="haunted-7 scrap-9")
    finger = Finger(here.stage)
    for row in here.towers.cards.offer.rows():
        tap(here, finger, here.card_of(row.key))
    assert here.towers.presenter.chosen_bid() == 2
    tap(here, finger, here.item("primary"))
    if here.towers.shown.deciding == "take":
        tap(here, finger, here.item("primary"))
    assert here.towers.shown.deciding == "demolish"

    finger.press(point_in(here.item("top-sand")))  # it stays there
    opened = sheet(here)
    assert until(lambda: opened.property("open"), opened.openChanged)
    finger.release()
    here.press(Key.Key_Escape)
    assert not opened.property("open")

    finger.press(point_in(here.item("top-cake")))
    finger.move(point_in(here.item("rubble"), 0.5, 0.6))
    finger.release()
    quiet(here.stage)
    assert here.own("cake") == [11, 8]
    finger.press(point_in(here.card("haunted-7")))
    finger.move(point_in(here.item("tower-sand")))
    finger.release()
    quiet(here.stage)
    assert here.said() == "This card goes on your haunted tower."
    finger.press(point_in(here.card("haunted-7")))
    finger.move(point_in(here.item("tower-haunted"), 0.5, 0.7))
    finger.release()
    quiet(here.stage)
    assert here.own("haunted") == [15, 10, 7]
    tap(here, finger, here.card("scrap-9"))
    assert here.table.state.round == 10
    here.stage.driver.cancel()
    here.check()


@pytest.mark.parametrize("by", ["Enter", "click"])
def test_who_starts_a_game_by_keys_sees_the_focus(make_stage, by):
    stage = make_stage()
    stage.app.setup.set_game("towers")
    stage.app.setup.set_bot(1, False)
    stage.app.newGame()
    quiet(stage)
    buttons = (i for i in walk(stage.window.contentItem()) if type_name(i) == "PushButton")
    play = next(i for i in buttons if i.property("text") == "Play")
    if by == "Enter":
        play.forceActiveFocus()
        Keys(stage).press(Key.Key_Return)
    else:
        Mouse(stage.window).click(point_in(play))
    quiet(stage)
    assert (stage.app.screen, stage.app.table_of("towers").shown.mine) == ("table", True)
    names = [i.objectName() for i in walk(stage.window.contentItem()) if i.hasActiveFocus()]
    assert ("offer0" in names) == (by == "Enter")


def test_played_moves_come_to_rest_and_a_click_ends_them(make_stage):
    stage = make_stage(speed="normal")
    here = Sitting(stage, offer="haunted-7 forest-5 sand-0")
    here.towers.touch.chooseBid(3)
    here.towers.touch.primary()
    assert here.towers.shown.deciding in ("take", "demolish")
    assert not stage.app.motion.settled
    here.mouse.click(point_in(here.item("coach")))
    quiet(stage)
    if here.towers.shown.deciding == "take":
        here.towers.touch.primary()
    here.towers.touch.buildAll()
    assert not stage.app.motion.settled
    stage.driver.cancel()
    quiet(stage)
    here.check()
