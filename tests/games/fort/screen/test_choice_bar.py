"""The buttons of a turn with dogs and cats: the hand makes room for them, and they hide nothing."""

from __future__ import annotations

import pytest

from tests.games.fort.screen.table_at import Zone, card, rows
from tests.games.fort.screen.test_dogs import dog, scene, show
from tests.games.fort.screen.test_table_layout import layout_of
from tests.ui.hands import parts, pump, type_name, walk

SIZES = ((1280, 720), (1366, 768), (1920, 1080))
LOOKS = [
    {"language": language, "text_size": text_size}
    for language, sizes in (("en", (100, 130, 160)), ("cs", (160, 130, 100)))
    for text_size in sizes
]
CATS = ["scavenger", "bandit", "cilantro", "dumpling"]
HAND = {"hand": ["violet", "puddin", "bug", "prince", "chef"], "stuff": {"toys": 2}, "fort": 1}


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.mark.parametrize("cats", [1, 3, 4])
def test_no_button_reaches_out_of_the_strip(make_stage, cats):
    stage = make_stage()
    show(stage, [HAND | {"cats": CATS[:cats]}, {"hand": ["wart"]}, {}, {}], cats=[])
    (bar,) = parts(stage, "ChoiceBar")
    for size in SIZES:
        stage.window.resize(*size)
        for look in LOOKS:
            stage.app.preferences.from_dict(look)
            pump()
            shown = [b for b in walk(bar) if type_name(b) == "ChoiceButton"]
            assert len(shown) > cats
            for button in shown:
                place = button.mapRectToItem(bar, button.boundingRect())
                assert place.bottom() <= bar.height() + 0.5, (size, look)
                assert place.right() <= bar.width() + 0.5, (size, look)
                for row in rows(stage, Zone.Hand):
                    held = scene(card(stage, row.key))
                    assert scene(button).bottom() <= held.top() + 1, (size, look)


def test_naming_a_coin_hides_neither_the_dog_nor_the_coach(make_stage):
    stage = make_stage(size=(1366, 768))
    own = {"hand": ["barkley", "puddin", "bug"], "stuff": {"pizza": 1, "toys": 2}}
    show(stage, [own, {"hand": ["wart"]}, {}, {}], "play barkley", cats=[])
    puddin = dog(stage, "puddin")
    stage.app.table_of("fort").touch.pick(puddin.property("key"))
    for size in SIZES:
        stage.window.resize(*size)
        for text_size in (100, 130):
            stage.app.preferences.from_dict({"text_size": text_size})
            pump()
            (popup,) = parts(stage, "OptionsPopup")
            sheet = next(scene(item) for item in walk(popup) if type_name(item) == "Panel")
            assert sheet.left() >= 0
            assert sheet.top() >= 0
            for kept in (dog(stage, "barkley"), puddin):
                assert not sheet.intersects(scene(kept)), (size, text_size)
            assert not sheet.intersects(layout_of(stage).property("coach")), (size, text_size)
