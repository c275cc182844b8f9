"""What the app says of itself: over everything, with the licence of each part to read."""

from __future__ import annotations

import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtQuick import QQuickItem

from fort_desktop import __version__, builds
from fort_desktop.games.towers.screen.screen import TowersScreen
from fort_desktop.ui.app import Stage
from fort_desktop.ui.arrival import Arrival
from fort_desktop.ui.bridge.about import About
from fort_desktop.ui.game_screen import Printed
from fort_desktop.ui.licences import PARTS, paragraphs, shown
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS, open_at
from tests.ui.hands import Key, Keys, Mouse, call, control, point_in, spoken_name, until, walk
from tests.ui.speaking import CODES
from tools.pictures.staging import sample_table

NAMES = {
    "en": "About Fort Desktop",
    "cs": "O\u00a0aplikaci Fort Desktop",
    "pl": "O\u00a0aplikacji Fort Desktop",
}


def named(stage: Stage, name: str) -> QQuickItem | None:
    """The topmost thing in sight that is called so."""
    found = [i for i in walk(stage.window.contentItem()) if i.objectName() == name]
    return found[-1] if found else None


def texts(stage: Stage) -> list[str]:
    """All that the sheet says."""
    sheet = named(stage, "about")
    assert sheet is not None
    found = (i for i in walk(sheet) if i.inherits("QQuickText"))
    return [str(item.property("text")) for item in found]


@pytest.fixture
def told(make_stage) -> Stage:
    """The sheet is open over the settings."""
    stage = make_stage()
    stage.app.show("settings")
    quiet(stage)
    call(stage.window, "tellAbout")
    quiet(stage)
    return stage


# --- ways to it ---------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_settings_lead_to_it_and_back(make_stage, way):
    stage = make_stage()
    stage.app.show("settings")
    quiet(stage)
    keys, button = Keys(stage), control(stage, "About")
    if way == "mouse":
        Mouse(stage.window).click(point_in(button))
    else:
        keys.go_to(button)
        keys.press(Key.Key_Return)
    quiet(stage)
    assert spoken_name(named(stage, "about")) == "About Fort Desktop"
    assert keys.focused.objectName() == "closeSheet"
    assert (keys.ring() is None) == (way == "mouse"), "the ring is for who uses keys"
    keys.press(Key.Key_Escape)
    assert named(stage, "about") is None
    assert button.hasActiveFocus()
    assert stage.app.screen == "settings"


def test_the_version_on_the_title_leads_to_it(make_stage):
    stage = make_stage()
    quiet(stage)
    keys, edition = Keys(stage), named(stage, "edition")
    keys.go_to(edition)
    keys.press(Key.Key_Return)
    quiet(stage)
    assert named(stage, "about") is not None
    keys.press(Key.Key_Escape)
    assert edition.hasActiveFocus()
    Mouse(stage.window).click(point_in(edition))
    assert named(stage, "about") is not None


@pytest.mark.parametrize("screen", ["title", "new-game", "table"])
def test_the_help_leads_to_it_and_stays_open_behind(make_stage, screen):
    stage = make_stage()
    if screen == "table":
        open_at(stage, "play", least=3)
    else:
        stage.app.show(screen)
    quiet(stage)
    keys = Keys(stage)
    before = keys.focused
    keys.press(Key.Key_F1, Key.Key_Backtab)
    assert spoken_name(keys.focused) == "About"
    keys.press(Key.Key_Return)
    quiet(stage)
    assert named(stage, "about") is not None
    keys.press(Key.Key_F1)
    assert named(stage, "about") is not None, "the help does not close under it"
    keys.press(Key.Key_Escape)
    assert named(stage, "about") is None
    assert spoken_name(keys.focused) == "About"
    keys.press(Key.Key_Escape)
    assert keys.focused is before


def test_a_second_quick_press_in_the_help_does_not_close_it_again(make_stage, monkeypatch):
    stage = make_stage()
    keys = Keys(stage)
    keys.press(Key.Key_F1, Key.Key_Backtab)
    quiet(stage)
    monkeypatch.setattr(Arrival, "moment", 60_000)
    keys.press(Key.Key_Return)
    keys.press(Key.Key_Return)
    assert named(stage, "about") is not None


