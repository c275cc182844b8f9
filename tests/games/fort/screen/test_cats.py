"""Cats on the table: behind the park's fence, on their way, on the fence of a yard, in use."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.ui import resources
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import (
    CARDS,
    Zone,
    card,
    glowing,
    hold,
    large_view,
    layer,
    mat,
    peek,
)
from tests.games.fort.screen.test_bridge_pets import at
from tests.games.fort.screen.test_living_table import items, part
from tests.ui.bridges import advise, play_it
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    call,
    point_in,
    pump,
    spoken_name,
    things,
    type_name,
    walk,
)
from tests.ui.speaking import plain
from tools.pictures.staging import pets_table

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

# Kitty's glue lures Scratch out of the park, and the squirt gun of Crash lures Bandit from Max.
LURING = [
    {"hand": ["kitty", "crash"], "deck": ["ace", "spike", "tink", "moles", "chef"]},
    {"hand": ["wart"], "cats": ["bandit"]},
    {},
]
PARK = {"cats": ["jitters", "scratch"]}
HOLDING = [
    {"hand": ["bug", "moles"], "cats": ["bandit", "jitters"], "stuff": {"pizza": 1}},
    {"hand": ["wart"]},
    {},
]
DRAWING = [
    {
        "hand": ["kitty"],
        "cats": ["sprightly"],
        "deck": ["ace", "spike", "tink", "moles", "chef", "munch", "dash"],
    },
    {},
]


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def show(stage: Stage, seats, *moves, **more) -> None:
    """A position in play."""
    stage.app.play(at(seats, *moves, **more))
    stage.driver.cancel()
    pump()
    quiet(stage)


def cat(stage: Stage, face: str) -> QQuickItem:
    items = walk(layer(stage))
    return next(item for item in items if item.objectName() == f"cat-{face}")


def scene(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def at_its_place(item: QQuickItem) -> bool:
    spot = item.property("spot")
    wanted, found = (spot.x(), spot.y(), spot.z()), (item.x(), item.y(), item.width())
    return all(abs(a - b) < 0.01 for a, b in zip(wanted, found, strict=True))


def lure(stage: Stage) -> None:
    """The turn ends, and two cats come."""
    bridge = stage.app.table_of("fort")
    bridge.touch.choose(next(n for n, m in enumerate(bridge.presenter.moves) if m.source == "deck"))
    stage.driver.cancel()
    bridge.flow._pace.stop()


def yard(stage: Stage, seat: int) -> QRectF:
    return scene(next(y for y in items(stage, "Yard") if seats_of(stage)[y] == seat))


def seats_of(stage: Stage) -> dict[QQuickItem, int]:
    """The yards, rivals' first."""
    found = items(stage, "Yard")
    return {item: (n + 1) % len(found) for n, item in enumerate(found)}


# --- on their way -------------------------------------------------------------------------------


def test_lured_cats_walk_to_the_yard_that_lured_them(make_stage):
    stage = make_stage(speed="normal")
    show(stage, LURING, "skip", **PARK)
    park, rival = cat(stage, "scratch"), cat(stage, "bandit")
    before = [(item.x(), item.y()) for item in (park, rival)]
    lure(stage)
    assert not stage.app.motion.settled
    for item, place in zip((park, rival), before, strict=True):
        assert item.property("walking")
        assert (item.x(), item.y()) == place, "it starts where it was"
    quiet(stage)
    for item in (park, rival):
        assert item.property("seat") == 0
        assert at_its_place(item)
        assert not item.property("walking")
        fence = yard(stage, 0)
        assert fence.left() <= scene(item).left()
        assert scene(item).right() <= fence.right()
        assert fence.top() - item.height() < scene(item).top() < fence.top()
    assert cat(stage, "jitters").property("seat") == -1
    check_screen(stage)


def space(stage: Stage) -> None:
    layer(stage).forceActiveFocus()
    Keys(stage).press(Key.Key_Space)
    pump()
    assert stage.app.motion.settled


def test_a_walk_ends_where_the_cat_is(make_stage):
    stage = make_stage(speed="slow")
    for disturb in (
        lambda: stage.window.resize(1280, 720),
        lambda: stage.app.preferences.from_dict({"language": "cs"}),
        lambda: show(stage, LURING, "skip", **PARK),
        lambda: space(stage),
    ):
        show(stage, LURING, "skip", **PARK)
        lure(stage)
        assert cat(stage, "scratch").property("walking")
        disturb()
        quiet(stage)
        for item in (cat(stage, face) for face in ("scratch", "bandit", "jitters")):
            assert at_its_place(item)
            assert not item.property("moving")


