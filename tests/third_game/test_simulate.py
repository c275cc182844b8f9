"""Pebbles without a screen: simulated, traced, and played by the bots' own process."""

from __future__ import annotations

import json
import time

import pytest

from fort_desktop.bots.packing import Task, pack
from fort_desktop.bots.thinking import answer
from fort_desktop.bots.workers import WorkerPool
from fort_desktop.contract.kits import ids, kit, known, take_over
from fort_desktop.games import GAMES
from fort_desktop.play.arena.command import main as arena
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.simulate import main
from tests.third_game.kit import KIT
from tests.third_game.rules.game import PebblesGame
from tests.third_game.rules.state import PebblesOptions
from tests.third_game.tables import begun

GAME = PebblesGame()
PATIENCE = 60.0  # seconds; only a test that fails needs them


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["--game", "pebbles", *arguments]) == 0
    return capsys.readouterr().out


def test_it_is_known_by_its_one_line() -> None:
    assert ids()[-1] == "pebbles"
    assert kit("pebbles") is KIT


def test_it_is_simulated_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seats", "3", "--games", "12", "--bots", "easy,random", "--json")
    found = json.loads(simulate(capsys, *arguments))
    assert (found["game"], found["seats"], found["games"]) == ("pebbles", 3, 12)
    assert (found["illegal"], found["unfinished"]) == (0, 0)
    assert found["decisions"] == 12 * 3 * 4
    assert found["rounds"] == {"mean": 4, "min": 4, "max": 4}
    assert 0 < found["taken_by_leader"] < 1
    assert 3 * 2 < found["kept"] < 3 * 18


def test_the_table_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    text = simulate(capsys, "--games", "2", "--seed", "5")
    assert text.startswith("2 games of Pebbles, 2 seats, seeds 5 to 6\n")
    starts = [line.split()[0] for line in text.splitlines() if line]
    assert starts[-3:] == ["illegal", "leaders", "kept"]


def test_its_bots_are_measured_also_by_workers(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--game", "pebbles", "--bots", "easy,random", "--deals", "4", "--json")
    assert arena([*asked, "--workers", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], list(found["bots"])) == (8, ["easy", "random"])


def test_its_easiest_bots_play_unless_others_are_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(KIT), "levels", ("medium", "hard"))
    assert json.loads(simulate(capsys, "--games", "1", "--json"))["bots"] == ["medium"]
    table = begun("pp")
    assert play_until(table, lambda table: table.number == 3)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "4"], "--seats: expected a whole number from 2 to 3; found '4'"),
        (["--bots", "hard"], "--bots: expected some of random, easy; found 'hard'"),
        (["--draft"], "--draft: pebbles is played without"),
    ],
)
def test_what_it_does_not_have_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(["--game", "pebbles", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_trace_can_be_played_again(capsys: pytest.CaptureFixture[str], tmp_path) -> None:
    path = tmp_path / "trace.jsonl"
    simulate(capsys, "--games", "1", "--trace", str(path))
    first, *decisions, end = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert (first["rules"], first["digest"]) == ("pebbles", "pebbles-1")
    assert first["setup"]["hands"] == decisions[0]["snapshot"]["hands"]
    for line, after in zip(decisions, [*decisions[1:], end], strict=True):
        state = GAME.from_snapshot(line["snapshot"])
        legal = [GAME.format_move(state, move) for move in GAME.legal_moves(state)]
        assert legal == line["legal"]
        GAME.apply(state, GAME.parse_move(state, line["chosen"]))
        assert GAME.to_snapshot(state) == after["snapshot"]
    assert list(end["scores"][0]) == ["rounds", "kept"]


def asked():
    state = GAME.new_game(PebblesOptions(3), 7)
    return GAME.view(state, state.actor), tuple(GAME.legal_moves(state))


def test_the_bots_process_is_sent_the_game_and_plays_it() -> None:
    view, legal = asked()
    with WorkerPool(deadline=PATIENCE) as pool:
        number = pool.submit(view, legal, "easy", 1, "pebbles")
        found, end = [], time.monotonic() + PATIENCE
        while not found and time.monotonic() < end:
            found = pool.poll()
            time.sleep(0.002)
    assert (found[0].number, found[0].fallback) == (number, False)
    assert found[0].move in legal


def test_a_process_that_has_never_heard_of_it_takes_it_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, legal = asked()
    sent = known()
    assert sent["pebbles"] == ("tests.third_game", "")
    monkeypatch.delitem(GAMES, "pebbles")
    with pytest.raises(ValueError, match="there is no game 'pebbles'"):
        kit("pebbles")
    take_over({"pebbles": sent["pebbles"]})
    message = pack(Task(3, view, legal, "easy", 1, "pebbles", ""))
    number, [(place, _, reason)] = answer(message)
    assert number == 3
    assert 0 <= place < len(legal)
    assert reason is None