def test_the_curtain_closes_it(make_stage):
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 3, 5, persons=3))
    curtain = stage.app.table_of("fort").curtain
    curtain.open()
    quiet(stage)
    call(stage.window, "tellAbout")
    assert named(stage, "about") is not None
    stage.app.goBack("table")
    assert until(lambda: bool(curtain.down), curtain.changed)
    assert named(stage, "about") is None


def test_nothing_of_it_is_made_before_somebody_asks(make_stage):
    stage = make_stage()
    stage.app.show("settings")
    quiet(stage)
    hidden = [i.objectName() for i in walk(stage.window.contentItem(), hidden=True)]
    assert "about" not in hidden
    assert stage.app._about is None


# --- what it says -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", CODES)
def test_it_names_version_printed_games_and_the_folders_of_qt(make_stage, language):
    stage = make_stage(language=language)
    call(stage.window, "tellAbout")
    quiet(stage)
    said = "\n".join(texts(stage))
    names = ("Grant Rodiek", "Nick Brachmann", "Leder Games", "Kasper Lapp", "Deep Print Games")
    for word in (NAMES[language], __version__, "Fort: Cats & Dogs", "5 Towers", *names, "LGPL"):
        assert word in said
    qt, pyside, shiboken = stage.app.about.qtFolders
    assert list(Path(qt).glob("*Qt6Core*")), "elsewhere than on Linux there are but two folders"
    assert list(Path(pyside).glob("*pyside6*"))
    assert list(Path(shiboken).glob("*shiboken6*"))
    assert f"{qt}\n{pyside}\n{shiboken}" in texts(stage)


@pytest.mark.parametrize("inner", ["PySide6/Qt/lib", "PySide6"], ids=["linux", "windows"])
def test_in_a_frozen_app_the_folders_of_qt_are_those_beside_the_program(
    tmp_path, monkeypatch, inner
):
    for module in (PySide6, shiboken6):
        name = module.__name__
        (tmp_path / name).mkdir()
        monkeypatch.setattr(module, "__file__", str(tmp_path / name / "__init__.pyc"))
    (tmp_path / inner).mkdir(parents=True, exist_ok=True)
    folders = dict.fromkeys((inner, "PySide6", "shiboken6"))
    assert About().qtFolders == [str(tmp_path / folder) for folder in folders]


@pytest.mark.parametrize("language", CODES)
def test_it_says_where_the_sources_of_exactly_this_qt_are(make_stage, language):
    stage = make_stage(language=language)
    call(stage.window, "tellAbout")
    quiet(stage)
    (said,) = (text for text in texts(stage) if "download.qt.io" in text)
    version = stage.app.about.qtVersion
    assert f"/qt/{version.rpartition('.')[0]}/{version}/" in said
    assert f"/pyside6/PySide6-{version}-src/" in said
    assert "%" not in said


@pytest.mark.parametrize("compiled", [True, False])
def test_it_says_which_build_of_the_rules_runs(make_stage, monkeypatch, compiled):
    monkeypatch.setattr(builds, "compiled", lambda: compiled)
    stage = make_stage()
    call(stage.window, "tellAbout")
    quiet(stage)
    assert f"Version {__version__}{' (fast build)' if compiled else ''}" in texts(stage)


def test_a_game_says_itself_which_printed_game_it_is(make_stage, monkeypatch):
    monkeypatch.setattr(TowersScreen, "printed", (Printed("Heaps", ("Ann", "Bo"), "Dune"),))
    stage = make_stage()
    call(stage.window, "tellAbout")
    quiet(stage)
    assert "Heaps: by Ann, Bo, published by Dune" in texts(stage)


def test_every_part_is_named_with_its_licence_and_whoever_holds_the_rights(told):
    said = texts(told)
    for n, part in enumerate(shown()):
        row = named(told, f"licence{n}")
        assert {part.name, part.holder} <= set(said)
        heard = spoken_name(row)
        assert heard.startswith(f"{part.name}. {part.licence}. {part.holder}")
        assert heard.endswith("only for building") == part.building


