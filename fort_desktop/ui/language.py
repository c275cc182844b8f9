"""The live language switch. Order: translators, then text made in Python, then QML."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    Property,
    QCoreApplication,
    QLocale,
    QObject,
    QTranslator,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.languages import CODES, ENGLISH
from fort_desktop.ui.qt_place import qt_folder

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


def system_language(locale: QLocale | None = None) -> str:
    """The first of the user's languages that the app speaks; English when it speaks none."""
    for wanted in (locale or QLocale.system()).uiLanguages():
        code = wanted.replace("_", "-").partition("-")[0].lower()
        if code in CODES:
            return code
    return ENGLISH


@QmlElement
@QmlUncreatable("made in Python")
class Language(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The language on the screen.

    Attributes:
        code: of `CODES`; empty until the first choice.
    Signals:
        codeChanged: after everything registered with `on_change` has renewed its text.
    """

    codeChanged = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """`folder` holds the compiled catalogues, fort_en.qm and so on."""
        super().__init__(parent)
        self._folder = folder
        self._code = ""
        self._installed: list[QTranslator] = []
        self._renew: list[Callable[[], object]] = []

    def on_change(self, renew: Callable[[], object]) -> None:
        """Called in this order after each change; the engine's `retranslate` comes last."""
        self._renew.append(renew)

    def _get_code(self) -> str:
        return self._code

    code = Property(str, _get_code, notify=codeChanged)

    @Slot(str)
    def choose(self, code: str) -> None:
        """Switch to a language of `CODES`; anything else is ignored.

        What its catalogue does not say yet is said in English.

        Raises:
            FileNotFoundError: the app's own catalogue is missing; the language stays.
        """
        if code not in CODES or code == self._code:
            return
        own = self._load(f"fort_{code}", str(self._folder))
        if own is None:
            raise FileNotFoundError(f"fort_{code}.qm in {self._folder}")
        translations = str(qt_folder() / "translations")
        foreign = code != ENGLISH
        of_qt = self._load(f"qtbase_{code}", translations) if foreign else None
        english = self._load(f"fort_{ENGLISH}", str(self._folder)) if foreign else None
        self.remove()
        for translator in (of_qt, english, own):  # whoever comes last is asked first
            if translator is not None:
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
        QLocale.setDefault(QLocale(code))
        self._code = code
        for renew in self._renew:
            renew()
        self.codeChanged.emit()

    def remove(self) -> None:
        """Take the translators out, before the application ends."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()

    def _load(self, name: str, folder: str) -> QTranslator | None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            return translator
        translator.deleteLater()
        return None
