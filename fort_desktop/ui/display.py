"""Whether a window can be shown here. Qt aborts where it cannot, with a text that helps nobody."""

from __future__ import annotations

import ctypes
import os
import socket
import struct
import sys
import threading
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Any

PLATFORM = "QT_QPA_PLATFORM"
EVERYWHERE = ("offscreen", "minimal")  # need nothing
NONE = "There is no display here (DISPLAY and WAYLAND_DISPLAY are not set)"
PATIENCE = 3.0  # seconds; a display that answers does so in a thousandth


def trouble(environment: MutableMapping[str, str] = os.environ, patience: float = PATIENCE) -> str:
    """Why no window can be shown, as a sentence without its full stop; empty where one can.

    Of several displays the first that answers is written into the environment, or Qt would try and
    complain about those before it.
    """
    chosen = environment.get(PLATFORM, "")
    if not chosen and not sys.platform.startswith(("linux", "freebsd", "openbsd", "netbsd")):
        return ""
    names = chosen.split(";") if chosen else _usual(environment)
    faults: list[str] = []
    for name in names:
        fault = _fault(name.partition(":")[0], environment, patience)
        if not fault:
            if faults:
                environment[PLATFORM] = name
            return ""
        faults.append(fault)
    return faults[0] if faults else NONE


def _usual(environment: Mapping[str, str]) -> list[str]:
    """The platforms that Qt tries unless told, in its order."""
    wayland = environment.get("WAYLAND_DISPLAY") or environment.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland"] * bool(wayland) + ["xcb"] * bool(environment.get("DISPLAY"))


def _fault(platform: str, environment: Mapping[str, str], patience: float) -> str:
    """What keeps Qt from a platform; empty is nothing."""
    if platform in EVERYWHERE:
        return ""
    known = _known()
    if platform not in known:
        there = ", ".join(sorted(known))
        return f"There is no platform '{platform}' for {PLATFORM} (Qt has {there})"
    try:
        ctypes.CDLL(str(known[platform]))
    except OSError as error:
        # What freezes the app puts words of its own before those of the system's loader.
        return f"Qt's platform '{platform}' lacks a library ({error.__cause__ or error})"
    if platform == "xcb":
        return _x11_fault(environment.get("DISPLAY", ""), patience)
    if platform.startswith("wayland"):
        return _wayland_fault(environment, patience)
    return _fault_by_trial(platform)


def _known() -> dict[str, Path]:
    """The plugin of each platform that is installed."""
    from PySide6.QtCore import QPluginLoader  # noqa: PLC0415  not for `offscreen`

    from fort_desktop.ui.qt_place import qt_folder  # noqa: PLC0415  the same

    folder = qt_folder() / "plugins" / "platforms"
    told: dict[Path, Any] = {
        path: QPluginLoader(str(path)).metaData() for path in sorted(folder.glob("*"))
    }
    return {key: path for path in told for key in told[path].get("MetaData", {}).get("Keys", ())}


def _x11_fault(display: str, patience: float) -> str:
    """Connect as Qt will, with the same library and permission."""
    if not display:
        return "There is no display here (DISPLAY is not set)"
    errors: list[int] = []

    def connect() -> None:
        xcb = ctypes.CDLL("libxcb.so.1")
        xcb.xcb_connect.restype = ctypes.c_void_p
        connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
        errors.append(xcb.xcb_connection_has_error(connection))
        # It stays: some servers begin anew when their last client goes, and have no time for Qt.

    # It may wait for ever, and a thread that waits holds up neither us nor the end of the program.
    thread = threading.Thread(target=connect, daemon=True)
    thread.start()
    thread.join(patience)
    return "" if errors == [0] else f"The display '{display}' (DISPLAY) does not answer"


def _wayland_fault(environment: Mapping[str, str], patience: float) -> str:
    """Ask the compositor to say when it has come so far; each must answer that."""
    if environment.get("WAYLAND_SOCKET"):
        return ""  # already connected, by whoever started this
    display = environment.get("WAYLAND_DISPLAY") or "wayland-0"
    path = Path(environment.get("XDG_RUNTIME_DIR", ""), display)
    sync = struct.pack("=III", 1, 12 << 16, 2)  # of wl_display, with a new callback
    try:
        with socket.socket(socket.AF_UNIX) as asked:
            asked.settimeout(patience)
            asked.connect(str(path))
            asked.sendall(sync)
            answered = bool(asked.recv(1))
    except OSError:
        answered = False
    return "" if answered else f"The display '{display}' (WAYLAND_DISPLAY) does not answer"


def _fault_by_trial(platform: str) -> str:
    """For what hardly anybody has: a process of its own, which Qt may abort."""
    import multiprocessing  # noqa: PLC0415  not before the first frame of everybody else

    trial = multiprocessing.get_context("spawn").Process(target=_open, daemon=True)
    trial.start()
    trial.join(10 * PATIENCE)
    trial.kill()
    return "" if trial.exitcode == 0 else f"Qt's platform '{platform}' does not work here"


def _open() -> None:
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415  in the trial's process alone

    with Path(os.devnull).open("w", encoding="utf-8") as silence:
        os.dup2(silence.fileno(), 2)
    app = QGuiApplication([])
    raise SystemExit(app.primaryScreen() is None)
