"""Suits and tokens: names, objects of a verb (accusative) and lists after a colon (nominative).

English does not tell the cases apart, Czech and Polish do: so each case is a class, and with it a
translation context, of its own.
"""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.ui.texts.base import Sayings


class SuitTexts(Sayings):
    """Names of suits in the nominative, for use after a colon and alone."""

    def name(self, suit: Suit) -> str:
        names = {
            Suit.BOOK: self.tr("book"),
            Suit.CROWN: self.tr("crown"),
            Suit.GLUE: self.tr("glue"),
            Suit.SHOVEL: self.tr("shovel"),
            Suit.SKATEBOARD: self.tr("skateboard"),
            Suit.SQUIRTGUN: self.tr("squirt gun"),
            Suit.COIN: self.tr("coin"),
        }
        return self.say(names[suit])

    def all(self, suits: Iterable[Suit]) -> str:
        """Several names: "crown, coin"."""
        return ", ".join(self.name(suit) for suit in suits)


class ListTexts(Sayings):
    """Counted tokens in the nominative, for lists after a colon: "Still to pay: 1 pizza"."""

    def pizza(self, n: int) -> str:
        return self.say(self.tr("%n pizza(s)", "", n))

    def toy(self, n: int) -> str:
        return self.say(self.tr("%n toy(s)", "", n))

    def any(self, n: int) -> str:
        return self.say(self.tr("%n token(s) of any kind", "", n))

    def nothing(self) -> str:
        return self.say(self.tr("nothing"))

    def tokens(self, pizza: int = 0, toy: int = 0, any_kind: int = 0) -> str:
        """A whole list, joined by commas; empty kinds are left out."""
        items = []
        if pizza:
            items.append(self.pizza(pizza))
        if toy:
            items.append(self.toy(toy))
        if any_kind:
            items.append(self.any(any_kind))
        return ", ".join(items) or self.nothing()


class ObjectTexts(Sayings):
    """Counted things in the accusative, the object of "spend" and "add"."""

    def pizza(self, n: int) -> str:
        return self.say(self.tr("%n pizza(s)", "", n))

    def toy(self, n: int) -> str:
        return self.say(self.tr("%n toy(s)", "", n))

    def any(self, n: int) -> str:
        return self.say(self.tr("%n token(s) of any kind", "", n))

    def suit(self, suit: Suit, n: int) -> str:
        counted = {
            Suit.BOOK: self.tr("%n book(s)", "", n),
            Suit.CROWN: self.tr("%n crown(s)", "", n),
            Suit.GLUE: self.tr("%n glue(s)", "", n),
            Suit.SHOVEL: self.tr("%n shovel(s)", "", n),
            Suit.SKATEBOARD: self.tr("%n skateboard(s)", "", n),
            Suit.SQUIRTGUN: self.tr("%n squirt gun(s)", "", n),
            Suit.COIN: self.tr("%n coin(s)", "", n),
        }
        return self.say(counted[suit])

    def tokens(self, pizza: int = 0, toy: int = 0, any_kind: int = 0) -> str:
        """Tokens to spend: "1 pizza and 1 toy"."""
        items = []
        if pizza:
            items.append(self.pizza(pizza))
        if toy:
            items.append(self.toy(toy))
        if any_kind:
            items.append(self.any(any_kind))
        return self.both(items)

    def both(self, items: list[str]) -> str:
        """Items of one sentence: commas, and a word before the last."""
        if len(items) < 2:
            return "".join(items)
        start, last = ", ".join(items[:-1]), items[-1]
        return self.say(self.tr("{start} and {last}"), start=start, last=last)
