"""Pebbles in the window: two people play it by keys alone, through the curtain."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.ui.hands import Keys, pump, spoken_name, type_name, until, walk
from tests.window import MakeStage

Key = Qt.Key


def seen(stage: Stage, kind: str) -> list[QQuickItem]:
    return [item for item in walk(stage.window.contentItem()) if type_name(item) == kind]


def begin(stage: Stage, people: int) -> None:
    setup = stage.app.setup
    setup.set_game("pebbles")
    setup.set_seed("5")
    for place in range(2):
        setup.set_bot(place, place >= people)
    setup.play()
    pump()


def numbers(stage: Stage) -> list[str]:
    """The stones that are offered to whoever looks."""
    stones = [i for i in seen(stage, "PushButton") if i.objectName().startswith("stone-")]
    return [str(item.property("text")) for item in stones]


def test_new_game_offers_it_and_play_begins_it(make_stage: MakeStage) -> None:
    stage = make_stage()
    stage.app.show("new-game")
    pump()
    picked = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "game-pebbles")
    assert spoken_name(picked).startswith("Pebbles")
    stage.app.setup.set_game("pebbles")
    pump()
    assert seen(stage, "VariantBox") == []
    keys = Keys(stage)
    keys.go_to(next(i for i in seen(stage, "PushButton") if spoken_name(i) == "Play"))
    keys.press(Key.Key_Return)
    pump()
    assert (stage.app.screen, stage.app.game) == ("table", "pebbles")
    assert len(seen(stage, "PebblesPage")) == 1


def test_two_people_play_it_by_keys_through_the_curtain(make_stage: MakeStage) -> None:
    stage = make_stage()
    begin(stage, people=2)
    keys, table, hands = Keys(stage), stage.app.table, []
    while stage.app.screen == "table" and not table.shown.over:
        assert until(
            lambda: table.curtain.down or table.shown.mine or table.shown.over, table.shown.changed
        )
        if table.shown.over:
            break
        if table.curtain.down:
            assert numbers(stage) == []  # nothing of either hand is painted
            keys.press(Key.Key_Return)
            assert not table.curtain.down
        assert until(lambda: len(numbers(stage)) > 0, table.shown.changed)
        hands.append((table.viewer, numbers(stage)))
        keys.press(Key.Key_Tab, Key.Key_Backtab, Key.Key_Return)
    assert {viewer for viewer, _ in hands} == {0, 1}
    assert until(lambda: stage.app.screen == "scoring", stage.app.screenChanged)
    pump()
    assert len(seen(stage, "ScoreColumn")) == 2
    assert any("Stone kept" in text for text in map(spoken_name, walk(stage.window.contentItem())))


def test_it_is_left_continued_and_said_in_another_language(make_stage: MakeStage) -> None:
    stage = make_stage()
    begin(stage, people=1)
    keys = Keys(stage)
    keys.press(Key.Key_Escape)
    pump()
    assert stage.app.screen == "title"
    stage.app.continueGame("pebbles")
    stage.app.preferences.from_dict({"language": "cs"})
    pump()
    assert all(text.startswith("Zahrát") for text in numbers(stage))
    keys.press(Key.Key_F1)
    pump()
    assert [str(i.property("name")) for i in seen(stage, "PebblesHelp")] == ["Pebbles"]
