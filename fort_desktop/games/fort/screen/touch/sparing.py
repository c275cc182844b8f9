"""The switches of a person who does not want to be asked to follow."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.contract.wish import Wish
from fort_desktop.games.fort.rules.moves import Pass
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.screen.sparing import FROM, REST
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.flow import TableFlow
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.staging import Staged

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class FollowSparing(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Not being asked until the own next turn, or only where enough is to be gained.

    It is kept with the game, for each person.

    Attributes:
        label, sentence: what lasts of it for the viewer; empty where everything is asked.
    """

    changed = Signal()

    def __init__(self, staged: Staged, flow: TableFlow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._flow = flow
        staged.shown.changed.connect(self.changed)

    @property
    def _presenter(self) -> Presenter:
        return presented(self._shown)

    @property
    def _wish(self) -> Wish:
        """What the viewer wishes that still matters."""
        presenter = self._presenter
        wish = presenter.table.wishes.of(presenter.viewer)
        resting = wish.rests == presenter.view.seats[presenter.viewer].turns
        return wish if resting else replace(wish, rests=-1)

    def choose(self, number: int) -> None:
        """A switch, numbered as in `switches`."""
        presenter = self._presenter
        table, viewer = presenter.table, presenter.viewer
        wish = replace(self._wish, since=table.number)
        if number == REST:
            turns = presenter.view.seats[viewer].turns
            table.wishes.utter(viewer, replace(wish, rests=turns))
            self._flow.submit(Pass())
            return
        table.wishes.utter(viewer, replace(wish, least=number - FROM))
        self._flow.take_up()

    @Slot()
    def askAgain(self) -> None:
        """What the sign stands for is over."""
        presenter, wish = self._presenter, self._wish
        over = replace(wish, rests=-1) if wish.rests >= 0 else replace(wish, least=0)
        presenter.table.wishes.utter(presenter.viewer, over)
        if presenter.mine:  # it is about to be answered without asking
            self._flow.stop()
            self._flow.take_up()
        else:
            self._shown.changed.emit()
            self._flow.kept.emit()

    @Property(str, notify=changed)
    def label(self) -> str:
        wish, say = self._lasting(), words().sparing
        if not wish:
            return ""
        return say.rests_label() if wish.rests >= 0 else say.from_label(wish.least)

    @Property(str, notify=changed)
    def sentence(self) -> str:
        wish, say = self._lasting(), words().sparing
        if not wish:
            return ""
        return say.rests_sentence() if wish.rests >= 0 else say.from_sentence(wish.least)

    def _lasting(self) -> Wish:
        """What is shown of it: nothing to nobody, and nothing where it does not hold."""
        if not self._shown.is_open or self._presenter.covered:
            return Wish()
        table = self._presenter.table
        return Wish() if table.asks_all or table.over else self._wish
