"""Where the files of the app lie on Linux.

The frozen app goes to /usr/lib/fort-desktop: a program may have a folder of its own there for what
nobody starts by hand. In /opt lintian objects to it, and systems with a read-only /usr, such as
Fedora Silverblue, have no place for what packages bring there.
"""

from __future__ import annotations

import gzip
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.environment import TOP
from tools.package.linux import elf, manual, rights
from tools.package.linux.release import moment
from tools.package.made import ID, NAME, RECIPES, App

PLACE = f"usr/lib/{NAME}"
PROGRAM = f"usr/bin/{NAME}"
DOCUMENTS = f"usr/share/doc/{NAME}"
GAME = "application-x-fort-desktop-game"  # the kind of a saved game, as its icon is called
FILES = RECIPES / "linux"


def lay(app: App, root: Path) -> None:
    """Lay out what packages of all kinds have, below an empty folder."""
    copy(app, root / PLACE)
    program = root / PROGRAM
    program.parent.mkdir(parents=True)
    program.symlink_to(f"../lib/{NAME}/{app.program.name}")
    share(app, root / "usr" / "share")
    documents = root / DOCUMENTS
    documents.mkdir(parents=True)
    statement = rights.statement(app.folder, PLACE)
    (documents / "copyright").write_text(statement, encoding="utf-8")
    pack(documents / "changelog.gz", (TOP / "CHANGELOG.md").read_bytes())


def copy(app: App, folder: Path) -> None:
    """The frozen app; it says nothing of where the Python lay that it was made of."""
    shutil.copytree(app.folder, folder, symlinks=True)
    for path, _ in files(folder):
        if not path.is_symlink():
            elf.settle(path)


def share(app: App, folder: Path) -> None:
    """What desktops read, as it lies in /usr/share and in the same folder of a user."""
    for source, place in (
        (f"{ID}.desktop", "applications"),
        (f"{ID}.metainfo.xml", "metainfo"),
        (f"{ID}.mime.xml", "mime/packages"),
    ):
        (folder / place).mkdir(parents=True)
        shutil.copyfile(FILES / source, folder / place / source.replace(".mime.", "."))
    shutil.copytree(app.icons / "hicolor", folder / "icons" / "hicolor")
    for icon in list((folder / "icons").glob(f"hicolor/*/apps/{ID}.*")):
        link = icon.parents[1] / "mimetypes" / f"{GAME}{icon.suffix}"
        link.parent.mkdir()
        link.symlink_to(f"../apps/{icon.name}")
    page = folder / "man" / "man6" / f"{NAME}.6.gz"
    page.parent.mkdir(parents=True)
    pack(page, manual.page(app.version).encode())


def pack(path: Path, data: bytes) -> None:
    """As gzip -9n does, which notes neither name nor time."""
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def settle(root: Path) -> None:
    """Give everything below the rights that it needs, and one time."""
    at = moment()
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or runs(path) else 0o644)
        os.utime(path, (at, at), follow_symlinks=False)


def runs(path: Path) -> bool:
    """Whether it is a program; PyInstaller calls libraries programs as well."""
    return ".so" not in path.suffixes and bool(path.stat().st_mode & 0o100)


def files(root: Path) -> Iterator[tuple[Path, str]]:
    """Each with its address below the root, links too, in an order of their own."""
    found = {path.relative_to(root).as_posix(): path for path in root.rglob("*")}
    return ((found[name], name) for name in sorted(found) if is_file(found[name]))


def is_file(path: Path) -> bool:
    return path.is_symlink() or path.is_file()
