"""At the end each number of points says what earned it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import scoring
from fort_desktop.games.fort.screen.earned import earned
from fort_desktop.play.playing_on import play_until
from fort_desktop.ui.app import Stage
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.ui.hands import pump, spoken_name, type_name, until, walk
from tests.ui.saying import line, line_of
from tests.ui.saying import told as bubble
from tests.ui.speaking import plain, spoken
from tools.pictures.staging import pets_table

CARDS = frozen_cards()


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def why(position, number: int = 0) -> dict[str, str]:
    points = {row.source: row.points for row in scoring.score(position.state)[number]}
    return {source: plain(said) for source, said in earned(position.state, number, points).items()}


@pytest.fixture(scope="module")
def finished() -> FortTable:
    table = pets_table(CARDS, 3, 3)
    play_until(table, lambda t: t.over)
    return table


@pytest.mark.parametrize(
    ("rule", "own", "counted"),
    [
        ("pizza-party", {"stuff": (2, 0), "pack": (1, 0), "fort": 1}, "Pizzas: 3 → 3 points"),
        ("minimalism", {"fort": 2}, "Level of the fort: 2 → 8 points"),
        ("minimalism", {"fort": 1}, "Level of the fort: 1 → 0 points"),
        ("friendship-bracelet", {"hand": "bug", "fort": 1}, "Suits: shovel → 1 point"),
        ("friendship-bracelet", {"fort": 1}, "No suits → 0 points"),
        ("sleepover", {"hand": "bug", "fort": 1}, "Cards: 1, the others: 0 → 8 points"),
    ],
)
def test_a_made_up_rule_says_what_it_is_worth_and_what_was_counted(english, rule, own, counted):
    said = why(fort(seat(rule=rule, **own), seat()))["rule"]
    assert said.endswith(counted)
    assert said.count(":") >= 1
    assert "point" in said.removesuffix(counted)


def test_forts_and_the_sculpture_say_what_they_are_worth(english):
    said = why(fort(seat(fort=5, sculpture=True), seat()))
    assert said["fort"].startswith("Fort of level 5: ")
    assert said["sculpture"] == "Macaroni Sculpture, for the first fort of level 5: 4 points"
    other = why(fort(seat(fort=5, sculpture=True), seat()), 1)
    assert other["sculpture"] == "The Macaroni Sculpture belongs to the first fort of level 5"
    assert other["rule"] == "No made-up rule: this fort never reached level 1"


@pytest.mark.parametrize("code", ["en", "cs", "pl"])
def test_every_source_of_every_seat_has_its_sentence(qapp, code, finished):
    with spoken(code):
        for number, rows in enumerate(finished.score()):
            points = {row.source: row.points for row in rows}
            said = earned(finished.state, number, points)
            assert set(said) == set(points)
            for source, n in points.items():
                assert str(n) in said[source] or n == 0
                assert "{" not in said[source]
            own = finished.state.seats[number]
            for dog in own.doghouse:
                assert CARDS.cards[dog].names[code] in said["dogs"]
            for cat in own.cats:
                assert CARDS.cats[cat].names[code] in said["cats"]


def cells(stage: Stage) -> list[QQuickItem]:
    """Those of the first seat."""
    column = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoreColumn")
    return [item for item in walk(column) if item.activeFocusOnTab()]


def scored(stage: Stage, table: FortTable) -> None:
    stage.app.play(table)
    assert until(lambda: stage.app.screen == "scoring", stage.app.screenChanged)
    (page,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoringPage")
    assert until(lambda: page.property("armed"), page.armedChanged)
    pump()


def test_points_say_what_earned_them_under_the_pointer_and_to_who_walks_by_keys(
    make_stage, finished
):
    stage = make_stage()
    scored(stage, finished)
    told = stage.app.scores.rows()[0].why
    found = cells(stage)
    assert [spoken_name(item) for item in found] == list(told.values())
    assert line_of(stage, found[2]) == plain(told["rule"])
    found[3].forceActiveFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(stage.window, Qt.Key.Key_Tab)
    assert found[4].hasActiveFocus()
    says = bubble(stage)
    wanted = plain(told["dogs"])
    assert until(lambda: line(stage) == wanted, says.textChanged, says.shownChanged)


def test_what_is_not_counted_yet_says_nothing(make_stage, finished):
    stage = make_stage(speed="slow")
    stage.app.play(finished)
    stage.app.show("scoring")
    assert cells(stage) == []


def test_the_chart_says_what_it_counts(make_stage, finished):
    stage = make_stage(size=(1920, 1080))
    scored(stage, finished)
    chart = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "PointsChart")
    note = chart.findChild(QObject, "note")
    assert "dogs and cats" in plain(note.property("text"))
    ends = [item for item in walk(chart) if item.objectName() == "end"]
    inside = [part for end in ends for part in walk(end)]
    shown = [part.property("text") for part in inside if part.inherits("QQuickText")]
    assert shown == [str(row.total) for row in stage.app.scores.rows()]
