"""Starts the probes, each as a process of its own, on every kind of screen that there is here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

Seen = dict[str, Any]

EMPTY = Path(__file__).with_name("empty.py")
LONGEST = 1800.0
_SCREENS = '{"screens": [{"name": "bench", "x": 0, "y": 0, "width": 1920, "height": 1080}]}'


class ProbeError(RuntimeError):
    """A measurement failed; the text says how."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A way to show windows.

    Attributes:
        name: in the table.
        variables: of the environment.
        prefix: a command that the probe is started by.
        rate: frames a second to reach on it.
    """

    name: str
    variables: Mapping[str, str]
    prefix: tuple[str, ...] = ()
    rate: int = 50


OFFSCREEN = Screen("offscreen", {"QT_QPA_PLATFORM": "offscreen"})
_XVFB = ("xvfb-run", "-a", "-s", "-screen 0 1920x1080x24 +extension GLX")
_X11 = {"QT_QPA_PLATFORM": "xcb", "LIBGL_ALWAYS_SOFTWARE": "1"}
SOFTWARE = Screen("software, X11", _X11 | {"QT_QUICK_BACKEND": "software"}, _XVFB)
# Without vsync Qt's threaded loop counts each frame as 16.7 ms, however long it took.
OPENGL = Screen("OpenGL, Mesa", _X11 | {"QSG_RENDER_LOOP": "basic"}, _XVFB, rate=58)


def screens() -> tuple[list[Screen], str]:
    """The screens to measure on, and what is missing for more; empty is nothing."""
    if not sys.platform.startswith("linux"):
        return [OFFSCREEN, Screen("this screen", {}, rate=58)], ""
    if shutil.which("xvfb-run") is None:
        missing = "xvfb-run is not installed (Debian: xvfb), so X11 and OpenGL are left out."
        return [OFFSCREEN], missing
    return [OFFSCREEN, SOFTWARE, OPENGL], ""


class Lab:
    """A folder of its own for settings and caches, so that nobody's are used or changed.

    Modules are compiled there on the first run: the first figure of each kind is not counted.
    """

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="fort-bench-")
        home = Path(self._folder.name)
        (home / "screen.json").write_text(_SCREENS)
        self._variables = {
            **{k: v for k, v in os.environ.items() if k not in _NOT_OURS},
            "FORT_DESKTOP_HOME": str(home / "home"),
            "PYTHONPYCACHEPREFIX": str(home / "compiled"),
            "XDG_CACHE_HOME": str(home / "cache"),
        }
        self._offscreen = f"offscreen:configfile={home / 'screen.json'}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._folder.cleanup()

    def probe(self, screen: Screen, *arguments: object) -> Seen:
        """What a probe of ours saw.

        Raises:
            ProbeError: it failed.
        """
        return self._run(screen, ["-m", "tools.bench.ui.probe", *map(str, arguments)])

    def empty(self, screen: Screen, *arguments: object) -> Seen:
        """What the empty window saw.

        Raises:
            ProbeError: it failed.
        """
        return self._run(screen, [str(EMPTY), *map(str, arguments)])

    def imports(self, screen: Screen) -> str:
        """What Python prints with `-X importtime` until the title is shown.

        Raises:
            ProbeError: it failed.
        """
        arguments = ["-X", "importtime", "-m", "tools.bench.ui.probe", "start", "title"]
        said: str = self._run(screen, arguments)["said"]
        return said

    def _run(self, screen: Screen, arguments: Sequence[str]) -> Seen:
        """Adds "begun", the moment of the start by the clock of the frames, and what was "said"."""
        variables = self._variables | dict(screen.variables)
        if screen is OFFSCREEN:
            variables["QT_QPA_PLATFORM"] = self._offscreen
        command = [*screen.prefix, sys.executable, *arguments]
        begun = time.perf_counter()
        try:
            done = subprocess.run(
                command, env=variables, capture_output=True, text=True, timeout=LONGEST, check=True
            )
            seen: Seen = json.loads(done.stdout.splitlines()[-1])
        except (OSError, ValueError, IndexError, subprocess.SubprocessError) as error:
            said = getattr(error, "stderr", None) or str(error)
            raise ProbeError(f"{' '.join(arguments)}, {screen.name}: {said}") from error
        return seen | {"begun": begun, "said": done.stderr}


_NOT_OURS = {"PYTHONDONTWRITEBYTECODE", "QT_SCALE_FACTOR", "QSG_RENDER_LOOP", "QT_QUICK_BACKEND"}
