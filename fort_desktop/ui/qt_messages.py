"""What Qt and QML say: on the terminal as ever, and from warnings on in the log too.

They may say it in any of Qt's threads, as that in which frames are drawn, which then waits until
Python is free to hear it. So Python never waits for that thread: it sends and deletes (where the
binding lets others go on), but closes, hides and resizes no window by a call of its own.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

from fort_desktop import mishaps

Handler = Callable[[QtMsgType, QMessageLogContext, str], object]
_NOTED = {
    QtMsgType.QtWarningMsg: "warning",
    QtMsgType.QtCriticalMsg: "critical",
    QtMsgType.QtFatalMsg: "fatal",  # Qt ends the program as soon as this is dealt with
}


_before: list[Handler | None] = []  # who listened before; nobody is Qt itself


@contextlib.contextmanager
def noted() -> Iterator[None]:
    """Meanwhile, or until `rest`, it is; whoever listened before still hears it."""
    rest()
    _before.append(None)
    _before[0] = qInstallMessageHandler(_hear)
    try:
        yield
    finally:
        rest()


def rest() -> None:
    """As it was: what is said while the window is taken apart is for the terminal alone."""
    while _before:
        qInstallMessageHandler(_before.pop())


def _hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    with contextlib.suppress(Exception):  # Qt has no use for them
        _note(kind, context, message)
        before = _before[0] if _before else None
        if before is not None:
            before(kind, context, message)
        elif sys.stderr is not None:
            sys.stderr.write(f"{qFormatLogMessage(kind, context, message)}\n")


def _note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if kind in _NOTED:
        patience = 0 if kind == QtMsgType.QtWarningMsg else mishaps.PATIENCE
        mishaps.note(f"Qt, {_NOTED[kind]}, {context.category}: {message}", patience)
