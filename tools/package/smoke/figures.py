"""How large the frozen app is, how soon it shows its window and what memory it takes."""

from __future__ import annotations

import shutil
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.environment import MAIN, TOP
from tools.package import frozen
from tools.package.smoke.desk import Desk, SmokeError, started

ROUNDS = 9
SETTLED = 4.0  # seconds after which the title has done all that it does by itself
EMPTY = "empty"
MB = 1e6


@dataclass(frozen=True)
class Figure:
    """One of them.

    Attributes:
        told: what it is, with its unit.
        found: its value.
        goal: the most that it should be.
    """

    told: str
    found: float
    goal: float

    @property
    def met(self) -> bool:
        """Whether it is no more than that."""
        return self.found <= self.goal

    def __str__(self) -> str:
        met = "met" if self.met else "MISSED"
        return f"{self.told:<58} {self.found:8.2f}   goal {self.goal:8.2f}   {met}"


def measured(desk: Desk, installers: Sequence[Path]) -> Iterator[Figure]:
    """All figures, each as soon as it is known; on Linux with a display only.

    Raises:
        SmokeError: something shows no window.
    """
    yield Figure("the folder, MB", frozen.size(desk.app) / MB, 150)
    goals = {".xz": 42, ".deb": 45}
    for file in installers:
        if file.suffix in goals:
            yield Figure(f"{file.suffix} file, MB", file.stat().st_size / MB, goals[file.suffix])
    empty = desk.folder / EMPTY / EMPTY
    shutil.copytree(frozen.make_empty(), empty.parent, symlinks=True)
    starts = in_turn(desk, empty)
    yield Figure("first frame, times that of the sources", starts["app"] / starts["source"], 1.2)
    yield Figure("first frame, times that of an empty window", starts["app"] / starts[EMPTY], 2.5)
    memory = {name: taken(desk, command) for name, command in commands(desk, empty).items()}
    goal = 1.3 * memory[EMPTY] + 60
    yield Figure("memory at the title, MB", memory["app"], goal)


def commands(desk: Desk, empty: Path) -> dict[str, Callable[[Path], list[object]]]:
    """How each is started, with the file for the moment of its first frame."""
    source = [MAIN.python, "-m", "fort_desktop"]
    options = ["--quit-after-ms", "60000", "--first-frame"]
    return {
        "app": lambda file: [desk.program, *options, file],
        "source": lambda file: [*source, *options, file],
        EMPTY: lambda file: [empty, file],
    }


def in_turn(desk: Desk, empty: Path) -> dict[str, float]:
    """Seconds from the start of each to its first frame, medians; started one after the other.

    The first round is not counted: it fills the caches of the system.
    """
    found: dict[str, list[float]] = {}
    homes = {name: desk.home() for name in commands(desk, empty)}
    for _ in range(ROUNDS + 1):
        for name, command in commands(desk, empty).items():
            found.setdefault(name, []).append(first_frame(desk, homes[name], command))
    return {name: statistics.median(seconds[1:]) for name, seconds in found.items()}


def first_frame(desk: Desk, home: Path, command: Callable[[Path], list[object]]) -> float:
    """Seconds from the start to the first frame; what was started is ended then."""
    file = home / "first frame"
    file.unlink(missing_ok=True)
    variables = desk.environment(home, screen=True) | {"PYTHONPATH": str(TOP)}
    running = started(command(file), home, variables)
    running.until(lambda: file.exists() and bool(file.read_text()), "There is no first frame.")
    running.kill()
    return float(file.read_text()) - running.began


def taken(desk: Desk, command: Callable[[Path], list[object]]) -> float:
    """MB of memory that it takes with its bots' processes, when nothing goes on any more."""
    home = desk.home()
    variables = desk.environment(home, screen=True) | {"PYTHONPATH": str(TOP)}
    running = started(command(home / "first frame"), home, variables)
    time.sleep(SETTLED)
    if running.process.poll() is not None:
        raise SmokeError(f"{running.told} has ended: {running.complained()}")
    found = sum(map(shared_out, (running.process.pid, *running.workers())))
    running.kill()
    return found / MB


def shared_out(process: int) -> int:
    """Bytes of memory that a process has alone, and its share of what several have."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024
