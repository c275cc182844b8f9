"""Games without a screen: the command line, what is counted, and traces that can be checked."""

import json
import re
from functools import partial
from io import StringIO
from random import Random

import pytest

from fort_desktop.bots.levels import levels_of
from fort_desktop.games.fort.play.trace import FortTold
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.play import headless, simulate
from fort_desktop.play.players import bot_rng, chooser
from fort_desktop.play.simulate import main, seating
from fort_desktop.play.trace import Trace
from tests.play.helpers import ADAPTER

LEVELS = levels_of("fort")
GAME = ADAPTER.game


def run(capsys, *arguments):
    code = main(arguments)
    done = capsys.readouterr()
    return code, done.out, done.err


# --- the command line ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seats", "5"], "2 to 4"),
        (["--game", "towers", "--seats", "6"], "2 to 5"),
        (["--game", "whist"], "fort or towers"),
        (["--game", "towers", "--draft"], "towers is played without"),
        (["--seats", "two"], "--seats: expected a whole number from 2 to 4; found 'two'"),
        (["--games", "many"], "--games: expected a whole number from 1 to 1000000; found 'many'"),
        (["--games", ""], "--games: expected a whole number from 1 to 1000000; found nothing"),
        (["--game", ""], "--game: expected fort or towers; found nothing"),
        (["--trace", ""], "--trace: expected the name of a file; found nothing"),
        (["--json=1"], "--json: expected nothing after it"),
        (["3", "games"], "there is no use for the word '3' (see fort-desktop simulate --help)"),
        (["--ga", "fort"], "there is no option '--ga' (see fort-desktop simulate --help)"),
        (["--bots", "easy,genius"], ", ".join(LEVELS)),
        (["--trace", "-"], "the name of a file"),
        (["--bots", ""], ", ".join(LEVELS)),
        (["--bots", "easy,easy,easy"], "at most 2"),
        (["--games", "0"], "found '0'"),
        (["--seed", "-1"], "found '-1'"),
        (["--seed", str(2**64)], str(2**64 - 1)),
        (["--seed", str(2**64 - 1), "--games", "2"], str(2**64 - 2)),
        (["--nonsense"], "--nonsense"),
        (["--games"], "--games: expected a whole number from 1 to 1000000 after it"),
    ],
)
def test_wrong_arguments_get_one_sentence(capsys, arguments, expected):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("fort-desktop simulate: ")
    assert expected in err
    assert err.endswith(".\n")
    assert err.count("\n") == 1


def test_trace_that_cannot_be_written_gets_one_sentence(capsys, tmp_path):
    code, _, err = run(capsys, "--games", "1", "--trace", str(tmp_path / "no folder" / "t.jsonl"))
    assert code == 2
    assert "cannot be written" in err
    assert err.count("\n") == 1


def test_full_disk_is_told(capsys, monkeypatch, tmp_path):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(simulate, "play", full)
    code, _, err = run(capsys, "--games", "1", "--trace", str(tmp_path / "t.jsonl"))
    assert code == 1
    assert "cannot be written to its end: No space left on device; its file ends early" in err


def test_table_is_for_reading(capsys):
    code, out, _ = run(capsys, "--bots", "random", "--games", "4", "--seed", "7", "--draft")
    assert code == 0
    assert out.startswith("4 games of Fort, 2 seats, draft, seeds 7 to 10\n")
    assert "random     all        8     50.0%" in out
    assert "illegal    0" in out


def test_one_game_is_called_one(capsys):
    _, out, _ = run(capsys, "--bots", "random", "--games", "1", "--seed", "7")
    assert out.startswith("1 game of Fort, 2 seats, basic setup, seed 7\n")


def test_no_number_is_written_otherwise_than_the_rest(capsys):
    out = run(capsys, "--bots", "random", "--games", "4")[1]
    decisions = next(line for line in out.splitlines() if line.startswith("decisions"))
    assert re.fullmatch(r"decisions  \d+, \d{3,} a second", decisions)


