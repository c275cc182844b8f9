"""The app's belongings on disk: settings, the running lock, saved games. No screen here."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fort_desktop.play.packs import Packs, PackUnreadError
from fort_desktop.play.table import AnyTable
from fort_desktop.storage.errors import Problem, SaveError, StorageError
from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.paths import Folders
from fort_desktop.storage.reading import names_in
from fort_desktop.storage.settings import load_settings, save_settings
from fort_desktop.storage.writer import Task, Writer
from fort_desktop.ui.bridge.new_game.beginning import set_apart

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record
    from fort_desktop.ui.bridge.new_game.seats import Results
    from fort_desktop.ui.bridge.score_model import Standing
    from fort_desktop.ui.saved_games import SavedGames

_AUTOSAVE = re.compile(r"(?P<game>[a-z][a-z0-9-]*?)(-\d+){1,2}-autosave-\d\.json")


class Services:
    """Everything that outlives a game.

    Attributes:
        settings: as last saved.
        packs: cards of the player's own.
        file: whose game is asked for.
        alone: whether no other copy of the app runs; only then is anything saved. It is looked at
            again whenever something is to be saved, and by `try_again`.
    """

    def __init__(
        self,
        folders: Folders,
        report: Callable[[Problem | None], None],
        lock: RunLock | None = None,
    ) -> None:
        """`report` is called, from any thread, when saving fails and when it works again.

        All is written by one thread, but what goes elsewhere: that waits for no other disk. The
        `lock` is that of the folders, where it has been asked for already.
        """
        self._folders = folders
        self._report = report
        self.packs = Packs(folders.packs)
        self.file: Path | None = None
        self._lock = lock or RunLock(folders.lock_file)
        self.alone = self._acquire()
        loaded = load_settings(folders.settings_file)
        self.settings = loaded.settings
        self._replaceable = loaded.replaceable
        self._problems = [loaded.problem] if loaded.problem else []
        self._to_save = False  # the settings
        self._refused = False
        self._own: set[str] = set()  # keys of games that no other copy has
        self._games: SavedGames | None = None
        self._writer = Writer()
        self._elsewhere = Writer()

    def _acquire(self) -> bool:
        try:
            return self._lock.acquire()
        except StorageError:
            return True  # a folder that cannot be written shows when saving

    @property
    def games(self) -> SavedGames:
        """Games on disk; the first time this takes a while unless `saved_games` is imported."""
        if self._games is None:
            from fort_desktop.ui.saved_games import SavedGames  # noqa: PLC0415  see there

            given = (self._folders, self.packs, self._report, self._writer)
            self._games = SavedGames(*given, save=self.alone)
        return self._games

    def remember(self, values: dict[str, Any], new_game: dict[str, Any]) -> None:
        """Save the settings where something has changed."""
        changed = self.settings.changed(values | {"new_game": new_game})
        self._to_save = self._to_save or changed != self.settings
        self.settings = changed
        self._save_settings()

    def _save_settings(self) -> None:
        if self._to_save and self.alone and self._replaceable:
            self._to_save = False
            file = self._folders.settings_file
            write = partial(save_settings, file, self.settings)
            self._writer.put(Task(file.name, write, self._settings_told, "settings-write"))

    def _settings_told(self, problem: Problem | None) -> None:
        """What fails is told once, until it has been written."""
        if problem is not None and not self._refused:
            self._report(problem)
        self._refused = problem is not None

    @property
    def restless(self) -> bool:
        """Whether another copy is to be looked for again; what fails is tried again by itself."""
        return not self._lock.held

    def try_again(self) -> None:
        """Save what could not be saved; the first copy of the app may have ended meanwhile."""
        self._look_around()
        self._save_settings()
        self._writer.retry()

    def _look_around(self) -> None:
        self._acquire()
        if self._lock.held and not self.alone:
            self.alone = True
            if self._games is not None:
                self._games.admit()

    def when_settled(self, call: Callable[[], None]) -> None:
        """`call`, from another thread, whenever nothing is under way to the disk any more."""
        self._writer.settled = call

    @property
    def busy(self) -> bool:
        """Whether something is under way to the disk."""
        return self._writer.busy

    def wait(self, patience: float) -> None:
        """Until nothing is under way any more, for so many seconds at most."""
        self._writer.wait(patience)

    def unsaved(self) -> list[Record]:
        """The games that go on and of which something was decided that is in no file yet."""
        return [] if self._games is None else self._games.unsaved()

    def has_older(self, record: Record) -> bool:
        """Whether an earlier moment of the game is in a file."""
        return self._games is not None and self._games.has_older(record)

    def save_to(
        self, file: Path, record: Record, told: Callable[[Problem | None], None], patience: float
    ) -> None:
        """Write such a game to a file anywhere; it is waited for so many seconds at most.

        `told` is called from another thread: with why it failed, or None.
        """
        write = partial(self.games.save_to, file, record)
        self._elsewhere.put(Task(str(file), write, told, again=False))
        self._elsewhere.wait(patience)

    def file_name(self, record: Record) -> str:
        """What a file of the game is called unless somebody chooses."""
        return self.games.file_name(record)

    def claim(self, table: AnyTable) -> None:
        """The game is played here; one that another running copy may have goes on as our own.

        No other one is asked for any more.
        """
        self.file = None
        self._look_around()
        if not self.alone and table.key not in self._own:
            set_apart(table)
        self._own.add(table.key)

    def owns(self, table: AnyTable) -> bool:
        """Whether the game was played here."""
        return table.key in self._own

    def keep(self, table: AnyTable) -> None:
        """Save a game as it stands."""
        self._look_around()
        self.games.keep(table)

    def count(self, table: AnyTable) -> list[Standing]:
        """Add a finished game to the statistics; returns how the people at the table have done."""
        return self.games.count(table)

    def results(self) -> dict[str, dict[str, Results]]:
        """By game and name, how people have done in all finished games."""
        return self.games.results()

    @property
    def may_have_left(self) -> set[str]:
        """The kinds of games that `left` may find, as far as names of files tell; told at once."""
        try:
            names = names_in(self._folders.autosaves)
        except OSError:
            return set()  # told when the games are looked for
        return {found["game"] for found in map(_AUTOSAVE.fullmatch, names) if found}

    def left(self, known: Collection[AnyTable] = ()) -> tuple[list[AnyTable], list[Record]]:
        """The newest game of each kind that can be continued, where it was left, and all records.

        The latest come first. No game is replayed whose kind is `known`, and what cannot be gone
        on with is not among the records.
        """
        kinds, keys = {table.game.id for table in known}, {table.key for table in known}
        found: list[AnyTable] = []
        records: list[Record] = []
        for record in self.games.unfinished(keys):
            if record.key not in keys and record.game not in kinds:
                table = self.load(record)
                if table is None:
                    continue
                found.append(table)
                kinds.add(record.game)
            records.append(record)
        return found, records

    def load(self, record: Record) -> AnyTable | None:
        """The game of a record; None, and a problem, when there is no way to go on with it."""
        try:
            return self.games.load(record)
        except SaveError as error:
            self._problems.append(error.problem)
            return None

    def asked_for(self) -> AnyTable | None:
        """The game of `file`, once; None as long as its pack may still be read.

        None, and a problem, when there is no way to go on with it.
        """
        if self.file is None:
            return None
        path, self.file = self.file, None
        try:
            table, other = self.games.open_file(path)
        except PackUnreadError:
            self.file = path
            return None
        except SaveError as error:
            self._problems.append(error.problem)
            return None
        if other:
            set_apart(table)
        return table

    def forget(self, record: Record) -> None:
        """Remove an unfinished game for good; a problem when its files stay."""
        try:
            self.games.forget(record)
        except SaveError as error:
            self._problems.append(error.problem)

    def drop(self, table: AnyTable) -> None:
        """Remove a game that is taken back as a whole."""
        for record in self.games.unfinished({table.key}):
            if record.key == table.key:
                self.forget(record)

    def problems(self) -> list[Problem]:
        """What went wrong since the last call, each thing once."""
        found = self._problems
        if self._games is not None:
            found = found + self._games.problems
            self._games.problems = []
        self._problems = []
        return list(dict.fromkeys(found))

    def close(self) -> None:
        """Finish saving and let another copy run."""
        self._save_settings()
        for writer in (self._writer, self._elsewhere):
            writer.close()
        with contextlib.suppress(OSError):
            self._lock.release()
