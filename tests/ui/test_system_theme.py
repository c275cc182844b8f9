"""The colours of the desktop, as long as nobody has chosen others."""

import pytest
from PySide6.QtCore import QObject, Qt, Signal

from fort_desktop.ui.bridge import preferences
from fort_desktop.ui.bridge.preferences import Preferences


class Hints(QObject):
    """A desktop that says of itself what a test wants; the one of tests says nothing."""

    colorSchemeChanged = Signal()  # noqa: N815 - as Qt calls it
    contrastPreferenceChanged = Signal()  # noqa: N815 - the same

    def __init__(self):
        super().__init__()
        self.scheme = Qt.ColorScheme.Unknown
        self.contrast = Qt.ContrastPreference.NoPreference

    def colorScheme(self):
        return self.scheme

    def accessibility(self):
        return self

    def contrastPreference(self):
        return self.contrast

    def darken(self):
        self.scheme = Qt.ColorScheme.Dark
        self.colorSchemeChanged.emit()


@pytest.fixture
def desktop(qapp, monkeypatch):
    desktop = Hints()

    class Application:
        styleHints = staticmethod(lambda: desktop)  # noqa: N815 - the same

    monkeypatch.setattr(preferences, "QGuiApplication", Application)
    return desktop


def test_a_desktop_that_says_nothing_has_the_day(desktop):
    assert Preferences().shownTheme == "day"


def test_a_dark_desktop_has_the_evening(desktop, qtbot):
    chosen = Preferences()
    with qtbot.waitSignal(chosen.shownThemeChanged):
        desktop.darken()
    assert (chosen.theme, chosen.shownTheme) == ("system", "evening")


def test_one_of_high_contrast_has_that_dark_or_light(desktop):
    desktop.contrast = Qt.ContrastPreference.HighContrast
    desktop.darken()
    assert Preferences().shownTheme == "contrast"


def test_what_somebody_has_chosen_stays(desktop):
    chosen = Preferences()
    chosen.theme = "day"
    desktop.darken()
    assert chosen.shownTheme == "day"


def test_the_window_follows_the_desktop_while_it_is_open(desktop, make_stage):
    stage = make_stage()
    day = stage.window.color()
    desktop.darken()
    assert stage.window.color() != day
