"""`fort-desktop analyse`: its arguments, what it prints, and Ctrl+C."""

import json
from random import Random

import pytest
from PySide6.QtCore import QLocale

from fort_desktop import command_line
from fort_desktop.contract.bot import Advised, Reviewed
from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.bots.reasons import Fact, Reason
from fort_desktop.games.fort.play.adapter import new_table
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.play.arena import progress
from fort_desktop.play.history import Resumed
from fort_desktop.play.record import to_record
from fort_desktop.play.table import SeatSetup, Table
from fort_desktop.storage.saves import write_record
from fort_desktop.ui.analysis import command
from fort_desktop.ui.analysis.command import main
from fort_desktop.ui.english import in_english
from tests.play.helpers import CARDS, begun, play_on, say

pytestmark = pytest.mark.usefixtures("qapp")  # or it would make a lesser one for this process
BUG = CARDS.numbers["bug"]
SEATS = [SeatSetup("Žofie"), SeatSetup("Max", "bot", "medium"), SeatSetup("", "bot", "easy")]


class Strict:
    """Whatever is done costs nine points but for passing, of which it knows no chance."""

    def choose(self, game, view, legal_moves, rng):
        raise AssertionError("nobody asks it")

    def review(self, game, view, legal_moves, made, rng):
        if isinstance(made, mv.Pass):
            return Reviewed(Advised(made), Advised(made))
        best = Advised(legal_moves[0], 0.5, Reason(Fact.PIZZA, 1, added=(BUG,)))
        return Reviewed(best, Advised(made, 0.41))


@pytest.fixture
def strict(monkeypatch):
    monkeypatch.setattr(command, "judge_of", lambda _: Strict())


def saved(tmp_path, *, until=20, seed=3, **more):
    table = new_table(CARDS, SEATS, seed, **more)
    play_on(table, Random(seed), lambda table: table.number >= until)
    file = tmp_path / "evening.fortgame"
    write_record(file, to_record(table))
    return str(file), table


def run(capsys, *words):
    code = command_line.run(["analyse", *words])
    done = capsys.readouterr()
    return code, done.out, done.err


# --- the command line ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], "expected the file of a game; found nothing"),
        ([""], "expected the file of a game; found nothing"),
        (["a", "b"], "expected the file of one game; found 'b' beside it"),
        (["gone.fortgame"], "there is no file 'gone.fortgame'"),
        (["-x", "a"], "there is no option '-x' (see fort-desktop analyse --help)"),
        (["--json=1", "a"], "--json: expected nothing after it"),
    ],
)
def test_wrong_arguments_get_one_sentence(capsys, words, expected):
    assert run(capsys, *words) == (2, "", f"fort-desktop analyse: {expected}.\n")


def test_a_game_of_which_no_bot_judges_gets_one_sentence(capsys, tmp_path):
    adapter = kit("towers").adapter
    seats = [SeatSetup("Ola", board="red"), SeatSetup("Max", board="blue")]
    table = Table(adapter, adapter.read_options({"seats": 2, "first": 1}), 1, seats)
    table.submit(table.legal()[0])
    file = tmp_path / "towers.fortgame"
    write_record(file, to_record(table))
    told = f"'{file}' cannot be analysed: no bot of 5 Towers judges decisions"
    assert run(capsys, str(file)) == (2, "", f"fort-desktop analyse: {told}.\n")


def test_a_game_without_a_decision_gets_one_sentence(capsys, tmp_path):
    file = tmp_path / "new.fortgame"
    write_record(file, to_record(begun()))
    told = f"nothing has been decided in '{file}' yet"
    assert run(capsys, str(file)) == (2, "", f"fort-desktop analyse: {told}.\n")


# --- what is printed ----------------------------------------------------------------------------


def test_every_decision_that_was_judged_has_a_row_with_what_was_done(capsys, tmp_path, strict):
    file, _ = saved(tmp_path)
    code, out, err = run(capsys, file)
    assert (code, err) == (0, "")
    found = json.loads(run(capsys, file, "--json")[1])
    rows = [line for line in out.splitlines() if line.endswith("50.0%   41.0%    9.0")]
    judged = [one for one in found["decisions"] if one["lost"] is not None]
    assert len(rows) == len(judged) > 8
    assert [int(row.split()[0]) for row in rows] == [one["seat"] for one in judged]
    assert any("1 Žofie" in row and " Play " in row for row in rows)
    assert any("3 easy bot" in row for row in rows)
    assert out.count("Round ") == len({one["round"] for one in judged})


