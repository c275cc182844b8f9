"""Tables as records and back, and the autosave that follows a game."""

import errno
import threading
from dataclasses import replace
from random import Random

import pytest

from fort_desktop.contract.adapter import Progress
from fort_desktop.games.fort.play.adapter import FortAdapter
from fort_desktop.play.keeper import Keeper
from fort_desktop.play.record import from_record, to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import SaveError
from fort_desktop.storage.saves import decode_record, encode_record
from tests.play.helpers import ADAPTER, CARDS, begun, play_on, snapshot
from tests.storage.samples import newest


def saved_and_read(table):
    return decode_record(encode_record(to_record(table)), "game")


def other_cards():
    """The same cards under another digest, as after a correction of the card file."""
    return FortAdapter(replace(CARDS, digest="other"))


def midgame(seed=1, moves=60, kinds="pbb"):
    table = begun(kinds, seed=seed)
    play_on(table, Random(seed), lambda table: table.number == moves)
    return table


# --- round trip ---------------------------------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("kinds", "draft", "seed"), [("pb", False, 1), ("pbp", True, 2), ("bbbb", False, 3)]
)
def test_record_leads_back_to_every_decision(kinds, draft, seed):
    rng = Random(seed)
    table = begun(kinds, seed=seed, draft=draft)
    while not table.over:
        # Replaying is quadratic: early decisions all, later ones here and there.
        if table.number < 25 or rng.random() < 0.04:
            assert_same(from_record(saved_and_read(table), ADAPTER), table)
        table.submit(rng.choice(table.legal()))
    assert_same(from_record(saved_and_read(table), ADAPTER), table)


def assert_same(loaded, table):
    assert loaded.problem is None
    found = loaded.table
    assert snapshot(found) == snapshot(table)
    assert found.moves == table.moves
    assert (found.seats, found.options, found.seed) == (table.seats, table.options, table.seed)
    assert found.decision() == table.decision()
    assert found.legal() == table.legal()
    assert [entry.events for entry in found.history] == [entry.events for entry in table.history]


def test_loaded_game_goes_on_as_the_saved_one():
    table = midgame()
    loaded = from_record(saved_and_read(table), ADAPTER).table
    play_on(table, Random(9))
    play_on(loaded, Random(9))
    assert snapshot(loaded) == snapshot(table)


def test_undo_reaches_as_far_after_loading():
    table = begun("pb", first=0)
    move = next(m for m in table.legal() if table.game.format_move(table.state, m) != "skip")
    table.submit(move)
    loaded = from_record(saved_and_read(table), ADAPTER).table
    assert loaded.can_undo() == (True, "")
    loaded.undo()
    assert snapshot(loaded) == snapshot(begun("pb", first=0))


def test_nobody_has_the_device_after_loading():
    table = begun("pp", first=0)
    table.submit(table.legal()[0])
    assert table.handover() is None
    assert from_record(saved_and_read(table), ADAPTER).table.handover() == 0


def test_summary_says_round_and_points():
    table = midgame(moves=90)
    record = to_record(table)
    assert record.summary.round == table.view(0).round
    points = ADAPTER.open_points(table.state)
    assert record.summary.points == list(points)
    assert points != tuple(seat.points for seat in table.view(0).seats)  # not on the track alone
    assert ADAPTER.progress(begun(draft=True).state) == Progress(1, (0, 0))


def test_record_says_when_the_game_is_over():
    table = begun("bb", seed=4)
    assert not to_record(table).finished
    play_on(table, Random(4))
    assert to_record(table).finished


def test_record_of_a_long_game_is_small():
    table = begun("bbbb", seed=5, draft=True)
    play_on(table, Random(5))
    assert len(encode_record(to_record(table))) <= 40_000


# --- rules or cards have changed ----------------------------------------------------------------


def changed(record, **what):
    return record.model_copy(update=what)


def test_other_cards_go_on_from_the_snapshot():
    table = midgame()
    loaded = from_record(saved_and_read(table), other_cards())
    assert loaded.problem.id == "save-rules"
    assert snapshot(loaded.table) == snapshot(table)
    assert loaded.table.legal() == table.legal()
    assert loaded.table.history == []
    assert loaded.table.can_undo() == (False, "nothing")


