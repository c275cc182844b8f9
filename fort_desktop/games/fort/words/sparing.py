"""What is said of questions that somebody is spared: whether to follow."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class SparingTexts(Sayings):
    """Why nobody is asked, and the switches for it.

    A `suit` is a name from `SuitTexts`, a `who` a player's name, `n` tokens or points.
    """

    # Why the viewer is not asked

    def no_match(self, suit: str) -> str:
        return self.say(
            self.tr("You can’t follow: no card for it in hand (suit: {suit}, or a coin)."),
            suit=suit,
        )

    def no_room(self) -> str:
        """A sentence that says what there is no room for comes after it."""
        return self.say(self.tr("You can’t follow."))

    def not_full(self) -> str:
        return self.say(self.tr("You can’t follow: the action couldn’t be carried out in full."))

    def no_gain(self) -> str:
        return self.say(self.tr("Following would give you nothing now."))

    def less(self, n: int) -> str:
        return self.say(self.tr("Following would give you less than {n}."), n=n)

    def rests(self) -> str:
        return self.say(self.tr("You don’t follow until your turn."))

    def other(self, who: str) -> str:
        """All know it, or the player wished it: nobody is asked."""
        return self.say(self.tr("{who} does not follow."), who=who)

    # The switches, behind one button beside the question

    def ask_less(self) -> str:
        """The button that offers them."""
        return self.say(self.tr("Ask me less…"))

    def ask_less_told(self) -> str:
        """What the button leads to, when it is pointed at."""
        return self.say(
            self.tr(
                "Choose whether you are asked to follow at all before your turn, or only where "
                "it gives enough. You can always turn it off again."
            )
        )

    def rest(self) -> str:
        """It declines, and goes on declining."""
        return self.say(self.tr("Don’t follow, and don’t ask me again until my turn"))

    def ask_from(self, n: int) -> str:
        """What following gives at least, in tokens and points."""
        return self.say(self.tr("Only ask me where I’d get {n} or more"), n=n)

    def ask_always(self) -> str:
        return self.say(self.tr("Always ask"))

    # The sign that lasts while one is on: a word or three, and a sentence

    def rests_label(self) -> str:
        return self.say(self.tr("Not asked"))

    def rests_sentence(self) -> str:
        return self.say(
            self.tr("You are not asked to follow until your turn. Click to be asked again.")
        )

    def from_label(self, n: int) -> str:
        return self.say(self.tr("From +{n}"), n=n)

    def from_sentence(self, n: int) -> str:
        return self.say(
            self.tr(
                "You are asked to follow only where it gives {n} or more. Click to be asked always."
            ),
            n=n,
        )
