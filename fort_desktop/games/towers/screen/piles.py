"""The draw pile and the discard pile of 5 Towers."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.screen.models import TowerCards
from fort_desktop.games.towers.screen.presented import presented
from fort_desktop.games.towers.words.sentences import card_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersPiles(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What is still to come, and what has gone.

    Attributes:
        deckCount, deckText: of the draw pile; `reshuffled`, it goes round for the second time.
        news: in the first round after the shuffle, and in the last one; else empty.
        discard: its cards, the newest first; discardCount, discardText: the same in short.
        discardReason: why there is nothing to look through; empty if there is.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._discard = TowerCards(self)
        shown.changed.connect(self.changed)

    @Property(int, notify=changed)
    def deckCount(self) -> int:
        return len(presented(self._shown).view.unseen) if self._shown.is_open else 0

    @Property(str, notify=changed)
    def deckText(self) -> str:
        if not self._shown.is_open:
            return ""
        say, view = words().labels, presented(self._shown).view
        if not view.unseen:
            return say.deck_out() if view.reshuffled else say.deck_turns()
        return (say.deck if view.reshuffled else say.deck_once_more)(len(view.unseen))

    @Property(str, notify=changed)
    def news(self) -> str:
        if not self._shown.is_open:
            return ""
        view, say = presented(self._shown).view, words().coach
        if view.last_round:
            return say.last_round_begins()
        return say.last_time_begins() if view.reshuffled and not view.discard else ""

    @Property(bool, notify=changed)
    def reshuffled(self) -> bool:
        return self._shown.is_open and presented(self._shown).view.reshuffled

    @Property(TowerCards, constant=True)
    def discard(self) -> TowerCards:
        return self._discard

    @Property(int, notify=changed)
    def discardCount(self) -> int:
        return len(presented(self._shown).view.discard) if self._shown.is_open else 0

    @Property(str, notify=changed)
    def discardText(self) -> str:
        if not self._shown.is_open:
            return ""
        say, lying = words().labels, presented(self._shown).view.discard
        if not lying:
            return say.discard(0)
        return say.discard_under(len(lying), card_text(lying[-1]))

    @Property(str, notify=changed)
    def discardReason(self) -> str:
        return self.why_no_discard()

    def why_no_discard(self) -> str:
        """Why the discard pile cannot be looked through; empty if it can."""
        if not self._shown.is_open or presented(self._shown).view.discard:
            return ""
        say = words().why
        again = presented(self._shown).view.reshuffled
        return (say.none_again if again else say.none_discarded)()

    def show(self) -> None:
        """Become what the presenter sees."""
        self._discard.show(presented(self._shown).discard())
