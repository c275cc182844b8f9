"""qmllint over the QML modules, with the types that Python registers.

metaobjectdump reads the Python sources of the bridges and writes JSON; qmltyperegistrar makes of it
a file of types for each module, beside the qmldir whose `typeinfo` line names it. Editors read the
same file.
"""

from __future__ import annotations

import importlib.util
import json
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fort_desktop import terminal
from tools import qt

TOP = Path(__file__).resolve().parent.parent
PACKAGE = TOP / "fort_desktop"
FIRST = "Shared"  # the other modules are built on it
IMPORT_NAME = re.compile(r'^QML_IMPORT_NAME = "(\w+)"', re.MULTILINE)
PICTURES = TOP / "tools" / "pictures" / "qml"
FOREIGN = ("core", "gui", "qml", "quick")


def modules() -> dict[str, Path]:
    """The folders of the QML modules by their names, the shared one first."""
    found = {path.parent.name: path.parent for path in sorted(PACKAGE.rglob("qml/*/qmldir"))}
    return {FIRST: found.pop(FIRST), **found}


def bridges() -> dict[str, str]:
    """The Python files that register types for QML, and for which module."""
    names = {
        str(path): IMPORT_NAME.search(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }
    return {path: found[1] for path, found in names.items() if found}


def metatypes() -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise qt.ToolError("PySide6 is not installed")
    package = Path(spec.origin).parent
    for folder in (package / "Qt" / "metatypes", package / "metatypes"):
        if folder.is_dir():
            return folder
    raise qt.ToolError(f"no metatypes in {package}")


def mended(dump: str) -> list[dict[str, Any]]:
    """What metaobjectdump 6.11 leaves out: the `*` of object types, that a read-only property
    without a notify signal is constant, and that a class derived from a bridge is an object."""
    units: list[dict[str, Any]] = json.loads(dump)
    classes = [entry for unit in units for entry in unit["classes"]]
    objects = {entry["className"] for entry in classes if entry.get("object")} | {"QObject"}
    for _ in classes:  # as deep as classes can be derived
        for entry in classes:
            if any(base["name"] in objects for base in entry.get("superClasses", ())):
                entry["object"] = True
                objects.add(entry["className"])
    for entry in classes:
        properties, slots = entry.get("properties", []), entry.get("slots", [])
        methods = slots + entry.get("signals", [])
        for item in properties + [a for method in methods for a in method["arguments"]]:
            if item["type"] in objects:
                item["type"] += "*"
        for item in properties:
            if "notify" not in item and "write" not in item:
                item["constant"] = True
        for method in slots:
            if method["returnType"] in objects:
                method["returnType"] += "*"
    return units


def make_qmltypes() -> None:
    """Beside each qmldir, the types that Python registers for its module."""
    sources = bridges()
    with tempfile.TemporaryDirectory() as folder:
        units = mended(qt.output("metaobjectdump", *sources))
        dumps = {name: Path(folder, f"{name}.json") for name in modules()}
        for name, dump in dumps.items():
            own = [unit for unit in units if sources[unit["inputFile"]] == name]
            dump.write_text(json.dumps(own), encoding="utf-8")
        known = [metatypes() / f"qt6{name}_metatypes.json" for name in FOREIGN]
        for name, target in modules().items():
            foreign = [*known, dumps[FIRST]] if name != FIRST else known
            qt.output(
                "qmltyperegistrar",
                "--generate-qmltypes", str(target / f"{name.lower()}.qmltypes"),
                "-o", str(Path(folder, "unused.cpp")),
                "--import-name", name, "--major-version", "1", "--minor-version", "0",
                "--foreign-types", ",".join(map(str, foreign)), str(dumps[name]),
            )  # fmt: skip


def lint(folders: Iterable[Path], roots: Iterable[Path]) -> tuple[bool, str]:
    """Whether every file in these folders is free of warnings, and what qmllint said.

    Args:
        folders: with QML files, at any depth.
        roots: where modules are looked for.
    """
    files = sorted(str(path) for folder in folders for path in folder.rglob("*.qml"))
    if not files:
        return False, f"no QML file in {', '.join(map(str, folders))}\n"
    looked = [part for root in roots for part in ("-I", str(root))]
    done = qt.run("qmllint", "--max-warnings", "0", *looked, *files)
    return done.returncode == 0, done.stdout


def main() -> int:
    try:
        make_qmltypes()
        found = list(modules().values())
        clean, said = lint([*found, PICTURES], [folder.parent for folder in found])
    except qt.ToolError as problem:
        clean, said = False, f"{problem}\n"
    print(said, end="")
    return 0 if clean else 1


if __name__ == "__main__":
    raise SystemExit(terminal.run("lint_qml", main))
