"""Still parts of the table are kept as pictures by a graphics card: sharp ones, and whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.table_at import open_at
from tests.ui.hands import pump, type_name, walk
from tools.bench.ui.scenery import late_towers

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

STEP = 4  # pixels; whole ones of the screen at 125, 150 and 175 % too
NEAR = 0.01
SHAPES = ("QQuickRectangle", "QQuickImage", "QQuickText", "Label", "Picture")


@pytest.fixture
def make_stage(lend_stage):
    """What a test says of the graphics card ends with it: all have one window."""
    lent = []

    def lend() -> Stage:
        lent.append(lend_stage())
        return lent[-1]

    yield lend
    for stage in lent:
        theme(stage).setProperty("cached", False)


@pytest.fixture
def stage(make_stage):
    opened = make_stage()
    open_at(opened, "play", seats=4)
    return opened


@pytest.fixture(params=["fort", "towers"])
def game(request, make_stage):
    """The window with a table of one game, and then of the other."""
    opened = make_stage()
    if request.param == "fort":
        open_at(opened, "play", seats=4)
    else:
        opened.app.play(late_towers())
        pump()
    return opened


def theme(stage: Stage) -> QObject:
    return stage.engine.singletonInstance("Shared", "Theme")


def kept(stage: Stage) -> list[QQuickItem]:
    """The sheets that pictures are made of."""
    items = walk(stage.window.contentItem())
    return [item.childItems()[0].childItems()[0] for item in items if type_name(item) == "Cached"]


def is_picture(sheet: QQuickItem) -> bool:
    return bool(QQmlProperty(sheet, "layer.enabled").read())


def in_scene(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def drawn(root: QQuickItem) -> Iterator[QQuickItem]:
    """Everything below that is painted, but for what is cut anyway."""
    for child in root.childItems():
        if not child.isVisible() or child.opacity() == 0:
            continue
        if type_name(child).startswith(SHAPES) and not in_scene(child).isEmpty():
            yield child
        if not child.clip():
            yield from drawn(child)


def sticking_out(sheet: QQuickItem, window: QRectF) -> Iterator[QQuickItem]:
    """What would be seen in the window, were the picture larger."""
    place = in_scene(sheet).adjusted(-NEAR, -NEAR, NEAR, NEAR)
    return (item for item in drawn(sheet) if not place.contains(in_scene(item) & window))


def test_the_software_renderer_keeps_no_pictures(stage):
    assert theme(stage).property("cached") is False
    assert kept(stage)
    assert not any(map(is_picture, kept(stage)))


def test_with_a_graphics_card_they_are_kept(stage):
    theme(stage).setProperty("cached", True)
    assert all(map(is_picture, kept(stage)))


@pytest.mark.parametrize("size", [(1280, 720), (1531, 861), (1920, 1080)])
def test_their_pixels_are_the_screens(game, size):
    theme(game).setProperty("cached", True)
    game.window.resize(*size)
    pump()
    for sheet in kept(game):
        place = in_scene(sheet)
        for edge in (place.x(), place.y(), place.width(), place.height()):
            assert edge / STEP == pytest.approx(round(edge / STEP), abs=NEAR)


@pytest.mark.parametrize("text_size", [80, 100, 160])
def test_nothing_in_them_is_cut(game, text_size):
    theme(game).setProperty("cached", True)
    for size in ((1366, 768), (2560, 1440)):
        game.window.resize(*size)
        for language in ("en", "cs", "pl"):
            game.app.preferences.from_dict({"text_size": text_size, "language": language})
            pump()
            window = in_scene(game.window.contentItem())
            for sheet in kept(game):
                cut = [type_name(item) for item in sticking_out(sheet, window)]
                assert cut == [], (size, language)


def test_what_is_built_is_not_cut(stage):
    theme(stage).setProperty("cached", True)
    stage.app.preferences.from_dict({"animation": "normal"})
    fort = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "FortPicture")
    sheet = next(one for one in reversed(kept(stage)) if one.isAncestorOf(fort))
    fort.setProperty("lively", True)
    QQmlProperty(fort, "level").write(fort.property("level") + 1)
    assert fort.property("building")
    assert not is_picture(sheet)
    stage.app.preferences.from_dict({"animation": "off"})
    assert is_picture(sheet)
