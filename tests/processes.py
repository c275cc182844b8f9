"""Other processes: waited for as long as a busy machine needs, made to speak when they hang."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

PATIENCE = 600.0  # seconds; a tenth is enough where ten others want each processor


def finished(command: Sequence[object], **options: Any) -> subprocess.CompletedProcess[Any]:
    """Run it to its end, with what it says and complains of as text unless `options` say else."""
    apart = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    environment = {**(options.pop("env", None) or os.environ), "PYTHONFAULTHANDLER": "1"}
    words = [os.fspath(word) for word in command]  # type: ignore[call-overload]
    with subprocess.Popen(words, env=environment, **apart | options) as program:
        said, complained = _waited_for(program)
    return subprocess.CompletedProcess(words, program.returncode, said, complained)


def last_words(program: subprocess.Popen[Any]) -> Any:
    """What a program has said, when it has ended."""
    return _waited_for(program)[0]


def _waited_for(program: subprocess.Popen[Any]) -> tuple[Any, Any]:
    try:
        return program.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        if sys.platform != "win32":
            program.send_signal(signal.SIGABRT)  # which has Python tell what each thread is at
            said, complained = program.communicate(timeout=PATIENCE)
        else:
            program.kill()
            said, complained = program.communicate()
        raise AssertionError(f"{program.args} does not end: {said} {complained}") from None
