"""What goes wrong, what was kept and what to do."""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings


class ErrorTexts(Sayings):
    """Messages about files, bots, a second window, and what nobody has foreseen."""

    def save_broken(self, name: str) -> str:
        return self.say(
            self.tr(
                "The saved game “{name}” cannot be read. The file is kept, "
                "but this game cannot be continued."
            ),
            name=name,
        )

    def save_older(self, name: str) -> str:
        """The newest autosave of a game is broken, and an older one is not."""
        return self.say(
            self.tr(
                "The latest autosave of a game, “{name}”, cannot be read. The file is kept, "
                "and the game can be continued from the autosave before it."
            ),
            name=name,
        )

    def save_newer(self, name: str) -> str:
        return self.say(
            self.tr(
                "“{name}” comes from a newer version of the app. Nothing has been changed. "
                "Update the app to continue it."
            ),
            name=name,
        )

    def save_rules(self) -> str:
        return self.say(
            self.tr(
                "Rules or cards have changed since. The game goes on from its last position; "
                "undo goes back no further than that."
            )
        )

    def save_write(self, reason: str) -> str:
        """`reason` as the system gives it."""
        return self.say(
            self.tr(
                "The game could not be saved: {reason}. It goes on here and is saved "
                "as soon as that is possible again."
            ),
            reason=reason,
        )

    def save_remove(self, reason: str) -> str:
        """`reason` as the system gives it."""
        return self.say(
            self.tr("The game could not be removed: {reason}. It can still be continued."),
            reason=reason,
        )

    def settings_write(self, reason: str) -> str:
        """`reason` as the system gives it."""
        return self.say(
            self.tr(
                "The settings could not be saved: {reason}. They hold until the app is closed, "
                "and saving is tried again."
            ),
            reason=reason,
        )

    def statistics_write(self, reason: str) -> str:
        """`reason` as the system gives it."""
        return self.say(
            self.tr(
                "The statistics could not be saved: {reason}. The finished game is counted "
                "as soon as that is possible again."
            ),
            reason=reason,
        )

    def settings(self, kept_as: str) -> str:
        return self.say(
            self.tr(
                "Not all settings could be read. The old file was kept as “{name}”; "
                "standard settings stand in for what is missing."
            ),
            name=kept_as,
        )

    def statistics(self, kept_as: str) -> str:
        return self.say(
            self.tr(
                "The statistics could not be read. The old file was kept as “{name}”; "
                "counting starts anew."
            ),
            name=kept_as,
        )

    def running(self) -> str:
        return self.say(
            self.tr(
                "The app is already running in another window. "
                "Nothing is saved here until that one is closed."
            )
        )

    def bot(self) -> str:
        return self.say(self.tr("A bot had to be restarted; it made a simple move instead."))

    def not_started(self) -> str:
        """Something that nobody has foreseen, before there is a window."""
        return self.say(self.tr("Sorry, the app could not start."))

    def unexpected(self, log_file: str) -> str:
        """Something that nobody has foreseen; `log_file` is a path."""
        return self.say(
            self.tr("Details for a report are in the file “{name}”."),
            name=log_file,
        )

    def unwritten(self, log_file: str) -> str:
        """The same where the log cannot be written."""
        return self.say(
            self.tr("The details could not be written to the file “{name}”."),
            name=log_file,
        )

    def unopened(self) -> str:
        """The folder of that file."""
        return self.say(self.tr("The folder could not be opened."))

    def saved(self) -> str:
        """What has become of the game that is played."""
        return self.say(
            self.tr(
                "The game is saved, and goes on when you close this. "
                "Should it stand still, leave the table and press “Continue”."
            )
        )

    def being_saved(self) -> str:
        """The same while the disk has not answered yet."""
        return self.say(self.tr("The game is being saved, and goes on when you close this."))

    def go_on(self) -> str:
        """No game is played just now."""
        return self.say(self.tr("You can go on."))
