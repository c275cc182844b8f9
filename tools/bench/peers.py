"""The peers' side of the bench: each game a process of its own that waits until it is asked."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tools.bench import peer_games
from tools.environment import environment

Answer = dict[str, Any]


class NoPeersError(RuntimeError):
    """The Python given for the peers cannot be run."""


class Peer:
    """A peer's game.

    Attributes:
        name: one of `peer_games.ALL`.
        samples: by kind, one of each time it was asked; none after a failure.
        trouble: why it is not measured; empty while it is.
    """

    def __init__(self, name: str, ask: Callable[[str], Answer]) -> None:
        """`ask` gets a line, or nothing at first, and waits for the answer."""
        self.name = name
        self.samples: dict[str, list[float]] = {}
        self.trouble = ""
        self._ask = ask
        self._answer("")

    def sample(self, seconds: float) -> None:
        """Measure it for that many seconds, unless it has failed before."""
        if not self.trouble:
            for kind, value in self._answer(f"{seconds}\n").items():
                self.samples.setdefault(kind, []).append(value)

    def _answer(self, line: str) -> Answer:
        answer = self._ask(line)
        if "failed" in answer:
            self.trouble = " ".join(str(answer["failed"]).split())
            self.samples.clear()
            return {}
        return answer


@contextmanager
def started(python: Path) -> Iterator[list[Peer]]:
    """Every peer, each ready or with its trouble told; they end with the block.

    Raises:
        NoPeersError: the Python does not run.
    """
    with ExitStack() as stack:
        yield [Peer(name, stack.enter_context(_process(python, name))) for name in peer_games.ALL]


@contextmanager
def _process(python: Path, name: str) -> Iterator[Callable[[str], Answer]]:
    command = [str(python), "-m", peer_games.__name__, name]
    try:
        process = subprocess.Popen(
            command,
            env=environment(PYTHONHASHSEED="0"),  # the same games each time
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # what fails is told by an answer
            encoding="utf-8",
        )
    except OSError as error:
        raise NoPeersError(f"The peers cannot be measured with {python}: {error}") from error
    try:
        yield lambda line: _answer(process, line)
    finally:
        process.kill()
        process.communicate()


def _answer(process: subprocess.Popen[str], line: str) -> Answer:
    assert process.stdin is not None, "it was started with pipes"
    assert process.stdout is not None, "it was started with pipes"
    try:
        process.stdin.write(line)
        process.stdin.flush()
        answer: Answer = json.loads(process.stdout.readline())
    except (OSError, ValueError):
        process.kill()  # whatever it says instead of an answer
        return {"failed": f"its process ended with exit code {process.wait()}"}
    return answer
