"""The parts of every table, each made alone: none of them needs the others' bridge, or the app."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject
from PySide6.QtTest import QSignalSpy

from fort_desktop.contract.bot import Advised
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.games.towers.screen.table import TowersTable
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.score_model import FinalScore
from fort_desktop.ui.bridge.table.advice import TableAdvice
from fort_desktop.ui.bridge.table.bridge import TableBridge
from fort_desktop.ui.bridge.table.coach import TableCoach
from fort_desktop.ui.bridge.table.curtain import TableCurtain
from fort_desktop.ui.bridge.table.flow import TableFlow
from fort_desktop.ui.bridge.table.shown import ShownTable
from fort_desktop.ui.bridge.table.staging import Staged, Staging
from fort_desktop.ui.bridge.table.undo import TableUndo
from tests.third_game.play import PebblesTable
from tests.third_game.screen.presenter import PebblesPresenter
from tests.third_game.screen.scoring import final_score
from tests.third_game.tables import dealt, play, play_on
from tests.ui.bridges import Told
from tests.ui.speaking import plain

pytestmark = pytest.mark.usefixtures("english")


class Bare(Staging):
    """A game that shows nothing but what every table shows."""

    def __init__(self, shown: ShownTable) -> None:
        self.shown = shown
        self.laid: list[int] = []
        self.pointed: Any = None

    def present(self, table: PebblesTable, viewer: int, *, covered: bool) -> PebblesPresenter:
        return PebblesPresenter(table, viewer, covered=covered)

    def show(self, *, fly: bool, events: Sequence[Any] = (), by_hand: bool = False) -> None:
        self.shown.presenter.refresh()
        self.shown.changed.emit()

    def final_score(self, table: PebblesTable) -> FinalScore:
        return final_score(table)

    def turn(self) -> tuple[int, int]:
        return self.shown.table.state.round, 0

    def pause(self, move: Any, kind: str, events: Sequence[Any], *, by_person: bool) -> int:
        return 0

    def point_at(self, move: Any) -> str:
        self.pointed = move
        return f"Try {move.stone}."

    def forget_hint(self) -> None:
        self.pointed = None

    def laid_out(self) -> bool:
        return bool(self.laid)

    def put_back(self) -> bool:
        there = bool(self.laid)
        self.laid.clear()
        return there


@pytest.fixture
def shown(qapp: QObject) -> ShownTable:
    return ShownTable()


def sat(shown: ShownTable, table: PebblesTable, *, covered: bool = False) -> PebblesPresenter:
    """Somebody sits at a table."""
    presenter = PebblesPresenter(table, 0, covered=covered)
    shown.show(presenter)
    return presenter


def staged(shown: ShownTable) -> Staged:
    curtain = TableCurtain(shown, Motion(shown), shown)
    return Staged(shown, TableCoach(shown, shown), curtain, Bare(shown))


def flow_of(staged: Staged, driver: Told) -> TableFlow:
    owner, bots = staged.shown, driver
    advice = TableAdvice(staged, bots, owner)  # type: ignore[arg-type]
    motion = Motion(owner)
    motion.set_speed("off", reduced=False)
    return TableFlow(staged, advice, bots, motion, owner)  # type: ignore[arg-type]


def test_without_a_game_nothing_is_shown(shown):
    assert not shown.is_open
    assert (shown.opened, shown.mine, shown.over) == (False, False, False)
    assert (shown.deciding, shown.roundTag) == ("", "")


def test_what_is_shown_is_how_the_game_stands(shown):
    table = dealt("pb")
    presenter = sat(shown, table)
    assert (shown.opened, shown.mine, shown.deciding) == (True, True, "play")
    assert plain(shown.roundTag) == "Round 1"
    play_on(table)
    presenter.refresh()
    assert (shown.mine, shown.over) == (False, True)


def test_the_coach_says_what_can_be_done_and_for_a_while_why_something_cannot(shown):
    coach = TableCoach(shown)
    assert (coach.lead, coach.text) == ("", "")
    sat(shown, dealt("pb"))
    todo = coach.text
    refused = QSignalSpy(coach.refused)
    coach.refuse("No.")
    assert (plain(coach.lead), coach.text, refused.count()) == ("Why not?", "No.", 1)
    coach._reading.timeout.emit()
    assert coach.text == todo


def test_what_was_said_of_a_decision_does_not_stay_for_the_next(shown):
    coach = TableCoach(shown)
    sat(shown, dealt("pb"))
    coach.say("Try this.")
    assert coach.text == "Try this."
    coach.forget()
    assert coach.text != "Try this."


def test_the_curtain_is_down_until_whoever_is_asked_for_opens_it(shown):
    table = dealt("pp")
    curtain = TableCurtain(shown, Motion(shown))
    assert not curtain.down
    presenter = sat(shown, table, covered=curtain.hang(table))
    taken = QSignalSpy(curtain.taken)
    assert (curtain.down, curtain.name, curtain.colour) == (True, "Ola", "red")
    assert curtain.text
    table.put_down()
    curtain.open()
    assert (curtain.down, presenter.covered, taken.count()) == (False, False, 1)
    table.submit(table.legal()[0])
    assert curtain.fall()
    assert (curtain.down, curtain.name, presenter.viewer) == (True, "Jan", 0)


def test_nobody_waits_behind_a_curtain_for_the_only_person(shown):
    table = dealt("pb")
    curtain = TableCurtain(shown, Motion(shown))
    sat(shown, table, covered=curtain.hang(table))
    assert not curtain.fall()
    assert not curtain.down


def test_a_hint_is_for_the_decision_that_it_was_asked_for(shown):
    table, driver, parts = dealt("pb"), Told(shown), staged(shown)
    advice = TableAdvice(parts, driver)  # type: ignore[arg-type]
    sat(shown, table)
    assert advice.reason == ""
    advice.ask()
    looked = QSignalSpy(shown.changed)
    driver.advised.emit((Advised(table.legal()[2]),))
    assert looked.count() == 1, "the screen looks at where the hint points"
    assert (parts.staging.pointed, parts.coach.text) == (table.legal()[2], "Try 9.")
    advice.ask()
    advice.drop()
    driver.advised.emit((Advised(table.legal()[0]),))
    assert parts.staging.pointed is None
    assert driver.cancelled == 1


def test_nobody_is_advised_while_another_decides(shown):
    table, parts = dealt("bp"), staged(shown)
    advice = TableAdvice(parts, Told(shown))  # type: ignore[arg-type]
    sat(shown, table)
    assert plain(advice.reason) == "It is not your turn. Now playing: Bot Ola."
    advice.ask()
    assert parts.coach.text == advice.reason


def test_the_flow_asks_bots_and_tells_what_is_to_be_saved(shown):
    table, driver = dealt("pb"), Told(shown)
    parts = staged(shown)
    flow = flow_of(parts, driver)
    kept, acted = QSignalSpy(flow.kept), QSignalSpy(flow.acted)
    flow.open(table)
    assert driver.asked is None
    flow.submit(table.legal()[0])
    assert (kept.count(), acted.count()) == (1, 1)
    assert driver.asked == (table, 1)
    flow.stop()
    assert driver.asked is None


def test_the_flow_lets_the_curtain_fall_and_goes_on_when_it_is_opened(shown):
    table, parts = dealt("pp"), staged(shown)
    flow = flow_of(parts, Told(shown))
    flow.open(table)
    assert parts.curtain.down
    parts.curtain.open()
    assert shown.mine
    flow.submit(table.legal()[0])
    assert (parts.curtain.name, shown.mine) == ("Jan", False)


def test_the_way_back_is_there_until_something_has_come_to_light(shown):
    table, parts = dealt("pb"), staged(shown)
    flow = flow_of(parts, Told(shown))
    undoing = TableUndo(parts, flow)
    assert not undoing.can
    flow.open(table)
    assert (undoing.can, bool(undoing.reason)) == (False, True)
    flow.submit(table.legal()[0])
    assert undoing.can
    undoing.undo()
    assert (table.number, shown.mine) == (0, True)
    undoing.undo()
    assert parts.coach.text == undoing.reason


def test_what_is_only_laid_out_is_put_back_first(shown):
    table, parts = dealt("pb"), staged(shown)
    flow = flow_of(parts, Told(shown))
    undoing = TableUndo(parts, flow)
    flow.open(table)
    play(table, 2, 1)
    parts.staging.laid.append(1)
    assert undoing.can
    undoing.undo()
    assert (table.number, parts.staging.laid) == (2, [])


def test_under_the_curtain_the_one_before_may_take_back(shown):
    table, parts = dealt("pp"), staged(shown)
    flow = flow_of(parts, Told(shown))
    undoing = TableUndo(parts, flow)
    flow.open(table)
    parts.curtain.open()
    flow.submit(table.legal()[0])
    assert (undoing.can, undoing.canTakeBack, undoing.takerBack) == (False, True, "Ola")
    undoing.takeBackUnseen()
    assert (table.number, shown.mine, shown.presenter.viewer) == (0, True, 0)


def parts_of(bridge: QObject) -> dict[str, QObject]:
    meta = type(bridge).staticMetaObject
    names = [meta.property(n).name() for n in range(1, meta.propertyCount())]
    return {name: part for name in names if isinstance(part := getattr(bridge, name), QObject)}


def test_no_part_of_a_table_inherits_from_another_and_all_die_with_it(qapp):
    """Composition: whoever reads one part need not know the others."""
    for kind in (GameTable, TowersTable):
        driver, motion = Told(), Motion()
        bridge = kind(driver, motion)
        assert kind.__mro__[1] is TableBridge
        found = parts_of(bridge)
        assert len(found) > 12
        for name, part in found.items():
            owner = part.parent()
            assert bridge in (owner, owner.parent()), name
            if not isinstance(part, QAbstractItemModel):
                assert type(part).__mro__[1] is QObject, name


def test_the_parts_of_a_table_are_handed_over_once(qapp):
    """A property that could change would have QML look anew at all that is read through it."""
    meta = TableBridge.staticMetaObject
    properties = [meta.property(n) for n in range(1, meta.propertyCount())]
    assert properties
    assert all(one.isConstant() for one in properties)
