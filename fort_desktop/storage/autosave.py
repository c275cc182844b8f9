"""The unfinished games, saved after every move, so that a crash costs one decision at most.

Each game has its three latest records: `ID-4711-20240506070809-autosave-1.json` is the newest.
The seed and the time at which it was begun keep two games apart, so that beginning another game
never costs the one that was left.

Whatever stands in the folder, a file is what its name says it is, or it is left alone: nothing is
written over it, and it is removed with no game.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Collection, Sequence
from pathlib import Path

from fort_desktop.storage.atomic import remove_parts, set_aside, write_rotated
from fort_desktop.storage.errors import Problem, SaveError, read_problem, write_problem
from fort_desktop.storage.reading import names_in
from fort_desktop.storage.saves import SUFFIX, Record, encode_record, read_record

KEPT = 3
_NAME = re.compile(rf"(?P<game>.+)-autosave-(?P<slot>[1-{KEPT}])\{SUFFIX}")


class Autosave:
    """The folder of unfinished games; one running copy and one thread at a time write to it.

    Attributes:
        problems: what `unfinished` found wrong with files when called last.
    """

    def __init__(self, folder: Path, *, setting_aside: bool = True) -> None:
        """Nothing changes on the disk yet.

        Args:
            folder: need not exist.
            setting_aside: whether a broken file gets another name when it is read; not where
                another running copy writes.
        """
        self._folder = folder
        self._setting_aside = setting_aside
        self.problems: list[Problem] = []
        self._tidy = False
        self._own: dict[str, list[Path]] = {}  # the files of a game that are written to, by its key

    def save(self, record: Record) -> None:
        """Keep `record` as the newest of its game.

        Before the first one, what writers that were killed have left is removed.

        Raises:
            SaveError: "save-write" with the reason; the older records are as they were.
        """
        if not self._tidy:
            remove_parts(self._folder)
            self._tidy = True
        slots = self._own_slots(record.key)
        try:
            if not slots:
                raise FileExistsError("all names of this game are taken")
            write_rotated(slots, encode_record(record))
        except OSError as error:
            name = (slots or self._slots(record.key))[0].name
            raise SaveError(write_problem(name, error)) from error

    def unfinished(self, but: Collection[str] = ()) -> list[Record]:
        """Every unfinished game in its newest readable record, the one saved last first.

        A broken file is set aside under another name and the one before it is used. Each file is
        looked at by itself, and what cannot be read costs itself alone. A game that a newer version
        of the app has gone on with is left alone.

        Args:
            but: keys of games that are not looked for.
        """
        self.problems = []
        games = {key: slots for key, slots in self._games().items() if key not in but}
        found = [latest for key, slots in games.items() if (latest := self._latest(key, slots))]
        found.sort(key=lambda latest: -_written_at(latest[0]))
        return [record for _, record in found if not record.finished]

    def before(self, record: Record) -> Record | None:
        """The record before this one of its game, which can be read but not gone on with.

        The file that holds this one is set aside under another name.
        """
        file = self._holding(record)
        if file is None:
            return None
        self._put_aside(file)
        slots = self._slots(record.key)
        latest = self._latest(record.key, slots[slots.index(file) + 1 :])
        return latest and latest[1]

    def discard(self, record: Record) -> None:
        """Forget a game that is finished or given up.

        Raises:
            SaveError: "save-write" with the reason.
        """
        # The oldest first: if this is stopped in the middle, the newest is still there.
        for slot in reversed(self._own_slots(record.key)):
            try:
                slot.unlink(missing_ok=True)
            except OSError as error:
                raise SaveError(write_problem(slot.name, error)) from error

    def _games(self) -> dict[str, list[Path]]:
        """The files in the folder, the newest first, by the key of their game."""
        try:
            names = names_in(self._folder)
        except OSError as error:
            self.problems.append(read_problem("save-folder", self._folder, error))
            return {}
        games: dict[str, list[Path]] = {}
        for found in filter(None, map(_NAME.fullmatch, names)):
            games.setdefault(found["game"], []).append(self._folder / found.string)
        return games

    def _latest(self, key: str, slots: Sequence[Path]) -> tuple[Path, Record] | None:
        """The newest readable record of a game; what was broken is told once for the game."""
        broken: Problem | None = None
        found: tuple[Path, Record] | None = None
        for slot in slots:
            try:
                found = slot, self._read(slot, key)
                break
            except FileNotFoundError:
                continue
            except SaveError as error:
                problem = error.problem
            if problem.id not in ("save-broken", "save-foreign"):
                self.problems.append(problem)
                if problem.id == "save-newer":
                    return None
                continue
            broken = broken or problem
            self._put_aside(slot)
        if broken is not None:
            older = Problem("save-older", broken.args, broken.detail)
            self.problems.append(broken if found is None else older)
        return found

    def _holding(self, record: Record) -> Path | None:
        """The file that holds this very record."""
        for slot in self._slots(record.key):
            with contextlib.suppress(FileNotFoundError, SaveError):
                if self._read(slot, record.key) == record:
                    return slot
        return None

    def _read(self, slot: Path, key: str) -> Record:
        """The record in a file of a game.

        Raises:
            FileNotFoundError: there is none.
            SaveError: as `read_record` does; "save-other" where it is of another game.
        """
        try:
            record = read_record(slot)
        except SaveError as error:
            if isinstance(error.__cause__, FileNotFoundError):
                raise error.__cause__ from None
            raise
        if record.key != key:
            raise SaveError(Problem("save-other", (slot.stem,), f"a record of {record.key}"))
        return record

    def _put_aside(self, file: Path) -> None:
        if self._setting_aside:
            with contextlib.suppress(OSError):
                set_aside(file)

    def _own_slots(self, key: str) -> list[Path]:
        """The files of a game that may be written to and removed, as they were first seen."""
        if key not in self._own:
            self._own[key] = [slot for slot in self._slots(key) if self._is_own(slot, key)]
        return self._own[key]

    def _is_own(self, slot: Path, key: str) -> bool:
        """Whether nothing stands there, or a file that is what its name says, be it damaged."""
        try:
            self._read(slot, key)
        except FileNotFoundError:
            return True
        except SaveError as error:
            return error.problem.id != "save-other" and "no-file" not in error.problem.args[1:]
        return True

    def _slots(self, key: str) -> list[Path]:
        return [self._folder / f"{key}-autosave-{n}{SUFFIX}" for n in range(1, KEPT + 1)]


def _written_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
