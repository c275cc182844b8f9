"""What of Qt and of the system's libraries comes into the frozen app.

PyInstaller takes whole families of plugins and QML modules along, and all libraries that one of
them asks for. Kept is what is named here, and what that asks for in turn.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Collection, Iterable
from fnmatch import fnmatch
from pathlib import PurePosixPath

Entry = tuple[str, str, str]  # where it goes, where it comes from, PyInstaller's kind of it
Asked = Callable[[str], Iterable[str]]
STARTED = ("libpython*",)  # by the program itself

# Modules that nothing in the app imports, though something in a library offers to.
UNUSED = [
    "PySide6.QtDBus", "PySide6.QtSql", "PySide6.QtTest", "PySide6.QtWidgets", "asyncio",
    "fort_desktop.research", "ftplib", "gymnasium", "mypy", "numpy", "pettingzoo", "pydantic.mypy",
    "pydantic.v1", "ssl", "tkinter", "unittest", "xmlrpc",
]  # fmt: skip

# QtQuick.Dialogs asks the desktop for a dialog; where it has none, Qt draws one with the rest.
MODULES = (
    "QtQml", "QtQml/Models", "QtQml/WorkerScript", "QtQuick", "QtQuick/Shapes", "QtQuick/Dialogs",
    "QtQuick/Dialogs/quickimpl", "QtQuick/Controls", "QtQuick/Controls/Basic",
    "QtQuick/Controls/impl", "QtQuick/Layouts", "QtQuick/Templates", "Qt/labs/folderlistmodel",
)  # fmt: skip
OTHER_STYLES = ("+FluentWinUI3", "+Fusion", "+Imagine", "+Material", "+Universal")

# By folder. Platforms, input methods, themes, decorations and ways to the screen, and the pictures
# that the app and the desktop have. Not: the theme of GTK 3, which takes the half of GNOME along.
PLUGINS = {
    "iconengines": ("*svgicon*",),
    "imageformats": ("*qsvg*", "*qico*", "*qicns*"),
    "platforminputcontexts": ("*compose*", "*ibus*"),
    "platforms": ("*qxcb*", "*qwayland*", "*qoffscreen*", "*qminimal.*", "*qwindows*", "*qcocoa*"),
    "platformthemes": ("*xdgdesktopportal*",),
    "styles": (),
    "wayland-decoration-client": ("*",),
    "wayland-graphics-integration-client": ("*",),
    "wayland-shell-integration": ("*xdg-shell*", "*qt-shell*"),
    "xcbglintegrations": ("*",),
}

# What every desktop has, and what must fit the drivers and services of the one it runs on; after
# the list of libraries that AppImages leave out.
OF_THE_SYSTEM = (
    "libEGL.so*", "libGL.so*", "libGLX.so*", "libOpenGL.so*", "libX11.so*", "libX11-xcb.so*",
    "libXau.so*", "libXdmcp.so*", "libXext.so*", "libXrender.so*", "libblkid.so*", "libbsd.so*",
    "libbrotli*.so*", "libcap.so*", "libcom_err.so*", "libdbus-1.so*", "libdrm.so*", "libexpat.so*",
    "libfontconfig.so*", "libfreetype.so*", "libgbm.so*", "libgcc_s.so*", "libgcrypt.so*",
    "libgio-2.0.so*", "libglib-2.0.so*", "libgmodule-2.0.so*", "libgobject-2.0.so*",
    "libgpg-error.so*", "libgssapi_krb5.so*", "libgthread-2.0.so*", "libk5crypto.so*",
    "libkeyutils.so*", "libkrb5.so*", "libkrb5support.so*", "liblz4.so*", "libmd.so*",
    "libmount.so*", "libpcre2-8.so*", "libpng16.so*", "libselinux.so*", "libstdc++.so*",
    "libsystemd.so*", "libuuid.so*", "libwayland-*.so*", "libxcb.so*", "libz.so*", "libzstd.so*",
)  # fmt: skip

# Of Python: the app speaks to no network, its checksums need no OpenSSL, and all that it reads and
# writes is UTF-8, as Qt takes the system's names to be.
MODULES_OF_PYTHON = ("_codecs_*", "_hashlib.*", "_multibytecodec.*", "_ssl.*")


def in_the_app(module: str) -> bool:
    """Whether a module of a game is carried: its room for learners from outside is not."""
    return "research" not in module.split(".")


def wanted(entry: Entry, languages: Collection[str]) -> bool:
    """Whether it is named above, or nothing that has to be named.

    Args:
        entry: of PyInstaller.
        languages: in whose words Qt's own texts are kept.
    """
    path = PurePosixPath(entry[0].replace("\\", "/"))
    for folder, judged in (("qml", _module), ("plugins", _plugin)):
        if folder in path.parts and "PySide6" in path.parts:
            return judged(PurePosixPath(*path.parts[path.parts.index(folder) + 1 :]))
    if "PySide6" in path.parts and path.suffix == ".qm":
        return path.name in {f"qtbase_{language}.qm" for language in languages}
    if "lib-dynload" in path.parts:
        return not any(fnmatch(path.name, pattern) for pattern in MODULES_OF_PYTHON)
    return not any(fnmatch(path.name, pattern) for pattern in OF_THE_SYSTEM)


def _module(path: PurePosixPath) -> bool:
    if path.suffix in {".a", ".lib", ".qmltypes"} or not {*OTHER_STYLES}.isdisjoint(path.parts):
        return False
    folder = path.parent
    while folder.name == "images" or folder.name in {"qml", "+Basic"}:
        folder = folder.parent
    return str(folder) in MODULES


def _plugin(path: PurePosixPath) -> bool:
    return any(fnmatch(path.name, pattern) for pattern in PLUGINS.get(path.parts[0], ()))


def pruned(
    binaries: Iterable[Entry], datas: Iterable[Entry], languages: Collection[str], asked: Asked
) -> tuple[list[Entry], list[Entry]]:
    """The binaries and the other files that stay.

    A library stays if something else that stays asks for it, directly or not.

    Args:
        binaries, datas: as PyInstaller has found them.
        languages: in whose words Qt's own texts are kept.
        asked: the names of the libraries that a file asks for.
    """
    named = [entry for entry in binaries if wanted(entry, languages)]
    libraries = {PurePosixPath(entry[0]).name: entry for entry in named if _is_library(entry)}
    reached = [entry for entry in named if not _is_library(entry)]
    kept = {entry[0] for entry in reached}
    while reached:
        for name in asked(reached.pop()[1]):
            library = libraries.get(name)
            if library is not None and library[0] not in kept:
                kept.add(library[0])
                reached.append(library)
    files = [
        entry
        for entry in datas
        if wanted(entry, languages) and (entry[2] != "SYMLINK" or _target(entry) in kept)
    ]
    return [entry for entry in named if entry[0] in kept], files


def _is_library(entry: Entry) -> bool:
    """Whether nothing but other libraries loads it: neither Python nor Qt's search for plugins."""
    path = PurePosixPath(entry[0])
    started = any(fnmatch(path.name, pattern) for pattern in STARTED)
    return entry[2] == "BINARY" and not started and {"qml", "plugins"}.isdisjoint(path.parts)


def _target(entry: Entry) -> str:
    """Where a link, as one at the top to a library of Qt, points."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(entry[0]), entry[1]))
