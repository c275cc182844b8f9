"""What a single card would give."""

from __future__ import annotations

from fort_desktop.games.fort.rules.actions import Suit
from fort_desktop.ui.texts.base import Sayings


class GainTexts(Sayings):
    """Lines beside a card. `gain` is an amount in the nominative or what an action does, `suit` the
    name of a suit."""

    def alone(self, gain: str) -> str:
        """What an action of a card in hand gives with nothing added."""
        return self.say(self.tr("Now: {gain}"), gain=gain)

    def up_to(self, gain: str, n: int) -> str:
        """The same, with what it can be brought to by adding cards."""
        return self.say(self.tr("Now: {gain}, with more cards up to {n}"), gain=gain, n=n)

    def follow(self, gain: str) -> str:
        """`gain` is an amount."""
        return self.say(self.tr("Following with it gives you: {gain}"), gain=gain)

    def follow_to(self, clause: str) -> str:
        """`clause` is what a follower does."""
        return self.say(self.tr("Follow with it: {clause}"), clause=clause)

    def adds(self, gain: str) -> str:
        """A card that can be added to the play, or is."""
        return self.say(self.tr("It adds: {gain}"), gain=gain)

    def first_suit(self, suit: str) -> str:
        """None of the own cards shows the suit yet."""
        return self.say(self.tr("Your first {suit}"), suit=suit)

    def more_suits(self, suit: str, before: int, after: int) -> str:
        return self.say(
            self.tr("Yours: {suit} {before} → {after}"), suit=suit, before=before, after=after
        )

    def coin(self, before: int, after: int) -> str:
        """A coin stands for any suit."""
        return self.say(
            self.tr("Yours: coins {before} → {after}, each any suit"), before=before, after=after
        )

    def suit(self, suit: Suit, name: str, before: int, after: int) -> str:
        """What a card does to the suits of the own deck."""
        if suit is Suit.COIN:
            return self.coin(before, after)
        return self.more_suits(name, before, after) if before else self.first_suit(name)
