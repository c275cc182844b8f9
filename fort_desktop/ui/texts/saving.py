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
            self.tr("The game could not be saved there either: {reason}. Choose another folder."),
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
