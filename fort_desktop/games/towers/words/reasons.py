"""Why something cannot be done at a table of 5 Towers."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class TowerReasonTexts(Sayings):
    """Why a number cannot be named, or a card cannot be taken or built."""

    def low(self, highest: int) -> str:
        return self.say(self.tr("{highest} has been named: name a higher number."), highest=highest)

    def few(self, n: int) -> str:
        return self.say(self.tr("There is only %n card on offer.", "", n))

    def most(self, n: int) -> str:
        return self.say(self.tr("You can build at most %n card of this offer.", "", n))

    def finished(self, tower: str) -> str:
        """A card of a tower that has its 0."""
        return self.say(self.tr("Nothing goes on {tower}: it has its top."), tower=tower)

    def never(self, number: int, tower: str) -> str:
        return self.say(
            self.tr("The {number} does not fit {tower}, even after demolishing."),
            number=number,
            tower=tower,
        )

    def none_fit(self, cards: str) -> str:
        """Of several cards."""
        return self.say(
            self.tr("These do not fit your towers, even after demolishing: {cards}."), cards=cards
        )

    def together(self, cards: str) -> str:
        return self.say(self.tr("These do not all fit on one tower: {cards}."), cards=cards)

    def one(self, cards: str) -> str:
        return self.say(
            self.tr("Each of these needs a demolition, and you have only one: {cards}."),
            cards=cards,
        )

    def two(self, cards: str) -> str:
        """Of cards that may fit without a demolition one by one, but not all of them."""
        return self.say(
            self.tr(
                "Building all of these takes more than one demolition, "
                "and you have only one: {cards}."
            ),
            cards=cards,
        )

    def not_all(self) -> str:
        return self.say(self.tr("With this card you could not build all that you take."))

    def later(self, card: str) -> str:
        """Of a card that would block the others if it were built now."""
        return self.say(self.tr("First build {card}."), card=card)

    def own_kind(self, tower: str) -> str:
        """Of a card dropped on a tower of another kind."""
        return self.say(self.tr("This card goes on {tower}."), tower=tower)

    def count(self, n: int) -> str:
        """Of too many or too few marked cards."""
        return self.say(self.tr("Mark exactly %n card(s).", "", n))

    def enough(self, n: int) -> str:
        """Of one card more, when as many as are taken were chosen by hand."""
        return self.say(self.tr("You have chosen %n card(s) already: unmark one first.", "", n))

    def not_with_chosen(self, n: int) -> str:
        """Of one card more, when those chosen by hand leave no way to take as many as were won."""
        return self.say(
            self.tr(
                "With this card and the chosen ones you could not build %n card(s): "
                "unmark one first.",
                "",
                n,
            )
        )

    def left_over(self) -> str:
        """Of a card that stays in the offer while others are built."""
        return self.say(self.tr("This card was not taken: it goes to the discard pile."))

    def start(self) -> str:
        """Of a start player who wants to pass."""
        return self.say(self.tr("You begin, so name a number; with 0 you take nothing."))

    def no_demolition(self) -> str:
        return self.say(self.tr("There is nothing to demolish now."))

    def top_stays(self) -> str:
        return self.say(self.tr("A tower with its top cannot be demolished."))

    def empty(self) -> str:
        return self.say(self.tr("There is no tower yet to demolish."))

    def not_after(self) -> str:
        """Of a demolition after which the taken cards would not fit."""
        return self.say(self.tr("Without this card you could not build what you have taken."))

    def elsewhere(self, card: str) -> str:
        """Of a tower that cannot be demolished because another has to be; `card` is its top."""
        return self.say(
            self.tr(
                "You may demolish only one card, and it must be {card}, "
                "or what you have taken will not fit."
            ),
            card=card,
        )

    def must(self) -> str:
        """Of a person who wants to demolish nothing."""
        return self.say(self.tr("You must demolish, or what you have taken will not fit."))

    def not_taken(self) -> str:
        """Of a card of the offer that is dropped on a tower before it is won."""
        return self.say(self.tr("Win the bidding first, then build."))

    def over_bid(self, n: int) -> str:
        """Of too few marked cards while bidding."""
        return self.say(self.tr("Mark at least %n card(s) to bid higher.", "", n))

    def none_marked(self) -> str:
        """Of a bid for which nothing has been chosen."""
        return self.say(self.tr("First mark the cards that you want, or press a number."))

    def rivals(self, tower: str) -> str:
        """Of a card dropped on towers of somebody else; `tower` is the one that it goes on."""
        return self.say(
            self.tr("Nobody builds on another player’s towers. This card goes on {tower}."),
            tower=tower,
        )

    def none_discarded(self) -> str:
        """Of a discard pile that nobody can look through."""
        return self.say(self.tr("Nothing has been discarded yet."))

    def none_again(self) -> str:
        """Of the same, when its cards have become the draw pile."""
        return self.say(self.tr("Nothing has been discarded since the shuffle."))

    def no_rubble(self) -> str:
        """Of a card dropped on the rubble."""
        return self.say(self.tr("Only what is demolished goes to the rubble."))

    def to_rubble(self) -> str:
        """Of the top of a tower dropped somewhere else."""
        return self.say(self.tr("What you demolish goes to your own rubble."))
