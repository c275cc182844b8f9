"""The folder of packs: good ones are offered whatever lies beside them, and games find theirs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.play.packs import Pack, Packs
from fort_desktop.play.record import to_record
from fort_desktop.play.table import Table
from fort_desktop.storage.packs import MOST, mark_of
from fort_desktop.storage.saves import Record
from tests.games.fort.packs import looked_at, pack_text, put_pack
from tests.play.helpers import seats
from tests.processes import finished
from tests.storage.odd import NEEDS_ODD_THINGS, ODD

TOP = Path(__file__).resolve().parents[2]


def names(packs: Packs) -> list[str]:
    return [pack.file for pack in packs.of("fort")]


def record_with(pack: Pack) -> Record:
    assert pack.kit is not None
    return to_record(Table(pack.kit.adapter, FortOptions(2), 1, seats("pb")))


def test_there_are_none_before_anybody_has_put_one_there(tmp_path):
    packs = Packs(tmp_path / "packs")
    assert packs.look()
    assert not packs.look()
    assert packs.of("fort") == []
    assert not (tmp_path / "packs").exists()


def test_a_pack_is_the_game_with_its_cards_and_the_house_keeps_its_own(tmp_path):
    put_pack(tmp_path)
    packs = Packs(tmp_path)
    assert packs.look()
    [pack] = packs.of("fort")
    assert (pack.file, pack.fault) == ("mine.toml", "")
    assert pack.kit.adapter.pack == "mine.toml"
    assert pack.kit.adapter.digest != kit("fort").adapter.digest
    assert kit("fort").adapter.pack == ""
    assert packs.of("towers") == []


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"\xff", "odd.toml: expected text in UTF-8; found byte 0xff in line 1."),
        (b"= no TOML", "odd.toml: it is not TOML in line 1, column 1: Invalid statement."),
        (b"x" * 1_000_001, "odd.toml: expected at most 1000000 bytes; found more."),
        (pack_text().replace("copies", "copys", 1).encode(), "odd.toml, kid 'own-bitsy', field"),
    ],
    ids=["no text", "no TOML", "too large", "a fault"],
)
def test_a_faulty_pack_says_the_first_fault_and_hides_no_good_one(tmp_path, content, fault):
    put_pack(tmp_path)
    (tmp_path / "odd.toml").write_bytes(content)
    mine, odd = looked_at(tmp_path).of("fort")
    assert mine.kit is not None
    assert odd.kit is None
    assert odd.fault.startswith(fault)


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_hides_no_good_pack(tmp_path, kind):
    put_pack(tmp_path)
    ODD[kind](tmp_path / "odd.toml")
    mine, odd = looked_at(tmp_path).of("fort")
    assert mine.kit is not None
    assert odd.fault.startswith("odd.toml: it cannot be read")


def test_a_fault_that_nobody_thought_of_hides_no_good_pack(tmp_path, monkeypatch):
    put_pack(tmp_path)
    (tmp_path / "odd.toml").touch()
    read = type(kit("fort")).with_cards

    def with_cards(self, files):
        if files[0].name == "odd.toml":
            raise RecursionError("too\ndeep")
        return read(self, files)

    monkeypatch.setattr(type(kit("fort")), "with_cards", with_cards)
    mine, odd = looked_at(tmp_path).of("fort")
    assert mine.kit is not None
    assert odd.fault == "odd.toml: RecursionError: too deep"


def test_a_fault_is_one_line_and_not_endless(tmp_path):
    name = f"{'x' * 100}\n.toml"
    (tmp_path / name).write_text(f"{'y' * 30} = 1\n" * 2, "utf-8")
    [odd] = looked_at(tmp_path).of("fort")
    assert "\n" not in odd.file + odd.fault
    assert len(odd.fault) <= 240


def test_only_what_has_changed_is_read_again(tmp_path):
    file = put_pack(tmp_path)
    put_pack(tmp_path, "other.toml", 55)
    packs = looked_at(tmp_path)
    mine, other = packs.of("fort")
    assert not packs.look()
    file.write_text(pack_text(77), "utf-8")
    os.utime(file, (1, 1))
    assert packs.look()
    again = packs.of("fort")
    assert again[1] is other
    assert again[0].kit.adapter.digest != mine.kit.adapter.digest
    file.unlink()
    assert packs.look()
    assert packs.of("fort") == [other]


def test_a_game_finds_its_pack_by_its_cards_whatever_the_file_is_called_now(tmp_path):
    file = put_pack(tmp_path)
    put_pack(tmp_path, "other.toml", 55)
    packs = looked_at(tmp_path)
    record = record_with(packs.of("fort")[0])
    assert packs.rules_for(record) is packs.of("fort")[0].kit.adapter
    file.rename(tmp_path / "zzz.toml")
    packs.look()
    assert packs.rules_for(record).pack == "zzz.toml"
    assert not packs.has(record)


def test_of_packs_with_the_same_cards_a_game_takes_the_one_of_its_name(tmp_path):
    for name in ("a.toml", "mine.toml", "z.toml"):
        put_pack(tmp_path, name)
    packs = looked_at(tmp_path)
    record = record_with(packs.of("fort")[1])
    assert packs.rules_for(record).pack == "mine.toml"


def test_a_game_whose_pack_is_gone_or_has_changed_is_asked_for_with_the_own_cards(tmp_path):
    file = put_pack(tmp_path)
    packs = looked_at(tmp_path)
    record = record_with(packs.of("fort")[0])
    file.write_text(pack_text(5), "utf-8")
    packs.look()
    assert packs.rules_for(record) is kit("fort").adapter
    assert packs.has(record)
    file.unlink()
    packs.look()
    assert packs.rules_for(record) is kit("fort").adapter
    assert not packs.has(record)


def test_a_game_of_the_own_cards_is_played_with_them_whatever_packs_there_are(tmp_path):
    put_pack(tmp_path)
    own = kit("fort").adapter
    record = to_record(Table(own, FortOptions(2), 1, seats("pb")))
    assert looked_at(tmp_path).rules_for(record) is own
    assert looked_at(tmp_path).rules_for(record.model_copy(update={"digest": "older"})) is own


def test_no_more_than_the_first_are_read_and_the_others_are_counted(tmp_path):
    for number in range(MOST + 2):
        (tmp_path / f"{number:03}.toml").touch()
    packs = looked_at(tmp_path)
    assert names(packs) == [f"{number:03}.toml" for number in range(MOST)]
    assert (packs.left_out("fort"), packs.left_out("towers")) == (2, 0)
    (tmp_path / "zzz.toml").touch()
    assert packs.look()
    assert not packs.look()
    assert packs.left_out("fort") == 3


def test_while_the_folder_is_looked_at_again_what_is_known_of_it_stays(tmp_path, monkeypatch):
    for number in range(MOST + 2):
        (tmp_path / f"{number:03}.toml").touch()
    looked = looked_at(tmp_path)
    meanwhile = set()

    def mark(file):
        meanwhile.add((len(looked.of("fort")), looked.left_out("fort")))
        return mark_of(file)

    monkeypatch.setattr("fort_desktop.play.packs.mark_of", mark)
    assert not looked.look()
    assert meanwhile == {(MOST, 2)}


def test_a_game_finds_its_pack_by_its_name_beyond_the_first_ones(tmp_path):
    put_pack(tmp_path, "zzz.toml")
    record = record_with(looked_at(tmp_path).of("fort")[0])
    for number in range(MOST + 1):
        (tmp_path / f"{number:03}.toml").touch()
    packs = looked_at(tmp_path)
    assert packs.rules_for(record) is kit("fort").adapter
    assert not packs.incomplete
    assert packs.want("fort", "zzz.toml")
    assert packs.incomplete
    assert packs.look()
    assert not packs.want("fort", "zzz.toml")
    assert not packs.incomplete
    assert packs.rules_for(record).pack == "zzz.toml"
    assert packs.left_out("fort") == 1
    put_pack(tmp_path, "zzz.toml", 5)
    assert packs.look()
    assert packs.rules_for(record) is kit("fort").adapter
    assert packs.has(record)


def test_a_pack_whose_name_ends_in_large_letters_is_offered(tmp_path):
    put_pack(tmp_path, "upper.TOML")
    [pack] = looked_at(tmp_path).of("fort")
    assert (pack.file, pack.fault) == ("upper.TOML", "")
    assert pack.kit is not None


def test_nothing_but_the_folder_of_packs_is_looked_into(tmp_path):
    put_pack(tmp_path / "packs" / "deeper")
    assert names(looked_at(tmp_path / "packs")) == []


def test_nothing_is_read_but_by_looking(tmp_path, monkeypatch):
    put_pack(tmp_path)
    packs = looked_at(tmp_path)
    record = record_with(packs.of("fort")[0])
    unread = Packs(tmp_path)

    def nobody_asks(*_args: object) -> None:
        raise AssertionError("the disk is asked")

    for name in ("packs_in", "mark_of", "_read"):
        monkeypatch.setattr(f"fort_desktop.play.packs.{name}", nobody_asks)
    assert unread.of("fort") == []
    assert unread.rules_for(record) is kit("fort").adapter
    assert not unread.has(record)
    assert unread.want("fort", "mine.toml")
    assert not packs.want("fort", "mine.toml")


def test_who_looks_gives_up_before_the_next_file_when_nobody_wants_it_any_more(
    tmp_path, monkeypatch
):
    put_pack(tmp_path, "a.toml")
    put_pack(tmp_path, "b.toml")
    packs, marked = Packs(tmp_path), []

    def mark(file):
        marked.append(file.name)
        packs.end()
        return mark_of(file)

    monkeypatch.setattr("fort_desktop.play.packs.mark_of", mark)
    assert not packs.look()
    assert marked == ["a.toml"]


LOOK = """
import sys
from pathlib import Path
import fort_desktop.ui.saved_games
from fort_desktop.contract.kits import read_rules
from fort_desktop.play.packs import Packs, prepare

read_rules()
prepare()
before = set(sys.modules)
packs = Packs(Path(sys.argv[1]))
packs.look()
print(len(packs.of("fort")), sum(pack.kit is None for pack in packs.of("fort")))
print(sorted(set(sys.modules) - before))
"""


def test_looking_imports_nothing(tmp_path):
    """It is done by a thread: of what two threads import one may find a half."""
    put_pack(tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    (tmp_path / "signs.toml").write_text("= no TOML", "utf-8")
    (tmp_path / "fields.toml").write_text(pack_text().replace("copies", "copys", 1), "utf-8")
    (tmp_path / "rules.toml").write_text(pack_text(999_999), "utf-8")
    command = [sys.executable, "-c", LOOK, str(tmp_path)]
    done = finished(command, cwd=TOP)
    assert done.stdout.splitlines() == ["5 4", "[]"]