def test_moves_that_are_illegal_now_go_on_from_the_snapshot():
    table = midgame()
    record = saved_and_read(table)
    for moves in (["pass", *record.moves], ["wave hands"], record.moves[:-1]):
        loaded = from_record(changed(record, moves=moves), ADAPTER)
        assert loaded.problem.id == "save-rules"
        assert snapshot(loaded.table) == snapshot(table)


def test_game_of_changed_cards_warns_once_and_keeps_all_its_moves():
    adapter = other_cards()
    begun_with_others = midgame()
    table = from_record(saved_and_read(begun_with_others), adapter).table
    assert table.number == 60
    play_on(table, Random(1), lambda table: table.number == 75)
    for _ in range(2):  # the base lasts from record to record
        record = saved_and_read(table)
        assert record.digest == "other"
        assert record.base.number == 60
        assert record.base.snapshot == snapshot(begun_with_others)
        assert record.moves[:60] == begun_with_others.moves
        again = from_record(record, adapter)
        assert_same(again, table)
        assert len(again.table.history) == 15
        table = again.table
        play_on(table, Random(2), lambda table: table.number == 75)
    play_on(table, Random(2))
    assert table.over


def test_undo_reaches_back_to_the_base_after_loading():
    adapter = other_cards()
    table = from_record(saved_and_read(begun("pb", first=0)), adapter).table
    move = next(m for m in table.legal() if table.game.format_move(table.state, m) != "skip")
    table.submit(move)
    loaded = from_record(saved_and_read(table), adapter).table
    loaded.undo()
    assert snapshot(loaded) == snapshot(begun("pb", first=0))


def test_rules_that_change_again_warn_again_and_move_the_base():
    table = from_record(saved_and_read(midgame()), other_cards()).table
    play_on(table, Random(1), lambda table: table.number == 70)
    loaded = from_record(saved_and_read(table), ADAPTER)
    assert loaded.problem.id == "save-rules"
    record = saved_and_read(loaded.table)
    assert (record.digest, record.base.number) == (CARDS.digest, 70)
    assert_same(from_record(record, ADAPTER), loaded.table)


def test_base_that_cannot_be_read_any_more_gives_way_to_the_snapshot():
    table = from_record(saved_and_read(midgame()), other_cards()).table
    record = saved_and_read(table)
    broken = record.base.model_copy(update={"snapshot": {"park": ["nobody"]}})
    loaded = from_record(changed(record, base=broken), other_cards())
    assert loaded.problem.id == "save-rules"
    assert snapshot(loaded.table) == snapshot(table)


@pytest.mark.parametrize(
    "what",
    [
        {"snapshot": None, "moves": ["pass"]},
        {"snapshot": {"park": ["nobody"]}, "moves": ["pass"]},
        {"game": "towers"},
        {"options": {"seats": 7, "draft": False, "boards": [], "first": None}},
        {"options": {"seats": 2}},
        {"seats": []},
    ],
    ids=["no snapshot", "bad snapshot", "other game", "bad options", "few options", "no seats"],
)
def test_game_without_a_way_on_is_refused(what):
    record = changed(saved_and_read(midgame()), **what)
    with pytest.raises(SaveError) as refused:
        from_record(record, ADAPTER, "evening")
    assert refused.value.problem.id == "save-broken"
    assert refused.value.problem.args == ("evening",)


# --- dogs and cats ------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("pets", [("dogs",), ("cats",), ("dogs", "cats")])
def test_d_set_c_set_game_with_pets_leads_back(pets, draft):
    rng = Random(4)
    table = begun("pbb", seed=4, draft=draft, pets=pets)
    options = to_record(table).options
    assert {key for key in ("dogs", "cats") if options.get(key)} == set(pets)
    for number in range(70):
        if number % 9 == 0:
            assert_same(from_record(saved_and_read(table), ADAPTER), table)
        table.submit(rng.choice(table.legal()))


def test_record_of_a_base_game_does_not_mention_pets():
    record = to_record(begun())
    assert set(record.options) == {"seats", "draft", "boards", "first"}
    assert record.digest == CARDS.digest


