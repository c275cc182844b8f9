"""The archive for every Linux: the folder, and a script that installs it for one person."""

from __future__ import annotations

import lzma
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.package.linux import tree
from tools.package.linux.asked import asked
from tools.package.linux.release import moment, told
from tools.package.made import NAME, App

LEVEL = 9
INSTALLER = "install.sh"
READ_ME = "README.txt"


def make(app: App, out: Path) -> Path:
    """Make the archive in the folder `out`; the same app gives the same bytes."""
    made = out / f"{top(app)}.tar.xz"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / top(app)
        root.mkdir()
        lay(app, root)
        pack(root, made)
    return made


def top(app: App) -> str:
    """The one folder in the archive."""
    return f"{NAME}-{app.version}-linux-{app.machine}"


def lay(app: App, root: Path) -> None:
    """Lay out what is in the archive."""
    tree.copy(app, root / NAME)
    tree.share(app, root / "share")
    wanted = asked(app.folder)
    words = {
        "version": app.version,
        "machine": app.machine,
        "glibc": wanted.libc,
        "libraries": " ".join(wanted.libraries),
    }
    for name in (INSTALLER, READ_ME):
        (root / name).write_text(told(tree.FILES / name, **words), encoding="utf-8")
    (root / INSTALLER).chmod(0o755)
    tree.settle(root)


def pack(root: Path, made: Path) -> None:
    """Into one file that says nothing of the machine that it was made on.

    What xz can do for programs of x86_64 makes them smaller by a twentieth.
    """
    with (
        lzma.open(made, "wb", filters=list(filters(root.name))) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in (root, *sorted(root.rglob("*"))):
            name = path.relative_to(root.parent).as_posix()
            tar.add(path, name, recursive=False, filter=nobody)


def filters(name: str) -> Iterator[dict[str, Any]]:
    if name.endswith("x86_64"):
        yield {"id": lzma.FILTER_X86}
    yield {"id": lzma.FILTER_LZMA2, "preset": LEVEL}


def nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """The same, of no owner in particular, at the time of all."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = moment()
    return member
