"""Points round by round, from a table's history."""

from random import Random

from fort_desktop.play.points import RoundPoints, points_by_round
from tests.play.helpers import ADAPTER, at, begun, play_on


def finished(seed=3):
    table = begun("pbb", seed)
    play_on(table, Random(seed))
    return table


def test_every_round_has_the_points_at_its_end():
    table = finished()
    found = points_by_round(table)
    states = [entry.before for entry in table.history] + [table.state]
    assert [moment.round for moment in found] == list(range(table.state.round + 1))
    assert found[0].points == (0, 0, 0)
    for moment in found[1:]:
        within = [state for state in states if state.round <= moment.round]
        later = [state for state in states if state.round > moment.round]
        end = later[0] if later else within[-1]
        assert moment.points == ADAPTER.open_points(end)


def test_the_last_points_are_those_of_the_final_scoring_but_for_secret_rules():
    table = finished()
    known = [sum(row.points for row in rows if row.source != "rule") for rows in table.score()]
    assert list(points_by_round(table)[-1].points) == known
    assert any(row.points for rows in table.score() for row in rows if row.source == "fort")


def test_a_fort_counts_from_the_round_in_which_it_was_built():
    table = at({"seats": [{"hand": ["bug"], "points": 7, "fort": 3}, {"fort": 1}], "round": 4})
    worth = ADAPTER.cards.level_points
    assert points_by_round(table) == [RoundPoints(4, (7 + worth[3], worth[1]))]


def test_the_draft_belongs_to_the_beginning():
    table = begun("pb", 2, draft=True)
    assert points_by_round(table) == [RoundPoints(0, (0, 0)), RoundPoints(1, (0, 0))]


def test_a_game_from_the_middle_starts_there():
    seat = {"hand": ["bug"], "deck": ["chef", "doc", "giggles", "patch", "zip"], "points": 7}
    table = at({"seats": [seat, {"hand": ["scout"]}], "round": 4})
    assert ADAPTER.progress(table.state).round == 4
    assert points_by_round(table) == [RoundPoints(4, (7, 0))]
    play_on(table, Random(1), lambda t: t.state.round == 6)
    assert [moment.round for moment in points_by_round(table)] == [4, 5, 6]


def test_what_was_taken_back_is_forgotten():
    table = begun("pb", 5)
    before = points_by_round(table)
    play_on(table, Random(5), lambda t: t.state.round == 3)
    table._go_back(0)
    assert points_by_round(table) == before
