"""What Ctrl+C does while there is nothing to save. Whatever is started imports this first, so it
needs next to nothing itself."""

import os
import signal

INTERRUPTED = 128 + 2  # what a shell says of a program that SIGINT ended


def end_at_once() -> None:
    """From now on Ctrl+C ends this process where it is, without a word.

    While modules are being read it would end in a traceback, or make shiboken abort; and what is
    raised in a slot, Qt only prints.
    """
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _end)
    if _CAN_WAIT:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def wait() -> None:
    """From now on Ctrl+C waits for `end_at_once`, even that of a program that takes our place."""
    if _CAN_WAIT:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def raise_it() -> None:
    """From now on Ctrl+C is a KeyboardInterrupt again, which can be cleaned up after."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(number: int, frame: object) -> None:
    os._exit(INTERRUPTED)


_CAN_WAIT = hasattr(signal, "pthread_sigmask")  # not on Windows
