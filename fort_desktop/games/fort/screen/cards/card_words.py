"""What a card of Fort does, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class CardWords(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The cards of the game that is shown."""

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown

    @Slot(str, result="QStringList")
    def of(self, card: str) -> list[str]:
        """In words, both actions of a kid, what a perk or a rule does, need, action and house of a
        dog, or lure and power of a cat."""
        cards = presented(self._shown).view.cards
        if card in cards.perk_numbers:
            return [words().perks.text(card)]
        if card in cards.rule_numbers:
            return [words().rules.text(card)]
        for dog in cards.dogs:
            if dog.id == card:
                return words().pets.dog(dog)
        if card in cards.cat_numbers:
            return words().pets.cat(cards.cats[cards.cat_numbers[card]])
        say = words().actions
        return [
            line
            for kid in cards.kids
            if kid.id == card
            for line in (say.public(kid), say.private(kid))
        ]
