"""What Fort is called, and its parts where every game is spoken of."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.ui.texts.base import Sayings


class FortTexts(Sayings):
    """For the title, the new-game screen and the final scoring."""

    def name(self) -> str:
        return self.say(self.tr("Fort"))

    def about(self) -> str:
        """What it is, for the new-game screen."""
        return self.say(
            self.tr("Play your kids, win over those of the others, and build your fort.")
        )

    def level_hint(self, level: str) -> str:
        """How bots of a level play, for the new-game screen."""
        texts = {
            "easy": self.tr(
                "Plays sensibly, but makes mistakes and has no plan. Good for first games."
            ),
            "medium": self.tr(
                "Tries every way to play a card and takes the best one. A serious opponent."
            ),
            "hard": self.tr(
                "Weighs whole turns by what thousands of games have taught it. Hard to beat."
            ),
        }
        return self.say(texts.get(level, ""))

    def board(self, friends: str) -> str:
        """What a board brings; `friends` as `friend` says them, joined by commas."""
        return self.say(
            self.tr("Best friends: {friends}. Otherwise the boards are alike."), friends=friends
        )

    def friend(self, name: str, suits: str) -> str:
        """`suits` in the nominative."""
        return self.say(self.tr("{name} ({suits})"), name=name, suits=suits)

    def with_variants(self, game: str, variants: Sequence[str]) -> str:
        """`game` as `save_of` gives it; `variants`: "dog" and "cat" where they are played with."""
        match variants:
            case ["dog", "cat"]:
                return self.say(self.tr("{game} – with dogs and cats"), game=game)
            case ["dog"]:
                return self.say(self.tr("{game} – with dogs"), game=game)
            case ["cat"]:
                return self.say(self.tr("{game} – with cats"), game=game)
        return game


class FortSourceTexts(Sayings):
    """What brings points at the end."""

    def source(self, source_id: str) -> str:
        texts = {
            "track": self.tr("Victory track"),
            "fort": self.tr("Fort"),
            "rule": self.tr("Made-up rule"),
            "sculpture": self.tr("Macaroni Sculpture"),
            "dogs": self.tr("Dogs"),
            "cats": self.tr("Cats"),
        }
        return self.say(texts[source_id])


class FortOptionTexts(Sayings):
    """What can be switched on for a new game."""

    def draft(self) -> str:
        return self.say(self.tr("Draft"))

    def about_draft(self, *, dogs: bool) -> str:
        text = (
            self.tr(
                "Everyone chooses eight kids and dogs: keep one, pass the others to the left, "
                "and so on."
            )
            if dogs
            else self.tr(
                "Everyone chooses eight kids: keep one, pass the others to the left, and so on."
            )
        )
        return self.say(text)

    def dogs(self) -> str:
        return self.say(self.tr("Dogs"))

    def about_dogs(self) -> str:
        return self.say(
            self.tr(
                "Dogs are dealt with the kids: meet a dog’s need, use its action, and it moves "
                "into a doghouse; most dogs at the end score 7 points."
            )
        )

    def cats(self) -> str:
        return self.say(self.tr("Cats"))

    def about_cats(self) -> str:
        return self.say(
            self.tr(
                "Cats come to the player whose yard lures them and lend their powers; at the end "
                "they score 1, 3, 6 or 10 points."
            )
        )
