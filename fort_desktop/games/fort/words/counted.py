"""What earned how many points at the end, in a line each."""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.typeset import capital


class CountedTexts(Sayings):
    """For the final scoring. `n` are the points."""

    def track(self, n: int) -> str:
        return self.say(self.tr("Victory track: %n point(s) gained during the game", "", n))

    def fort(self, level: int, n: int) -> str:
        return self.say(self.tr("Fort of level {level}: %n point(s)", "", n), level=level)

    def rule(self, name: str, rule: str, found: str, n: int) -> str:
        """`rule` is a sentence of what it is worth, `found` what was counted for it."""
        return self.say(
            self.tr("{name}: {rule} {found} → %n point(s)", "", n),
            name=name,
            rule=rule,
            found=capital(found),
        )

    def no_rule(self) -> str:
        return self.say(self.tr("No made-up rule: this fort never reached level 1"))

    def sculpture(self, n: int) -> str:
        return self.say(
            self.tr("Macaroni Sculpture, for the first fort of level 5: %n point(s)", "", n)
        )

    def no_sculpture(self) -> str:
        return self.say(self.tr("The Macaroni Sculpture belongs to the first fort of level 5"))

    def dogs(self, dogs: str, n: int) -> str:
        """The most of all, or as many as somebody else."""
        return self.say(
            self.tr("In the doghouse: {dogs}. Nobody has more → %n point(s)", "", n), dogs=dogs
        )

    def fewer_dogs(self, dogs: str) -> str:
        return self.say(
            self.tr("In the doghouse: {dogs}. Somebody has more, and scores for it"), dogs=dogs
        )

    def no_dogs(self) -> str:
        return self.say(self.tr("The doghouse is empty: no points"))

    def cats(self, cats: str, n: int) -> str:
        return self.say(
            self.tr(
                "Cats: {cats} → %n point(s) (1, 3, 6 or 10 for one, two, three or four)", "", n
            ),
            cats=cats,
        )

    def no_cats(self) -> str:
        return self.say(self.tr("No cat has come: no points"))

    def course(self, pets: Sequence[str]) -> str:
        """What the points by round are made of; `pets` are "dog" and "cat" where they play."""
        texts = {
            "": self.tr(
                "Counted in every round: victory track, fort and Macaroni Sculpture. "
                "Made-up rules are secret until the end."
            ),
            "dog": self.tr(
                "Counted in every round: victory track, fort, Macaroni Sculpture and dogs. "
                "Made-up rules are secret until the end."
            ),
            "cat": self.tr(
                "Counted in every round: victory track, fort, Macaroni Sculpture and cats. "
                "Made-up rules are secret until the end."
            ),
            "dog cat": self.tr(
                "Counted in every round: victory track, fort, Macaroni Sculpture, dogs and cats. "
                "Made-up rules are secret until the end."
            ),
        }
        return self.say(texts[" ".join(pets)])


class FoundTexts(Sayings):
    """What a made-up rule counts, as a label and a number."""

    def found(self, rule_id: str, n: int) -> str:
        """Empty for a rule that the rules of the game do not know."""
        texts = {
            "big-plans": self.tr("“advance fort” on cards: {n}"),
            "loner": self.tr("best friends: {n}"),
            "minimalism": self.tr("level of the fort: {n}"),
            "piggy-bank": self.tr("toys: {n}"),
            "pizza-party": self.tr("pizzas: {n}"),
            "play-palace": self.tr("crowns: {n}"),
            "popularity": self.tr("cards in the lookout: {n}"),
            "secret-stash": self.tr("tokens in the pack: {n}"),
            "slime-lab": self.tr("books: {n}"),
        }
        return self.say(texts.get(rule_id, ""), n=n)

    def suits(self, suits: str) -> str:
        """Different ones on the cards, joined by commas."""
        return self.say(self.tr("suits: {suits}"), suits=suits)

    def no_suits(self) -> str:
        return self.say(self.tr("no suits"))

    def sizes(self, n: int, others: Sequence[int]) -> str:
        """How many cards each of all has."""
        listed = ", ".join(str(one) for one in others)
        return self.say(self.tr("cards: {n}, the others: {others}"), n=n, others=listed)
