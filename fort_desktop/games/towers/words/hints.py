"""What a hint says at the table of 5 Towers, and why."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class TowerHintTexts(Sayings):
    """What the best bot would do."""

    def bid(self, n: int) -> str:
        return self.say(self.tr("My advice: bid {n}."), n=n)

    def bid_for(self, n: int, cards: str) -> str:
        """`cards` are those that such a bid is good for."""
        return self.say(self.tr("My advice: bid {n}. Good for you: {cards}."), n=n, cards=cards)

    def bid_for_one(self, n: int, card: str) -> str:
        return self.say(self.tr("My advice: bid {n}. Good for you: {card}."), n=n, card=card)

    def pass_(self) -> str:
        return self.say(self.tr("My advice: pass."))

    def take(self, cards: str) -> str:
        return self.say(self.tr("My advice: take {cards}."), cards=cards)

    def take_one(self, card: str) -> str:
        return self.say(self.tr("My advice: take {card}."), card=card)

    def demolish(self, card: str) -> str:
        return self.say(self.tr("My advice: demolish {card}."), card=card)

    def keep(self) -> str:
        return self.say(self.tr("My advice: demolish nothing."))

    def build(self, card: str) -> str:
        return self.say(self.tr("My advice: build {card}."), card=card)

    def gain(self, n: int) -> str:
        """A reason, after the advice."""
        return self.say(self.tr("That is %n point(s) more now.", "", n))

    def room(self) -> str:
        """Why nothing is taken."""
        return self.say(self.tr("What you could take uses up more room than it brings."))

    def loss(self) -> str:
        return self.say(self.tr("What you could take now costs points."))

    def more_room(self) -> str:
        """Why no higher number."""
        return self.say(self.tr("One card more would use up more room than it brings."))

    def more_loss(self) -> str:
        return self.say(self.tr("One card more would bring no more points."))

    def opens(self, n: int, before: int) -> str:
        """Why a tower is demolished."""
        return self.say(
            self.tr("Then {n} cards still to come fit instead of {before}."), n=n, before=before
        )
