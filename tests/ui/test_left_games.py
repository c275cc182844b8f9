"""Games that were left, as files: which can be gone on with, and what is said of the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject

from fort_desktop.session.record import to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.paths import Folders
from fort_desktop.storage.saves import Seat
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.services import Services
from fort_desktop.ui.staging import play_until, sample_table
from tests.ui.bridges import CARDS, Told, open_app
from tests.ui.speaking import plain

MakeApp = Callable[[], AppBridge]


@pytest.fixture
def make_app(qapp, folders: Folders) -> Iterator[MakeApp]:
    apps: list[AppBridge] = []
    owners: list[QObject] = []

    def make() -> AppBridge:
        driver = Told()
        owners.append(driver)
        app = open_app(driver)
        apps.append(app)
        app.use(Services(folders, CARDS, app.problem.emit))
        app.look_for_game()
        app.motion.set_speed("off", reduced=False)
        return app

    yield make
    for app in apps:
        app.close()
        app.language.remove()


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
    app = make_app()
    assert app.left.of("fort").number == wanted
    kept = [path.stem for path in folders.autosaves.glob("*.broken-*")]
    assert kept == ["fort-5-autosave-1.broken-1"]
    assert "“fort-5-autosave-1”" in plain(app.notice)
    app.close()
    again = make_app()
    assert (again.left.of("fort").number, again.notice) == (wanted, "")
    again.close()
    for path in folders.autosaves.glob("*-autosave-?.json"):
        path.unlink()
    autosave.save(to_record(table).model_copy(update=changes))
    last = make_app()
    assert last.left.of("fort") is None
    assert plain(last.notice).startswith("The saved game “fort-5-autosave-1” cannot be read.")
    assert not list(folders.autosaves.glob("*-autosave-?.json"))


def test_what_was_told_at_the_title_does_not_lie_over_the_table(make_app, folders):
    table = sample_table(CARDS, 2, 5)
    record = to_record(table).model_copy(update={"digest": "other"})
    Autosave(folders.autosaves).save(record)
    app = make_app()
    assert "Rules or cards have changed" in app.notice
    app.continueGame("fort")
    assert (app.screen, app.notice) == ("table", "")
