"""Who need not be asked to follow is told why, and the switches for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from fort_desktop.contract.wish import Wish
from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.fort.words.texts import words
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.saves import decode_record, encode_record
from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import quiet
from tests.play.helpers import at, leader, say
from tests.ui.bridges import Told, open_table
from tests.ui.hands import Key, Keys, Mouse, point_in, thing, walk
from tests.ui.speaking import plain

PLAYED = ("play bug", "do public", "done", "finish")
LESS, REST = "Ask me less…", "Don’t follow, and don’t ask me again until my turn"
FROM = {n: f"Only ask me where I’d get {n} or more" for n in (2, 3)}
ASKED = ["Don’t follow", LESS]

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def led(hand: str, kinds: str = "bp", **more: Any) -> FortTable:
    """The last seat may follow a kid that gives a pizza for each shovel."""
    position = leader("bug", "ghost")
    given = {"hand": hand.split(), "deck": ["tink", "zip-2", "dash-2", "bones", "sarge"]}
    position["seats"][1] = given | more
    table = at(position, kinds)
    table.asks_all = False
    say(table, *PLAYED)
    return table


def asked(hand: str, kinds: str = "bp", **more: Any) -> tuple[GameTable, Told]:
    return open_table(led(hand, kinds, **more), "slow")


def press(bridge: GameTable, label: str) -> None:
    bridge.touch.choose(next(c.move for c in bridge.choices.rows() if c.label == label))


def labels(bridge: GameTable) -> list[str]:
    return [choice.label for choice in bridge.choices.rows()]


def switches(bridge: GameTable) -> list[str]:
    """What is offered by the one button for them."""
    press(bridge, LESS)
    return [plain(choice.label) for choice in bridge.options.model.rows()]


def switch(bridge: GameTable, label: str) -> None:
    assert label in switches(bridge)
    model = bridge.options.model
    bridge.touch.choose(next(c.move for c in model.rows() if plain(c.label) == label))
    assert bridge.options.key == 0


# --- told why -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "more", "why"),
    [
        ("tiny spike", {}, "You can’t follow: no card for it in hand (suit: shovel, or a coin)."),
        (
            "wart spike",
            {"stuff": {"pizza": 4}},
            "You can’t follow. Your stuff holds no more of this kind (4 at most).",
        ),
    ],
)
def test_f_follow_who_cannot_follow_is_told_why_and_not_asked(hand, more, why):
    bridge, _ = asked(hand, **more)
    assert plain(bridge.coach.text) == why
    assert labels(bridge) == [], "it is answered by itself"
    bridge.flow.hurry()
    table = bridge.presenter.table
    assert table.history[-1].move == mv.Pass()
    assert table.history[-1].forced


def test_of_another_person_who_is_not_asked_all_read_that_they_do_not_follow():
    table = led("tiny spike", "pp", open_hand=["tiny", "spike"])
    bridge, _ = open_table(table, "slow")
    bridge.presenter.viewer = 0
    bridge.presenter.covered = False
    bridge.presenter.refresh()
    assert bridge.coach.text == words().sparing.other("Seat 2")


def test_whoever_is_asked_everything_has_no_switches_and_is_told_nothing_else():
    table = led("tiny spike")
    table.asks_all = True
    bridge, _ = open_table(table, "slow")
    assert bridge.coach.text == words().coach.follow_none()
    table = led("moles wart")
    table.asks_all = True
    bridge, _ = open_table(table, "slow")
    assert labels(bridge) == ["Don’t follow"]


@pytest.mark.parametrize("hand", ["tiny spike", "wart spike"])
def test_a_question_that_is_answered_by_itself_has_no_buttons(hand):
    table = led(hand, stuff={"pizza": 4})
    bridge, _ = open_table(table, "slow")
    assert bridge.shown.deciding == "follow"
    assert bridge.coach.text
    assert labels(bridge) == []


# --- the switches -------------------------------------------------------------------------------


def test_not_until_my_turn_passes_and_lasts_and_is_over_with_a_click():
    bridge, _ = asked("moles wart")
    assert labels(bridge) == ASKED
    switch(bridge, REST)
    table = bridge.presenter.table
    assert table.history[-1].move == mv.Pass()
    assert (bridge.sparing.label, table.wishes.of(1).rests) == ("Not asked", 0)
    assert "until your turn" in bridge.sparing.sentence
    bridge.sparing.askAgain()
    assert (bridge.sparing.label, bool(table.wishes.of(1))) == ("", False)


def test_who_takes_back_that_pass_is_asked_as_before():
    bridge, _ = asked("moles wart")
    switch(bridge, REST)
    bridge.undoing.undo()
    assert (bridge.shown.deciding, bridge.sparing.label) == ("follow", "")
    assert labels(bridge) == ASKED


def test_what_is_asked_from_is_chosen_while_one_question_stays_open():
    bridge, _ = asked("moles wart")
    for wanted, label, others in (
        (FROM[2], "From +2", ["Always ask", FROM[3]]),
        (FROM[3], "From +3", ["Always ask", FROM[2]]),
        ("Always ask", "", [FROM[2], FROM[3]]),
    ):
        switch(bridge, wanted)
        assert (bridge.shown.deciding, labels(bridge)) == ("follow", ASKED)
        assert bridge.sparing.label == label
        assert switches(bridge) == [REST, *others]
        bridge.options.close()


def test_who_wants_more_is_told_that_it_is_less_and_asked_again_with_a_click():
    table = led("wart spike")
    table.wishes.utter(1, Wish(least=2))
    bridge, _ = open_table(table, "slow")
    assert plain(bridge.coach.text) == "Following would give you less than 2."
    bridge.sparing.askAgain()
    assert labels(bridge) == ASKED
    told = words().coach.follow("shovel", "gain 1 pizza for each shovel")
    assert plain(bridge.coach.text) == plain(told)


def test_the_sign_is_for_its_own_person_alone():
    table = led("moles wart", "pp")
    table.wishes.utter(0, Wish(least=2))
    bridge, _ = open_table(table)
    assert bridge.sparing.label == "", "the curtain is down"
    bridge.curtain.open()
    assert (bridge.presenter.viewer, bridge.sparing.label) == (1, "")
    table.wishes.utter(1, table.wishes.of(0))
    bridge.shown.changed.emit()
    assert bridge.sparing.label == "From +2"


def test_wishes_are_saved_with_the_game():
    table = led("moles wart")
    before = encode_record(to_record(table))
    assert b"wishes" not in before
    table.wishes.utter(1, Wish(rests=0, least=3))
    record = decode_record(encode_record(to_record(table)), "a")
    again = from_record(record, FortAdapter(frozen_cards())).table
    wish = again.wishes.of(1)
    assert (wish.rests, wish.least) == (0, 3)
    again.asks_all = False
    assert again.sole_answer().kind == "rests"


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_switch_and_sign_work_by_mouse_and_by_keys(make_stage: Callable[[], Stage], by: str):
    stage = make_stage()
    stage.app.play(led("moles wart"))
    quiet(stage)
    bridge, mouse, keys = stage.app.table_of("fort"), Mouse(stage.window), Keys(stage)

    def use(item: QQuickItem) -> None:
        if by == "mouse":
            mouse.click(point_in(item))
        else:
            keys.go_to(item)
            keys.press(Key.Key_Return)
        quiet(stage)

    use(thing(stage, "choice1"))
    use(thing(stage, "option1"))
    assert bridge.sparing.label == "From +2"
    use(next(i for i in walk(stage.window.contentItem()) if i.objectName() == "sparingSign"))
    assert bridge.sparing.label == ""
    assert bridge.shown.deciding == "follow"
    use(thing(stage, "choice1"))
    use(thing(stage, "option0"))
    assert bridge.presenter.table.wishes.of(1).rests == 0
