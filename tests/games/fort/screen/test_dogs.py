"""Dogs on the table: in yards, on their way, before their houses, and while one is played."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui import resources
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import (
    CARDS,
    Zone,
    at_home,
    card,
    glowing,
    hold,
    large_view,
    layer,
    mat,
    peek,
    rows,
)
from tests.games.fort.screen.test_bridge_pets import at
from tests.games.fort.screen.test_living_table import items, part
from tests.games.fort.screen.test_table_layout import SIZES, layout_of
from tests.ui.bridges import advise
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    call,
    point_in,
    pump,
    spoken_name,
    thing,
    type_name,
    until,
    walk,
)
from tools.draw_dogs import BUILDS, parts

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

LOKI = [{"hand": ["loki", "prince", "bug"]}, {"hand": ["wart"]}, {}, {"doghouse": ["duke"]}]
TO_A_HOUSE = ("play loki", "add prince")
LEFT, RIGHT = 101, 103  # mats of the neighbours' houses
FULL = [
    {"hand": ["bug"], "yard": ["moles", "eclair"], "doghouse": ["drover"]},
    {"hand": ["wart"], "yard": ["barkley", "zip", "munch", "violet"], "doghouse": []},
    {"hand": ["ant"], "yard": ["spud"], "doghouse": ["echo", "pudge", "rowdy", "ranger"]},
    {"doghouse": ["pesto", "watson", "duke"]},
]


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def show(stage: Stage, seats, *moves, **more) -> None:
    """A position in play."""
    stage.app.play(at(seats, *moves, **more))
    stage.driver.cancel()
    stage.app.table_of("fort").flow._pace.stop()
    pump()
    quiet(stage)


def scene(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def house(stage: Stage, seat: int) -> QQuickItem:
    return next(item for item in items(stage, "Doghouse") if item.objectName() == f"house{seat}")


def dog(stage: Stage, face: str) -> QQuickItem:
    """The item of a dog's card."""
    row = next(row for row in stage.app.table_of("fort").cards.rows() if row.face == face)
    return card(stage, row.key)


def test_every_dog_has_a_body_that_fits_its_portrait():
    assert {dog.id for dog in CARDS.dogs} == set(BUILDS)
    for name in BUILDS:
        for one, drawn in parts(name).items():
            path = resources.ASSETS / "dogs" / f"{name}-{one}.svg"
            assert path.read_text(encoding="utf-8") == drawn, path.name


# --- cards and yards ------------------------------------------------------------------------------


def test_dogs_stand_in_yards_live_in_houses_and_have_cards_of_their_own(make_stage):
    stage = make_stage(speed="normal")
    show(stage, FULL)
    check_screen(stage)
    assert part(dog(stage, "barkley"), "YardDog") is not None
    assert part(dog(stage, "zip"), "YardKid") is not None
    heads = [part(dog(stage, face), "YardDog") for face in ("drover", "pesto")]
    assert all(head.property("inside") for head in heads)
    assert len(items(stage, "Doghouse")) == 4
    assert [house(stage, n).property("dogs") for n in range(4)] == [1, 0, 4, 3]
    assert spoken_name(house(stage, 1)) == "Doghouse of Max: empty"
    assert spoken_name(house(stage, 2)) == "Doghouse of Žofie: Echo, Pudge, Rowdy, Ranger"
    numbers = [i.property("text") for i in walk(house(stage, 2)) if i.inherits("QQuickText")]
    assert "4" in numbers
    bored = part(dog(stage, "barkley"), "YardDog")
    assert not bored.property("busy")
    call(bored, "fidget", 0)
    assert bored.property("busy")
    assert stage.app.motion.settled
    call(bored, "rest")
    assert [bored.property(name) for name in ("wag", "nod", "sniff")] == [0, 0, 0]
    mouse = Mouse(stage.window)
    mouse.hover(point_in(dog(stage, "pesto")))
    assert until(lambda: peek(stage).isVisible(), stage.window.frameSwapped)
    assert part(peek(stage), "DogFace").property("name") == "Pesto"
    mouse.click(point_in(dog(stage, "ranger"), 0.5, 0.3))
    assert part(peek(stage), "DogFace").property("name") == "Ranger"


def test_without_dogs_there_are_no_houses(make_stage):
    stage = make_stage()
    show(stage, FULL)
    assert layout_of(stage).property("housed")
    options = {"options": {"dogs": False, "cats": False}}
    stage.app.play(at([{"hand": ["bug"]}, {"hand": ["wart"]}], **options))
    stage.driver.cancel()
    pump()
    assert not layout_of(stage).property("housed")
    assert items(stage, "Doghouse") == []


