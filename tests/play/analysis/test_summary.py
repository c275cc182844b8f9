"""What a game has cost is added up for each seat, and written down for programs."""

import json

import pytest

from fort_desktop.contract.bot import Advised, Reviewed
from fort_desktop.games.fort.bots.reasons import Fact, Reason
from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.play.analysis.judging import Judged
from fort_desktop.play.analysis.summary import Analysis
from tests.play.analysis.test_judging import played

REASON = Reason(Fact.RECRUITED, 2, Suit.GLUE, alone=True)
SEATS = {"seat", "name", "kind", "level", "decisions", "lost", "mean", "dearest"}


def costing(*lost):
    """A game in which seat 1 has lost this by its decisions; None is what nobody knows."""
    table = played(3, 40)
    own = [place for place, entry in enumerate(table.history) if entry.seat == 0]
    judged = [Judged(place + 1, 1, entry, None) for place, entry in enumerate(table.history)]
    for place, cost in zip(own, lost, strict=False):
        entry = table.history[place]
        chance = None if cost is None else 0.5 - cost
        best = Advised(entry.move, None if cost is None else 0.5, REASON if cost else None)
        judged[place] = Judged(place + 1, 1, entry, Reviewed(best, Advised(entry.move, chance)))
    return Analysis(table, judged), [place + 1 for place in own]


def test_a_seat_has_lost_what_all_its_decisions_have_cost():
    analysis, numbers = costing(0.02, 0.0, None, 0.11, 0.05, 0.03)
    found = analysis.of_seat(0)
    assert (found.decisions, found.lost) == (5, pytest.approx(0.21))
    assert found.mean == pytest.approx(0.042)
    assert [one.number for one in found.dearest] == [numbers[place] for place in (3, 4, 5)]
    assert (analysis.no_chance, analysis.no_choice) == (1, 34)


def test_what_cost_nothing_is_not_among_the_dearest_and_of_nothing_there_is_no_mean():
    analysis, numbers = costing(0.0, 0.04)
    assert [one.number for one in analysis.of_seat(0).dearest] == [numbers[1]]
    nothing = analysis.of_seat(1)
    assert (nothing.decisions, nothing.lost, nothing.mean, nothing.dearest) == (0, 0, None, [])


def test_json_has_the_names_that_are_documented():
    """docs/bots.md"""
    analysis, numbers = costing(0.02, None, 0.123456)
    found = json.loads(json.dumps(analysis.as_json()))
    assert set(found) == {
        *("game", "options", "cards", "finished", "winners", "earlier", "no_choice", "no_chance"),
        *("seats", "decisions"),
    }
    assert (found["game"], found["finished"], found["winners"]) == ("fort", False, [])
    assert [set(one) for one in found["seats"]] == [SEATS] * 3
    assert found["seats"][0]["dearest"] == [numbers[2], numbers[0]]
    assert found["seats"][1]["level"] == "random"
    _, unknown, dear = found["decisions"]
    assert (unknown["before"], unknown["after"], unknown["lost"]) == (None, None, None)
    entry = analysis.table.history[numbers[2] - 1]
    assert dear == {
        "number": numbers[2],
        "round": 1,
        "seat": 1,
        "kind": entry.kind,
        "unasked": False,
        "made": entry.notation,
        "best": entry.notation,
        "before": 0.5,
        "after": 0.3765,
        "lost": 0.1235,
        "clear": True,
        "reason": {"fact": "recruited", "n": 2, "suit": "glue", "alone": True},
    }
