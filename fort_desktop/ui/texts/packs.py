"""What is said of packs of cards; what a pack is called stands in it as it is."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class PackTexts(Sayings):
    """For the new-game screen, the log and games that were left."""

    def own(self) -> str:
        """Those of no pack."""
        return self.say(self.tr("The game’s own cards"))

    def faulty(self, pack: str, fault: str) -> str:
        """`fault` is a sentence of `check-cards`, which are English."""
        return self.say(self.tr("“{pack}” cannot be played: {fault}"), pack=pack, fault=fault)

    def left_out(self, n: int, most: int) -> str:
        """There are more files than `most` in the folder, and `n` were not looked at."""
        text = self.tr("The folder has more than {most} card packs; %n are left out.", "", n)
        return self.say(text, most=most)

    def game(self, game: str, pack: str) -> str:
        """The name of a game, and which cards it is played with where these are not its own."""
        return self.say(self.tr("{game} “{pack}”"), game=game, pack=pack) if pack else game

    def played(self, pack: str) -> str:
        """How the log begins."""
        return self.say(self.tr("This game is played with the cards “{pack}”."), pack=pack)
