"""Games that were left, as files: which can be gone on with, and what is said of the others."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from fort_desktop.session.record import to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.saves import Seat
from fort_desktop.ui.staging import play_until, sample_table
from tests.ui.bridges import CARDS
from tests.ui.speaking import plain

IMPOSSIBLE: dict[str, dict[str, object]] = {
    "a level": {"seats": [Seat(name="", kind="bot", level="genius", colour="blue")] * 2},
    "options": {"options": {"seats": 9}},
    "position": {"digest": "other", "snapshot": {"park": ["nobody"]}},
}


@pytest.mark.parametrize("changes", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_autosave_that_cannot_be_gone_on_with_costs_one_decision(make_app, folders, changes):
    table = sample_table(CARDS, 2, 5)
    autosave = Autosave(folders.autosaves)
    for _ in range(3):
        play_until(table, lambda t, number=table.number: t.number > number)
        autosave.save(to_record(table))
        wanted = table.number
    autosave.save(to_record(table).model_copy(update=changes))
    app = make_app(folders)
    assert app.left.of("fort").number == wanted
    kept = [path.stem for path in folders.autosaves.glob("*.broken-*")]
    assert kept == ["fort-5-autosave-1.broken-1"]
    assert "“fort-5-autosave-1”" in plain(app.notice)
    app.close()
    again = make_app(folders)
    assert (again.left.of("fort").number, again.notice) == (wanted, "")
    again.close()
    for path in folders.autosaves.glob("*-autosave-?.json"):
        path.unlink()
    autosave.save(to_record(table).model_copy(update=changes))
    last = make_app(folders)
    assert last.left.of("fort") is None
    assert plain(last.notice).startswith("The saved game “fort-5-autosave-1” cannot be read.")
    assert not list(folders.autosaves.glob("*-autosave-?.json"))


def test_what_was_told_at_the_title_does_not_lie_over_the_table(make_app, folders):
    table = sample_table(CARDS, 2, 5)
    record = to_record(table).model_copy(update={"digest": "other"})
    Autosave(folders.autosaves).save(record)
    app = make_app(folders)
    assert "Rules or cards have changed" in app.notice
    app.continueGame("fort")
    assert (app.screen, app.notice) == ("table", "")


def test_a_game_that_cannot_be_removed_stays_and_it_is_said(make_app, folders, monkeypatch):
    for seed in (5, 6):
        Autosave(folders.autosaves).save(to_record(sample_table(CARDS, 2, seed)))
    app = make_app(folders)
    (other,) = app.left.others

    def refused(path, **how):
        raise PermissionError(errno.EACCES, "denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refused)
        app.removeOther(other["key"])
    assert plain(app.notice).startswith("The game could not be removed: access is not allowed.")
    assert app.left.others == [other]
    app.removeOther(other["key"])
    assert app.left.others == []
