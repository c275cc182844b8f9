"""What a frozen app asks of the system, and which packages of Debian and of rpm's world bring it.

An app asks for the libraries that its files are linked with and that do not lie among them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools import system
from tools.package.linux import elf
from tools.package.made import SkippedError

GLIBC = re.compile(r"(?:lib(?:anl|c|dl|m|mvec|pthread|resolv|rt|util)|ld-linux[\w-]*)\.so\.\d")
SYMBOLS = re.compile(r"GLIBC_(\d+)\.(\d+)")
RELATIVE = "GLIBC_ABI_DT_RELR"  # a way to be linked that came with
RELATIVE_SINCE = (2, 36)
OLDEST = (2, 17)  # of the packages of PySide6 and of Python that are the least choosy

# Besides those that Qt asks for: what other libraries may ask for and is left to the system, too.
BESIDES = {
    "libGLX.so.0": "libglx0",
    "libGLdispatch.so.0": "libglvnd0",
    "libOpenGL.so.0": "libopengl0",
    "libXau.so.6": "libxau6",
    "libXdmcp.so.6": "libxdmcp6",
    "libXext.so.6": "libxext6",
    "libXrender.so.1": "libxrender1",
    "libblkid.so.1": "libblkid1",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbsd.so.0": "libbsd0",
    "libcap.so.2": "libcap2",
    "libcom_err.so.2": "libcom-err2",
    "libdrm.so.2": "libdrm2",
    "libexpat.so.1": "libexpat1",
    "libgbm.so.1": "libgbm1",
    "libgcc_s.so.1": "libgcc-s1",
    "libgcrypt.so.20": "libgcrypt20",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgmodule-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgpg-error.so.0": "libgpg-error0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libk5crypto.so.3": "libk5crypto3",
    "libkeyutils.so.1": "libkeyutils1",
    "libkrb5.so.3": "libkrb5-3",
    "libkrb5support.so.0": "libkrb5support0",
    "liblz4.so.1": "liblz4-1",
    "libmd.so.0": "libmd0",
    "libmount.so.1": "libmount1",
    "libpcre2-8.so.0": "libpcre2-8-0",
    "libpng16.so.16": "libpng16-16",
    "libselinux.so.1": "libselinux1",
    "libsystemd.so.0": "libsystemd0",
    "libuuid.so.1": "libuuid1",
    "libwayland-server.so.0": "libwayland-server0",
    "libxcb-dri2.so.0": "libxcb-dri2-0",
    "libxcb-dri3.so.0": "libxcb-dri3-0",
}
KNOWN = system.ALL | BESIDES
# Since Debian 13 under another name, with times of 64 bits on all processors.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64", "libpng16-16": "libpng16-16t64"}


@dataclass(frozen=True)
class Data:
    """Files without which a library that is bundled does not do its work.

    Attributes:
        debian: the package that has them there.
        rpm: the same elsewhere.
        needed: whether the game cannot be played without.
    """

    debian: str
    rpm: str
    needed: bool


DATA = {
    "libX11.so.6": Data("libx11-data", "(libX11-common or libX11-data)", needed=False),
    "libfontconfig.so.1": Data("fontconfig-config", "fontconfig", needed=False),
    "libxkbcommon.so.0": Data("xkb-data", "xkeyboard-config", needed=True),
}


@dataclass(frozen=True)
class Asked:
    """What the app in a folder asks of the system.

    Attributes:
        libraries: their sonames, with a file that asks; without those of the GNU C library.
        glibc: the oldest version of the GNU C library that has all symbols.
        data: what bundled libraries read.
    """

    libraries: dict[str, str]
    glibc: tuple[int, int]
    data: tuple[Data, ...]

    @property
    def libc(self) -> str:
        """The version as people write it."""
        return ".".join(map(str, self.glibc))

    def debian(self) -> list[str]:
        """What goes into Depends.

        Raises:
            SkippedError: it is not known who brings a library.
        """
        found = {package_of(name, by) for name, by in self.libraries.items()}
        found |= {data.debian for data in self.data if data.needed}
        return [f"libc6 (>= {self.libc})", *sorted(map(either, found))]

    def rpm(self) -> list[str]:
        """What goes into Requires; there a library is asked for by its own name."""
        found = [f"{name}()(64bit)" for name in self.libraries]
        found += [data.rpm for data in self.data if data.needed]
        return [f"libc.so.6(GLIBC_{self.libc})(64bit)", *sorted(found)]

    def wished(self, kind: str) -> list[str]:
        """What goes into Recommends of a "debian" or an "rpm" package."""
        return sorted(getattr(data, kind) for data in self.data if not data.needed)


def package_of(soname: str, by: str) -> str:
    """Debian's package with a library that the file `by` needs."""
    if soname not in KNOWN:
        raise SkippedError(
            f"{by} needs {soname}, which is neither bundled nor in tools/package/linux/asked.py."
        )
    return KNOWN[soname]


def either(package: str) -> str:
    """Under the newer name where there is one, else under the older."""
    newer = RENAMED.get(package)
    return f"{newer} | {package}" if newer else package


def asked(folder: Path) -> Asked:
    """What all files in a folder ask for."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    bundled = {path.name for path in files}
    libraries: dict[str, str] = {}
    glibc = OLDEST
    for path in (path for path in files if not path.is_symlink()):
        binary = elf.read(path)
        if binary is None:
            continue
        glibc = max([glibc, *since(binary.versions.values())])
        for name in outside(binary.needed, bundled):
            libraries.setdefault(name, path.name)
    data = tuple(data for name, data in DATA.items() if name in bundled)
    return Asked(dict(sorted(libraries.items())), glibc, data)


def outside(needed: Iterable[str], bundled: set[str]) -> Iterator[str]:
    """What has to come from elsewhere, but for the GNU C library."""
    return (name for name in needed if name not in bundled and not GLIBC.fullmatch(name))


def since(versions: Iterable[Iterable[str]]) -> Iterator[tuple[int, int]]:
    """With which version of the GNU C library each came."""
    for name in (name for names in versions for name in names):
        if name == RELATIVE:
            yield RELATIVE_SINCE
        elif found := SYMBOLS.fullmatch(name):
            yield int(found[1]), int(found[2])
