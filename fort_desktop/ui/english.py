"""English without a window: what a command prints is English, whatever the system speaks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from fort_desktop.languages import ENGLISH
from fort_desktop.ui.resources import TRANSLATIONS


@contextmanager
def in_english() -> Iterator[None]:
    """Meanwhile everything is said in English; afterwards in the language of before."""
    qt = QCoreApplication.instance() or QCoreApplication([])
    translator, before = QTranslator(), QLocale()
    translator.load(f"fort_{ENGLISH}", str(TRANSLATIONS))  # it has the plurals
    QCoreApplication.installTranslator(translator)
    QLocale.setDefault(QLocale(ENGLISH))
    try:
        yield
    finally:
        QLocale.setDefault(before)
        QCoreApplication.removeTranslator(translator)
        del qt
