"""`fort-desktop arena`: its arguments, what it prints, workers and interruptions."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fort_desktop.play.arena import command, crew, progress
from fort_desktop.play.arena.command import main
from tests.games.fort.frozen_cards import frozen_text
from tests.play.arena import faulty
from tests.processes import last_words

TOP = Path(__file__).resolve().parents[3]
QUICK = ("--bots", "random,easy", "--deals", "3")
MEASURED = ("ms_p50", "ms_p95", "ms_max")


def run(capsys, *arguments):
    code = main(arguments)
    done = capsys.readouterr()
    return code, done.out, done.err


def counted(capsys, *arguments):
    """All that is printed as JSON but what was measured."""
    code, out, err = run(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    for bot in found["bots"].values():
        for key in MEASURED:
            assert bot.pop(key) >= 0
    return found


# --- the command line ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seats", "5"], "--seats: expected a whole number from 2 to 4; found '5'"),
        (["--game", "whist"], "--game: expected fort or towers; found 'whist'"),
        (["--game", "towers", "--draft"], "--draft: towers is played without"),
        (["--game", "towers", "--bots", "builder"], "--bots: expected some of random, easy, "),
        (["--game", "towers", "--report", "cards"], "--report: expected none, as towers has none"),
        (["--game", "towers", "--cards", "x"], "--cards: towers is played with no cards but its"),
        (["--bots", "genius"], "builder, scorer, thinner; found 'genius'"),
        (["--bots", ""], "--bots: expected some of random, easy, "),
        (["--bots", "easy,easy,medium"], "--bots: expected each bot once, as there are more of "),
        (["--deals", "0"], "--deals: expected a whole number from 1 to 100000; found '0'"),
        (["--workers", "0"], "--workers: expected a whole number from 1 to 64; found '0'"),
        (["--workers"], "--workers: expected a whole number from 1 to 64 after it"),
        (["--report", "weather"], "--report: expected cards; found 'weather'"),
        (["--report", ""], "--report: expected cards; found nothing"),
        (["--seed", str(2**64 - 1), "--deals", "2"], str(2**64 - 2)),
        (["--json=1"], "--json: expected nothing after it"),
        (["--games", "3"], "there is no option '--games' (see fort-desktop arena --help)"),
    ],
)
def test_wrong_arguments_get_one_sentence(capsys, arguments, expected):
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("fort-desktop arena: ")
    assert expected in err
    assert (err[-2:], err.count("\n")) == (".\n", 1)


def test_cards_with_faults_are_told_and_nothing_is_played(capsys, tmp_path):
    (tmp_path / "mine.toml").write_text("kids = 5", "utf-8")
    code, out, err = run(capsys, *QUICK, "--cards", str(tmp_path / "mine.toml"))
    assert (code, out) == (2, "")
    last = "fort-desktop arena: nothing was played, as there are no cards to play with.\n"
    assert err.endswith(last)


def test_unless_told_all_levels_but_random_ones_play(capsys):
    found = counted(capsys, "--game", "towers", "--deals", "1", "--bots", "easy,medium")
    assert list(found["bots"]) == ["easy", "medium"]
    asked, game = command._parse(["--game", "towers"])
    assert tuple(asked.bots) == game.levels


# --- what is printed ----------------------------------------------------------------------------


def test_json_has_the_numbers_that_are_documented(capsys):
    """docs/bots.md"""
    arguments = ("--seats", "3", "--deals", "2", "--seed", "5", "--bots", "random,easy")
    code, out, _ = run(capsys, *arguments, "--json")
    found = json.loads(out)
    assert code == 0
    assert set(found) == {
        *("game", "seats", "draft", "deals", "games", "seed", "bots", "beats", "decisions"),
        *("unfinished", "illegal"),
    }
    assert (found["deals"], found["games"], found["seed"]) == (2, 6, 5)
    for bot in found["bots"].values():
        assert set(bot) == {
            *("share", "half", "seats", "margin", "margin_half", "elo", "elo_low", "elo_high"),
            *MEASURED,
        }
        assert bot["elo_low"] <= bot["elo"] <= bot["elo_high"]
        assert bot["ms_p50"] <= bot["ms_p95"] <= bot["ms_max"]
    random, easy = found["bots"]["random"], found["bots"]["easy"]
    assert (random["seats"], easy["seats"]) == (12, 6)
    assert random["share"] * 12 + easy["share"] * 6 == pytest.approx(6)
    assert set(found["beats"]["easy"]) == {"random"}
    assert set(found["beats"]["easy"]["random"]) == {"share", "half", "met"}
    shares = [found["beats"][a][b]["share"] for a, b in (("easy", "random"), ("random", "easy"))]
    assert sum(shares) == pytest.approx(1)


def test_of_one_deal_there_is_no_interval(capsys):
    found = counted(capsys, "--deals", "1", "--bots", "random,easy")["bots"]["easy"]
    assert found["half"] is found["margin_half"] is found["elo_low"] is found["elo_high"] is None


def test_the_table_is_for_reading_with_the_best_first(capsys):
    code, out, _ = run(capsys, *QUICK)
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "3 deals of Fort, 2 seats, basic setup, seeds 1 to 3; 2 games each"
    assert [line.split()[0] for line in lines[3:5]] == ["easy", "random"]
    assert "a fair share is 50.0%" in lines
    assert "illegal    0" in lines
    cross = next(n for n, line in enumerate(lines) if line.startswith("better than"))
    assert lines[cross].split()[2:] == ["easy", "random"]
    assert lines[cross + 1].startswith("easy")


def test_more_bots_than_seats_all_meet(capsys):
    found = counted(capsys, "--deals", "1", "--bots", "random,easy,builder")
    assert found["games"] == 6
    assert {bot: set(met) for bot, met in found["beats"].items()} == {
        "random": {"easy", "builder"},
        "easy": {"random", "builder"},
        "builder": {"random", "easy"},
    }


def test_one_bot_alone_plays_against_itself(capsys):
    code, out, _ = run(capsys, "--deals", "2", "--bots", "random")
    assert code == 0
    assert "1 game each" in out
    assert "better than" not in out


def test_bots_that_move_illegally_are_counted_and_make_it_fail(capsys, monkeypatch):
    class Cheat:
        def choose(self, *_):
            return None

    monkeypatch.setattr("fort_desktop.play.arena.deals.make_player", lambda *_: Cheat())
    code, out, _ = run(capsys, *QUICK, "--json")
    assert code == 1
    assert json.loads(out)["illegal"] > 0


# --- workers ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "3", "--dogs", "--cats", "--report", "cards"),
        ("--game", "towers"),
    ],
    ids=["fort", "towers"],
)
def test_workers_change_nothing_but_what_is_measured(capsys, arguments):
    alone = counted(capsys, *QUICK, *arguments)
    assert counted(capsys, *QUICK, *arguments, "--workers", "2") == alone


@pytest.mark.slow
def test_workers_play_with_the_cards_of_a_file(capsys, own_cards):
    asked = (*QUICK, "--report", "cards", "--cards", own_cards)
    alone = counted(capsys, *asked)
    assert "beetle" in {row["card"] for row in alone["report"]}
    assert counted(capsys, *asked, "--workers", "2") == alone


@pytest.fixture
def own_cards(tmp_path):
    """A file of cards in which one has another name."""
    text = frozen_text("fort.toml").replace('id = "bug"', 'id = "beetle"')
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    return str(tmp_path / "mine.toml")


@pytest.mark.slow
def test_a_lost_worker_ends_it_with_a_sentence_and_what_was_played(capsys, monkeypatch):
    monkeypatch.setattr(crew, "serve", faulty.vanishes)
    code, out, err = run(capsys, "--bots", "random,easy", "--deals", "9", "--workers", "2")
    assert code == 1
    assert err.startswith("fort-desktop arena: a worker has ended before its time; ")
    assert (err[-2:], err.count("\n")) == (".\n", 1)
    assert ("deal" in out) == ("only these count" in err)


def test_what_a_worker_stumbles_over_is_told_here(capsys, monkeypatch):
    monkeypatch.setattr(crew, "serve", faulty.stumbles)
    with pytest.raises(RuntimeError, match="LookupError"):
        main([*QUICK, "--workers", "2"])


def test_a_system_that_gives_no_process_is_told_in_one_sentence(capsys, monkeypatch):
    def refused(*_):
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(crew, "_hire", refused)
    code, out, err = run(capsys, *QUICK, "--workers", "2")
    told = "there is no process for a worker: Resource temporarily unavailable; 0 of 3 deals played"
    assert (code, out, err) == (1, "", f"fort-desktop arena: {told}.\n")


# --- interruptions ------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "played"), [(2, "2 of 3 deals played, and only these count")])
def test_ctrl_c_ends_it_with_a_sentence_and_what_was_played(capsys, monkeypatch, number, played):
    real = command.played

    def interrupted(*asked):
        for deal, _ in zip(real(*asked), range(number), strict=False):
            yield deal
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "played", interrupted)
    with pytest.raises(KeyboardInterrupt):
        main(QUICK)
    done = capsys.readouterr()
    assert done.err == f"fort-desktop arena: interrupted; {played}.\n"
    assert done.out.startswith("2 deals of Fort, 2 seats, basic setup, seeds 1 to 2; ")
    monkeypatch.undo()
    whole = run(capsys, "--bots", "random,easy", "--deals", "2", "--json")[1]
    assert json.loads(whole)["deals"] == 2


def test_ctrl_c_before_the_first_deal_is_over_prints_nothing_but_the_sentence(capsys, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(command, "played", interrupted)
    with pytest.raises(KeyboardInterrupt):
        main(QUICK)
    done = capsys.readouterr()
    assert (done.out, done.err) == ("", "fort-desktop arena: interrupted; 0 of 3 deals played.\n")


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="POSIX only")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_in_a_terminal_ends_the_workers_too(tmp_path, workers):
    """All processes of a terminal hear it, and whatever lives on would keep the pipes open."""
    begun = tmp_path / "begun"
    program = tmp_path / "program.py"
    program.write_text(
        "import signal, sys\nfrom pathlib import Path\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from fort_desktop.__main__ import main\nfrom fort_desktop.play.arena.progress import "
        "Progress\n"
        f"Progress.show = lambda *_: Path({str(begun)!r}).touch()\n"
        "if __name__ == '__main__':\n    sys.exit(main())\n"
    )
    words = ("arena", "--bots", "random,easy", "--deals", "100000", "--workers", workers)
    arena = subprocess.Popen(
        [sys.executable, program, *words],
        cwd=TOP,
        env=os.environ | {"PYTHONPATH": str(TOP), "FORT_DESKTOP_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    while not begun.exists():
        assert arena.poll() is None
    os.killpg(arena.pid, signal.SIGINT)
    said = last_words(arena)
    assert arena.returncode == 130
    assert "Traceback" not in said
    assert "fort-desktop arena: interrupted; " in said
    assert "a fair share is 50.0%" in said


# --- how far it is ------------------------------------------------------------------------------


class Terminal:
    def __init__(self, *, there):
        self.there = there
        self.said = ""

    def isatty(self):
        return self.there

    def write(self, text):
        self.said += text

    def flush(self):
        pass


@pytest.mark.parametrize("there", [True, False])
def test_only_a_terminal_is_told_how_far_it_is(monkeypatch, there):
    errors = Terminal(there=there)
    monkeypatch.setattr(sys, "stderr", errors)
    monkeypatch.setattr(progress, "EVERY", 0)
    shown = progress.Progress(4)
    for done in (1, 2):
        shown.show(done)
    shown.clear()
    assert ("2 of 4 deals, 0:00 left" in errors.said) == there
    assert "\n" not in errors.said
    assert errors.said.endswith("\r") == there
