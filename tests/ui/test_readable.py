"""What is large, dimmed or looked at closely can be read, and nothing runs away from the hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlEngine, QQmlExpression

from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS, Zone, card, open_at, peek, rows
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import (
    PATIENCE_MS,
    Key,
    Keys,
    Mouse,
    point_in,
    pump,
    thing,
    type_name,
    walk,
)
from tests.ui.saying import line
from tests.ui.speaking import CODES, plain
from tools.pictures.gallery import themed
from tools.pictures.scenes import scenes


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def luminance(colour: QColor) -> float:
    """Of WCAG 2.1."""
    shares = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def under(sheet: QColor, colour: QColor) -> QColor:
    """A colour seen through another."""
    share = sheet.alphaF()
    pairs = zip(sheet.getRgbF()[:3], colour.getRgbF()[:3], strict=True)
    return QColor.fromRgbF(*(a * share + b * (1 - share) for a, b in pairs))


@pytest.mark.parametrize("mode", ["day", "evening", "contrast"])
def test_the_words_of_a_dimmed_card_stand_out_from_its_paper(mode, qapp):
    engine = QQmlEngine()
    theme = themed(engine)
    expression = QQmlExpression(engine.rootContext(), theme, f"mode = '{mode}'")
    expression.evaluate()
    dim, ink, paper = (theme.property(name) for name in ("dim", "cardInk", "cardPaper"))
    assert contrast(under(dim, ink), under(dim, paper)) >= 4.5
    assert contrast(under(dim, paper), paper) >= 1.5, "and it is seen to be dimmed"
    shiboken6.delete(expression)
    shiboken6.delete(engine)


def sized(stage, name):
    """The button of the text size with this name."""
    (stepper,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "Stepper")
    return next(i for i in walk(stepper) if i.objectName() == name)


def test_the_buttons_of_the_text_size_stay_under_the_pointer(make_stage):
    stage = make_stage(size=(1366, 768))
    stage.app.show("settings")
    pump()
    mouse = Mouse(stage.window)
    at = point_in(sized(stage, "more"))
    mouse.hover(at)
    for _ in range(3):
        mouse.click(at)
        pump()
        assert point_in(sized(stage, "more")) == at
    assert stage.app.preferences.textSize == 100, "until the hand has left"
    mouse.hover(QPoint(4, 4))
    pump()
    assert stage.app.preferences.textSize == 130


def test_a_text_size_chosen_by_keys_holds_at_once(make_stage):
    stage = make_stage(size=(1366, 768))
    stage.app.show("settings")
    pump()
    sized(stage, "more").parentItem().forceActiveFocus()
    Keys(stage).press(Key.Key_Right)
    assert stage.app.preferences.textSize == 110


@pytest.mark.parametrize("language", CODES)
def test_the_line_of_the_coach_grows_at_5_towers(make_stage, language):
    stage = make_stage(size=(1366, 768))
    stage.app.play(position("pbbbb"))

    def height(text_size):
        stage.app.preferences.from_dict({"language": language, "text_size": text_size})
        quiet(stage)
        (coach,) = (i for i in walk(stage.window.contentItem()) if i.objectName() == "coach")
        said = str(stage.app.table_of("towers").coach.text)
        (words,) = (i for i in walk(coach) if i.property("text") == said)
        return words.property("contentHeight") / words.property("lineCount")

    assert height(160) >= 1.3 * height(100)


def test_a_line_of_the_log_that_is_longer_than_its_room_is_begun(make_stage):
    stage = make_stage(size=(1366, 768))
    stage.app.preferences.from_dict({"text_size": 160, "language": "cs"})
    stage.app.play(next(s for s in scenes() if s.name == "towers-3-bid").game(CARDS))
    quiet(stage)
    Keys(stage).press(Key.Key_L)
    quiet(stage)
    (log,) = (i for i in walk(stage.window.contentItem()) if i.objectName() == "lines")
    seen = [i for i in walk(log) if type_name(i) == "LogLine" and i.opacity() > 0]
    assert len(seen) < stage.app.table_of("towers").log.rowCount()
    lowest = max(i.mapToItem(log, 0, 0).y() + i.height() for i in seen)
    assert lowest >= 0.75 * log.height()


def test_the_count_of_made_up_rules_is_smaller_than_their_paper(make_stage):
    stage = make_stage(size=(1080, 1920))
    open_at(stage, "play")
    (stack,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "RuleStack")
    (badge,) = (i for i in stack.childItems() if i.objectName() == "count")
    assert badge.width() <= max(20, stack.property("sheet").width() * 0.4)


def test_a_close_look_at_a_card_of_the_hand_stands_above_the_hand(make_stage, qtbot):
    stage = make_stage(size=(1366, 768))
    open_at(stage, "play", least=4)
    hand = [card(stage, row.key) for row in rows(stage, Zone.Hand)]
    mouse = Mouse(stage.window)
    for one in hand:
        mouse.hover(point_in(one, 0.3, 0.5))
        qtbot.waitUntil(peek(stage).isVisible, timeout=PATIENCE_MS)
        top = min(other.mapToScene(QPoint(0, 0)).y() for other in hand)
        assert peek(stage).mapToScene(QPoint(0, 0)).y() + peek(stage).height() <= top + 8


def test_five_cards_in_hand_show_what_their_actions_count(make_stage):
    stage = make_stage(size=(1366, 768))
    open_at(stage, "play", also=lambda table: len(table.state.seats[0].hand) == 5)
    hand = [card(stage, row.key) for row in rows(stage, Zone.Hand)]
    assert len(hand) == 5
    for one, over in pairwise(hand):
        assert over.x() - one.x() >= 0.95 * one.width()


def test_the_reason_of_a_button_goes_with_the_pointer_also_after_a_click(make_stage, qtbot):
    stage = make_stage(size=(1366, 768))
    open_at(stage, "play")
    undo = thing(stage, "undo")
    assert undo.property("blocked")
    mouse = Mouse(stage.window)
    mouse.click(point_in(undo))
    assert line(stage) == plain(undo.property("reason"))
    mouse.hover(QPoint(4, 4))
    qtbot.waitUntil(lambda: line(stage) == "", timeout=PATIENCE_MS)


def test_a_smooth_edge_lies_over_that_of_each_stripe(make_stage):
    stage = make_stage(size=(1366, 768))
    open_at(stage, "play", also=lambda table: len(table.state.seats[0].hand) == 5)
    faces = [i for i in walk(stage.window.contentItem()) if type_name(i) == "CardFace"]
    assert len(faces) >= 8, "the hand and the park"
    for face in faces:
        (edge,) = (i for i in walk(face) if i.objectName() == "edge")
        assert edge.antialiasing()
        pictures = (i for i in walk(face) if "/patterns/" in str(i.property("source")))
        stripes = [i for i in pictures if i.x() == 0 and i.height() == face.height()]
        assert stripes
        for stripe in stripes:
            assert edge.x() < stripe.x() + stripe.width() <= edge.x() + edge.width()
