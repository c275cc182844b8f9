"""The life of the table: kids in yards, faces on walls, forts that are built; and when it rests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.ui import chance
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import (
    CARDS,
    at_home,
    card,
    hold,
    kids_wait,
    layer,
    open_at,
    rows,
    usable,
)
from tests.ui.drags import flight
from tests.ui.hands import Key, Keys, Mouse, call, point_in, pump, type_name, until, walk
from tools.pictures.staging import asked, staged

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

Zone = CardsModel.Zone


def items(stage, name, *, hidden=False):
    """All parts made by a QML file."""
    found = walk(stage.window.contentItem(), hidden=hidden)
    return [item for item in found if type_name(item) == name]


def part(item, name):
    """The part of an item made by a QML file, if it has one."""
    return next((child for child in walk(item) if type_name(child) == name), None)


def own_fort(stage):
    return part(items(stage, "OwnPanel")[0], "FortPicture")


def played(stage, **figures):
    """A change of the own figures that somebody has just played."""
    shown(stage, lively=True, **figures)


def shown(stage, *, lively=False, **figures):
    layer(stage).setProperty("lively", lively)
    me = stage.app.table_of("fort").seats.me
    me.show(replace(me.row(), **figures))
    layer(stage).setProperty("lively", False)


def moving_by_itself(stage):
    names = ("YardKid", "WallFace", "FortBody")
    return [one for name in names for one in items(stage, name) if one.property("busy")]


@pytest.fixture
def stage(make_stage):
    stage = make_stage(speed="slow")
    open_at(stage, "recruit-phase", also=kids_wait)
    return stage


@pytest.fixture
def life(stage):
    return items(stage, "IdleLife", hidden=True)[0]


def standing(stage):
    """The kid of a card in a yard that may be recruited."""
    row = next(row for row in usable(stage) if row.zone == Zone.Yard)
    return row, card(stage, row.key)


# --- the idle life --------------------------------------------------------------------------------


def test_one_thing_moves_at_a_time_and_nobody_waits_for_it(stage, life):
    for kid in items(stage, "YardKid"):
        call(kid, "rest")
    counts = set()
    for _ in range(12):
        call(life, "stir")
        busy = moving_by_itself(stage)
        counts.add(len(busy))
        assert stage.app.motion.settled
        for one in busy:
            call(one, "rest")
    assert counts <= {0, 1}  # flags and shut eyes may have nothing to show
    assert 1 in counts


class Least(Random):
    """Always the least: a kid moves, the first of them, in the first of its ways."""

    def random(self) -> float:
        return 0.0


def test_the_life_comes_by_itself(stage, life, monkeypatch):
    monkeypatch.setattr(chance, "source", Least())
    kids = items(stage, "YardKid")
    for kid in kids:
        call(kid, "rest")
    life.setProperty("pause", 1)
    assert life.property("awake")
    assert until(lambda: bool(moving_by_itself(stage)), *(kid.busyChanged for kid in kids))


@pytest.mark.parametrize("settings", [{"animation": "off"}, {"reduced_motion": True}])
def test_without_motion_everything_rests(stage, life, settings):
    stage.app.preferences.from_dict({"animation": "normal"} | settings)
    assert not life.property("awake")
    for _ in range(6):
        call(life, "stir")
    assert moving_by_itself(stage) == []
    kid = part(standing(stage)[1], "YardKid")
    assert [kid.property(name) for name in ("hop", "tilt", "tall")] == [0, 0, 1]


def test_the_life_sleeps_during_a_drag_a_play_and_out_of_sight(stage, life):
    assert life.property("awake")
    row, item = standing(stage)
    mouse = hold(stage, item)
    assert not life.property("awake")
    Keys(stage).press(Key.Key_Escape)
    mouse.release()
    quiet(stage)
    assert life.property("awake")
    stage.app.table_of("fort").touch.pick(row.key)
    stage.driver.cancel()
    assert not life.property("awake")
    quiet(stage)
    assert life.property("awake")
    stage.window.hide()
    assert not life.property("awake")
    stage.window.show()


def test_the_life_sleeps_behind_the_curtain(make_stage):
    stage = make_stage(speed="normal")
    stage.app.play(staged(CARDS, 2, asked("play"), persons=2))
    stage.driver.cancel()
    assert stage.app.table_of("fort").curtain.down
    life = items(stage, "IdleLife", hidden=True)[0]
    assert not life.property("awake")
    stage.app.table_of("fort").curtain.open()
    quiet(stage)
    assert life.property("awake")


# --- yards ----------------------------------------------------------------------------------------


def test_who_may_be_recruited_steps_forward_once_and_waves_to_the_pointer(stage):
    _, item = standing(stage)
    kid = part(item, "YardKid")
    assert kid.property("eager")
    call(kid, "rest")
    assert kid.property("forward")
    assert not kid.property("busy")
    Mouse(stage.window).hover(point_in(item))
    assert kid.property("busy")
    assert stage.app.motion.settled


def test_bored_kids_are_not_eager(make_stage):
    stage = make_stage(speed="normal")
    open_at(stage, "play", also=kids_wait)
    kids = items(stage, "YardKid")
    assert kids
    assert not any(kid.property("forward") or kid.property("lit") for kid in kids)


def test_a_recruit_runs_and_becomes_a_card_when_it_is_there(stage):
    row, item = standing(stage)
    stage.app.table_of("fort").touch.pick(row.key)
    stage.driver.cancel()
    assert item.property("moving")
    assert part(item, "YardKid").property("running")
    assert part(item, "KidCard") is None
    quiet(stage)
    assert at_home(item)
    assert part(item, "YardKid") is None
    assert part(item, "KidCard") is not None
    assert row.key in {row.key for row in rows(stage, Zone.Discard)}


def test_hurrying_ends_a_run(stage):
    row, item = standing(stage)
    stage.app.table_of("fort").touch.pick(row.key)
    stage.driver.cancel()
    Keys(stage).press(Key.Key_Space)
    assert not item.property("moving")
    assert part(item, "YardKid") is None
    assert at_home(item)


def test_a_rival_s_recruit_runs_into_the_rival_s_fort(stage):
    row, item = standing(stage)
    model = stage.app.table_of("fort").cards
    wanted = [other for other in model.rows() if other.key != row.key]
    at = item.x(), item.width()
    model.show(wanted, fly=True, targets={row.key: (int(Zone.Discard), row.seat)})
    ghost = items(stage, "CardGhost")[0]
    assert (ghost.x(), ghost.width()) == at
    assert part(ghost, "YardKid").property("running")
    fort = part(items(stage, "RivalBoard")[row.seat - 1], "FortPicture")
    gate = ghost.property("to")
    inside = fort.mapFromItem(layer(stage), gate.x(), gate.y())
    assert fort.contains(inside)
    quiet(stage)
    pump()
    assert items(stage, "CardGhost") == []


def discarded(stage):
    """A card flies from the hand into the own yard."""
    hand = rows(stage, Zone.Hand)[0]
    model = stage.app.table_of("fort").cards
    there = replace(hand, zone=Zone.Yard, place=0, count=1)
    model.show([there if row.key == hand.key else row for row in model.rows()], fly=True)
    item = card(stage, hand.key)
    assert part(item, "KidCard") is not None  # it flies as a card
    return item


def test_a_kid_lands_in_the_yard_when_a_card_is_discarded(stage):
    item = discarded(stage)
    call(flight(item), "arrive")
    kid = part(item, "YardKid")
    assert kid.property("busy")
    assert until(lambda: kid.property("tall") < 1, kid.tallChanged)


def test_a_kid_that_has_landed_comes_to_rest(make_stage):
    stage = make_stage(speed="normal")
    open_at(stage, "recruit-phase", also=kids_wait)
    item = discarded(stage)
    assert until(lambda: bool(stage.app.motion.settled), stage.app.motion.settledChanged)
    kid = part(item, "YardKid")
    assert until(lambda: not kid.property("busy"), stage.window.frameSwapped)
    assert kid.property("tall") == 1


def test_a_kid_put_into_the_yard_by_undo_just_stands_there(stage):
    hand = rows(stage, Zone.Hand)[0]
    model = stage.app.table_of("fort").cards
    there = replace(hand, zone=Zone.Yard, place=0, count=1)
    model.show([there if row.key == hand.key else row for row in model.rows()], fly=False)
    pump()
    kid = part(card(stage, hand.key), "YardKid")
    assert kid.width() == kid.height()
    assert not kid.property("busy")
    assert stage.app.motion.settled


# --- lookouts -------------------------------------------------------------------------------------


def lookouts(stage, *names):
    suits = ("book",) * len(names)
    return {"lookout": names, "lookoutSuits": suits, "lookoutPlaces": 4, "level": 3}


def faces(stage):
    return [one for one in walk(own_fort(stage)) if type_name(one) == "WallFace"]


def test_a_new_face_ducks_in_behind_the_wall(stage):
    shown(stage, **lookouts(stage, "bug"))
    assert stage.app.motion.settled
    played(stage, **lookouts(stage, "bug", "kitty"))
    old, new = faces(stage)
    assert [old.property("dip"), new.property("dip")] == [0, 1]
    assert not stage.app.motion.settled
    quiet(stage)
    assert new.property("dip") == 0
    assert not new.property("shut")


def test_a_face_that_comes_by_undo_or_without_motion_is_there_at_once(stage):
    shown(stage, **lookouts(stage, "bug"))
    shown(stage, **lookouts(stage, "bug", "kitty"))
    assert [face.property("dip") for face in faces(stage)] == [0, 0]
    stage.app.preferences.from_dict({"animation": "off"})
    played(stage, **lookouts(stage, "bug", "kitty", "zip"))
    assert [face.property("dip") for face in faces(stage)] == [0, 0, 0]
    assert stage.app.motion.settled


def test_lookouts_that_count_stand_in_the_light_of_their_suit(stage):
    shown(stage, **lookouts(stage, "bug", "kitty"), lookoutCounted=(1,))
    assert [face.property("counts") for face in faces(stage)] == [False, True]
    badges = [one for one in walk(own_fort(stage)) if type_name(one) == "LookoutBadge"]
    assert [badge.property("counts") for badge in badges] == [False, True]
    assert faces(stage)[1].property("suit") == "book"


def test_rivals_lookouts_count_too(stage):
    rival = stage.app.table_of("fort").seats.rival(0)
    rival.show(replace(rival.row(), lookout=("bug",), lookoutSuits=("crown",), lookoutCounted=(0,)))
    board = items(stage, "RivalBoard")[0]
    assert part(board, "WallFace").property("counts")


# --- forts ----------------------------------------------------------------------------------------


def badge(fort):
    return part(fort, "LevelBadge").property("level")


def test_a_new_level_is_built(stage):
    shown(stage, level=1)
    fort = own_fort(stage)
    played(stage, level=2)
    assert fort.property("building")
    assert not stage.app.motion.settled
    assert badge(fort) == 1
    assert part(fort, "FortBody").property("level") == 1
    assert fort.property("level") == 2
    quiet(stage)
    assert not fort.property("building")
    assert badge(fort) == 2
    body = part(fort, "FortBody")
    assert [body.property(name) for name in ("level", "stretch", "raised")] == [2, 1, 1]


def test_hurrying_ends_the_building(stage):
    shown(stage, level=4)
    played(stage, level=5)
    Keys(stage).press(Key.Key_Space)
    fort = own_fort(stage)
    assert not fort.property("building")
    assert stage.app.motion.settled
    assert badge(fort) == 5


def test_two_levels_at_once_and_leaving_the_table_end_the_building(stage):
    shown(stage, level=1)
    played(stage, level=2)
    played(stage, level=3)
    assert badge(own_fort(stage)) == 2
    stage.app.show("settings")
    assert until(lambda: stage.app.motion.settled, stage.app.motion.settledChanged)
    stage.app.show("table")
    pump()
    assert badge(own_fort(stage)) == 3
    assert stage.app.motion.settled


def test_what_was_not_played_is_not_built(stage):
    shown(stage, level=3)
    fort = own_fort(stage)
    assert not fort.property("building")
    assert badge(fort) == 3


def test_undo_while_building_shows_what_is(stage):
    shown(stage, level=1)
    played(stage, level=2)
    shown(stage, level=1)
    fort = own_fort(stage)
    assert not fort.property("building")
    assert stage.app.motion.settled
    assert badge(fort) == 1


def test_without_motion_the_level_changes_at_once(stage):
    stage.app.preferences.from_dict({"animation": "off"})
    played(stage, level=2)
    fort = own_fort(stage)
    assert badge(fort) == 2
    assert stage.app.motion.settled
    stage.app.preferences.from_dict({"animation": "normal", "reduced_motion": True})
    played(stage, level=3)
    assert badge(fort) == 3
    assert not fort.property("building")
    assert not stage.app.motion.settled  # a short highlight
    quiet(stage)


def test_flags_and_smoke_stir_and_rest(stage):
    shown(stage, level=5)
    body = part(own_fort(stage), "FortBody")
    call(body, "stir")
    assert body.property("busy")
    assert body.property("blown")
    assert stage.app.motion.settled
    call(body, "rest")
    assert not body.property("blown")
