"""A crash at any moment costs one decision at most, and no file is lost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fort_desktop.storage import autosave as module
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import SaveError
from fort_desktop.storage.saves import encode_record, read_record
from tests.storage.odd import NEEDS_ODD_THINGS, ODD, at_once, forbid
from tests.storage.samples import damaged, disk_full, newest, not_allowed, record

NEWEST, OLDEST = "fort-4711-autosave-1.json", "fort-4711-autosave-3.json"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_newest_three_are_kept(folder: Path) -> None:
    autosave = Autosave(folder)
    for moves in range(5):
        autosave.save(record(moves=moves))
    assert names(folder) == [f"fort-4711-autosave-{n}.json" for n in (1, 2, 3)]
    assert [len(read_record(folder / name).moves) for name in names(folder)] == [4, 3, 2]
    assert newest(Autosave(folder)) == record(moves=4)


def test_games_of_one_seed_are_kept_apart(folder: Path) -> None:
    """Also from one of a version that knew them by their seeds."""
    autosave = Autosave(folder)
    games = [record(), record(begun="20240506", moves=1), record(begun="20240507", moves=2)]
    for game in games:
        autosave.save(game)
    assert names(folder)[-1] == NEWEST
    assert sorted(autosave.unfinished(), key=lambda game: game.begun) == games
    autosave.discard(games[1])
    assert len(names(folder)) == 2


def test_empty_and_missing_folder(folder: Path) -> None:
    autosave = Autosave(folder / "none")
    assert newest(autosave) is None
    assert autosave.problems == []
    autosave.discard(record())
    autosave.save(record())
    assert newest(autosave) == record()


def test_broken_files_are_set_aside_and_the_one_before_is_used(folder: Path) -> None:
    autosave = Autosave(folder)
    for moves in range(3):
        autosave.save(record(moves=moves))
    (folder / NEWEST).write_bytes(b'{"version":1,"game":"fo')
    (folder / "fort-4711-autosave-2.json").write_bytes(b"")
    assert newest(autosave) == record(moves=0)
    told = [(problem.id, problem.args) for problem in autosave.problems]
    assert told == [("save-older", ("fort-4711-autosave-1",))]
    assert names(folder) == [
        "fort-4711-autosave-1.broken-1.json",
        "fort-4711-autosave-2.broken-1.json",
        "fort-4711-autosave-3.json",
    ]
    autosave.save(record(moves=1))
    assert newest(autosave) == record(moves=1)
    assert autosave.problems == []


def test_what_is_told_of_a_game_does_not_depend_on_the_others(folder: Path) -> None:
    autosave = Autosave(folder)
    autosave.save(record(seed=1))
    for seed in (2, 2, 3):
        autosave.save(record(seed=seed))
    for broken in ("fort-1-autosave-1.json", "fort-2-autosave-1.json"):
        (folder / broken).write_bytes(b'{"version":1,"game":"fo')
    assert {found.seed for found in autosave.unfinished()} == {2, 3}
    told = {problem.args[0]: problem.id for problem in autosave.problems}
    assert told == {"fort-1-autosave-1": "save-broken", "fort-2-autosave-1": "save-older"}


def test_every_damage_gives_a_good_copy(folder: Path) -> None:
    data = encode_record(record(moves=1))
    for bad in list(damaged(data, 120))[::7]:
        for path in folder.iterdir():
            path.unlink()
        autosave = Autosave(folder)
        autosave.save(record(moves=0))
        autosave.save(record(moves=1))
        (folder / NEWEST).write_bytes(bad)
        assert newest(autosave) in {0: record(moves=0), 1: record(moves=1)}.values()
        assert bad in {path.read_bytes() for path in folder.iterdir()}


def test_broken_file_that_cannot_be_moved_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(folder)
    autosave.save(record())
    (folder / NEWEST).write_bytes(b"")
    monkeypatch.setattr(module, "set_aside", not_allowed)
    assert newest(autosave) is None
    assert len(autosave.problems) == 1
    assert names(folder) == [NEWEST]


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_costs_itself_alone(folder: Path, kind: str) -> None:
    for seed in (1, 3):
        Autosave(folder).save(record(seed=seed))
    odd = folder / "fort-2-autosave-1.json"
    ODD[kind](odd)
    autosave = Autosave(folder)
    assert {found.seed for found in at_once(autosave.unfinished)} == {1, 3}
    told = [(problem.id, problem.args) for problem in autosave.problems]
    assert told == [("save-read", ("fort-2-autosave-1", "no-file"))]
    assert os.path.lexists(odd)


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ODD)
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_a_game_is_saved_and_removed_around_what_is_no_file(
    folder: Path, kind: str, slot: int
) -> None:
    odd = folder / f"fort-4711-autosave-{slot}.json"
    ODD[kind](odd)
    autosave = Autosave(folder)
    for moves in range(4):
        at_once(autosave.save, record(moves=moves))
    assert newest(autosave) == record(moves=3)
    autosave.discard(record())
    assert names(folder) == [odd.name]


def test_a_file_that_may_not_even_be_looked_at_costs_itself_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (1, 2, 3):
        Autosave(folder).save(record(seed=seed))
    real = os.stat

    def stat(path: object, **keywords: bool) -> os.stat_result:
        if str(path).endswith("fort-2-autosave-1.json"):
            not_allowed()
        return real(path, **keywords)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(os, "stat", stat)
    autosave = Autosave(folder)
    assert {found.seed for found in autosave.unfinished()} == {1, 3}
    told = [(problem.id, problem.args) for problem in autosave.problems]
    assert told == [("save-read", ("fort-2-autosave-1", "not-allowed"))]


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ["a file", "dead link", "link to itself", "closed"])
def test_a_folder_that_cannot_be_looked_into_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    inner = folder / "autosave"
    if kind == "closed":
        Autosave(inner).save(record())
        forbid(monkeypatch, inner)
    elif kind == "a file":
        inner.touch()
    else:
        ODD[kind](inner)
    autosave = Autosave(inner)
    assert autosave.unfinished() == []
    assert [(problem.id, problem.args[0]) for problem in autosave.problems] == [
        ("save-folder", "autosave")
    ]


def test_a_folder_that_may_be_listed_but_not_entered_names_the_files_that_are_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Autosave(folder).save(record())
    monkeypatch.setattr(os, "stat", not_allowed)
    autosave = Autosave(folder)
    assert autosave.unfinished() == []
    told = [(problem.id, problem.args) for problem in autosave.problems]
    assert told == [("save-read", ("fort-4711-autosave-1", "not-allowed"))]


def test_a_record_under_the_name_of_another_game_is_left_alone(folder: Path) -> None:
    autosave = Autosave(folder)
    for moves in range(3):
        autosave.save(record(moves=moves, begun="20240506"))
    copy = folder / "fort-4711-autosave-1.json"
    copy.write_bytes((folder / "fort-4711-20240506-autosave-1.json").read_bytes())
    before = names(folder)
    for _start in range(3):
        again = Autosave(folder)
        assert again.unfinished() == [record(moves=2, begun="20240506")]
        assert [(problem.id, problem.args) for problem in again.problems] == [
            ("save-other", (copy.stem,))
        ]
    assert names(folder) == before
    for moves in range(4):
        Autosave(folder).save(record(moves=moves))  # of the game that the copy is called after
    assert read_record(copy) == record(moves=2, begun="20240506")
    Autosave(folder).discard(record())
    assert names(folder) == before
    Autosave(folder).discard(record(begun="20240506"))
    assert names(folder) == [copy.name]


def test_a_game_whose_names_are_all_taken_by_others_is_not_saved(folder: Path) -> None:
    autosave = Autosave(folder)
    autosave.save(record(seed=1))
    sound = (folder / "fort-1-autosave-1.json").read_bytes()
    for slot in (1, 2, 3):
        (folder / f"fort-4711-autosave-{slot}.json").write_bytes(sound)
    with pytest.raises(SaveError):
        autosave.save(record())
    assert {path.read_bytes() for path in folder.iterdir()} == {sound}


def test_the_very_file_that_cannot_be_gone_on_with_is_set_aside(folder: Path) -> None:
    autosave = Autosave(folder)
    for moves in range(3):
        autosave.save(record(moves=moves))
    (folder / NEWEST).unlink()
    (folder / NEWEST).mkdir()
    latest = newest(autosave)
    assert latest == record(moves=1)
    assert autosave.before(latest) == record(moves=0)
    assert names(folder) == [NEWEST, "fort-4711-autosave-2.broken-1.json", OLDEST]


def test_where_another_copy_writes_nothing_is_set_aside(folder: Path) -> None:
    autosave = Autosave(folder)
    for moves in range(2):
        autosave.save(record(moves=moves))
    (folder / NEWEST).write_bytes(b'{"version":1,"game":"fo')
    before = names(folder)
    assert newest(Autosave(folder, setting_aside=False)) == record(moves=0)
    assert names(folder) == before


def test_unreadable_file_is_left_alone(folder: Path) -> None:
    autosave = Autosave(folder)
    autosave.save(record(moves=0))
    autosave.save(record(moves=1))
    (folder / NEWEST).unlink()
    (folder / NEWEST).mkdir()
    assert newest(autosave) == record(moves=0)
    assert [problem.id for problem in autosave.problems] == ["save-read"]
    assert (folder / NEWEST).is_dir()


def test_game_of_a_newer_version_is_left_alone(folder: Path) -> None:
    autosave = Autosave(folder)
    autosave.save(record(seed=1))
    autosave.save(record())
    autosave.save(record())
    (folder / NEWEST).write_bytes(b'{"version":2,"game":"fort"}')
    before = names(folder)
    assert newest(autosave) == record(seed=1)
    assert [problem.id for problem in autosave.problems] == ["save-newer"]
    assert names(folder) == before


def test_another_game_costs_the_left_one_nothing(folder: Path) -> None:
    autosave = Autosave(folder)
    autosave.save(record(seed=1))
    for moves in range(4):
        autosave.save(record(seed=2, moves=moves))
    assert newest(autosave) == record(seed=2, moves=3)
    assert autosave.unfinished() == [record(seed=2, moves=3), record(seed=1)]
    autosave.save(record(seed=1, moves=4))
    os.utime(folder / "fort-1-autosave-1.json", ns=(0, time.time_ns() + 10**9))
    assert newest(autosave) == record(seed=1, moves=4)


def test_discarded_and_finished_games_are_not_offered(folder: Path) -> None:
    autosave = Autosave(folder)
    autosave.save(record(seed=1))
    autosave.save(record(seed=2))
    autosave.save(record(seed=3, finished=True))
    autosave.discard(record(seed=2))
    assert autosave.unfinished() == [record(seed=1)]
    autosave.discard(record(seed=3))
    assert names(folder) == ["fort-1-autosave-1.json"]


def test_refused_save_keeps_the_old_ones(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = Autosave(folder)
    for moves in range(3):
        autosave.save(record(moves=moves))
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        with pytest.raises(SaveError) as caught:
            autosave.save(record(moves=9))
    assert caught.value.problem.args == ("disk-full",)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_refused_discard_is_reported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = Autosave(folder)
    autosave.save(record())
    monkeypatch.setattr(Path, "unlink", not_allowed)
    with pytest.raises(SaveError) as caught:
        autosave.discard(record())
    assert caught.value.problem.args == ("not-allowed",)


def test_parts_of_a_killed_copy_are_removed_by_the_one_that_writes(folder: Path) -> None:
    (folder / "tmpabc.fort-part").write_bytes(b"half")
    autosave = Autosave(folder)
    autosave.unfinished()
    assert names(folder) == ["tmpabc.fort-part"]
    autosave.save(record())
    assert names(folder) == [NEWEST]


SAVER = """
import sys
from pathlib import Path
from fort_desktop.storage.autosave import Autosave
from tests.storage.odd import NEEDS_ODD_THINGS, ODD, at_once, forbid
from tests.storage.samples import record
autosave = Autosave(Path(sys.argv[1]))
for moves in range(100_000):
    print(moves, flush=True)
    autosave.save(record(moves=moves))
"""


@pytest.mark.slow
def test_killed_while_saving_loses_one_decision_at_most(folder: Path) -> None:
    rng = random.Random(5)
    for _ in range(6):
        saver = subprocess.Popen(
            [sys.executable, "-c", SAVER, str(folder)],
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert saver.stdout is not None
        heard = [saver.stdout.readline() for _ in range(rng.randint(2, 40))]
        time.sleep(rng.random() / 200)
        saver.kill()
        heard += saver.communicate()[0].splitlines()
        begun = int(heard[-1])
        autosave = Autosave(folder)
        latest = newest(autosave)
        assert latest is not None
        assert autosave.problems == []
        assert len(latest.moves) in {begun - 1, begun}
        autosave.save(latest)
        assert not list(folder.glob("*.fort-part"))
