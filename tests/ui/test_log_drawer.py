"""An open log leaves in sight and in reach what a decision needs."""

from __future__ import annotations

import pytest

from fort_desktop.games.towers.play.adapter import new_towers_table
from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position, seats
from tests.ui.hands import Key, Keys, Mouse, point_in, type_name, walk
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import CARDS, Look, put_on, scene, set_up

TOWERS_NEED = {"primary", "second", "hint", "undo", "coach", "own", *(f"bid{n}" for n in range(6))}
FORT_NEED = {"hint", "undo", "coach", "logButton"}


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def place(item):
    return item.mapRectToScene(item.boundingRect())


def named(stage, names):
    """Those things of the table in sight."""
    found = {}
    for item in walk(stage.window.contentItem()):
        if item.objectName() in names or type_name(item) in names:
            found[item.objectName() or type_name(item)] = item
    return found


def drawer(stage):
    (found,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "LogDrawer")
    return found


def open_log(stage):
    Keys(stage).press(Key.Key_L)
    quiet(stage)
    return place(drawer(stage))


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_log_of_5_towers_covers_nothing_that_decides(make_stage, size, text_size):
    stage = make_stage()
    stage.app.play(position("pbbbb"))
    put_on(stage, Look(size, "cs", "day", text_size))
    quiet(stage)
    log = open_log(stage)
    needed = named(stage, {*TOWERS_NEED, *(f"offer{n}" for n in range(5))})
    assert len(needed) == len(TOWERS_NEED) + 5
    assert [name for name, item in needed.items() if place(item).intersects(log)] == []


@pytest.mark.parametrize(("size", "wide"), [((1366, 768), 400), ((1920, 1080), 560)])
@pytest.mark.parametrize("language", CODES)
def test_large_words_have_a_wide_log(make_stage, size, wide, language):
    """No column of single words: no line is broken more than once."""
    stage = make_stage()
    stage.app.play(long_towers())
    put_on(stage, Look(size, language, "day", 160))
    quiet(stage)
    log = open_log(stage)
    assert log.width() >= wide
    lines = [i for i in walk(drawer(stage)) if type_name(i) == "LogLine" and i.opacity() == 1]
    assert len(lines) >= 2
    for text in (i for line in lines for i in walk(line) if type_name(i) == "Label"):
        assert text.property("lineCount") <= 2, text.property("text")
    close = next(i for i in walk(drawer(stage)) if type_name(i) == "PushButton")
    assert not any(place(line).intersects(place(close)) for line in lines)


def test_a_bid_is_named_beside_the_open_log(make_stage):
    stage = make_stage()
    stage.app.play(position("pbbbb"))
    quiet(stage)
    log = open_log(stage)
    mouse = Mouse(stage.window)
    mouse.click(point_in(named(stage, {"bid3"})["bid3"]))
    quiet(stage)
    assert stage.app.table_of("towers").presenter.chosen_bid() == 3
    assert drawer(stage).isVisible()
    mouse.click(log.center().toPoint())  # what lies under it is not meant
    Keys(stage).press(Key.Key_4)
    quiet(stage)
    assert stage.app.table_of("towers").presenter.chosen_bid() == 4
    assert drawer(stage).isVisible()
    mouse.click(point_in(named(stage, {"logButton"})["logButton"]))
    quiet(stage)
    assert not any(type_name(i) == "LogDrawer" for i in walk(stage.window.contentItem()))


@pytest.mark.parametrize("text_size", [100, 160])
def test_the_log_of_fort_covers_neither_the_own_things_nor_the_buttons(make_stage, text_size):
    stage = make_stage(size=(1280, 720))
    set_up(stage, scene("table-pay"), CARDS)
    put_on(stage, Look((1280, 720), "cs", "day", text_size))
    quiet(stage)
    log = open_log(stage)
    needed = named(stage, {*FORT_NEED, "OwnPanel", "choice0"})
    assert {"hint", "undo", "logButton", "choice0"} <= needed.keys()
    assert [name for name, item in needed.items() if place(item).intersects(log)] == []


def long_towers():
    """A game late enough for a log of several pages."""
    table = new_towers_table(seats("pppp"), 21)
    while table.state.round < 9:
        table.submit(table.legal()[-1])
    return table


