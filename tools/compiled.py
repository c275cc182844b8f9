"""The compiled build of the games: which modules belong to it, where it lies, whether it is fresh.

What compiles is `tools/mypyc_build.py`, in an environment of its own; docs/compiled.md tells more.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sysconfig
import time
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from fort_desktop.builds import DIGEST, LIBRARY, READ
from tools.environment import TOP
from tools.system import MissingError

MYPYC = ("mypy==2.4.1", "setuptools==84.2.1")  # the first as in requirements-dev.lock

# Where the time goes. The rest, the contract too, would gain nothing that anybody notices.
ROOMS = ("games/*/rules/*.py", "games/*/bots/*.py")
# Modules of these rooms for which mypyc is unfit, by their path in fort_desktop/, with the reason.
UNFIT: dict[str, str] = {}
BUILDER = "tools/mypyc_build.py"
SUFFIXES = (".pyd", ".so")
OUTDATED = (
    "The compiled build was not that of the sources any more and has been removed; "
    "`dev.py compile` makes it anew."
)


@dataclass(frozen=True)
class Build:
    """That of the checkout in the folder `top`, for the Python that runs this."""

    top: Path

    @property
    def work(self) -> Path:
        """What mypyc and the C compiler write, and the digest of what they read."""
        return self.top / DIGEST.parent.relative_to(TOP)

    def sources(self) -> list[Path]:
        """The modules that are compiled; packages themselves hold nothing."""
        package = self.top / "fort_desktop"
        found = sorted(path for room in ROOMS for path in package.glob(room))
        unfit = {package / name for name in UNFIT}
        return [path for path in found if path.name != "__init__.py" and path not in unfit]

    def modules(self) -> list[str]:
        """Their names."""
        paths = (path.relative_to(self.top).with_suffix("") for path in self.sources())
        return [".".join(path.parts) for path in paths]

    def imported(self) -> list[str]:
        """The modules that they import, which cannot be seen in what is compiled."""
        nodes = [node for path in self.sources() for node in ast.walk(ast.parse(path.read_bytes()))]
        whole = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
        parts = [node for node in nodes if isinstance(node, ast.ImportFrom)]
        whole |= {str(node.module) for node in parts}
        inner = {f"{node.module}.{name.name}" for node in parts for name in node.names}
        return sorted(whole | {name for name in inner if self._path(name, ".py").exists()})

    def _path(self, module: str, suffix: str) -> Path:
        return self.top / (module.replace(".", "/") + suffix)

    def files(self) -> list[Path]:
        """What a whole build puts beside the sources."""
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return sorted(self._path(name, suffix) for name in (LIBRARY, *self.modules()))

    def there(self) -> list[Path]:
        """What lies beside the sources, whole or not, of whichever Python."""
        games = self.top / "fort_desktop" / "games"
        found = (*self.top.glob(f"{LIBRARY}.*"), *games.rglob("*"))
        return sorted(path for path in found if path.suffix in SUFFIXES)

    def digest(self) -> str:
        """Changes with whatever may change what is made."""
        package = self.top / "fort_desktop"
        read = sorted(path for names in READ for path in package.glob(names))
        made_by = (sysconfig.get_config_var("EXT_SUFFIX"), MYPYC, self.modules())
        found = hashlib.sha256(repr(made_by).encode())
        for path in (*read, self.top / BUILDER):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            found.update(f"{path.relative_to(self.top).as_posix()} {content}\n".encode())
        return found.hexdigest()

    @property
    def stamp(self) -> Path:
        """The digest of what was compiled."""
        return self.work / DIGEST.name

    def fresh(self) -> bool:
        """Whether a build is there that is whole and that of the sources.

        It then counts as newer than they are: `fort_desktop/builds.py` asks for times alone.
        """
        whole = self.stamp.exists() and self.there() == self.files()
        if not whole or self.stamp.read_text() != self.digest():
            return False
        self.stamp.touch()
        return True

    def remove(self) -> int:
        """Take away what lies beside the sources; how many files that were."""
        gone = self.there()
        self.stamp.unlink(missing_ok=True)
        for path in gone:
            try:
                path.unlink()
            except OSError as problem:
                raise MissingError(
                    f"{path} cannot be removed ({problem.strerror}): does a game still run with it?"
                ) from problem
        return len(gone)

    def remove_outdated(self) -> None:
        """Nothing must run what its sources do not say any more."""
        if self.there() and not self.fresh():
            self.remove()
            print(OUTDATED, flush=True)

    def compile(self, python: Path | str) -> Path:
        """Compile with a Python that has mypyc; the folder in which files lie as in the checkout.

        Raises:
            MissingError: it could not be done; the message says what mypyc or the compiler said.
        """
        made = self.work / "lib"
        if made.exists():
            shutil.rmtree(made)
        done = subprocess.run(
            [str(python), "-m", "tools.mypyc_build", str(self.work)],
            cwd=self.top,
            env=os.environ | {"PYTHONUTF8": "1"},  # pip brings a build's packages by PYTHONPATH
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise MissingError(f"{done.stdout}\nThe games could not be compiled; see above.")
        return made

    def made(self, python: Path | str) -> Path:
        """The same folder; what is there already is not compiled again."""
        kept, before = self.work / "lib", self.digest()
        stamp = kept / DIGEST.name
        if not stamp.exists() or stamp.read_text() != before:
            print(f"Compiling {len(self.sources())} modules, which takes some minutes", flush=True)
            self.compile(python)
            stamp.write_text(before)
        return kept

    def renew(self, python: Path | str) -> None:
        """Put what is compiled beside the sources."""
        self.remove()
        begun, before = time.time_ns(), self.digest()  # what is edited meanwhile is newer
        made = self.made(python)
        for path in sorted(self.files(), key=lambda path: not path.name.startswith(LIBRARY)):
            shutil.copy2(made / path.relative_to(self.top), path)  # the others need that one
        self.stamp.write_text(before)
        os.utime(self.stamp, ns=(begun, begun))


BUILD = Build(TOP)


def licences() -> Path:
    """Those of mypyc's own C code, which is part of what it makes; mypy must be at hand."""
    files = distribution("mypy").files or ()
    return Path(str(next(f for f in files if f.parts[-2:] == ("licenses", "LICENSE")).locate()))
