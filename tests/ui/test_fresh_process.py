"""What a process finds that has imported no game yet: here other tests have imported them all."""

import os
import sys
from pathlib import Path

import pytest

from tests.processes import finished

TOP = Path(__file__).resolve().parents[2]
HELP = """
import sys
from PySide6.QtCore import Qt, QTimer, qInstallMessageHandler
from PySide6.QtTest import QTest
from fort_desktop.ui import app

def opened(stage):
    def press():
        assert QTest.qWaitForWindowActive(stage.window)
        stage.app.setup.set_game(GAME)
        QTest.keyClick(stage.window, Qt.Key.Key_F1)
        ground = stage.window.property("ground").childItems()
        helps = [item for item in ground if item.objectName() == "help"]
        print("open:", helps[0].property("open"))
        QTimer.singleShot(0, stage.window.close)
    QTimer.singleShot(WAIT, press)

if __name__ == "__main__":
    qInstallMessageHandler(lambda kind, context, message: print(message))
    sys.exit(app.run(opened=opened))
"""


@pytest.mark.parametrize("game", ["fort", "towers"])
@pytest.mark.parametrize("wait", [0, 1500])
def test_help_opens_before_any_game_was_played(tmp_path, game, wait):
    """At once, while the rest is still being read, and later."""
    program = tmp_path / "help.py"
    program.write_text(HELP.replace("GAME", repr(game)).replace("WAIT", str(wait)))
    done = finished(
        [sys.executable, program],
        cwd=TOP,
        env=os.environ | {"FORT_DESKTOP_HOME": str(tmp_path), "PYTHONPATH": str(TOP)},
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "open: True\n", "")
