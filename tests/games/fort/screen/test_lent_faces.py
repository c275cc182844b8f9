"""The faces of lookouts that count lie on the card in play: who they are, how they come and go."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.screen.cards.lent_model import LentRow
from fort_desktop.games.fort.screen.table import GameTable
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.seeing import check_screen
from tests.games.fort.screen.table_at import Zone, card, layer, mat, peek
from tests.games.fort.screen.test_bridge_pets import at as pets_at
from tests.games.fort.screen.test_play_area import (
    ADDED,
    bug,
    choose,
    key_of,
    moves_of,
    position,
    show,
)
from tests.ui.bridges import open_table
from tests.ui.drags import all_settled
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, type_name, until
from tests.ui.speaking import plain, spoken

THREE = ("worm", "lefty", "scout")
USED = ("play bug", "do public", "use lookout worm")


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def lent(bridge: GameTable) -> list[LentRow]:
    return list(bridge.lent.rows())


def ground(stage: Stage) -> QQuickItem:
    return next(item for item in layer(stage).childItems() if item.objectName() == "lent")


def faces(stage: Stage) -> list[QQuickItem]:
    return [item for item in ground(stage).childItems() if type_name(item) == "LentFace"]


def going(stage: Stage) -> list[QQuickItem]:
    return [item for item in ground(stage).childItems() if type_name(item) == "LentFlight"]


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def at(stage: Stage, key: int) -> QRectF:
    return place(card(stage, key))


def near(one: QRectF, other: QRectF) -> bool:
    way = one.center() - other.center()
    return abs(way.x()) + abs(way.y()) < other.width()


# --- what counts ----------------------------------------------------------------------------------


def test_f_play_2_each_lookout_that_counts_has_a_face_on_the_card_in_play(english):
    bridge, _ = open_table(bug(*ADDED))
    (row,) = lent(bridge)
    assert (row.card, row.seat, row.place, row.suits) == ("worm", 0, 0, ("shovel",))
    assert row.removable
    assert row.key == key_of(bridge, "worm")


def test_a_card_of_the_hand_lies_there_itself(english):
    bridge, _ = open_table(bug("play bug", "do public", "add moles"))
    assert lent(bridge) == []


def test_a_lookout_that_is_taken_back_has_no_face_there(english):
    bridge, _ = open_table(bug(*ADDED))
    bridge.touch.pick(lent(bridge)[0].key)
    assert "use lookout worm" not in moves_of(bridge)
    assert lent(bridge) == []


def test_a_coin_is_shown_as_the_suit_that_it_is_read_as(english):
    moves = ("play prince", "do public", "use lookout puddin as crown")
    table = position("prince", "ghost", fort=1, lookout=["puddin"], moves=moves)
    bridge, _ = open_table(table)
    assert lent(bridge)[0].suits == ("crown", "crown")


def test_the_face_says_who_it_is_and_what_a_click_does(english):
    bridge, _ = open_table(bug(*USED))
    line = "Worm (suit: shovel) in the lookout counts for Bug"
    assert plain(lent(bridge)[0].label) == f"{line}; click to take it back"


def test_that_of_a_rival_says_whose_it_is(english):
    (row,) = lent(open_table(bug(*USED, kinds="bp"))[0])
    assert plain(row.label) == "Ola – Worm (suit: shovel) in the lookout counts for Bug"
    assert (row.seat, row.removable) == (1, False)


@pytest.mark.parametrize(
    ("language", "said"), [("cs", "z hlídky se počítá ke kartě"), ("pl", "liczy się do karty")]
)
def test_it_is_said_in_each_language(qapp, language, said):
    with spoken(language):
        (row,) = lent(open_table(bug(*USED, kinds="bp"))[0])
    assert said in plain(row.label)


def test_all_of_them_have_gone_with_the_card(english):
    table = bug(*ADDED)
    bridge, _ = open_table(table)
    choose(bridge, "done")
    while table.state.play is not None:
        bridge.flow.submit(table.legal()[0])
    assert lent(bridge) == []


def test_r25_what_meets_the_need_of_a_dog_lies_with_it_until_it_has_gone(english):
    seats = [{"hand": ["loki", "bug"], "lookout": ["prince"]}, {"hand": ["wart"]}, {}, {}]
    table = pets_at(seats, "play loki", "use lookout prince")
    bridge, _ = open_table(table)
    assert [row.card for row in lent(bridge)] == ["prince"]
    bridge.flow.submit(next(move for move in table.legal() if isinstance(move, mv.House)))
    assert table.state.play is None or table.state.play.housed
    assert lent(bridge) == []


# --- the window -----------------------------------------------------------------------------------


def test_a_face_hops_from_its_fort_onto_the_card_and_back(make_stage):
    stage = make_stage(speed="slow")
    bridge = show(stage, bug(*ADDED[:3]))
    worm = key_of(bridge, "worm")
    bridge.touch.pick(worm)
    (face,) = faces(stage)
    assert near(place(face), at(stage, worm))
    stage.app.motion.ending.emit()
    assert place(face).intersects(at(stage, key_of(bridge, "bug")))
    assert not near(place(face), at(stage, worm))
    bridge.touch.pick(worm)
    assert faces(stage) == []
    (flight,) = going(stage)
    assert place(flight).intersects(at(stage, key_of(bridge, "bug")))
    all_settled(stage)
    assert going(stage) == []


def test_they_hop_one_after_another(make_stage):
    stage = make_stage(speed="slow")
    moves = ("play bug", "do public", "use lookout worm", "use lookout lefty")
    table = position("bug", "captain", fort=1, lookout=["worm", "lefty"], moves=moves)
    bridge = show(stage, table)
    bridge.touch.pick(key_of(bridge, "bug"))
    first, second = going(stage)
    assert (first.property("delay"), second.property("delay")) == (0, 30)


def test_it_arrives_by_itself(make_stage):
    stage = make_stage(speed="normal")
    bridge = show(stage, bug(*ADDED[:3]))
    bridge.touch.pick(key_of(bridge, "worm"))
    (face,) = faces(stage)
    assert until(lambda: face.property("way") == 1, face.wayChanged)
    quiet(stage)
    assert place(face).intersects(at(stage, key_of(bridge, "bug")))
    check_screen(stage)


@pytest.mark.parametrize("looks", [{"animation": "off"}, {"reduced_motion": True}])
def test_nothing_hops_without_motion(make_stage, looks):
    stage = make_stage(speed="normal")
    stage.app.preferences.from_dict(looks)
    bridge = show(stage, bug(*ADDED[:3]))
    worm = key_of(bridge, "worm")
    bridge.touch.pick(worm)
    (face,) = faces(stage)
    assert place(face).intersects(at(stage, key_of(bridge, "bug")))
    bridge.touch.pick(worm)
    assert faces(stage) == going(stage) == []


def test_a_click_on_the_face_takes_it_back_and_so_do_keys(make_stage):
    stage = make_stage()
    bridge = show(stage, bug(*ADDED))
    mouse, on_it = Mouse(stage.window), point_in(faces(stage)[0], 0.3, 0.2)
    mouse.move(point_in(card(stage, key_of(bridge, "lefty"))))
    mouse.move(on_it)
    assert until(lambda: peek(stage).isVisible(), peek(stage).visibleChanged)
    assert peek(stage).property("label") == lent(bridge)[0].label, "not the card below it"
    mouse.click(on_it)
    quiet(stage)
    assert "use lookout worm" not in moves_of(bridge)
    check_screen(stage)
    bridge.touch.pick(key_of(bridge, "worm"))
    quiet(stage)
    (face,) = faces(stage)
    assert spoken_name(face) == lent(bridge)[0].label
    keys = Keys(stage)
    keys.go_to(face)
    keys.press(Key.Key_Return)
    quiet(stage)
    assert faces(stage) == []
    check_screen(stage)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 1280)])
@pytest.mark.parametrize("text", [100, 160])
def test_they_stand_at_the_foot_of_the_card_and_hide_nothing_of_it(make_stage, size, text):
    stage = make_stage(size=size)
    stage.app.preferences.from_dict({"text_size": text})
    moves = ("play bug", "do public", *(f"use lookout {kid}" for kid in THREE))
    bridge = show(stage, position("bug", "captain", fort=2, lookout=[*THREE], moves=moves))
    played, blanket = at(stage, key_of(bridge, "bug")), place(mat(stage, Zone.Play))
    found = [place(face) for face in faces(stage)]
    assert len(found) == len(THREE)
    for one, other in pairwise(found):
        assert one.right() <= other.left(), "each is seen whole"
    for one in found:
        assert played.top() + played.height() * 0.93 < one.top() < played.bottom()
        assert blanket.contains(one)


def test_a_rivals_face_comes_from_its_own_fort(make_stage):
    stage = make_stage(speed="slow")
    bridge = show(stage, bug(*ADDED[:3], kinds="bp"))
    table = bridge.presenter.table
    use = table.game.parse_move(table.state, "use lookout worm")
    bridge.flow.submit(use, by_hand=False)
    (face,) = faces(stage)
    assert lent(bridge)[0].seat == 1
    assert near(place(face), at(stage, key_of(bridge, "worm")))
    assert spoken_name(face).startswith("Ola")
