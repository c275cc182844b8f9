"""The bench measures ours and the peers in turn by one clock; how fast we are is no test."""

import json
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import count

import pytest

from tools.bench import command, engine, peers
from tools.bench.build import COMPILED, PURE, build
from tools.bench.clock import rates
from tools.bench.command import main
from tools.bench.figures import ROUNDS, Figure, Result, measure, our_results, peer_results
from tools.bench.report import WIDTH, Report, json_of, text_of
from tools.bench.rows import Row, number, table
from tools.bench.targets import PEER, at_least, at_most, target, times

FIGURES = [
    "random legal play, 4 seats",
    "random legal play, 2 seats",
    "random legal play with cats and dogs, 4 seats",
    "random legal play of 5 Towers, 4 seats",
    "whole games, 2 easy bots",
    "random playouts to the end from round 6, 4 seats",
    "copy of a state, mid-game, 4 seats",
    "view, mid-game, 4 seats",
    "determinize, mid-game, 4 seats",
    "a decision of a random bot, 4 seats",
    "a decision of an easy bot, 4 seats",
    "a decision of a medium bot, 4 seats",
    "a decision of a hard bot, 4 seats",
    "save of a finished game, 4 seats",
    "the same serialised",
]


class FakePeer:
    """Its figures are what is handed in."""

    trouble = ""

    def __init__(self, name, log=None, **samples):
        self.name, self.samples, self._log = name, samples, log

    def sample(self, seconds):
        self._log.append((self.name, seconds))


def test_rates_are_of_the_time_that_the_clock_tells():
    moments = iter([10.0, 10.4, 10.9, 11.5])
    assert rates(lambda: 6, 1.0, moments.__next__) == (pytest.approx(12), pytest.approx(2))
    once = iter([0.0, 0.0, 0.0, 0.5])
    assert rates(lambda: 1, 0.0, once.__next__)[0] == 6  # a clock that has not ticked yet


def test_ours_and_the_peers_are_measured_in_turn():
    log = []
    figures = [
        Figure(name, "", lambda s, name=name: log.append((name, s)) or 0.0) for name in "abc"
    ]
    told = []
    measure(figures, [FakePeer("x", log), FakePeer("y", log)], 10.0, told.append)
    assert ROUNDS >= 3
    assert log == [(name, 10.0 / ROUNDS) for _ in range(ROUNDS) for name in "axbyc"]
    assert len(told) == len(figures[0].samples) == ROUNDS


def test_a_result_has_minimum_median_maximum_and_ratios_of_medians():
    figure = Figure("x", "decisions/s", float, kind="decisions", samples=[30.0, 10.0, 20.0])
    other = Figure("y", "ms", float, samples=[1.0])
    found = [
        FakePeer("fast", decisions=[40.0, 1.0, 90.0], copy=[2.0]),
        FakePeer("failed"),
        FakePeer("another", copy=[3.0]),
    ]
    first, second = our_results([figure, other], found)
    assert (first.minimum, first.median, first.maximum) == (10, 20, 30)
    assert (first.ratios, second.ratios) == ({"fast": 0.5}, {})
    names = ["fast, random play", "fast, copy of a state", "another, copy of a state"]
    assert [result.what for result in peer_results(found)] == names


def test_a_target_against_a_peer_has_no_verdict_without_it():
    figure = Figure("x", "", float, times(0.9), "decisions", samples=[9.0])
    for samples, verdict in (([10.0], True), ([11.0], False), (None, None)):
        peer = FakePeer(PEER, decisions=samples) if samples else FakePeer(PEER)
        (result,) = our_results([figure], [peer])
        assert (result.target, result.reached) == (f"≥ 0.9 × {PEER}", verdict)


def test_targets_of_a_number():
    assert (at_least(1000).text, at_most(1.6).text) == ("≥ 1,000", "≤ 1.6")
    assert at_least(2).reached(2, {})
    assert not at_least(2).reached(1.9, {})
    assert at_most(2).reached(2, {})
    assert not at_most(2).reached(2.1, {})


def test_the_build_is_told_by_the_file_of_the_rules():
    assert build("/x/engine.py") == PURE
    assert all(build(f"/x/engine{suffix}") == COMPILED for suffix in EXTENSION_SUFFIXES)
    assert build() in {PURE, COMPILED}


def test_each_build_has_its_targets():
    assert target("fort, 4 seats", PURE).text == f"≥ 0.9 × {PEER}"
    assert target("fort, 4 seats", COMPILED).text == f"≥ 1.6 × {PEER}"
    assert (target("copy", PURE).text, target("copy", COMPILED).text) == ("≤ 4", "≤ 1.6")