def test_digest_of_pets_counts_in_games_with_them_only():
    """Other dogs leave a base game as it is; a game with dogs or cats warns."""
    adapter = FortAdapter(replace(CARDS, pets_digest="other"))
    assert from_record(saved_and_read(begun()), adapter).problem is None
    for pets in (("dogs",), ("cats",)):
        table = begun(pets=pets)
        record = saved_and_read(table)
        assert record.digest == f"{CARDS.digest}-{CARDS.pets_digest}"
        assert from_record(record, adapter).problem.id == "save-rules"
        assert_same(from_record(record, ADAPTER), table)


def test_game_with_dogs_needs_dogs():
    adapter = FortAdapter(replace(CARDS, dogs=()))
    with pytest.raises(SaveError, match="too few dogs"):
        from_record(saved_and_read(begun(pets=("dogs",))), adapter)


@pytest.mark.parametrize("value", [None, 1, "yes"])
def test_variant_that_is_neither_true_nor_false_is_refused(value):
    record = to_record(begun())
    with pytest.raises(SaveError):
        from_record(changed(record, options=record.options | {"dogs": value}), ADAPTER)


# --- autosave -----------------------------------------------------------------------------------


def test_keeper_saves_the_latest_position(tmp_path):
    keeper = Keeper(Autosave(tmp_path), pytest.fail)
    table = begun("pb", seed=6)
    for number in range(1, 30):
        keeper.keep(table)
        play_on(table, Random(number), lambda table, n=number: table.number == n)
    keeper.keep(table)
    keeper._writer.close()
    loaded = from_record(newest(Autosave(tmp_path)), ADAPTER)
    assert snapshot(loaded.table) == snapshot(table)


def test_finished_game_is_not_offered_again(tmp_path):
    keeper = Keeper(Autosave(tmp_path), pytest.fail)
    table = midgame()
    keeper.keep(table)
    play_on(table, Random(1))
    keeper.keep(table)
    keeper._writer.close()
    assert newest(Autosave(tmp_path)) is None
    assert list(tmp_path.iterdir()) == []


def test_full_disk_is_told_once_and_never_stops_the_game(tmp_path, monkeypatch):
    told = []
    wrote = threading.Semaphore(0)

    class Disk(Autosave):
        full = True

        def save(self, record):
            try:
                super().save(record)
            finally:
                wrote.release()

    def writing(*args):
        if Disk.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(*args)

    real = Autosave.save.__globals__["write_rotated"]
    monkeypatch.setitem(Autosave.save.__globals__, "write_rotated", writing)
    keeper = Keeper(Disk(tmp_path), told.append)
    table = begun("pb", seed=6)
    for full in (True, True, False, False, True):
        Disk.full = full
        play_on(table, Random(1), lambda t, n=table.number: t.number > n)
        keeper.keep(table)
        assert wrote.acquire(timeout=10)
    keeper._writer.close()
    assert [problem and (problem.id, problem.args) for problem in told] == [
        ("save-write", ("disk-full",)),
        None,
        ("save-write", ("disk-full",)),
    ]


def test_keeper_leaves_no_thread_behind(tmp_path):
    before = threading.active_count()
    keeper = Keeper(Autosave(tmp_path), pytest.fail)
    keeper._writer.close()
    assert threading.active_count() == before


def test_names_that_nobody_chose_are_not_saved():
    table = begun("pb")
    table.seats = (replace(table.seats[0], usual=True), table.seats[1])
    record = to_record(table)
    assert [seat.name for seat in record.seats] == ["", "Seat 2"]
    again = from_record(record, table.adapter).table
    assert [seat.usual for seat in again.seats] == [True, False]
    again.call(["Ola", "Max"])
    assert [seat.name for seat in again.seats] == ["Ola", "Seat 2"]


def test_a_bot_of_a_level_that_there_is_not_is_refused():
    record = to_record(midgame())
    seats = [seat.model_copy(update={"level": "genius"}) for seat in record.seats]
    assert from_record(record.model_copy(update={"seats": seats[:1] + record.seats[1:]}), ADAPTER)
    with pytest.raises(SaveError, match=r"save-broken \(game\).*genius"):
        from_record(record.model_copy(update={"seats": seats}), ADAPTER, "game")
