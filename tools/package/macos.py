"""The disk image for macOS, and what its app says of itself. Nobody has run this so far."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from fort_desktop.languages import CODES
from tools.package.made import DIST, NAME, TITLE, App, SkippedError

BUNDLE = DIST / f"{TITLE}.app"
IDENTIFIER = "io.github.fort-desktop.FortDesktop"  # Apple wants no underscore, Linux no hyphen
GAME = "io.github.fort-desktop.game"
SUFFIX = "fortgame"
OLDEST = "13.0"  # that Qt 6.11 runs on


def make(app: App, out: Path) -> Path:
    """A disk image in the folder `out`, of the app that PyInstaller has made for macOS.

    Raises:
        SkippedError: this is no macOS, or the app has not been made.
        subprocess.CalledProcessError: a tool of macOS refuses; what it says stands in `output`.
    """
    if sys.platform != "darwin":
        raise SkippedError("A disk image for macOS can be made on macOS only.")
    if not BUNDLE.is_dir():
        raise SkippedError(f"A disk image for macOS needs {BUNDLE.name}, which is not there.")
    out.mkdir(parents=True, exist_ok=True)
    made = out / f"{NAME}-{app.version}-macos-{app.machine}.dmg"
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / BUNDLE.name
        shutil.copytree(BUNDLE, copied, symlinks=True)
        (Path(folder) / "Applications").symlink_to("/Applications")  # to drag it there
        run("codesign", "--force", "--deep", "--sign", "-", str(copied))  # by nobody, as ARM asks
        run("codesign", "--verify", "--deep", "--strict", str(copied))
        image = ("-volname", TITLE, "-srcfolder", folder, "-fs", "HFS+", "-format", "UDZO")
        run("hdiutil", "create", "-ov", *image, str(made))
    return made


def run(*command: str) -> None:
    subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=True,
    )


def info_plist(version: str) -> dict[str, Any]:
    """What PyInstaller's BUNDLE writes into the app's Info.plist over its own."""
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleDisplayName": TITLE,
        "CFBundleName": TITLE,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(CODES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© 2026 The Fort Desktop contributors. MIT licence.",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Saved game of Fort Desktop",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME,
                "UTTypeDescription": "Saved game of Fort Desktop",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": [SUFFIX]},
            }
        ],
    }
