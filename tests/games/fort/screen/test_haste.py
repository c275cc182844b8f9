"""Whoever hurries others decides nothing by the next click or key, and opens no curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.played import gains_pizza, play_move
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS
from tests.ui.hands import Key, Keys, Mouse, parts, point_in, pump, thing, type_name, until, walk
from tests.ui.lasting import linger, over
from tools.pictures.staging import asked, staged


def bots_turn(stage: Stage, seats: int, persons: int = 1) -> None:
    """A bot begins; what comes then is asked of people."""
    stage.app.play(staged(CARDS, seats, asked("play", seat=persons, least=3), persons=persons))


def haste(stage: Stage) -> QObject:
    return stage.window.findChild(QObject, "haste")


def in_the_air(stage: Stage) -> list[QQuickItem]:
    return [i for i in walk(stage.window.contentItem()) if type_name(i) == "TokenFlight"]


def hold_space(stage: Stage) -> None:
    """As some systems do while a key is held: each repetition is a press of its own."""
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, none, " ")
    QGuiApplication.sendEvent(stage.window, event)
    QGuiApplication.processEvents()


@pytest.mark.parametrize("by", ["click", "Space"])
def test_what_hurries_others_is_no_answer_to_what_comes_next(make_stage, by):
    stage = make_stage(speed="slow")
    bots_turn(stage, 3)
    linger(haste(stage))
    bridge, mouse, keys = stage.app.table_of("fort"), Mouse(stage.window), Keys(stage)
    table = bridge.presenter.table
    (bar,) = parts(stage, "ChoiceBar")
    middle = point_in(bar)
    for _ in range(2000):
        mouse.click(middle) if by == "click" else hold_space(stage)
        if bridge.shown.mine:
            break
    assert bridge.shown.mine
    number = table.number
    button = thing(stage, "choice0")
    button.forceActiveFocus()
    mouse.click(point_in(button)) if by == "click" else hold_space(stage)
    assert table.number == number
    assert over(haste(stage))
    mouse.click(point_in(button)) if by == "click" else keys.press(Key.Key_Space)
    assert table.number > number


def test_a_held_space_does_not_open_the_curtain(make_stage):
    stage = make_stage(speed="slow")
    bots_turn(stage, 3, persons=2)
    bridge = stage.app.table_of("fort")
    bridge.curtain.open()
    thing(stage, "layer").parentItem().forceActiveFocus()
    for _ in range(2000):
        hold_space(stage)
        if bridge.curtain.down:
            break
    assert bridge.curtain.down
    for _ in range(30):
        hold_space(stage)
    assert bridge.curtain.down, "still held"
    assert over(haste(stage))
    Keys(stage).press(Key.Key_Space)
    assert not bridge.curtain.down


def test_an_own_decision_may_follow_at_once(make_stage):
    """A click on the lawn in the own turn hurries nobody."""
    stage = make_stage()
    stage.app.play(staged(CARDS, 2, asked("play", least=3)))
    stage.app.table_of("fort").flow.hurry()
    Keys(stage).press(Key.Key_Space)
    assert stage.app.table_of("fort").shown.mine
    assert not haste(stage).property("running")


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_another_speed_leaves_nothing_in_the_air(make_stage, speed):
    stage = make_stage(speed="slow")
    play_move(stage, gains_pizza)
    flight = in_the_air(stage)[0]
    assert until(lambda: flight.property("way") > 0.02, flight.wayChanged)
    stage.app.preferences.from_dict({"animation": speed})
    pump()
    assert in_the_air(stage) == []
    motion = stage.app.motion
    assert until(lambda: motion.speed == speed, motion.speedChanged)
    quiet(stage)
