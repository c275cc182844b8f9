"""A signal ends the app as its door does: the game is saved, and nothing is asked or printed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.paths import standard_folders
from tests.processes import last_words
from tests.storage.samples import newest

TOP = Path(__file__).resolve().parents[2]
POSIX = pytest.mark.skipif(os.name != "posix", reason="POSIX only")
# A decision is made and its saving is not waited for; then the file says that it is time.
START = """
import signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from fort_desktop.games.fort.cards import load_cards
from fort_desktop.ui.app import run
from tools.pictures.staging import sample_table

signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore them
for number in (signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_DFL)

def opened(stage):
    stage.app.play(sample_table(load_cards(), 2, 4))
    def decide():
        stage.app.table_of("fort").touch.choose(0)
        Path(sys.argv[1]).touch()
    QTimer.singleShot(0, decide)

if __name__ == "__main__":
    sys.exit(run(opened=opened))
"""


@POSIX
@pytest.mark.parametrize(("name", "code"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_saves_the_game_and_ends_the_app_without_a_word(name, code, tmp_path) -> None:
    """It goes to the bots' processes as well, as from a terminal."""
    decided = tmp_path / "decided"
    program = subprocess.Popen(
        [sys.executable, "-c", START, str(decided)],
        cwd=TOP,
        env=os.environ | {"FORT_DESKTOP_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    while not decided.exists():
        assert program.poll() is None
        time.sleep(0.01)
    os.killpg(program.pid, getattr(signal, name))
    said = last_words(program)
    assert (program.returncode, said) == (code, b"")
    folders = standard_folders({"FORT_DESKTOP_HOME": str(tmp_path)})
    record = newest(Autosave(folders.autosaves))
    assert record is not None
    assert record.moves[0].startswith("play "), "what was decided"
