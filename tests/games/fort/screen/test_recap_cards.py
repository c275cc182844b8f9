"""The small cards of the recap: nothing runs into the name below them."""

from __future__ import annotations

import pytest
from PySide6.QtQuick import QQuickItem

from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS
from tests.games.fort.screen.test_recap import part, parts_of
from tests.ui.hands import Key, Keys
from tests.ui.speaking import CODES
from tests.ui.test_qml_files import Look, put_on
from tools.pictures.staging import asked, staged

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def bottom(item: QQuickItem) -> float:
    return item.mapRectToScene(item.boundingRect()).bottom()


@pytest.mark.parametrize("code", CODES)
def test_the_badge_of_a_coin_and_the_frame_keep_clear_of_the_name(make_stage, code):
    stage = make_stage()
    stage.app.play(staged(CARDS, 4, asked("play", from_round=5)))
    stage.driver.cancel()
    for size in ((1280, 720), (1366, 768)):
        put_on(stage, Look(size, code, "day", 100))
        Keys(stage).press(Key.Key_R)
        quiet(stage)
        cards = parts_of(part(stage, "RecapSheet"), "StoryCard")
        assert any(card.property("reading") for card in cards)
        for card in cards:
            (name,) = parts_of(card, "CardName")
            top = name.mapRectToScene(name.boundingRect()).top()
            frame = parts_of(card, "Picture")[0].parentItem()
            assert top - bottom(frame) >= 2, "a letter may have a sign above it"
            badges = [one for one in parts_of(card, "IconBadge") if one.isVisible()]
            assert all(bottom(badge) <= top for badge in badges)
        Keys(stage).press(Key.Key_Escape)
