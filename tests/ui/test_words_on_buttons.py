"""Every button says what it is for: in a wide window at rest, in a smaller one in a bubble."""

from __future__ import annotations

import pytest
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.ui.hands import walk
from tests.ui.test_qml_files import Look, cut_texts, put_on, shown

SCENES = ("title", "new-game", "settings", "about", "table-late", "table-recap", "table-help")
SCENES += ("table-card", "table-trash", "towers-5", "towers-3-bid", "scoring")
SIGNS = {"less", "more"}  # "-" and "+" beside a number are read


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def buttons(stage: Stage) -> list[QQuickItem]:
    """All in sight that can show a picture beside a word."""
    items = walk(stage.window.contentItem())
    return [i for i in items if i.property("icon") and i.property("lip") is not None]


# At 5 Towers large type needs the room for what the cards would bring.
USUAL = [(scene, "en", 100) for scene in SCENES]
LARGE = [(scene, "pl", 160) for scene in SCENES if not scene.startswith("towers")]


@pytest.mark.slow
@pytest.mark.parametrize(("scene", "language", "text_size"), USUAL + LARGE)
def test_in_a_wide_window_no_button_is_a_picture_alone(make_stage, scene, language, text_size):
    stage = make_stage()
    with shown(stage, scene):
        put_on(stage, Look((1366, 768), language, "day", text_size))
        quiet(stage)
        alone = [b for b in buttons(stage) if not b.property("text")]
        assert [b.objectName() for b in alone if b.objectName() not in SIGNS] == []
        assert cut_texts(stage) == []


@pytest.mark.slow
@pytest.mark.parametrize("scene", ["table-late", "table-recap", "towers-5"])
def test_a_picture_alone_has_its_words_in_a_bubble(make_stage, scene):
    stage = make_stage()
    with shown(stage, scene):
        put_on(stage, Look((1280, 720), "cs", "day", 160))
        quiet(stage)
        alone = [b for b in buttons(stage) if not b.property("text")]
        assert alone
        for button in alone:
            said = (
                button.property("reason") if button.property("blocked") else button.property("told")
            )
            assert said, button.objectName()


def test_a_word_under_a_picture_keeps_clear_of_the_frame_where_it_can_be_smaller(make_stage):
    stage = make_stage(size=(1920, 1080))
    with shown(stage, "towers-5"):
        put_on(stage, Look((1920, 1080), "pl", "day", 100))
        quiet(stage)
        words = [i for i in walk(stage.window.contentItem()) if i.objectName() == "under"]
        gaps = [word.x() + (word.width() - word.property("paintedWidth")) / 2 for word in words]
    assert words
    assert min(gaps) >= 6.5
