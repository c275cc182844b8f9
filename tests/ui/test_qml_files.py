"""Every QML file loads; every screen shows without a warning, is named for screen readers, fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from fort_desktop.contract.kits import ids
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.ui import resources
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.preferences import SHOWN
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.robot import quiet
from tests.ui.hands import spoken_name, type_name, walk
from tests.ui.speaking import CODES
from tools.pictures.scenes import Scene, scenes
from tools.pictures.shots import README, acted, set_up

CARDS = frozen_cards()
MODULES = [path.parent for path in sorted(resources.PACKAGE.rglob("qml/*/qmldir"))]
FILES = [path for folder in MODULES for path in sorted(folder.rglob("*.qml"))]
SCENES = [scene.name for scene in scenes() if not scene.looks]  # every look is tried on them
BRIEF = ("title-left", "new-game-towers", "scoring-towers")  # they differ little from others
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

    def ready(cards: CardSet) -> FortTable:
        return table

    return replace(found, game=ready)


@contextmanager
def shown(stage: Stage, name: str) -> Iterator[None]:
    set_up(stage, scene(name), CARDS)
    stage.app.table_of("fort").flow._pace.stop()  # a forced move would change the scene
    quiet(stage)
    with acted(stage, scene(name)):
        quiet(stage)
        yield


def test_all_files_are_in_their_module():
    assert {folder.name for folder in MODULES} == {"Shared", "Fort", "Towers"}
    for folder in MODULES:
        found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.qml")}
        lines = (folder / "qmldir").read_text(encoding="utf-8").splitlines()
        assert {line.split()[-1] for line in lines if line.endswith(".qml")} == found


def test_a_folder_of_files_can_be_looked_over():
    for folder in {path.parent for path in FILES}:
        assert len(list(folder.glob("*.qml"))) <= 20, folder


def test_a_module_imports_what_is_shared_and_itself():
    for folder in MODULES:
        for path in folder.rglob("*.qml"):
            own = set(re.findall(r"^import (\w+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
            assert own <= {"QtQuick", "Shared", folder.name}, path


def test_nothing_is_put_off_that_would_be_done_after_its_owner_has_gone():
    code = {path.name: re.sub(r"//.*", "", path.read_text("utf-8")) for path in FILES}
    assert [name for name, text in code.items() if "Qt.callLater" in text] == []


def test_nothing_is_counted_when_it_goes():
    """By then QML may have cleared away what it was: see `Motion.report`."""
    going = re.compile(r"Component\.onDestruction: (\{[^}]*\}|.*)")
    done = {path.name: going.findall(path.read_text("utf-8")) for path in FILES}
    assert any(done.values())
    counting = re.compile(r"\+\+|--|[+-]=")
    assert [name for name, texts in done.items() if counting.search("".join(texts))] == []


def test_every_file_loads(make_stage):
    stage = make_stage()
    for game in ids():
        stage.app.table_of(game)  # its types come with it
    engine = stage.engine
    for file in FILES:
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(file)))
        assert component.status() == QQmlComponent.Status.Ready, component.errorString()


def test_the_readme_shows_scenes():
    assert set(README) <= set(SCENES)
    text = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert all(f"docs/pictures/{name}.webp" in text for name in README.values())


# --- every scene ---------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("half", [0, pytest.param(1, marks=pytest.mark.no_cover)])
def test_every_scene_in_each_language_theme_and_size(make_stage, half):
    """No warning, no text that is cut, and a name and a role for everything that can be used."""
    stage = make_stage()
    wrong: dict[str, list[str]] = {}
    for n, name in enumerate(SCENES):
        if n % 2 != half:
            continue
        stage.app.show("title")  # nothing that is left is laid out anew
        put_on(stage, looks(n)[0])
        with shown(stage, name):
            for found in nameless(stage):
                wrong.setdefault(f"without a name: {found}", []).append(name)
            for look in looks(n)[2:4] if name.startswith(BRIEF) else looks(n):
                put_on(stage, look)
                quiet(stage)
                for text in cut_texts(stage):
                    wrong.setdefault(text, []).append(f"{name} {look}")
    assert not wrong, "\n".join(f"{what}: {where}" for what, where in wrong.items())


class Look(NamedTuple):
    """How the window looks."""

    size: tuple[int, int]
    language: str
    theme: str
    text_size: int


def looks(n: int) -> list[Look]:
    """Each theme and size at normal text, in three languages, and these at the largest.

    The largest text, which needs the room of a small window, takes over the last look of normal
    text, so that less is laid out anew.
    """
    small, others = SIZES[n % 2], [size for size in SIZES if size != SIZES[n % 2]]
    sizes = (others[n // 2 % 2], others[n // 2 % 2 - 1], small)
    themes = [SHOWN[(n // 4 + k) % 3] for k in range(3)]
    languages = [CODES[(n + k) % len(CODES)] for k in range(3)]
    normal = [Look(*look, 100) for look in zip(sizes, languages, themes, strict=True)]
    return normal + [Look(small, code, themes[-1], 160) for code in reversed(languages)]


def put_on(stage: Stage, look: Look) -> None:
    stage.window.resize(*look.size)
    stage.app.preferences.from_dict(
        {"language": look.language, "theme": look.theme, "text_size": look.text_size}
    )


def test_every_look_of_a_scene_is_tried():
    every = [looks(n) for n in range(len(SCENES))]
    for tried in every:
        assert {look.size for look in tried} == set(SIZES)
        assert {look.theme for look in tried} == set(SHOWN)
        for text_size in (100, 160):
            assert len({k.language for k in tried if k.text_size == text_size}) == 3
    normal = [look for tried in every for look in tried if look.text_size == 100]
    for one, other in combinations(range(3), 2):
        assert len({(look[one], look[other]) for look in normal}) >= 9
    large = {look[:2] for tried in every for look in tried if look.text_size == 160}
    assert large == set(product(SIZES[:2], CODES))


# --- screen readers -----------------------------------------------------------------------------


def spoken_tree(face: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield face
    for n in range(face.childCount()):
        child = face.child(n)
        if child is not None and not child.state().invisible:
            yield from spoken_tree(child)


def nameless(stage: Stage) -> list[str]:
    """What can be used, or is met by a screen reader as a control, without saying what it is."""
    found = [
        f"{type_name(item)} {item.objectName()}"
        for item in walk(stage.window.contentItem())
        if usable(item) and not named(item)
    ]
    met = list(spoken_tree(QAccessible.queryAccessibleInterface(stage.window)))
    assert len(met) >= 5
    return found + [
        f"{face.role().name} {describe(face)}"
        for face in met[1:]
        if face.role() in CONTROLS and not face.text(QAccessible.Text.Name).strip()
    ]


def usable(item: QQuickItem) -> bool:
    if not item.isEnabled():
        return False
    return item.activeFocusOnTab() or bool(item.property("pickable") and item.property("usable"))


def named(item: QQuickItem) -> bool:
    face = QAccessible.queryAccessibleInterface(item)
    return face is not None and face.role() in CONTROLS and bool(spoken_name(item).strip())


def describe(face: QAccessibleInterface) -> str:
    thing = face.object()
    return f"{type_name(thing)} {thing.objectName()}" if thing else ""


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


def test_no_thread_of_its_own_reads_qml():
    """Qt's loading thread asks translators, which are Python's: while another language is being
    put in, each waits for the other for good."""
    code = {path.name: re.sub(r"//.*", "", path.read_text("utf-8")) for path in FILES}
    loads = re.compile(r"Component\.Asynchronous|incubateObject|\basynchronous: *true")
    assert [name for name, text in code.items() if loads.search(text)] == []
