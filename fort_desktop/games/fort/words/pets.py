"""Dogs and cats in words: what a dog needs and where it goes, what lures a cat and what it does."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class DogTexts(Sayings):
    """Needs and homes of dogs, each a whole sentence."""

    def _source(self, *, hand: bool) -> str:
        if hand:
            return self.say(self.tr("from your hand only"))
        return self.say(self.tr("from your hand or lookout"))

    def add(self, objects: str, *, hand: bool = False) -> str:
        """`objects` as `ObjectTexts` gives them; `hand`: the lookout does not help."""
        source = self._source(hand=hand)
        return self.say(self.tr("Add {objects} {source}."), objects=objects, source=source)

    def different(self, n: int, *, hand: bool = False) -> str:
        source = self._source(hand=hand)
        return self.say(self.tr("Add %n different suit(s) {source}.", "", n), source=source)

    def different_except(self, n: int, suit: str, *, hand: bool = False) -> str:
        """`suit` is a name, in the nominative."""
        return self.say(
            self.tr("Add %n different suit(s) other than {suit} {source}.", "", n),
            suit=suit,
            source=self._source(hand=hand),
        )

    def kids(self, n: int) -> str:
        return self.say(self.tr("Add %n kid(s) from your hand.", "", n))

    def spend(self, objects: str) -> str:
        return self.say(self.tr("Spend {objects}."), objects=objects)

    def lookout(self, n: int) -> str:
        return self.say(self.tr("Have at least %n card(s) in your lookout.", "", n))

    def fort(self, level: int) -> str:
        return self.say(self.tr("Have a fort of level {level} or higher."), level=level)

    def own_house(self) -> str:
        return self.say(self.tr("This dog goes to your doghouse."))

    def other_house(self) -> str:
        return self.say(
            self.tr("This dog goes to a neighbour’s doghouse (left or right, you choose).")
        )


class CatTexts(Sayings):
    """Lures and powers of cats, each a whole sentence."""

    def lure_suits(self, suits: str) -> str:
        """`suits` in the nominative, as `SuitTexts` gives them."""
        return self.say(self.tr("Lured by: {suits} in your yard."), suits=suits)

    def lure_cards(self, n: int) -> str:
        return self.say(self.tr("Lured by: at least %n card(s) in your yard.", "", n))

    def lure_same(self, n: int) -> str:
        return self.say(
            self.tr("Lured by: at least %n card(s) with the same suit in your yard.", "", n)
        )

    def come(self) -> str:
        """Said after a lure."""
        return self.say(
            self.tr(
                "It comes at the end of your turn, also from a rival, whatever is in that yard."
            )
        )

    def come_for_one(self) -> str:
        """The same of a lure that is a single suit."""
        return self.say(
            self.tr(
                "One such card is enough: it comes at the end of your turn, also from a rival, "
                "whatever is in that yard."
            )
        )

    def told(self, cat: str, power: str) -> str:
        """`power` is one of the sentences below."""
        return self.say(self.tr("{cat} – {power}"), cat=cat, power=power)

    def before_play(self, clause: str, condition: str = "") -> str:
        """`clause` as `ActionTexts.clause` gives it, `condition` one of the two below."""
        if condition:
            return self.say(
                self.tr("Just before you play a card, if you like and {condition}: {clause}."),
                clause=clause,
                condition=condition,
            )
        return self.say(
            self.tr("Just before you play a card, if you like: {clause}."), clause=clause
        )

    def followed(self, clause: str) -> str:
        return self.say(
            self.tr("For each rival who follows your played card: {clause}."), clause=clause
        )

    def unfollowed(self, clause: str) -> str:
        return self.say(self.tr("If nobody follows your played card: {clause}."), clause=clause)

    def draw(self, clause: str) -> str:
        return self.say(self.tr("In your draw phase, if you like: {clause}."), clause=clause)

    def if_no_pizza(self) -> str:
        return self.say(self.tr("there is no pizza in your stuff"))

    def if_highest_fort(self) -> str:
        return self.say(self.tr("your fort is higher than every rival’s"))
