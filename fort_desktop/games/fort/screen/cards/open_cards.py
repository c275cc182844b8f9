"""The cards of the game that is open at the table: what they show, and the page about one."""

from __future__ import annotations

from PySide6.QtCore import QObject, QUrl, Signal

from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.screen.cards.card_faces import CardFaces
from fort_desktop.games.fort.screen.cards.card_page import CardPage
from fort_desktop.games.fort.screen.cards.icon_rows import face_rows
from fort_desktop.games.fort.screen.cards.stand_ins import pictured
from fort_desktop.ui import resources
from fort_desktop.ui.texts import language


class OpenCards(QObject):
    """They are other ones when a game of other cards is opened.

    Attributes:
        faces: what every card shows.
        page: the lines about one card, for the large view.

    Signals:
        changed: the game that is opened has other cards than the one before.
    """

    changed = Signal()

    def __init__(self, cards: CardSet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._of: dict[CardSet, CardFaces] = {}  # what is shown may hold a face for a moment yet
        self.page = CardPage(cards, self)
        self.faces = self._faces_of(cards)

    def use(self, cards: CardSet) -> None:
        """A game with these cards is opened."""
        faces = self._faces_of(cards)
        if faces is not self.faces:
            self.faces = faces
            self.page.turn_to(cards)
            self.retranslate()
            self.changed.emit()

    def retranslate(self) -> None:
        """Call and explain them in the language chosen."""
        self.faces.choose_language(language())
        self.page.retranslate()

    def _faces_of(self, cards: CardSet) -> CardFaces:
        if cards not in self._of:
            rows = pictured(face_rows(cards), resources.ASSETS)
            art = QUrl.fromLocalFile(str(resources.ASSETS))
            self._of[cards] = CardFaces(rows, art, parent=self)
        return self._of[cards]