def test_a_house_shows_each_of_its_dogs_one_after_the_other(make_stage):
    stage = make_stage()
    show(stage, FULL)
    keys, seen = Keys(stage), set()
    for _ in range(4):
        house(stage, 2).forceActiveFocus()
        keys.press(Key.Key_Return)
        assert large_view(stage).isVisible()
        seen.add(stage.app.table_of("fort").page._card)
        keys.press(Key.Key_Escape)
    assert seen == {"echo", "pudge", "rowdy", "ranger"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_houses_cover_nothing(make_stage, seats):
    stage = make_stage(language="pl")
    show(stage, FULL[:seats])
    for n, size in enumerate(SIZES):
        stage.window.resize(*size)
        stage.app.preferences.from_dict({"text_size": (100, 160)[n % 2]})
        pump()
        boards = items(stage, "RivalBoard")
        homes = [scene(house(stage, seat)) for seat in range(seats)]
        for seat in range(1, seats):
            built, panel = homes[seat], scene(boards[seat - 1])
            assert panel.contains(built)
            for name in ("FortPicture", "PackRow", "TokenRow"):
                others = [i for i in walk(boards[seat - 1]) if type_name(i) == name]
                assert others
                assert not any(scene(other).intersects(built) for other in others), name
        own = homes[0]
        layout = layout_of(stage)
        for name in ("deck", "discard", "hand", "coach", "column", "strip"):
            assert not layout.property(name).intersects(own), name
        for row in stage.app.table_of("fort").cards.rows():
            if row.zone == Zone.Yard:
                gap = scene(card(stage, row.key)).center().x()
                assert gap < homes[row.seat].left(), row
        heads = [
            row for row in stage.app.table_of("fort").cards.rows() if row.zone == Zone.Doghouse
        ]
        for row in heads:
            middle = scene(card(stage, row.key)).center()
            assert homes[row.seat].contains(middle), row


# --- on their way ---------------------------------------------------------------------------------


def test_a_dog_trots_home_and_is_there_at_once_when_hurried(make_stage):
    stage = make_stage(speed="normal")
    show(stage, LOKI, *TO_A_HOUSE)
    loki = dog(stage, "loki")
    assert part(loki, "DogFace") is not None
    stage.app.table_of("fort").touch.pickHouse(1)
    stage.driver.cancel()
    trotting = part(loki, "YardDog")
    assert trotting.property("running")
    assert not trotting.property("inside")
    assert part(loki, "DogFace") is None
    assert not stage.app.motion.settled
    Keys(stage).press(Key.Key_Space)
    assert not loki.property("moving")
    assert part(loki, "YardDog").property("inside")
    assert at_home(loki)
    added = dog(stage, "prince")
    assert at_home(added)
    assert added.property("place") == 1


def test_a_stray_trots_from_a_rival_to_the_next(make_stage):
    stage = make_stage(speed="normal")
    show(stage, FULL)
    barkley = next(row for row in rows(stage, Zone.Yard, 1) if row.face == "barkley")
    model = stage.app.table_of("fort").cards
    wanted = [row for row in model.rows() if row.key != barkley.key]
    model.show(wanted, fly=True, targets={barkley.key: (int(Zone.Discard), 2)})
    ghost = items(stage, "CardGhost")[0]
    stray = part(ghost, "YardDog")
    assert stray.property("running")
    assert stray.property("rightwards")
    gate = ghost.property("to")
    fort = part(items(stage, "RivalBoard")[1], "FortPicture")
    assert fort.contains(fort.mapFromItem(layer(stage), gate.x(), gate.y()))
    quiet(stage)
    pump()
    assert items(stage, "CardGhost") == []


@pytest.mark.parametrize("settings", [{"animation": "off"}, {"reduced_motion": True}])
def test_without_motion_a_dog_is_at_home_at_once(make_stage, settings):
    stage = make_stage(speed="normal")
    stage.app.preferences.from_dict(settings)
    show(stage, LOKI, *TO_A_HOUSE)
    stage.app.table_of("fort").touch.pickHouse(1)
    stage.driver.cancel()
    loki = dog(stage, "loki")
    assert at_home(loki)
    assert part(loki, "YardDog").property("inside")
    call(part(loki, "YardDog"), "fidget", 0)
    assert not part(loki, "YardDog").property("busy")


def test_heads_make_room_for_one_that_comes(make_stage):
    stage = make_stage(speed="normal")
    show(stage, FULL)
    model = stage.app.table_of("fort").cards
    eclair = next(row for row in model.rows() if row.face == "eclair")
    wanted = [
        replace(row, zone=Zone.Doghouse, place=1, count=2)
        if row.key == eclair.key
        else replace(row, count=2)
        if row.face == "drover"
        else row
        for row in model.rows()
    ]
    model.show(wanted, fly=True)
    drover = part(dog(stage, "drover"), "YardDog")
    assert drover.property("inside")  # it only moves aside
    assert not drover.property("running")
    assert part(dog(stage, "eclair"), "YardDog").property("running")
    assert until(lambda: bool(stage.app.motion.settled), stage.app.motion.settledChanged)
    assert part(dog(stage, "eclair"), "YardDog").property("inside")


# --- choosing a house -----------------------------------------------------------------------------


def chosen(stage: Stage) -> list[str]:
    return [seat.doghouse[-1] if seat.doghouse else "" for seat in houses(stage)]


def houses(stage: Stage):
    table = stage.app.table_of("fort")
    return [table.seats.me, *(table.seats.rival(n) for n in range(3))]


def test_a_neighbour_s_house_is_chosen_by_a_click(make_stage):
    stage = make_stage()
    show(stage, LOKI, *TO_A_HOUSE)
    assert [house(stage, n).property("usable") for n in range(4)] == [False, True, False, True]
    mouse = Mouse(stage.window)
    mouse.click(point_in(house(stage, 2), 0.5, 0.3))
    assert stage.app.table_of("fort").shown.deciding == "house"
    mouse.click(point_in(house(stage, 3), 0.5, 0.3))
    assert chosen(stage) == ["", "", "", "loki"]


def test_a_neighbour_s_house_is_chosen_by_dropping_the_dog_on_it(make_stage):
    stage = make_stage()
    show(stage, LOKI, *TO_A_HOUSE)
    mouse = hold(stage, dog(stage, "loki"))
    assert {LEFT, RIGHT} <= glowing(stage)
    assert not {100, 102} & glowing(stage)
    mouse.move(mat(stage, LEFT).mapToScene(mat(stage, LEFT).boundingRect().center()).toPoint())
    assert mat(stage, LEFT).property("aimed")
    mouse.release()
    assert chosen(stage) == ["", "loki", "", "duke"]


def test_a_neighbour_s_house_is_chosen_with_keys(make_stage):
    stage = make_stage()
    show(stage, LOKI, *TO_A_HOUSE)
    keys = Keys(stage)
    [move] = [a.move for a in stage.app.table_of("fort").presenter.offered if a.house == 3]
    advise(
        stage.app.table_of("fort"), stage.driver, stage.app.table_of("fort").presenter.moves[move]
    )
    assert [house(stage, n).property("hinted") for n in range(4)] == [False, False, False, True]
    keys.go_to(house(stage, 3))
    keys.press(Key.Key_Return)
    assert chosen(stage) == ["", "", "", "loki"]


# --- what a dog needs -----------------------------------------------------------------------------


def needs(stage: Stage) -> list[bool]:
    """Which entries of a need are shown as met."""
    row = items(stage, "NeedRow")[0]
    return [slot.property("met") for slot in walk(row) if slot.property("words") is not None]


def test_what_a_dog_needs_is_met_card_by_card(make_stage):
    stage = make_stage()
    show(stage, [{"hand": ["spud", "bug", "prince", "penny"]}, {"hand": ["wart"]}], "play spud")
    assert needs(stage) == [False, False, False]
    prince = dog(stage, "prince")
    mouse = hold(stage, prince)
    mouse.move(point_in(mat(stage, Zone.Play)))
    mouse.release()
    quiet(stage)
    assert needs(stage) == [True, False, False]
    assert prince.property("removable")
    Keys(stage).press(Key.Key_Escape)
    quiet(stage)
    assert needs(stage) == [False, False, False]
    check_screen(stage)


def test_tokens_for_a_dog_are_dropped_on_the_blanket(make_stage):
    stage = make_stage()
    hershey = {"hand": ["hershey", "bug"], "stuff": {"pizza": 1, "toys": 2}}
    show(stage, [hershey, {"hand": ["wart"]}], "play hershey")
    drop_token(stage, "stuff-pizza")
    assert needs(stage) == [True, False]
    drop_token(stage, "stuff-toy")
    assert needs(stage) == [True, True]
    assert stage.app.table_of("fort").shown.deciding == "need"
    Mouse(stage.window).click(point_in(thing(stage, "primary")))
    assert stage.app.table_of("fort").shown.deciding == "recruit"


def drop_token(stage: Stage, name: str) -> None:
    mouse = hold(stage, thing(stage, name))
    mouse.move(point_in(mat(stage, Zone.Play)))
    mouse.release()
    quiet(stage)
