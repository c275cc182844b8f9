"""The large view of a card: what opens and closes it, what it says, and that it fits."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.table_at import (
    Zone,
    card,
    kids_wait,
    large_view,
    open_at,
    peek,
    rows,
    usable,
)
from tests.ui.hands import (
    PATIENCE_MS,
    Key,
    Keys,
    Mouse,
    call,
    point_in,
    pump,
    spoken_name,
    type_name,
    walk,
)
from tests.ui.player import quiet
from tests.ui.speaking import CODES
from tools.pictures.staging import sample_table

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

CARDS = frozen_cards()
CHAPTERS = 6  # of the help before a game: without dogs and cats


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def lines(stage):
    return [line.line for line in stage.app.table_of("fort").page.rows()]


@pytest.fixture
def stage(make_stage):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=kids_wait)
    return stage


@pytest.fixture
def park(stage):
    return rows(stage, Zone.Park)[0]


# --- opening and closing ------------------------------------------------------------------------


def test_the_right_button_opens_it_and_does_nothing_else(stage, park):
    before = len(stage.app.table_of("fort").presenter.table.history)
    mouse = Mouse(stage.window)
    mouse.click(point_in(card(stage, park.key)), Qt.MouseButton.RightButton)
    assert large_view(stage).isVisible()
    assert spoken_name(large_view(stage)) == stage.app.table_of("fort").faces.name(park.face)
    assert len(stage.app.table_of("fort").presenter.table.history) == before


def test_a_click_anywhere_closes_it_and_does_nothing_else(stage, park):
    mouse = Mouse(stage.window)
    at = point_in(card(stage, park.key))
    before = len(stage.app.table_of("fort").presenter.table.history)
    mouse.click(at, Qt.MouseButton.RightButton)
    mouse.click(at)
    assert not large_view(stage).isVisible()
    assert len(stage.app.table_of("fort").presenter.table.history) == before


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Space, Key.Key_Return])
def test_space_opens_it_keys_close_it_and_the_focus_comes_back(stage, park, key):
    item = card(stage, park.key)
    keys = Keys(stage)
    keys.go_to(item)
    keys.press(Key.Key_Space)
    assert large_view(stage).isVisible()
    keys.check_focus()
    before = len(stage.app.table_of("fort").presenter.table.history)
    keys.press(Key.Key_Tab, Key.Key_Right, Key.Key_H)
    assert keys.focused.objectName() == "closeSheet"
    keys.press(key)
    assert not large_view(stage).isVisible()
    assert item.hasActiveFocus()
    assert len(stage.app.table_of("fort").presenter.table.history) == before


def test_space_skips_what_moves_instead(make_stage):
    stage = make_stage(speed="slow")
    open_at(stage, "play", least=3)
    keys = Keys(stage)
    row = usable(stage)[0]
    keys.go_to(card(stage, usable(stage)[-1].key))
    stage.app.table_of("fort").touch.pick(row.key)
    assert not stage.app.motion.settled
    keys.press(Key.Key_Space)
    assert not large_view(stage).isVisible()
    assert stage.app.motion.settled


def test_a_perk_opens_it_too(stage):
    keys = Keys(stage)
    perk = next(
        item
        for item in walk(stage.window.contentItem())
        if item.objectName().startswith(("perk-", "taken-")) and item.property("picturing")
    )
    perk.forceActiveFocus()
    keys.press(Key.Key_Space)
    assert large_view(stage).isVisible()
    assert stage.app.table_of("fort").page.subject == "perk"


def test_its_name_stands_there_once(stage, park):
    name = stage.app.table_of("fort").faces.name(park.face)
    Mouse(stage.window).click(point_in(card(stage, park.key)), Qt.MouseButton.RightButton)
    texts = [item for item in walk(large_view(stage)) if item.inherits("QQuickText")]
    assert [item.property("text") for item in texts].count(name) == 1


def test_a_small_look_leads_to_it(stage, park, qtbot):
    item = card(stage, park.key)
    mouse = Mouse(stage.window)
    mouse.hover(point_in(item))
    qtbot.waitUntil(lambda: peek(stage).isVisible(), timeout=PATIENCE_MS)
    assert not large_view(stage).isVisible()
    Keys(stage).press(Key.Key_Space)
    assert large_view(stage).isVisible()
    assert not peek(stage).isVisible()
    QTest.mouseMove(stage.window, QPoint(30, 30))
    pump()
    assert large_view(stage).isVisible()


def test_the_back_of_a_card_shows_nothing(stage):
    deck = rows(stage, Zone.ParkDeck)[0]
    Mouse(stage.window).click(point_in(card(stage, deck.key)), Qt.MouseButton.RightButton)
    assert not large_view(stage).isVisible()


@pytest.mark.parametrize("sheet", ["card", "help"])
def test_it_falls_with_the_curtain(make_stage, sheet):
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 2, 1, persons=2))
    bridge = stage.app.table_of("fort")
    bridge.curtain.open()
    pump()
    keys = Keys(stage)
    keys.go_to(card(stage, rows(stage, Zone.Hand)[0].key))
    keys.press(Key.Key_Space if sheet == "card" else Key.Key_F1)
    assert keys.focused.objectName() == "closeSheet"
    for _ in range(40):
        if bridge.curtain.down:
            break
        bridge.touch.choose(0)
    assert bridge.curtain.down
    pump()
    assert not large_view(stage).isVisible()
    assert keys.focused.objectName() == "openCurtain"
    keys.press(Key.Key_F1)
    assert keys.focused.objectName() == "openCurtain"


# --- what it says -------------------------------------------------------------------------------


def test_another_language_is_spoken_at_once(stage, park):
    Mouse(stage.window).click(point_in(card(stage, park.key)), Qt.MouseButton.RightButton)
    english = lines(stage)
    stage.app.preferences.from_dict({"language": "cs"})
    pump()
    assert large_view(stage).isVisible()
    assert len(lines(stage)) == len(english)
    assert not set(lines(stage)) & set(english)


# --- its looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 160), ((1366, 768), 100), ((1024, 640), 80)]
)
@pytest.mark.parametrize("code", CODES)
def test_everything_fits(make_stage, code, size, text):
    stage = make_stage(language=code, size=size)
    open_at(stage, "recruit-phase", also=kids_wait)
    stage.app.preferences.from_dict({"language": code, "text_size": text})
    view = large_view(stage)
    window = QRectF(0, 0, *size)
    for name in ("puddin", "baby-face", "einstein", "ace", "sticky-fingers", "sleepover"):
        view.setProperty("face", stage.app.table_of("fort").faces.face(name))
        stage.app.table_of("fort").page.show(name)
        call(view, "show")
        quiet(stage)
        panel = next(item for item in walk(view) if type_name(item) == "Panel")
        assert window.contains(panel.mapRectToScene(panel.boundingRect()))
        texts_seen = [i for i in walk(view) if type_name(i) in ("Label", "QQuickText")]
        assert texts_seen
        for item in texts_seen:
            assert not item.property("truncated"), (name, item.property("text"))
        said = [item for item in walk(view) if type_name(item) == "PageLine"]
        assert len(said) == len(lines(stage))
        for above, below in pairwise(said):
            assert above.y() + above.height() <= below.y() + 1
            parts = [part for part in above.childItems() if part.isVisible()]
            assert max(part.y() + part.height() for part in parts) <= above.height() + 1
        # the last line can be scrolled to
        Keys(stage).press(*[Key.Key_PageDown] * 6)
        page = said[-1].parentItem().parentItem().parentItem()
        end = said[-1].mapToItem(page, QRectF(0, 0, 1, said[-1].height()).bottomLeft())
        assert end.y() <= page.height() + 1
        call(view, "close")


@pytest.mark.parametrize("code", CODES)
def test_the_help_fits(make_stage, code):
    stage = make_stage(language=code, size=(1280, 720))
    stage.app.preferences.from_dict({"language": code, "text_size": 160})
    pump()
    keys = Keys(stage)
    keys.press(Key.Key_F1)
    sheet = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "help")
    counted = []
    for _ in range(CHAPTERS):
        words = [i for i in walk(sheet) if type_name(i) == "Label" and i.property("text").strip()]
        for item in words:
            assert not item.property("truncated")
        counted.append(len(words))
        keys.press(Key.Key_Right)
    assert min(counted) > CHAPTERS, "each has its lines below the names of all"
