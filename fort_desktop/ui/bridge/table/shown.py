"""The game that a table's screen shows, and how it stands, whichever game it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.bridge.table.presenting import Presenting
from fort_desktop.ui.bridge.table.properties import Property

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class ShownTable(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What is shown. Without a game everything is empty.

    Attributes:
        opened: whether there is a game.
        mine: whether the viewer decides now; deciding: about what; number: how many decisions
            were made before.
        over: whether it has ended.
        scored: whether it has been scored, too: then it is only looked at.
        roundTag: which round it is, in words.

    Signals:
        changed: everything but the models; they report their own rows.
        counted: the game is scored now.
    """

    changed = Signal()
    counted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenter: Presenting | None = None
        self._scored = False

    def show(self, presenter: Presenting) -> None:
        """From now on it is this table, or somebody else's look at it."""
        self._presenter, self._scored = presenter, False

    def score(self) -> None:
        """The game, which has ended, is scored now."""
        self._scored = True
        self.counted.emit()
        self.changed.emit()

    @property
    def presenter(self) -> Presenting:
        """The table as its viewer sits at it."""
        assert self._presenter is not None, "a game is open"
        return self._presenter

    @property
    def is_open(self) -> bool:
        """Whether a game is shown."""
        return self._presenter is not None

    @property
    def table(self) -> AnyTable:
        """The game."""
        table: AnyTable = self.presenter.table
        return table

    @Property(bool, notify=changed)
    def opened(self) -> bool:
        return self.is_open

    @Property(str, notify=changed)
    def deciding(self) -> str:
        return self.presenter.kind if self.is_open else ""

    @Property(int, notify=changed)
    def number(self) -> int:
        return self.presenter.table.number if self.is_open else 0

    @Property(bool, notify=changed)
    def mine(self) -> bool:
        return self.is_open and self.presenter.mine

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self.is_open and not self.presenter.kind

    @Property(bool, notify=changed)
    def scored(self) -> bool:
        return self._scored

    @Property(str, notify=changed)
    def roundTag(self) -> str:
        return self.presenter.round_tag() if self.is_open else ""
