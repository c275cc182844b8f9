"""What others did to whoever reads it, and what was done for them by itself."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class YourTexts(Sayings):
    """One sentence each; `who` and `owner` are players' names, several cards are joined by commas.

    Like the log they are in the present tense.
    """

    def recruited(self, who: str, cards: str) -> str:
        return self.say(self.tr("{who} recruits from your yard: {cards}."), who=who, cards=cards)

    def to_lookout(self, who: str, cards: str) -> str:
        return self.say(
            self.tr("{who} takes from your yard to the lookout: {cards}."), who=who, cards=cards
        )

    def trashed(self, who: str, cards: str) -> str:
        return self.say(self.tr("{who} trashes from your yard: {cards}."), who=who, cards=cards)

    def trashed_played(self, who: str, card: str) -> str:
        """Rough Housing."""
        return self.say(self.tr("{who} trashes your card: {card}."), who=who, card=card)

    def housed(self, who: str, dog: str) -> str:
        """Somebody's dog goes to the reader's doghouse."""
        return self.say(self.tr("{who}: {dog} goes to your doghouse."), who=who, dog=dog)

    def strayed(self, who: str, dogs: str, n: int) -> str:
        """Nobody recruited them: `who` gets them."""
        return self.say(
            self.tr("%n dog(s) left in your yard run to {who}: {dogs}.", "", n), who=who, dogs=dogs
        )

    def came(self, owner: str, dogs: str, n: int) -> str:
        return self.say(
            self.tr("You get %n stray dog(s): {dogs} (until now: {owner}).", "", n),
            dogs=dogs,
            owner=owner,
        )

    def cat(self, who: str, cat: str) -> str:
        return self.say(self.tr("{who} lures your cat: {cat}."), who=who, cat=cat)

    def cleared(self, cards: str) -> str:
        """Of the kids left in the yard, as the own turn begins."""
        return self.say(self.tr("From your yard to your discard pile: {cards}."), cards=cards)

    def refused(self, card: str) -> str:
        """The reader was not asked: nothing but declining was possible."""
        return self.say(self.tr("{card}: this time you cannot follow."), card=card)
