"""The lines of a hint at the table: by pointer and keys, and with room for all their words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QWindow

from fort_desktop.bots.levels import levels_of
from fort_desktop.contract.bot import Advised
from fort_desktop.games.fort.bots.reasons import Fact, Reason
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import Suit
from tests.games.fort.screen.table_at import card, open_at, peek
from tests.games.fort.screen.test_look_room import pictured
from tests.games.fort.screen.test_small_look import closer
from tests.games.fort.screen.test_table_layout import layout_of
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    on_ground,
    point_in,
    pump,
    spoken_name,
    until,
    walk,
)
from tests.ui.lasting import linger, over, timer_of

WHY = [
    (0.62, Reason(Fact.RECRUITED, 5, Suit.SQUIRTGUN, alone=True)),
    (0.5, Reason(Fact.TRASHED, 3, alone=True)),
    (0.33, Reason(Fact.HAND, 4)),
]


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def named(stage, name):
    found = [i for i in walk(stage.window.contentItem(), hidden=True) if i.objectName() == name]
    return found[0] if found else None


def shown(stage, name):
    item = named(stage, name)
    return item is not None and item.isVisible()


def lines(stage):
    found = {item.objectName(): item for item in walk(named(stage, "hintSheet"))}
    return [found[f"hintLine{n}"] for n in range(3)]


def hinted(stage):
    """The best bot has advised three cards, and somebody walks by keys."""
    open_at(stage, "play", least=4)
    return advised(stage)


def advised(stage):
    """The same at the table that is open."""
    keys, table = Keys(stage), stage.app.table_of("fort")
    keys.press(Key.Key_Up)
    table.advice.ask()
    moves = [move for move in table.presenter.moves if isinstance(move, mv.Play)][:3]
    found = (Advised(move, *why) for move, why in zip(moves, WHY, strict=True))
    stage.driver.advised.emit(tuple(found))
    pump()
    return keys, table, moves


def marked(stage, table, move):
    """Whether the card of a move, and no other, bears the sign of the hint."""
    key = table.hint.key
    return table.presenter.keys.card(key) == move.card and card(stage, key).property("hinted")


def test_a_line_under_the_pointer_marks_its_card(make_stage):
    stage = make_stage()
    _, table, moves = hinted(stage)
    mouse, items = Mouse(stage.window), lines(stage)
    elsewhere = point_in(named(stage, "coach"))
    for n in (1, 2):
        mouse.hover(point_in(items[n]))
        assert marked(stage, table, moves[n])
    mouse.hover(elsewhere)
    assert marked(stage, table, moves[0])
    mouse.click(point_in(items[2]))
    mouse.hover(elsewhere)
    assert marked(stage, table, moves[2])
    mouse.click(point_in(named(stage, "closeHint")))
    assert not shown(stage, "hintSheet")
    assert marked(stage, table, moves[2])


def test_by_keys_h_goes_through_the_lines_and_enter_leads_to_the_card(make_stage):
    stage = make_stage()
    keys, table, moves = hinted(stage)
    assert keys.focused is card(stage, table.hint.key)
    items = lines(stage)
    for n in (1, 2, 0, 1):
        keys.press(Key.Key_H)
        assert keys.focused is items[n]
        assert marked(stage, table, moves[n])
        keys.check_focus()
    keys.press(Key.Key_Down)
    assert keys.focused is items[2]
    keys.press(Key.Key_Return)
    pump()
    assert marked(stage, table, moves[2])
    assert keys.focused is card(stage, table.hint.key)


def test_a_pointer_at_rest_under_the_lines_leaves_them_to_the_keys(make_stage):
    stage = make_stage()
    keys, table, moves = hinted(stage)
    mouse, place = Mouse(stage.window), point_in(lines(stage)[2])
    table.hint.fold()
    pump()
    mouse.hover(place)
    table.advice.ask()
    found = (Advised(move, *why) for move, why in zip(moves, WHY, strict=True))
    stage.driver.advised.emit(tuple(found))
    pump()
    assert marked(stage, table, moves[0])
    keys.press(Key.Key_H)
    assert marked(stage, table, moves[1])
    mouse.hover(point_in(lines(stage)[0]))
    assert marked(stage, table, moves[0])


def test_a_closer_look_gives_way_to_the_lines_and_keeps_clear_of_them(make_stage):
    stage = make_stage()
    stage.window.resize(1024, 640)
    open_at(stage, "play", least=4)
    timer = timer_of(closer(stage), 600)
    linger(timer)
    advised(stage)
    assert over(timer)
    pump()
    sheet, seen = on_ground(named(stage, "hintSheet")), 0
    for item in pictured(stage):
        if on_ground(item).intersects(sheet):
            continue
        item.forceActiveFocus()
        assert over(timer)
        pump()
        look = peek(stage)
        seen += look.isVisible() and look.property("roomy")
        assert not (look.isVisible() and on_ground(look).intersects(sheet)), item.objectName()
    assert seen > 3


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (800, 900)])
def test_in_a_window_without_a_column_the_lines_leave_what_is_played_in_sight(make_stage, size):
    stage = make_stage()
    stage.window.resize(*size)
    open_at(stage, "follow")
    table = stage.app.table_of("fort")
    table.advice.ask()
    found = (Advised(move, *why) for move, why in zip(table.presenter.moves, WHY, strict=False))
    stage.driver.advised.emit(tuple(found))
    pump()
    sheet = on_ground(named(stage, "hintSheet"))
    assert shown(stage, "hintSheet")
    assert not sheet.intersects(layout_of(stage).property("play"))


def test_esc_closes_the_lines_and_the_log_is_there_again(make_stage):
    stage = make_stage()
    keys, table, moves = hinted(stage)
    assert shown(stage, "hintSheet")
    keys.press(Key.Key_H, Key.Key_Escape)
    assert not shown(stage, "hintSheet")
    assert marked(stage, table, moves[0])
    keys.check_focus()
    table.hint.forget()


def test_a_screen_reader_hears_all_of_a_line(make_stage):
    stage = make_stage()
    _, table, _ = hinted(stage)
    rows = table.hint.lines.rows()
    assert [spoken_name(item) for item in lines(stage)] == [row.name for row in rows]


@pytest.mark.parametrize(
    ("code", "size", "text"),
    [
        ("en", (1366, 768), 100),
        ("cs", (1366, 768), 100),
        ("pl", (1366, 768), 100),
        ("pl", (1366, 768), 160),
        ("cs", (1280, 720), 130),
    ],
)
def test_the_lines_fit(make_stage, code, size, text):
    stage = make_stage()
    stage.window.resize(*size)
    stage.app.preferences.from_dict({"language": code, "text_size": text, "animation": "off"})
    stage.app.retranslate()
    hinted(stage)
    pump()
    items, sheet = lines(stage), on_ground(named(stage, "hintSheet"))
    for line in items:
        assert sheet.contains(on_ground(line))
        for item in walk(line):
            if item.property("truncated") is not None:
                assert not item.property("truncated"), item.property("text")
                room = QRectF(0, 0, item.width() + 1, item.height() + 1)
                assert item.property("contentWidth") <= room.width(), item.property("text")
                assert item.property("contentHeight") <= room.height(), item.property("text")
                assert item.property("font").pixelSize() >= 12
    coach = named(stage, "coach")
    assert not [i for i in walk(coach) if i.property("truncated")]


def test_the_best_level_of_fort_advises_with_reasons_at_the_table(make_stage, bots):
    """By the processes of the bots, as in play."""
    stage = make_stage()
    open_at(stage, "play", least=4)
    table = stage.app.table_of("fort")
    assert levels_of("fort")[-1] == "hard"
    Keys(stage).press(Key.Key_H)
    assert until(lambda: table.hint.open, table.hint.changed)
    rows = table.hint.lines.rows()
    assert len(rows) > 1
    assert all(row.why and row.chance for row in rows)


def test_whoever_looks_at_another_window_comes_back_to_the_line(make_stage):
    stage = make_stage()
    keys, table, moves = hinted(stage)
    keys.press(Key.Key_H)
    assert keys.focused.objectName() == "hintLine1"
    other = QWindow()
    for window in (other, stage.window):
        window.show()
        window.requestActivate()
        assert until(window.isActive, window.activeChanged)
        pump()
    assert keys.focused.objectName() == "hintLine1"
    assert marked(stage, table, moves[1])
