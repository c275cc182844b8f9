"""Decisions of a game are judged by what their seats could see, and the same way each time."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from fort_desktop.contract.bot import Advised, Reviewed
from fort_desktop.games.fort import kit as fort_kit
from fort_desktop.play.analysis.judging import CLEARLY, Judged, NoJudgeError, judge_of, judged
from fort_desktop.play.history import Resumed
from fort_desktop.play.players import thought_seed
from fort_desktop.play.table import Table
from tests.games.fort.bots.test_hard import QUICK
from tests.play.helpers import begun, play_on, say


def played(seed, until=24, **more):
    table = begun("pbp", seed, **more)
    play_on(table, Random(seed), lambda table: table.number >= until)
    return table


def all_of(table):
    return [judged(table, place, QUICK) for place in range(len(table.history))]


@cache
def one_game():
    """A game, and what its decisions have cost; nobody changes it."""
    table = played(3)
    return table, all_of(table)


def test_every_decision_has_its_number_round_and_seat_and_all_seats_are_judged():
    table, found = one_game()
    assert [one.number for one in found] == list(range(1, 25))
    assert [one.entry for one in found] == table.history
    rounds = [one.round for one in found]
    assert rounds == sorted(rounds)
    assert rounds[0] == 1 < rounds[-1]
    assert {one.entry.seat for one in found if one.lost is not None} == {0, 1, 2}


def test_where_nothing_follows_from_the_choice_nothing_is_judged():
    table, found = one_game()
    for one in found:
        sole = table.adapter.sole_answer(one.entry.before, table.game.legal_moves(one.entry.before))
        assert (one.reviewed is None) == (sole is not None)
        assert one.reviewed is not None or one.lost is None


@pytest.mark.slow
@pytest.mark.no_cover
def test_the_same_game_is_judged_the_same_again():
    assert all_of(played(3)) == one_game()[1]


@pytest.mark.slow
@pytest.mark.no_cover
def test_what_a_seat_could_not_see_changes_nothing():
    table = played(5, 24, pets=("dogs", "cats"))
    found, game = all_of(table), table.game
    for place, entry in enumerate(table.history):
        other = game.determinize(game.view(entry.before, entry.seat), Random(place))
        table.history[place] = replace(entry, before=other)
    again = all_of(table)
    assert [one.reviewed for one in again] == [one.reviewed for one in found]
    assert sum(one.lost is not None for one in found) > 6


def test_whoever_does_what_a_hint_says_loses_nothing():
    table = begun("pb", 6)
    while table.number < 20:
        seat = table.decision().seat
        rng = Random(thought_seed(table.seed, seat, table.number))
        found = QUICK.choose(table.game, table.view(seat), table.legal(), rng)
        table.submit(found)
    assert {one.lost for one in all_of(table)} <= {None, 0.0}


def test_one_decision_can_be_judged_alone():
    table, found = one_game()
    again = [judged(table, place, QUICK) for place in (21, 12)]
    assert again == [found[place] for place in (21, 12)]


def test_decisions_count_from_the_first_of_the_game_wherever_the_history_begins():
    whole, found = one_game()
    at = whole.history[10]
    moves = tuple(entry.notation for entry in whole.history[:10])
    resumed = Resumed(at.before, moves)
    late = Table(whole.adapter, whole.options, whole.seed, whole.seats, resumed)
    say(late, *(entry.notation for entry in whole.history[10:]))
    again = [(one.number, one.reviewed) for one in all_of(late)]
    assert again == [(one.number, one.reviewed) for one in found[10:]]


def test_of_a_draft_no_chance_is_known():
    found = all_of(played(9, 6, draft=True))
    drafted = [one for one in found if one.entry.kind == "draft"]
    assert any(one.reviewed is not None for one in drafted)
    assert {one.lost for one in drafted} == {None}


@pytest.mark.parametrize(("lost", "clear"), [(CLEARLY, True), (CLEARLY - 0.001, False)])
def test_from_eight_points_on_something_clearly_better_was_there(lost, clear):
    entry = played(3, 1).history[0]
    costly = Reviewed(Advised(entry.move, 0.5), Advised(entry.move, 0.5 - lost))
    assert Judged(1, 1, entry, costly).clear == clear
    assert not Judged(1, 1, entry, None).clear


def test_the_best_bot_of_fort_judges_and_none_of_5_towers():
    assert judge_of("fort") is not None
    with pytest.raises(NoJudgeError, match=r"^no bot of 5 Towers judges decisions$"):
        judge_of("towers")


def test_a_net_that_is_missing_or_made_for_something_else_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr(fort_kit, "NET", tmp_path / "hard.json")
    fort_kit.trained_net.cache_clear()
    try:
        with pytest.raises(NoJudgeError, match=r"there is no bot that can judge: .*No such file"):
            judge_of("fort")
        fort_kit.NET.write_text("{}")
        with pytest.raises(NoJudgeError, match=r"can judge: hard\.json holds no net$"):
            judge_of("fort")
    finally:
        fort_kit.trained_net.cache_clear()
