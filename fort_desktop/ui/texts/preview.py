"""The preview of a play and the words of a hint."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings, decimal
from fort_desktop.ui.typeset import small


class PreviewTexts(Sayings):
    """What a play would change, before it is final."""

    def pizzas(self, before: int, after: int) -> str:
        return self.say(self.tr("pizzas: {before} → {after}"), before=before, after=after)

    def toys(self, before: int, after: int) -> str:
        return self.say(self.tr("toys: {before} → {after}"), before=before, after=after)

    def pack(self, before: int, after: int) -> str:
        return self.say(self.tr("pack: {before} → {after}"), before=before, after=after)

    def lookout(self, before: int, after: int) -> str:
        return self.say(self.tr("lookout: {before} → {after}"), before=before, after=after)

    def points(self, before: int, after: int) -> str:
        return self.say(self.tr("points: {before} → {after}"), before=before, after=after)

    def fort(self, before: int, after: int) -> str:
        return self.say(self.tr("fort: {before} → {after}"), before=before, after=after)

    def discard(self, before: int, after: int) -> str:
        return self.say(self.tr("discard pile: {before} → {after}"), before=before, after=after)

    def nothing(self) -> str:
        return self.say(self.tr("Nothing changes."))

    def hidden(self) -> str:
        """The plan ends where something hidden comes to light."""
        return self.say(self.tr("The rest depends on a hidden card."))

    def fit(self, n: int) -> str:
        return self.say(self.tr("Only %n fit(s).", "", n))

    def order(self, clause: str) -> str:
        """`clause` as `ActionTexts.clause` gives it."""
        return self.say(self.tr("Carry out this action in full first: {clause}."), clause=clause)


class HintTexts(Sayings):
    """What a bot would do; `move` is a label of `MoveTexts`."""

    def best(self, move: str, points: float) -> str:
        return self.say(
            self.tr("My advice: {move} (about {points} points)"),
            move=small(move),
            points=decimal(points),
        )

    def other(self, move: str, points: float) -> str:
        return self.say(
            self.tr("Or: {move} (about {points} points)"), move=small(move), points=decimal(points)
        )

    def plain(self, move: str) -> str:
        """Without an estimate."""
        return self.say(self.tr("My advice: {move}"), move=small(move))

    def thinking(self) -> str:
        return self.say(self.tr("Thinking about a hint…"))

    def only(self) -> str:
        return self.say(self.tr("There is only one thing you can do here."))
