"""The installer for Windows, which makensis makes on any system from an app frozen on Windows.

    .venv/bin/python -m tools.package.windows [FOLDER]

shows without such an app that its script compiles, and leaves what came of it in build/.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from fort_desktop import terminal
from tools.environment import TOP
from tools.package.made import NAME, RECIPES, TITLE, App, SkippedError, needs

RECIPE = RECIPES / "windows"
PROGRAM = f"{NAME}.exe"
PUBLISHER = "The Fort Desktop contributors"
DESCRIPTION = {  # under each number that Windows has for a language
    0x0409: "Build the best fort, and keep your friends",
    0x0405: "Postav nejlepší bunkr a udrž si kamarády",
    0x0415: "Zbuduj najlepszy fort i zatrzymaj przyjaciół",
}
UNICODE = 0x04B0


def make(app: App, out: Path) -> Path:
    """An installer in the folder `out`.

    Raises:
        SkippedError: makensis is missing, or the app was not frozen on Windows.
        subprocess.CalledProcessError: makensis refuses; what it says stands in `output`.
    """
    if not (app.folder / PROGRAM).is_file():
        raise SkippedError("An installer for Windows needs the app frozen on Windows.")
    return compiled(app, out)


def prove(app: App, out: Path) -> Path:
    """An installer of next to nothing in `out`, which shows only that its script compiles.

    Raises:
        SkippedError: makensis is missing.
        subprocess.CalledProcessError: makensis refuses; what it says stands in `output`.
    """
    with tempfile.TemporaryDirectory() as folder:
        stand_in = replace(app, folder=Path(folder))
        (stand_in.folder / "_internal").mkdir()
        (stand_in.folder / PROGRAM).write_bytes(b"MZ")
        (stand_in.folder / "_internal" / "base_library.zip").touch()
        return compiled(stand_in, out, "-WX")  # a warning is a fault


def compiled(app: App, out: Path, *options: str) -> Path:
    needs("makensis", package="nsis")
    out.mkdir(parents=True, exist_ok=True)
    made = out / f"{NAME}-{app.version}-windows-setup.exe"
    with tempfile.TemporaryDirectory() as folder:
        texts = Path(folder)
        (texts / "remove.nsh").write_text(removal(app.folder), encoding="utf-8-sig")
        for path in RECIPE.glob("licences-*.txt"):
            (texts / path.name).write_text(path.read_text("utf-8"), encoding="utf-8-sig")
        defined = definitions(app, texts, made)
        subprocess.run(
            [
                *("makensis", "-V2", "-INPUTCHARSET", "UTF8", *options),
                *(f"-D{name}={value}" for name, value in defined.items()),
                str(RECIPE / f"{NAME}.nsi"),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=True,
        )
    return made


def definitions(app: App, texts: Path, made: Path) -> dict[str, str]:
    """What the script is told; `texts` is the folder of what was written for it."""
    return {
        "VERSION": app.version,
        "NUMBERS": ".".join(map(str, numbers(app.version))),
        "FOLDER": str(app.folder.absolute()),
        "REMOVE": str(texts / "remove.nsh"),
        "ICON": str((app.icons / f"{NAME}.ico").absolute()),
        "PICTURE": str((app.icons / f"{NAME}.bmp").absolute()),
        "LICENCES": str(texts),
        "OUTPUT": str(made.absolute()),
    }


def removal(folder: Path) -> str:
    """NSIS's words for taking away each file of the app, and each folder that is empty then."""
    return "\n".join(["!macro remove_files", *removed(folder, "$INSTDIR"), "!macroend", ""])


def removed(folder: Path, place: str) -> Iterator[str]:
    for path in sorted(folder.iterdir()):
        name = f"{place}\\{path.name.replace('$', '$$')}"
        if path.is_dir():
            yield from removed(path, name)
            yield f'  RMDir "{name}"'
        else:
            yield f'  Delete "{name}"'


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as Windows wants it: 0.1.0 is (0, 1, 0, 0), and so is 0.1.0rc1."""
    found = [int(n) for n in re.findall(r"\d+", version)[:3]]
    major, minor, patch = (*found, 0, 0, 0)[:3]
    return major, minor, patch, 0


def version_info(version: str) -> str:
    """What the program tells Windows of itself, as PyInstaller reads it from a file.

    Its form is that of `VSVersionInfo`: the version in numbers, a table of texts for each
    language, and the list of these languages.
    """
    tables = ",\n      ".join(table(language, version) for language in DESCRIPTION)
    languages = ", ".join(f"{language}, {UNICODE}" for language in DESCRIPTION)
    return f"""# UTF-8
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers(version)},
    prodvers={numbers(version)},
    mask=0x3f,
    flags=0x0,
    OS=0x40004,
    fileType=0x1,
    subtype=0x0,
    date=(0, 0),
  ),
  kids=[
    StringFileInfo([
      {tables},
    ]),
    VarFileInfo([VarStruct("Translation", [{languages}])]),
  ],
)
"""


def table(language: int, version: str) -> str:
    told = {
        "CompanyName": PUBLISHER,
        "FileDescription": TITLE,  # which the task manager and the firewall show
        "Comments": DESCRIPTION[language],
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": f"© 2026 {PUBLISHER}, MIT",
        "OriginalFilename": PROGRAM,
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    texts = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    return f"StringTable('{language:04X}{UNICODE:04X}', [{texts}])"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Whether the installer for Windows compiles.")
    parser.add_argument("folder", type=Path, nargs="?", default=TOP / "build", metavar="FOLDER")
    out = parser.parse_args(arguments).folder
    from tools import make_icons

    make_icons.make()
    try:
        print(prove(App(out), out))
    except SkippedError as reason:
        print(reason, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as refused:
        print(refused.output, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("windows", main))
