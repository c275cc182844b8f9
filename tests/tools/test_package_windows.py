"""The installer for Windows: what its script is told, says, writes and takes away again."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from fort_desktop.storage import paths
from tools import make_icons
from tools.package import windows
from tools.package.made import App, SkippedError

SCRIPT = (windows.RECIPE / "fort-desktop.nsi").read_text(encoding="utf-8")
TEXTS = (windows.RECIPE / "texts.nsh").read_text(encoding="utf-8")
SAID = re.findall(
    r'^!insertmacro say (\w+)((?:[ \\\n]+"[^"\n]*"){3})$', TEXTS, re.MULTILINE
)  # name, and the sentence in each language
LANGUAGES = {"English": "en", "Czech": "cs", "Polish": "pl"}


@pytest.fixture
def app(tmp_path: Path) -> App:
    """A frozen app of three files."""
    folder = tmp_path / "frozen"
    (folder / "_internal" / "Qt").mkdir(parents=True)
    for name in ("fort-desktop.exe", "_internal/a$b.dll", "_internal/Qt/plugin"):
        (folder / name).touch()
    return App(folder, version="1.2.3rc1")


def test_every_text_of_the_installer_is_said_in_three_languages() -> None:
    assert len(SAID) == TEXTS.count("!insertmacro say ")
    for name, sentences in SAID:
        assert all(re.findall(r'"([^"]*)"', sentences)), name


def test_the_installer_says_all_that_its_texts_hold_and_nothing_else() -> None:
    asked = set(re.findall(r"\$\((\w+)\)", SCRIPT))
    assert asked == {name for name, _ in SAID} | {"licences"}


def test_the_installer_speaks_the_three_languages_and_shows_the_licences_in_each() -> None:
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', SCRIPT) == list(LANGUAGES)
    shown = re.findall(r'LicenseLangString licences \$\{LANG_(\w+)\} "\S+?\\(.+)"', TEXTS)
    assert shown == [(name.upper(), f"licences-{code}.txt") for name, code in LANGUAGES.items()]
    described = re.findall(r"insertmacro told \$\{LANG_(\w+)\}", SCRIPT)
    assert described == [name.upper() for name in LANGUAGES]
    for _, name in shown:
        assert "LGPL-3.0" in (windows.RECIPE / name).read_text(encoding="utf-8")


def test_the_script_is_told_what_it_asks_for(app: App, tmp_path: Path) -> None:
    told = windows.definitions(app, tmp_path, tmp_path / "setup.exe")
    head = SCRIPT.partition("Unicode true")[0]
    assert set(told) == set(re.findall(r"\b[A-Z]{4,}\b", head))
    for name in told:
        assert f"${{{name}}}" in SCRIPT + TEXTS
    assert (told["VERSION"], told["NUMBERS"]) == ("1.2.3rc1", "1.2.3.0")


def test_makensis_gets_the_app_and_texts_that_it_can_read(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, str] = {}

    def makensis(command: list[str], **_: object) -> None:
        told = dict(word[2:].split("=", 1) for word in command if word.startswith("-D"))
        for path in (told["REMOVE"], *map(str, Path(told["LICENCES"]).glob("*.txt"))):
            data = Path(path).read_bytes()
            assert data.startswith(b"\xef\xbb\xbf")  # else NSIS takes them for another encoding
        seen.update(told)

    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", makensis)
    made = windows.make(app, tmp_path)
    assert seen["OUTPUT"] == str(made)
    assert made.name == "fort-desktop-1.2.3rc1-windows-setup.exe"
    windows.prove(App(tmp_path / "none"), tmp_path)
    assert seen["FOLDER"] != str(app.folder)


def test_without_an_app_of_windows_or_makensis_it_is_said_why(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SkippedError, match="frozen on Windows"):
        windows.make(App(tmp_path), tmp_path)
    monkeypatch.setattr(shutil, "which", {}.get)
    for build in (windows.make, windows.prove):
        with pytest.raises(SkippedError, match="makensis"):
            build(app, tmp_path)


def test_what_makensis_refuses_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def makensis(command: list[str], **_: object) -> None:
        raise subprocess.CalledProcessError(1, command, output="Error in script on line 7")

    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", makensis)
    monkeypatch.setattr(make_icons, "make", lambda: None)
    assert windows.main([str(tmp_path)]) == 1
    assert capsys.readouterr() == ("", "Error in script on line 7\n")


def test_the_uninstaller_takes_away_the_files_that_were_brought_and_no_others(app: App) -> None:
    assert windows.removal(app.folder).splitlines()[1:-1] == [
        r'  Delete "$INSTDIR\_internal\Qt\plugin"',
        r'  RMDir "$INSTDIR\_internal\Qt"',
        r'  Delete "$INSTDIR\_internal\a$$b.dll"',
        r'  RMDir "$INSTDIR\_internal"',
        r'  Delete "$INSTDIR\fort-desktop.exe"',
    ]
    assert re.findall(r"RMDir /r (.+)", SCRIPT) == ['"${OWN_FILES}"']


def test_the_uninstaller_takes_away_every_key_that_the_installer_writes() -> None:
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', SCRIPT))
    removed = set(re.findall(r'DeleteRegKey (?:/ifempty )?HKCU "([^"]+)"', SCRIPT))
    assert written
    assert {key for key in written if not any(key.startswith(one) for one in removed)} == set()
    assert "HKLM" not in SCRIPT


def test_the_players_own_files_stay_unless_the_box_is_ticked() -> None:
    """The box is not ticked by the script, and silence leaves it as it is."""
    assert f'OWN_FILES "$LOCALAPPDATA\\{paths.APP}"' in SCRIPT
    deletion = r"\$\{If\} \$own_files_too = \$\{BST_CHECKED\}\n +RMDir /r .+\n +\$\{EndIf\}"
    assert re.search(deletion, SCRIPT)
    assert "NSD_Check}" not in SCRIPT
    assert SCRIPT.count("$own_files_too") == 2  # the other is where the page is left


def test_a_game_is_opened_by_the_program_with_its_path() -> None:
    assert """'"$INSTDIR\\${PROGRAM}" play "%1"'""" in SCRIPT
    assert f'PROGRAM "{windows.PROGRAM}"' in SCRIPT


def test_a_picture_of_the_size_that_nsis_takes_stands_beside_the_installer() -> None:
    image = make_icons.beside_the_installer()
    assert (image.width(), image.height(), image.depth()) == (164, 314, 24)
    assert image.pixelColor(0, 0) != image.pixelColor(82, 157)


class Made:
    """Stands in for PyInstaller's classes, and keeps what it is made of."""

    def __init__(self, *given: object, **named: object) -> None:
        self.given, self.named = given, named


def test_the_program_tells_windows_its_version_in_three_languages() -> None:
    text = windows.version_info("1.2.3")
    ast.parse(text, mode="eval")
    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    made = eval(text, dict.fromkeys((*names, "VarFileInfo", "VarStruct"), Made))  # noqa: S307
    assert made.named["ffi"].named["filevers"] == (1, 2, 3, 0)
    strings, variables = made.named["kids"]
    assert [table.given[0] for table in strings.given[0]] == ["040904B0", "040504B0", "041504B0"]
    (translation,) = variables.given[0]
    assert translation.given[1] == [0x409, 1200, 0x405, 1200, 0x415, 1200]
    for table in strings.given[0]:
        told = dict(text.given for text in table.given[1])
        assert (told["ProductName"], told["ProductVersion"]) == ("Fort Desktop", "1.2.3")
