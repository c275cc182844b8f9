"""The window closes while games are being written, or cannot be: what it says, and what then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from fort_desktop.play.playing_on import play_until
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.robot import quiet
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, until
from tests.ui.test_unsaved_sheet import ANSWERS, asked, asked_at_last, one, seen, unsaved
from tools.pictures.staging import asked as must
from tools.pictures.staging import sample_table, staged

__all__ = ["unsaved"]


def answers(stage) -> list[str]:
    return [name for name in [*ANSWERS, "leaveSaved"] if seen(stage, name)]


@pytest.fixture
def writing(make_stage, folders, disk):
    """A game has been decided in, and the disk has not answered yet."""
    stage = make_stage(folders)
    stage.app.play(staged(CARDS, 2, must("play", least=4, from_round=2)))
    stage.app._services.wait(60)
    disk.slow = [folders.data]
    decide(stage)
    return stage


def decide(stage) -> None:
    """A decision is made, and its saving begins."""
    before = stage.app._played.number
    play_until(stage.app._played, lambda table: table.number > before)
    stage.app._keep()


# --- while it is being written ------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_closing_waits_for_what_is_being_written_and_then_ends_by_itself(writing, disk, language):
    writing.app.preferences.from_dict({"language": language})
    assert not writing.window.close()
    assert asked(writing)
    assert answers(writing) == ["stay"]
    assert one(writing, "unsavedSheet").property("told") == texts().saving.closing()
    disk.free.set()
    assert until(lambda: not writing.window.isVisible(), writing.window.visibleChanged)


def test_who_stays_while_it_is_being_written_is_not_sent_away_later(writing, disk):
    writing.window.close()
    assert asked(writing)
    Keys(writing).press(Key.Key_Return)
    assert not seen(writing, "unsavedSheet")
    disk.free.set()
    assert until(lambda: not writing.app.saving.pending, writing.app.saving.changed)
    quiet(writing)
    assert writing.window.isVisible()


def test_a_failure_after_a_while_asks_with_its_reason(writing, disk, folders):
    disk.full = [folders.data]
    writing.window.close()
    assert asked(writing)
    disk.free.set()
    assert until(lambda: not writing.app.saving.pending, writing.app.saving.changed)
    assert asked(writing)
    assert answers(writing) == ANSWERS
    assert Keys(writing).focused.objectName() == "tryAgain"
    reason = texts().problems.reason("disk-full")
    assert reason in one(writing, "unsavedSheet").property("spoken")


def test_a_disk_that_never_answers_can_be_left(writing):
    writing.window.close()
    assert asked(writing)
    saving = writing.app.saving
    saving._long.setInterval(1)
    assert until(lambda: saving.long, saving.changed)
    quiet(writing)
    assert answers(writing) == ["leaveWithout", "stay"]
    assert one(writing, "unsavedSheet").property("told") == texts().saving.slow()


# --- what would be lost -------------------------------------------------------------------------


def test_a_game_of_which_there_is_an_older_record_loses_its_last_decisions_only(
    writing, disk, folders
):
    disk.free.set()
    disk.full = [folders.data]
    decide(writing)
    writing.app._services.wait(60)
    assert not writing.app.saving.look()
    assert writing.app.saving.question == texts().saving.question_since()


def test_a_game_that_was_never_saved_is_lost_as_a_whole(unsaved):
    assert not unsaved.app.saving.look()
    assert unsaved.app.saving.question == texts().saving.question(1)


# --- the answers --------------------------------------------------------------------------------


def test_trying_again_in_vain_says_so_each_time(unsaved):
    unsaved.window.close()
    assert asked_at_last(unsaved)
    told = []
    line = unsaved.window.findChild(QObject, "outcome")
    line.textChanged.connect(lambda: told.append(line.property("text")))
    for _ in range(2):
        Mouse(unsaved.window).click(point_in(one(unsaved, "tryAgain")))
        assert asked_at_last(unsaved)
    first, second = filter(None, told)
    start = texts().saving.tried("@").split("@")[0]
    assert first.startswith(start)
    assert second.startswith(start)
    assert seen(unsaved, "outcome")


def test_esc_answers_the_question_before_it_closes_a_notice(unsaved):
    unsaved.app._set_notice("One more thing.")
    before = unsaved.app._played.number
    unsaved.window.close()
    assert asked_at_last(unsaved)
    keys = Keys(unsaved)
    keys.press(Key.Key_Escape)
    quiet(unsaved)
    assert not seen(unsaved, "unsavedSheet")
    assert unsaved.app.notice
    keys.press(Key.Key_Escape)
    assert unsaved.app.notice == ""
    assert unsaved.app._played.number == before


# --- notices ------------------------------------------------------------------------------------


@pytest.mark.parametrize("signed", [True, False])
def test_a_notice_goes_by_itself_only_where_a_sign_says_it_too(unsaved, signed):
    sentence = unsaved.app.saving.unsaved if signed else "One more thing."
    unsaved.app._set_notice(sentence)
    quiet(unsaved)
    timer = unsaved.window.findChild(QObject, "noticeTimer")
    assert timer.property("interval") == 10_000
    assert timer.property("running") == signed
    if signed:
        timer.setProperty("interval", 1)
        assert until(lambda: unsaved.app.notice == "", unsaved.app.noticeChanged)
        assert spoken_name(one(unsaved, "unsavedSign")) == sentence


def test_a_game_with_everything_saved_closes_without_a_question(make_stage, folders):
    stage = make_stage(folders)
    stage.app.play(sample_table(CARDS, 2, 1))
    assert stage.window.close()
