"""Saving games in files of their own: where to, under which name, and what came of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    Property,
    QObject,
    QStandardPaths,
    QStorageInfo,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.storage.errors import Problem
from fort_desktop.storage.places import SUFFIX, free_name, is_taken, typed_file
from fort_desktop.ui import going_on
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record
    from fort_desktop.ui.services import Services

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_GRACE = 0.2  # seconds; what is written by then need not be spoken of
_MEDIA = ("/media/", "/run/media/", "/mnt/", "/Volumes/")  # here what is plugged in is found
_Where = QStandardPaths.StandardLocation


@QmlElement
@QmlUncreatable("made in Python")
class Elsewhere(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The games that would be lost, on their way to files anywhere.

    Attributes:
        places: folders that are proposed, by their names; `place` is the chosen one.
        name: what was typed for a name; a path is taken as it is meant.
        suffix: how the name ends that is proposed, without its dot.
        target: where that leads to, in a sentence.
        problem: why nothing came of it, in a sentence; empty when nothing is wrong.
        taken: whether the problem is a file of that name, which can be replaced.
        working: whether files are being written.

    Signals:
        done: all that was to be written has been tried; what came of it, in sentences.
        written: the same when nothing has failed.
    """

    changed = Signal()
    done = Signal(str)
    written = Signal()
    _answered = Signal()  # from another thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services: Services | None = None
        self._folders: list[tuple[str, Path]] = []
        self._place = 0
        self._name = ""
        self._proposed = ""
        self._asked = ""  # the key of the game that it is for
        self._problem = ""
        self._taken: Path | None = None
        self._awaited = 0
        self._answers: deque[tuple[Path, Problem | None]] = deque()
        self._said: list[str] = []
        self._failed: list[str] = []
        self._answered.connect(self._take_in)

    def use(self, services: Services | None) -> None:
        """Whose games they are."""
        self._services = services

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def places(self) -> list[str]:
        return [name for name, _ in self._folders]

    @Property(int, notify=changed)
    def place(self) -> int:
        return self._place

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._name

    @Property(str, constant=True)
    def suffix(self) -> str:
        return SUFFIX.removeprefix(".")

    @Property(str, notify=changed)
    def target(self) -> str:
        file = self._file()
        if file is None:
            return ""
        said = [texts().saving.target(str(file))]
        more = len(self._games()) - 1
        if more > 0:
            said.append(texts().saving.beside(more))
        return " ".join(said)

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem

    @Property(bool, notify=changed)
    def taken(self) -> bool:
        return self._taken is not None

    @Property(bool, notify=changed)
    def working(self) -> bool:
        return self.awaits

    @property
    def awaits(self) -> bool:
        """Whether files are being written."""
        return self._awaited > 0

    @Slot()
    def begin(self) -> None:
        """Somebody is asked where to; what was chosen before for this game is proposed again."""
        chosen = self._folder() if self._folders else None
        self._folders = _folders()
        paths = [path for _, path in self._folders]
        self._place = paths.index(chosen) if chosen in paths else 0
        games, file = self._games(), self._file()
        asked = games[0].key if games else ""
        unused = file is None or (self._name == self._proposed and not is_taken(file))
        if asked != self._asked or unused:
            self._asked = asked
            self._propose()
        self._find(None)

    def _propose(self) -> None:
        usual = self._usual()
        free = free_name(self._folder() / usual).name if usual else ""
        self._name = self._proposed = free

    @Slot(int)
    def choose(self, place: int) -> None:
        """Into another folder."""
        if 0 <= place < len(self._folders):
            untouched = self._name == self._proposed
            self._place = place
            if untouched:
                self._propose()
            self._find(None)

    @Slot(str)
    def write(self, name: str) -> None:
        """Under another name."""
        self._name = name
        self._find(None)

    @Slot(bool)
    def save(self, replace: bool) -> None:  # QML gives it by its place
        """Write to the chosen place; a file that is there already only if it is to be replaced."""
        file = self._file()
        if file is None:
            self._find(None, texts().saving.no_name())
        elif not is_taken(file) or (replace and self._taken == file):
            self._put(file)
        else:
            self._find(file, texts().saving.taken(file.name))

    @Slot(result=bool)
    def hasNoDialog(self) -> bool:
        """Whether the dialog that has just been opened is not the desktop's."""
        return self.stands_in()

    @staticmethod
    def stands_in() -> bool:
        """Whether Qt's own dialog is open."""
        windows = QGuiApplication.topLevelWindows()
        return any(window.findChild(QObject, "fileNameTextField") for window in windows)

    @Slot(result=QUrl)
    def proposed(self) -> QUrl:
        """The file that the desktop's dialog proposes."""
        return QUrl.fromLocalFile(str(free_name(_folders()[0][1] / self._usual())))

    @Slot(QUrl)
    def saveTo(self, chosen: QUrl) -> None:
        """Write to the file of the desktop's dialog, which has asked whether to replace another."""
        self._put(Path(chosen.toLocalFile()))

    def _put(self, first: Path) -> None:
        """Where there are several games, the others come beside it, under names that are free."""
        self._find(None)
        games = self._games()
        if self._services is None or not games or self._awaited:
            return
        self._said, self._failed = [], []
        self._awaited = len(games)
        self.changed.emit()
        files: list[Path] = []
        for record in games:
            beside = first.with_name(self._services.file_name(record))
            file = free_name(beside, files) if files else first
            files.append(file)
            self._services.save_to(file, record, self._answer_of(file), _GRACE)
        self._take_in()

    def _answer_of(self, file: Path) -> Callable[[Problem | None], None]:
        def told(problem: Problem | None) -> None:
            self._answers.append((file, problem))
            if self._services is not None:  # or the window has closed meanwhile
                self._answered.emit()

        return told

    @Slot()
    def _take_in(self) -> None:
        before = self._awaited
        while self._answers:
            file, problem = self._answers.popleft()
            self._awaited -= 1
            if problem is None:
                self._said.append(going_on.told(file))
            else:
                reason = texts().problems.reason(problem.args[0])
                self._failed.append(texts().saving.not_there_either(file.name, reason))
        if before and not self._awaited:
            self._problem = "\n".join(self._failed)
            self.changed.emit()
            self.done.emit("\n".join(self._said + self._failed))
            if not self._failed:
                self.written.emit()

    def _find(self, taken: Path | None, problem: str = "") -> None:
        self._taken = taken
        self._problem = problem
        self.changed.emit()

    def _games(self) -> list[Record]:
        return [] if self._services is None else self._services.unsaved()

    def _usual(self) -> str:
        games = self._games()
        return "" if self._services is None or not games else self._services.file_name(games[0])

    def _folder(self) -> Path:
        return self._folders[self._place][1]

    def _file(self) -> Path | None:
        return typed_file(self._name, self._folder(), self._usual()) if self._folders else None


def _folders() -> list[tuple[str, Path]]:
    """Folders that are there, by their names: at least the one that the person is at home in."""
    say = texts().saving
    found = [
        (say.documents(), QStandardPaths.writableLocation(_Where.DocumentsLocation)),
        (say.desktop(), QStandardPaths.writableLocation(_Where.DesktopLocation)),
        (say.home(), str(Path.home())),
        *((volume.displayName(), volume.rootPath()) for volume in _media()),
    ]
    places: dict[Path, str] = {}
    for name, folder in found:
        path = Path(folder)
        if folder and path.is_absolute() and path.is_dir():
            places.setdefault(path, name)
    return [(name, path) for path, name in places.items()] or [(say.home(), Path.home())]


def _media() -> list[QStorageInfo]:
    """What is plugged in and can be written to."""
    return [
        volume
        for volume in QStorageInfo.mountedVolumes()
        if volume.isValid()
        and volume.isReady()
        and not volume.isReadOnly()
        and f"{volume.rootPath()}/".startswith(_MEDIA)
    ]
