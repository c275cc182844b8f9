"""5 Towers without a screen: what is counted, and a trace that can be followed."""

import json

import pytest

from fort_desktop.contract.kits import kit
from fort_desktop.games.towers.play.adapter import DIGEST, TowersAdapter
from fort_desktop.play.simulate import main

GAME = TowersAdapter().game


def run(capsys, *arguments):
    assert main(["--game", "towers", "--bots", "random", *arguments]) == 0
    return capsys.readouterr().out


def test_rounds_bids_and_buildings_are_counted(capsys):
    found = json.loads(run(capsys, "--seats", "5", "--games", "10", "--json"))
    assert (found["game"], found["seats"], found["games"]) == ("towers", 5, 10)
    assert sum(found["won_by_seat"]) == pytest.approx(1)
    assert 0 <= found["won_by_first"] <= 1
    assert list(found["bids"]) == ["0", "1", "2", "3", "4", "5"]
    assert sum(found["bids"].values()) == pytest.approx(1)
    assert found["winners_points"] > found["results"][0]["points"]
    assert found["reshuffles"] == 1
    assert found["rubble"] == found["demolitions"] > 0
    assert found["tops"] > 0
    # 110 cards are offered, and again those that nobody took.
    assert found["rounds"]["min"] >= 22
    assert "draft" not in found


def test_the_table_says_the_same(capsys):
    text = run(capsys, "--seats", "3", "--games", "3", "--seed", "7")
    assert text.startswith("3 games of 5 Towers, 3 seats, seeds 7 to 9\n")
    starts = [line.split()[0] for line in text.splitlines() if line]
    wanted = ["illegal", "won", "winners", "bids", "built", "demolished", "reshuffled"]
    assert starts[-7:] == wanted


@pytest.fixture(scope="module", params=[2, 4])
def trace(request, tmp_path_factory):
    path = tmp_path_factory.mktemp("trace") / "trace.jsonl"
    arguments = ["--seats", str(request.param), "--games", "1", "--trace", str(path)]
    assert main(["--game", "towers", "--bots", "random", *arguments]) == 0
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_trace_of_a_whole_game_can_be_played_again(trace):
    first, *decisions, end = trace
    assert (first["rules"], first["digest"]) == ("towers", DIGEST)
    assert len(decisions) == end["decisions"]
    for line, following in zip(decisions, [*decisions[1:], end], strict=True):
        state = GAME.from_snapshot(line["snapshot"])
        decision = GAME.decision(state)
        assert (decision.seat + 1, decision.kind) == (line["seat"], line["kind"])
        legal = [GAME.format_move(state, move) for move in GAME.legal_moves(state)]
        assert legal == line["legal"]
        GAME.apply(state, GAME.parse_move(state, line["chosen"]))
        assert GAME.to_snapshot(state) == following["snapshot"]
    assert end["totals"] == [sum(of.values()) for of in end["scores"]]
    assert all(end["totals"][seat - 1] == max(end["totals"]) for seat in end["winners"])


def test_trace_can_be_followed_without_the_generator(trace):
    """The draw pile is known at any time, from the deal and the reshuffle alone."""
    pile = list(trace[0]["setup"]["deck"])
    offer = [pile.pop() for _ in range(5)]
    assert trace[1]["snapshot"]["offer"] == offer
    shuffles = 0
    for line in trace[1:]:
        for outcome in line["chance"]:
            if outcome["what"] == "reshuffle":
                shuffles += 1
                assert pile == []
                pile = list(outcome["cards"])
            else:
                assert outcome["cards"] == [pile.pop() for _ in outcome["cards"]]
        assert line["snapshot"]["deck"] == pile
    assert shuffles == 1


def test_a_game_without_card_files_takes_none():
    with pytest.raises(ValueError, match="towers is played without card files"):
        kit("towers").with_cards([])