def fort_drawer(stage):
    set_up(stage, scene("table-pay"), CARDS)


def towers_drawer(stage):
    stage.app.play(long_towers())


def check_ring(stage):
    """Where the focus is can be seen: a frame around the line of the log, or around the button."""
    now = stage.window.activeFocusItem()
    if type_name(now) == "LogLine":
        assert now.property("focused")
        assert now.opacity() == 1
        assert place(now.parentItem().parentItem()).adjusted(0, -1, 0, 1).contains(place(now))
    else:
        assert Keys(stage).ring() is not None, now.objectName()


def inside(stage):
    now = stage.window.activeFocusItem()
    return now is not None and drawer(stage).isAncestorOf(now)


@pytest.mark.parametrize("begin", [towers_drawer, fort_drawer])
@pytest.mark.parametrize("key", [Key.Key_Tab, Key.Key_Backtab])
def test_tab_walks_beside_the_open_log_and_never_under_it(make_stage, begin, key):
    stage = make_stage(size=(1280, 720))
    begin(stage)
    put_on(stage, Look((1280, 720), "en", "day", 100))
    quiet(stage)
    log, keys = open_log(stage), Keys(stage)
    assert inside(stage)
    seen = []
    while (now := stage.window.activeFocusItem()) not in seen:
        seen.append(now)
        assert inside(stage) or not place(now).intersects(log), now.objectName()
        check_ring(stage)
        keys.press(key)
    names = {item.objectName() for item in seen}
    assert {"hint", "undo", "logButton"} <= names
    assert sum(drawer(stage).isAncestorOf(item) for item in seen) == 2  # its lines and Close


@pytest.mark.parametrize("begin", [towers_drawer, fort_drawer])
def test_arrows_do_not_lead_under_the_open_log(make_stage, begin):
    stage = make_stage(size=(1280, 720))
    begin(stage)
    quiet(stage)
    log, keys = open_log(stage), Keys(stage)
    keys.press(Key.Key_Right)
    reached = [keys.focused]
    for start in reached:
        for arrow in (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down):
            start.forceActiveFocus()
            keys.press(arrow)
            if keys.focused not in reached:
                reached.append(keys.focused)
    out = [i for i in reached if not drawer(stage).isAncestorOf(i)]
    assert len(out) > 5
    assert [i.objectName() for i in out if place(i).intersects(log)] == []


def test_keys_leaf_through_the_open_log(make_stage):
    stage = make_stage()
    towers_drawer(stage)
    quiet(stage)
    open_log(stage)
    keys = Keys(stage)
    (page,) = (i for i in walk(drawer(stage)) if i.inherits("QQuickFlickable"))

    def at(key):
        keys.press(key)
        quiet(stage)
        assert inside(stage)
        check_ring(stage)
        return page.property("contentY") - page.property("originY")

    assert at(Key.Key_Up) == 0  # the first line is the end of it
    down = at(Key.Key_PageDown)
    assert page.height() * 0.5 < down <= page.height()
    assert at(Key.Key_PageDown) > down
    assert at(Key.Key_PageUp) < at(Key.Key_End)
    assert page.property("atYEnd")
    at(Key.Key_Down)
    assert at(Key.Key_Home) == 0
    for _ in range(12):
        at(Key.Key_Down)
    assert at(Key.Key_Down) > 0
    keys.press(Key.Key_Tab)  # Close
    assert at(Key.Key_End) > down
    keys.press(Key.Key_Escape)
    quiet(stage)
    assert stage.window.activeFocusItem().objectName() != ""
    assert not any(type_name(i) == "LogDrawer" for i in walk(stage.window.contentItem()))


def test_the_log_gives_the_focus_back(make_stage):
    stage = make_stage()
    towers_drawer(stage)
    quiet(stage)
    keys = Keys(stage)
    keys.press(Key.Key_Tab)
    quiet(stage)
    named(stage, {"bid2"})["bid2"].forceActiveFocus()
    for end in (Key.Key_L, Key.Key_Escape):
        open_log(stage)
        assert inside(stage)
        keys.press(end)
        quiet(stage)
        assert keys.focused.objectName() == "bid2"
