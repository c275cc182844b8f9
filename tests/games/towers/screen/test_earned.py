"""At the end of 5 Towers each number of points says what earned it."""

from __future__ import annotations

import pytest

from fort_desktop.games.towers.rules.scoring import score_seat
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.screen.earned import earned
from fort_desktop.games.towers.screen.scoring import final_score
from fort_desktop.play.playing_on import play_until
from tests.games.towers.screen.bridge_at import cards
from tests.ui.hands import spoken_name, type_name, until, walk
from tests.ui.saying import line_of
from tests.ui.speaking import plain, spoken
from tools.pictures.staging import towers_table

FALLEN = "sand-1 sand-2 sand-3 sand-4 sand-5 sand-6 sand-7 sand-9"


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def why(forest: str = "", cake: str = "", rubble: int = 0) -> dict[str, str]:
    """T-SCORE of two towers and some rubble, by source."""
    towers = [cards(forest), cards(cake), [], [], []]
    seat = Seat(towers, cards(FALLEN)[:rubble])
    points = {row.source: row.points for row in score_seat(seat)}
    return {source: plain(said) for source, said in earned(seat, points).items()}


def test_a_tower_names_its_cards_and_counts_double_with_its_top(english):
    said = why("forest-9 forest-5 forest-3", "cake-8 cake-0")
    assert said["forest"] == "Forest tower (9, 5, 3): 1 point for each card → 3 points"
    assert said["cake"] == "Cake tower, finished (8, 0): 2 points for each card → 4 points"
    assert said["sand"] == "Sand tower: no cards, no points"


def test_the_main_tower_says_which_one_it_is(english):
    said = why("forest-9", "cake-8 cake-7")["main"]
    assert said == (
        "Main tower, the one with the most cards (Cake tower): "
        "1 more point for each card → 2 points"
    )
    assert why()["main"] == "No towers, so no main tower: no points"


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, "No rubble: nothing is lost"),
        (1, "Rubble: its only card costs 1 point"),
        (3, "Rubble: its cards cost 1 + 2 + 3 → 6 points less"),
        (8, "Rubble: its cards cost 1 + 2 + 3 + … + 8 → 36 points less"),
    ],
)
def test_rubble_says_what_its_cards_cost(english, n, said):
    assert why(rubble=n)["rubble"] == said


@pytest.mark.parametrize("code", ["en", "cs", "pl"])
def test_every_source_of_every_seat_has_its_sentence(qapp, code):
    table = towers_table(5, 2)
    play_until(table, lambda t: t.over)
    with spoken(code):
        score = final_score(table)
        for row in score.rows:
            assert tuple(row.why) == score.sources
            for said, n in zip(row.why.values(), row.points, strict=True):
                assert said
                assert "{" not in said
                assert n == 0 or str(abs(n)) in said


def test_points_say_what_earned_them_under_the_pointer(make_stage):
    stage = make_stage()
    table = towers_table(3, 2)
    play_until(table, lambda t: t.over)
    stage.app.play(table)
    assert until(lambda: stage.app.screen == "scoring", stage.app.screenChanged)
    (page,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoringPage")
    assert until(lambda: page.property("armed"), page.armedChanged)
    column = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoreColumn")
    found = [item for item in walk(column) if item.activeFocusOnTab()]
    told = list(stage.app.scores.rows()[0].why.values())
    assert [spoken_name(item) for item in found] == told
    assert line_of(stage, found[5]) == plain(told[5])
