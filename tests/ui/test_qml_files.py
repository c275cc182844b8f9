"""Every QML file loads; every screen shows without a warning, is named for screen readers, fits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from fort_desktop.content import load_cards
from fort_desktop.games.fort.cards import CardSet
from fort_desktop.ui import resources
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.preferences import THEMES
from fort_desktop.ui.shots import Scene, scenes, set_up
from tests.ui.robot import quiet, spoken_name, type_name, walk
from tests.ui.speaking import CODES

CARDS = load_cards()
FOLDER = resources.QML / "Fort"
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.qml"))
SCENES = [scene.name for scene in scenes()]
SIZES = ((1280, 720), (1366, 768), (1920, 1080))
CONTROLS = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.EditableText,
    QAccessible.Role.Grouping,
    QAccessible.Role.List,
    QAccessible.Role.Slider,
    QAccessible.Role.SpinBox,
    QAccessible.Role.ListItem,
    QAccessible.Role.Switch,
}


@cache
def scene(name: str) -> Scene:
    """A scene whose game is looked for once."""
    found = next(s for s in scenes() if s.name == name)
    make = found.game
    if make is None:
        return found
    table = make(CARDS)

    def ready(cards: CardSet) -> object:
        return table

    return Scene(found.name, found.screen, ready, found.act)  # type: ignore[arg-type]


def show(stage: Stage, name: str) -> None:
    set_up(stage, scene(name), CARDS)
    stage.app.table._pace.stop()  # a forced move would change the scene
    quiet(stage)


def test_all_files_are_in_the_module():
    listed = (FOLDER / "qmldir").read_text(encoding="utf-8")
    missing = [name for name in FILES if name not in listed and not name.startswith("gallery/")]
    assert missing == []


def test_every_file_loads(make_stage):
    engine = make_stage().engine
    for file in FILES:
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(FOLDER / file)))
        assert component.status() == QQmlComponent.Status.Ready, component.errorString()


# --- no warning ---------------------------------------------------------------------------------


@pytest.mark.parametrize("half", [0, 1])
def test_every_scene_shows_in_each_language_theme_and_size(make_stage, half):
    stage = make_stage()
    preferences = stage.app.preferences
    for n, name in enumerate(SCENES):
        if n % 2 != half:
            continue
        show(stage, name)
        for k, size in enumerate(SIZES):
            look = {"language": CODES[(n + k) % 3], "theme": THEMES[(n // 3 + k) % 3]}
            stage.window.resize(*size)
            preferences.from_dict(look | {"text_size": (100, 160, 80)[(n + k) % 3]})
            quiet(stage)


# --- screen readers -----------------------------------------------------------------------------


def spoken_tree(face: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield face
    for n in range(face.childCount()):
        child = face.child(n)
        if child is not None and not child.state().invisible:
            yield from spoken_tree(child)


def test_everything_usable_has_a_name_and_a_role(make_stage):
    stage = make_stage()
    for name in SCENES:
        show(stage, name)
        nameless = [
            f"{type_name(item)} {item.objectName()}"
            for item in walk(stage.window.contentItem())
            if usable(item) and not named(item)
        ]
        assert nameless == [], name
        met = list(spoken_tree(QAccessible.queryAccessibleInterface(stage.window)))
        assert len(met) >= 5
        silent = [
            (face.role().name, describe(face))
            for face in met[1:]
            if face.role() in CONTROLS and not face.text(QAccessible.Text.Name).strip()
        ]
        assert silent == [], name


def usable(item: QQuickItem) -> bool:
    if not item.isEnabled():
        return False
    return item.activeFocusOnTab() or bool(item.property("pickable") and item.property("usable"))


def named(item: QQuickItem) -> bool:
    face = QAccessible.queryAccessibleInterface(item)
    return face is not None and face.role() in CONTROLS and bool(spoken_name(item).strip())


def describe(face: QAccessibleInterface) -> str:
    thing = face.object()
    return f"{thing.metaObject().className()} {thing.objectName()}" if thing else ""


# --- texts fit ----------------------------------------------------------------------------------


def cut_texts(stage: Stage) -> list[str]:
    """Texts in sight that are cut off, elided or larger than the place they have."""
    found = []
    for item in walk(stage.window.contentItem()):
        if not item.inherits("QQuickText") or not str(item.property("text")):
            continue
        lines = max(1, item.property("lineCount"))
        line = item.property("contentHeight") / lines
        wide = item.property("contentWidth") > item.width() + 1.5 and item.width() > 0
        # The letters fill little more than half of a line's height.
        high = item.property("contentHeight") > item.height() + 0.45 * line and item.height() > 0
        cut = [
            word
            for word, so in (
                ("cut", item.property("truncated")),
                ("too wide", wide),
                ("too high", high),
            )
            if so
        ]
        if cut and item.opacity() > 0:
            found.append(f"{' '.join(cut)}: {item.property('text')!r} in {path_of(item)}")
    return found


def path_of(item: QQuickItem) -> str:
    names = []
    up: QQuickItem | None = item.parentItem()
    while up is not None and len(names) < 3:
        name = type_name(up)
        if not name.startswith("QQuick"):
            names.append(name)
        up = up.parentItem()
    return " < ".join(names)


@pytest.mark.parametrize(("size", "percent"), [((1366, 768), 100), ((1280, 720), 160)])
def test_no_text_is_cut(make_stage, size, percent):
    stage = make_stage(size=size)
    stage.app.preferences.from_dict({"text_size": percent})
    cut: dict[str, list[str]] = {}
    for name in SCENES:
        show(stage, name)
        for code in CODES:
            stage.app.preferences.from_dict({"language": code})
            quiet(stage)
            for text in cut_texts(stage):
                cut.setdefault(text, []).append(f"{name} {code}")
    assert not cut, "\n".join(f"{text}: {', '.join(where)}" for text, where in cut.items())
