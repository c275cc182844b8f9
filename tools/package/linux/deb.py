"""The package for Debian, Ubuntu and their relatives.

It needs no scripts of its own: what has to be done once its entries for desktops are there, the
packages that read them do by triggers.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

from tools.package.linux import tree
from tools.package.linux.asked import Asked, asked
from tools.package.linux.release import HOMEPAGE, MAINTAINER, changes, debian, moment
from tools.package.made import NAME, App, SkippedError, needs

PROCESSORS = {"x86_64": "amd64", "aarch64": "arm64"}
LEVEL = 6  # of xz: 3 takes two thirds of the time and gives a tenth more
DESCRIPTION = """\
card games Fort and 5 Towers
 You and up to three rivals, bots or people around one screen, build forts
 from decks of kids. Kids follow whoever plays the best games; the ones you
 leave in the yard get bored and run over to your rivals. With Cats & Dogs,
 dogs move into your doghouse and cats stroll along the fence. In the same
 app: 5 Towers, a bidding game for two to five.
 .
 An unofficial adaptation with its own pictures and texts, in English, Czech
 and Polish. It brings its own Python and Qt."""


def make(app: App, out: Path) -> Path:
    """Make the package in the folder `out`.

    Raises:
        SkippedError: it cannot be made here.
    """
    needs("dpkg-deb", package="dpkg")
    made = out / f"{NAME}_{debian(app.version)}_{processor(app)}.deb"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        root.mkdir()
        lay(app, root)
        done = subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{LEVEL}", "--build", root, made],
            env=os.environ | {"SOURCE_DATE_EPOCH": str(moment()), "LC_ALL": "C.UTF-8"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    if done.returncode:
        raise SkippedError(f"dpkg-deb says: {done.stderr.strip()}")
    return made


def processor(app: App) -> str:
    """As Debian calls it."""
    if app.machine not in PROCESSORS:
        raise SkippedError(f"Nobody has tried how Debian's package for {app.machine} is made.")
    return PROCESSORS[app.machine]


def lay(app: App, root: Path) -> None:
    """Lay out the package with what only Debian has."""
    tree.lay(app, root)
    tree.pack(root / tree.DOCUMENTS / "changelog.Debian.gz", changes(app.version).encode())
    overrides = root / "usr" / "share" / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_bytes((tree.FILES / "lintian-overrides").read_bytes())
    content = list(tree.files(root))
    sums = [f"{digest(path)}  {name}\n" for path, name in content if not path.is_symlink()]
    about = root / "DEBIAN"
    about.mkdir()
    (about / "md5sums").write_text("".join(sums), encoding="utf-8")
    said = control(app, asked(app.folder), size(root))
    (about / "control").write_text(said, encoding="utf-8")
    tree.settle(root)


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


def size(root: Path) -> int:
    """In units of 1024 bytes, reckoned as Debian does: whole ones for files, one for the rest."""
    found = [path for path in root.rglob("*") if "DEBIAN" not in path.relative_to(root).parts]
    return sum(-(-path.stat().st_size // 1024) if plain(path) else 1 for path in found)


def plain(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def control(app: App, wanted: Asked, size: int) -> str:
    """What dpkg and apt know of the package."""
    fields = {
        "Package": NAME,
        "Version": debian(app.version),
        "Architecture": processor(app),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": ", ".join(wanted.debian()),
        "Recommends": ", ".join([*wanted.wished("debian"), "xdg-desktop-portal"]),
        "Section": "games",
        "Priority": "optional",
        "Homepage": HOMEPAGE,
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {said}\n" for name, said in fields.items())
