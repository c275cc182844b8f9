"""Saving elsewhere where the desktop has no dialog for it: a folder, a name, and what is wrong."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from fort_desktop.games.fort.play.adapter import new_table
from fort_desktop.play.record import to_record
from fort_desktop.play.table import SeatSetup
from fort_desktop.storage.saves import read_record
from fort_desktop.ui.bridge import elsewhere as elsewhere_module
from fort_desktop.ui.going_on import command
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.robot import quiet
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, until
from tests.ui.test_unsaved_sheet import ANSWERS, asked_at_last, one, seen, unsaved

__all__ = ["unsaved"]


@pytest.fixture
def place(unsaved, tmp_path, monkeypatch):
    """The folder of documents, after the question where to save."""
    documents = tmp_path / "documents"
    documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    monkeypatch.setattr(elsewhere_module, "_media", list)
    monkeypatch.setenv("HOME", str(tmp_path))
    unsaved.window.close()
    assert asked_at_last(unsaved)
    Mouse(unsaved.window).click(point_in(one(unsaved, "saveElsewhere")))
    quiet(unsaved)
    assert seen(unsaved, "placeSheet")
    return documents


def write(stage, text: str) -> None:
    """In place of what is in the field, which has the keys."""
    QTest.keyClick(stage.window, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    Keys(stage).write(text)


def proposed(stage) -> str:
    return str(stage.app._services.file_name(to_record(stage.app._played)))


def problem(stage) -> str:
    return str(one(stage, "placeProblem").property("text"))


def is_back(stage) -> bool:
    quiet(stage)
    return bool(seen(stage, "unsavedSheet")) and not seen(stage, "placeSheet")


def is_back_at_last(stage) -> bool:
    return asked_at_last(stage) and is_back(stage)


def test_enter_in_the_field_saves_under_the_proposed_name(unsaved, place):
    Keys(unsaved).press(Key.Key_Return)
    assert is_back_at_last(unsaved)
    file = place / proposed(unsaved)
    assert read_record(file).key == unsaved.app._played.key
    assert command(file) in one(unsaved, "outcome").property("text")
    assert [name for name in ANSWERS if seen(unsaved, name)] == ["stay"]
    assert unsaved.window.close()


@pytest.mark.parametrize(
    ("language", "day"),
    [("en", "6 May 2024"), ("cs", "6. května 2024"), ("pl", "6 maja 2024")],
)
def test_the_proposed_name_tells_game_people_and_day(make_app, folders, language, day):
    app = make_app(folders)
    app.preferences.from_dict({"language": language})
    seats = [
        SeatSetup("Žofie: 1/2?"),
        SeatSetup("Bot 2", "bot", "easy"),
        SeatSetup("Ola"),
        SeatSetup("Hráč 4", usual=True),
    ]
    record = to_record(new_table(CARDS, seats, 1))
    moment = record.model_copy(update={"saved_at": "2024-05-06T12:00:00+00:00"})
    assert app._services.file_name(moment) == f"Fort – Žofie 1 2, Ola – {day}.fortgame"
    nobody = moment.model_copy(update={"seats": moment.seats[1:2] + moment.seats[3:]})
    assert app._services.file_name(nobody) == f"Fort – {day}.fortgame"
    crowd = [moment.seats[0].model_copy(update={"name": "🐱" * 24})] * 4
    long = app._services.file_name(moment.model_copy(update={"seats": crowd}))
    assert long == f"Fort – {'🐱' * 24} – {day}.fortgame"


def test_the_proposed_name_is_free_in_each_folder(unsaved, place, tmp_path):
    elsewhere, usual = unsaved.app.saving.elsewhere, proposed(unsaved)
    Keys(unsaved).press(Key.Key_Escape)
    (place / usual).write_text("mine")
    other = usual.replace(".fortgame", " (2).fortgame")
    elsewhere._asked = ""  # as for another game
    elsewhere.begin()
    assert elsewhere.name == other
    home = next(n for n, (_, path) in enumerate(elsewhere._folders) if path == tmp_path)
    elsewhere.choose(home)
    assert elsewhere.name == usual
    elsewhere.choose(0)
    assert elsewhere.name == other
    elsewhere.write("ours")
    elsewhere.choose(home)
    assert elsewhere.name == "ours"
    assert elsewhere.proposed().toLocalFile() == str(place / other)


def test_a_path_and_the_home_folder_are_taken_as_they_are_meant(unsaved, place, tmp_path):
    stick = tmp_path / "a stick"
    stick.mkdir()
    for typed, file in (
        ("ours", place / "ours.fortgame"),
        ("~/mine.FortGame", tmp_path / "mine.FortGame"),
        (str(stick / "theirs.json"), stick / "theirs.json"),
        (str(stick), stick / proposed(unsaved)),
    ):
        write(unsaved, typed)
        assert str(file) in one(unsaved, "target").property("text")
    Keys(unsaved).press(Key.Key_Return)
    assert is_back_at_last(unsaved)
    assert [path.name for path in stick.iterdir()] == [proposed(unsaved)]


def test_esc_goes_back_to_the_question_and_to_its_button(unsaved, place):
    Keys(unsaved).press(Key.Key_Escape)
    assert is_back_at_last(unsaved)
    assert Keys(unsaved).focused.objectName() == "saveElsewhere"
    assert list(place.iterdir()) == []


def test_tab_goes_round_and_all_has_a_name(unsaved, place):
    keys = Keys(unsaved)
    met = []
    for _ in range(5):
        keys.press(Key.Key_Tab)
        assert spoken_name(keys.focused)
        met.append(keys.focused.objectName() or keys.focused.parentItem().objectName())
    assert met[:3] == ["save", "back", "closeSheet"]
    assert keys.focused.property("activeFocus")
    face = QAccessible.queryAccessibleInterface(keys.focused)
    assert face.role() == QAccessible.Role.EditableText
    keys.press(Key.Key_Backtab, Key.Key_Right)
    assert unsaved.app.saving.elsewhere.place == 1


def test_a_file_that_is_there_is_replaced_by_a_button_only(unsaved, place):
    file = place / proposed(unsaved)
    file.write_text("mine")
    keys = Keys(unsaved)
    for _ in range(3):
        keys.press(Key.Key_Return)
        quiet(unsaved)
    assert file.read_text() == "mine"
    assert problem(unsaved) == texts().saving.taken(file.name)
    Mouse(unsaved.window).click(point_in(one(unsaved, "save")))
    assert file.read_text() == "mine"
    Mouse(unsaved.window).click(point_in(one(unsaved, "replace")))
    assert is_back_at_last(unsaved)
    assert read_record(file).key == unsaved.app._played.key


def test_what_went_wrong_is_said_and_mended_in_the_field(unsaved, place, disk):
    keys = Keys(unsaved)
    disk.full.append(place)
    keys.press(Key.Key_Return)
    quiet(unsaved)
    say, reason = texts().saving, texts().problems.reason
    assert problem(unsaved) == say.not_there_either(proposed(unsaved), reason("disk-full"))
    write(unsaved, "slip/ours")
    assert not seen(unsaved, "placeProblem")
    keys.press(Key.Key_Return)
    quiet(unsaved)
    assert problem(unsaved) == say.not_there_either("ours.fortgame", reason("not-found"))
    assert list(place.iterdir()) == []
    write(unsaved, " ")
    keys.press(Key.Key_Return)
    quiet(unsaved)
    assert problem(unsaved) == say.no_name()
    disk.full.remove(place)
    write(unsaved, "ours")
    keys.press(Key.Key_Return)
    assert is_back_at_last(unsaved)
    assert (place / "ours.fortgame").exists()


def test_a_slow_place_is_waited_for_and_the_window_goes_on(unsaved, place, disk):
    disk.slow.append(place)
    Keys(unsaved).press(Key.Key_Return)
    quiet(unsaved)
    assert unsaved.app.saving.elsewhere.working
    assert unsaved.app.saving.pending
    Keys(unsaved).press(Key.Key_Escape)
    assert is_back(unsaved)
    assert one(unsaved, "unsavedSheet").property("told") == texts().saving.placing()
    assert not unsaved.window.close()
    disk.free.set()
    saving = unsaved.app.saving
    assert until(lambda: not saving.pending, saving.changed)
    quiet(unsaved)
    assert str(place) in one(unsaved, "outcome").property("text")
    assert unsaved.window.isVisible()


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_all_of_it_is_in_the_chosen_language(unsaved, place, language):
    def words() -> set[str]:
        items = (one(unsaved, name) for name in ("save", "back", "placeSheet"))
        return {spoken_name(item) for item in items} | set(unsaved.app.saving.elsewhere.places)

    english = words()
    Keys(unsaved).press(Key.Key_Escape)
    unsaved.app.preferences.from_dict({"language": language})
    assert asked_at_last(unsaved)
    Mouse(unsaved.window).click(point_in(one(unsaved, "saveElsewhere")))
    quiet(unsaved)
    assert not english & words()
    assert unsaved.app.saving.elsewhere.name == proposed(unsaved)


def test_the_dialog_of_a_desktop_that_has_one_is_kept(unsaved, tmp_path, monkeypatch):
    monkeypatch.setattr(elsewhere_module.Elsewhere, "stands_in", lambda *_: False)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    unsaved.window.close()
    assert asked_at_last(unsaved)
    Mouse(unsaved.window).click(point_in(one(unsaved, "saveElsewhere")))
    dialog = unsaved.window.findChild(elsewhere_module.QObject, "chooser").property("item")
    assert until(lambda: dialog.property("visible"), dialog.visibleChanged)
    assert not seen(unsaved, "placeSheet")
    assert dialog.property("selectedFile").toLocalFile() == str(tmp_path / proposed(unsaved))
    dialog.reject()
    unsaved.window.requestActivate()
    quiet(unsaved)
    assert Keys(unsaved).focused.objectName() == "saveElsewhere"


def test_a_game_saved_meanwhile_needs_no_place_any_more(unsaved, place, disk):
    disk.full = []
    unsaved.app.saving._again()
    assert until(lambda: unsaved.app.saving.lost == 0, unsaved.app.saving.changed)
    assert is_back_at_last(unsaved)
    assert Keys(unsaved).focused.objectName() == "leaveSaved"
    assert list(place.iterdir()) == []
