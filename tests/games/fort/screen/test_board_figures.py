"""What the boards show of room and costs is what the rules say."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from fort_desktop.games.fort.play.adapter import FortAdapter
from fort_desktop.games.fort.rules import boards
from fort_desktop.games.fort.rules.candidates import KINDS
from fort_desktop.games.fort.rules.cards import Cost
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import POINTS_TO_END, STUFF_ROOM
from fort_desktop.games.fort.screen.cards import scene
from fort_desktop.games.fort.screen.cards.scene import Scene
from fort_desktop.games.fort.screen.figures import pawn_lines, seat_lines
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_positions import random_table
from tests.games.fort.screen.table_at import open_at
from tests.play.helpers import at, leader, play_on
from tests.ui.bridges import open_table
from tests.ui.hands import pump, type_name, walk
from tests.ui.speaking import CODES, plain

CARDS = frozen_cards()
GAME = FortGame(CARDS)


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def row(state, number=0):
    """The figures of a board, as the first seat sees it."""
    return Scene(GAME.view(state, 0)).seat_row(number, "", "", 0, set())


def icons(cost):
    if cost is None:
        return ()
    told = ((cost.pizza, "pizza"), (cost.toy, "toy"), (cost.any, "resource"))
    return tuple(text for n, icon in told if n for text in (str(n), icon))


def test_the_figures_of_every_board_are_those_of_the_position():
    for number in range(80):
        state = random_table(Random(number), CARDS).state
        for owner in range(len(state.seats)):
            shown = row(state, owner)
            assert shown.packPlaces == boards.pack_capacity(state, owner)
            assert shown.lookoutPlaces == boards.lookout_capacity(state, owner)
            assert shown.nextCost == icons(boards.next_cost(state, owner))


def test_the_boards_follow_the_rules(monkeypatch):
    """Another rule for the room or the cost is another figure on the board."""
    state = fort(seat(fort=2, perks="xxl-backpack"), cards=CARDS).state
    monkeypatch.setattr(boards, "BACKPACK_ROOM", 4)
    monkeypatch.setattr(boards, "lookout_capacity", lambda *_: 9)
    monkeypatch.setattr(boards, "next_cost", lambda *_: Cost(7, 0, 1))
    shown = row(state)
    assert (shown.packPlaces, shown.lookoutPlaces) == (7, 9)
    assert shown.nextCost == ("7", "pizza", "1", "resource")


def test_every_board_shows_all_points_that_are_open_and_who_leads():
    for number in range(80):
        state = random_table(Random(number), CARDS).state
        points = FortAdapter(CARDS).open_points(state)
        shown = [row(state, owner) for owner in range(len(state.seats))]
        assert [each.openPoints for each in shown] == list(points)
        most = [owner for owner, each in enumerate(points) if each == max(points) > min(points)]
        assert [owner for owner, each in enumerate(shown) if each.leads] == most


def test_who_points_at_the_points_is_told_how_they_are_made_up(english):
    mine = seat(points=17, fort=5, sculpture=True)
    state = fort(mine, seat(points=3), cards=CARDS).state
    presenter = SimpleNamespace(view=GAME.view(state, 0), viewer=0, player=lambda _: "Max")
    assert plain(seat_lines(presenter, 0)["points"]) == (
        "In the lead: 44 points so far (Victory track 17, Fort 23, Macaroni Sculpture 4); "
        "made-up rules are added at the end"
    )
    assert plain(seat_lines(presenter, 1)["points"]) == (
        "Max – 3 points so far (Victory track 3); made-up rules are added at the end"
    )


@pytest.mark.no_cover
def test_the_header_shows_all_open_points_and_whose_are_the_most(make_stage):
    stage = make_stage()
    open_at(stage, "recruit-phase")
    table = stage.app.table_of("fort")
    for info, leads in ((table.seats.me, True), (table.seats.rival(0), False)):
        info.show(replace(info.row(), points=7, openPoints=50, leads=leads), {})
    pump()
    fills = []
    for board in ("OwnPanel", "RivalBoard"):
        panel = next(p for p in walk(stage.window.contentItem()) if type_name(p) == board)
        pill = next(i for i in walk(panel) if i.property("icon") == "vp" and i.property("fill"))
        assert pill.property("text") == "7\u2009+\u200943"
        fills.append(pill.property("fill"))
    assert fills[0] != fills[1]


def test_what_is_elsewhere_than_on_the_track_is_said_beside_it_and_what_may_be_lost(english):
    mine = seat(points=2, doghouse="loki")
    state = fort(mine, seat(), cards=CARDS, options={"dogs": True}).state
    presenter = SimpleNamespace(view=GAME.view(state, 0), viewer=0, player=lambda n: f"P{n}")
    said = plain(seat_lines(presenter, 0)["points"])
    assert said.startswith("In the lead: 9 points so far (Victory track 2, Dogs 7)")
    assert said.endswith("May still change hands: Dogs.")
    assert "hands" not in plain(seat_lines(presenter, 1)["points"])
    assert [plain(line) for line in pawn_lines(presenter)] == [
        "P0: 2 points here, 7 elsewhere",
        "P1: 0 points",
    ]


def test_a_game_that_has_been_scored_shows_its_final_points_and_no_last_round(english):
    table = at(leader("bug", points=5))
    table.state.ending = True
    bridge, _ = open_table(table)
    assert bridge.shown.roundTag == "This is the last round."
    rng = Random(1)
    play_on(table, rng)
    bridge.flow.open(table)
    assert bridge.shown.roundTag == ""
    assert bridge.seats.me.total == -1
    bridge.shown.score()
    totals = [sum(one.points for one in rows) for rows in table.score()]
    assert [bridge.seats.me.total, bridge.seats.rival(0).total] == totals
    assert f"{totals[0]} point" in plain(bridge.seats.me.told["points"])
    assert "in all (Victory track " in plain(bridge.seats.me.told["points"])


@pytest.mark.no_cover
def test_the_forts_on_the_table_have_the_places_of_their_rows(make_stage):
    stage = make_stage(speed="normal")
    open_at(stage, "recruit-phase")
    table = stage.app.table_of("fort")
    for info in (table.seats.me, table.seats.rival(0)):
        info.show(replace(info.row(), level=1, lookoutPlaces=5, packPlaces=6), {})
    pump()
    for board in ("OwnPanel", "RivalBoard"):
        panel = next(p for p in walk(stage.window.contentItem()) if type_name(p) == board)
        places = {type_name(part): part.property("places") for part in walk(panel)}
        assert (places["FortPicture"], places["PackRow"]) == (5, 6)


@pytest.mark.no_cover
def test_stuff_and_track_are_drawn_as_large_as_the_rules_have_them(make_stage):
    stage = make_stage(speed="normal")
    open_at(stage, "recruit-phase")
    parts = list(walk(stage.window.contentItem()))
    rows = [p for p in parts if type_name(p) == "TokenRow" and p.property("hint")]
    assert {p.property("places") for p in rows} == {STUFF_ROOM}
    [track] = [p for p in parts if type_name(p) == "VictoryTrack"]
    assert track.width() - track.property("start") - 8 == pytest.approx(
        track.property("cell") * (POINTS_TO_END + 1)
    )


def test_what_a_perk_does_is_known_to_the_rules_alone():
    """On the screen and in play none is named, but for the icons of each."""
    perks = {perk.id for perk in CARDS.perks} - set(KINDS.values())
    here = Path(scene.__file__).parent
    files = [*here.glob("*.py"), *(here.parent / "play").glob("*.py")]
    named = {
        (file.name, node.value)
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in perks
    }
    assert named == {("icon_rows.py", perk) for perk in perks}


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "Level 1 costs:"), ("cs", "Úroveň 1 stojí:"), ("pl", "Poziom 1 kosztuje:")],
)
def test_the_next_level_stands_in_words_before_its_price(make_stage, code, said):
    stage = make_stage(language=code)
    open_at(stage, "play")
    board = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "OwnPanel")
    level = stage.app.table_of("fort").seats.me.row().level
    wanted = said.replace("1", str(level + 1))
    label = next(
        i for i in walk(board) if type_name(i) == "Label" and plain(i.property("text")) == wanted
    )
    (signs,) = (i for i in walk(label.parentItem()) if type_name(i) == "ActionRow")
    assert label.property("contentWidth") <= label.width() + 1
    assert label.x() + label.width() <= signs.x()
    assert "then" not in (signs.property("tokens") or ())


@pytest.mark.no_cover
@pytest.mark.parametrize("code", CODES)
def test_words_in_large_type_leave_the_signs_of_a_long_price_their_room(make_stage, code):
    stage = make_stage(language=code)
    open_at(stage, "play", also=lambda table: table.state.seats[table.state.leader].level == 2)
    stage.app.preferences.from_dict({"text_size": 130})
    pump()
    board = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "OwnPanel")
    (price,) = (i for i in walk(board) if type_name(i) == "ActionRow" and i.property("total") > 5)
    assert price.property("size") >= 18