def test_where_something_clearly_better_was_there_it_is_told_with_its_reason(
    capsys, tmp_path, strict
):
    file, _ = saved(tmp_path)
    out = run(capsys, file)[1]
    better = [line for line in out.splitlines() if line.strip().startswith("better: ")]
    assert better
    assert all(line.endswith(". Gives 1 pizza. Add with it: Bug.") for line in better)


def test_at_its_end_stands_what_each_seat_has_lost(capsys, tmp_path, strict):
    file, _ = saved(tmp_path)
    out = run(capsys, file)[1]
    found = json.loads(run(capsys, file, "--json")[1])
    for seat, name in zip(found["seats"], ("1 Žofie", "2 Max", "3 easy bot"), strict=True):
        n = seat["decisions"]
        assert n > 1
        assert f"\n{name}: {9 * n:.1f} by {n} decisions, 9.00 each\n" in out
        assert len(seat["dearest"]) == min(3, n)
    assert out.count("    9.0  round ") == sum(len(seat["dearest"]) for seat in found["seats"])


def test_what_was_left_out_is_counted(capsys, tmp_path, strict):
    file, table = saved(tmp_path, until=40)
    out = run(capsys, file)[1]
    found = json.loads(run(capsys, file, "--json")[1])
    judged = sum(seat["decisions"] for seat in found["seats"])
    assert judged + found["no_choice"] + found["no_chance"] == table.number
    assert min(found["no_choice"], found["no_chance"]) > 0
    assert f"in round {table.state.round}; {judged} decisions judged\n" in out
    assert f"left out, as nothing followed from the choice: {found['no_choice']}\n" in out
    assert f"left out, as the bot knows no chance there: {found['no_chance']}\n" in out


def test_what_was_decided_before_rules_changed_is_counted_too(capsys, tmp_path, strict):
    file, whole = saved(tmp_path)
    at = whole.history[10]
    resumed = Resumed(at.before, tuple(entry.notation for entry in whole.history[:10]))
    late = Table(whole.adapter, whole.options, whole.seed, whole.seats, resumed)
    say(late, *(entry.notation for entry in whole.history[10:]))
    write_record(tmp_path / "late.fortgame", to_record(late))
    out = run(capsys, str(tmp_path / "late.fortgame"))[1]
    assert "left out, as rules or cards have changed since: the first 10\n" in out
    assert "have changed since" not in run(capsys, file)[1]


def test_a_whole_game_with_all_variants_is_told(capsys, tmp_path, strict):
    more = {"draft": True, "pets": ("dogs", "cats")}
    file, table = saved(tmp_path, until=10_000, seed=4, **more)
    assert table.over
    code, out, err = run(capsys, file)
    assert (code, err) == (0, "")
    assert out.startswith("Fort, 3 seats, draft, with dogs and cats\nover, won by ")
    assert "\xa0" not in out


def test_it_is_english_whatever_is_spoken_here(capsys, tmp_path, strict):
    file, _ = saved(tmp_path)
    english = run(capsys, file)[1]
    before = QLocale()
    QLocale.setDefault(QLocale("cs"))
    try:
        assert run(capsys, file)[1] == english
        assert QLocale().name().startswith("cs")
    finally:
        QLocale.setDefault(before)
    assert "Recruit " in english
    with in_english():
        assert QLocale().name().startswith("en")


# --- a terminal -----------------------------------------------------------------------------------


def test_ctrl_c_ends_it_with_a_sentence(capsys, tmp_path, monkeypatch, strict):
    real, done = command.judged, []

    def interrupted(table, place, bot):
        done.append(place)
        if place == 4:
            raise KeyboardInterrupt
        return real(table, place, bot)

    monkeypatch.setattr(command, "judged", interrupted)
    with pytest.raises(KeyboardInterrupt):
        main([saved(tmp_path)[0]])
    told = "fort-desktop analyse: interrupted after 4 of 20 decisions; nothing is told of them.\n"
    assert capsys.readouterr() == ("", told)


def test_a_terminal_is_told_how_far_it_is(capsys, tmp_path, monkeypatch, strict):
    monkeypatch.setattr(progress, "EVERY", 0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    _, out, err = run(capsys, saved(tmp_path)[0])
    assert "\r10 of 20 decisions, 0:00 left" in err
    assert err.endswith("\r")
    assert "decisions, 0:00" not in out
