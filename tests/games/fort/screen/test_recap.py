"""Following others at the window: the story, the recap, the log with keys, the speed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem

from fort_desktop.play.playing_on import play_until
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS, Zone, open_at, rows
from tests.ui.bridges import open_table
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    point_in,
    pump,
    spoken_name,
    thing,
    type_name,
    until,
    walk,
)
from tools.pictures.staging import asked, sample_table, staged

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def stage(make_stage: Callable[..., Stage]) -> Stage:
    return make_stage()


def part(stage: Stage, kind: str) -> QQuickItem:
    """The one in sight that is made by this QML file."""
    return next(item for item in walk(stage.window.contentItem()) if type_name(item) == kind)


def parts_of(item: QQuickItem, kind: str) -> list[QQuickItem]:
    return [child for child in walk(item) if type_name(child) == kind]


def at_turn(stage: Stage, seats: int = 3) -> None:
    stage.app.play(staged(CARDS, seats, asked("play", from_round=4, least=3)))
    stage.driver.cancel()
    quiet(stage)


def recap_open(stage: Stage) -> bool:
    return any(type_name(item) == "RecapSheet" for item in walk(stage.window.contentItem()))


# --- the recap ----------------------------------------------------------------------------------


def test_the_recap_opens_by_button_and_key_and_leaves_the_hand_free(stage):
    at_turn(stage)
    assert stage.app.table_of("fort").recap.fresh, "a game just opened has not been read"
    mouse, keys = Mouse(stage.window), Keys(stage)
    mouse.click(point_in(thing(stage, "recapButton")))
    sheet = part(stage, "RecapSheet")
    assert not stage.app.table_of("fort").recap.fresh
    hand = rows(stage, Zone.Hand)
    for card in hand:
        assert thing(stage, f"card{card.key}").y() > sheet.y() + sheet.height()
    keys.press(Key.Key_Escape)
    assert not recap_open(stage)
    keys.press(Key.Key_R)
    assert recap_open(stage)
    keys.press(Key.Key_R)
    assert not recap_open(stage)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_button_has_a_short_label_and_says_all(make_stage, language):
    stage = make_stage(language=language)
    at_turn(stage)
    button = thing(stage, "recapButton")
    label = str(button.property("text"))
    [shown] = [i for i in walk(button) if i.inherits("QQuickText") and i.property("text") == label]
    assert shown.property("lineCount") == 1
    assert spoken_name(button).startswith(f"{label} ")


def test_the_recap_shows_every_play_with_its_cards(stage):
    at_turn(stage)
    Keys(stage).press(Key.Key_R)
    quiet(stage)
    shown = parts_of(part(stage, "RecapSheet"), "RecapRow")
    wanted = stage.app.table_of("fort").recap.rows()
    assert len(shown) == len(wanted) == 2
    for item, row in zip(shown, wanted, strict=True):
        names = [spoken_name(card) for card in parts_of(item, "StoryCard")]
        assert names == [stage.app.table_of("fort").faces.name(card) for card in row.cards]
        assert spoken_name(item) == row.text
        entries = [e for e in parts_of(item, "StoryEntry") if e.isVisible()]
        assert len(entries) == len(row.lines)


def test_the_recap_opens_at_its_beginning_also_where_it_scrolls(make_stage):
    stage = make_stage(size=(1280, 720))
    stage.app.preferences.from_dict({"text_size": 160})
    at_turn(stage, seats=4)
    Keys(stage).press(Key.Key_R)
    sheet = part(stage, "RecapSheet")
    (page,) = (i for i in sheet.childItems() if type_name(i) == "QQuickFlickable")
    pump()
    assert page.property("contentHeight") > page.height()
    assert page.property("contentY") == 0


def test_keys_reach_every_card_of_the_recap_and_nothing_behind_it(stage):
    at_turn(stage)
    keys = Keys(stage)
    keys.press(Key.Key_R)
    sheet = part(stage, "RecapSheet")
    cards = {id(card) for card in parts_of(sheet, "StoryCard")}
    reached = set()
    for _ in range(60):
        keys.press(Key.Key_Tab)
        here = keys.focused
        assert here is not None
        if type_name(here) == "StoryCard":
            reached.add(spoken_name(here))
    assert len(reached) >= 2
    assert cards
    for _ in range(20):
        keys.press(Key.Key_Up)
        up = keys.focused
        while up is not None and up is not sheet:
            up = up.parentItem()
        assert up is sheet


@pytest.mark.parametrize("back", [Key.Key_R, Key.Key_Escape])
def test_after_the_recap_the_focus_is_where_it_was(stage, back):
    at_turn(stage)
    keys = Keys(stage)
    keys.press(Key.Key_Up)
    first, *others = [row for row in rows(stage, Zone.Hand) if row.usable]
    assert others
    before = thing(stage, f"card{first.key}")
    before.forceActiveFocus()
    keys.press(Key.Key_R)
    quiet(stage)
    assert keys.focused is not before
    keys.press(back)
    quiet(stage)
    assert keys.focused is before


def test_a_card_of_the_recap_is_shown_closer(stage):
    at_turn(stage)
    keys = Keys(stage)
    keys.press(Key.Key_R)
    card = parts_of(part(stage, "RecapSheet"), "StoryCard")[0]
    Mouse(stage.window).click(point_in(card))
    view = part(stage, "LargeView")
    assert spoken_name(view) == spoken_name(card)
    keys.press(Key.Key_Escape)
    assert recap_open(stage)


def test_the_recap_goes_away_with_a_decision(stage):
    at_turn(stage)
    Keys(stage).press(Key.Key_R)
    hand = next(row for row in rows(stage, Zone.Hand) if row.usable)
    Mouse(stage.window).click(point_in(thing(stage, f"card{hand.key}"), down=0.7))
    assert not recap_open(stage)
    assert rows(stage, Zone.Play)


def test_behind_the_curtain_there_is_no_recap(stage):
    table = sample_table(CARDS, 2, 3, persons=2)
    play_until(table, lambda t: t.state.round >= 3)
    stage.app.play(table)
    quiet(stage)
    Keys(stage).press(Key.Key_R)
    assert not recap_open(stage)


# --- the story ----------------------------------------------------------------------------------


def test_the_story_stands_beside_the_cards_and_makes_room_for_the_own_play(stage):
    open_at(stage, "follow", least=2)
    bubble = part(stage, "StoryBubble")
    assert spoken_name(bubble) == stage.app.table_of("fort").story.text
    assert len(parts_of(bubble, "StoryEntry")) >= 1
    for row in rows(stage, Zone.Play):
        card = thing(stage, f"card{row.key}")
        assert card.x() + card.width() <= bubble.x()
    open_at(stage, "add", least=2)
    assert not any(type_name(i) == "StoryBubble" for i in walk(stage.window.contentItem()))


def test_whatever_is_told_fits_into_the_bubble(stage):
    """The fullest stories of some games, at the smallest window and the largest type."""
    stage.app.preferences.from_dict({"text_size": 160})
    stage.window.resize(1280, 720)
    table = sample_table(CARDS, 4, 11)
    seen = 0
    while not table.over and seen < 8:
        number = table.number
        play_until(table, lambda t, n=number: t.number > n + 9 and t.state.play is not None)
        bridge, _ = open_table(table)  # in the window each takes long
        bridge.flow.stop()
        if len(bridge.story.lines.rows()) < 4:
            continue
        stage.app.play(table)
        stage.driver.cancel()
        stage.app.table_of("fort").flow._pace.stop()
        lines = len(stage.app.table_of("fort").story.lines.rows())
        found = [i for i in walk(stage.window.contentItem()) if type_name(i) == "StoryBubble"]
        if lines < 4 or not found:
            continue
        seen += 1
        bubble = found[0]
        pump()
        for sign in parts_of(bubble, "StorySign"):
            corner = sign.mapToItem(bubble, sign.boundingRect().bottomRight())
            assert corner.x() <= bubble.width() + 1
            assert corner.y() <= bubble.height() + 1
    assert seen > 5


# --- the log --------------------------------------------------------------------------------------


def test_every_card_of_a_line_can_be_shown_by_keys(stage):
    at_turn(stage)
    keys = Keys(stage)
    log = part(stage, "LogPanel")
    lines = [item for item in walk(log) if item.inherits("QQuickListView")]
    lines[0].forceActiveFocus()
    model = stage.app.table_of("fort").log.rows()
    for row in reversed(model):
        cards = ([row.card] if row.card else []) + [
            sign.partition("@")[2] for sign in row.signs if "@" in sign
        ]
        if len(cards) > 1:
            break
        keys.press(Key.Key_Down)
    keys.press(*[Key.Key_Right] * (len(cards) - 1), Key.Key_Return)
    peek = part(stage, "Peek")
    texts = [str(t.property("text")) for t in walk(peek) if t.inherits("QQuickText")]
    assert stage.app.table_of("fort").faces.name(cards[-1]) in texts


def test_the_log_stays_where_it_is_read(stage):
    at_turn(stage)
    log = next(i for i in walk(part(stage, "LogPanel")) if i.inherits("QQuickListView"))
    wheel = point_in(log)
    assert log.property("atYBeginning")
    Mouse(stage.window).hover(wheel)
    log.setProperty("away", True)  # as after a flick
    log.setProperty("contentY", log.property("contentY") + 150)
    before = log.property("contentY") - log.property("originY")
    hand = next(row for row in rows(stage, Zone.Hand) if row.usable)
    Mouse(stage.window).click(point_in(thing(stage, f"card{hand.key}"), down=0.7))
    quiet(stage)
    assert not log.property("atYBeginning")
    assert log.property("contentY") - log.property("originY") >= before


def test_no_line_of_the_log_is_cut(stage):
    for size in ((1280, 720), (1366, 768), (1920, 1080)):
        stage.window.resize(*size)
        at_turn(stage, 4)
        if size[0] < 1366:
            Keys(stage).press(Key.Key_L)
        quiet(stage)
        log = next(i for i in walk(part(stage, "LogPanel")) if i.inherits("QQuickListView"))
        seen = [item for item in parts_of(log, "LogLine") if item.opacity() > 0]
        assert len(seen) >= 3
        for item in seen:
            bottom = item.mapToItem(log, 0, item.height()).y()
            assert bottom <= log.height() + 1
            assert item.mapToItem(log, 0, 0).y() >= -1


def test_every_heading_of_the_log_stands_over_a_line(stage):
    at_turn(stage, 4)
    log = next(i for i in walk(part(stage, "LogPanel")) if i.inherits("QQuickListView"))
    checked = 0
    for height in range(700, 900, 20):
        stage.window.resize(1366, height)
        pump()
        quiet(stage)
        content = log.property("contentItem").childItems()
        seen = [item for item in content if item.isVisible() and item.opacity() > 0]
        lines = {round(item.y()) for item in seen if type_name(item) == "LogLine"}
        headings = [item for item in seen if item.property("section")]
        assert headings
        for item in headings:
            below = round(item.y() + item.height())
            assert lines & set(range(below - 1, below + 5)), height
        checked += len(headings)
    assert checked >= 10


# --- the pace -------------------------------------------------------------------------------------


def test_the_speed_changes_at_the_table(stage):
    at_turn(stage)
    button = part(stage, "SpeedButton")
    stage.app.preferences.from_dict({"animation": "slow"})
    names = []
    for _ in range(4):
        names.append((stage.app.preferences.speed, spoken_name(button)))
        Mouse(stage.window).click(point_in(button))
    assert [speed for speed, _ in names] == ["slow", "normal", "fast", "off"]
    assert len({name for _, name in names}) == 4


def test_a_turn_of_a_bot_runs_to_its_end_by_itself(make_stage):
    """What it shows comes to its end before the next thing begins; nothing warns."""
    stage = make_stage(speed="fast")
    table = staged(CARDS, 2, asked("play", seat=1, from_round=3, least=3))
    bridge, motion = stage.app.table_of("fort"), stage.app.motion
    stage.app.play(table)
    told: list[int] = []

    def grown() -> None:
        if bridge.story.seat == 1:
            told.append(len(bridge.story.text))

    bridge.shown.changed.connect(grown)
    assert until(lambda: bool(bridge.shown.mine), bridge.shown.changed)
    assert until(lambda: bool(motion.settled), motion.settledChanged)
    assert bridge.story.seat == 1
    assert told == sorted(told)
    assert len(set(told)) >= 3, "it grew"


def test_space_held_runs_through_all_that_others_do(make_stage):
    stage = make_stage(speed="slow")
    stage.app.play(staged(CARDS, 4, asked("play", seat=1, from_round=2)))
    bridge = stage.app.table_of("fort")
    stage.window.contentItem().forceActiveFocus()
    thing(stage, "layer").parentItem().forceActiveFocus()
    for n in range(3000):
        hold(stage, repeated=n > 0)
        if bridge.shown.mine:
            break
        QGuiApplication.processEvents()
    assert bridge.shown.mine
    assert bridge.presenter.kind in ("play", "follow", "rule", "perk", "kind")


def hold(stage: Stage, *, repeated: bool) -> None:
    """Space is down."""
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, none, " ", repeated)
    QGuiApplication.sendEvent(stage.window, event)


def test_a_held_space_presses_no_button_twice(stage):
    at_turn(stage)
    button = thing(stage, "recapButton")
    button.forceActiveFocus()
    hold(stage, repeated=False)
    assert recap_open(stage)
    Keys(stage).press(Key.Key_Escape)
    button.forceActiveFocus()
    hold(stage, repeated=True)
    assert not recap_open(stage)
    assert Mouse(stage.window).at == QPoint(2, 2)
