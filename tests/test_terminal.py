"""The command line in a terminal: output that goes nowhere, Ctrl+C, and words for people."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fort_desktop.command_line import COMMANDS
from tests.processes import finished, last_words
from tools import dev

TOP = Path(__file__).resolve().parents[1]
POSIX = pytest.mark.skipif(os.name != "posix", reason="POSIX only")
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
FORT = [sys.executable, "-m", "fort_desktop"]
DEV = [sys.executable, "dev.py"]
CARDS = "fort_desktop/games/fort/cards/data/fort.toml"
COMMAND_LINES = [
    [*FORT, "--help"],
    [*FORT, "check-cards", CARDS],
    [*FORT, "simulate", "--games", "1"],
    [*DEV, "--help"],
]


def shell(line: str, *command: str) -> subprocess.CompletedProcess[str]:
    """A line for the shell, in which "$@" is the command."""
    return finished(
        ["/bin/sh", "-c", line, "sh", *command],
        cwd=TOP,
    )


@LINUX
@pytest.mark.parametrize("command", COMMAND_LINES)
def test_a_full_disk_behind_the_output_is_told_in_one_sentence(command) -> None:
    done = shell('"$@" > /dev/full', *command)
    name = "dev.py" if "dev.py" in command else "fort-desktop"
    said = f"{name}: the output cannot be written: No space left on device.\n"
    assert (done.returncode, done.stderr) == (1, said)


BENCH = (
    "from fort_desktop import terminal\nfrom tools.bench.command import main\n"
    "sys.exit(terminal.run('dev.py bench', main))"
)
SIMULATE = ["simulate", "--games", "1000000"]


@POSIX
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_closed_output_is_told_in_one_sentence(unbuffered, monkeypatch) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    done = shell('"$@" >&-', *FORT, "--version")
    said = "fort-desktop: the output cannot be written: it is closed.\n"
    assert (done.returncode, done.stderr) == (1, said)


@pytest.mark.parametrize("missing", ["stdout", "stderr", "stdin stdout stderr"])
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--version"], 0),
        (["--help"], 0),
        (["simulate", "--help"], 0),
        (["simulate", "--games", "1"], 0),
        (["simulate", "--bots", "nobody"], 2),
        (["check-cards"], 0),
        (["check-cards", "README.md"], 1),
        (["check-cards", "gone.toml"], 2),
        (["play", "gone.json"], 2),
    ],
)
def test_where_there_is_no_terminal_a_command_works_in_silence(words, code, missing) -> None:
    """As in a program with a window on Windows, and with pythonw."""
    begin = "".join(f"sys.{name} = None\n" for name in missing.split())
    program = f"import sys\n{begin}from fort_desktop.__main__ import main\nsys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=TOP, capture_output=True, check=False
    )
    assert done.returncode == code
    if "stdout" in missing:
        assert done.stdout == b""
    if "stderr" in missing:
        assert done.stderr == b""
    assert b"Error" not in done.stderr


@pytest.mark.slow
def test_where_there_is_no_terminal_the_demo_takes_its_pictures(tmp_path) -> None:
    program = tmp_path / "silent.py"  # the bots' processes begin with it too
    program.write_text(
        "import sys\nsys.stdout = sys.stderr = None\n"
        "from fort_desktop.__main__ import main\n"
        "if __name__ == '__main__':\n    sys.exit(main())\n"
    )
    done = subprocess.run(
        [sys.executable, program, "demo", "--out", tmp_path / "pictures"],
        cwd=TOP,
        env=os.environ | {"PYTHONPATH": str(TOP), "FORT_DESKTOP_HOME": str(tmp_path)},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert (tmp_path / "pictures" / "scoring.png").exists()


@POSIX
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_has_gone_ends_a_command_without_a_word(unbuffered, monkeypatch) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    done = shell('{ "$@"; echo $? >&2; } | true', *FORT, "simulate", "--games", "1")
    assert done.stderr == "141\n"


@POSIX
@pytest.mark.parametrize(
    ("begin", "command"),
    [
        ("from fort_desktop.__main__ import main\nsys.exit(main())", SIMULATE),
        (
            BENCH,
            [],
        ),
    ],
    ids=["simulate", "bench"],
)
def test_ctrl_c_ends_a_command_without_a_word(begin, command, tmp_path) -> None:
    """Once its own code runs, which the file that each of them reads at first shows."""
    started = tmp_path / "started"
    watched = (
        "import signal, sys\nfrom pathlib import Path\n"
        "from fort_desktop.games.fort.cards import loader\n"
        f"real, loader.assemble = loader.assemble, lambda raw: (Path({str(started)!r}).touch(), "
        "real(raw))[1]\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"{begin}"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", watched, *command],
        cwd=TOP,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    while not started.exists():
        assert program.poll() is None
        time.sleep(0.01)
    os.killpg(program.pid, signal.SIGINT)
    said = last_words(program)
    assert (program.returncode, said) == (130, b"")


@pytest.mark.parametrize("commands", [COMMANDS, dev.COMMANDS])
def test_words_for_people_are_no_docstrings(commands) -> None:
    """`python -OO` drops those."""
    assert all(command.told for command in commands.values())


@pytest.mark.parametrize("command", [["-m", "fort_desktop"], ["dev.py"]])
def test_each_command_is_explained_without_docstrings(command) -> None:
    done = subprocess.run(
        [sys.executable, "-OO", *command, "--help"],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "None" not in done.stdout


def test_no_docstring_is_shown() -> None:
    """Nowhere in the program or its tools."""
    sources = [p for folder in ("fort_desktop", "tools") for p in (TOP / folder).rglob("*.py")]
    assert [p for p in [*sources, TOP / "dev.py"] if "__doc__" in p.read_text("utf-8")] == []
