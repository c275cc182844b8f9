"""What the large view of a card says: its actions in words, and the rules that apply to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.rules.cards import CardSet, Kid
from fort_desktop.games.fort.rules.pets import Cat, Dog
from fort_desktop.games.fort.words.card_rules import Note
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.row_model import RowModel

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

_OF_ALL_CARDS = {"big-plans", "friendship-bracelet", "play-palace", "slime-lab", "sleepover"}


@dataclass(frozen=True, slots=True)
class PageLine:
    """A line of the page.

    Attributes:
        kind: "action" for what the card does, "rule" for small print about it.
        icon: that stands before it.
        line: the words.
    """

    kind: str
    icon: str
    line: str


@QmlElement
@QmlUncreatable("made in Python")
class CardPage(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """The lines about one card, perk or made-up rule; no rule is said twice.

    Attributes:
        subject: "kid", "dog", "cat", "perk" or "rule"; empty is none.
    """

    row_type = PageLine
    display = "line"

    subjectChanged = Signal()

    def __init__(self, cards: CardSet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._card = ""

    def turn_to(self, cards: CardSet) -> None:
        """From now on it is about these cards; nothing is on it yet."""
        self._cards = cards
        self.show("")

    @Property(str, notify=subjectChanged)
    def subject(self) -> str:
        """See the class."""
        if self._card in self._cards.perk_numbers:
            return "perk"
        if self._card in self._cards.rule_numbers:
            return "rule"
        if self._card in self._cards.cat_numbers:
            return "cat"
        if any(dog.id == self._card for dog in self._cards.dogs):
            return "dog"
        return "kid" if self._rows else ""

    @Slot(str)
    def show(self, card: str) -> None:
        """Turn to a card by its id; an unknown one has an empty page."""
        self._card = card
        self._reset(list(page_lines(self._cards, card)))
        self.subjectChanged.emit()

    def retranslate(self) -> None:
        """Say it again in the language chosen."""
        self.show(self._card)


def page_lines(cards: CardSet, card: str) -> Iterator[PageLine]:
    """The lines about a card, cat, perk or made-up rule."""
    said = words()
    if card in cards.perk_numbers:
        yield PageLine("action", "perk", said.perks.text(card))
        yield PageLine("rule", "fort-level", said.card_rules.perk())
    elif card in cards.rule_numbers:
        yield PageLine("action", "vp", said.rules.text(card))
        if card in _OF_ALL_CARDS:
            yield PageLine("rule", "deck", said.rules.own_cards())
        yield PageLine("rule", "made-up-rule", said.card_rules.made_up_rule())
    elif card in cards.cat_numbers:
        yield from _cat(cards.cats[cards.cat_numbers[card]])
    for dog in cards.dogs:
        if dog.id == card:
            yield from _dog(dog)
    for kid in cards.kids:
        if kid.id == card:
            yield from _kid(kid)


def _kid(kid: Kid) -> Iterator[PageLine]:
    said = words()
    told: set[str] = set()
    for public, action in ((True, kid.public), (False, kid.private)):
        sentence = said.actions.public(kid) if public else said.actions.private(kid)
        yield PageLine("action", "public" if public else "private", sentence)
        for note in said.card_rules.of_action(action, public=public) if action else ():
            if note.text not in told:
                told.add(note.text)
                yield PageLine("rule", note.icon, note.text)
    yield PageLine("action", kid.suits[0].id, said.card_rules.card())
    for note in said.card_rules.of_card(kid):
        yield PageLine("rule", note.icon, note.text)


def _dog(dog: Dog) -> Iterator[PageLine]:
    """Need, action and doghouse, each with what is to be known of it."""
    said = words()
    yield PageLine("action", "dog", said.pets.need(dog.need))
    yield from _rules(said.pet_rules.of_need(dog))
    yield PageLine("action", "play", said.pets.action(dog))
    notes = [] if dog.action is None else list(said.card_rules.of_any(dog.action))
    yield from _rules([*notes, *said.pet_rules.of_action(dog)])
    yield PageLine("action", "doghouse", said.pets.house(dog))
    yield from _rules(said.pet_rules.of_house())
    yield PageLine("action", dog.suits[0].id, said.card_rules.card())
    yield from _rules(said.pet_rules.of_dog(dog))


def _cat(cat: Cat) -> Iterator[PageLine]:
    """Lure and power, each with what is to be known of it."""
    said = words()
    yield PageLine("action", "cat", said.pets.lure(cat))
    yield from _rules(said.pet_rules.of_lure(cat))
    yield PageLine("action", "play", said.pets.power(cat))
    notes = [] if cat.action is None else list(said.card_rules.of_any(cat.action))
    yield from _rules([*said.pet_rules.of_power(cat), *notes])
    yield from _rules(said.pet_rules.of_cat())


def _rules(notes: Iterable[Note]) -> Iterator[PageLine]:
    for note in notes:
        yield PageLine("rule", note.icon, note.text)
