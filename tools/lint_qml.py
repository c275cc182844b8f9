"""qmllint over the QML module, with the types that Python registers.

metaobjectdump reads the Python sources of the bridges and writes JSON; qmltyperegistrar makes
fort.qmltypes of it, beside the qmldir whose `typeinfo` line names it. Editors read the same file.
"""

from __future__ import annotations

import importlib.util
import json
import tempfile
from pathlib import Path

from fort_desktop import terminal
from tools import qt

TOP = Path(__file__).resolve().parent.parent
UI = TOP / "fort_desktop" / "ui"
MODULE = UI / "qml" / "Fort"
FOREIGN = ("core", "gui", "qml", "quick")


def bridges() -> list[Path]:
    """The Python files that register types for QML."""
    return [
        path
        for path in sorted(UI.rglob("*.py"))
        if "QML_IMPORT_NAME" in path.read_text(encoding="utf-8")
    ]


def metatypes() -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise qt.ToolError("PySide6 is not installed")
    package = Path(spec.origin).parent
    for folder in (package / "Qt" / "metatypes", package / "metatypes"):
        if folder.is_dir():
            return folder
    raise qt.ToolError(f"no metatypes in {package}")


def mended(dump: str) -> str:
    """What metaobjectdump 6.11 leaves out: the `*` of object types, that a read-only property
    without a notify signal is constant, and that a class derived from a bridge is an object."""
    units = json.loads(dump)
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
    return json.dumps(units)


def make_qmltypes(target: Path = MODULE / "fort.qmltypes") -> None:
    sources = [str(path) for path in bridges()]
    if not sources:
        return
    with tempfile.TemporaryDirectory() as folder:
        dump = Path(folder, "fort.json")
        dump.write_text(mended(qt.output("metaobjectdump", *sources)), encoding="utf-8")
        foreign = ",".join(str(metatypes() / f"qt6{name}_metatypes.json") for name in FOREIGN)
        qt.output(
            "qmltyperegistrar", "--generate-qmltypes", str(target),
            "-o", str(Path(folder, "unused.cpp")),
            "--import-name", "Fort", "--major-version", "1", "--minor-version", "0",
            "--foreign-types", foreign, str(dump),
        )  # fmt: skip


def lint(module: Path = MODULE) -> tuple[bool, str]:
    """Whether every file is free of warnings, and what qmllint said."""
    files = sorted(str(path) for path in module.rglob("*.qml"))
    if not files:
        return False, f"no QML file in {module}\n"
    done = qt.run("qmllint", "--max-warnings", "0", "-I", str(module.parent), *files)
    return done.returncode == 0, done.stdout


def main() -> int:
    try:
        make_qmltypes()
        clean, said = lint()
    except qt.ToolError as problem:
        clean, said = False, f"{problem}\n"
    print(said, end="")
    return 0 if clean else 1


if __name__ == "__main__":
    raise SystemExit(terminal.run("lint_qml", main))
