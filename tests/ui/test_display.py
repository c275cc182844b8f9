"""Whether a window can be shown is known before Qt is asked, which would abort."""

from __future__ import annotations

import os
import socket
import struct
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from fort_desktop.ui import demo, display
from tests.processes import finished

TOP = Path(__file__).resolve().parents[2]
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
SHORT = 0.2  # seconds of patience, where there is no answer to come
# The answer to an X11 client: 1, version 11.0, 8 words; ids, sizes and no screen or format.
X11 = struct.pack("=BxHHH IIIIHHBBBBBBBBxxxx", 1, 11, 0, 8, 0, 0x200000, 0x1FFFFF, *[0] * 11)
WAYLAND = struct.pack("=III", 2, 12 << 16, 0)


@contextmanager
def listening(family: int, address: object, answer: bytes) -> Iterator[socket.socket]:
    """A server that gives one client this answer, or lets it wait where there is none."""
    with socket.socket(family) as server:
        server.bind(address)
        server.listen()

        def serve() -> None:
            client, _ = server.accept()
            with client, suppress(ConnectionError):
                client.recv(4096)
                client.sendall(answer)

        thread = threading.Thread(target=serve, daemon=True)
        if answer:
            thread.start()
        yield server
        if answer:
            thread.join()


@LINUX
@pytest.mark.parametrize("answer", [X11, b""], ids=["alive", "hung"])
def test_a_window_needs_an_x11_display_that_answers(answer) -> None:
    with listening(socket.AF_INET, ("127.0.0.1", 0), answer) as server:
        port = server.getsockname()[1]
        name = f"127.0.0.1:{port - 6000}"
        told = display.trouble({"DISPLAY": name}, 60 if answer else SHORT)
    assert told == ("" if answer else f"The display '{name}' (DISPLAY) does not answer")


@LINUX
@pytest.mark.parametrize("answer", [WAYLAND, b""], ids=["alive", "hung"])
def test_a_window_needs_a_wayland_display_that_answers(answer, tmp_path) -> None:
    name = str(tmp_path / "wayland-7")
    with listening(socket.AF_UNIX, name, answer):
        told = display.trouble({"WAYLAND_DISPLAY": name}, 60 if answer else SHORT)
    assert told == ("" if answer else f"The display '{name}' (WAYLAND_DISPLAY) does not answer")


@LINUX
@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({}, display.NONE),
        ({"DISPLAY": ":4567"}, "The display ':4567' (DISPLAY) does not answer"),
        ({"WAYLAND_DISPLAY": "w"}, "The display 'w' (WAYLAND_DISPLAY) does not answer"),
        ({display.PLATFORM: "xcb"}, "There is no display here (DISPLAY is not set)"),
        ({display.PLATFORM: "offscreen:size=1"}, ""),
    ],
)
def test_where_no_display_answers_that_is_said(variables, said) -> None:
    assert display.trouble({"XDG_RUNTIME_DIR": "/nowhere", **variables}) == said


@LINUX
def test_of_two_displays_the_one_that_answers_is_taken() -> None:
    """Qt would try the dead one before it, and complain."""
    with listening(socket.AF_INET, ("127.0.0.1", 0), X11) as server:
        variables = {
            "DISPLAY": f"127.0.0.1:{server.getsockname()[1] - 6000}",
            "WAYLAND_DISPLAY": "/nowhere",
        }
        assert display.trouble(variables, 60) == ""
    assert variables[display.PLATFORM] == "xcb"


def test_a_platform_that_is_not_there_is_named_with_those_that_are() -> None:
    told = display.trouble({display.PLATFORM: "nonsense"})
    assert told.startswith("There is no platform 'nonsense' for QT_QPA_PLATFORM (Qt has ")
    assert "offscreen" in told


def test_a_platform_that_lacks_a_library_is_told(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(display, "_known", lambda: {"xcb": tmp_path / "libqxcb.so"})
    told = display.trouble({display.PLATFORM: "xcb"})
    assert told.startswith("Qt's platform 'xcb' lacks a library (")


def test_of_a_frozen_app_the_words_of_the_loader_are_told(tmp_path, monkeypatch) -> None:
    def load(name: str) -> None:
        error = OSError("libxcb-cursor.so.0: cannot open shared object file")
        raise OSError(f"Failed to load dynlib/dll {name!r}.") from error

    monkeypatch.setattr(display, "_known", lambda: {"xcb": tmp_path / "libqxcb.so"})
    monkeypatch.setattr(display.ctypes, "CDLL", load)
    assert display.trouble({display.PLATFORM: "xcb"}) == (
        "Qt's platform 'xcb' lacks a library (libxcb-cursor.so.0: cannot open shared object file)"
    )


def test_whatever_the_name_of_the_folder_of_pictures_holds_it_is_told_on_one_line(
    monkeypatch, capsys
) -> None:
    monkeypatch.setattr(demo, "main", lambda _: 0)
    assert demo.demo_instead("There is no display", "my\n\x1b[31mfolder") == 0
    [said] = capsys.readouterr().out.splitlines()
    assert said.endswith("the pictures go to my\\n\\x1b[31mfolder.")


@LINUX
@pytest.mark.slow
@pytest.mark.parametrize("variables", [{"DISPLAY": ":4567"}, {display.PLATFORM: "nonsense"}])
def test_without_a_display_bots_play_a_game(variables, tmp_path) -> None:
    own = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", display.PLATFORM}
    here = {name: value for name, value in os.environ.items() if name not in own}
    done = finished(
        [sys.executable, "-m", "fort_desktop", "--demo-out", str(tmp_path)],
        cwd=TOP,
        env=here | variables,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, *log = done.stdout.splitlines()
    end = f", so bots play a game offscreen; its log follows and the pictures go to {tmp_path}."
    assert first.endswith(end)
    assert len(log) > 50
    assert log[-1] == f"Pictures of this game are in {tmp_path}."
    assert [line for line in log if line.startswith("You")] == []  # nobody has played
    assert (tmp_path / "scoring.png").exists()
