"""One window for one data folder: a second start hands its file to the first, and ends.

Whoever holds the run lock is the first, and listens at a local socket as soon as its first frame is
seen. The second sends one line of JSON, and the first answers. It acts only when the second has
said that it ends: one that was stopped for a while, whose caller has long opened a window of its
own, opens nothing a second time.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from fort_desktop.storage.jsonio import dump_json, parse_json
from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.paths import APP

VERSION = 1  # of what is said
MOST_BYTES = 32_768  # the longest path takes 24,000 as JSON
MOST_CALLERS = 4  # at a time
PATIENCE = 2.0  # seconds for an answer; then the second opens a window of its own, or
STARTING = 10.0  # where the first does not listen yet, as it is still starting
CALLER_MS = 3000  # so long the first waits for a caller to say all
_PAUSE = 0.05  # seconds
_YES, _NO, _ENDS = b"yes\n", b"no\n", b"ends\n"
_LONGEST_TOKEN = 256
_ANY_PROCESS = -1  # ASFW_ANY


@dataclass(frozen=True, slots=True)
class Request:
    """What somebody wants who starts the app while it runs.

    Attributes:
        file: whose game is to go on; None just wants to see the window.
        token: with which the desktop lets the window come forward; empty where there is none.
    """

    file: Path | None = None
    token: str = ""


def address(data: Path, environment: Mapping[str, str] = os.environ) -> str:
    """Where the copy with this data folder listens: no other folder's does, and no other user's."""
    user = str(os.getuid()) if sys.platform != "win32" else environment.get("USERNAME", "")
    place = os.path.normcase(os.path.realpath(data))
    told = f"{user}\n{place}".encode("utf-8", "surrogatepass")
    name = f"{APP}-{hashlib.sha256(told).hexdigest()[:20]}"
    return name if sys.platform == "win32" else str(_sockets(environment) / name)


def _sockets(environment: Mapping[str, str]) -> Path:
    """A folder of this user alone, where the system has one; all sandboxes of Flatpak share it."""
    folder = Path(environment.get("XDG_RUNTIME_DIR") or "")
    if sandbox := environment.get("FLATPAK_ID"):
        folder = folder / "app" / sandbox
    return folder if folder.is_absolute() and folder.is_dir() else Path(tempfile.gettempdir())


def encoded(request: Request) -> bytes:
    """The request as a line."""
    file = None if request.file is None else os.fspath(request.file)
    return dump_json({"version": VERSION, "file": file, "token": request.token}) + b"\n"


def decoded(line: bytes) -> Request | None:
    """The request in a line; None where there is none that could be met.

    Whether there is such a file, and what is in it, is found out by whoever opens it.
    """
    try:
        raw = parse_json(line)
        file, token = raw.get("file"), raw.get("token")
        if raw.get("version") != VERSION or not isinstance(token, str) or not _is_plain(token):
            return None
        if file is None:
            return Request(None, token)
        if not isinstance(file, str) or b"\0" in os.fsencode(file) or not Path(file).is_absolute():
            return None
    except ValueError:
        return None
    return Request(Path(file), token)


def _is_plain(token: str) -> bool:
    return len(token) <= _LONGEST_TOKEN and token.isascii() and token.isprintable()


# --- the second ---------------------------------------------------------------------------------


def hand_over(
    lock: RunLock,
    data: Path,
    file: Path | None,
    environment: Mapping[str, str] = os.environ,
    patience: float = PATIENCE,
    starting: float = STARTING,
) -> bool:
    """Whether the first copy has taken over the request, so that this one may end.

    Else it has not, and will not; the `lock` is held then where the first has ended meanwhile.

    Args:
        lock: of the data folder `data`, held by the first.
        file: whose game is to go on.
        environment: of this start.
        patience: seconds for the answer of a first copy that listens.
        starting: seconds for one that does not, but holds the lock.

    Raises:
        StorageError: the folder can no longer be written to.
    """
    names = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
    tokens = [environment[name] for name in names if environment.get(name)]
    token = tokens[0] if tokens and _is_plain(tokens[0]) else ""
    line, end = encoded(Request(file, token)), time.monotonic() + starting
    where = address(data, environment)
    while not lock.acquire():
        answer = _ask(where, line, time.monotonic() + patience)
        if answer is not None:
            return answer
        if time.monotonic() > end:
            return False
        time.sleep(_PAUSE)
    return False


def _ask(where: str, line: bytes, end: float) -> bool | None:
    """What the first says until then; None where nobody listens."""
    if not _is_own(where):
        return None
    socket = QLocalSocket()
    socket.connectToServer(where)
    if not socket.waitForConnected(_left(end)):
        hangs = socket.error() == QLocalSocket.LocalSocketError.SocketTimeoutError
        return False if hangs else None
    socket.write(line)
    heard = b""
    while len(heard) < len(_YES) and socket.waitForReadyRead(_left(end)):
        heard += socket.readAll().data()
    agreed = heard == _YES
    if agreed:
        _let_come_forward()
        socket.write(_ENDS)
        agreed = socket.waitForBytesWritten(_left(end))
    socket.disconnectFromServer()
    return agreed


def _left(end: float) -> int:
    return max(1, round((end - time.monotonic()) * 1000))


def _is_own(where: str) -> bool:
    """Whether no other user has put it there, as anybody may in a folder for all."""
    if sys.platform == "win32":
        return True
    try:
        return os.lstat(where).st_uid == os.getuid()
    except OSError:
        return False


def _let_come_forward() -> None:
    """Windows lets a window come forward only where the program in front has allowed it."""
    if sys.platform == "win32":
        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)


# --- the first ----------------------------------------------------------------------------------


class Listener(QObject):
    """Hears what other starts of the app want. What they send is checked, and bounded in all.

    Signals:
        called: a `Request`, of a copy that has ended.
    """

    called = Signal(object)

    def __init__(self, where: str, admits: Callable[[], bool], parent: QObject) -> None:
        """`admits` says whether the window can do anything now. Only for who holds the lock."""
        super().__init__(parent)
        self.admits = admits
        self._callers: set[_Caller] = set()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        QLocalServer.removeServer(where)  # that of a copy that has crashed
        self._server.listen(where)  # if it cannot, others open windows of their own

    def close(self) -> None:
        """Nobody is heard any more."""
        self._server.close()
        for caller in list(self._callers):
            caller.hang_up()

    @Slot()
    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if len(self._callers) < MOST_CALLERS:
                caller = _Caller(socket, self)
                self._callers.add(caller)
                caller.listen()
            else:
                socket.abort()
                socket.deleteLater()

    def leave(self, caller: _Caller) -> None:
        """Of this one nothing more is heard."""
        self._callers.discard(caller)


class _Caller(QObject):
    """One start of the app that has come to the socket, or whatever else has."""

    def __init__(self, socket: QLocalSocket, listener: Listener) -> None:
        super().__init__(listener)
        self._listener = listener
        self._heard = b""
        self._request: Request | None = None
        self._socket: QLocalSocket | None = socket
        socket.setReadBufferSize(MOST_BYTES)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self.hang_up)
        QTimer.singleShot(CALLER_MS, self, self.hang_up)

    def listen(self) -> None:
        """It may have said something already."""
        self._read()

    @Slot()
    def hang_up(self) -> None:
        """It has said all, or too much, or nothing for too long."""
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.disconnectFromServer()
            socket.deleteLater()
            self._listener.leave(self)
            self.deleteLater()

    @Slot()
    def _read(self) -> None:
        if self._socket is None:
            return
        self._heard += self._socket.readAll().data()
        line, ended, rest = self._heard.partition(b"\n")
        if len(self._heard) > MOST_BYTES or (rest and not _ENDS.startswith(rest)):
            self.hang_up()
        elif ended and self._request is None:
            self._answer(line)
        if self._request is not None and rest == _ENDS:
            self.hang_up()
            self._listener.called.emit(self._request)

    def _answer(self, line: bytes) -> None:
        assert self._socket is not None, "it has just been read from"
        self._request = decoded(line) if self._listener.admits() else None
        self._socket.write(_NO if self._request is None else _YES)
        self._socket.flush()
        if self._request is None:
            self.hang_up()
