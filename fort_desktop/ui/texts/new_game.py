"""What is about to be played, in a sentence for the new-game screen."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.screens import ScreenTexts


class NewGameTexts(Sayings):
    """Who plays, and at which game; bots are told by their levels, in the order of the seats.

    A level without words of its own is told in brackets, as bots of several levels are.
    """

    def __init__(self, screens: ScreenTexts) -> None:
        super().__init__()
        self._screens = screens

    def game(self, people: int, levels: Sequence[str], game: str) -> str:
        """What is about to be played; `game` by its name."""
        if people == 1 and levels:
            return self._against(levels, game)
        if people and levels:
            text = self.tr("{people} and {bots}: {game}")
            return self.say(text, people=self._people(people), bots=self._bots(levels), game=game)
        if people:
            return self._people_alone(people, game)
        return self.say(
            self.tr("{bots}, and you watch: {game}"), bots=self._bots(levels), game=game
        )

    def cards(self, pack: str) -> str:
        """The cards of a pack are played with."""
        return self.say(self.tr("Cards: {pack}"), pack=pack)

    def _against(self, levels: Sequence[str], game: str) -> str:
        n = len(levels)
        if n == 1:
            texts = {
                "easy": self.tr("You against one easy bot: {game}"),
                "medium": self.tr("You against one medium bot: {game}"),
                "hard": self.tr("You against one hard bot: {game}"),
            }
        else:
            texts = {
                "easy": self.tr("You against %n easy bot(s): {game}", "", n),
                "medium": self.tr("You against %n medium bot(s): {game}", "", n),
                "hard": self.tr("You against %n hard bot(s): {game}", "", n),
            }
        text = texts.get(_same(levels)) or self.tr(
            "You against %n bot(s) ({levels}): {game}", "", n
        )
        return self.say(text, levels=self._listed(levels), game=game)

    def _bots(self, levels: Sequence[str]) -> str:
        n = len(levels)
        texts = {
            "easy": self.tr("%n easy bot(s)", "", n),
            "medium": self.tr("%n medium bot(s)", "", n),
            "hard": self.tr("%n hard bot(s)", "", n),
        }
        text = texts.get(_same(levels)) or self.tr("%n bot(s) ({levels})", "", n)
        return self.say(text, levels=self._listed(levels))

    def _people(self, n: int) -> str:
        return self.say(self.tr("%n person(s)", "", n))

    def _people_alone(self, n: int, game: str) -> str:
        return self.say(self.tr("%n person(s) at one screen: {game}", "", n), game=game)

    def _listed(self, levels: Sequence[str]) -> str:
        """Each level; one that all have is said once."""
        same = _same(levels)
        return ", ".join(
            self._screens.level(level).lower() for level in ([same] if same else levels)
        )


def _same(levels: Sequence[str]) -> str:
    """The level that all of them have; empty if there is none."""
    return levels[0] if len(set(levels)) == 1 else ""
