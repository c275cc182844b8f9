"""The .deb and the wheel in bare roots of Debian: installed, played, removed."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools import bare
from tools.package.made import NAME
from tools.package.smoke.desk import SmokeError
from tools.package.smoke.steps import begin
from tools.system import ALL

SUITES = ("bookworm", "trixie", "forky")
LIMIT = 1800.0  # seconds for a command, one of which installs some hundred packages
HOME = "/srv/Žofie Łącka"
GAME = f"{HOME}/hra.fortgame"
FIT = "apt-get install -y -qq --no-install-recommends"

# Bots play a game to its end on a display; it then counts in the statistics.
PLAY = """
set -e
Xvfb :7 -screen 0 1366x768x24 -nolisten tcp >/dev/null 2>&1 &
export DISPLAY=:7 XDG_RUNTIME_DIR="$HOME"
sleep 3
fort-desktop play "$HOME/hra.fortgame" --quit-after-ms 900000 &
played=$!
for second in $(seq 800); do
    sleep 1
    test -e "$HOME/.local/share/fort-desktop/statistics.json" && break
done
kill -TERM $played
test -e "$HOME/.local/share/fort-desktop/statistics.json"
"""


def done(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with all that it says as one text."""
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=LIMIT,
    )


class Root:
    """A bare root of a suite, in which commands are run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def does(self, line: str) -> str:
        """Run a line of a shell; what it says.

        Raises:
            SmokeError: it fails.
        """
        settings = {"PATH": bare.SEARCHED, "HOME": HOME, "LANG": "C.UTF-8"}
        settings |= {"DEBIAN_FRONTEND": "noninteractive"} | bare.settings(self.folder)
        variables = [f"{name}={value}" for name, value in settings.items()]
        inner = ["env", "-i", *variables, "sh", "-c", line]
        own = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        ended = done([*own, "sh", "-c", bare.MOUNTS, str(self.folder), *inner])
        if ended.returncode:
            raise SmokeError(f"`{line.strip()}` fails:\n{ended.stdout[-3000:]}")
        return ended.stdout

    def named(self) -> set[str]:
        """The files outside of the player's home that bear the app's name or the game file's."""
        found = set()
        for top in ("etc", "opt", "usr", "var/lib"):
            for path in (self.folder / top).rglob("*"):
                name = path.name.lower().replace("_", "-")
                if NAME in name or "fortdesktop" in name:
                    found.add(str(path.relative_to(self.folder)))
        return found


@contextmanager
def rooted(suite: str) -> Iterator[Root]:
    """A bare root with a way to packages, which is thrown away afterwards."""
    bare.provide_debootstrap()
    with tempfile.TemporaryDirectory(prefix=f"fort-{suite}-") as top:
        folder = Path(top)
        folder.chmod(0o755)
        ended = done(bare.bootstrap(suite, folder, "ca-certificates"))
        if ended.returncode:
            raise SmokeError(f"There is no root of {suite}:\n{ended.stdout[-2000:]}")
        bare.connect(folder)
        settings = folder / HOME.lstrip("/") / ".config" / NAME / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text('{"animation": "off", "language": "pl"}', encoding="utf-8")
        begin("fort", folder / GAME.lstrip("/"))
        root = Root(folder)
        root.does("apt-get update -qq")
        yield root


def try_deb(suite: str, deb: Path) -> str:
    """Install it with apt, play, remove; what the version was.

    Raises:
        SmokeError: something of that fails, or something is left but what belongs to the player.
    """
    with rooted(suite) as root:
        before = root.named()
        shutil.copy(deb, root.folder / "tmp" / deb.name)
        root.does(f"{FIT} /tmp/{deb.name}")
        version = root.does("fort-desktop --version").strip()
        root.does(f"{FIT} xvfb")
        root.does(PLAY)
        root.does(f"apt-get purge -y -qq {NAME}")
        if left := root.named() - before:
            raise SmokeError(f"Removing it from {suite} leaves {', '.join(sorted(left))}.")
        kept = root.folder / HOME.lstrip("/") / ".local/share" / NAME / "statistics.json"
        if not kept.exists():
            raise SmokeError(f"Removing it from {suite} takes the player's own files along.")
        return version


def try_wheel(suite: str, wheel: Path) -> str:
    """Install it with pipx, play, remove; what the version was.

    Raises:
        SmokeError: something of that fails.
    """
    with rooted(suite) as root:
        shutil.copy(wheel, root.folder / "tmp" / wheel.name)
        root.does(f"{FIT} pipx xvfb {' '.join(libraries())}")
        root.does(f"pipx install /tmp/{wheel.name}")
        version = root.does('"$HOME/.local/bin/fort-desktop" --version').strip()
        root.does(f'PATH="$HOME/.local/bin:$PATH"\n{PLAY}')
        root.does(f"pipx uninstall {NAME}")
        return version


def libraries() -> list[str]:
    """The packages with what Qt needs of the system."""
    return sorted(set(ALL.values()))
