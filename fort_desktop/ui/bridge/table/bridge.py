"""The bridge of a game's table: it owns parts with one job each, and hands them to QML."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table.advice import TableAdvice
from fort_desktop.ui.bridge.table.coach import TableCoach
from fort_desktop.ui.bridge.table.curtain import TableCurtain
from fort_desktop.ui.bridge.table.flow import TableFlow
from fort_desktop.ui.bridge.table.log_model import LogModel
from fort_desktop.ui.bridge.table.presenting import Presenting
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable
from fort_desktop.ui.bridge.table.staging import Staged, Staging
from fort_desktop.ui.bridge.table.undo import TableUndo

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TableBridge(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What the table of every game is made of. A game adds parts of its own.

    Attributes:
        shown: the game and how it stands. log: the model of its lines.
        coach: what can be done. advice: what a bot would do.
        curtain: who may look. undoing: the way back.
        flow: how the game goes on.
    """

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._driver = driver
        self._motion = motion
        self._shown = ShownTable(self)
        self._log = LogModel(self)
        self._coach = TableCoach(self._shown, self)
        self._curtain = TableCurtain(self._shown, motion, self)

    def play_by(self, staging: Staging) -> Staged:
        """Have games go on as only this one knows; to be called once, when its parts are made."""
        staged = Staged(self._shown, self._coach, self._curtain, staging)
        self.staging = staging
        self._advice = TableAdvice(staged, self._driver, self)
        self._flow = TableFlow(staged, self._advice, self._driver, self._motion, self)
        self._undoing = TableUndo(staged, self._flow, self)
        return staged

    @property
    def presenter(self) -> Presenting:
        """The table as its viewer sits at it."""
        return self._shown.presenter

    @Property(ShownTable, constant=True)
    def shown(self) -> ShownTable:
        return self._shown

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        return self._log

    @Property(TableCoach, constant=True)
    def coach(self) -> TableCoach:
        return self._coach

    @Property(TableAdvice, constant=True)
    def advice(self) -> TableAdvice:
        return self._advice

    @Property(TableCurtain, constant=True)
    def curtain(self) -> TableCurtain:
        return self._curtain

    @Property(TableUndo, constant=True)
    def undoing(self) -> TableUndo:
        return self._undoing

    @Property(TableFlow, constant=True)
    def flow(self) -> TableFlow:
        return self._flow
