"""The bridges that the app owns, for QML."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.card_faces import CardFaces
from fort_desktop.ui.bridge.card_page import CardPage
from fort_desktop.ui.bridge.game_table import GameTable
from fort_desktop.ui.bridge.left_games import LeftGames
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.new_game_setup import NewGameSetup
from fort_desktop.ui.bridge.preferences import Preferences
from fort_desktop.ui.bridge.saving import Saving
from fort_desktop.ui.bridge.score_model import ScoreModel
from fort_desktop.ui.bridge.towers_table import TowersTable
from fort_desktop.ui.language import Language

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class AppParts(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What an app is made of; it is put together in `AppBridge`.

    Attributes:
        left: the games that can be continued.
        saving: whether they are on the disk.
    """

    _faces: CardFaces
    _language: Language
    _left: LeftGames
    _motion: Motion
    _page: CardPage
    _preferences: Preferences
    _saving: Saving
    _scores: ScoreModel
    _setup: NewGameSetup
    _table: GameTable
    _towers: TowersTable

    @Property(LeftGames, constant=True)
    def left(self) -> LeftGames:
        return self._left

    @Property(Saving, constant=True)
    def saving(self) -> Saving:
        return self._saving

    @Property(GameTable, constant=True)
    def table(self) -> GameTable:
        return self._table

    @Property(TowersTable, constant=True)
    def towers(self) -> TowersTable:
        return self._towers

    @Property(CardFaces, constant=True)
    def faces(self) -> CardFaces:
        return self._faces

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

    @Property(CardPage, constant=True)
    def page(self) -> CardPage:
        return self._page

    @Property(Motion, constant=True)
    def motion(self) -> Motion:
        return self._motion
