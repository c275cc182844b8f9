"""The parts of a table of 5 Towers: all pictures are there; towers grow, break and come to rest."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QUrl
from PySide6.QtQuick import QQuickItem, QQuickView

from fort_desktop.games.fort.screen import table as _types  # noqa: F401 - parts name them
from fort_desktop.ui import resources
from fort_desktop.ui.bridge.motion import Motion
from tests.ui.hands import call, pump, type_name, until, walk
from tests.window import listening
from tools.draw_tower_signs import SIGNS
from tools.draw_towers import pictures
from tools.pictures.gallery import themed

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

SCENE = """
import QtQuick
import Shared
import Fort
import Towers

Item {
    id: scene
    width: 300
    height: 260
    required property Motion motion
    property bool lively: true
    property bool moves: false
    property bool alive: true
    Loader {
        active: scene.alive
        sourceComponent: Item {
            readonly property MotionReport report: MotionReport {
                motion: scene.motion
                on: scene.moves
            }
        }
    }
    Connections {
        target: scene.motion
        function onSpeedChanged(): void {
            scene.moves = false;
        }
    }
    function build(numbers: string): void {
        tower.numbers = numbers.split(" ").filter(word => word !== "").map(Number);
    }
    function demolish(): void {
        tower.numbers = [...tower.numbers].slice(0, -1);
        heap.count += 1;
    }
    TowerStack {
        id: tower
        objectName: "tower"
        width: 98
        height: 220
        kind: "sand"
        heap: heap
        aloft: over
        motion: scene.motion
        lively: scene.lively
    }
    RubbleHeap {
        id: heap
        objectName: "heap"
        x: 180
        y: 110
        motion: scene.motion
        lively: scene.lively
    }
    Item {
        id: over
        objectName: "over"
        anchors.fill: parent
    }
}
"""


class Yard:
    """A tower and its heap in a window of their own."""

    def __init__(self, scene: Path) -> None:
        scene.write_text(SCENE, encoding="utf-8")
        self.motion = Motion()
        self.view = QQuickView()
        self.theme = themed(self.view.engine())
        self.view.setInitialProperties({"motion": self.motion})
        self.view.setSource(QUrl.fromLocalFile(str(scene)))
        assert self.view.errors() == []
        self.view.show()
        self.root = self.view.rootObject()

    def part(self, name: str) -> QQuickItem:
        found = self.root.findChild(QQuickItem, name)
        assert found is not None
        return found

    def call(self, name: str, *values: str) -> None:
        call(self.root, name, *values)

    def storeys(self) -> list[QQuickItem]:
        """From the ground up."""
        found = [i for i in walk(self.part("tower")) if type_name(i) == "TowerFloor"]
        return sorted(found, key=lambda one: -one.y())

    def numbers(self) -> list[int]:
        return [one.property("number") for one in self.storeys()]

    def flying(self) -> list[QObject]:
        return [i for i in walk(self.part("over")) if type_name(i) == "TowerRuin"]

    def settles(self) -> bool:
        return until(lambda: self.motion.settled, self.motion.settledChanged)


PAGE = Path(__file__).parents[4] / "tools" / "pictures" / "qml" / "TowersPage.qml"


@pytest.fixture
def yard(qapp, tmp_path):
    with listening() as heard:
        opened = Yard(tmp_path / "Scene.qml")
        yield opened
        shiboken6.delete(opened.view)
    assert heard == []


def test_every_picture_is_there_as_it_is_drawn():
    for name, (_, inner) in pictures().items():
        path = resources.ASSETS / "towers" / f"{name}.svg"
        assert inner in path.read_text(encoding="utf-8"), name
    kept = {path.stem for path in (resources.ASSETS / "towers").iterdir()}
    assert kept == set(pictures())
    for name, draw in SIGNS.items():
        path = resources.ASSETS / "icons" / f"{name}.svg"
        assert draw() in path.read_text(encoding="utf-8"), name


def test_every_part_shows_in_each_theme_and_text_size(qapp):
    with listening() as heard:
        view = QQuickView()
        theme = themed(view.engine())
        view.setSource(QUrl.fromLocalFile(str(PAGE)))
        view.show()
        for mode, size in (("day", 0.8), ("evening", 1), ("contrast", 1.6)):
            theme.setProperty("mode", mode)
            theme.setProperty("textScale", size)
            pump()
        images = [i for i in walk(view.contentItem()) if i.inherits("QQuickImage")]
        assert len(images) > 150
        assert not view.grabWindow().isNull()
        shiboken6.delete(view)
    assert heard == []


def test_a_tower_grows_storey_by_storey_and_comes_to_rest(yard):
    yard.theme.setProperty("pace", 0.5)
    yard.call("build", "12 9")
    assert not yard.motion.settled
    assert yard.settles()
    kept = yard.storeys()
    yard.call("build", "12 9 4")
    assert yard.numbers() == [12, 9, 4]
    assert yard.storeys()[:2] == kept  # only the new one is made
    moving = [one.property("moving") for one in yard.storeys()]
    assert moving == [False, False, True]
    assert yard.settles()
    assert yard.storeys()[2].property("fall") == 0
    yard.call("build", "12 9 4 0")
    assert yard.part("tower").property("finished")
    assert yard.settles()


def test_a_storey_breaks_and_falls_on_the_heap(yard):
    yard.root.setProperty("lively", False)
    yard.call("build", "14 8 3")
    assert yard.motion.settled
    yard.root.setProperty("lively", True)
    yard.call("demolish")
    assert yard.numbers() == [14, 8]
    assert len(yard.flying()) == 1
    assert yard.part("heap").property("shown") == 0  # its chunks are on their way
    assert yard.settles()
    pump()
    assert yard.flying() == []
    assert yard.part("heap").property("shown") == 1


def test_the_number_of_a_demolished_storey_goes_with_it(yard):
    yard.theme.setProperty("pace", 0)
    yard.call("build", "14 8 3")
    yard.call("demolish")
    plates = [i for i in walk(yard.part("tower")) if type_name(i) == "NumberPlate"]
    assert sorted(p.property("number") for p in plates if p.isVisible()) == [8, 14]


def test_who_is_in_a_hurry_sees_the_end_at_once(yard):
    yard.call("build", "14 8 3")
    yard.call("demolish")
    for name in ("tower", "heap"):
        call(yard.part(name), "rest")
    assert yard.motion.settled
    assert yard.numbers() == [14, 8]
    assert yard.part("heap").property("shown") == 1


def test_without_motion_nothing_moves(yard):
    yard.theme.setProperty("pace", 0)
    yard.call("build", "14 8 3 0")
    yard.call("demolish")
    assert yard.motion.settled
    assert yard.numbers() == [14, 8, 3]
    assert yard.flying() == []


def test_a_tall_tower_fits_and_its_numbers_can_be_read(yard):
    yard.theme.setProperty("pace", 0)
    most = "15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"
    for numbers, height, scale in (
        ("15 14 8 13 9 12 11 10 8 9 7 5 3 1", 220, 1),
        (most, 210, 1),
        (most + " 0", 240, 1.6),
        ("13 12 8 7 5 2 0", 190, 1.6),
    ):
        yard.theme.setProperty("textScale", scale)
        yard.part("tower").setProperty("height", height)
        yard.call("build", numbers)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was there before
        check_plates(yard.part("tower"), [int(n) for n in numbers.split()])


def check_plates(tower: QQuickItem, numbers: list[int]) -> None:
    """Each number can be read, and what crowns the tower lies within it."""
    plates = sorted(signs(tower), key=lambda plate: -plate.y() - plate.height() / 2)
    assert [plate.property("number") for plate in plates] == numbers
    assert all(plate.property("pixels") >= 12 for plate in plates)
    assert all(plate.height() >= plate.property("pixels") for plate in plates)
    places = [plate.mapRectToItem(tower, plate.boundingRect()) for plate in plates]
    assert all(place.top() >= 0 and place.bottom() <= tower.height() for place in places)
    assert all(place.left() >= 0 and place.right() <= tower.width() for place in places)
    covered = [
        (a, b)
        for n, a in enumerate(places)
        for b in places[n + 1 :]
        if a.adjusted(2, 2, -2, -2).intersects(b.adjusted(2, 2, -2, -2))
    ]
    assert covered == []
    (crown,) = [i for i in walk(tower) if type_name(i) == "TowerCrown"]
    pictures = [i.mapRectToItem(tower, i.boundingRect()) for i in crown.childItems()]
    assert all(picture.top() > -6 for picture in pictures)  # there is air above a top


def test_a_breaking_storey_is_seen_where_it_stood(yard):
    yard.root.setProperty("lively", False)
    yard.call("build", "15 14 13 12 11 8 3")
    tower = yard.part("tower")
    floor = yard.storeys()[-1]
    stood = next(i for i in floor.childItems() if type_name(i) == "TowerPart")
    sign = max(signs(tower), key=lambda one: -one.y())
    places = [rounded(yard.root, item) for item in (stood, sign)]
    yard.root.setProperty("lively", True)
    yard.call("demolish")
    (ruin,) = yard.flying()
    assert ruin.property("way") == 0
    seen = [i for i in ruin.childItems() if i.isVisible() and i.width() > 0]
    assert [type_name(item) for item in seen] == ["TowerPart", "NumberPlate"]
    assert [rounded(yard.root, item) for item in seen] == places
    assert seen[1].property("number") == 3
    assert len(signs(tower)) == 6, "the plate of the broken storey is not seen twice"
    assert yard.settles()


def signs(tower: QQuickItem) -> list[QQuickItem]:
    return [i for i in walk(tower) if type_name(i) == "NumberPlate"]


def rounded(root: QQuickItem, item: QQuickItem) -> QRect:
    return item.mapRectToItem(root, item.boundingRect()).toRect()


def test_what_goes_while_another_speed_comes_into_force_ends_once(yard):
    yard.root.setProperty("moves", True)
    yard.motion.set_speed("fast", reduced=False)
    assert (yard.motion.settled, yard.motion.speed) == (False, "normal")
    yard.root.setProperty("alive", False)
    assert yard.settles()
    assert until(lambda: yard.motion.speed == "fast", yard.motion.speedChanged)
