"""The bench of the window: its meter reckons right, its rows exist, its cheapest probe runs."""

from __future__ import annotations

import json
import os

import pytest

from tools.bench import command
from tools.bench.ui import command as ui
from tools.bench.ui import figures, runs
from tools.bench.ui.imports import dearest
from tools.bench.ui.meter import Frames, frames, percentile
from tools.bench.ui.robots.tally import Spent, Tally
from tools.bench.ui.runs import OFFSCREEN, OPENGL, Lab, ProbeError

STEADY = [n / 50 for n in range(51)]
HELD = [*STEADY, 1.2, 1.22]  # one frame came 200 ms late


# --- the meter ----------------------------------------------------------------------------------


def test_frames_a_second_and_the_longest_gap():
    assert frames(STEADY) == Frames(pytest.approx(50), pytest.approx(20), 0)
    assert frames(HELD) == Frames(pytest.approx(52 / 1.22), pytest.approx(200), 1)
    with pytest.raises(ValueError, match="two frames"):
        frames([1.0])


def test_a_frame_costs_its_share_of_the_processor_time():
    assert frames(STEADY, 1.02).cpu_ms == pytest.approx(20)
    row = figures.smooth_row("x", "s", 50, frames(STEADY, 1.02), Frames(60.0, 17.0, 0, 2.5))
    assert "CPU 20 ms a frame" in row.more
    assert "CPU 2.5 ms a frame" in row.peers[0][1]


def test_percentiles_are_values_that_were_measured():
    values = [float(n) for n in range(100, 0, -1)]
    assert [percentile(values, share) for share in (0.5, 0.99, 1.0)] == [50, 99, 100]
    assert percentile([7.0], 0.99) == 7
    assert percentile([1.0, 9.0], 0.99) == 9
    with pytest.raises(ValueError, match="no values"):
        percentile([], 0.5)


# --- rows ---------------------------------------------------------------------------------------


def test_a_start_is_compared_pair_by_pair():
    row = figures.start_row("x", [300.0, 900.0, 310.0], [100.0, 300.0, 100.0], 2.5, most=3.0)
    assert (row.ours, row.target, row.reached) == (310, "≤ 3.0 × empty", True)
    assert row.more == "3.00 × in pairs; 2.5 × its processor time"
    assert not figures.start_row("x", [400.0], [100.0], 4, most=3.9).reached
    assert figures.first_frame_ms({"frames": [12.5, 13.0], "begun": 12.25}) == 250


def test_an_input_without_a_frame_misses():
    fast = [10.0] * 98 + [49.0, 400.0]
    assert figures.answer_row("s", "idle", fast).ours == 49
    assert figures.answer_row("s", "idle", fast).reached
    lost = figures.answer_row("s", "idle", [*fast[:-1], -1.0], [20.0])
    assert not lost.reached
    assert "1 without a frame" in lost.more
    assert lost.peers == (("idle", "20 ms"),)
    assert not figures.answer_row("s", "idle", [-1.0]).reached


def test_frames_reach_both_figures_or_miss():
    empty = Frames(60.0, 17.0, 0)
    assert figures.smooth_row("x", "s", 50, Frames(49.6, 50.0, 0), empty).reached
    assert not figures.smooth_row("x", "s", 50, Frames(49.4, 20.0, 0), empty).reached
    assert not figures.smooth_row("x", "s", 50, Frames(60.0, 51.0, 1), empty).reached


def test_memory_is_compared_with_the_first_game():
    assert figures.memory_row([200.0, 230.0, 219.0], [5, 9, 5], whole=True).reached
    assert not figures.memory_row([200.0, 221.0], [5, 5], whole=True).reached
    assert not figures.memory_row([290.0, 301.0], [5, 5], whole=True).reached
    assert figures.memory_row([0.0, 0.0], [5, 5], whole=False).reached is None


PRINTED = """\
import time: self [us] | cumulative | imported package
import time:       500 |       2500 | PySide6.QtCore
a line of the window's own
import time:      2000 |       2000 |   fort_desktop.ui.app
"""


