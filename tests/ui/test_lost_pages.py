"""A page or a sheet that cannot be made is told once, and nobody is left on an empty screen."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.screen.screen import SCREEN as FORT
from fort_desktop.storage.autosave import Autosave
from fort_desktop.ui import resources
from fort_desktop.ui.app import Stage
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.robot import quiet
from tests.storage.samples import newest
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, call, walk
from tools.pictures.staging import sample_table

pytestmark = pytest.mark.qt_log_ignore(r"\.qml:")


@pytest.fixture
def pages(tmp_path, monkeypatch) -> Path:
    """Files of this test alone, which may be broken."""
    copied = Path(shutil.copytree(resources.QML, tmp_path / "qml"))
    monkeypatch.setattr(resources, "QML", copied)
    return copied


@pytest.fixture
def opened(make_stage, folders) -> Callable[[], Stage]:
    """A window of which it is expected that QML complains."""

    def make() -> Stage:
        stage = make_stage(folders)
        stage.engine.warnings.disconnect()
        stage.told = []
        stage.mishap.happened.connect(lambda: stage.told.append(stage.mishap.story))
        return stage

    return make


def sheets(stage: Stage) -> list[QQuickItem]:
    return [i for i in walk(stage.window.contentItem()) if i.objectName() == "mishapSheet"]


def half(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8")[:-3], encoding="utf-8")


def is_told_at_the_title(stage: Stage) -> bool:
    quiet(stage)
    return (stage.app.screen, stage.told, len(sheets(stage))) == (
        "title",
        [texts().errors.go_on()],
        1,
    )


@pytest.mark.parametrize("breaks", [Path.unlink, half])
@pytest.mark.parametrize(
    ("screen", "file"),
    [
        ("settings", "pages/SettingsPage.qml"),
        ("new-game", "newgame/SeatBoard.qml"),
    ],
)
def test_a_page_that_cannot_be_made_is_told_at_the_title(opened, pages, breaks, screen, file):
    breaks(pages / "Shared" / file)
    stage = opened()
    stage.app.show(screen)
    assert is_told_at_the_title(stage)
    Keys(stage).press(Key.Key_Escape)
    assert sheets(stage) == []
    assert stage.window.property("overlaid") == 0


def test_it_is_told_again_when_it_is_asked_for_again(opened, pages):
    (pages / "Shared/pages/SettingsPage.qml").unlink()
    stage = opened()
    for _ in range(2):
        stage.app.show("settings")
        assert is_told_at_the_title(stage)
        Keys(stage).press(Key.Key_Escape)
        stage.told.clear()


def test_a_table_that_cannot_be_shown_is_left_and_its_game_is_kept(opened, folders, monkeypatch):
    gone = QUrl.fromLocalFile(str(folders.data / "FortPage.qml"))
    monkeypatch.setattr(type(FORT), "table_page", gone)
    stage = opened()
    table = sample_table(CARDS, 2, 1)
    stage.app.play(table)
    assert is_told_at_the_title(stage)
    stage.app._services.wait(60)
    record = newest(Autosave(folders.autosaves))
    assert record is not None
    assert (record.key, record.moves) == (table.key, table.moves)


def test_a_title_that_cannot_be_made_is_told_and_the_window_stays_in_use(opened, pages):
    (pages / "Shared/pages/TitlePage.qml").unlink()
    stage = opened()
    quiet(stage)
    assert len(sheets(stage)) == 1
    keys = Keys(stage)
    keys.press(Key.Key_Escape)
    assert sheets(stage) == []
    keys.press(Key.Key_F1)
    quiet(stage)
    assert stage.window.property("overlaid") == 1


def test_a_sheet_that_cannot_be_made_is_told_each_time_it_is_asked_for(opened, pages):
    for name in ("AboutSheet", "HelpLines"):
        (pages / f"Shared/sheets/{name}.qml").unlink()
    stage = opened()
    for ask in (
        lambda: call(stage.window, "tellAbout"),
        lambda: Keys(stage).press(Key.Key_F1),
    ):
        for _ in range(2):
            ask()
            assert is_told_at_the_title(stage)
            Keys(stage).press(Key.Key_Escape)
            stage.told.clear()


def test_what_cannot_be_asked_is_told_before_the_window_closes(opened, pages, disk, folders):
    (pages / "Shared/sheets/UnsavedSheet.qml").unlink()
    stage = opened()
    disk.full = [folders.data]
    stage.app.play(sample_table(CARDS, 2, 1))
    quiet(stage)
    stage.window.close()
    quiet(stage)
    assert stage.window.isVisible()
    assert len(sheets(stage)) == 1
    assert stage.told == [stage.app.saving.unsaved]
    stage.window.close()
    assert not stage.window.isVisible()
    stage.app.saving.giveUp()


def test_where_the_sheet_that_would_tell_it_is_broken_too_the_title_comes_all_the_same(
    opened, pages
):
    for name in ("pages/SettingsPage", "sheets/MishapSheet"):
        half(pages / f"Shared/{name}.qml")
    stage = opened()
    stage.app.show("settings")
    assert not is_told_at_the_title(stage)
    assert (stage.app.screen, len(stage.told)) == ("title", 1)
    Keys(stage).press(Key.Key_F1)
    quiet(stage)
    assert stage.window.property("overlaid") == 1
