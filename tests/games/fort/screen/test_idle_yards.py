"""Yards that nobody needs, kids that are bored, and a table that is left alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fort_desktop.games.fort.screen import seats
from fort_desktop.ui import chance, resources
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS, hold, info_of, kids_wait, open_at
from tests.games.fort.screen.test_living_table import items
from tests.ui.hands import Key, Keys, Mouse, call, point_in, pump, until, walk
from tools.pictures.staging import sample_table

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

TOYS = 8


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def begin(stage, seed=1, seats=4):
    """A new game, in which nobody moves."""
    stage.app.play(sample_table(CARDS, seats, seed))
    stage.driver.cancel()
    stage.app.table_of("fort").flow._pace.stop()
    quiet(stage)


def toys(yard, *, hidden=False):
    return [item for item in walk(yard, hidden=hidden) if item.property("across") is not None]


def lying(stage):
    """What lies about in each yard."""
    return [[toy.property("what") for toy in toys(yard)] for yard in items(stage, "Yard")]


def life_of(stage):
    return items(stage, "IdleLife", hidden=True)[0]


def standers(stage):
    """Kids and dogs in the yards."""
    return [one for name in ("YardKid", "YardDog") for one in items(stage, name)]


# --- lawns ----------------------------------------------------------------------------------------


def test_things_lie_about_where_nobody_stands_in_each_yard_others(make_stage):
    stage = make_stage()
    begin(stage)
    found = lying(stage)
    assert [len(set(things)) for things in found] == [2, 2, 2, 2]
    assert len({tuple(things) for things in found}) == len(found)


def test_each_game_has_other_things_and_keeps_them(make_stage):
    stage = make_stage()
    found = []
    for seed in range(6):
        begin(stage, seed)
        found.append(lying(stage))
    assert len({str(things) for things in found}) > 3
    stage.app.show("settings")
    stage.app.show("table")
    pump()
    assert lying(stage) == found[-1]


def test_the_same_chance_strews_the_same_things(make_stage):
    stage = make_stage()
    found = []
    for seed in (1, 2):
        chance.source.seed(3)
        begin(stage, seed)
        found.append(lying(stage))
    assert found[0] == found[1]


def test_what_lies_about_makes_room_for_kids_and_comes_back(make_stage):
    stage = make_stage()
    begin(stage)
    rival = info_of(stage, 1)
    row = rival.row()
    yard = items(stage, "Yard")[0]
    before = toys(yard)
    rival.show(replace(row, yard=1))
    assert toys(yard) == before  # at its sides
    rival.show(replace(row, yard=4))
    assert toys(yard) == []
    rival.show(row)
    assert toys(yard) == before


def test_what_lies_about_fades(make_stage):
    stage = make_stage(speed="slow")
    begin(stage)
    rival = info_of(stage, 1)
    toy = toys(items(stage, "Yard")[0])[0]
    rival.show(replace(rival.row(), yard=4))
    assert not toy.property("free")
    assert until(lambda: 0 < toy.opacity() < 1, toy.opacityChanged)


def test_nothing_lies_below_the_words_of_an_empty_yard(make_stage):
    stage = make_stage()
    for size in ((1280, 720), (1366, 768), (1920, 1080)):
        for language in ("cs", "pl", "en"):
            stage.window.resize(*size)
            stage.app.preferences.from_dict({"language": language})
            begin(stage)
            own = items(stage, "Yard")[-1]
            (words,) = (
                item.mapRectToScene(item.childrenRect() | item.boundingRect())
                for item in own.childItems()
                if item.inherits("QQuickText") and item.isVisible()
            )
            middle = words.center().y() - 10, words.center().y() + 10
            for toy in toys(own):
                place = toy.mapRectToScene(toy.boundingRect())
                assert place.bottom() <= middle[0] or place.top() >= middle[1]


@pytest.mark.parametrize("light", ["day", "evening"])
def test_all_that_can_lie_about_is_drawn(make_stage, light):
    stage = make_stage()
    begin(stage)
    names = set(items(stage, "Yard")[0].property("toys"))
    assert len(names) == TOYS
    folder = resources.ASSETS / "patterns"
    assert all((folder / f"yard-{name}-{light}.svg").is_file() for name in names)


# --- bored kids -----------------------------------------------------------------------------------


def test_bored_kids_lean_to_whoever_recruits_next_and_their_eyes_are_half_closed(make_stage):
    stage = make_stage()
    open_at(stage, "play", also=kids_wait)
    hand = stage.window.width() * 0.45
    kids = [kid for kid in standers(stage) if kid.property("waiting")]
    assert kids
    for kid in kids:
        x = kid.mapRectToScene(kid.boundingRect()).center().x()
        assert kid.property("slouch") * (hand - x) > 0
        assert abs(kid.property("slouch")) >= 5
        drawn = [i.property("source").toString() for i in walk(kid) if i.inherits("QQuickImage")]
        assert any("/lids/drowsy/" in name for name in drawn)


def test_who_may_be_recruited_now_is_wide_awake(make_stage):
    stage = make_stage()
    open_at(stage, "recruit-phase", also=kids_wait)
    eager = [kid for kid in standers(stage) if kid.property("eager")]
    assert eager
    for kid in eager:
        assert not kid.property("waiting")
        assert kid.property("slouch") == 0
        drawn = [i.property("source").toString() for i in walk(kid) if i.inherits("QQuickImage")]
        assert not any("/lids/drowsy/" in name for name in drawn)


def turned_away(stage, monkeypatch):
    """From now on another seat is the next to recruit; those who stand as they did before."""
    before = {kid: kid.property("slouch") for kid in standers(stage) if kid.property("waiting")}
    table = stage.app.table_of("fort")
    caller = int(table.seats.caller)
    monkeypatch.setattr(seats, "next_caller", lambda view: (caller + 1) % len(view.seats))
    table.shown.changed.emit()
    return before


def test_bored_kids_turn_one_at_a_time_when_it_is_another_s_turn(make_stage, monkeypatch):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    before = turned_away(stage, monkeypatch)
    life = life_of(stage)
    assert life.property("turning")
    assert all(kid.property("slouch") == slouch for kid, slouch in before.items())
    assert sum(kid.property("unsettled") for kid in before) > 1
    call(life, "turn")

    def moved():
        return [kid for kid, slouch in before.items() if kid.property("slouch") != slouch]

    assert until(lambda: bool(moved()), *(kid.slouchChanged for kid in before))
    assert len(moved()) == 1
    assert stage.app.motion.settled


def test_without_motion_bored_kids_are_turned_at_once(make_stage, monkeypatch):
    stage = make_stage()
    open_at(stage, "play", also=kids_wait)
    before = turned_away(stage, monkeypatch)
    assert any(kid.property("slouch") != slouch for kid, slouch in before.items())
    assert not any(kid.property("unsettled") for kid in before)


# --- while somebody thinks ------------------------------------------------------------------------


def ways(stage, rounds=40):
    """In which ways kids and dogs have moved."""
    life, kids, found = life_of(stage), standers(stage), []
    for kid in kids:
        kid.bored.connect(found.append)
    for _ in range(rounds):
        call(life, "stir")
        for kid in kids:
            call(kid, "rest")
    for kid in kids:
        kid.bored.disconnect(found.append)
    return set(found)


def test_nobody_hops_while_a_person_thinks(make_stage):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    assert ways(stage) == {2, 3, 4}
    life_of(stage).setProperty("alone", True)
    assert ways(stage) & {0, 1}


class Least(Random):
    """Always the least."""

    def random(self) -> float:
        return 0.0


def test_while_a_person_thinks_something_moves_every_six_seconds_at_most(make_stage, monkeypatch):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    monkeypatch.setattr(chance, "source", Least())
    life = life_of(stage)
    life.setProperty("pause", 1)
    assert until(lambda: life.property("pause") > 1, life.pauseChanged)
    assert life.property("pause") == 6000


def test_nothing_moves_by_itself_while_the_pointer_does(make_stage, monkeypatch):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    assert life_of(stage).property("awake")
    monkeypatch.setattr(stage.hands, "moment", 60_000)
    Mouse(stage.window).hover(point_in(items(stage, "Blanket")[0]))
    assert not life_of(stage).property("awake")


# --- left alone -----------------------------------------------------------------------------------


def leave_alone(stage, monkeypatch):
    """Nobody touches anything for a long while."""
    life = life_of(stage)
    monkeypatch.setattr(stage.hands, "absence", 1)
    stage.hands._clock.stop()
    Mouse(stage.window).hover(point_in(items(stage, "Blanket")[0]))
    assert until(lambda: bool(stage.hands.away), stage.hands.changed)
    return life


def visited(stage, monkeypatch):
    """Nobody does, until somebody comes by."""
    life = leave_alone(stage, monkeypatch)
    assert life.property("alone")
    assert until(lambda: bool(visitors(stage)), life.visitedChanged)
    return life, visitors(stage)[0]


def visitors(stage):
    return items(stage, "Visitors")


def test_a_table_left_alone_has_visitors_until_the_first_key_which_acts(make_stage, monkeypatch):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    assert visitors(stage) == []
    life, scene = visited(stage, monkeypatch)
    assert scene.property("on")
    keys = Keys(stage)
    focused = keys.focused
    monkeypatch.setattr(stage.hands, "absence", 0)
    keys.press(Key.Key_Right)
    assert keys.focused is not focused
    assert not life.property("alone")
    assert not scene.property("on")


def test_a_card_is_taken_from_a_table_left_alone_at_once(make_stage, monkeypatch):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    life = leave_alone(stage, monkeypatch)
    monkeypatch.setattr(stage.hands, "absence", 0)
    hand = next(i for i in items(stage, "CardItem") if i.property("inHand"))
    mouse = hold(stage, hand)
    assert not life.property("alone")
    Keys(stage).press(Key.Key_Escape)
    mouse.release()


def test_the_butterfly_flies_from_fence_to_fence_and_nobody_waits_for_it(make_stage, monkeypatch):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    _, scene = visited(stage, monkeypatch)
    (butterfly,) = items(stage, "Butterfly", hidden=True)
    call(butterfly, "go", 1)
    assert butterfly.property("flying")
    assert scene.property("flying")
    assert stage.app.motion.settled
    call(butterfly, "rest", 1)
    yard = items(stage, "Yard")[0]  # of the first rival, whose seat is 1
    place = yard.mapRectToScene(yard.boundingRect())
    seen = butterfly.mapRectToScene(butterfly.boundingRect())
    assert place.left() < seen.center().x() < place.right()
    assert abs(seen.bottom() - place.top()) < 20


def test_after_some_minutes_nobody_comes_any_more(make_stage, monkeypatch):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    _, scene = visited(stage, monkeypatch)
    (butterfly,) = items(stage, "Butterfly", hidden=True)
    call(butterfly, "rest", 0)
    timers = [
        one
        for part in (scene, butterfly)
        for one in part.children()
        if one.inherits("QQmlTimer") and one.property("running")
    ]
    assert len(timers) == 2
    scene.setProperty("more", 1)
    call(scene, "come")
    call(butterfly, "rest", 0)
    assert scene.property("more") == 0
    assert not any(timer.property("running") for timer in timers)


@pytest.mark.parametrize("look", [{"reduced_motion": True}, {"animation": "off"}])
def test_nobody_visits_where_nothing_is_to_move(make_stage, monkeypatch, look):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    stage.app.preferences.from_dict(look)
    life = leave_alone(stage, monkeypatch)
    assert not life.property("alone")
    assert visitors(stage) == []


def test_nobody_visits_a_window_that_is_out_of_sight_or_a_table_where_bots_decide(
    make_stage, monkeypatch
):
    stage = make_stage(speed="slow")
    open_at(stage, "play", also=kids_wait)
    life = leave_alone(stage, monkeypatch)
    assert life.property("alone")
    stage.window.showMinimized()
    assert not life.property("alone")
    stage.window.showNormal()
    begin(stage)  # a bot begins
    assert not stage.app.table_of("fort").shown.mine
    assert not life_of(stage).property("alone")
