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
        return self.say(self.tr("If you leave now, %n game(s) will be lost.", "", count))

    def question_since(self) -> str:
        """The same where an earlier moment of the game is in a file."""
        return self.say(
            self.tr("If you leave now, what was decided since the last save will be lost.")
        )

    def closing(self, *, game: bool = True) -> str:
        """While a game, or all else, is being written and the app is to be left."""
        if game:
            return self.say(self.tr("The game is being saved; then the app closes by itself."))
        return self.say(self.tr("Saving is still under way; then the app closes by itself."))

    def slow(self, *, game: bool = True) -> str:
        """The same after a long while."""
        if game:
            return self.say(self.tr("The game is still being saved: the disk answers very slowly."))
        return self.say(self.tr("Saving is still under way: the disk answers very slowly."))

    def placing(self) -> str:
        """While a game is being saved elsewhere."""
        return self.say(self.tr("The game is being written to its file."))

    def tried(self, time: str) -> str:
        """Nothing came of it; why stands beside it."""
        return self.say(self.tr("Tried again at {time}, but it did not work."), time=time)

    def all_saved(self) -> str:
        return self.say(self.tr("Everything is saved now."))

    def clickable(self, path: str) -> str:
        """A game is saved in a file that the desktop opens with the app."""
        return self.say(
            self.tr(
                "The game is saved in the file “{path}”. To go on with it later, double-click "
                "that file."
            ),
            path=path,
        )

    def elsewhere(self, command: str) -> str:
        """The same where only a command opens it; `command` is what to type."""
        return self.say(
            self.tr(
                "The game is saved in a file of its own. To go on with it later, start the app "
                "like this: {command}"
            ),
            command=command,
        )

    def not_there_either(self, name: str, reason: str) -> str:
        """`reason` as the system gives it."""
        return self.say(
            self.tr("“{name}” could not be saved there either: {reason}. Choose another place."),
            name=name,
            reason=reason,
        )

    def file_name(self, game: str, people: str, day: str) -> str:
        """Of a game that is saved elsewhere; `people` are names joined by commas, or nothing."""
        if not people:
            return self.say(self.tr("{game} – {day}"), game=game, day=day)
        pattern = self.tr("{game} – {people} – {day}")
        return self.say(pattern, game=game, people=people, day=day)

    def target(self, path: str) -> str:
        """Before it is saved elsewhere."""
        return self.say(self.tr("The game will be written to {path}"), path=path)

    def beside(self, count: int) -> str:
        """After `target`, where others would be lost as well."""
        return self.say(self.tr("(%n more game(s) beside it)", "", count))

    def no_name(self) -> str:
        return self.say(self.tr("Type a name for the file."))

    def taken(self, name: str) -> str:
        """It is replaced only by a button of its own."""
        return self.say(
            self.tr("There is already a file “{name}”. Choose another name, or replace it."),
            name=name,
        )

    def documents(self) -> str:
        """A folder."""
        return self.say(self.tr("Documents"))

    def desktop(self) -> str:
        """A folder."""
        return self.say(self.tr("Desktop"))

    def home(self) -> str:
        """A folder."""
        return self.say(self.tr("Home folder"))

    def bots_label(self) -> str:
        return self.say(self.tr("Bots think less"))

    def bots(self) -> str:
        return self.say(
            self.tr(
                "The programs in which bots think keep stopping, so bots think less for now. "
                "The app tries again by itself."
            )
        )
