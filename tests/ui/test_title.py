"""The title: alive by turns, still when it should be, and all of its pictures there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QMetaObject
from PySide6.QtQuick import QQuickItem

from fort_desktop.content import load_cards
from fort_desktop.session.fort_adapter import new_table
from fort_desktop.ui.app import Stage
from fort_desktop.ui.staging import sample_table
from tests.ui.hands import pump, spoken_name, type_name, until, walk
from tests.ui.robot import quiet
from tests.ui.speaking import plain

CARDS = load_cards()
MOVING = ("hop", "dip", "out", "drift")


def scene(stage: Stage) -> QQuickItem:
    pump()
    return next(i for i in walk(stage.window.contentItem()) if type_name(i) == "TitleScene")


def actors(stage: Stage) -> list[QQuickItem]:
    return [item for item in walk(scene(stage)) if item.property("busy") is not None]


def busy(stage: Stage) -> int:
    return sum(bool(item.property("busy")) for item in actors(stage))


def stir(item: QQuickItem) -> None:
    assert QMetaObject.invokeMethod(item, "stir")


def test_somebody_moves_and_never_the_same_twice(make_stage):
    stage = make_stage(speed="slow")
    place = scene(stage)
    assert place.property("awake")
    moved = []
    for _ in range(12):
        stir(place)
        moved.append(place.property("last"))
    assert all(a is not b for a, b in pairwise(moved))
    assert busy(stage) > 0


def test_life_is_no_play_that_anybody_waits_for(make_stage):
    stage = make_stage(speed="slow")
    for one in actors(stage):
        stir(one)
    assert busy(stage) == len(actors(stage)) > 15
    assert stage.app.motion.settled


def test_clouds_drift(make_stage):
    stage = make_stage(speed="normal")
    place = scene(stage)
    assert until(lambda: place.property("drift") > 0, place.driftChanged)


@pytest.mark.parametrize("calm", [{"animation": "off"}, {"reduced_motion": True}])
def test_everything_comes_to_rest_when_motion_is_not_wanted(make_stage, calm):
    stage = make_stage(speed="slow")
    place = scene(stage)
    place.setProperty("drift", 30)
    for one in actors(stage):
        stir(one)
    pump()
    stage.app.preferences.from_dict(calm)
    pump()
    assert not place.property("awake")
    assert busy(stage) == 0
    for item in [place, *actors(stage)]:
        assert not any(item.property(name) for name in MOVING)
        assert not item.property("shut")
    stir(place)
    assert busy(stage) == 0


def test_the_bird_comes_back_to_its_perch(make_stage):
    stage = make_stage(speed="slow")
    bird = next(item for item in actors(stage) if type_name(item) == "SceneBird")
    home = bird.x(), bird.y()
    while not bird.property("at"):
        QMetaObject.invokeMethod(bird, "rest")
        stir(bird)
    stage.app.preferences.from_dict({"animation": "off"})
    pump()
    assert (bird.x(), bird.y()) == home


def test_behind_a_sheet_of_paper_nothing_moves(make_stage):
    stage = make_stage(speed="normal")
    stage.app.show("settings")
    assert not scene(stage).property("awake")


def test_a_window_that_nobody_sees_is_still(make_stage):
    stage = make_stage(speed="normal")
    place = scene(stage)
    stage.window.showMinimized()
    assert until(lambda: not place.property("awake"), place.awakeChanged)


def test_every_picture_is_there(make_stage):
    stage = make_stage()
    for theme in ("day", "evening"):
        stage.app.preferences.from_dict({"theme": theme})
        pump()
        images = [i for i in walk(scene(stage), hidden=True) if i.inherits("QQuickImage")]
        assert len(images) > 50
        for image in images:
            if image.property("source").toString():
                assert image.implicitWidth() > 0, image.property("source")


def test_continue_keeps_its_place_while_the_game_is_read(make_stage):
    stage = make_stage()
    screen = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "TitleScreen")

    def signs() -> list[QQuickItem]:
        quiet(stage)  # the column finds its places in a frame
        return [item for item in walk(screen) if type_name(item) == "SignButton"]

    assert len(signs()) == 3
    screen.setProperty("looking", True)
    first, *others = signs()
    assert not first.isEnabled()
    places = [item.y() for item in others]
    screen.setProperty("looking", False)
    screen.setProperty("summary", "Ola, round 3")
    found, *others = signs()
    assert found is first
    assert first.isEnabled()
    assert [item.y() for item in others] == places


@pytest.mark.parametrize(
    ("pets", "said"),
    [
        ((), "round 1"),
        (("dogs",), "with dogs"),
        (("cats",), "with cats"),
        (("dogs", "cats"), "with dogs and cats"),
    ],
)
def test_continue_shows_and_says_what_is_played_with(make_stage, pets, said):
    stage = make_stage()
    seats = sample_table(CARDS, 2, 1).seats
    stage.app.play(new_table(CARDS, seats, 1, pets=pets))
    stage.app.show("title")
    pump()
    sign = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "SignButton")
    icons = [i.property("source").fileName() for i in walk(sign) if type_name(i) == "Picture"]
    assert icons == ["play.svg", *(f"{pet[:-1]}.svg" for pet in pets)]
    assert plain(spoken_name(sign)).endswith(said)
    stage.app.preferences.from_dict({"language": "cs"})
    pump()
    assert not plain(spoken_name(sign)).endswith(said)
