"""What cannot be saved in the window: a sign on every screen, and a question before it closes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.towers.play.adapter import new_towers_table
from fort_desktop.play.table import SeatSetup
from fort_desktop.storage.autosave import Autosave
from fort_desktop.ui.app import Stage
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.robot import quiet
from tests.storage.samples import newest
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, type_name, until, walk
from tools.pictures.staging import asked as must
from tools.pictures.staging import sample_table, staged

ANSWERS = ["tryAgain", "saveElsewhere", "leaveWithout", "stay"]


def seen(stage: Stage, name: str) -> list[QQuickItem]:
    return [i for i in walk(stage.window.contentItem()) if i.objectName() == name]


def one(stage: Stage, name: str) -> QQuickItem:
    (item,) = seen(stage, name)
    return item


@pytest.fixture
def unsaved(make_stage, folders, disk) -> Stage:
    """A game is played that could not be saved."""
    stage = make_stage(folders)
    disk.full = [folders.data]
    stage.app.play(staged(CARDS, 2, must("play", least=4, from_round=2)))
    stage.app._keep()
    assert until(lambda: stage.app.saving.unsaved != "", stage.app.saving.changed)
    stage.app.closeNotice()
    quiet(stage)
    return stage


def asked(stage: Stage) -> bool:
    quiet(stage)
    return bool(seen(stage, "unsavedSheet")) and stage.window.isVisible()


def asked_at_last(stage: Stage) -> bool:
    """Once all that was under way to the disk has been tried, which can be slow."""
    saving = stage.app.saving
    return until(lambda: not saving.pending, saving.changed) and asked(stage)


# --- the question -------------------------------------------------------------------------------


def test_a_window_with_everything_saved_closes_at_once(make_stage, folders):
    stage = make_stage(folders)
    stage.app.play(sample_table(CARDS, 2, 1))
    stage.app._keep()
    assert stage.window.close()
    assert not stage.window.isVisible()


@pytest.mark.parametrize("screen", ["table", "title", "settings"])
def test_a_window_that_closes_asks_about_what_is_not_saved(unsaved, screen):
    unsaved.app.show(screen)
    assert not unsaved.window.close()
    assert asked_at_last(unsaved)
    assert [name for name in ANSWERS if seen(unsaved, name)] == ANSWERS


def test_quit_on_the_title_asks_too(unsaved):
    unsaved.app.show("title")
    quiet(unsaved)
    leave = next(
        item
        for item in walk(unsaved.window.contentItem())
        if type_name(item) == "SignButton" and spoken_name(item) == "Quit"
    )
    Mouse(unsaved.window).click(point_in(leave))
    assert asked_at_last(unsaved)


def test_staying_by_mouse_and_by_esc(unsaved):
    for stay in ("mouse", "esc", "beside"):
        unsaved.window.close()
        assert asked_at_last(unsaved)
        if stay == "mouse":
            Mouse(unsaved.window).click(point_in(one(unsaved, "stay")))
        elif stay == "esc":
            Keys(unsaved).press(Key.Key_Escape)
        else:
            Mouse(unsaved.window).click(QPoint(9, 9))
        quiet(unsaved)
        assert not seen(unsaved, "unsavedSheet")
        assert unsaved.window.isVisible()


def test_tab_goes_round_the_answers_and_leaving_is_one_of_them(unsaved):
    unsaved.window.close()
    assert asked_at_last(unsaved)
    keys = Keys(unsaved)
    met = []
    for _ in range(len(ANSWERS) + 2):
        met.append(keys.focused.objectName())
        keys.press(Key.Key_Tab)
    assert met == [*ANSWERS, "closeSheet", ANSWERS[0]]
    keys.press(Key.Key_Left)
    keys.press(Key.Key_Right)
    keys.press(Key.Key_Right)
    assert keys.focused.objectName() == "leaveWithout"
    keys.press(Key.Key_Return)
    assert not unsaved.window.isVisible()


def test_trying_again_leaves_when_there_is_room_and_says_why_not_before(unsaved, disk, folders):
    unsaved.window.close()
    assert asked_at_last(unsaved)
    mouse = Mouse(unsaved.window)
    mouse.click(point_in(one(unsaved, "tryAgain")))
    assert asked_at_last(unsaved)
    disk.full = []
    mouse.click(point_in(one(unsaved, "tryAgain")))
    assert until(lambda: not unsaved.window.isVisible(), unsaved.window.visibleChanged)
    assert newest(Autosave(folders.autosaves)).key == unsaved.app._played.key


def test_a_game_saved_meanwhile_can_be_left(unsaved, disk):
    unsaved.window.close()
    assert asked_at_last(unsaved)
    disk.full = []
    unsaved.app.saving._again()
    assert until(lambda: unsaved.app.saving.lost == 0, unsaved.app.saving.changed)
    quiet(unsaved)
    assert Keys(unsaved).focused.objectName() == "leaveSaved"
    Keys(unsaved).press(Key.Key_Return)
    assert not unsaved.window.isVisible()


def test_nothing_behind_the_question_is_reached(unsaved):
    unsaved.window.close()
    assert asked_at_last(unsaved)
    table = unsaved.app._played
    before = table.number
    Keys(unsaved).press(Key.Key_F1, Key.Key_H, Key.Key_R)
    Keys(unsaved).press(Key.Key_Z, ctrl=True)
    assert table.number == before
    assert asked_at_last(unsaved)
    assert not unsaved.window.findChild(QObject, "help").property("open")


def test_a_curtain_lets_the_keys_no_further_than_itself(make_stage, folders, disk):
    stage = make_stage(folders)
    disk.full = [folders.data]
    stage.app.play(sample_table(CARDS, 2, 1, persons=2))
    stage.app._keep()
    assert until(lambda: stage.app.saving.unsaved != "", stage.app.saving.changed)
    stage.app.closeNotice()
    quiet(stage)
    keys = Keys(stage)
    curtain = keys.focused
    for _ in range(6):
        keys.press(Key.Key_Tab)
        assert keys.focused is curtain


# --- the sign -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
@pytest.mark.parametrize("text", [100, 160])
def test_the_sign_covers_nothing_that_can_be_used(unsaved, size, text):
    unsaved.window.resize(*size)
    unsaved.app.preferences.from_dict({"text_size": text})
    towers = new_towers_table([SeatSetup("Ola", board="red"), SeatSetup("Max", board="blue")], 5)
    for screen in ("table", "title", "new-game", "settings", "towers"):
        if screen == "towers":
            unsaved.app.play(towers)
        elif screen != "table":
            unsaved.app.show(screen)
        unsaved.app.closeNotice()
        quiet(unsaved)
        sign = one(unsaved, "unsavedSign")
        place = on_screen(sign)
        assert QRectF(0, 0, *size).contains(place)
        for item in walk(unsaved.window.contentItem()):
            if item is not sign and item.activeFocusOnTab():
                assert not on_screen(item).intersects(place), (screen, item.objectName())


def on_screen(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_sign_is_said_in_the_chosen_language(unsaved, language):
    unsaved.app.preferences.from_dict({"language": language})
    quiet(unsaved)
    sign = one(unsaved, "unsavedSign")
    reason = texts().problems.reason("disk-full")
    assert spoken_name(sign) == texts().errors.save_write(reason)
    face = QAccessible.queryAccessibleInterface(sign)
    assert face.role() == QAccessible.Role.Button


def test_the_sign_tells_more_and_goes_when_all_is_saved(unsaved, disk):
    keys = Keys(unsaved)
    keys.go_to(one(unsaved, "unsavedSign"))
    keys.press(Key.Key_Return)
    assert asked_at_last(unsaved)
    assert [name for name in ANSWERS if seen(unsaved, name)] == ANSWERS[:2]
    disk.full = []
    keys.press(Key.Key_Return)
    assert unsaved.window.isVisible()
    assert until(lambda: unsaved.app.saving.unsaved == "", unsaved.app.saving.changed)
    quiet(unsaved)
    assert not seen(unsaved, "unsavedSheet")
    assert not seen(unsaved, "unsavedSign")
    assert keys.focused is not None
    assert keys.focused.isVisible()


def test_bots_that_think_less_are_told_at_the_table_until_they_think_again(make_stage):
    stage = make_stage()
    seats = [SeatSetup("Ola", board="red"), SeatSetup("Max", "bot", "hard", "blue")]
    stage.app.play(new_towers_table(seats, 5))
    stage.app.table_of("towers").flow.stop()  # or a bot that is asked now thinks as ever
    for weakened in (True, False):
        stage.driver._weaken(to=weakened)
        quiet(stage)
        assert bool(seen(stage, "botsSign")) == weakened
        if weakened:
            assert spoken_name(one(stage, "botsSign")) == texts().saving.bots()
            stage.app.preferences.from_dict({"language": "cs"})
            quiet(stage)
            assert spoken_name(one(stage, "botsSign")) == texts().saving.bots()
