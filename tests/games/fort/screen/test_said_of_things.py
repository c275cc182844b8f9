"""What lies on the table of Fort says in one line what it is, how much, and what it does."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible

from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import CARDS, hold, open_at
from tests.games.fort.screen.table_at import usable as usable_cards
from tests.ui.drags import Finger
from tests.ui.hands import Mouse, point_in, type_name, until, walk
from tests.ui.saying import line, line_of, sayers, teller, told
from tests.ui.speaking import plain
from tools.pictures.staging import sample_table

pytestmark = pytest.mark.no_cover  # what it runs is measured without a window

# What is said, by the file that the thing is made by.
SAID = [
    ("FortPicture", "Fort level {level}: "),
    ("TokenRow", "Stuff: {pizza} of 4 pizzas"),
    ("TokenRow", "Stuff: {toys} of 4 toys"),
    ("PackRow", "Pack: {pack} of {packPlaces} token"),
    ("FortPicture", "{rival} – Fort level {rivalLevel}: "),
    ("PackRow", "{rival} – Pack: "),
    ("HandBacks", "{rival} – Hand: {rivalHand} card"),
    ("Pawn", "{name}: {points} point"),
    ("SupplyPile", "Supply: {supplyPizza} pizza"),
    ("SupplyPile", "Supply: {supplyToys} toy"),
    ("RuleStack", "at the end: {ruleStack} in the stack"),
    ("Sculpture", "Macaroni Sculpture: 4 points"),
    ("FirstPlayerCard", "First player"),
    ("TurnFace", "{name}"),
    ("Avatar", "{rival}, bot"),
]


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def of_type(stage, name):
    return [item for item in walk(stage.window.contentItem()) if type_name(item) == name]


def figures(stage):
    table = stage.app.table_of("fort")
    me, rival, middle = table.seats.me.row(), table.seats.rival(0).row(), table.middle
    return {
        "name": me.name,
        "level": me.level,
        "points": me.points,
        "pizza": me.pizza,
        "toys": me.toys,
        "pack": me.packPizza + me.packToys,
        "packPlaces": me.packPlaces,
        "rival": rival.name,
        "rivalLevel": rival.level,
        "rivalHand": rival.hand,
        "supplyPizza": middle.supplyPizza,
        "supplyToys": middle.supplyToys,
        "ruleStack": middle.ruleStack,
    }


def lines_of(stage, kind):
    return [plain(s.property("text")) for item, s in sayers(stage) if type_name(item) == kind]


@pytest.mark.parametrize(("kind", "start"), SAID)
def test_each_thing_of_the_table_has_its_line(make_stage, kind, start):
    stage = make_stage()
    open_at(stage, "play")
    said = lines_of(stage, kind)
    wanted = start.format(**figures(stage))
    assert any(wanted in one for one in said), said


def test_a_fort_tells_what_it_is_worth_and_what_the_next_level_costs(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    info = stage.app.table_of("fort").seats.me
    said = plain(info.told["fort"])
    assert said.startswith(f"Fort level {info.row().level}: ")
    assert "at the end; lookout for" in said
    assert f"; level {info.row().level + 1} costs " in said


@pytest.mark.parametrize(("level", "said"), [(3, False), (4, True), (5, True)])
def test_f_end_a_fort_near_its_highest_level_tells_that_it_ends_the_game(make_stage, level, said):
    stage = make_stage()
    open_at(stage, "play")
    bridge = stage.app.table_of("fort")
    for seat in bridge.presenter.table.state.seats[:2]:
        seat.level = level
    bridge.flow.retranslate()
    for info in (bridge.seats.me, bridge.seats.rival(0)):
        assert ("round" in plain(info.told["fort"])) == said
    assert ("that round the last one" in plain(bridge.seats.me.told.get("cost", ""))) == (
        level == 4
    )


def test_f_end_the_victory_track_tells_all_about_the_last_round(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    track = of_type(stage, "VictoryTrack")[0]
    wanted = "From 25 on, or with a fort of level 5, this round is the last one."
    assert plain(track.property("told")).endswith(wanted)
    face = QAccessible.queryAccessibleInterface(track)
    assert "25 points or a fort of level 5" in plain(face.text(QAccessible.Text.Description))


@pytest.mark.parametrize("kind", ["SupplyPile", "RuleStack", "HandBacks", "PackRow", "TokenRow"])
def test_a_thing_says_its_line_to_who_points_at_it_and_it_alone(make_stage, kind):
    stage = make_stage()
    open_at(stage, "play")
    item = of_type(stage, kind)[0]
    said = line_of(stage, item)
    assert said in lines_of(stage, kind)


def test_a_small_thing_is_told_before_the_large_one_that_it_lies_on(make_stage):
    stage = make_stage()
    open_at(stage, "play", also=lambda table: bool(table.state.seats[1].lookout))
    badge = of_type(stage, "LookoutBadge")[0]
    assert "Lookout: " in line_of(stage, badge)
    assert "Fort level" in line_of(stage, of_type(stage, "LevelBadge")[0])


def test_the_own_deck_and_discard_pile_say_what_becomes_of_them(make_stage):
    stage = make_stage()
    open_at(stage, "play", also=lambda table: bool(table.state.seats[0].discard))
    told_of = stage.app.table_of("fort").seats.me.told
    cards = [i for i in of_type(stage, "CardItem") if i.property("said")]
    assert {plain(i.property("said")) for i in cards} >= {
        plain(told_of["deck"]),
        plain(told_of["discard"]),
    }


def test_nothing_is_said_while_something_is_dragged(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    supply = of_type(stage, "SupplyPile")[0]
    card = next(
        i for i in of_type(stage, "CardItem") if i.property("key") == usable_cards(stage)[0].key
    )
    mouse = hold(stage, card)
    mouse.move(point_in(supply))
    bubble = told(stage)
    assert not until(lambda: bool(bubble.property("shown")), bubble.shownChanged, ms=600)
    mouse.release()


def test_under_the_curtain_nothing_is_said(make_stage):
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 2, 5, persons=2))
    quiet(stage)
    table = stage.app.table_of("fort")
    supply = of_type(stage, "SupplyPile")[0]
    assert table.curtain.down
    assert line_of(stage, supply) == ""
    assert teller(stage).property("hushed")
    table.curtain.open()
    quiet(stage)
    assert line_of(stage, supply)


def test_a_finger_held_on_a_thing_reads_its_line(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    supply = of_type(stage, "SupplyPile")[0]
    said = lines_of(stage, "SupplyPile")
    assert teller(stage).property("lasting") >= 2000, "it can be read when the finger has gone"
    finger, bubble = Finger(stage), told(stage)
    finger.press(point_in(supply))
    assert until(lambda: bool(bubble.property("shown")), bubble.shownChanged)
    assert plain(bubble.property("text")) in said
    finger.release()


def test_a_screen_reader_says_the_same(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    supply = of_type(stage, "SupplyPile")[0]
    face = QAccessible.queryAccessibleInterface(supply)
    assert plain(face.text(QAccessible.Text.Description)) in lines_of(stage, "SupplyPile")


def test_at_rest_a_line_goes_with_the_pointer(make_stage):
    stage = make_stage()
    open_at(stage, "play")
    assert line_of(stage, of_type(stage, "SupplyPile")[0])
    Mouse(stage.window).hover(point_in(of_type(stage, "CoachBar")[0]))
    assert line(stage) == ""
