"""Which of Qt Quick's renderers draws the window.

Where OpenGL itself is computed by the processor, as in many virtual machines and on remote
desktops, it paints the whole window for every frame. Qt's own software renderer paints only what
has changed, and shows ten times as many frames there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext
from PySide6.QtQuick import QQuickWindow

SOFTWARE = "software"
CHOSEN = ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND")  # whoever sets one of them knows better
PLATFORMS = ("xcb", "wayland")  # elsewhere Qt does not draw by OpenGL
COMPUTED = ("llvmpipe", "softpipe", "swrast", "software rasterizer")
_GL_RENDERER = 0x1F01
_DEVICES = ("dri/renderD*", "nvidia[0-9]*")


def choose(environment: Mapping[str, str] = os.environ) -> None:
    """Take the software renderer where it is the faster one; to be called before any window."""
    if computed(QGuiApplication.platformName(), environment, opengl):
        QQuickWindow.setSceneGraphBackend(SOFTWARE)


def computed(platform: str, environment: Mapping[str, str], ask: Callable[[], str]) -> bool:
    """Whether the processor would have to do a graphics card's work.

    Args:
        platform: Qt's name for the kind of desktop.
        environment: of the app.
        ask: for the name of what OpenGL draws by; empty is nothing.
    """
    if platform.partition("-")[0] not in PLATFORMS or any(environment.get(name) for name in CHOSEN):
        return False
    drawn_by = ask().lower()
    return not drawn_by or any(name in drawn_by for name in COMPUTED)


def opengl(devices: Path = Path("/dev")) -> str:
    """The name of what OpenGL draws by; empty where there is none."""
    if not any(found for pattern in _DEVICES for found in devices.glob(pattern)):
        return ""
    context, surface = QOpenGLContext(), QOffscreenSurface()
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return ""
    name = context.functions().glGetString(_GL_RENDERER)
    context.doneCurrent()
    return str(name or "")
