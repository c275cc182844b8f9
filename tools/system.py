"""The system libraries that Qt needs on Linux: which are missing, and how they are installed.

The list is what the libraries and plugins inside PySide6-Essentials 6.11.3 ask of the system.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

CORE = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
ALL = CORE | X11 | WAYLAND
# No question, nothing more than is needed, and seconds of waiting while another apt is at work.
UNASKED = ("-y", "-qq", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300")


class MissingError(Exception):
    """Something of the system is missing; the message is the sentence and the command to show."""


def missing(libraries: dict[str, str] = ALL) -> list[str]:
    """The sonames that the loader does not find, asked in the loader's own way."""
    return [name for name in libraries if not loads(name)]


def loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def needed_here() -> dict[str, str]:
    """What this desktop cannot do without: one of one kind needs no library of the other."""
    wanted = dict(CORE)
    if os.environ.get("DISPLAY"):
        wanted |= X11
    if os.environ.get("WAYLAND_DISPLAY"):
        wanted |= WAYLAND
    return wanted


def provide_libraries() -> None:
    """Install what is missing where that is possible without asking, else name the command."""
    if not sys.platform.startswith("linux"):
        return
    lacking = missing()
    if lacking and may_install():
        apt_install([ALL[name] for name in lacking])
        lacking = missing()
    essential = [name for name in lacking if name in needed_here()]
    if essential:
        raise MissingError(
            f"Qt needs {count(essential)} of the system that cannot be found "
            f"({', '.join(essential)}); install with:\n  {install_command(essential)}"
        )


def provide_compiler() -> None:
    """A C compiler and Python's headers: installed where that needs no question, else named."""
    lacking = compiler_packages()
    if lacking and hasattr(os, "geteuid") and may_install():
        apt_install(lacking)
        lacking = compiler_packages()
    if lacking and shutil.which("apt-get"):
        raise MissingError(
            "mypyc needs a C compiler and Python's headers; install them with:\n"
            f"  sudo apt-get install {' '.join(lacking)}"
        )
    if lacking:
        raise MissingError(
            "mypyc needs a C compiler and Python's headers: what Debian has as "
            f"{' and '.join(lacking)}."
        )


def compiler_packages() -> list[str]:
    """Those of Debian that are missing; on Windows setuptools says itself what it needs."""
    if sys.platform == "win32":
        return []
    compilers = (os.environ.get("CC", "cc").split()[:1] or ["cc"])[0]
    lacking = [] if shutil.which(compilers) else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        lacking.append(f"python{sys.version_info.major}.{sys.version_info.minor}-dev")
    return lacking


def count(things: list[str]) -> str:
    return "one library" if len(things) == 1 else f"{len(things)} libraries"


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(packages: list[str]) -> None:
    """Needs root on Debian or a relative of it."""
    packages = sorted(set(packages))
    print(f"Installing {', '.join(packages)}", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", *UNASKED, *packages],
    ):
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode and "install" in command:
            raise MissingError(f"`{' '.join(command)}` failed:\n{done.stdout}")


def install_command(sonames: list[str]) -> str:
    """One line for the package manager at hand; rpm knows packages by the libraries they bring."""
    if shutil.which("apt-get"):
        packages = sorted({ALL[name] for name in sonames})
        return f"sudo apt-get update && sudo apt-get install -y {' '.join(packages)}"
    files = " ".join(f"'{name}()(64bit)'" for name in sonames)
    for manager in ("dnf", "zypper"):
        if shutil.which(manager):
            return f"sudo {manager} install {files}"
    return f"(the packages of your distribution that contain) {' '.join(sonames)}"
