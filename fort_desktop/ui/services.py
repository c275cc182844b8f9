"""The app's belongings on disk: settings, the running lock, autosaves. No screen here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from fort_desktop.games.fort.cards import CardSet
from fort_desktop.session.fort_adapter import FortAdapter, FortTable
from fort_desktop.session.record import Keeper, from_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import Problem, StorageError
from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.paths import Folders
from fort_desktop.storage.saves import Record
from fort_desktop.storage.settings import Settings, load_settings, save_settings


class Services:
    """Everything that outlives a game.

    Attributes:
        settings: as last saved.
        problems: what went wrong at the start.
        alone: whether no other copy of the app runs; only then is anything saved.
    """

    def __init__(
        self, folders: Folders, cards: CardSet, report: Callable[[Problem | None], None]
    ) -> None:
        """`report` is called, from any thread, when saving fails and when it works again."""
        self._folders = folders
        self._cards = cards
        self._report = report
        self._lock = RunLock(folders.lock_file)
        self.alone = self._acquire()
        loaded = load_settings(folders.settings_file)
        self.settings = loaded.settings
        self.problems = [loaded.problem] if loaded.problem else []
        self._keeper = Keeper(Autosave(folders.autosaves), report) if self.alone else None

    def _acquire(self) -> bool:
        try:
            return self._lock.acquire()
        except StorageError:
            return True  # a folder that cannot be written shows when saving

    def remember(self, values: dict[str, Any], new_game: dict[str, Any]) -> None:
        """Save the settings where something has changed."""
        changed = self.settings.model_copy(update=values | {"new_game": new_game})
        if changed == self.settings:
            return
        self.settings = Settings.model_validate(changed.model_dump())
        if not self.alone:
            return
        try:
            save_settings(self._folders.settings_file, self.settings)
        except StorageError as error:
            self._report(error.problem)

    def keep(self, table: FortTable) -> None:
        """Save a game as it stands."""
        if self._keeper is not None:
            self._keeper.keep(table)

    def unfinished(self) -> Record | None:
        """The newest game that can be continued; unreadable ones become problems."""
        autosave = Autosave(self._folders.autosaves)
        newest = autosave.newest()
        self.problems += autosave.problems
        return newest

    def load(self, record: Record) -> FortTable:
        """The game of a record; rules or cards that have changed become a problem, once.

        Raises:
            SaveError: there is no way to go on with it.
        """
        loaded = from_record(record, FortAdapter(self._cards), "autosave")
        if loaded.problem is not None:
            self.problems.append(loaded.problem)
            self.keep(loaded.table)
        return loaded.table

    def close(self) -> None:
        """Finish saving and let another copy run."""
        if self._keeper is not None:
            self._keeper.close()
            self._keeper = None
        with contextlib.suppress(OSError):
            self._lock.release()
