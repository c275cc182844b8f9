"""A second start of the app shows the window of the first, and hands it the file it was given."""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer

from fort_desktop.play.record import to_record
from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.paths import standard_folders
from fort_desktop.storage.saves import write_record
from fort_desktop.ui import one_instance
from fort_desktop.ui.one_instance import Listener, Request, address, decoded, encoded, hand_over
from tests.ui.bridges import CARDS
from tests.ui.copies import PATIENCE, Copy
from tests.ui.hands import until
from tools.pictures.staging import sample_table

POSIX = pytest.mark.skipif(os.name != "posix", reason="POSIX only")


@pytest.fixture
def start() -> Iterator[type[Copy]]:
    """Starts copies, none of which outlives the test."""
    copies: list[Copy] = []

    def begin(home: Path, *words: str, **environment: str) -> Copy:
        copies.append(Copy(home, *words, **environment))
        return copies[-1]

    yield begin
    for copy in copies:
        if copy._process.returncode is None:
            copy.end(signal.SIGKILL)


def game(folder: Path, seed: int) -> Path:
    folder.mkdir(exist_ok=True)
    file = folder / f"Náš večer – łódź {seed}.fortgame"
    write_record(file, to_record(sample_table(CARDS, 2, seed)))
    return file


# --- two copies ---------------------------------------------------------------------------------


@POSIX
@pytest.mark.slow
@pytest.mark.parametrize("name", ["plain", "Příliš žluťoučký kůň – łódź"])
def test_a_second_start_shows_the_window_of_the_first_and_hands_over_its_file(
    start, tmp_path, name
):
    home, told = tmp_path / name, tmp_path / "games of mine"
    first = start(home)
    assert first.says() == "ready"
    token = {"XDG_ACTIVATION_TOKEN": "kwin-42", "DESKTOP_STARTUP_ID": "other"}
    assert start(home, **token).end(0) == (0, "")
    assert first.says() == "forward kwin-42"
    assert start(home, str(game(told, 7)), DESKTOP_STARTUP_ID="id_TIME9").end(0) == (0, "")
    assert [first.says(), first.says()] == ["forward id_TIME9", "plays 7"]
    assert first.end() == (143, "")
    where = address(standard_folders({"FORT_DESKTOP_HOME": str(home)}).data)
    assert not os.path.lexists(where)


@POSIX
@pytest.mark.slow
def test_a_file_opened_on_the_desktop_before_the_first_frame_goes_on_in_the_window(start, tmp_path):
    """As macOS does it."""
    copy = start(tmp_path, "desktop", str(game(tmp_path, 7)))
    assert {copy.says() for _ in range(3)} == {"forward", "plays 7", "ready"}
    assert copy.end() == (143, "")


@POSIX
@pytest.mark.slow
def test_a_file_that_cannot_be_opened_is_told_by_the_first(start, tmp_path):
    first = start(tmp_path)
    assert first.says() == "ready"
    for file in (tmp_path / "gone.fortgame", tmp_path):
        assert start(tmp_path, str(file)).end(0) == (0, "")
        assert first.says() == "forward"
        assert file.stem in first.says()
    assert first.end() == (143, "")


@POSIX
@pytest.mark.slow
def test_a_first_copy_that_hangs_is_not_waited_for_and_does_nothing_later(start, tmp_path):
    first = start(tmp_path)
    assert first.says() == "ready"
    first.send(signal.SIGSTOP)
    second = start(tmp_path, str(game(tmp_path, 7)))
    assert "plays 7" in iter(second.says, "ready")
    first.send(signal.SIGCONT)
    assert start(tmp_path).end(0) == (0, "")
    assert first.says() == "forward"
    assert first.end() == (143, "")
    assert second.end()[0] == 143


@POSIX
@pytest.mark.slow
def test_the_socket_of_a_copy_that_crashed_is_replaced(start, tmp_path):
    where = address(standard_folders({"FORT_DESKTOP_HOME": str(tmp_path)}).data)
    crashed = start(tmp_path)
    assert crashed.says() == "ready"
    crashed.end(signal.SIGKILL)
    assert os.path.lexists(where)
    first = start(tmp_path)
    assert first.says() == "ready"
    assert start(tmp_path).end(0) == (0, "")
    assert first.says() == "forward"
    assert first.end() == (143, "")