def test_the_dearest_import_comes_first_and_what_it_imports_is_not_counted_twice():
    first, second = dearest(PRINTED)
    assert (first.what, first.ours) == ("import of fort_desktop.ui.app, before the title", 2.0)
    assert first.more == "of 2 modules, 1 of them ours"
    assert (second.what, second.ours) == ("import of PySide6.QtCore, before the title", 0.5)
    many = "".join(f"import time: {n:9} | 1 | m{n}\n" for n in range(30))
    assert [row.ours for row in dearest(many)] == [n / 1000 for n in range(29, 19, -1)]


TALLY = Tally(turns=[Spent(3)], following=[Spent(1)], curtains=2, played=1)


class Told(Lab):
    """Answers at once what probes would have seen."""

    def _run(self, screen, arguments):
        seen = {"frames": [100.5, *(101 + n / 60 for n in range(60))], "begun": 100.0}
        seen |= {"processor": 1.0, "drawing": 0.5, "milliseconds": [5.0, 6.0], "said": PRINTED}
        return seen | {"megabytes": [100.0, 101.0], "objects": [3, 3]} | TALLY.as_json()


def test_every_figure_of_the_window_has_its_row(monkeypatch, capsys):
    monkeypatch.setattr(ui, "Lab", Told)
    monkeypatch.setattr(command, "screens", lambda: ([OFFSCREEN, OPENGL], "no more"))
    assert command.main(["--ui"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "no more"
    for what in (
        "painted title",
        "painted table",
        "card move",
        "towers grow",
        "a bot thinking",
        "a corner of the window dragged",
        "memory after",
        "clicks a turn, Fort, 2 seats (mouse)",
        "clicks not to follow, Fort, 4 seats",
        "keys a turn, 5 Towers, 3 seats (keys)",
        "hand-overs a turn, Fort, 4 people",
    ):
        assert what in out
    assert command.main(["--ui", "--json", "--full"]) == 0
    rows = json.loads(capsys.readouterr().out)
    imports = [row for row in rows if row["what"].startswith("import of")]
    figures = [row for row in rows if row not in imports]
    assert len(imports) == 2
    assert len(figures) == 2 + 2 * 2 + 2 * 4 + 1 + 2 * (6 + 4) + 3
    assert all(row["ours"] for row in figures)
    aimed = [row for row in figures if "hand-overs" not in row["what"]]
    assert all(row["target"] and row["reached"] is not None for row in aimed)
    assert all(row["peers"] for row in figures if "idle" not in row["what"])


def test_a_probe_that_fails_says_why(monkeypatch, capsys):
    def fail(*_):
        raise ProbeError("no window")

    monkeypatch.setattr(command, "ui_rows", fail)
    assert command.main(["--ui"]) == 2
    assert "no window" in capsys.readouterr().err


# --- probes -------------------------------------------------------------------------------------


def test_without_xvfb_only_offscreen_is_measured(monkeypatch):
    monkeypatch.setattr(runs.sys, "platform", "linux")
    monkeypatch.setattr(runs.shutil, "which", lambda _: None)
    found, missing = runs.screens()
    assert found == [OFFSCREEN]
    assert "xvfb-run" in missing


def test_the_empty_window_and_the_table_are_measured():
    before = dict(os.environ)
    with Lab() as lab:
        empty = lab.empty(OFFSCREEN, 0.3)
        assert frames(empty["frames"]).rate > 1
        seen = lab.probe(OFFSCREEN, "smooth", "towers", 0.5)
        growing = frames(seen["frames"], seen["drawing"])
        assert growing.rate > 1
        assert growing.cpu_ms > 0
        seen = lab.probe(OFFSCREEN, "answer", "idle", 2)
        sized = lab.probe(OFFSCREEN, "answer", "resizing", 2)
        with pytest.raises(ProbeError, match="no probe"):
            lab.probe(OFFSCREEN, "nonsense")
    assert len(seen["milliseconds"]) == 2
    assert seen["unchanged"] == 0
    assert len(set(sized["milliseconds"])) == 2
    assert sized["unchanged"] == 0
    assert dict(os.environ) == before
