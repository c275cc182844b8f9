"""Things on the table that move: tokens, points, perks, made-up rules, the sculpture."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.played import (
    before,
    gains_pizza,
    packs,
    play_move,
    scores,
    uses_perk,
    wins_perk,
    wins_rule,
    wins_sculpture,
)
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import (
    CARDS,
    info_of,
    large_view,
    layer,
    open_at,
    peek,
)
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, walk
from tests.ui.speaking import plain

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

ROOM = 0.5


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def of_type(stage: Stage, name: str) -> list[QQuickItem]:
    """What is in sight and made by this QML file."""
    return [item for item in walk(stage.window.contentItem()) if type_name(item) == name]


def named(stage: Stage, name: str) -> QQuickItem:
    """The item in sight with this name for tests."""
    items = walk(stage.window.contentItem())
    return next(item for item in items if item.objectName() == name)


def settled(stage: Stage) -> bool:
    return bool(stage.app.motion.settled)


def panel(stage: Stage, seat: int) -> QQuickItem:
    return of_type(stage, "RivalBoard" if seat else "OwnPanel")[max(0, seat - 1)]


def seen_tokens(stage: Stage, seat: int) -> list[str]:
    """The kinds of the tokens that are seen on a board, empty places left out."""
    tokens = [item for item in walk(panel(stage, seat)) if type_name(item) == "Token"]
    kinds = [str(t.property("kind")) for t in tokens if not t.property("ghost")]
    return sorted(kind for kind in kinds if kind)


def held_tokens(stage: Stage, seat: int) -> list[str]:
    info = info_of(stage, seat)
    row = info.row()
    return ["pizza"] * (row.pizza + row.packPizza) + ["toy"] * (row.toys + row.packToys)


# --- tokens -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("wanted", [gains_pizza, packs])
def test_a_token_is_seen_at_its_place_when_it_has_landed(make_stage, wanted, seat):
    stage = make_stage(speed="normal")
    play_move(stage, wanted, seat)
    assert not settled(stage)
    assert 1 <= len(of_type(stage, "TokenFlight")) <= 14
    assert len(seen_tokens(stage, seat)) < len(held_tokens(stage, seat))
    quiet(stage)
    assert of_type(stage, "TokenFlight") == []
    assert seen_tokens(stage, seat) == sorted(held_tokens(stage, seat))


@pytest.mark.parametrize("seat", [0, 1])
def test_what_lies_in_a_pack_is_said(make_stage, seat):
    stage = make_stage(speed="off")
    play_move(stage, packs, seat)
    quiet(stage)
    row = info_of(stage, seat).row()
    said = [plain(spoken_name(i)) for i in walk(panel(stage, seat)) if type_name(i) == "PackRow"]
    assert any(f"Pizza: {row.packPizza}, toys: {row.packToys}" in one for one in said)


@pytest.mark.parametrize("wanted", [gains_pizza, scores, wins_perk, wins_rule, wins_sculpture])
def test_space_ends_all_that_moves(make_stage, wanted):
    stage = make_stage(speed="slow")
    play_move(stage, wanted, 1)
    assert not settled(stage)
    layer(stage).forceActiveFocus()
    Keys(stage).press(Key.Key_Space)
    pump()
    assert settled(stage)
    assert seen_tokens(stage, 1) == sorted(held_tokens(stage, 1))
    for name in ("TokenFlight", "ThingFlight", "PointsGained", "Sparkle"):
        assert of_type(stage, name) == []


@pytest.mark.parametrize(
    ("wanted", "seat"),
    [
        (packs, 0),
        (gains_pizza, 1),
        (scores, 0),
        (wins_perk, 1),
        (wins_rule, 0),
        (wins_sculpture, 1),
    ],
)
def test_reduced_motion_marks_what_has_changed(make_stage, wanted, seat):
    stage = make_stage(speed="normal")
    stage.app.preferences.from_dict({"reduced_motion": True})
    play_move(stage, wanted, seat)
    assert of_type(stage, "Flash")
    for name in ("TokenFlight", "ThingFlight", "PointsGained"):
        assert of_type(stage, name) == []
    assert seen_tokens(stage, seat) == sorted(held_tokens(stage, seat))
    quiet(stage)
    assert of_type(stage, "Flash") == []


@pytest.mark.parametrize("wanted", [gains_pizza, scores, wins_perk])
def test_nothing_moves_with_animation_off(make_stage, wanted):
    stage = make_stage(speed="off")
    play_move(stage, wanted, 1)
    assert settled(stage)
    for name in ("TokenFlight", "ThingFlight", "PointsGained", "Flash", "Sparkle"):
        assert of_type(stage, name) == []


def test_undo_leaves_no_token_in_the_air(make_stage):
    stage = make_stage(speed="slow")
    play_move(stage, gains_pizza)
    pump()
    assert of_type(stage, "TokenFlight")
    assert stage.app.table_of("fort").undoing.can
    stage.app.table_of("fort").undoing.undo()
    pump()
    assert of_type(stage, "TokenFlight") == []
    quiet(stage)
    assert seen_tokens(stage, 0) == sorted(held_tokens(stage, 0))


def test_the_supply_is_a_heap_that_gets_lower(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    pile = of_type(stage, "SupplyPile")[0]
    heights = []
    for count in (30, 20, 10, 1):
        pile.setProperty("count", count)
        pump()
        tokens = [item for item in walk(pile) if type_name(item) == "Token"]
        heights.append(pile.height() - min(token.y() for token in tokens))
        assert len(tokens) <= 12
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1] * 1.4


# --- points -------------------------------------------------------------------------------------


def pawns(stage: Stage) -> list[QQuickItem]:
    return of_type(stage, "Pawn")


def middle_of(item: QQuickItem) -> float:
    return item.x() + item.width() / 2


def test_a_pawn_hops_to_its_new_place(make_stage):
    stage = make_stage(speed="normal")
    play_move(stage, scores)
    pawn, start = pawns(stage)[0], middle_of(pawns(stage)[0])
    [gained] = of_type(stage, "PointsGained")
    assert gained.property("text").startswith("+")
    lifted = []
    pawn.xChanged.connect(lambda: lifted.append(pawn.property("hop")))
    quiet(stage)
    assert max(lifted) > 4
    cell = of_type(stage, "VictoryTrack")[0].property("cell")
    assert middle_of(pawn) - start > cell * 2
    assert pawn.property("hop") == pytest.approx(0, abs=ROOM)
    assert of_type(stage, "PointsGained") == []


@pytest.mark.parametrize("points", [[0, 0], [7, 7, 7], [26, 31, 25, 29], [12, 12, 12, 12]])
def test_every_pawn_that_shares_a_place_is_seen(make_stage, points):
    stage = make_stage()
    open_at(stage, "play", seats=4)
    [track] = of_type(stage, "VictoryTrack")
    shown = [*points, *[3] * (4 - len(points))]
    assert QQmlProperty(track, "points").write(shown)
    pump()
    places = sorted(middle_of(p) for p, n in zip(pawns(stage), shown, strict=True) if n != 3)
    assert len(places) == len(points)
    width = pawns(stage)[0].width()
    assert all(b - a >= width * 0.7 for a, b in pairwise(places))
    face = QAccessible.queryAccessibleInterface(track)
    assert all(str(n) in face.text(QAccessible.Text.Name) for n in points)
    assert "25" in face.text(QAccessible.Text.Description)


# --- perks, rules, the sculpture ----------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_a_perk_flies_to_whoever_takes_it_and_lies_there(make_stage, seat):
    stage = make_stage(speed="normal")
    play_move(stage, wins_perk, seat)
    bridge = stage.app.table_of("fort")
    info = bridge.seats.me if seat == 0 else bridge.seats.rival(0)
    perk = info.perks[-1]
    assert len(of_type(stage, "ThingFlight")) == 1
    held = named(stage, f"perk-{perk}" if seat == 0 else f"held-{info.seat}-{perk}")
    assert held.opacity() == 0
    quiet(stage)
    assert held.opacity() == 1
    name = bridge.presenter.people.perk(CARDS.perk_numbers[perk])
    assert name in spoken_name(held)
    taken = spoken_name(named(stage, f"taken-{perk}"))
    assert name in taken
    assert info.name in taken


@pytest.mark.parametrize("seat", [0, 1])
def test_a_used_up_perk_goes_from_its_owner_to_its_outline(make_stage, seat):
    table, _ = before(uses_perk, seat)
    had = set(table.view(0).seats[seat].perks)
    stage = make_stage(speed="normal")
    play_move(stage, uses_perk, seat)
    [flight] = of_type(stage, "ThingFlight")
    shown = stage.app.table_of("fort").presenter
    people, now = shown.people, shown.table
    used = {people.perk(n) for n in had - set(now.view(0).seats[seat].perks)}
    assert {i.property("name") for i in walk(flight) if type_name(i) == "PerkCard"} == used
    start = flight.property("from").center()
    owner = place_in(flight.parentItem(), panel(stage, seat))
    assert owner.contains(start)
    assert start.y() < owner.top() + 40  # on its band
    [row] = of_type(stage, "PerkRow")
    outlines = [i for i in row.childItems() if type_name(i) == "QQuickRectangle" and i.isVisible()]
    goals = [place_in(flight.parentItem(), outline).center() for outline in outlines]
    assert any((flight.property("to").center() - goal).manhattanLength() < 2 for goal in goals)
    quiet(stage)
    assert of_type(stage, "ThingFlight") == []


def place_in(seen_by: QQuickItem, item: QQuickItem) -> QRectF:
    return seen_by.mapRectFromItem(item, item.boundingRect())


def test_what_is_used_up_leaves_its_outline(make_stage):
    stage = make_stage()
    open_at(stage, "play", seats=4)
    [row] = of_type(stage, "PerkRow")
    cards = [i for i in walk(row) if i.objectName().startswith(("perk-", "taken-"))]
    outlines = [i for i in row.childItems() if type_name(i) == "QQuickRectangle" and i.isVisible()]
    assert len(cards) + len(outlines) == 5


@pytest.mark.parametrize("seat", [0, 1])
def test_a_rule_lies_face_down_at_a_rival_and_open_for_its_owner(make_stage, seat):
    stage = make_stage(speed="normal")
    play_move(stage, wins_rule, seat)
    [flight] = of_type(stage, "ThingFlight")
    assert flight.property("open") == (seat == 0)
    quiet(stage)
    kept = named(stage, f"kept-rule{seat}")
    rule = stage.app.table_of("fort").presenter.table.state.seats[seat].rule
    name = stage.app.table_of("fort").presenter.people.rule(rule)
    assert (name in spoken_name(kept)) == (seat == 0)
    assert (kept.property("words") == name) == (seat == 0)
    Mouse(stage.window).click(point_in(kept), Qt.MouseButton.RightButton)
    assert large_view(stage).isVisible() == (seat == 0)
    assert not peek(stage).isVisible()


def test_the_sculpture_stands_at_the_first_castle(make_stage):
    stage = make_stage(speed="normal")
    assert of_type(stage, "StandingSculpture") == []
    play_move(stage, wins_sculpture, 1)
    [standing] = of_type(stage, "StandingSculpture")
    assert standing.opacity() == 0
    quiet(stage)
    assert standing.opacity() == 1
    assert spoken_name(standing).strip()
    fort = next(item for item in walk(panel(stage, 1)) if type_name(item) == "FortPicture")
    corner = fort.mapFromItem(standing, QPointF(0, 0))
    assert 0 <= corner.x() < fort.width() / 3
    assert 0 <= corner.y() < fort.height() - standing.height()


# --- the first player ---------------------------------------------------------------------------


def test_the_first_players_card_lies_at_one_seat(make_stage):
    stage = make_stage()
    open_at(stage, "play", seats=3)
    bridge = stage.app.table_of("fort")
    first = bridge.presenter.view.first
    for seat in range(3):
        board = panel(stage, seat)
        cards = [item for item in walk(board) if type_name(item) == "FirstPlayerCard"]
        assert len(cards) == (seat == first)
        assert all(spoken_name(card) == "First player" for card in cards)
    faces = [spoken_name(face) for face in of_type(stage, "TurnFace")]
    assert sum("first player" in name for name in faces) == 1