@POSIX
@pytest.mark.slow
def test_copies_with_other_folders_do_not_meet(start, tmp_path):
    copies = [start(tmp_path / name) for name in ("one", "two")]
    assert [copy.says() for copy in copies] == ["ready", "ready"]
    assert [copy.end() for copy in copies] == [(143, "")] * 2


@POSIX
@pytest.mark.slow
def test_a_second_window_takes_over_when_the_first_has_ended(start, tmp_path):
    """It was opened as the first did not answer; now it is the first itself."""
    first = start(tmp_path)
    assert first.says() == "ready"
    first.send(signal.SIGSTOP)
    second = start(tmp_path)
    assert second.says().startswith("says 'The app is already running")
    assert second.says() == "ready"
    assert first.end()[0] == 143
    assert second.says() == "says ''"
    assert start(tmp_path).end(0) == (0, "")
    assert second.says() == "forward"
    assert second.end() == (143, "")


# --- what is said -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "request_", [Request(), Request(Path("/a b/ž\udcff.fortgame").absolute(), "token_TIME12")]
)
def test_a_request_arrives_as_it_was_made(request_):
    line = encoded(request_)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert decoded(line) == request_


@pytest.mark.parametrize(
    "said",
    [
        {"version": 2, "file": None, "token": ""},
        {"version": 1, "file": None},
        {"version": 1, "file": None, "token": "x" * 300},
        {"version": 1, "file": None, "token": "a\nb"},
        {"version": 1, "file": 7, "token": ""},
        {"version": 1, "file": "beside.fortgame", "token": ""},
        {"version": 1, "file": "/a\0b", "token": ""},
        {"version": 1, "file": "/a\ud800b", "token": ""},
        {"version": 1, "file": "", "token": ""},
        [],
    ],
)
def test_a_request_that_cannot_be_met_is_none(said):
    assert decoded(json.dumps(said).encode()) is None


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1", b"\xff\xfe", b"[" * 30_000])
def test_what_is_no_request_is_none(said):
    assert decoded(said) is None


def test_each_data_folder_has_an_address_of_its_own_by_whatever_name_it_goes(tmp_path):
    (tmp_path / "one").mkdir()
    found = {address(tmp_path / name) for name in ("one", "two", "ž" * 100)}
    assert len(found) == 3
    assert max(map(len, found)) < 100  # longer ones no socket can have
    if os.name == "posix":
        (tmp_path / "link").symlink_to(tmp_path / "one")
        assert address(tmp_path / "link") == address(tmp_path / "one")


@POSIX
def test_the_socket_is_in_the_folder_of_the_user_where_there_is_one(tmp_path):
    shared = tmp_path / "app" / "org.example.Game"
    shared.mkdir(parents=True)
    runtime = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert Path(address(tmp_path, runtime)).parent == tmp_path
    assert Path(address(tmp_path, runtime | {"FLATPAK_ID": shared.name})).parent == shared
    gone = {"XDG_RUNTIME_DIR": str(tmp_path / "gone")}
    assert Path(address(tmp_path, gone)).parent.is_dir()


@POSIX
def test_nothing_is_told_to_a_socket_of_another_user(tmp_path, monkeypatch):
    where = tmp_path / "socket"
    where.touch()
    assert one_instance._is_own(str(where))
    monkeypatch.setattr(os, "getuid", lambda: 12_345)
    assert not one_instance._is_own(str(where))


def test_who_waits_for_a_copy_that_is_just_ending_becomes_the_first(tmp_path):
    data = tmp_path / "data"
    first, second = RunLock(data / "lock"), RunLock(data / "lock")
    assert first.acquire()
    ending = threading.Timer(0.2, first.release)
    ending.start()
    assert not hand_over(second, data, None, {}, PATIENCE)
    assert second.held
    ending.join()
    second.release()


def test_nobody_who_answers_is_waited_for_no_longer_than_there_is_patience(tmp_path):
    first, second = RunLock(tmp_path / "lock"), RunLock(tmp_path / "lock")
    assert first.acquire()
    assert not hand_over(second, tmp_path, None, {}, 0.1, 0.1)
    assert not second.held
    first.release()


# --- the socket ---------------------------------------------------------------------------------


class Door(QObject):
    """A listener, and what it has heard."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.where = str(folder / "socket")
        self.open = True
        self.heard: list[Request] = []
        self.listener = Listener(self.where, lambda: self.open, self)
        self.listener.called.connect(self.heard.append)

    def knock(self) -> socket.socket:
        knocking = socket.socket(socket.AF_UNIX)
        knocking.connect(self.where)
        knocking.settimeout(PATIENCE)
        return knocking

    def left(self) -> bool:
        return not self.listener._callers and not self.listener._server.hasPendingConnections()


@pytest.fixture
def door(qapp, tmp_path) -> Iterator[Door]:
    door = Door(tmp_path)
    yield door
    door.listener.close()


def answer(door: Door, knocking: socket.socket) -> bytes:
    """What it says, or nothing when it hangs up."""
    heard: list[bytes] = []
    thread = threading.Thread(target=lambda: heard.append(receive(knocking)))
    thread.start()
    assert until(lambda: bool(heard), *ticking(door))
    thread.join()
    return heard[0]


def receive(knocking: socket.socket) -> bytes:
    try:
        return knocking.recv(100)
    except OSError:
        return b""


def ticking(door: Door) -> list[object]:
    """Signals after each of which it is looked again."""
    timer = QTimer(door)
    timer.start(5)
    return [timer.timeout]


@POSIX
def test_only_who_ends_is_heard(door, tmp_path):
    request = Request(tmp_path / "mine.fortgame", "token")
    with door.knock() as first:
        first.sendall(encoded(request))
        assert answer(door, first) == b"yes\n"
    assert until(door.left, *ticking(door))
    assert door.heard == []  # it has not said that it ends
    with door.knock() as second:
        second.sendall(encoded(request)[:9])
        second.sendall(encoded(request)[9:])
        assert answer(door, second) == b"yes\n"
        second.sendall(b"ends\n")
        assert until(lambda: bool(door.heard), *ticking(door))
    assert door.heard == [request]
    assert until(door.left, *ticking(door))


@POSIX
def test_a_window_that_is_closing_takes_nothing(door):
    door.open = False
    with door.knock() as knocking:
        knocking.sendall(encoded(Request()))
        assert answer(door, knocking) == b"no\n"
    assert until(door.left, *ticking(door))


@POSIX
@pytest.mark.parametrize(
    "said", [b"\n", b"\0" * 40_000, b"x" * 1_000_000, b"{}\n", encoded(Request()) + b"and more"]
)
def test_garbage_is_not_listened_to(door, said):
    with door.knock() as knocking:
        thread = threading.Thread(target=flood, args=(knocking, said))
        thread.start()
        assert answer(door, knocking) in (b"", b"no\n")
        assert until(door.left, *ticking(door))
        thread.join()
    assert door.heard == []


def flood(knocking: socket.socket, said: bytes) -> None:
    try:
        knocking.sendall(said)
    except OSError:
        return  # it has hung up


@POSIX
def test_many_who_say_nothing_keep_nobody_out_for_long(door, monkeypatch):
    monkeypatch.setattr(one_instance, "CALLER_MS", 50)
    crowd = [door.knock() for _ in range(12)]
    assert until(lambda: len(door.listener._callers) == one_instance.MOST_CALLERS, *ticking(door))
    assert until(door.left, *ticking(door))
    with door.knock() as knocking:
        knocking.sendall(encoded(Request()))
        assert answer(door, knocking) == b"yes\n"
        knocking.sendall(b"ends\n")
        assert until(lambda: door.heard == [Request()], *ticking(door))
    for one in crowd:
        one.close()
