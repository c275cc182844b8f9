"""What 5 Towers is called, and its parts where every game is spoken of."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class TowersTexts(Sayings):
    """For the title, the new-game screen and the final scoring."""

    def name(self) -> str:
        return self.say(self.tr("5 Towers"))

    def about(self) -> str:
        """What it is, for the new-game screen."""
        return self.say(self.tr("Bid for cards and stack them from high to low, up to the top."))

    def level_hint(self, level: str) -> str:
        """How bots of a level play, for the new-game screen."""
        texts = {
            "easy": self.tr(
                "Bids for what fits its towers, but makes mistakes. Good for first games."
            ),
            "medium": self.tr(
                "Weighs what a card is worth to itself and to you. Good once you know the game."
            ),
            "hard": self.tr("Plays several rounds on in its head. Hard to beat."),
        }
        return self.say(texts.get(level, ""))

    def source(self, source_id: str) -> str:
        """What brings points at the end."""
        texts = {
            "forest": self.tr("Forest tower"),
            "cake": self.tr("Cake tower"),
            "haunted": self.tr("Haunted tower"),
            "sand": self.tr("Sand tower"),
            "scrap": self.tr("Scrap tower"),
            "main": self.tr("Main tower"),
            "rubble": self.tr("Rubble"),
        }
        return self.say(texts[source_id])