@pytest.mark.parametrize("which", [PURE, COMPILED])
def test_every_figure_is_measured(monkeypatch, capsys, which):
    monkeypatch.setattr(command, "build", lambda: which)
    assert main(["--seconds", "0.02", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["build"], told["rounds"], told["missing"]) == (which, ROUNDS, None)
    rows = told["figures"]
    assert [row["what"] for row in rows] == FIGURES
    assert all(0 < row["minimum"] <= row["median"] <= row["maximum"] for row in rows)
    assert all(len(row["samples"]) == ROUNDS for row in rows)
    verdicts = {row["what"] for row in rows if row["reached"] is not None}
    assert {row["what"] for row in rows if row["target"]} - verdicts == {
        FIGURES[0],
        *FIGURES[2:4],  # these are held against a peer
    }


def test_games_of_one_seed_are_the_same():
    game = engine.FortGame(engine.load_cards())
    options = engine.FortOptions(2)
    first, again, other = (engine.random_game(game, options, seed) for seed in (3, 3, 4))
    assert first == again != other


# --- the table ------------------------------------------------------------------------------------


def report(missing=None, **ratios):
    ours = Result("speed", "games/s", 9.0, 12.0, 15.0, (12.0,), "≥ 50", reached=False)
    named = {name.replace("_", " "): ratio for name, ratio in ratios.items()}
    long = Result("w" * 50, "decisions/s", 1e6, 2e6, 3e6, (2e6,), ratios=named, more="p95 3 ms")
    peer = Result("peer, random play", "decisions/s", 1.0, 2.0, 3.0, (2.0,))
    return Report("Python, Linux", PURE, 4.0, [ours, long], [peer], missing)


def test_the_table_is_aligned_and_fits():
    shown = text_of(report({}, **{f"a_peer_with_a_long_name_{n}": 1.234 for n in range(9)}))
    lines = shown.splitlines()
    assert max(map(len, lines)) <= WIDTH == 160
    head, first, long, *below, peer = lines[3:]
    assert first.split() == ["speed", "9", "12", "15", "games/s", "≥", "50", "missed"]
    for line, text in ((first, "12"), (long, "2,000,000"), (peer, "2")):
        assert line[: head.index("median") + len("median")].endswith(f" {text}")
    assert below[0].startswith("    1.23 × a peer with a long name 0, 1.23 × ")
    assert below[-1] == "    p95 3 ms"


def test_the_heading_says_build_clock_and_rounds():
    shown = text_of(report())
    assert "the rules are pure Python" in shown
    assert "Processor time of one core" in shown
    assert f"{ROUNDS} rounds" in shown


def test_the_table_says_how_to_get_peers():
    assert text_of(report()).endswith("`python3 dev.py bench --peers`.\n")
    assert "--peers" not in text_of(report({}))


def test_a_peer_that_is_not_measured_is_named_in_one_sentence():
    shown = text_of(report({"catanatron": "it is not installed"}))
    assert shown.endswith("\n\ncatanatron is not measured: it is not installed.\n")


def test_json_holds_all_numbers():
    told = json.loads(json_of(report({"x": "why"}, y=0.5)))
    assert told["clock"] == "processor time of one core"
    assert told["figures"][1]["ratios"] == {"y": 0.5}
    assert told["peers"][0]["samples"] == [2.0]
    assert told["missing"] == {"x": "why"}


def test_the_command_measures_beside_the_peers_and_names_the_others(monkeypatch, capsys):
    numbers = count(1)
    ours = Figure("x", "decisions/s", lambda _: float(next(numbers)), times(0.5), "decisions")
    monkeypatch.setattr(engine, "figures", lambda _: [ours])

    def answer(line):
        return {"decisions": 4.0} if line else {}

    class Started:
        def __enter__(self):
            broken = peers.Peer("catanatron", lambda _: {"failed": "it is not installed"})
            return [peers.Peer(PEER, answer), broken]

        def __exit__(self, *_):
            pass

    monkeypatch.setattr(peers, "started", lambda _: Started())
    assert main(["--peers", "python", "--seconds", "0.001"]) == 0
    out = capsys.readouterr().out
    assert f"0.75 × {PEER}" in out
    assert "reached" in out
    assert "catanatron is not measured: it is not installed.\n" in out


def test_python_that_cannot_be_run_is_named(capsys):
    assert main(["--peers", "/nowhere/python"]) == 2
    assert "/nowhere/python" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["many", "0", "-1", "nan", "inf"])
def test_wrong_arguments_end_with_a_sentence(capsys, word):
    with pytest.raises(SystemExit) as ended:
        main(["--seconds", word])
    assert ended.value.code == 2
    assert f"expected seconds, more than none; found '{word}'" in capsys.readouterr().err


# --- rows of the window ---------------------------------------------------------------------------


def test_rows_are_aligned():
    rows = [
        Row("a", 1234.5, "x/s", "≥ 1,000", reached=True, peers=(("peer", "7"),)),
        Row("much longer", 0.5, "ms", more="max 3"),
    ]
    head, first, second = table(rows)
    assert head.split() == ["figure", "ours", "to", "reach", "beside", "it"]
    assert first.split() == ["a", "1,230", "x/s", "≥", "1,000", "reached", "peer", "7"]
    assert second.index("0.5") == first.index("1,230")
    assert second.endswith("max 3")


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.01234, "0.0123"), (15.14, "15.1"), (123.4, "123"), (9_876.0, "9,880"), (24_749, "24,700")],
)
def test_three_digits_are_shown(value, text):
    assert number(value) == text