def test_without_travel_a_frame_shows_who_has_come(make_stage):
    stage = make_stage(speed="normal")
    stage.app.preferences.from_dict({"reduced_motion": True})
    show(stage, LURING, "skip", **PARK)
    lure(stage)
    come, stays = cat(stage, "scratch"), cat(stage, "jitters")
    assert at_its_place(come)
    assert not come.property("walking")
    assert come.property("moving"), "the frame"
    assert not stays.property("moving")
    quiet(stage)
    stage.app.preferences.from_dict({"animation": "off"})
    show(stage, LURING, "skip", **PARK)
    lure(stage)
    assert stage.app.motion.settled
    assert at_its_place(cat(stage, "scratch"))


# --- in use -------------------------------------------------------------------------------------


def green(stage: Stage) -> QQuickItem:
    """The button that makes what is marked, beside the hand or on the blanket."""
    number = stage.app.table_of("fort").presenter.marked.number
    seen = things(stage).items()
    buttons = [item for name, item in seen if name.startswith(("choice", "primary"))]
    (found,) = (item for item in buttons if item.property("move") == number >= 0)
    return found


def packed(stage: Stage) -> int:
    if stage.app.table_of("fort").shown.deciding == "pack":
        stage.app.table_of("fort").touch.choose(0)
    return int(stage.app.table_of("fort").seats.me.packPizza)


def click(stage: Stage, mine: QQuickItem) -> None:
    Mouse(stage.window).click(point_in(mine))


def enter(stage: Stage, mine: QQuickItem) -> None:
    mine.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    Keys(stage).press(Key.Key_Return)


def ask_the_reader(stage: Stage, mine: QQuickItem) -> None:
    face = QAccessible.queryAccessibleInterface(mine)
    assert plain(spoken_name(mine)) == "Cat: Bandit – Ola"
    assert "squirt gun" in face.text(QAccessible.Text.Description)
    face.actionInterface().doAction("Press")


def drag(stage: Stage, mine: QQuickItem) -> None:
    mouse = hold(stage, mine)
    assert glowing(stage) == {int(Zone.Play)}
    mouse.move(point_in(mat(stage, Zone.Play)))
    mouse.release()


def test_a_cat_is_used(make_stage):
    stage = make_stage()
    for use in (click, enter, ask_the_reader, drag):
        show(stage, HOLDING, cats=["scratch"])
        mine = cat(stage, "bandit")
        assert mine.property("usable")
        use(stage, mine)
        assert cat(stage, "bandit").property("marked")
        assert packed(stage) == 0
        click(stage, green(stage))
        assert packed(stage) == 1
        mine = cat(stage, "bandit")
        assert mine.property("used")
        assert part(mine, "CatFigure").property("asleep")
        assert not mine.property("usable")


def test_what_cannot_be_used_says_why_and_shows_its_card(make_stage):
    stage = make_stage(speed="normal")
    show(stage, HOLDING, cats=["scratch"])
    table, mouse = stage.app.table_of("fort"), Mouse(stage.window)
    said = set()
    for face in ("jitters", "scratch"):
        mouse.click(point_in(cat(stage, face)))
        said.add(str(table.coach.text))
        assert peek(stage).isVisible()
        shown = [item for item in walk(peek(stage)) if type_name(item) == "CatFace"]
        assert [card.property("name") for card in shown] == [face.capitalize()]
        lines = [str(item.property("text")) for item in walk(peek(stage))]
        assert set(table.cardWords.of(face)) <= set(lines)
    assert len(said) == 2
    mouse.click(point_in(cat(stage, "scratch")), Qt.MouseButton.RightButton)
    assert large_view(stage).isVisible()
    assert part(large_view(stage), "CatFace") is not None
    Keys(stage).press(Key.Key_Escape)
    hold(stage, cat(stage, "bandit"))
    Keys(stage).press(Key.Key_Escape)
    quiet(stage)
    assert at_its_place(cat(stage, "bandit"))
    assert cat(stage, "bandit").property("usable"), "let go over the lawn it is not used"


def test_a_hint_points_at_a_cat(make_stage):
    stage = make_stage()
    show(stage, HOLDING, cats=["scratch"])
    Keys(stage).press(Key.Key_Right)
    advise(stage.app.table_of("fort"), stage.driver, mv.UseCat(CARDS.cat_numbers["bandit"]))
    pump()
    assert cat(stage, "bandit").property("hinted")
    assert cat(stage, "bandit").hasActiveFocus()


def test_a_cat_draws_one_card_more(make_stage):
    stage = make_stage()
    show(stage, DRAWING, "skip", cats=[])
    stage.app.table_of("fort").touch.choose(len(stage.app.table_of("fort").presenter.moves) - 1)
    assert stage.app.table_of("fort").shown.deciding == "draw"
    click(stage, cat(stage, "sprightly"))
    click(stage, green(stage))
    assert len(stage.app.table_of("fort").presenter.table.state.seats[0].hand) == 6


