"""Games on disk: the one that is played, and those that were left.

This module brings pydantic along, which takes longer to start than the window; so it is imported
when the first frame has been shown. See `after_first_frame`.
"""

from __future__ import annotations

import errno
import stat
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import Any

from fort_desktop.contract.kits import adapters
from fort_desktop.play.keeper import Keeper
from fort_desktop.play.packs import Packs, PackUnreadError
from fort_desktop.play.record import Loaded, from_record, missing_cards
from fort_desktop.play.table import AnyTable
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import Problem, SaveError, write_problem
from fort_desktop.storage.paths import Folders
from fort_desktop.storage.places import SUFFIX
from fort_desktop.storage.saves import Record, read_record, write_record
from fort_desktop.storage.statistics import Person
from fort_desktop.storage.tally import Tally
from fort_desktop.storage.typed import known_as
from fort_desktop.storage.writer import Writer
from fort_desktop.ui.bridge.new_game.seats import Results
from fort_desktop.ui.bridge.score_model import Standing
from fort_desktop.ui.file_names import name_for
from fort_desktop.ui.told_games import called

AnyLoaded = Loaded[Any, Any, Any, Any, Any]


class SavedGames:
    """Saves the game that is played and finds the one that was left.

    Attributes:
        problems: what was wrong with files, until somebody tells it.
    """

    def __init__(
        self,
        folders: Folders,
        packs: Packs,
        report: Callable[[Problem | None], None],
        writer: Writer,
        *,
        save: bool,
    ) -> None:
        """`report` is called from any thread about saving, which the `writer` does.

        Without `save` nothing is written before `admit`: another running copy has the right to.
        """
        self._folders = folders
        self._adapters = adapters()
        self._packs = packs
        self._saves = save
        barred = None if save else Problem("save-running", (), "another copy of the app runs")
        self._keeper = Keeper(Autosave(folders.autosaves), report, writer, barred=barred)
        self._tally = Tally(folders.statistics_file, writer, self._tell, report, save=save)
        self.problems: list[Problem] = []
        self._told: list[Problem] = []  # of files that stay as they are
        self._lacking: dict[str, str] = {}  # by the key of a game, what was told of its cards

    def keep(self, table: AnyTable) -> None:
        """Save a game as it stands."""
        self._keeper.keep(table)

    def admit(self) -> None:
        """From now on this copy may save; what it has to save is written."""
        self._saves = True
        self._keeper.admit()
        self._tally.admit()

    def unsaved(self) -> list[Record]:
        """The games that go on and of which something was decided that is in no file yet."""
        return self._keeper.unsaved

    def has_older(self, record: Record) -> bool:
        """Whether an earlier moment of the game is in a file."""
        return self._keeper.has(record.key)

    def save_to(self, file: Path, record: Record) -> None:
        """Write a game to a file in a folder that is there.

        Raises:
            SaveError: "save-write" with the reason.
        """
        try:  # a slip in what was typed must not make folders anywhere
            if not stat.S_ISDIR(file.parent.stat().st_mode):
                raise NotADirectoryError(errno.ENOTDIR, "it is no folder", str(file.parent))
        except OSError as error:
            raise SaveError(write_problem(file.name, error)) from error
        write_record(file, record)
        self._keeper.found(record)

    def file_name(self, record: Record) -> str:
        """What a file of the game is called unless somebody chooses."""
        return name_for(record) + SUFFIX

    def open_file(self, path: Path) -> tuple[AnyTable, bool]:
        """The game of a file, and whether the autosaves hold another course of it.

        Raises:
            SaveError: there is no way to go on with it.
            PackUnreadError: perhaps there is one.
        """
        record = read_record(path)
        if record.game not in self._adapters:
            raise SaveError(_unknown(record))
        rules = self._packs.rules_for(record)
        if missing := missing_cards(record, rules, path.stem):
            if self._waits(record):
                raise PackUnreadError
            raise SaveError(self._placed(record, missing))
        loaded = from_record(record, rules, path.stem)
        if loaded.problem is not None:
            self.problems.append(loaded.problem)
        self._keeper.found(record)
        own = next((saved.moves for saved in self.unfinished() if saved.key == record.key), [])
        return loaded.table, record.moves[: len(own)] != own

    def unfinished(self, at_hand: Collection[str] = ()) -> list[Record]:
        """The games that can be continued, the latest first; unreadable ones become problems.

        Those of games or cards that are not there are left alone, but for those `at_hand`, by
        their keys: their tables are there, and the cards with them. Of cards that are not read yet
        nothing is told.
        """
        kept = self._keeper.kept  # the disk may still be busy
        autosave = self._autosave()
        left = [record for record in kept if not record.finished]
        read = autosave.unfinished({record.key for record in kept})
        self._keeper.found(*read)
        left += read
        self._tell(*autosave.problems)
        self._tell(*(_unknown(record) for record in left if record.game not in self._adapters))
        left = [record for record in left if record.game in self._adapters]
        asked = [record for record in left if record.key not in at_hand]
        missing = {record.key: found for record in asked if (found := self._missing(record))}
        unread = {record.key for record in asked if record.key in missing and self._waits(record)}
        told = {key: found for key, found in missing.items() if key not in unread}
        news = [key for key, found in told.items() if self._lacking.get(key) != found.id]
        self.problems += [missing[key] for key in news]
        self._lacking |= {key: missing[key].id for key in news}
        return [record for record in left if record.key not in missing]

    def load(self, record: Record) -> AnyTable:
        """The game of a record, or of an older one of the same game if there is no way to go on.

        What could not be used is set aside and becomes a problem; so do, once, rules or cards
        that have changed. A game whose cards are not there is left alone.

        Raises:
            SaveError: there is no way to go on with any.
        """
        if record.game not in self._adapters:
            raise SaveError(_unknown(record))
        autosave = self._autosave()
        if missing := self._missing(record):
            raise SaveError(missing)
        loaded, broken = self._loaded(record), None
        while isinstance(loaded, Problem):
            broken = broken or loaded
            older = autosave.before(record)
            if older is None:
                raise SaveError(broken)
            loaded = self._loaded(older)
        if broken is not None:
            self.problems.append(Problem("save-older", broken.args, broken.detail))
        if loaded.problem is not None:
            self.problems.append(loaded.problem)
            self.keep(loaded.table)
        return loaded.table

    def forget(self, record: Record) -> None:
        """Remove an unfinished game for good.

        Raises:
            SaveError: "save-remove" with the reason.
        """
        if not self._keeper.forget(record.key):
            raise SaveError(Problem("save-remove", ("other",), f"{record.key}: still written"))
        try:
            self._autosave().discard(record)
        except SaveError as error:
            refused = error.problem
            raise SaveError(Problem("save-remove", refused.args, refused.detail)) from error

    def _loaded(self, record: Record) -> AnyLoaded | Problem:
        try:
            return from_record(record, self._packs.rules_for(record), called(record))
        except SaveError as error:
            return error.problem

    def _missing(self, record: Record) -> Problem | None:
        missing = missing_cards(record, self._packs.rules_for(record), called(record))
        return missing and self._placed(record, missing)

    def _waits(self, record: Record) -> bool:
        return self._packs.want(record.game, record.pack)

    def _placed(self, record: Record, missing: Problem) -> Problem:
        """Cards that are missing; where they are those of a pack, with where that is looked for."""
        if not record.pack:
            return missing
        kind = "save-pack-other" if self._packs.has(record) else "save-pack"
        args = (missing.args[0], record.pack, str(self._packs.folder))
        return replace(missing, id=kind, args=args)

    def _autosave(self) -> Autosave:
        """The folder, to read from; the keeper has the one to write to."""
        return Autosave(self._folders.autosaves, setting_aside=self._saves)

    def _tell(self, *problems: Problem) -> None:
        """A file that stays as it is is told of once."""
        found = [problem for problem in problems if problem not in self._told]
        self.problems += found
        self._told += found

    def count(self, table: AnyTable) -> list[Standing]:
        """Add a finished game to the statistics; returns how the people at the table have done.

        A file that cannot be read becomes a problem. Where nothing may be counted, nothing is said
        of anybody.
        """
        totals = [sum(row.points for row in rows) for rows in table.score()]
        winners = table.winners()
        people = [Person(_known_as(table, n), totals[n], n in winners) for n in table.persons]
        known = self._tally.add(table.game.id, len(table.seats), people)
        if known is None:
            return []
        found = known.games[table.game.id].people
        seats: dict[str, int] = {}
        for person, seat in zip(people, table.persons, strict=True):
            seats.setdefault(person.name, seat)
        return [
            Standing(seat, found[name].played, found[name].won, found[name].best)
            for name, seat in seats.items()
        ]

    def results(self) -> dict[str, dict[str, Results]]:
        """By game and name, how people have done; a file that cannot be read becomes a problem."""
        known = self._tally.known()
        return {
            game: {name: Results(of.played, of.won, of.best) for name, of in found.people.items()}
            for game, found in (known.games if known else {}).items()
        }


def _known_as(table: AnyTable, seat: int) -> str:
    setup = table.seats[seat]
    return known_as("" if setup.usual else setup.name, seat)


def _unknown(record: Record) -> Problem:
    return Problem("save-game", (record.game,), f"seed {record.seed}: a game that is not known")
