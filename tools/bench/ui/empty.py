"""The peer: a window with nothing in it, or with something that moves; nothing of ours is imported.

Arguments: nothing prints the moment of the first frame; seconds print the moments of all frames.
"""

from __future__ import annotations

import json
import sys
import time

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

STILL = b"""
import QtQuick
Window { width: 1366; height: 768; visible: true; title: "empty"; color: "white" }
"""
MOVING = b"""
import QtQuick
Window {
    id: window
    width: 1366; height: 768; visible: true; title: "empty"; color: "white"
    Rectangle {
        y: 300; width: 120; height: 168; color: "red"
        NumberAnimation on x { from: 0; to: window.width; duration: 700; loops: Animation.Infinite }
    }
}
"""


def main(arguments: list[str]) -> None:
    """Show the window for as long as asked for."""
    seconds = float(arguments[0]) if arguments else 0.0
    app = QGuiApplication(["empty"])
    engine = QQmlApplicationEngine()
    engine.loadData(MOVING if seconds else STILL)
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow), "it is a window"
    frames: list[float] = []
    begun: list[float] = []  # what has been computed when the first frame is there

    def swapped() -> None:
        begun.append(time.process_time())
        frames.append(time.perf_counter())
        if not seconds:
            app.quit()

    window.frameSwapped.connect(swapped, Qt.ConnectionType.DirectConnection)
    if seconds:
        QTimer.singleShot(round(seconds * 1000), app.quit)
    app.exec()
    processor = time.process_time()
    drawing = processor - begun[0]
    sys.stdout.write(
        json.dumps({"frames": frames, "processor": processor, "drawing": drawing}) + "\n"
    )
    del window
    del engine


if __name__ == "__main__":
    main(sys.argv[1:])