def test_everybody_sees_which_cat_has_worked(make_stage):
    stage = make_stage(speed="normal")
    show(stage, HOLDING, cats=["scratch"])
    stage.app.table_of("fort").touch.pickCat("bandit")
    assert not items(stage, "Sparkle")
    play_it(stage.app.table_of("fort"))
    stage.driver.cancel()
    assert items(stage, "Sparkle")
    assert part(cat(stage, "bandit"), "CatFigure").property("busy")
    quiet(stage)
    assert items(stage, "Sparkle") == []


# --- at rest ------------------------------------------------------------------------------------


def test_cats_pass_the_time_and_nobody_waits_for_it(make_stage):
    stage = make_stage(speed="normal")
    show(stage, HOLDING, cats=["scratch"])
    life = items(stage, "IdleLife", hidden=True)[0]
    figures = items(stage, "CatFigure")
    assert len(figures) == 3
    for figure in figures:
        call(figure, "rest")
    for _ in range(60):
        call(life, "stir")
    assert any(figure.property("busy") for figure in figures)
    assert stage.app.motion.settled
    stage.app.preferences.from_dict({"animation": "off"})
    for figure in figures:
        call(figure, "fidget", 0)
        assert not figure.property("busy")
        assert [figure.property(name) for name in ("swing", "hop", "tall")] == [0, 0, 1]


def check_apart(stage: Stage) -> None:
    """The park with its cats: nothing lies over anything else, or outside."""
    park = scene(items(stage, "Park")[0])
    heaps = [scene(pile) for pile in items(stage, "SupplyPile")]
    sign = scene(next(i for i in walk(items(stage, "Park")[0]) if type_name(i) == "Banner"))
    cards = [scene(i) for i in items(stage, "CardItem") if park.contains(scene(i).center())]
    pills = [scene(pill) for pill in items(stage, "CatLure")]
    wild = [pill for pill in pills if park.contains(pill.center())]
    for one, other in combinations([sign, *heaps, *cards], 2):
        assert not one.intersects(other), (one, other)
    for pill in wild:
        assert park.contains(pill)
        assert not any(pill.intersects(card) for card in cards)
    for one, other in combinations(pills, 2):
        assert not one.intersects(other), (one, other)
    window = QRectF(0, 0, stage.window.width(), stage.window.height())
    for item in (i for i in walk(layer(stage)) if i.objectName().startswith("cat-")):
        assert window.contains(scene(item))
        assert item.width() >= 32
    for lawn in items(stage, "Yard"):
        plates = [i.parentItem() for i in walk(lawn) if type_name(i) == "Label"]
        for plate in (scene(one) for one in plates if one is not lawn):
            assert not any(plate.intersects(pill) for pill in pills)


def test_cats_have_their_place(make_stage):
    stage = make_stage(language="pl")
    for own, rival, wild in (
        ((), (), ("bandit", "jitters", "scratch", "dumpling")),
        (("bandit", "jitters", "scratch", "sprightly"), (), ()),
        (("bandit",), ("dumpling", "kingsly", "cilantro"), ()),
    ):
        seats = [{"hand": ["bug"], "cats": list(own)}, {}, {"cats": list(rival)}, {}]
        show(stage, seats, cats=list(wild))
        for n, size in enumerate(((1366, 768), (1280, 720), (1920, 1080), (1280, 1024))):
            stage.window.resize(*size)
            stage.app.preferences.from_dict({"text_size": 160 if n % 2 else 100})
            pump()
            check_apart(stage)


def test_every_cat_is_drawn(qapp):
    for one in CARDS.cats:
        for name in ("sit", "tail", "lids", "walk-a", "walk-b"):
            assert (resources.ASSETS / "cats" / f"{one.id}-{name}.svg").is_file()


def test_in_a_draft_cats_sit_on_the_mat_and_nothing_under_it_takes_the_keys(make_stage):
    """C-SET: one drafts for what lures the cats that lie there."""
    stage = make_stage()
    stage.app.play(pets_table(CARDS, 4, 5, draft=True))
    stage.driver.cancel()
    pump()
    quiet(stage)
    check_screen(stage)
    rows = stage.app.table_of("fort").cats.rows()
    assert len(rows) == 4
    places = [scene(cat(stage, row.face)) for row in rows]
    drafted = [
        scene(card(stage, r.key))
        for r in stage.app.table_of("fort").cards.rows()
        if r.zone == Zone.Draft
    ]
    assert len(drafted) == 8
    assert all(not one.intersects(other) for one, other in combinations(places, 2))
    assert all(not one.intersects(other) for one in places for other in drafted)
    mouse, keys = Mouse(stage.window), Keys(stage)
    mouse.click(point_in(cat(stage, rows[0].face)), Qt.MouseButton.RightButton)
    assert large_view(stage).isVisible()
    keys.press(Key.Key_Escape)
    stops = [i for i in walk(stage.window.contentItem()) if i.activeFocusOnTab() and i.isEnabled()]
    names = {item.objectName() for item in stops}
    assert {f"cat-{row.face}" for row in rows} <= names
    assert not any(name.startswith("perk-") for name in names)