def test_json_counts_every_seat(capsys):
    arguments = ("--seats", "3", "--bots", "random", "--games", "6", "--json")
    code, out, _ = run(capsys, *arguments)
    found = json.loads(out)
    assert code == 0
    assert (found["games"], found["seats"], found["bots"]) == (6, 3, ["random"])
    rows = [(row["seat"], row["games"]) for row in found["results"]]
    assert rows == [(None, 18), (1, 6), (2, 6), (3, 6)]
    assert sum(row["won"] * row["games"] for row in found["results"][1:]) == pytest.approx(6)
    assert sum(found["ended"].values()) == pytest.approx(1)
    assert found["rounds"]["min"] <= found["rounds"]["mean"] <= found["rounds"]["max"]
    assert found["illegal"] == found["unfinished"] == 0


def test_same_seed_gives_the_same_results(capsys):
    arguments = ("--bots", "random", "--games", "2", "--seed", "3", "--json")
    first, second = (json.loads(run(capsys, *arguments)[1]) for _ in range(2))
    for found in (first, second):
        del found["seconds"], found["decisions_per_second"]
    assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_all_levels_play_legally(capsys, level):
    arguments = ("--seats", "3", "--bots", f"{level},random,easy", "--games", "1", "--json")
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert {row["bot"] for row in json.loads(out)["results"]} == {level, "random", "easy"}


# --- who sits where -----------------------------------------------------------------------------


def test_every_bot_is_first_and_sits_everywhere_equally_often():
    for number in (2, 3, 4):
        bots = ["random", "easy", "medium", "easy"][:number]
        seen = [seating(bots, number, seed) for seed in range(number * len(bots))]
        first = [levels[seat] for levels, seat in seen]
        for bot in set(bots):
            assert first.count(bot) == number * bots.count(bot)
            for seat in range(number):
                at_seat = [levels[seat] for levels, _ in seen]
                assert at_seat.count(bot) == number * bots.count(bot)


def test_bots_sit_down_again_until_every_seat_is_taken():
    assert seating(["easy", "medium"], 4, 0) == (["easy", "medium", "easy", "medium"], 0)
    assert seating(["easy"], 3, 5) == (["easy"] * 3, 2)


# --- headless play ------------------------------------------------------------------------------


class Cheat:
    def choose(self, view, legal, rng):
        return None


def test_illegal_answers_are_counted_and_replaced(capsys, monkeypatch):
    monkeypatch.setattr(headless, "chooser", lambda *_: Cheat())
    code, out, _ = run(capsys, "--games", "1", "--json")
    found = json.loads(out)
    assert code == 1
    assert 0 < found["illegal"] <= found["decisions"]


def test_game_that_does_not_end_is_stopped():
    state = GAME.new_game(FortOptions(2), 1)
    result = headless.play(GAME, state, 1, ["random"] * 2, limit=50)
    assert (result.decisions, result.finished) == (50, False)


def test_unfinished_games_are_told(capsys, monkeypatch):
    monkeypatch.setattr(simulate, "play", partial(headless.play, limit=50))
    code, out, _ = run(capsys, "--games", "1", "--bots", "random")
    assert code == 1
    assert "unfinished 1" in out


def test_bots_leave_the_generator_of_the_game_alone():
    """The same moves without bots lead to the same position."""
    moves = []
    state = GAME.new_game(FortOptions(2), 9)
    result = headless.play(GAME, state, 9, ["random"] * 2, lambda step: moves.append(step.move))
    again = GAME.new_game(FortOptions(2), 9)
    for move in moves:
        GAME.apply(again, move)
    assert again == result.state


def test_bots_have_a_generator_for_each_decision():
    numbers = {bot_rng(*of).random() for of in ((1, 0, 5), (1, 1, 5), (1, 0, 6), (2, 0, 5))}
    assert len(numbers) == 4
    assert bot_rng(1, 0, 5).random() == bot_rng(1, 0, 5).random()


def test_a_chooser_is_made_by_level():
    state = GAME.new_game(FortOptions(2), 1)
    legal = GAME.legal_moves(state)
    assert chooser(GAME, "easy").choose(GAME.view(state, 0), legal, Random(1)) in legal
    with pytest.raises(ValueError, match="genius"):
        chooser(GAME, "genius")


# --- the trace ----------------------------------------------------------------------------------


