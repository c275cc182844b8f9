"""The bench prints one row per figure; how fast we are is no test."""

import json
import sys
from pathlib import Path

import pytest

from tools.bench import command, peers
from tools.bench.command import main
from tools.bench.rows import Row, number, rate, table

FIGURES = [
    "random legal play, 4 seats",
    "whole games, 2 easy bots",
    "copy of a state, mid-game, 4 seats",
    "view, mid-game, 4 seats",
    "determinize, mid-game, 4 seats",
    "a decision of a random bot, 4 seats",
    "a decision of an easy bot, 4 seats",
    "a decision of a medium bot, 4 seats",
    "save of a finished game, 4 seats",
    "the same serialised",
    "random legal play of 5 Towers, 4 seats",
]


def test_every_figure_is_measured_beside_its_peers(monkeypatch, capsys):
    found = {"catanatron decisions/s": 35_123.0, "RLCard gin rummy games/s": 188.0}
    monkeypatch.setattr(peers, "measure", lambda *_: found)
    assert main(["--seconds", "0.02", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["what"] for row in rows] == FIGURES
    assert all(row["ours"] > 0 for row in rows)
    assert rows[0]["peers"] == [["catanatron", "35,100"]]
    assert rows[1]["peers"] == [["RLCard gin rummy", "188"]]


def test_table_says_how_to_get_peers(monkeypatch, capsys):
    rows = [Row("speed", 12.0, "games/s", "≥ 50", reached=False)]
    monkeypatch.setattr(command.engine, "rows", lambda *_: iter(rows))
    monkeypatch.setattr(peers, "measure", lambda *_: {})
    assert main([]) == 0
    out = capsys.readouterr().out
    assert "12 games/s" in out
    assert "missed" in out
    assert "python3 dev.py bench --peers" in out


def test_peers_that_are_not_installed_are_left_out():
    assert peers.measure(Path(sys.executable), 0.01) == {}


def test_python_that_cannot_be_run_is_named(capsys):
    assert main(["--peers", "/nowhere/python"]) == 2
    assert "/nowhere/python" in capsys.readouterr().err


def test_wrong_arguments_end_with_a_sentence(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--seconds", "many"])
    assert ended.value.code == 2
    assert "invalid float value" in capsys.readouterr().err


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


def test_rate_counts_what_is_done():
    done = []
    assert rate(lambda: done.append(1) or 3, 0.01) > 0
    assert len(done) >= 5
