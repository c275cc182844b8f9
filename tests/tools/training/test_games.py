"""Games become rows, and rows files: the same whoever plays them and however often it is ended."""

from random import Random

import numpy as np
import pytest

from fort_desktop.arguments import UsageError
from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.bots.features import NAMES
from tests.tools.training import faulty
from tests.tools.training.helpers import mixture, rows_of
from tools.training import crew, samples, shards, steps
from tools.training.crew import Hand, LostError, Task
from tools.training.players import Player, player
from tools.training.samples import Recorder, UnfitGameError, played

ALL = {"seats": {2: 1, 3: 1, 4: 1}, "variants": {"base": 1, "draft": 1, "dogs+cats": 1}}


@pytest.fixture(autouse=True)
def small_files(monkeypatch):
    monkeypatch.setattr(shards, "SHARD", 3)


def play(folder, games, workers=1, **changes):
    return steps.play(folder, mixture(**changes), games, None, workers)


def hand(tmp_path, **changes):
    return Hand(Task(mixture(**changes), None, tmp_path))


# --- rows -----------------------------------------------------------------------------------------


def test_each_seat_has_a_row_at_the_beginning_and_at_the_end_of_each_turn_but_the_last(tmp_path):
    player_of_three = hand(tmp_path, seats={3: 1}, variants={"draft": 1}, bots={"easy": 1})
    found = player_of_three.game(0)
    columns = found.columns
    turns = len(found) // 3
    assert found.inputs.shape == (3 * turns, len(NAMES))
    assert columns["seat"].tolist() == [0, 1, 2] * turns
    assert columns["round"].tolist() == [1 + row // 9 for row in range(3 * turns)]
    assert turns % 3 == 0, "all have had as many turns"
    assert set(columns["seats"]) == {3}
    assert [samples.KINDS[n] for n in set(columns["variant"])] == ["draft"]
    assert set(columns["seed"]) == {mixture().seed}


def test_the_shares_of_a_victory_add_up_to_one_among_the_seats_of_a_turn(tmp_path):
    for number in range(3):
        shares = hand(tmp_path, seats={4: 1}).game(number).columns["share"].reshape(-1, 4)
        assert (shares == shares[0]).all()
        assert shares[0].sum() == pytest.approx(1)


def test_a_shared_victory_is_shared(tmp_path, monkeypatch):
    game = kit("fort").adapter.game
    monkeypatch.setattr(type(game), "winners", lambda *_: [0, 1])
    assert set(hand(tmp_path).game(0).columns["share"]) == {0.5}


def test_a_row_is_made_of_what_its_seat_can_see(monkeypatch):
    """All else has been dealt anew, as before a decision of a bot."""
    game, real, made = kit("fort").adapter.game, [], []

    def noting(state, seat):
        made.append([state.seats[seat].hand, state.seats[1 - seat].hand])
        return [0.0]

    def watch(self, step):
        before = len(self.rows)
        watching(self, step)
        if len(self.rows) > before:
            mine, theirs = (sorted(seat.hand) for seat in step.state.seats)
            real.extend([[mine, theirs], [theirs, mine]])

    watching = Recorder.watch
    monkeypatch.setattr(samples, "features", noting)
    monkeypatch.setattr(Recorder, "watch", watch)
    played(game, mixture(bots={"easy": 1}).sitting(0), {"easy": player(game, "easy", None)})
    assert [own for own, _ in real] == [sorted(own) for own, _ in made]
    assert [theirs for _, theirs in real] != [sorted(theirs) for _, theirs in made]


def test_a_bot_that_moves_illegally_spoils_its_game():
    class Cheat:
        def choose(self, *_):
            return None

    game = kit("fort").adapter.game
    with pytest.raises(UnfitGameError, match="10000000"):
        played(game, mixture().sitting(0), {"random": Cheat()})


class Says:
    """Answers with a word, which is no move."""

    def __init__(self, word):
        self.word = word

    def choose(self, *_):
        return self.word


@pytest.mark.parametrize(("explore", "least", "most"), [(0, 0, 0), (20, 30, 50), (100, 200, 200)])
def test_a_weaker_bot_decides_now_and_then(explore, least, most):
    one = Player(None, Says("own"), Says("weaker"), explore)
    said = [one.choose(None, [], Random(seed)) for seed in range(200)]
    assert least <= said.count("weaker") <= most


@pytest.mark.parametrize(("name", "weaker"), [("medium", "EasyBot"), ("easy", "NoneType")])
def test_who_is_the_weaker_one_of_each(name, weaker):
    game = kit("fort").adapter.game
    assert type(player(game, name, None, explore=5)._weaker).__name__ == weaker


# --- files ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_same_games_make_the_same_files_whatever_the_number_of_workers(tmp_path):
    mixed = ALL | {"bots": {"random": 1, "easy": 1}}
    alone, both = tmp_path / "alone", tmp_path / "both"
    play(alone, 8, **mixed)
    done = play(both, 8, workers=2, **mixed)
    assert rows_of(alone) == rows_of(both)
    assert len(rows_of(alone)) == 3
    assert done.games == 8
    assert done.seconds > 0


def test_a_run_that_was_ended_goes_on_and_makes_the_same(tmp_path, monkeypatch):
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    play(whole, 7)
    real, left = Hand.game, iter(range(5))

    def game(self, number):
        if next(left, None) is None:
            raise KeyboardInterrupt
        return real(self, number)

    monkeypatch.setattr(Hand, "game", game)
    with pytest.raises(KeyboardInterrupt):
        play(broken, 7)
    assert len(rows_of(broken)) == 1, "of a file half played nothing is kept"
    monkeypatch.undo()
    monkeypatch.setattr(shards, "SHARD", 3)
    assert play(broken, 7).games == 4
    assert rows_of(broken) == rows_of(whole)
    assert play(broken, 7).games == 0


def test_a_file_that_is_damaged_is_played_anew(tmp_path):
    play(tmp_path, 6)
    before = rows_of(tmp_path)
    (tmp_path / "games-0000003.npz").write_bytes(before["games-0000003.npz"][:500])
    assert play(tmp_path, 6).games == 3
    assert rows_of(tmp_path) == before


def test_more_games_are_added_to_those_that_are_there(tmp_path):
    few, many = tmp_path / "few", tmp_path / "many"
    play(few, 4)
    assert play(few, 7).games == 4, "the file of one game is played anew as one of three"
    play(many, 7)
    assert rows_of(few) == rows_of(many)
    assert shards.games_in(few) == 7


def test_a_folder_holds_games_of_one_kind(tmp_path):
    play(tmp_path, 1)
    with pytest.raises(UsageError, match="games of another kind; name another folder by --out"):
        play(tmp_path, 1, bots={"easy": 1})


def test_rows_are_read_as_they_were_written(tmp_path):
    play(tmp_path, 4)
    one = [hand(tmp_path).game(number) for number in range(4)]
    found = shards.read([tmp_path], len(NAMES))
    assert np.array_equal(found.inputs, np.concatenate([game.inputs for game in one]))
    for name, column in found.columns.items():
        assert np.array_equal(column, np.concatenate([game.columns[name] for game in one]))


# --- workers --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_lost_worker_is_noticed(tmp_path, monkeypatch):
    monkeypatch.setattr(crew, "serve", faulty.vanishes)
    with pytest.raises(LostError):
        play(tmp_path, 9, workers=2)


@pytest.mark.slow
def test_what_a_worker_stumbles_over_is_told_here(tmp_path, monkeypatch):
    monkeypatch.setattr(crew, "serve", faulty.stumbles)
    with pytest.raises(RuntimeError, match="LookupError"):
        play(tmp_path, 9, workers=2)


@pytest.mark.slow
def test_a_full_disk_of_a_worker_is_one_here(tmp_path, monkeypatch):
    monkeypatch.setattr(crew, "serve", faulty.finds_no_room)
    with pytest.raises(OSError, match="No space left"):
        play(tmp_path, 3, workers=2)


# --- by a net -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_glancing_bot_plays_whole_games_of_each_kind(tmp_path):
    net = steps.net_of(steps.Model.new(len(NAMES), 4, np.random.default_rng(1)), {})
    task = Task(mixture(**ALL, bots={"glance": 1}, explore=10), net, tmp_path)
    for number in range(3):
        Hand(task).game(number)
