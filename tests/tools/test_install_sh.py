"""The archive for Linux, unpacked and installed for one person, whose folder has an odd name."""

from __future__ import annotations

import configparser
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.tools.stand_in import frozen
from tools.package.linux import archive, tree
from tools.package.made import ID, NAME

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.libc_ver()[0] != "glibc", reason="for Linux with glibc"
)


@dataclass
class Person:
    """Somebody with a folder of their own, and an archive that they have unpacked."""

    home: Path
    unpacked: Path

    def __post_init__(self) -> None:
        self.programs = self.home.parent / "programs"
        self.programs.mkdir()
        self.has("id", "echo 1000")
        self.has("uname", "echo x86_64")
        self.variables = {
            "HOME": str(self.home),
            "PATH": f"{self.programs}:{os.environ['PATH']}",
            "LC_ALL": "C.UTF-8",
        }

    def has(self, name: str, script: str) -> None:
        """This program comes before that of the system."""
        path = self.programs / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def runs(self, *options: str) -> str:
        """What the script says; it must succeed."""
        done = self.tries(*options)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def fails(self, *options: str) -> str:
        """The one sentence that it says when it must not succeed."""
        done = self.tries(*options)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert done.stderr.endswith(".\n")
        assert done.stderr.startswith("fort-desktop: ")
        return done.stderr.removeprefix("fort-desktop: ").strip()

    def tries(self, *options: str) -> subprocess.CompletedProcess[str]:
        script = self.unpacked / archive.INSTALLER
        return subprocess.run(
            ["/bin/sh", script, *options],
            env=self.variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    @property
    def app(self) -> Path:
        return self.home / ".local" / "opt" / NAME

    @property
    def link(self) -> Path:
        return self.home / ".local" / "bin" / NAME

    @property
    def share(self) -> Path:
        return self.home / ".local" / "share"

    def owns(self) -> list[str]:
        """What lies in their folder, folders too."""
        return sorted(path.relative_to(self.home).as_posix() for path in self.home.rglob("*"))


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return lay(tmp_path_factory.mktemp("archive"), "1.0")


def lay(folder: Path, version: str) -> Path:
    root = folder / "šipka a fort"
    root.mkdir()
    archive.lay(frozen(folder, version=version), root)
    return root


@pytest.fixture
def person(unpacked: Path, tmp_path: Path) -> Person:
    home = tmp_path / "Žofie Nováková"
    home.mkdir()
    return Person(home, unpacked)


def entry(share: Path) -> configparser.SectionProxy:
    desktop = configparser.ConfigParser(interpolation=None)
    assert desktop.read(share / "applications" / f"{ID}.desktop", encoding="utf-8")
    return desktop["Desktop Entry"]


def test_the_app_starts_from_the_link(person: Person) -> None:
    said = person.runs()
    assert f"{person.link} starts it." in said
    assert f'{person.link.parent} is not in your PATH yet; where it is, "fort-desktop"' in said
    told = subprocess.run([person.link, "play"], capture_output=True, text=True, check=True).stdout
    assert told == "Fort Desktop, told: play\n"


def test_the_path_is_no_matter_where_it_has_the_folder(person: Person) -> None:
    person.variables["PATH"] += f":{person.link.parent}"
    assert "PATH" not in person.runs()


def test_desktops_find_it_with_its_icons_and_files(person: Person) -> None:
    person.runs()
    assert entry(person.share)["Exec"] == f'"{person.app}/fort-desktop" play %f'
    for name in (
        f"icons/hicolor/48x48/apps/{ID}.png",
        f"icons/hicolor/48x48/mimetypes/{tree.GAME}.png",
        f"metainfo/{ID}.metainfo.xml",
        f"mime/packages/{ID}.xml",
        "man/man6/fort-desktop.6.gz",
    ):
        assert (person.share / name).is_file(), name


def test_a_second_time_changes_nothing(person: Person) -> None:
    person.runs()
    before = person.owns()
    person.runs()
    assert person.owns() == before


def test_a_newer_version_takes_the_place_of_the_older(person: Person, tmp_path: Path) -> None:
    person.runs()
    (person.app / "_internal" / "gone since").touch()
    person.unpacked = lay(tmp_path, "2.0")
    person.runs()
    assert (person.app / "_internal" / "readme.txt").read_text(encoding="utf-8") == "2.0"
    assert not (person.app / "_internal" / "gone since").exists()
    assert sorted(path.name for path in person.app.parent.iterdir()) == [NAME]


def test_nothing_stays_but_what_is_the_player_s(person: Person) -> None:
    person.runs()
    games = person.share / NAME / "games"
    games.mkdir(parents=True)
    (games / "one.fortgame").touch()
    cache = person.home / ".cache" / NAME / "qmlcache"
    cache.mkdir(parents=True)
    said = person.runs("--uninstall")
    assert said.splitlines() == [
        "Fort Desktop is gone.",
        f"What is yours stays in {person.share / NAME}",
    ]
    assert person.owns() == [
        ".local",
        ".local/share",
        ".local/share/fort-desktop",
        ".local/share/fort-desktop/games",
        ".local/share/fort-desktop/games/one.fortgame",
    ]


def test_nothing_at_all_stays_of_one_who_has_never_played(person: Person) -> None:
    person.runs()
    person.runs("--uninstall")
    assert person.owns() == []


def test_what_others_have_put_beside_it_stays(person: Person) -> None:
    others = ("applications/other.desktop", "mime/packages/other.xml", "icons/hicolor/index.theme")
    for name in others:
        path = person.share / name
        path.parent.mkdir(parents=True)
        path.write_text("<mime-info/>", encoding="utf-8")
    person.runs()
    person.runs("--uninstall")
    assert all((person.share / name).exists() for name in others)
    assert [name for name in person.owns() if "ort" in Path(name).name] == []


def test_what_was_installed_elsewhere_is_found_again(person: Person) -> None:
    person.variables["XDG_DATA_HOME"] = str(person.home / "má data")
    person.runs()
    assert entry(person.home / "má data")["Name"] == "Fort Desktop"
    assert not person.share.exists()
    del person.variables["XDG_DATA_HOME"]
    person.runs("--uninstall")
    assert person.owns() == []


def test_an_odd_name_is_quoted_in_the_menu(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / 'a "b" $c `d` \\e 50%'
    home.mkdir()
    person = Person(home, unpacked)
    person.runs()
    command = str(person.app / NAME)
    for letter in '\\"`$':
        command = command.replace(letter, f"\\{letter}")
    command = command.replace("\\", "\\\\").replace("%", "%%")
    assert entry(person.share)["Exec"] == f'"{command}" play %f'
    person.runs("--uninstall")
    assert person.owns() == []


@pytest.mark.parametrize("gone", ["sed", "readlink", "id"])
def test_what_it_needs_itself_is_looked_for_before_anything_is_done(
    person: Person, tmp_path: Path, gone: str
) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    for folder in reversed(os.environ["PATH"].split(os.pathsep)):
        for tool in Path(folder).glob("*"):
            (bare / tool.name).unlink(missing_ok=True)
            (bare / tool.name).symlink_to(tool)
    (bare / gone).unlink()
    (person.programs / gone).unlink(missing_ok=True)
    person.variables["PATH"] = f"{person.programs}:{bare}"
    assert person.fails() == f"It needs the program {gone}, which this system does not have."
    assert person.owns() == []


def test_root_is_sent_away(person: Person) -> None:
    person.has("id", "echo 0")
    assert person.fails() == "Run this as yourself, not as root: it installs for one person only."


def test_another_computer_is_told(person: Person) -> None:
    person.has("uname", "echo riscv64")
    assert person.fails() == "This is made for x86_64; this computer is riscv64."


@pytest.mark.parametrize("version", ["2.9", "1.99", "2.16.1"])
def test_an_old_system_is_told(person: Person, version: str) -> None:
    person.has("getconf", f"echo glibc {version}")
    found = ".".join(version.split(".")[:2])
    assert person.fails() == f"It needs the GNU C library 2.17 or newer; this system has {found}."


def test_a_newer_system_will_do(person: Person) -> None:
    person.has("getconf", "echo glibc 3.0")
    person.runs()


def test_what_is_missing_of_the_system_is_told(person: Person, tmp_path: Path) -> None:
    root = tmp_path / "other"
    root.mkdir()
    needed = {"libz.so.1": (), "libX11.so.6": ()}
    archive.lay(frozen(tmp_path, needed=needed), root)
    person.unpacked = root
    person.has("ldconfig", r"printf '\tlibz.so.1 (libc6,x86-64) => /lib/libz.so.1\n'")
    told = "It will not start until your system has these libraries: libX11.so.6."
    assert told in person.runs().splitlines()


def test_something_else_of_its_name_stays(person: Person) -> None:
    person.link.parent.mkdir(parents=True)
    person.link.write_text("mine", encoding="utf-8")
    assert person.fails() == f"{person.link} is something else; move it away first."
    assert person.owns() == [".local", ".local/bin", ".local/bin/fort-desktop"]


def test_it_is_not_exchanged_while_it_runs(person: Person) -> None:
    person.runs()
    program = person.app / NAME
    sleep = shutil.which("sleep")
    assert sleep is not None
    program.unlink()
    shutil.copy(sleep, program)
    with subprocess.Popen([program, "600"]) as running:
        try:
            for option in ((), ("--uninstall",)):
                assert person.fails(*option) == "Fort Desktop is running; end it first."
        finally:
            running.kill()
    person.runs("--uninstall")


def test_a_disk_that_is_full_changes_nothing(person: Person) -> None:
    person.runs()
    before = person.owns()
    person.has("cp", "exit 1")
    told = f"It could not be copied to {person.app.parent}; nothing was changed."
    assert person.fails() == told
    assert person.owns() == before


def test_half_an_archive_is_told(person: Person, tmp_path: Path) -> None:
    shutil.copy(person.unpacked / archive.INSTALLER, tmp_path)
    person.unpacked = tmp_path
    assert person.fails().startswith("The files beside install.sh are not there: ")


def test_what_is_not_there_cannot_be_taken_away(person: Person) -> None:
    assert person.fails("--uninstall") == f"It is not installed in {person.app}."


@pytest.mark.parametrize("options", [("--remove",), ("--uninstall", "now"), ("",)])
def test_other_words_are_refused(person: Person, options: tuple[str, ...]) -> None:
    assert person.fails(*options) == "It takes nothing, or --uninstall."
    assert person.owns() == []


def test_it_says_what_it_takes(person: Person) -> None:
    assert "./install.sh --uninstall" in person.runs("--help")


@pytest.mark.parametrize("home", ["", "here"])
def test_no_folder_of_one_s_own_is_told(person: Person, home: str) -> None:
    person.variables["HOME"] = home
    assert person.fails() == "HOME does not say which folder is yours."
