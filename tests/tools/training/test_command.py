"""`python -m tools.training`: its arguments, nets of played games, and whole recipes."""

import ast
import json
from pathlib import Path

import pytest

from fort_desktop.bots import net as nets
from fort_desktop.games.fort.bots.features import NAMES
from tests.tools.training.helpers import rows_of
from tools.training import __main__ as way_in
from tools.training import command, crew, estimate, recipe, shards, steps
from tools.training.command import main

TOP = Path(__file__).resolve().parents[3]
RANDOM = ("--bots", "random", "--seats", "2", "--variants", "base")
QUICK = ("--hidden", "2", "--epochs", "2")
# Of these seeds one game is to stop by and one is held out.
RECIPE = """
seed = 10000082
window = 2
seats = { 2 = 1 }
variants = { base = 1 }
[fit]
seed = 1
hidden = 2
epochs = 2
batch = 64
rate = 0.01
decay = 0
patience = 1
[[rounds]]
games = 3
explore = 0
bots = { random = 1 }
[[rounds]]
games = 1
explore = 50
bots = { glance = 1 }
"""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """What has a usual place goes there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    done = capsys.readouterr()
    return code, done.out, done.err


def done(capsys, *arguments):
    code, out, err = run(capsys, *arguments)
    assert (code, err) == (0, "")
    return out.splitlines()


def games(capsys, folder="build/training/games", *more):
    """Three games, of which one is held out."""
    return done(
        capsys, "games", "--out", folder, "--games", 3, "--seed", 10_000_082, *RANDOM, *more
    )


# --- arguments ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["dance"], "expected games or fit or all; found 'dance'"),
        (["games", "--games", "0"], "--games: expected a whole number from 1 to 1000000; found"),
        (["games", "--seed", "9999999"], "--seed: expected a whole number from 10000000 to "),
        (["games", "--bots", "genius"], "--bots: expected some of random, easy, "),
        (["games", "--bots", "easy,easy"], "each once; found 'easy'"),
        (["games", "--bots", "easy=0"], "--bots: expected a whole number from 1 to 100; found '0'"),
        (["games", "--bots", ""], "--bots: expected names with their shares; found nothing"),
        (["games", "--seats", "5"], "--seats: expected some of 2, 3, 4, each once; found '5'"),
        (["games", "--variants", "birds"], "--variants: expected some of base, draft, dogs, "),
        (["games", "--bots", "hard"], "--net: expected the name of a file, as one of the bots "),
        (["games", "--net", "x"], "--net: expected nothing, as no bot judges by a net"),
        (["games", "--explore", "101"], "--explore: expected a whole number from 0 to 100"),
        (["games", "--workers", "65"], "--workers: expected a whole number from 1 to 64"),
        (["games", "more"], "there is no use for the word 'more' (see tools.training games --help"),
        (["fit"], "build/training/games holds no games; `games` plays some"),
        (["fit", "there"], "there holds no games; `games` plays some"),
        (["fit", "--seats", "7"], "--seats: expected a whole number from 2 to 4; found '7'"),
        (["fit", "--hidden"], "--hidden: expected a whole number from 1 to 256 after it"),
        (["all", "--recipe", "none"], "none cannot be read: No such file or directory"),
        (["all", "--games", "3"], "there is no option '--games' (see tools.training all --help)"),
    ],
)
def test_wrong_arguments_get_one_sentence(capsys, arguments, expected):
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("tools.training: ")
    assert expected in err
    assert (err[-2:], err.count("\n")) == (".\n", 1)


def test_without_a_command_it_tells_which_there_are(capsys):
    lines = done(capsys)
    assert lines == done(capsys, "--help")
    assert [line.split()[0] for line in lines[2:]] == list(command.COMMANDS)


def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(capsys, here):
    (here / "file").touch()
    code, out, err = run(capsys, "games", "--out", here / "file" / "games", *RANDOM)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "Not a directory" in err


def test_a_lost_worker_is_told_in_one_sentence(capsys, monkeypatch):
    def lost(*_):
        raise crew.LostError

    monkeypatch.setattr(crew, "play", lost)
    code, _, err = run(capsys, "games", *RANDOM)
    assert code == 1
    assert err.startswith("tools.training: a worker has ended before its time; the same command")


@pytest.mark.parametrize("content", ["", "[]", '{"format": "other"}'])
def test_a_file_that_holds_no_net_is_told_in_one_sentence(capsys, here, content):
    (here / "net.json").write_text(content, "utf-8")
    code, out, err = run(capsys, "games", "--bots", "glance", "--net", "net.json")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "net.json" in err


def test_without_numpy_it_says_what_brings_it(capsys, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert way_in.run() == 1
    assert "`python3 dev.py types` brings it into .venv" in capsys.readouterr().err


def test_whoever_plays_needs_no_numpy():
    """The room for learners from outside alone imports it, which nothing of the app imports."""
    package = TOP / "fort_desktop"
    for path in set(package.rglob("*.py")) - set(package.glob("research/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not any(name.partition(".")[0] == "numpy" for name in names), path


# --- nets -----------------------------------------------------------------------------------------


def test_a_net_is_made_of_games_and_has_a_card_that_tells_how_good_it_is(capsys, here):
    assert games(capsys)[0].startswith("3 games in build/training/games, 3 of them now, ")
    assert games(capsys)[0] == "3 games in build/training/games, all there already"
    lines = done(capsys, "fit", *QUICK)
    assert lines[0].startswith("learnt from 1 games, 1 to stop by, 1 held out; epoch ")
    assert [line.split()[0] for line in lines[2:-1]] == ["all", "2", "base"]
    assert lines[-1] == "build/training/net.json written"
    net = nets.read(here / "build/training/net.json", "fort", NAMES)
    card = json.loads((here / "build/training/net.card.json").read_text("utf-8"))
    assert 0 < net.value([0.0] * len(NAMES)) < 1
    assert len(net.bias) == 2
    assert net.cards == steps.cards()
    assert net.made == {name: card[name] for name in ("fit", "seats", "games")}
    (kind,) = card["games"]
    assert (kind["seed"], kind["games"], kind["bots"]) == (10_000_082, 3, {"random": 1})
    assert card["games of a part"] == {"learnt from": 1, "stopped by": 1, "held out": 1}
    assert {"loss", "thumb_loss", "auc", "thumb_auc"} < set(card["quality"][0])


def test_the_same_games_make_the_same_net(capsys, here):
    games(capsys)
    for name in ("one", "two"):
        done(capsys, "fit", *QUICK, "--out", name)
    assert (here / "one").read_bytes() == (here / "two").read_bytes()


def test_a_net_learns_from_games_of_so_many_seats_alone(capsys, here):
    games(capsys)
    games(capsys, "others")
    done(capsys, "fit", "build/training/games", "others", *QUICK, "--seats", "2")
    assert nets.read(here / "build/training/net.json", "fort", NAMES).made["seats"] == 2
    code, _, err = run(capsys, "fit", *QUICK, "--seats", "3")
    assert (code, err) == (2, "tools.training: --seats: there is no game of 3.\n")


def test_too_few_games_are_told(capsys):
    done(capsys, "games", "--games", 1, *RANDOM)
    code, _, err = run(capsys, "fit", *QUICK)
    assert (code, err.count("\n")) == (2, 1)
    assert "there are too few games" in err


@pytest.mark.parametrize("name", ["features", "cards"])
def test_games_of_other_features_or_cards_are_refused(capsys, here, name):
    games(capsys)
    path = here / "build/training/games" / shards.MANIFEST
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | {name: "x"}), "utf-8")
    code, _, err = run(capsys, "fit", *QUICK)
    assert code == 2
    assert f"holds games with other {name} than there are now" in err


def test_games_that_cannot_be_read_are_told(capsys, here):
    games(capsys)
    (here / "build/training/games/games-0000000.npz").write_bytes(b"")
    code, _, err = run(capsys, "fit", *QUICK)
    assert code == 2
    assert "games-0000000.npz cannot be read; delete it and play its games anew" in err


# --- recipes --------------------------------------------------------------------------------------


@pytest.fixture
def small(here):
    (here / "small.toml").write_text(RECIPE, "utf-8")
    return ("all", "--out", "out", "--recipe", "small.toml")


def files(folder):
    """All that a recipe has made, but the cards, as bytes."""
    found = {f"{path.parent}": rows_of(path.parent) for path in folder.rglob(shards.MANIFEST)}
    return found | {str(path): path.read_bytes() for path in folder.rglob("net.json")}


def test_a_recipe_is_done_round_by_round_and_once(capsys, here, small):
    lines = done(capsys, *small)
    assert [line.split(",")[0] for line in lines if line.startswith("round")] == [
        "round 0: 3 games",
        "round 1: 1 games",
    ]
    assert lines[-1] == "out/round-1/net.json written"
    assert [line for line in lines if line.startswith("learnt")][1].startswith(
        "learnt from 2 games"
    )
    made = files(here / "out")
    assert len(made) == 4
    again = done(capsys, *small)
    assert again == [
        *("round 0: 3 games, all there already", "out/round-0/net.json is there"),
        *("round 1: 1 games, all there already", "out/round-1/net.json is there"),
    ]
    assert files(here / "out") == made


def test_a_recipe_that_was_ended_goes_on_and_makes_the_same(capsys, here, small):
    done(capsys, *small)
    made = files(here / "out")
    (here / "out/round-1/net.json").unlink()
    (here / "out/round-1/games/games-0000000.npz").unlink()
    lines = done(capsys, *small)
    assert lines[1] == "out/round-0/net.json is there"
    assert lines[2].startswith("round 1: 1 games, 1 of them now")
    assert files(here / "out") == made


def test_another_recipe_goes_elsewhere(capsys, here, small):
    done(capsys, *small)
    (here / "small.toml").write_text(RECIPE.replace("random = 1", "easy = 1"), "utf-8")
    code, _, err = run(capsys, *small)
    assert (code, err.count("\n")) == (2, 1)
    assert "name another folder by --out" in err


def test_another_way_to_learn_makes_the_nets_anew(capsys, here, small):
    done(capsys, *small)
    (here / "small.toml").write_text(RECIPE.replace("batch = 64", "batch = 32"), "utf-8")
    last = (here / "out/round-0/net.json").read_bytes()
    code, _, err = run(capsys, *small)
    assert (here / "out/round-0/net.json").read_bytes() != last
    assert (code, "another kind" in err) == (2, True), "games of the next round were by the old net"


def test_how_long_a_recipe_takes_is_told_from_some_games(capsys, small, monkeypatch):
    monkeypatch.setattr(estimate, "TRIED", 1)
    first, second, last = done(capsys, *small, "--estimate", "--workers", "2")
    assert first.startswith("round 0: ")
    assert ", 3 games left, 0.00 hours" in first
    assert ", 1 games left, 0.00 hours" in second
    assert last.startswith("0.00 hours for the games on 2 cores")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("seed = 10000082", "seed = 5", "seed: expected a whole number from 10000000 to "),
        ("window = 2\n", "", "window is missing"),
        ("window = 2\n", "window = 2\nthen = 1\n", "then is not known"),
        ("{ 2 = 1 }", "{ 5 = 1 }", "seats.5 is not known"),
        ("{ 2 = 1 }", "{ 2 = 0 }", "seats: expected a share of some of 2, 3, 4"),
        ("{ base = 1 }", "7", "variants: expected a table"),
        ("hidden = 2", "hidden = true", "fit.hidden: expected a whole number from 1 to 1000000"),
        ("decay = 0", "decay = 'x'", "fit.decay: expected a number from 0 to 1"),
        ("games = 3", "games = 0", "rounds[0].games: expected a whole number from 1 to 1000000"),
        ("{ random = 1 }", "{ glance = 1 }", "rounds[0].bots: there is no net yet that one could"),
        ("{ random = 1 }", "{ genius = 1 }", "rounds[0].bots.genius is not known"),
        (RECIPE, "=", "no recipe: Invalid statement"),
    ],
)
def test_what_is_wrong_with_a_recipe_is_told(capsys, here, small, old, new, expected):
    (here / "small.toml").write_text(RECIPE.replace(old, new), "utf-8")
    code, out, err = run(capsys, *small)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("tools.training: small.toml is no recipe: ")
    assert expected in err


def test_a_recipe_without_tables_of_rounds_is_told(capsys, here, small):
    head = RECIPE[: RECIPE.index("[[rounds")]
    (here / "small.toml").write_text(f"rounds = 1\n{head}", "utf-8")
    code, _, err = run(capsys, *small)
    assert code == 2
    assert err.endswith("is no recipe: rounds: expected 1 to 20 tables.\n")


def test_the_recipe_of_the_house_has_thirty_thousand_games_and_fits():
    found = recipe.read(recipe.USUAL, command._bots())
    assert sum(one.games for one in found.rounds) >= 30_000
    seeds = [one.mixture.seed for one in found.rounds]
    assert seeds == [10_000_000 + n * 1_000_000 for n in range(len(seeds))]
    assert not found.rounds[0].mixture.by_net
    assert found.rounds[-1].mixture.by_net
