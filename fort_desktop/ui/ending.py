"""Ctrl+C, a closed terminal and the end of a session end the app as its door does, unasked."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Slot

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
_OFFSET = 128  # what shells add to a signal's number


class Ending(QObject):
    """Ends the event loop when a signal comes.

    Python's own handlers run between two of its instructions, and there may be none for long; its
    C code writes the number into a socket at once, which the event loop listens to.

    Attributes:
        code: the exit code; 0 while no signal has come.
    """

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self.code = 0
        self._read, self._write = socket.socketpair()
        self._read.setblocking(False)
        self._write.setblocking(False)
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._come)
        signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)
        for name in NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:  # nohup
                signal.signal(number, _nothing)

    def close(self) -> None:
        """What comes now finds nothing left to end."""
        signal.set_wakeup_fd(-1)

    @Slot()
    def _come(self) -> None:
        self.code = _OFFSET + self._read.recv(1)[0]
        self._notifier.setEnabled(False)
        QCoreApplication.exit(self.code)


def _nothing(number: int, frame: FrameType | None) -> None:
    """The socket has it."""
