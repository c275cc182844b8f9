"""The words that are shown large when something great has happened."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class MomentTexts(Sayings):
    """What it is, in a few words, and what there is to say of it."""

    def fort(self, level: int) -> str:
        return self.say(self.tr("Fort of level {level}"), level=level)

    def worth(self, n: int) -> str:
        """What a fort brings."""
        return self.say(self.tr("%n point(s) at the end", "", n))

    def perk(self) -> str:
        return self.say(self.tr("A new perk"))

    def sculpture(self) -> str:
        return self.say(self.tr("Macaroni Sculpture"))

    def rule(self) -> str:
        """One that nobody else may know."""
        return self.say(self.tr("A made-up rule"))

    def secret(self) -> str:
        return self.say(self.tr("Secret until the end of the game"))

    def dog(self) -> str:
        """Under the name of a dog."""
        return self.say(self.tr("moves into this doghouse"))

    def cat(self) -> str:
        """Under the name of a cat."""
        return self.say(self.tr("comes to this yard"))

    def points(self, n: int) -> str:
        """25 or more: they end the game."""
        return self.say(self.tr("%n point(s)!", "", n))

    def counted(self) -> str:
        """After the end of the game."""
        return self.say(self.tr("Now all points are counted."))
