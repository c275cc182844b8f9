"""Why somebody does not follow, as a line of the log."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class UnfollowedTexts(Sayings):
    """One short sentence each; `who` is a player's name."""

    def cannot(self, who: str, why: str) -> str:
        """`why` is one of the clauses below."""
        return self.say(self.tr("{who} can’t follow: {why}."), who=who, why=why)

    def no_gain(self, who: str) -> str:
        return self.say(self.tr("{who} does not follow: it would give nothing."), who=who)

    def unasked(self, who: str) -> str:
        """The player wished it, or nothing came of it either way."""
        return self.say(self.tr("{who} does not follow: not asked."), who=who)

    # Why one cannot follow

    def no_match(self, suit: str) -> str:
        """`suit` is a name from `SuitTexts`, or several."""
        return self.say(self.tr("no card for it ({suit})"), suit=suit)

    def no_room(self, lack: str) -> str:
        """What there is no room for, by the ids of reasons."""
        no_tokens = self.tr("not enough tokens for the fort")
        texts = {
            "stuff_full": self.tr("no room in the stuff"),
            "pack_full": self.tr("the pack is full"),
            "lookout_full": self.tr("the lookout is full"),
            "supply": self.tr("the supply has none left"),
            "stuff_empty": self.tr("the stuff is empty"),
            "fort_cost": no_tokens,
            "fort_less": no_tokens,
            "fort_max": self.tr("the fort is at its highest level"),
        }
        return self.say(texts[lack]) if lack in texts else self.not_full()

    def not_full(self) -> str:
        return self.say(self.tr("the action can’t be carried out in full"))
