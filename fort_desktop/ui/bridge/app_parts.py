"""The bridges that the app owns, for QML."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop import __version__
from fort_desktop.ui.bridge.about import About
from fort_desktop.ui.bridge.left_games import LeftGames
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup
from fort_desktop.ui.bridge.preferences import Preferences
from fort_desktop.ui.bridge.saving import Saving
from fort_desktop.ui.bridge.score_model import ScoreModel
from fort_desktop.ui.language import Language

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class AppParts(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What an app is made of; it is put together in `AppBridge`.

    Attributes:
        about: what the app says of itself; it is made when it is first asked for.
        left: the games that can be continued.
        saving: whether they are on the disk.
        notice: a message in one sentence; empty is none.
    """

    noticeChanged = Signal()

    _about: About | None = None
    _language: Language
    _left: LeftGames
    _motion: Motion
    _notice = ""
    _preferences: Preferences
    _saving: Saving
    _scores: ScoreModel
    _setup: NewGameSetup

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(About, constant=True)
    def about(self) -> About:
        if self._about is None:
            self._about = About(self)
        return self._about

    @Property(LeftGames, constant=True)
    def left(self) -> LeftGames:
        return self._left

    @Property(Saving, constant=True)
    def saving(self) -> Saving:
        return self._saving

    @Property(NewGameSetup, constant=True)
    def setup(self) -> NewGameSetup:
        return self._setup

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    @Property(Language, constant=True)
    def language(self) -> Language:
        return self._language

    @Property(ScoreModel, constant=True)
    def scores(self) -> ScoreModel:
        return self._scores

    @Property(Motion, constant=True)
    def motion(self) -> Motion:
        return self._motion

    @Property(str, notify=noticeChanged)
    def notice(self) -> str:
        return self._notice

    @Slot()
    def closeNotice(self) -> None:
        """The message has been read."""
        self._set_notice("")

    def _set_notice(self, sentence: str) -> None:
        if sentence != self._notice:
            self._notice = sentence
            self.noticeChanged.emit()