def test_a_frozen_app_names_all_that_it_carries(make_stage, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    stage = make_stage()
    call(stage.window, "tellAbout")
    quiet(stage)
    keys = Keys(stage)
    assert {part.name for part in PARTS} <= set(texts(stage))
    n, part = next((n, part) for n, part in enumerate(PARTS) if part.name == "PyInstaller")
    keys.go_to(named(stage, f"licence{n}"))
    keys.press(Key.Key_Return)
    quiet(stage)
    said = texts(stage)
    assert said[: len(paragraphs(part)) + 2][2:] == paragraphs(part)


def test_another_language_is_spoken_at_once(told):
    for code, name in NAMES.items():
        told.app.preferences.from_dict({"language": code})
        assert spoken_name(named(told, "about")) == name
        assert name in texts(told)


# --- reading a licence --------------------------------------------------------------------------


def test_each_licence_is_read_in_full_and_esc_leads_back_to_its_part(told):
    keys = Keys(told)
    for n, part in enumerate(shown()):
        row = named(told, f"licence{n}")
        keys.go_to(row)
        keys.press(Key.Key_Return)
        quiet(told)
        assert keys.focused.objectName() == "backToParts"
        keys.check_focus()
        read = [part.name, f"{part.licence} – {part.holder}", *paragraphs(part)]
        assert texts(told)[: len(read)] == read
        keys.press(Key.Key_Escape)
        assert named(told, "about") is not None
        assert row.hasActiveFocus()
        keys.check_focus()


def test_a_long_licence_is_read_by_arrows_pages_and_to_its_end(told):
    keys = Keys(told)
    keys.go_to(named(told, "licence1"))
    keys.press(Key.Key_Return)
    quiet(told)
    pages = [i for i in walk(named(told, "about")) if i.inherits("QQuickFlickable")]
    (page,) = (page for page in pages if page.property("interactive"))
    end = page.property("contentHeight") - page.height()

    def at(key: Key) -> float:
        keys.press(key)
        return page.property("contentY")

    assert 0 < at(Key.Key_Down) < at(Key.Key_PageDown) < at(Key.Key_End)
    assert page.property("contentY") == pytest.approx(end)
    assert at(Key.Key_Home) == pytest.approx(0)
    assert keys.focused.objectName() == "backToParts"


def test_tab_goes_round_the_parts_and_back_to_the_cross(told):
    keys, met = Keys(told), []
    for _ in range(len(shown()) + 1):
        met.append(keys.focused.objectName())
        keys.press(Key.Key_Tab)
    assert met == ["closeSheet", *(f"licence{n}" for n in range(len(shown())))]
    assert keys.focused.objectName() == "closeSheet"
    keys.press(Key.Key_Backtab)
    assert keys.focused.objectName() == met[-1]


def test_arrows_go_from_part_to_part_as_they_lie(told):
    keys = Keys(told)
    first = named(told, "licence0")
    keys.go_to(first)
    keys.press(Key.Key_Right)
    assert keys.focused.objectName() == "licence1"
    keys.press(Key.Key_Left, Key.Key_Down)
    below = keys.focused
    assert below.x() == first.x()
    assert below.y() > first.y()
    keys.check_focus()
    keys.press(Key.Key_Up)
    assert first.hasActiveFocus()


def test_a_click_on_the_sheet_leaves_it_open_and_one_beside_it_closes_it(told):
    mouse = Mouse(told.window)
    row = named(told, "licence1")
    mouse.click(point_in(row) - QPoint(0, round(row.height() / 2) + 4))
    assert named(told, "about") is not None
    mouse.click(point_in(row))
    quiet(told)
    mouse.click(point_in(named(told, "backToParts")))
    quiet(told)
    assert named(told, "licence1") is not None
    mouse.click(QPoint(9, 9))
    assert named(told, "about") is None


def test_it_opens_at_its_beginning_each_time(told):
    keys = Keys(told)
    keys.go_to(named(told, f"licence{len(shown()) - 1}"))
    keys.press(Key.Key_Return, Key.Key_Escape, Key.Key_Escape)
    assert named(told, "about") is None
    call(told.window, "tellAbout")
    quiet(told)
    top = next(i for i in walk(named(told, "about")) if str(i.property("text")).startswith("Vers"))
    assert 0 < point_in(top).y() < told.window.height() / 2


# --- the icon of the window ---------------------------------------------------------------------


def test_the_window_has_an_icon_for_title_bar_and_task_switcher(make_stage):
    QGuiApplication.setWindowIcon(QIcon())
    make_stage()
    sizes = {size.width() for size in QGuiApplication.windowIcon().availableSizes()}
    assert {16, 32, 48, 256} <= sizes
