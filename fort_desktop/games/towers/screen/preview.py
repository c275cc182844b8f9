"""What the marked cards, or those to be built, would bring the viewer."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.screen.models import TowerGains
from fort_desktop.games.towers.screen.presented import presented
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.log_model import LogModel
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1
LATELY = 4  # lines of the log


@QmlElement
@QmlUncreatable("made in Python")
class TowersPreview(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Towers and points, now and then.

    Attributes:
        shown: whether there is anything to say of cards that are marked or could be.
        title: what it is about. gains: what would change.
        lately: what has happened in this round, while others play.
        pointsNow, pointsThen: of the viewer, without and with them.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._log = log
        self._gains = TowerGains(self)
        shown.changed.connect(self.changed)

    @Property(TowerGains, constant=True)
    def gains(self) -> TowerGains:
        return self._gains

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._previewing()

    def _previewing(self) -> bool:
        if not self._shown.is_open:
            return False
        presenter = presented(self._shown)
        if presenter.plan.marked:
            return True
        return presenter.mine and (presenter.kind != "bid" or any(presenter.bids()))

    @Property(str, notify=changed)
    def title(self) -> str:
        if not self._previewing():
            return ""
        say, presenter = words().preview, presented(self._shown)
        n = len(presenter.plan.marked)
        if presenter.mine and presenter.kind in ("demolish", "build"):
            return say.build()
        if not n:
            return say.nothing()
        return say.take(n) if presenter.kind == "take" else say.win(n)

    @Property(str, notify=changed)
    def lately(self) -> str:
        """What the others have done in this round, a line each; empty before they have."""
        rows = self._log.rows() if self._shown.is_open else ()
        here = [row for row in rows[-LATELY:] if row.turn == rows[-1].turn and row.icon != "offer"]
        return "\n".join(row.title for row in here)

    @Property(int, notify=changed)
    def pointsNow(self) -> int:
        return presented(self._shown).points()[0] if self._shown.is_open else 0

    @Property(int, notify=changed)
    def pointsThen(self) -> int:
        return presented(self._shown).points()[1] if self._shown.is_open else 0

    def show(self) -> None:
        """Become what the presenter sees."""
        self._gains.show(presented(self._shown).gain_rows())
