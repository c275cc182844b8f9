"""Where the frozen app is tried: a folder with a difficult name, a home of its own, a display."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools.package.made import NAME, needs

FOLDER = "Žluťoučký kůň, pchnąć w tę łódź"
PATIENCE = 120.0  # seconds; a slow machine may take that long, a hanging app may not
LOOK = 0.1
HEADER = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d Fort Desktop \d.*")
SCREEN = "1366x768x24"
TOOLS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "wmctrl": "wmctrl",
    "import": "imagemagick",
}


class SmokeError(Exception):
    """The app does not do what it should; the message is a sentence that says what."""


@dataclass
class Desk:
    """A place to try the app in.

    Attributes:
        app: the folder with the program.
        folder: in which everything lies that is written.
        display: of an X server; empty is none.
        pictures: where pictures of the screen go.
    """

    app: Path
    folder: Path
    display: str
    pictures: Path
    _homes: int = field(default=0, init=False)

    @property
    def program(self) -> Path:
        """What is started."""
        return self.app / (f"{NAME}.exe" if os.name == "nt" else NAME)

    def home(self, **settings: object) -> Path:
        """A new home, with these settings."""
        self._homes += 1
        home = self.folder / f"domov – dom {self._homes}"
        (home / "config").mkdir(parents=True)
        kept = {"animation": "off"} | settings
        (home / "config" / "settings.json").write_text(json.dumps(kept), encoding="utf-8")
        return home

    def environment(self, home: Path, *, screen: bool) -> dict[str, str]:
        """Of a desktop without Python, and of one without a display unless `screen`."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "QT_", "QML", "QSG", "FORT_", "VIRTUAL_ENV"))
        }
        kept.update(FORT_DESKTOP_HOME=str(home), XDG_CACHE_HOME=str(home / "cache"))
        kept["DISPLAY"] = self.display
        if not screen:
            kept["QT_QPA_PLATFORM"] = "offscreen"
        return kept

    def start(self, home: Path, *arguments: object, screen: bool = False) -> Running:
        """Start the app, on the display or without one."""
        variables = self.environment(home, screen=screen)
        return started([self.program, *arguments], home, variables)

    def run(self, home: Path, *arguments: object, code: int = 0) -> str:
        """Run it to its end; what it says.

        Raises:
            SmokeError: it ends in another way, or complains.
        """
        running = self.start(home, *arguments)
        running.ends(code)
        running.silent()
        return running.said()

    @property
    def screen(self) -> bool:
        """Whether there is a display."""
        return bool(self.display)

    def keys(self, *names: str) -> None:
        """Press keys, one after the other, each as a person does."""
        for name in names:
            self._xdotool("key", "--clearmodifiers", name)
            time.sleep(0.5)

    def close_window(self) -> None:
        """As a click on the cross of the window does."""
        found = self._xdotool("search", "--onlyvisible", "--class", NAME).split()
        if not found:
            raise SmokeError("There is no window to close.")
        subprocess.run(
            ["wmctrl", "-i", "-c", found[-1]],
            env=self._with_display(),
            check=True,
            timeout=PATIENCE,
        )

    def picture(self, name: str) -> Path:
        """Take a picture of the screen."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        file = self.pictures / f"{name}.png"
        command = ["import", "-window", "root", str(file)]
        subprocess.run(command, env=self._with_display(), check=True, timeout=PATIENCE)
        return file

    def _xdotool(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(
            command,
            env=self._with_display(),
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        return done.stdout

    def _with_display(self) -> dict[str, str]:
        return os.environ | {"DISPLAY": self.display}


@dataclass
class Running:
    """The app, started.

    Attributes:
        process: its first one.
        began: when it was started, by the clock of `time.perf_counter`.
        home: where it keeps its files.
    """

    process: subprocess.Popen[bytes]
    began: float
    home: Path

    def ends(self, code: int = 0) -> None:
        """Wait for its end.

        Raises:
            SmokeError: it does not end, or with another exit code.
        """
        try:
            found = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise SmokeError(f"{self.told} does not end within {PATIENCE:.0f} s.") from None
        if found != code:
            raise SmokeError(
                f"{self.told} ends with {found} instead of {code}: {self.complained()}"
            )

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is so.

        Args:
            true: whether it is.
            what: a sentence, told if it is never so.

        Raises:
            SmokeError: it is not so in time, or the app has ended.
        """
        end = time.monotonic() + PATIENCE
        while not true():
            ended = self.process.poll()
            if ended is not None:
                raise SmokeError(f"{what} {self.told} has ended with {ended}: {self.complained()}")
            if time.monotonic() > end:
                self.process.kill()
                raise SmokeError(what)
            time.sleep(LOOK)

    def silent(self) -> None:
        """Nothing was complained of, nor noted as unforeseen.

        Raises:
            SmokeError: something was.
        """
        if found := self.complained():
            raise SmokeError(f"{self.told} complains: {found}")
        if found := "\n".join(noted(self.home)):
            raise SmokeError(f"{self.told} notes in its log: {found}")

    def kill(self) -> None:
        """As a power cut does."""
        self.process.kill()
        self.process.wait()

    def terminate(self) -> None:
        """As the end of a session does."""
        self.process.send_signal(signal.SIGTERM)

    def workers(self) -> list[int]:
        """Its children that think for bots; only Linux tells."""
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                parent = int(path.read_text().rpartition(")")[2].split()[1])
            except (OSError, ValueError):
                continue
            if parent == self.process.pid:
                found.append(int(path.parent.name))
        return found

    def said(self) -> str:
        return (self.home / "said").read_text(encoding="utf-8", errors="replace").strip()

    def complained(self) -> str:
        return (self.home / "complained").read_text(encoding="utf-8", errors="replace").strip()

    @property
    def told(self) -> str:
        words = [str(word) for word in self.process.args[1:]]  # type: ignore[index]
        return f"`{' '.join([NAME, *words])}`"


def started(command: Sequence[object], home: Path, variables: Mapping[str, str]) -> Running:
    """Start any program, whose words go into files of `home`."""
    words = [str(word) for word in command]
    with (home / "said").open("wb") as said, (home / "complained").open("wb") as complained:
        began = time.perf_counter()
        process = subprocess.Popen(
            words,
            env=dict(variables),
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=complained,
        )
    return Running(process, began, home)


def noted(home: Path) -> list[str]:
    """What the log of a home has besides which app was started."""
    found = sorted((home / "logs").glob("*.log*"))
    lines = (line for file in found for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if not HEADER.fullmatch(line)]


@contextmanager
def laid(app: Path, pictures: Path) -> Iterator[Desk]:
    """A desk with a copy of the app, in a folder that is thrown away afterwards."""
    with tempfile.TemporaryDirectory(prefix="fort-smoke-") as top, display() as shown:
        folder = Path(top) / FOLDER
        shutil.copytree(app, folder / NAME, symlinks=True)
        yield Desk(folder / NAME, folder, shown, pictures)


@contextmanager
def display() -> Iterator[str]:
    """The name of an X server with a window manager; empty where there is no X11."""
    if sys.platform != "linux":
        yield ""
        return
    for program, package in TOOLS.items():
        needs(program, package=package)
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, pass_fds=[write], stdout=quiet, stderr=quiet)
    os.close(write)
    with os.fdopen(read) as told:
        name = f":{told.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"], env=os.environ | {"DISPLAY": name}, stdout=quiet, stderr=quiet
    )
    try:
        yield name
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()
