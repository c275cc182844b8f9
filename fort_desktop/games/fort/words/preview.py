"""The preview of a play."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.typeset import small


class PreviewTexts(Sayings):
    """What a play would change, before it is final."""

    def pizzas(self, before: int, after: int) -> str:
        return self.say(self.tr("pizzas: {before} → {after}"), before=before, after=after)

    def toys(self, before: int, after: int) -> str:
        return self.say(self.tr("toys: {before} → {after}"), before=before, after=after)

    def pack(self, before: int, after: int) -> str:
        return self.say(self.tr("pack: {before} → {after}"), before=before, after=after)

    def lookout(self, before: int, after: int) -> str:
        return self.say(self.tr("lookout: {before} → {after}"), before=before, after=after)

    def points(self, before: int, after: int) -> str:
        return self.say(self.tr("points: {before} → {after}"), before=before, after=after)

    def fort(self, before: int, after: int) -> str:
        return self.say(self.tr("fort: {before} → {after}"), before=before, after=after)

    def discard(self, before: int, after: int) -> str:
        return self.say(self.tr("discard pile: {before} → {after}"), before=before, after=after)

    def nothing(self) -> str:
        return self.say(self.tr("Nothing changes."))

    def hidden(self) -> str:
        """The plan ends where something hidden comes to light."""
        return self.say(self.tr("The rest depends on a hidden card."))

    def fit(self, n: int) -> str:
        return self.say(self.tr("Only %n fit(s).", "", n))

    def points_of_cats(self, n: int) -> str:
        """They come besides what the action gives."""
        return self.say(self.tr("%n point(s) more by a cat.", "", n))

    def possible(self, n: int) -> str:
        """It is not room that lacks."""
        return self.say(self.tr("Only %n possible.", "", n))

    def part(self) -> str:
        """An action that cannot be done in full, with nothing more precise to say."""
        return self.say(self.tr("Only in part."))

    def up_to(self, n: int) -> str:
        """What an icon's amount can be brought to by adding cards."""
        return self.say(self.tr("up to {n}"), n=n)

    # What is paid for the next level of a fort, on the button; `cost` as `ObjectTexts` says it

    def fort_price(self, level: int, cost: str) -> str:
        return self.say(self.tr("Level {level} for {cost}"), level=level, cost=cost)

    def fort_price_more(self, level: int, cost: str) -> str:
        """One token more than on the board, which `cost` contains."""
        return self.say(self.tr("Level {level} for {cost}: 1 token dearer"), level=level, cost=cost)

    def fort_price_less(self, level: int, cost: str) -> str:
        """One token less than on the board, which `cost` does not take off."""
        return self.say(self.tr("Level {level} for {cost}, less 1 token"), level=level, cost=cost)

    def dearer(self) -> str:
        """The same where there is little room."""
        return self.say(self.tr("1 token dearer"))

    def cheaper(self) -> str:
        return self.say(self.tr("1 token cheaper"))

    def more_first(self, clause: str) -> str:
        """The other order gives less; `clause` as in `order`."""
        return self.say(self.tr("You get more if this comes first: {clause}."), clause=clause)

    def only_card(self, action: str, move: str) -> str:
        """An action that takes a card without asking; both are labels."""
        return self.say(
            self.tr("{action}: {move} (no other card is there for it)."),
            action=action,
            move=small(move),
        )

    # Amounts in the nominative, after a colon

    def tokens(self, n: int) -> str:
        return self.say(self.tr("%n token(s)", "", n))

    def cards(self, n: int) -> str:
        return self.say(self.tr("%n card(s)", "", n))

    def points_in_all(self, n: int) -> str:
        return self.say(self.tr("%n point(s)", "", n))

    # What rivals could do

    def may_follow(self, who: str, n: int, suit: str) -> str:
        """`n` is how many cards the rival holds."""
        return self.say(
            self.tr("{who} (%n card(s)): may follow (suit: {suit}).", "", n), who=who, suit=suit
        )

    def may_follow_for(self, who: str, n: int, suit: str, gain: str) -> str:
        """`gain` is what one matching card gives, in the nominative."""
        return self.say(
            self.tr("{who} (%n card(s)): may follow (suit: {suit}). For one card: {gain}.", "", n),
            who=who,
            suit=suit,
            gain=gain,
        )

    def cannot_follow(self, who: str, n: int) -> str:
        return self.say(
            self.tr("{who} (%n card(s)): cannot carry this out in full.", "", n), who=who
        )

    def no_card(self, who: str) -> str:
        return self.say(self.tr("{who} has no card to follow with."), who=who)

    def order(self, clause: str) -> str:
        """`clause` as `ActionTexts.clause` gives it."""
        return self.say(self.tr("Carry out this action in full first: {clause}."), clause=clause)
