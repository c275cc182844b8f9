"""While something is in memory only, and while bots think less: signs that last, and a question."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class SavingTexts(Sayings):
    """Words for what lasts until it works again."""

    def label(self, problem: str) -> str:
        """On the sign, by the id of the problem."""
        if problem == "save-running":
            return self.say(self.tr("Second window: not saved"))
        return self.say(self.tr("Not saved"))

    def question(self, count: int) -> str:
        """Before the app is left."""
        return self.say(self.tr("%n game(s) would be lost by leaving now.", "", count))

    def question_since(self) -> str:
        """The same where an earlier moment of the game is in a file."""
        return self.say(
            self.tr("What was decided since the last save would be lost by leaving now.")
        )

    def closing(self) -> str:
        """While games are being written and the app is to be left."""
        return self.say(self.tr("The game is being saved; then the app closes by itself."))

    def slow(self) -> str:
        """The same after a long while."""
        return self.say(self.tr("The game is still being saved: the disk answers very slowly."))

    def tried(self, time: str) -> str:
        """Nothing came of it; why stands beside it."""
        return self.say(self.tr("Tried again at {time}, but it did not work."), time=time)

    def all_saved(self) -> str:
        return self.say(self.tr("Everything is saved now."))

    def elsewhere(self, command: str) -> str:
        """`command` is what to type."""
        return self.say(
            self.tr(
                "The game is saved in a file of its own. To go on with it later, start the app "
                "like this: {command}"
            ),
            command=command,
        )

    def not_there_either(self, reason: str) -> str:
        """`reason` as the system gives it."""
        return self.say(
            self.tr("The game could not be saved there either: {reason}. Choose another place."),
            reason=reason,
        )

    def bots_label(self) -> str:
        return self.say(self.tr("Bots think less"))

    def bots(self) -> str:
        return self.say(
            self.tr(
                "The programs in which bots think keep stopping, so bots think less for now. "
                "The app tries again by itself."
            )
        )
