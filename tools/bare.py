"""`dev.py bare SUITE`: what README.md promises, tried in a bare Debian root of that suite.

debootstrap makes the root with nothing but Python in it; a copy of this checkout then plays the
demo game and runs the tests there, with the two commands of README.md. The root is thrown away.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import checks
from tools.environment import TOP
from tools.system import MissingError, apt_install, may_install

SCRIPTS = Path("/usr/share/debootstrap/scripts")
NEWEST = "sid"  # the script for suites younger than debootstrap
CHECKOUT, SETTINGS = "opt/fort", "opt/settings"
SEARCHED = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# Mounts in a namespace of their own are gone with the last process in it.
MOUNTS = (
    'mount -t proc proc "$0/proc" && mkdir -p "$0/dev/shm" && mount -t tmpfs tmpfs "$0/dev/shm" '
    '&& exec chroot "$0" "$@"'
)
OF_NETWORK = ("etc/resolv.conf", "etc/hosts")
PASSED_ON = re.compile(r"(?i)PIP_.*|.*_CERT|.*_CA_BUNDLE|SSL_CERT_FILE|(http|https|no)_proxy")


def main(suite: str, python: str, test_options: Sequence[str]) -> int:
    """The exit code of the first step that failed, or 0.

    Args:
        suite: Debian's name for a release, as in "trixie".
        python: the name of its package and of its program, as in "python3.15".
        test_options: for `dev.py test`.
    """
    provide_debootstrap()
    with tempfile.TemporaryDirectory(prefix=f"fort-{suite}-") as folder:
        root = Path(folder)
        root.chmod(0o755)
        code, _ = checks.timed(checks.Step(f"bare {suite}", bootstrap(suite, root, python)))
        if code:
            return code
        furnish(root)
        for name, words in (("play", ["play"]), ("test", ["test", *test_options])):
            step = checks.Step(name, inside(root, python, "dev.py", *words), loud=True)
            code, _ = checks.timed(step)
            if code:
                return code
    return 0


def provide_debootstrap() -> None:
    if sys.platform != "linux" or os.geteuid() != 0:
        raise MissingError("A bare root is made by root on Linux alone.")
    if not shutil.which("debootstrap"):
        if not may_install():
            raise MissingError("debootstrap is missing; install it with your package manager.")
        apt_install(["debootstrap"])


def mirror() -> str:
    """Where apt gets Debian's packages on this machine."""
    told = output("apt-get", "indextargets", "--format", "$(ORIGIN)|$(LABEL)|$(REPO_URI)")
    for line in told.splitlines():
        origin, label, address = line.split("|")
        if origin == label == "Debian":
            return address
    raise MissingError("apt knows no mirror of Debian here; `apt-get update` may help.")


def output(*command: str) -> str:
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    except OSError as problem:
        raise MissingError(f"{command[0]} cannot be run: {problem.strerror}.") from problem
    return done.stdout


def bootstrap(suite: str, root: Path, python: str) -> tuple[str, ...]:
    script = SCRIPTS / (suite if (SCRIPTS / suite).exists() else NEWEST)
    options = ("--variant=minbase", f"--include={python}")
    return ("debootstrap", *options, suite, str(root), mirror(), str(script))


def furnish(root: Path) -> None:
    """A copy of this checkout, and the way to the packages that this machine goes."""
    for path in checkout():
        copy(path, root / CHECKOUT / path.relative_to(TOP))
    connect(root)


def connect(root: Path) -> None:
    """The root reaches the network and Debian's packages as this machine does."""
    for name in OF_NETWORK:
        copy(Path("/", name), root / name)
    # A mirror may be late by more days than its index is valid; debootstrap does not look either.
    options = root / "etc" / "apt" / "apt.conf.d" / "99bare"
    options.write_text('Acquire::Check-Valid-Until "false";\n', encoding="utf-8")


def checkout() -> Iterator[Path]:
    """What git knows or would take."""
    told = output("git", "-C", str(TOP), "ls-files", "-z", "-co", "--exclude-standard")
    found = [TOP / name for name in told.split("\0") if name]
    if not found:
        raise MissingError("The files of this folder are asked of git, which knows none.")
    yield from (path for path in found if path.is_file())


def settings(root: Path) -> dict[str, str]:
    """How this machine reaches the network and pip its packages; files that are named go along."""
    found = {name: value for name, value in os.environ.items() if PASSED_ON.fullmatch(name)}
    for line in output(sys.executable, "-m", "pip", "config", "list").splitlines():
        name, _, value = line.partition("=")
        section, _, option = name.partition(".")
        if section in {"global", "install"}:
            variable = f"PIP_{option.upper().replace('-', '_')}"
            found.setdefault(variable, str(ast.literal_eval(value)))
    moved = {name: " ".join(words_there(root, value)) for name, value in found.items()}
    return {name: value for name, value in moved.items() if value}


def words_there(root: Path, value: str) -> Iterator[str]:
    """The words of a setting as they are right in the root, where folders of this machine are not.

    Files lie under the same name in a folder of their own: packages may write over the first.
    """
    for word in value.split():
        path = Path(word.removeprefix("file://"))
        if not path.is_absolute():
            yield word
        elif path.is_file():
            copy(path, root / SETTINGS / path.relative_to("/"))
            yield f"/{SETTINGS}{path}"


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    shutil.copy(source, target)


def inside(root: Path, *words: str) -> tuple[str, ...]:
    """The command that runs `words` in the root's checkout, knowing nothing of this desktop."""
    own = {"PATH": SEARCHED, "HOME": str(Path.home())} | settings(root)
    variables = [f"{name}={value}" for name, value in own.items()]
    run = ("env", "-i", "-C", f"/{CHECKOUT}", *variables, *words)
    return ("unshare", "--mount", "--fork", "--kill-child", "sh", "-c", MOUNTS, str(root), *run)
