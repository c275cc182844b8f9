"""The player's settings as QML sees them; keeping them in a file is not their business."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Property, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.languages import CODES, ENGLISH, LANGUAGES
from fort_desktop.storage.settings import Settings

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

SYSTEM = "system"
SHOWN = ("day", "evening", "contrast")
THEMES = (SYSTEM, *SHOWN)
SPEEDS = ("slow", "normal", "fast", "off")
SMALLEST, LARGEST = 80, 160


def system_theme() -> str:
    """The theme that is nearest to the colours of the desktop; by day where it says nothing."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "evening" if hints.colorScheme() == Qt.ColorScheme.Dark else "day"


@QmlElement
@QmlUncreatable("made in Python")
class Preferences(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Language, looks and pace. A value that is not offered is ignored.

    Attributes:
        language: of `languages`, whose own names are `languageNames`.
        theme: "day", "evening", "contrast", or "system": one of these, like the desktop.
        shownTheme: which of the three is to be seen.
        speed: of animation, "slow", "normal", "fast" or "off".
        reducedMotion: short highlights instead of flights.
        askAll: whether also what hardly needs a decision is asked.
        explained: the games, by their ids, whose rules were looked at or need not be.
        textSize: per cent, 80 to 160; `textScale` is the same as a factor.
    Signals:
        changed: after any of them changed, for whoever keeps them.
    """

    languageChanged = Signal()
    themeChanged = Signal()
    shownThemeChanged = Signal()
    speedChanged = Signal()
    reducedMotionChanged = Signal()
    textSizeChanged = Signal()
    askAllChanged = Signal()
    explainedChanged = Signal()
    changed = Signal()

    def __init__(self, language: str = ENGLISH, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._theme = SYSTEM
        self._speed = "normal"
        self._reduced_motion = False
        self._text_size = 100
        self._ask_all = False
        self._explained: list[str] = []
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._look_again)
        hints.accessibility().contrastPreferenceChanged.connect(self._look_again)

    @Slot()
    def _look_again(self) -> None:
        """The desktop has other colours now."""
        self.shownThemeChanged.emit()

    def _get_language(self) -> str:
        return self._language

    def _set_language(self, code: str) -> None:
        if code in CODES and code != self._language:
            self._language = code
            self.languageChanged.emit()
            self.changed.emit()

    def _get_theme(self) -> str:
        return self._theme

    def _set_theme(self, theme: str) -> None:
        if theme in THEMES and theme != self._theme:
            self._theme = theme
            self.themeChanged.emit()
            self.shownThemeChanged.emit()
            self.changed.emit()

    def _get_shown_theme(self) -> str:
        return system_theme() if self._theme == SYSTEM else self._theme

    def _get_speed(self) -> str:
        return self._speed

    def _set_speed(self, speed: str) -> None:
        if speed in SPEEDS and speed != self._speed:
            self._speed = speed
            self.speedChanged.emit()
            self.changed.emit()

    def _get_reduced_motion(self) -> bool:
        return self._reduced_motion

    def _set_reduced_motion(self, on: bool) -> None:  # Qt calls it with the value
        if on != self._reduced_motion:
            self._reduced_motion = on
            self.reducedMotionChanged.emit()
            self.changed.emit()

    def _get_text_size(self) -> int:
        return self._text_size

    def _set_text_size(self, percent: int) -> None:
        if SMALLEST <= percent <= LARGEST and percent != self._text_size:
            self._text_size = percent
            self.textSizeChanged.emit()
            self.changed.emit()

    def _get_ask_all(self) -> bool:
        return self._ask_all

    def _set_ask_all(self, on: bool) -> None:  # Qt calls it with the value
        if on != self._ask_all:
            self._ask_all = on
            self.askAllChanged.emit()
            self.changed.emit()

    @Property("QStringList", notify=explainedChanged)  # type: ignore[arg-type]  # a C++ name
    def explained(self) -> list[str]:
        return self._explained

    @Slot(str)
    def explain(self, game: str) -> None:
        """The rules of a game need not be offered any more."""
        if game not in self._explained:
            self._explained = [*self._explained, game]
            self.explainedChanged.emit()
            self.changed.emit()

    def _get_text_scale(self) -> float:
        return self._text_size / 100

    language = Property(str, _get_language, _set_language, notify=languageChanged)
    theme = Property(str, _get_theme, _set_theme, notify=themeChanged)
    shownTheme = Property(str, _get_shown_theme, notify=shownThemeChanged)
    speed = Property(str, _get_speed, _set_speed, notify=speedChanged)
    reducedMotion = Property(
        bool, _get_reduced_motion, _set_reduced_motion, notify=reducedMotionChanged
    )
    askAll = Property(bool, _get_ask_all, _set_ask_all, notify=askAllChanged)
    textSize = Property(int, _get_text_size, _set_text_size, notify=textSizeChanged)
    textScale = Property(float, _get_text_scale, notify=textSizeChanged)

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def languages(self) -> list[str]:
        return list(LANGUAGES)

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # a C++ name
    def languageNames(self) -> list[str]:
        return [language.name for language in LANGUAGES.values()]

    def to_dict(self) -> dict[str, str | int | bool | list[str]]:
        """The values under the names of the settings file."""
        return {
            "language": self._language,
            "theme": self._theme,
            "animation": self._speed,
            "reduced_motion": self._reduced_motion,
            "text_size": self._text_size,
            "ask_all": self._ask_all,
            "explained": self._explained,
        }

    def from_settings(self, settings: Settings, language: str) -> None:
        """Take over what was set; `language` is that of the system."""
        self.from_dict(
            {
                "language": settings.language or language,
                "theme": settings.theme,
                "animation": settings.animation,
                "reduced_motion": settings.reduced_motion,
                "text_size": settings.text_size,
                "ask_all": settings.ask_all,
            }
        )
        for game in settings.explained:
            self.explain(game)

    def from_dict(self, values: Mapping[str, object]) -> None:
        """Take over the values that are there and fit; the others stay."""
        texts = {
            "language": self._set_language,
            "theme": self._set_theme,
            "animation": self._set_speed,
        }
        for key, take in texts.items():
            value = values.get(key)
            if isinstance(value, str):
                take(value)
        flags = {"reduced_motion": self._set_reduced_motion, "ask_all": self._set_ask_all}
        for key, set_flag in flags.items():
            flag = values.get(key)
            if isinstance(flag, bool):
                set_flag(flag)
        size = values.get("text_size")
        if isinstance(size, int) and not isinstance(size, bool):
            self._set_text_size(size)
