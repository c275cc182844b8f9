"""A tower of 5 Towers seen closely: what it counts, and what may go on it."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class TowerLookTexts(Sayings):
    """Short lines, one below the other."""

    def grows(self, n: int) -> str:
        return self.say(self.tr("%n card(s), one point each", "", n))

    def finished(self, n: int) -> str:
        return self.say(self.tr("%n card(s), two points each because of the top", "", n))

    def main(self) -> str:
        return self.say(self.tr("Main tower: one point more for each card"))

    def tip(self, points: int, tower: str, following: str) -> str:
        """What it counts as it is, and what may go on it."""
        return self.say(
            self.tr("{tower}: %n point(s). {following}", "", points),
            tower=tower,
            following=following,
        )

    def below(self, n: int) -> str:
        if n == 1:
            return self.say(self.tr("Next it takes its 0, or a 9."))
        return self.say(self.tr("Next it takes a number below {n}, or a 9."), n=n)

    def only_below(self, n: int) -> str:
        """Where 9 is such a number, or the top itself."""
        return self.say(self.tr("Next it takes a number below {n}."), n=n)

    def anything(self) -> str:
        return self.say(self.tr("Next it takes any number."))

    def nothing(self) -> str:
        return self.say(self.tr("It has its top and takes nothing more."))

    # Of a card

    def falls(self) -> str:
        return self.say(self.tr("It goes on a higher number of its tower, or founds it."))

    def falls_high(self) -> str:
        """Of 10 to 14."""
        return self.say(
            self.tr("It goes on a higher number of its tower or on an 8, or founds its tower.")
        )

    def falls_highest(self) -> str:
        """Of 15, which is lower than nothing."""
        return self.say(self.tr("It goes on an 8 of its tower, or founds its tower."))

    def leaps(self) -> str:
        return self.say(self.tr("The arrow: it goes on any number but 0, or founds its tower."))

    def opens(self) -> str:
        return self.say(self.tr("The arrow: any number may go on it."))

    def crowns(self) -> str:
        return self.say(
            self.tr(
                "It finishes its tower: nothing more goes on it, "
                "and each of its cards counts double."
            )
        )
