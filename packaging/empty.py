"""A window with nothing in it, frozen as the app is: what the smoke test compares the app with."""

import sys
import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

WINDOW = b"""
import QtQuick
Window { width: 1366; height: 768; visible: true; title: "empty"; color: "white" }
"""

if __name__ == "__main__":
    app = QGuiApplication(["empty"])
    QQuickWindow.setSceneGraphBackend("software")
    engine = QQmlApplicationEngine()
    engine.loadData(WINDOW)
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow), "it is a window"
    window.frameSwapped.connect(
        lambda: Path(sys.argv[1]).write_text(repr(time.perf_counter()), encoding="ascii"),
        Qt.ConnectionType.SingleShotConnection,
    )
    raise SystemExit(app.exec())
