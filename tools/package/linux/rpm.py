"""The package for Fedora, openSUSE and their relatives."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.package.linux import rights, tree
from tools.package.linux.asked import Asked, asked
from tools.package.linux.release import HOMEPAGE, MAINTAINER, day, moment, ordered, told
from tools.package.made import NAME, App, SkippedError, needs

RECIPE = tree.FILES / f"{NAME}.rpm.spec.in"
LEVEL = 6  # of xz


def make(app: App, out: Path) -> Path:
    """Make the package in the folder `out`.

    Raises:
        SkippedError: it cannot be made here.
    """
    needs("rpmbuild", package="rpm")
    made = out / f"{NAME}-{ordered(app.version)}-1.{app.machine}.rpm"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        root = work / "root"
        root.mkdir()
        tree.lay(app, root)
        tree.settle(root)
        recipe = work / f"{NAME}.spec"
        recipe.write_text(spec(app, asked(app.folder), root), encoding="utf-8")
        build(app, recipe)
        shutil.move(work / made.name, made)
    return made


def build(app: App, recipe: Path) -> None:
    """Make the package beside its recipe, in folders of its own."""
    work = recipe.parent
    folders = {"_topdir": work / "rpmbuild", "_tmppath": work, "_rpmdir": work, "_dbpath": work}
    defined = {name: str(folder) for name, folder in folders.items()}
    defined["_rpmfilename"] = "%{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm"
    options = [word for name, said in defined.items() for word in ("--define", f"{name} {said}")]
    done = subprocess.run(
        ["rpmbuild", "-bb", "--quiet", "--target", f"{app.machine}-linux", *options, recipe],
        env=os.environ | {"SOURCE_DATE_EPOCH": str(moment()), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise SkippedError(f"rpmbuild says: {done.stderr.strip()}")


def spec(app: App, wanted: Asked, root: Path) -> str:
    """The recipe that rpmbuild reads, for what lies below `root`."""
    requires = [f"Requires: {name}" for name in (*wanted.rpm(), "hicolor-icon-theme")]
    recommends = [f"Recommends: {name}" for name in wanted.wished("rpm")]
    return told(
        RECIPE,
        version=ordered(app.version),
        homepage=HOMEPAGE,
        maintainer=MAINTAINER,
        level=str(LEVEL),
        licence=rights.identifiers(app.folder),
        requires="\n".join(requires),
        recommends="\n".join([*recommends, "Recommends: xdg-desktop-portal"]),
        root=str(root),
        files="\n".join(listed(root)),
        day=f"{day(moment()):%a %b %d %Y}",
    )


def listed(root: Path) -> Iterator[str]:
    """Files, and the folders that no other package has; the names hold nothing that rpm reads."""
    yield f"/{tree.PLACE}"
    yield f"%dir /{tree.DOCUMENTS}"
    for _, name in tree.files(root):
        if name.startswith(f"{tree.DOCUMENTS}/"):
            kind = "%license" if name.endswith("/copyright") else "%doc"
            yield f"{kind} /{name}"
        elif not name.startswith(f"{tree.PLACE}/"):
            yield f"/{name}"
