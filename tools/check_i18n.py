"""Checks the catalogues in i18n/ and how the sources ask for texts; prints each fault.

A text that no code asks for is a fault as well: see tools/unused_texts.py.

lupdate 6.11 loses texts without a word: an f-string as source, a variable as source, a plural whose
number is an expression. So the calls themselves are read too, and every literal must have arrived.
"""

from __future__ import annotations

import ast
import re
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from fort_desktop import terminal
from fort_desktop.languages import CODES, ENGLISH, LANGUAGES
from tools import build_i18n, cut_fonts, qt, unused_texts

PLACEHOLDER = re.compile(r"%n|%L?\d+|\{\w*\}")


def faults() -> list[str]:
    missing = [code for code in CODES if not build_i18n.catalogue(code).exists()]
    if missing:
        return [f"{build_i18n.catalogue(code).name} is missing" for code in missing]
    found = [fault for path in python_sources() for fault in call_faults(path)]
    for code, language in LANGUAGES.items():
        found += catalogue_faults(build_i18n.catalogue(code), code, language.forms)
    found += unused_texts.faults(build_i18n.TOP / "fort_desktop", build_i18n.catalogue(ENGLISH))
    return found + update_faults()


def catalogue_faults(path: Path, language: str, forms: int) -> list[str]:
    root = ET.parse(path).getroot()  # noqa: S314 - our own file
    found = []
    if root.get("language") != language or root.get("sourcelanguage") != ENGLISH:
        found.append(f"{path.name}: language and sourcelanguage must be {language} and en")
    for context in root.iter("context"):
        for message in context.iter("message"):
            where = f"{path.name}: {context.findtext('name')}: {message.findtext('source')!r}"
            found += [f"{where}: {fault}" for fault in message_faults(message, forms)]
    return found


def message_faults(message: ET.Element, forms: int) -> Iterator[str]:
    source = message.findtext("source") or ""
    translation = message.find("translation")
    if translation is None:
        yield "no translation"
        return
    kind = translation.get("type")
    if kind:
        yield f"is {kind}"
    plural = message.get("numerus") == "yes"
    if plural != ("%n" in source):
        yield "%n and a plural belong together (see tools/check_i18n.py)"
    numerus = [form.text or "" for form in translation.findall("numerusform")]
    if plural and len(numerus) != forms:
        yield f"{len(numerus)} plural forms instead of {forms}"
    wanted = sorted(PLACEHOLDER.findall(source))
    for text in numerus if plural else [translation.text or ""]:
        if not text.strip():
            yield "is empty"
        elif sorted(PLACEHOLDER.findall(text)) != wanted:
            yield f"placeholders differ in {text!r}"
        if lost := "".join(sorted({sign for sign in text if not drawn(sign)})):
            yield f"the fonts have no {lost} (see CHARACTERS in tools/cut_fonts.py)"


def drawn(sign: str) -> bool:
    """Whether the cuts of the fonts have a sign, or need none for it."""
    return sign.isspace() or ord(sign) in cut_fonts.CHARACTERS


def update_faults() -> list[str]:
    """Extracting again must change nothing."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for language in CODES:
            original = build_i18n.catalogue(language)
            build_i18n.catalogue(language, folder).write_bytes(original.read_bytes())
        build_i18n.update(folder)
        return [
            f"{build_i18n.catalogue(language).name} is not up to date: run `dev.py i18n`"
            for language in CODES
            if text_of(build_i18n.catalogue(language)) != text_of(folder / f"fort_{language}.ts")
        ]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")  # whatever the platform's line ends


def python_sources() -> list[Path]:
    return [build_i18n.TOP / name for name in build_i18n.sources() if name.endswith(".py")]


def call_faults(path: Path) -> list[str]:
    """Calls of `tr` and `translate` that lupdate would misread."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [
        f"{path.name}:{call.lineno}: {fault}"
        for call in calls
        if isinstance(call.func, ast.Attribute)
        for fault in call_fault(call, call.func)
    ]


def call_fault(call: ast.Call, function: ast.Attribute) -> Iterator[str]:
    if function.attr == "tr":
        if not call.args or not is_text(call.args[0]):
            yield "tr() needs a plain string literal"
        elif len(call.args) > 2 and not isinstance(call.args[2], ast.Name):
            yield "the number of a plural must be a plain name"
    elif function.attr == "translate" and is_application(function.value):
        if not all(is_text(argument) for argument in call.args[:2]):
            yield "translate() needs plain string literals"
        elif len(call.args) > 3:
            yield "lupdate loses a plural in translate(): use self.tr()"


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_application(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id.endswith("Application")


def main() -> int:
    try:
        found = faults()
    except qt.ToolError as problem:
        found = [str(problem)]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("check_i18n", main))
