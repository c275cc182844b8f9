"""The unfinished games, saved after every move, so that a crash costs one decision at most.

Each game has its three latest records: `fort-4711-20240506070809-autosave-1.json` is the newest.
The seed and the time at which it was begun keep two games apart, so that beginning another game
never costs the one that was left.
"""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from fort_desktop.storage.atomic import remove_parts, set_aside, write_rotated
from fort_desktop.storage.errors import Problem, SaveError, write_problem
from fort_desktop.storage.saves import SUFFIX, Record, encode_record, read_record

KEPT = 3
_NAME = re.compile(rf"(?P<game>.+)-autosave-(?P<slot>[1-{KEPT}])\{SUFFIX}")


class Autosave:
    """The folder of unfinished games; one running copy and one thread at a time use it.

    Attributes:
        problems: what `unfinished` and `newest` found wrong with files when called last.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.problems: list[Problem] = []
        self._refused: set[Path] = set()  # that cannot even be set aside
        remove_parts(folder)

    def save(self, record: Record) -> None:
        """Keep `record` as the newest of its game.

        Raises:
            SaveError: "save-write" with the reason; the older records are as they were.
        """
        slots = self._slots(record.key)
        try:
            write_rotated(slots, encode_record(record))
        except OSError as error:
            raise SaveError(write_problem(slots[0].name, error)) from error

    def newest(self) -> Record | None:
        """The game to continue: the one saved last, in its newest readable record."""
        games = self.unfinished()
        return games[0] if games else None

    def unfinished(self) -> list[Record]:
        """Every unfinished game in its newest readable record, the one saved last first.

        A broken file is set aside under another name and the one before it is used. A game that a
        newer version of the app has gone on with is left alone.
        """
        self.problems = []
        found = [record for key in self._keys() if (record := self._latest(key))]
        return [record for record in found if not record.finished]

    def file_of(self, record: Record) -> str:
        """The name, without its ending, of the newest file of this game."""
        return next(iter(self._there(record.key)), self._slots(record.key)[0]).stem

    def before(self, record: Record) -> Record | None:
        """The record before the newest of its game, which can be read but not gone on with.

        The newest is set aside under another name.
        """
        for slot in self._there(record.key)[:1]:
            try:
                set_aside(slot)
            except OSError:
                self._refused.add(slot)
        return self._latest(record.key)

    def discard(self, record: Record) -> None:
        """Forget a game that is finished or given up.

        Raises:
            SaveError: "save-write" with the reason.
        """
        # The oldest first: if this is stopped in the middle, the newest is still there.
        for slot in reversed(self._slots(record.key)):
            try:
                slot.unlink(missing_ok=True)
            except OSError as error:
                raise SaveError(write_problem(slot.name, error)) from error

    def _keys(self) -> list[str]:
        """The games in the folder, the one saved last first."""
        latest: dict[str, int] = {}
        with contextlib.suppress(OSError):
            for path in sorted(self._folder.iterdir()):
                if match := _NAME.fullmatch(path.name):
                    key = match["game"]
                    latest[key] = max(latest.get(key, 0), path.stat().st_mtime_ns)
        return sorted(latest, key=lambda key: -latest[key])

    def _latest(self, key: str) -> Record | None:
        """The newest readable record of a game; what was broken is told once for the game."""
        broken: Problem | None = None
        found: Record | None = None
        for slot in self._there(key):
            try:
                found = read_record(slot)
                break
            except SaveError as error:
                problem = error.problem
            if problem.id == "save-newer":
                self.problems.append(problem)
                return None
            if problem.id == "save-read":
                self.problems.append(problem)
                continue
            broken = broken or problem
            with contextlib.suppress(OSError):
                set_aside(slot)
        if broken is not None:
            older = Problem("save-older", broken.args, broken.detail)
            self.problems.append(broken if found is None else older)
        return found

    def _there(self, key: str) -> list[Path]:
        return [s for s in self._slots(key) if s not in self._refused and s.exists()]

    def _slots(self, key: str) -> list[Path]:
        return [self._folder / f"{key}-autosave-{n}{SUFFIX}" for n in range(1, KEPT + 1)]
