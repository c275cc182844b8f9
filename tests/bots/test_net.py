"""The net computes what its numbers say, and a file of one comes back as it was."""

import json
import pickle
from math import exp, inf, nan
from random import Random

import pytest

from fort_desktop.bots.net import Net, NetError, digest_of, read, write

NAMES = ("points", "level", "cards")
BY_HAND = Net(
    weights=[[1.0, -2.0], [0.5, 0.25], [-1.0, 4.0]],
    bias=[0.5, -1.0],
    out=[2.0, -3.0],
    out_bias=0.75,
    game="fort",
    features=digest_of(NAMES),
    cards="of the house",
    made={"seed": 7, "games": 30},
)


def sigmoid(x):
    return 1 / (1 + exp(-x))


@pytest.mark.parametrize(
    ("row", "total"),
    [
        ([0, 0, 0], 0.75 + 2 * 0.5),
        ([2, 0, 0], 0.75 + 2 * 2.5),
        ([0, 4, 1], 0.75 + 2 * 1.5 - 3 * 4),
        ([1, 1, 1], 0.75 + 2 * 1.0 - 3 * 1.25),
        ([0, 0, 1], 0.75 - 3 * 3),
        ([-3, 0, 0], 0.75 - 3 * 5),
    ],
)
def test_value_is_what_is_computed_by_hand(row, total):
    assert BY_HAND.value(row) == pytest.approx(sigmoid(total))


def test_value_stays_a_chance_however_large_the_sums():
    net = Net([[1e6]], [0.0], [1e6], 0.0, "fort", "")
    assert 0.999 < net.value([1]) <= 1.0
    net = Net([[1e6]], [0.0], [-1e6], 0.0, "fort", "")
    assert 0.0 <= net.value([1]) < 0.001


@pytest.mark.pure
def test_row_of_another_length_is_refused():
    with pytest.raises(ValueError, match="zip"):
        BY_HAND.value([1, 2])


def random_net(names, hidden=5, size=1.0):
    rng = Random(3)
    numbers = [[rng.uniform(-size, size) for _ in range(hidden)] for _ in range(len(names) + 2)]
    return Net(numbers[2:], numbers[0], numbers[1], 0.25, "fort", digest_of(names))


def test_file_of_a_net_gives_it_back(tmp_path):
    write(BY_HAND, tmp_path / "net.json")
    assert read(tmp_path / "net.json", "fort", NAMES) == BY_HAND


def test_what_is_read_judges_almost_as_what_was_written(tmp_path):
    names = [f"input {n}" for n in range(40)]
    net, rng = random_net(names), Random(4)
    write(net, tmp_path / "net.json")
    again = read(tmp_path / "net.json", "fort", names)
    for _ in range(20):
        row = [rng.random() for _ in names]
        assert again.value(row) == pytest.approx(net.value(row), abs=0.01)
    write(again, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "net.json").read_bytes()


def test_net_of_the_size_of_forts_takes_less_than_200_kilobytes(tmp_path):
    names = [f"input {n}" for n in range(500)]
    write(random_net(names, hidden=48), tmp_path / "net.json")
    assert (tmp_path / "net.json").stat().st_size < 200_000


def test_net_travels_to_another_process():
    assert pickle.loads(pickle.dumps(BY_HAND)) == BY_HAND  # noqa: S301  our own


@pytest.mark.parametrize("number", [1e6, inf, nan])
def test_number_that_a_file_cannot_hold_is_refused(tmp_path, number):
    net = Net([[number]], [0.0], [1.0], 0.0, "fort", "")
    with pytest.raises(NetError, match=r"^A weight of the net is [a-z ]+\.$"):
        write(net, tmp_path / "net.json")
    assert not (tmp_path / "net.json").exists()


def test_net_for_another_game_or_other_features_is_refused(tmp_path):
    file = tmp_path / "net.json"
    write(BY_HAND, file)
    with pytest.raises(NetError, match=r"^net\.json was made for another game\.$"):
        read(file, "towers", NAMES)
    for names in (NAMES[:2], NAMES[::-1], (*NAMES, "hand")):
        with pytest.raises(NetError, match="was made for other features"):
            read(file, "fort", names)


@pytest.mark.parametrize(
    "change",
    [
        {"bias": "?"},
        {"bias": "AAAA"},
        {"weights": None},
        {"hidden": 3},
        {"hidden": 0},
        {"hidden": "2"},
        {"inputs": -1},
        {"out": "AHwAfAB8"},  # infinite
    ],
)
def test_file_that_is_damaged_is_refused_in_one_sentence(tmp_path, change):
    file = tmp_path / "net.json"
    write(BY_HAND, file)
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    with pytest.raises(NetError, match=r"^net\.json holds no net\.$"):
        read(file, "fort", NAMES)


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", '{"format": "fort-desktop net 1"}', "\0"])
def test_file_of_something_else_is_refused(tmp_path, text):
    (tmp_path / "net.json").write_text(text)
    with pytest.raises(NetError, match="holds no net"):
        read(tmp_path / "net.json", "fort", NAMES)


def test_file_of_another_format_is_refused(tmp_path):
    file = tmp_path / "net.json"
    write(BY_HAND, file)
    file.write_text(file.read_text().replace("net 1", "net 2"))
    with pytest.raises(NetError, match=r"^net\.json is no 'fort-desktop net 1'\.$"):
        read(file, "fort", NAMES)