@pytest.fixture(params=["2 basic", "3 draft"])
def trace(request, tmp_path, capsys):
    number, setup = request.param.split()
    path = tmp_path / "trace.jsonl"
    arguments = ["--seats", number, "--bots", "random", "--games", "1", "--trace", str(path)]
    code, _, _ = run(capsys, *arguments, *(["--draft"] if setup == "draft" else []))
    assert code == 0
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_trace_of_a_whole_game_can_be_played_again(trace):
    """Legal moves are those of the snapshot, and the chosen one leads to the next snapshot."""
    _, *decisions, end = trace
    assert len(decisions) == end["decisions"]
    for line, following in zip(decisions, [*decisions[1:], end], strict=True):
        state = GAME.from_snapshot(line["snapshot"])
        decision = GAME.decision(state)
        assert (decision.seat + 1, decision.kind) == (line["seat"], line["kind"])
        legal = [GAME.format_move(state, move) for move in GAME.legal_moves(state)]
        assert legal == line["legal"]
        assert line["chosen"] in legal
        GAME.apply(state, GAME.parse_move(state, line["chosen"]))
        assert GAME.to_snapshot(state) == following["snapshot"]


def test_trace_can_be_followed_without_the_generator(trace):
    """What was dealt, and the outcome of each shuffle, tell every hidden pile at any time."""
    setup = trace[0]["setup"]
    park_deck = list(setup["park_deck"])
    decks = {seat: deck[:-5] for seat, deck in enumerate(setup.get("decks", []), 1)}
    for line in trace[1:]:
        for outcome in line["chance"]:
            cards = outcome["cards"]
            if outcome["what"] == "shuffle":
                decks[outcome["seat"]] = list(cards)
            elif outcome["what"] == "draw":
                assert cards == [decks[outcome["seat"]].pop() for _ in cards]
            else:
                assert cards == [park_deck.pop()]
        position = line["snapshot"]
        assert position["park_deck"] == park_deck
        if position["round"]:
            assert [seat["deck"] for seat in position["seats"]] == list(decks.values())


def test_first_line_tells_what_was_dealt(trace):
    first = trace[0]
    setup, position = first["setup"], trace[1]["snapshot"]
    assert first["digest"] == ADAPTER.cards.digest
    assert first["seed"] == 1
    assert setup["boards"] == [seat["board"] for seat in position["seats"]]
    assert [setup[key] for key in ("first", "park", "rule_stack", "perk_row")] == [
        position[key] for key in ("first", "park", "rule_stack", "perk_row")
    ]
    if first["options"]["draft"]:
        assert setup["packs"] == position["draft"]["packs"]


def test_last_line_tells_the_result(trace):
    end = trace[-1]
    assert end["type"] == "end"
    assert end["finished"]
    assert end["totals"] == [sum(of.values()) for of in end["scores"]]
    assert all(end["totals"][seat - 1] == max(end["totals"]) for seat in end["winners"])


def test_lines_have_the_fields_that_are_documented(trace):
    """docs/trace.md"""
    fields = {
        "game": {"format", "rules", "digest", "seed", "bots", "options", "setup"},
        "decision": {"number", "seat", "kind", "chance", "legal", "chosen", "snapshot"},
        "end": {"decisions", "finished", "chance", "scores", "totals", "winners", "snapshot"},
    }
    assert [line["type"] for line in trace] == ["game", *["decision"] * (len(trace) - 2), "end"]
    for line in trace:
        assert set(line) == fields[line["type"]] | {"type", "game"}


def test_trace_of_a_game_with_dogs_and_cats_tells_what_was_dealt():
    """docs/trace.md, D-SET, C-SET"""
    file = StringIO()
    state = GAME.new_game(FortOptions(3, dogs=True, cats=True), 1)
    Trace(file, ADAPTER, FortTold(GAME)).begin(state, 1, ["random"] * 3)
    line = json.loads(file.getvalue())
    assert line["pets_digest"] == ADAPTER.cards.pets_digest
    assert line["options"]["dogs"] is line["options"]["cats"] is True
    assert (len(line["setup"]["kennel"]), len(line["setup"]["cats"])) == (9, 3)
    dogs = {dog.id for dog in ADAPTER.cards.dogs}
    assert [len(dogs & set(deck)) for deck in line["setup"]["decks"]] == [3, 3, 3]
