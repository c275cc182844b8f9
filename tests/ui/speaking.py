"""The app's languages in tests: the catalogues compiled once, and a language for a while."""

import atexit
import shutil
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import QLocale

from fort_desktop.languages import LANGUAGES
from fort_desktop.ui.language import Language
from tools import build_i18n

CODES = tuple(LANGUAGES)
NBSP = "\u00a0"


@cache
def compiled() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="fort-i18n-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    build_i18n.release(folder)
    return folder


@contextmanager
def spoken(code: str) -> Iterator[Language]:
    language = Language(compiled())
    language.choose(code)
    try:
        yield language
    finally:
        language.remove()
        QLocale.setDefault(QLocale.c())


@cache
def expected() -> dict[str, list[dict[str, str]]]:
    file = Path(__file__).parent / "data" / "sentences.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def written_out() -> list[str]:
    """The languages in which it is written what the app must say."""
    rows = [row for rows in expected().values() for row in rows]
    return [code for code in CODES if all(code in row for row in rows)]


def messages(code: str) -> Iterator[tuple[str, str, list[str], bool]]:
    """What a catalogue holds: (context, source, forms, whether it counts)."""
    root = ET.parse(build_i18n.catalogue(code)).getroot()  # noqa: S314 - our own file
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")]
            yield (
                context.findtext("name") or "",
                message.findtext("source") or "",
                forms or [translation.text or ""],
                message.get("numerus") == "yes",
            )


def plain(text: str) -> str:
    return text.replace(NBSP, " ")
