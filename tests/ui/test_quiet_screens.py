"""The quiet screens by keyboard alone, and as a screen reader hears them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QSignalSpy, QTest

from fort_desktop.contract.kits import adapters
from fort_desktop.ui import resources
from fort_desktop.ui.bridge.left_games import LeftGames
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.bridge.preferences import Preferences
from fort_desktop.ui.module import prepare
from tests.ui.hands import pump, type_name, walk
from tools.pictures.staging import towers_table

Show = Callable[..., QQuickView]
USABLE = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.RadioButton,
    QAccessible.Role.SpinBox,
}


@pytest.fixture
def show(qapp: object) -> Iterator[Show]:
    views: list[QQuickView] = []
    kept: list[dict[str, Any]] = []  # the bridges outlive their view

    def make(screen: str, **data: Any) -> QQuickView:
        kept.append(data)
        view = QQuickView()
        views.append(view)
        prepare(view.engine())
        view.setInitialProperties(data)
        view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        view.resize(1366, 768)
        view.setSource(QUrl.fromLocalFile(str(next(resources.QML.rglob(screen)))))
        assert view.errors() == []
        view.show()
        view.requestActivate()
        view.rootObject().forceActiveFocus()
        assert QTest.qWaitForWindowActive(view)
        return view

    yield make
    for view in views:
        shiboken6.delete(view)


def press(view: QQuickView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def heard(item: QQuickItem | None) -> str:
    reader = QAccessible.queryAccessibleInterface(item) if item is not None else None
    return "" if reader is None else reader.text(QAccessible.Text.Name)


def usable(item: QQuickItem) -> Iterator[QQuickItem]:
    """Every visible item that can be used, with all below it."""
    if not item.isVisible():
        return
    reader = QAccessible.queryAccessibleInterface(item)
    if reader is not None and reader.role() in USABLE:
        yield item
    for child in item.childItems():
        yield from usable(child)


def stops(view: QQuickView) -> list[str]:
    """What Tab comes by, until it is back at the start."""
    names: list[str] = []
    while len(names) < 60:
        press(view, Qt.Key.Key_Tab)
        name = heard(view.activeFocusItem())
        if name in names[:1] and len(names) > 1:
            break
        names.append(name)
    return names


def test_title_by_arrows_and_enter(show: Show) -> None:
    games = LeftGames(adapters())
    games.leave(towers_table(2, 1))
    view = show("TitleScreen.qml", games=games, version="1")
    assert heard(view.activeFocusItem()).startswith("Continue. 5")
    fresh = QSignalSpy(view.rootObject().newGame)
    press(view, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert fresh.count() == 1
    press(view, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert heard(view.activeFocusItem()) == "Quit"


def test_title_without_a_game_offers_a_new_one(show: Show) -> None:
    view = show("TitleScreen.qml", games=LeftGames(adapters()), version="1")
    assert heard(view.activeFocusItem()) == "New game"
    assert "Continue" not in {heard(item) for item in usable(view.rootObject())}


def test_enter_starts_the_usual_game(show: Show) -> None:
    setup = NewGameSetup()
    view = show("NewGameScreen.qml", setup=setup)
    started = QSignalSpy(setup.start)
    press(view, Qt.Key.Key_Return)
    assert started.count() or started.wait(30_000), "once it has said that it was pressed"
    assert started.count() == 1


def test_all_of_the_new_game_is_reached_by_tab(show: Show) -> None:
    setup = NewGameSetup()
    view = show("NewGameScreen.qml", setup=setup)
    names = stops(view)
    for wanted in ("Back", "2", "Name", "Person", "Red board", "Medium", "Draft", "Repeat a deal"):
        assert wanted in names


def test_arrows_choose_the_players(show: Show) -> None:
    setup = NewGameSetup()
    view = show("NewGameScreen.qml", setup=setup)
    while heard(view.activeFocusItem()) != "2":
        press(view, Qt.Key.Key_Tab)
    press(view, Qt.Key.Key_Right)
    assert setup.rowCount() == 3
    assert heard(view.activeFocusItem()) == "3"


def test_settings_change_at_once(show: Show) -> None:
    preferences = Preferences()
    view = show("SettingsScreen.qml", preferences=preferences)
    while heard(view.activeFocusItem()) != "English":
        press(view, Qt.Key.Key_Tab)
    press(view, Qt.Key.Key_Right)
    assert preferences.property("language") == "cs"
    while heard(view.activeFocusItem()) != "Text size":
        press(view, Qt.Key.Key_Tab)
    press(view, Qt.Key.Key_End)
    assert preferences.property("textSize") == 160
    press(view, Qt.Key.Key_Left)
    assert preferences.property("textSize") == 150


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 810), (1600, 900), (1920, 1080)])
def test_the_settings_fit_side_by_side(show: Show, size: tuple[int, int]) -> None:
    view = show("SettingsScreen.qml", preferences=Preferences())
    view.resize(*size)
    pump()
    [words, moves] = [item for item in walk(view.rootObject()) if type_name(item) == "FormGroup"]
    [page] = [item for item in walk(view.rootObject()) if item.inherits("QQuickFlickable")]
    assert words.y() == moves.y()
    assert words.x() + words.width() < moves.x()
    assert not page.property("interactive"), "there is nothing to scroll"


def test_escape_leads_back(show: Show) -> None:
    view = show("SettingsScreen.qml", preferences=Preferences())
    back = QSignalSpy(view.rootObject().back)
    press(view, Qt.Key.Key_Escape)
    assert back.count() == 1


@pytest.mark.parametrize("screen", ["TitleScreen.qml", "NewGameScreen.qml", "SettingsScreen.qml"])
def test_whatever_can_be_used_has_a_name(show: Show, screen: str) -> None:
    data: dict[str, Any] = {
        "TitleScreen.qml": {"games": LeftGames(adapters()), "version": "1"},
        "NewGameScreen.qml": {"setup": NewGameSetup()},
        "SettingsScreen.qml": {"preferences": Preferences()},
    }[screen]
    found = list(usable(show(screen, **data).rootObject()))
    assert found
    assert [item for item in found if not heard(item)] == []
