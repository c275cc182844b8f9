"""Great moments on the table: they are staged before anything is asked, and end at any time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.view import SeatView
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.moments.told import LENGTHS, great_moments
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.played import person_plays, play_move, wins_perk, wins_rule
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import open_at, usable
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, spoken_name, type_name, until, walk

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def builds(old: SeatView, new: SeatView) -> bool:
    """A fort becomes one level more."""
    return new.level > old.level


def builds_the_first(old: SeatView, new: SeatView) -> bool:
    """A fort reaches level 1, and a made-up rule may be chosen."""
    return (old.level, new.level) == (0, 1)


def moments(stage: Stage):
    return stage.app.table_of("fort").moments


def in_sight(stage: Stage, name: str) -> list:
    return [item for item in walk(stage.window.contentItem()) if type_name(item) == name]


def begin(stage: Stage, *events: ev.Event) -> None:
    """Stage the moments of these events."""
    presenter = stage.app.table_of("fort").presenter
    moments(stage).begin(great_moments(events, presenter.view, presenter.people))
    pump()


@pytest.fixture
def stage(make_stage):
    """The own turn, and the own fort has just grown."""
    stage = make_stage(speed="slow")
    person_plays(stage)
    begin(stage, ev.FortAdvanced(0, 2))
    assert in_sight(stage, "MomentStage")
    return stage


def gone(stage: Stage) -> bool:
    return not moments(stage).on and not in_sight(stage, "MomentStage")


# --- they begin -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "seat", "kind"),
    [(builds, 0, "fort"), (builds, 1, "fort"), (wins_perk, 1, "perk"), (wins_rule, 0, "rule")],
)
def test_a_move_that_is_made_begins_its_moment_and_the_game_waits_for_it(
    make_stage, wanted, seat, kind
):
    stage = make_stage(speed="slow")
    play_move(stage, wanted, seat)
    assert (moments(stage).kind, moments(stage).seat) == (kind, seat)
    assert in_sight(stage, "MomentStage")
    flow = stage.app.table_of("fort").flow
    assert flow._pace.interval() > stage.app.motion.pause(LENGTHS[kind]) * 0.8
    assert not stage.app.motion.settled
    flow._was_shown()  # the picture came late: its clock began anew with it
    assert flow._pace.isActive()
    assert moments(stage).on


@pytest.mark.parametrize(
    ("events", "scene"),
    [
        ([ev.FortAdvanced(0, 2)], "FortScene"),
        ([ev.PerkTaken(1, 0)], "HeldScene"),
        ([ev.RuleTaken(1, -1)], "HeldScene"),
        ([ev.SculptureTaken(1)], "HeldScene"),
        ([ev.Decided(1, None), ev.CardMoved(3, ev.TABLE, 0, ev.BOX, -1, 0)], "LossScene"),
        ([ev.EndTriggered("points", 1)], "LastScene"),
        ([ev.EndTriggered("park", -1)], "LastScene"),
        ([ev.GameEnded()], "OverScene"),
    ],
)
def test_every_moment_has_its_picture_and_says_what_it_is(make_stage, events, scene):
    stage = make_stage(speed="slow")
    person_plays(stage)
    begin(stage, *events)
    assert len(in_sight(stage, scene)) == 1
    (picture,) = in_sight(stage, "MomentStage")
    shown = moments(stage)
    assert spoken_name(picture) == f"{shown.title} {shown.line}"


def test_dogs_and_cats_have_their_pictures_one_after_the_other(make_stage):
    stage = make_stage(speed="normal")
    open_at(stage, "play")
    cards = stage.app.table_of("fort").presenter.view.cards
    dog = next(n for n in range(len(cards.cards)) if cards.is_dog(n))
    begin(stage, ev.CardMoved(dog, ev.TABLE, 0, ev.DOGHOUSE, 0, 0), ev.CatLured(0, -1, 0))
    assert in_sight(stage, "DogScene")
    assert until(lambda: moments(stage).kind == "cat", moments(stage).changed)
    pump()
    assert in_sight(stage, "CatScene")
    assert not in_sight(stage, "DogScene")


def test_a_dog_that_moves_in_looks_out_of_its_house_in_the_end(make_stage):
    stage = make_stage(speed="slow")
    open_at(stage, "play")
    cards = stage.app.table_of("fort").presenter.view.cards
    dog = next(n for n in range(len(cards.cards)) if cards.is_dog(n))
    begin(stage, ev.CardMoved(dog, ev.TABLE, 0, ev.DOGHOUSE, 0, 0))
    (scene,) = in_sight(stage, "DogScene")
    pet = next(item for item in walk(scene) if type_name(item) == "YardDog")
    layer = in_sight(stage, "MomentStage")[0].parentItem().parentItem()
    inside = {}
    for share in (0.4, 0.85):
        layer.setProperty("now", share * moments(stage).length)
        at = pet.mapRectToItem(scene, pet.boundingRect())
        unit = scene.property("unit")
        inside[share] = pet.property("inside"), 176 * unit < at.left() and at.right() < 308 * unit
    assert inside == {0.4: (False, False), 0.85: (True, True)}


def test_without_motion_nothing_is_staged(make_stage):
    stage = make_stage(speed="off")
    play_move(stage, builds)
    assert gone(stage)


def test_at_the_fast_speed_it_takes_less_time_but_what_it_says_can_be_read(make_stage):
    stage = make_stage(speed="fast")
    open_at(stage, "play")
    cards = stage.app.table_of("fort").presenter.view.cards
    dog = next(n for n in range(len(cards.cards)) if cards.is_dog(n))
    begin(stage, ev.CardMoved(dog, ev.TABLE, 0, ev.DOGHOUSE, 0, 0))
    shown = moments(stage)
    assert shown._clock.interval() == shown.lasting == 700
    assert 0 < shown.left <= 700
    assert shown.line == "moves into this doghouse"


def test_its_picture_is_not_there_at_once_so_that_nobody_takes_it_for_the_fort(make_stage):
    stage = make_stage(speed="slow")
    person_plays(stage)
    begin(stage, ev.FortAdvanced(1, 2))
    (picture,) = in_sight(stage, "MomentStage")
    layer = picture.parentItem().parentItem()
    layer.setProperty("now", 0)
    assert picture.opacity() == 0
    layer.setProperty("now", 400)
    assert picture.opacity() == 1


def test_with_reduced_motion_the_picture_stands_still(make_stage):
    stage = make_stage(speed="slow")
    stage.app.preferences.from_dict({"animation": "slow", "reduced_motion": True})
    person_plays(stage)
    begin(stage, ev.FortAdvanced(0, 2))
    (picture,) = in_sight(stage, "MomentStage")
    layer = picture.parentItem().parentItem()
    now = layer.property("now")
    assert (picture.scale(), picture.opacity()) == (1, 1)
    assert now > 0
    pump()
    assert layer.property("now") == now
    fort = in_sight(stage, "FortScene")[0]
    assert (fort.property("level"), fort.property("building")) == (2, False)


def test_what_lies_over_the_table_keeps_moments_from_beginning(stage):
    Keys(stage).press(Key.Key_F1)
    pump()
    assert gone(stage)
    begin(stage, ev.FortAdvanced(0, 2))
    assert gone(stage)


def test_nobody_cheers_at_what_one_has_lost(make_stage):
    stage = make_stage(speed="slow")
    person_plays(stage)
    begin(stage, ev.Decided(1, None), ev.CardMoved(3, ev.TABLE, 0, ev.BOX, -1, 0))
    (scene,) = in_sight(stage, "LossScene")
    assert [type_name(i) for i in walk(scene) if type_name(i) in ("KidCard", "CatFace")]
    assert not in_sight(stage, "Confetti")


# --- they end ---------------------------------------------------------------------------------


def test_it_ends_by_itself(make_stage):
    stage = make_stage(speed="fast")
    person_plays(stage)
    begin(stage, ev.PerkTaken(0, 0))
    assert until(lambda: not moments(stage).on, moments(stage).changed)
    quiet(stage)
    assert gone(stage)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_X, Key.Key_Escape])
def test_a_key_ends_it_and_decides_nothing(stage, key):
    table = stage.app.table_of("fort").presenter.table
    number = table.number
    keys = Keys(stage)
    focused = keys.focused
    keys.press(key)
    assert gone(stage)
    assert table.number == number
    assert keys.focused is focused
    assert usable(stage)


def test_a_click_beside_it_ends_it_and_decides_nothing(stage):
    table = stage.app.table_of("fort").presenter.table
    number, mouse = table.number, Mouse(stage.window)
    zone = int(CardsModel.Zone.Hand)
    own = next(item for item in in_sight(stage, "CardItem") if item.property("zone") == zone)
    mouse.click(point_in(own, 0.8, 0.2))
    assert gone(stage)
    assert table.number == number
    assert usable(stage)


def test_a_click_on_it_only_ends_it(stage):
    table = stage.app.table_of("fort").presenter.table
    number = table.number
    (picture,) = in_sight(stage, "MomentStage")
    Mouse(stage.window).click(point_in(picture))
    assert gone(stage)
    assert table.number == number


@pytest.mark.parametrize("settings", [{"animation": "off"}, {"language": "cs"}])
def test_another_speed_and_another_language_end_it(stage, settings):
    stage.app.preferences.from_dict({"animation": "slow"} | settings)
    pump()
    assert gone(stage)


def test_leaving_the_table_ends_it(stage):
    stage.app.table_of("fort").flow.leave()
    pump()
    assert not moments(stage).on
    assert stage.app.screen == "title"


def test_a_window_may_close_in_the_middle_of_it(stage):
    stage.window.close()
    pump()


def test_the_next_move_ends_it(stage):
    bridge = stage.app.table_of("fort")
    bridge.flow.submit(bridge.presenter.table.legal()[0])
    assert not moments(stage).on


# --- what waits for them ----------------------------------------------------------------------


def test_nothing_is_asked_before_it_is_over(stage):
    bridge = stage.app.table_of("fort")
    assert not bridge.shown.mine
    assert not usable(stage)
    assert not bridge.choices.rowCount()
    assert (bridge.coach.lead, bridge.coach.text) == ("", moments(stage).shown.text)
    moments(stage)._next()  # its time is over
    pump()
    assert gone(stage)
    assert bridge.shown.mine
    assert usable(stage)
    assert bridge.coach.lead == "Your move:"


def test_of_two_moments_the_first_is_told_then_the_second_and_then_it_is_asked(make_stage):
    stage = make_stage(speed="slow")
    person_plays(stage)
    begin(stage, ev.FortAdvanced(0, 5), ev.SculptureTaken(0))
    bridge = stage.app.table_of("fort")
    told = []
    while moments(stage).on:
        told.append((moments(stage).kind, bridge.coach.text, bridge.shown.mine))
        moments(stage)._next()
        pump()
    assert [kind for kind, _, _ in told] == ["fort", "sculpture"]
    assert "Sculpture" in told[1][1]
    assert not any(mine for *_, mine in told)
    assert bridge.shown.mine


def test_its_time_begins_with_its_picture(stage):
    shown = moments(stage)
    shown._clock.start(3 * shown.lasting)
    layer = in_sight(stage, "MomentStage")[0].parentItem().parentItem()
    layer.setProperty("begun", False)
    assert until(lambda: layer.property("begun"), stage.window.frameSwapped)
    assert shown._clock.interval() == shown.lasting


def test_made_up_rules_are_not_to_be_chosen_from_before_the_fort_stands(make_stage):
    stage = make_stage(speed="slow")
    play_move(stage, builds_the_first)
    pump()
    assert moments(stage).kind == "fort"
    assert not stage.app.table_of("fort").touch.ruleChoices
    assert not in_sight(stage, "RulePicker")
    Keys(stage).press(Key.Key_Space)
    pump()
    assert len(in_sight(stage, "RulePicker")) == 1
    assert type_name(Keys(stage).focused) != "TableScreen"


def test_whoever_has_seen_enough_of_a_rivals_moment_waits_no_longer(make_stage):
    stage = make_stage(speed="slow")
    play_move(stage, builds, 1)
    flow = stage.app.table_of("fort").flow
    flow._wait(0)
    assert flow._pace.interval() > stage.app.motion.pause(LENGTHS["fort"]) * 0.8
    Mouse(stage.window).press(QPoint(4, 4))
    assert not moments(stage).on
    assert flow._pace.interval() < stage.app.motion.pause(LENGTHS["fort"]) * 0.5
