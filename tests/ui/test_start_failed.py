"""A start that fails before there is a window is told where it can be seen."""

from __future__ import annotations

import ctypes
import io
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale

from fort_desktop.ui import language, resources, start_failed
from tests.noted import entries, watched
from tests.ui.speaking import compiled

TOP = Path(__file__).resolve().parents[2]
POSIX = pytest.mark.skipif(os.name != "posix", reason="POSIX only")
SORRY = {
    "en": "Sorry, the app could not start. Details for a report are in the file “{}”.",
    "cs": "Aplikaci se bohužel nepodařilo spustit. Podrobnosti pro nahlášení jsou v souboru „{}“.",
    "pl": "Niestety nie udało się uruchomić aplikacji. Szczegóły do zgłoszenia są w pliku „{}”.",
}
FAULTY = """
import sys
from fort_desktop.ui import app

def fail(*words, **more):
    raise RuntimeError("Main.qml did not load")

def refuse():
    raise ImportError("libEGL.so.1 is not there", name="PySide6.QtGui", path="/app/QtGui.abi3.so")

fault = sys.argv.pop()
if fault == "window":
    app.Stage._load_window = fail
elif fault == "library":
    from fort_desktop.ui import qt_place
    qt_place.tell = refuse
else:
    from fort_desktop.ui import qt_place
    qt_place.tell = fail
if __name__ == "__main__":
    from fort_desktop.__main__ import main
    sys.exit(main())
"""


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Started from a menu, on a display."""
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setenv("DISPLAY", ":0")
    yield
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(start_failed, "show", found.append)
    return found


def fails() -> None:
    with start_failed.told():
        raise RuntimeError("Main.qml did not load")


def caught(act: Callable[[], None]) -> None:
    try:
        act()
    except Exception as error:  # noqa: BLE001 - as the program itself does
        sys.excepthook(type(error), error, error.__traceback__)


@pytest.mark.parametrize("code", SORRY)
def test_it_is_told_in_the_language_of_the_system_when_it_is_in_the_log(
    qapp, unseen, shown, tmp_path, monkeypatch, code
):
    monkeypatch.setattr(language, "system_language", lambda: code)
    monkeypatch.setattr(resources, "TRANSLATIONS", compiled())
    with watched(tmp_path / "log") as log:
        caught(fails)
        assert "Main.qml did not load" in entries(log)
    assert [text.replace("\u00a0", " ") for text in shown] == [SORRY[code].format(tmp_path / "log")]


def test_a_log_that_cannot_be_written_is_told_too(qapp, unseen, shown, tmp_path):
    (tmp_path / "file").touch()
    with watched(tmp_path / "file" / "log"):
        caught(fails)
    (text,) = shown
    assert "could not be written" in text


def test_it_is_told_where_even_texts_fail(unseen, shown, tmp_path, monkeypatch):
    monkeypatch.setattr(language, "Language", None)
    with watched(tmp_path / "log"):
        caught(fails)
    assert shown == [f"The app could not start. {tmp_path / 'log'}"]


def test_a_library_that_the_system_refuses_to_load_is_told_with_the_words_of_the_loader(
    qapp, unseen, shown, tmp_path
):
    said = "libEGL.so.1: cannot open shared object file"
    with watched(tmp_path / "log") as log:
        with pytest.raises(ImportError), start_failed.told():
            raise ImportError(said, name="PySide6.QtGui", path="/app/PySide6/QtGui.abi3.so")
        assert said in entries(log)
    (text,) = shown
    assert str(tmp_path / "log") in text
    assert text.endswith(f"\nPySide6.QtGui cannot be loaded: {said}.")


def test_why_no_window_can_be_shown_is_told_and_in_the_log(qapp, unseen, shown, tmp_path):
    with watched(tmp_path / "log") as log:
        start_failed.refuse("The display ':0' (DISPLAY) does not answer")
        assert "The display ':0' (DISPLAY) does not answer" in entries(log)
    (text,) = shown
    assert text.endswith("\nThe display ':0' (DISPLAY) does not answer.")


@pytest.mark.parametrize("where", ["terminal", "offscreen"])
def test_where_the_terminal_is_seen_or_no_window_is_nothing_is_shown(
    unseen, shown, tmp_path, monkeypatch, where
):
    if where == "terminal":
        monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    else:
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen:configfile=x")
    with watched(tmp_path / "log"):
        caught(fails)
    assert shown == []


def test_a_start_that_succeeds_shows_nothing_of_what_fails_later(unseen, shown, tmp_path):
    with watched(tmp_path / "log"):
        with start_failed.told():
            pass
        caught([].pop)
    assert shown == []


# --- the boxes ----------------------------------------------------------------------------------


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    found: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: found.append(list(words)))
    return found


@pytest.mark.parametrize(
    ("there", "words"),
    [
        ({"xmessage", "zenity"}, ["zenity", "--error", "--no-markup"]),
        ({"xmessage", "kdialog"}, ["kdialog", "--title", "Fort Desktop", "--error", "Sorry {x}"]),
        ({"xmessage"}, ["xmessage", "-center", "-title", "Fort Desktop", "Sorry {x}"]),
        (set(), None),
    ],
)
def test_on_linux_it_is_shown_by_whatever_is_there(ran, unseen, monkeypatch, there, words):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    start_failed.show("Sorry {x}")
    assert [found[: len(words or [])] for found in ran] == ([words] if words else [])
    assert not ran or "Sorry {x}" in ran[0][-1]


@pytest.mark.parametrize("code", SORRY)
def test_xmessage_gets_short_lines_of_plain_letters_and_the_path_on_its_own(
    ran, unseen, monkeypatch, tmp_path, code
):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "xmessage" else None)
    place = tmp_path / "Žofie  Łódź" / ("d" * 60) / "log"
    with watched(place):
        start_failed.show(
            f"{SORRY[code].format(place)}\n‘libEGL’\u00a0cannot be loaded… {'x' * 99}."
        )
    lines = ran[0][-1].splitlines()
    assert ran[0][-1].isascii()
    assert max(map(len, lines)) <= 70
    path = str(place).replace("Žofie  Łódź", "Zofie  Lodz")
    first = next(n for n, line in enumerate(lines) if line.startswith("/"))
    count = -(-len(path) // 70)
    assert "".join(lines[first : first + count]) == path
    assert lines[first + count].startswith("'libEGL' cannot be loaded... ")
    assert lines[first - 1][-1].isalpha()


def test_without_a_display_no_box_is_tried(ran, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    start_failed.show("Sorry")
    assert ran == []


def test_on_macos_the_words_are_no_part_of_the_script(ran, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    start_failed.show('Sorry" & quit & "')
    (words,) = ran
    assert words[0] == "osascript"
    assert words[-2:] == ["Fort Desktop", 'Sorry" & quit & "']
    assert not any("Sorry" in word for word in words[:-1])


def test_on_windows_it_is_shown_in_a_message_box(monkeypatch):
    told: list[tuple[object, ...]] = []
    user = SimpleNamespace(MessageBoxW=lambda *words: told.append(words))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    start_failed.show("Sorry")
    assert told == [(None, "Sorry", "Fort Desktop", 0x10)]


# --- the program --------------------------------------------------------------------------------


@POSIX
@pytest.mark.parametrize(
    ("fault", "told", "noted"),
    [
        ("window", "something went wrong (RuntimeError, <string>:", "Main.qml did not load"),
        ("qt", "something went wrong (RuntimeError, <string>:", "Main.qml did not load"),
        ("library", "PySide6.QtGui cannot be loaded: libEGL.so.1 is not there.\n", "libEGL.so.1"),
    ],
)
def test_a_window_that_does_not_load_is_told_in_a_box_and_on_the_error_stream(
    tmp_path, fault, told, noted
):
    box = tmp_path / "bin" / "zenity"
    box.parent.mkdir()
    box.write_text('#!/bin/sh\nprintf "%s\\n" "$@" > "$0.said"\n')
    box.chmod(0o755)
    # The platform is one that a box is shown on, as far as anybody but Qt can tell.
    environment = os.environ | {
        "FORT_DESKTOP_HOME": str(tmp_path / "home"),
        "PATH": f"{box.parent}:{os.environ['PATH']}",
        "DISPLAY": ":0",
        "LC_ALL": "C.UTF-8",
    }
    pretended = "from fort_desktop.ui import start_failed\nstart_failed.EVERYWHERE = ()\n"
    done = subprocess.run(
        [sys.executable, "-c", pretended + FAULTY, fault],
        cwd=TOP,
        env=environment,
        text=True,
        encoding="utf-8",
        capture_output=True,
        timeout=120,
        check=False,
    )
    log = tmp_path / "home" / "logs" / "fort-desktop.log"
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"fort-desktop: {told}")
    assert noted in log.read_text("utf-8")
    said = Path(f"{box}.said").read_text("utf-8")
    assert said.splitlines()[:2] == ["--error", "--no-markup"]
    assert str(log) in said
