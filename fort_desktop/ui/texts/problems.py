"""What went wrong with a file, said in one sentence: what happened, what was kept, what to do."""

from __future__ import annotations

from fort_desktop.storage.errors import Problem
from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.errors import ErrorTexts


class ProblemTexts(Sayings):
    """Sentences for the problems that storage reports, by their ids."""

    def __init__(self, errors: ErrorTexts) -> None:
        super().__init__()
        self._errors = errors

    def sentence(self, problem: Problem) -> str:
        """The problem in one sentence."""
        first = problem.args[0] if problem.args else ""
        match problem.id:
            case "save-broken":
                return self._errors.save_broken(first)
            case "save-older":
                return self._errors.save_older(first)
            case "save-newer":
                return self._errors.save_newer(first)
            case "save-rules":
                return self._errors.save_rules()
            case "save-write":
                return self._errors.save_write(self.reason(first))
            case "save-remove":
                return self._errors.save_remove(self.reason(first))
            case "settings":
                return self._errors.settings(first)
            case "statistics":
                return self._errors.statistics(first)
            case "save-game":
                return self.unknown_game(first)
            case "save-read":
                return self.unreadable(first, self.reason(problem.args[-1]))
            case _:
                return self.foreign(first)

    def foreign(self, save_name: str) -> str:
        """The file is something else than a saved game."""
        return self.say(
            self.tr("“{save_name}” is not a saved game. The file has been kept."),
            save_name=save_name,
        )

    def unknown_game(self, game_id: str) -> str:
        """The save is sound, but of a game that comes with another version."""
        return self.say(
            self.tr(
                "A saved game cannot be continued: this version of the app does not have the game "
                "“{game}”. The file has been kept."
            ),
            game=game_id,
        )

    def unreadable(self, save_name: str, reason: str) -> str:
        """The file is there, but the system does not let it be read."""
        return self.say(
            self.tr(
                "The saved game “{save_name}” could not be opened: {reason}. "
                "The file has been left as it is."
            ),
            save_name=save_name,
            reason=reason,
        )

    def reason(self, reason_id: str) -> str:
        """Why the operating system refused, as part of a sentence."""
        texts = {
            "disk-full": self.tr("the disk is full"),
            "read-only": self.tr("the disk is read-only"),
            "not-allowed": self.tr("access is not allowed"),
            "not-found": self.tr("the folder is missing"),
            "name-too-long": self.tr("the file name is too long"),
        }
        return self.say(texts.get(reason_id, self.tr("the system refused")))
