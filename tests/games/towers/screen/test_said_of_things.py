"""What lies on the table of 5 Towers says in one line what it is and how much."""

from __future__ import annotations

import pytest

from tests.games.fort.screen.robot import quiet
from tests.games.towers.screen.bridge_at import position
from tests.ui.hands import Mouse, point_in, type_name, walk
from tests.ui.saying import line_of, place, sayers, teller
from tests.ui.speaking import plain

# What is said, by the file that the thing is made by.
SAID = [
    ("TowerPile", "Draw pile, first time through: 20 cards."),
    ("Figure", "17 points"),
    ("TowerThing", "Forest tower, the main tower, from the ground up: 12, 9, 7, 6"),
    ("TowerThing", "Max: Cake tower: nothing built yet"),
    ("Avatar", "Max, bot, easy"),
    ("FirstPlayerCard", "First player"),
    ("Pressable", "Discard pile: 30 cards, Scrap 2 on top. Look through"),
]


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


@pytest.fixture
def stage(make_stage):
    made = make_stage()
    made.app.play(position("pbb"))
    quiet(made)
    return made


def test_each_thing_of_the_table_has_its_line(stage):
    said = {(type_name(item), plain(says.property("text"))) for item, says in sayers(stage)}
    for kind, wanted in SAID:
        assert any(one == kind and text.startswith(wanted) for one, text in said), wanted


def test_a_pile_and_a_tower_say_their_lines_to_who_points_at_them(stage):
    items = list(walk(stage.window.contentItem()))
    pile = next(i for i in items if type_name(i) == "TowerPile")
    assert line_of(stage, pile, 0.4, 0.3).startswith("Draw pile")
    tower = next(i for i in items if i.objectName() == "top-forest")
    told = line_of(stage, tower)
    assert told == "Forest tower: 8 points. Next it takes a number below 6, or a 9."


def test_a_number_says_nothing_that_the_panel_shows(stage):
    """What a number takes follows from the question, and its cards are marked; 0 is special."""
    told = {i.property("n"): i.property("hint") for i in walk(stage.window.contentItem())
            if type_name(i) == "BidButton"}  # fmt: skip
    assert [n for n in told if told[n]] == [0]
    panel = next(i for i in walk(stage.window.contentItem()) if i.objectName() == "bidPanel")
    Mouse(stage.window).hover(point_in(next(i for i in walk(panel) if i.objectName() == "bid0")))
    (bubble,) = [i for i in walk(panel) if i.objectName() == "whyNot" and i.property("shown")]
    body = bubble.property("item")
    place = body.mapRectToScene(body.boundingRect())
    assert plain(bubble.property("text")).startswith("Whoever begins cannot pass")
    assert not panel.mapRectToScene(panel.boundingRect()).intersects(place)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("look", [((1280, 720), 100), ((1366, 768), 100), ((1366, 768), 160)])
def test_a_line_is_whole_wherever_its_thing_lies(stage, language, look):
    (width, height), text_size = look
    stage.window.resize(width, height)
    stage.app.preferences.from_dict({"language": language, "text_size": text_size})
    quiet(stage)
    for _, says in sayers(stage):
        teller(stage).setProperty("said", says)
        assert stage.window.contentItem().boundingRect().contains(place(stage))
