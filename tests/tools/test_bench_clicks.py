"""Clicks are counted by turns and told in rows, and a robot counts them in the real window."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.towers.screen.buttons import TowersButtons
from fort_desktop.play.table import AnyTable
from fort_desktop.ui import app
from fort_desktop.ui.app import Stage
from fort_desktop.ui.arrival import Arrival
from fort_desktop.ui.presses import Presses
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.test_bridge_pets import at as pets_at
from tests.play.helpers import at, leader, say
from tools.bench.ui import clicks, counting, figures
from tools.bench.ui.robots.fort import FortRobot, handed, kind_of
from tools.bench.ui.robots.paying import exchanges
from tools.bench.ui.robots.tally import (
    Act,
    Share,
    Spent,
    Tally,
    answers,
    by_kind,
    own_turns,
    tally_of,
)
from tools.bench.ui.robots.towers import TowersRobot
from tools.bench.ui.robots.wishes import Wishes
from tools.bench.ui.runs import ProbeError
from tools.pictures.staging import asked, staged, towers_staged

CARDS = frozen_cards()
pytestmark = pytest.mark.usefixtures("quick_hands", "same_chance")
window = pytest.mark.slow
ACTS = [
    Act(0, (1, 0), "play", 2, 3),
    Act(0, (1, 0), "recruit", 1),
    Act(0, (1, 1), "do not follow", 1, asks=True),
    Act(0, (1, 1), "trash", 1),
    Act(1, (1, 1), "play", 4),
    Act(0, (2, 1), "follow", 1, 2, asks=True, follows=True),
    Act(0, (2, 1), "trash", 2, 1),
    Act(0, (3, 1), "lure", 1),
]
TURNS = [(1, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 1), (3, 1)]


# --- counting -----------------------------------------------------------------------------------


def test_an_own_turn_has_all_that_was_done_in_it_and_may_have_nothing():
    found = own_turns(ACTS, [(1, 0), (2, 0)])
    assert found == [Spent(3, 3, times=2), Spent(0)]


def test_an_answer_whether_to_follow_has_all_that_comes_after_it_in_the_turn():
    assert answers(ACTS) == [Spent(2, 0, times=2), Spent(3, 3, follows=True, times=2)]
    again = [replace(ACTS[2], acts=5), *ACTS[2:4]]
    assert [each.acts for each in answers(again)] == [5, 2]


def test_a_turn_is_split_by_what_was_wanted_in_it():
    assert by_kind(ACTS, [(1, 0), (2, 0), (3, 1)]) == [{"play": 2, "recruit": 1}, {}, {}]


def test_the_shares_of_kinds_are_those_of_the_turns_that_have_them():
    turns = [{"play": 1, "recruit": 1}, {"play": 1, "pay": 3}, {"play": 1}, {}]
    assert Tally(split=turns).shares(2, allowed=3) == [
        Share("pay", 0.75, 0.25, 0.75, 3),
        Share("play", 0.75, 0.75, 0.5, 1),
    ]
    assert [share.dear for share in Tally(split=turns).shares(3, allowed=4)] == [0, 0, 0]
    assert Tally().shares(3, allowed=4) == []


def test_who_is_handed_the_device_twice_for_a_play_is_counted():
    tally = Tally()
    tally.hand_overs([(0, (1, 0), 1), (1, (1, 0), 1), (0, (1, 1), 1), (0, (1, 0), 2)])
    assert (tally.curtains, tally.again) == (4, 0)
    tally.hand_overs([(0, (1, 0), 1), (1, (1, 0), 1), (0, (1, 0), 1)])
    assert (tally.curtains, tally.again) == (7, 1)


def test_the_device_is_taken_for_a_play_of_a_turn():
    """Whether there is a Do-Over belongs to the play that would come of it."""
    table = at(leader("bug", "ghost"), "pp")
    turn = table.state.round, table.state.leader
    assert handed(table, 0) == (0, turn, 1)
    say(table, "play bug", "do public", "done", "finish")
    assert handed(table, 1) == (1, turn, 1)


def test_games_add_up():
    tally = Tally()
    tally.count(ACTS, TURNS, [0])
    tally.count(ACTS[:2], [(1, 0), (1, 1)], [0])
    assert tally.split == [{"play": 2, "recruit": 1}, {}, {"play": 2, "recruit": 1}]
    assert [turn.acts for turn in tally.turns] == [3, 0, 3]
    assert tally.played == 5 + 2
    assert tally.kinds["recruit"] == Spent(2, 0, times=2)
    assert tally.dearest(2) == [("play", 8 / 3, 1), ("trash", 1, 2 / 3)]


def test_a_tally_comes_back_from_the_process_that_counted():
    tally = Tally(curtains=3, suffered=1)
    tally.count(ACTS, TURNS, [0, 1])
    told = json.loads(json.dumps(tally.as_json())) | {"begun": 1.5, "said": ""}
    assert tally_of(told) == tally


def test_what_was_wanted_is_told_in_words():
    assert kind_of("add", mv.Done()) == "play it"
    assert kind_of("copy-cat", mv.Done()) == "copy-cat: Done"
    assert kind_of("need", mv.Add(3)) == "meet a need"
    assert kind_of("follow", mv.Pass()) == "do not follow"
    assert kind_of("rough", mv.Pass()) == "make no use of rough"


# --- rows ---------------------------------------------------------------------------------------


def of_turns(*acts: int, steps: int = 0) -> Tally:
    return Tally(turns=[Spent(n, steps) for n in acts])


def test_a_turn_reaches_its_median_and_its_percentile_or_misses():
    row = figures.turn_row("fort", 2, "mouse", of_turns(*[4] * 12, *[5] * 7, 9))
    assert (row.ours, row.unit, row.reached) == (4, "clicks", True)
    assert row.what == "clicks a turn, Fort, 2 seats (mouse)"
    assert row.peers == (("p95", "5"), ("mean", "4.6"))
    assert row.more == "20 turns"
    assert not figures.turn_row("fort", 2, "mouse", of_turns(*[4] * 18, 9, 9)).reached
    assert not figures.turn_row("pets", 2, "mouse", of_turns(5, 5, 4)).reached
    assert figures.turn_row("towers", 2, "mouse", of_turns(3, 3, 90)).reached
    assert not figures.turn_row("towers", 2, "mouse", of_turns(4, 4, 1)).reached


def test_keys_that_only_lead_somewhere_are_told_beside_those_that_decide():
    row = figures.turn_row("pets", 4, "keys", of_turns(3, steps=7))
    assert row.what == "keys a turn, Fort, dogs and cats, 4 seats (keys)"
    assert row.more == "1 turns; keys that lead there: median 7, p95 7, mean 7"


def test_not_to_follow_takes_one_click_at_the_most():
    passed, followed = Spent(1), Spent(4, follows=True)
    row = figures.follow_row("fort", 4, "mouse", Tally(following=[passed, passed, followed]))
    assert (row.ours, row.reached) == (1, True)
    assert row.more == "3 times asked; following: median 4, p95 4, mean 4"
    assert not figures.follow_row("fort", 4, "mouse", Tally(following=[passed, Spent(2)])).reached
    assert figures.follow_row("fort", 4, "mouse", Tally()).ours == 0


def test_hand_overs_are_told_beside_those_of_before():
    row = figures.hand_over_row(3, Tally(curtains=9, played=4))
    assert (row.ours, row.reached, row.peers) == (2.25, True, (("before", "2.6"),))
    told = "4 turns, 0 times to somebody once more for a play"
    assert row.more == f"{told}; 3.4 where people are asked everything"
    assert figures.hand_over_row(5, Tally(curtains=9, played=4)).more == told
    assert not figures.hand_over_row(5, Tally(curtains=9, again=1, played=4)).reached


def test_what_the_clicks_of_a_turn_are_is_told_in_aligned_lines():
    [head, play, pay] = figures.share_lines(
        "towers", Tally(split=[{"play": 2, "pay": 2}, {"play": 1}]), 9
    )
    assert head.split("  ")[-4:] == ["in a turn", "has any", "median share", "in one over 3"]
    assert play.split() == ["play", "1.50", "100%", "75%", "2.00"]
    assert pay.split() == ["pay", "1.00", "50%", "50%", "2.00"]
    assert len(head) == len(play) == len(pay)


def test_a_payment_that_lies_there_is_exchanged_with_the_fewest_clicks():
    moves = [mv.Pay(*way) for way in ((2, 2, 0, 0), (1, 2, 1, 0), (0, 2, 2, 0), (2, 1, 0, 1))]
    laid = (2, 2, 0, 0)
    assert exchanges(moves, laid, moves[0]) == []
    assert exchanges(moves, laid, moves[2]) == ["pack pizza", "pack pizza"]
    assert exchanges(moves, laid, moves[3]) == ["pack toy"]
    assert exchanges(moves[:1] + moves[2:3], laid, mv.Pay(0, 0, 2, 2)) is None


# --- robots -------------------------------------------------------------------------------------


def at_the_end(table: FortTable) -> bool:
    """Whether the person plays a card in the last round."""
    return asked("play")(table) and bool(table.state.ending)


def plays(table: FortTable) -> mv.Play | None:
    """A card that can be played now, and to which cards are added before anybody is asked."""
    table.asks_all = False
    if not asked("play")(table):
        return None
    for move in table.legal():
        before = len(table.history)
        if isinstance(move, mv.Play):
            table.submit(move, by_hand=True)
            while (made := table.unasked()) is not None:
                table.submit(made, unasked=True)
            kinds = [type(entry.move) for entry in table.history[before:]]
            table.rewind(before, 0)
            if kinds[:2] == [mv.Play, mv.Do] and mv.Add in kinds:
                return move
    return None


class Wanting(Wishes):
    """Wants this card to be played, and these to be added to it; with None what is proposed."""

    def __init__(self, table: FortTable, card: mv.Play, added: list[mv.Add | mv.Use] | None):
        super().__init__(table)
        self.card = card
        self.wanted = added

    def at(self, state, seat, legal, number, *liked):
        return self.card if self.card in legal else super().at(state, seat, legal, number, *liked)

    def instead(self, index):
        return self._table.history[index].move

    def added(self, index):
        made = [entry.move for entry in self._table.history[index:]]
        return made if self.wanted is None else self.wanted


def played(make_stage, *, proposed: bool) -> tuple[list[str], list[type]]:
    """What was wanted, and the moves that came of it, until a card is played."""
    stage = make_stage()
    table = staged(CARDS, 2, plays)
    card, first = plays(table), len(table.history)
    assert card is not None
    stage.app.play(table)
    robot = FortRobot(stage, by_keys=False)
    robot.wishes = Wanting(table, card, None if proposed else [])
    for _ in range(20):
        robot.step()
        made = [type(entry.move) for entry in table.history[first:]]
        if mv.Done in made:
            assert all(act.acts == 1 for act in robot.acts)
            return [act.kind for act in robot.acts], made[: made.index(mv.Done)]
    raise AssertionError("it is never played")


@window
def test_the_robot_leaves_what_is_proposed_as_it_wants_it(make_stage):
    wanted, made = played(make_stage, proposed=True)
    assert wanted == ["play a card", "play it"]
    assert mv.Add in made


@window
def test_the_robot_takes_back_what_is_proposed_and_not_wanted(make_stage):
    wanted, made = played(make_stage, proposed=False)
    assert (wanted[0], wanted[-1]) == ("play a card", "play it")
    assert set(wanted[1:-1]) == {"take a card back"}
    assert made == [mv.Play, mv.Do]


@window
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_r25_to_meet_a_need_the_robot_marks_the_last_card_and_presses_the_green_button(
    make_stage, by_keys
):
    stage = make_stage()
    table = pets_at([{"hand": ["loki", "prince", "bug"]}, {"hand": ["wart"]}, {}], "play loki")
    stage.app.play(table)
    robot = FortRobot(stage, by_keys=by_keys)
    robot.step()
    assert [(act.kind, act.acts) for act in robot.acts] == [("meet a need", 2)]
    assert [entry.notation for entry in table.history] == ["play loki", "add prince"]


@window
def test_r25_what_is_marked_of_the_next_decision_is_wanted_for_itself(make_stage):
    stage = make_stage()
    table = pets_at([{"hand": ["loki", "prince", "bug"]}, {"hand": ["wart"]}, {}])
    table.asks_all = False
    stage.app.play(table)
    robot = FortRobot(stage, by_keys=False)
    loki = next(m for m in table.legal() if table.game.format_move(table.state, m) == "play loki")
    robot.wishes = Wanting(table, loki, None)
    robot.step()
    assert [entry.notation for entry in table.history] == ["play loki"]
    robot.step()
    assert [(act.kind, act.acts) for act in robot.acts] == [("play a card", 1), ("meet a need", 1)]
    assert [entry.notation for entry in table.history][:2] == ["play loki", "add prince"]


@window
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_the_robot_plays_to_the_end_and_counts_all_it_does(make_stage, by_keys):
    table = staged(CARDS, 2, at_the_end, pets=True)
    tally = whole(make_stage(), table, FortRobot, by_keys=by_keys)
    assert all(turn.acts for turn in tally.turns)


@window
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_the_robot_of_5_towers_plays_to_the_end_and_counts_all_it_does(make_stage, by_keys):
    table = towers_staged(2, asked("bid", from_round=12, least=3))
    whole(make_stage(), table, TowersRobot, by_keys=by_keys)


def whole(stage: Stage, table: AnyTable, robot_of, *, by_keys: bool) -> Tally:
    """What the rest of a game takes; nothing of it is left out."""
    tally = Tally()
    stage.app.play(table)
    robot = robot_of(stage, by_keys=by_keys)
    robot.play(tally)
    assert table.over
    assert tally.turns
    assert [sum(split.values()) for split in tally.split] == [turn.acts for turn in tally.turns]
    assert sum(kind.acts for kind in tally.kinds.values()) == robot.counting.acts
    assert sum(kind.steps for kind in tally.kinds.values()) == robot.counting.steps
    assert by_keys or robot.counting.steps == 0
    return tally


@window
def test_the_device_is_handed_over_between_people(make_stage):
    table = staged(CARDS, 2, at_the_end, persons=2)
    stage, tally = make_stage(), Tally()
    stage.app.play(table)
    FortRobot(stage, by_keys=False).play(tally)
    assert tally.curtains >= tally.played > 0
    assert tally.kinds["play a card"].times == tally.played


def test_bots_that_are_counted_against_have_all_the_time_they_need(monkeypatch):
    """Who thinks for longer than players wait would be answered for, and play otherwise."""

    def begun(*_):
        raise InterruptedError

    for thing_, name in ((app, "_hire"), (Arrival, "moment"), (TowersButtons, "deaf_for")):
        monkeypatch.setattr(thing_, name, getattr(thing_, name))
    monkeypatch.setattr(Presses, "span", Presses.span)
    monkeypatch.setattr(clicks, "WorkerPool", lambda deadline: deadline)
    monkeypatch.setattr(clicks, "Stage", begun)
    with pytest.raises(InterruptedError):
        clicks.measure("fort", "2", "1", "mouse", "1")
    assert app._hire() >= 600


def test_the_command_tells_where_the_clicks_go(monkeypatch, capsys):
    tally, told = of_turns(3, 4), []
    tally.count(ACTS, TURNS, [0])

    def probe(_lab, _screen, *arguments):
        told.append(arguments)
        return tally.as_json()

    monkeypatch.setattr(counting.Lab, "probe", probe)
    assert counting.main(["fort", "--seats", "4", "--persons", "2", "--ask-all"]) == 0
    assert told == [("clicks", "fort", 4, 2, "mouse", 1, "all")]
    out = capsys.readouterr().out
    assert "clicks a turn, Fort, 4 seats (mouse)" in out
    assert "hand-overs a turn, Fort, 2 people" in out
    assert "median share" in out
    assert "do not follow" in out


def test_the_command_says_why_no_game_is_played(monkeypatch, capsys):
    def fail(*_):
        raise ProbeError("no window")

    monkeypatch.setattr(counting.Lab, "probe", fail)
    assert counting.main(["towers"]) == 2
    assert "no window" in capsys.readouterr().err
