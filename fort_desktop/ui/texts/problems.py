"""What went wrong with a file, said in one sentence: what happened, what was kept, what to do."""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.storage.errors import Problem
from fort_desktop.ui.texts.base import Sayings
from fort_desktop.ui.texts.errors import ErrorTexts

_NAMED = 4  # so many more files of one fault; a notice holds no more


class ProblemTexts(Sayings):
    """Sentences for the problems that storage reports, by their ids."""

    def __init__(self, errors: ErrorTexts) -> None:
        super().__init__()
        self._errors = errors

    def sentences(self, problems: Iterable[Problem]) -> list[str]:
        """All problems; files with the same fault share a sentence, and each is named."""
        alike: dict[tuple[str, ...], dict[str, Problem]] = {}
        for problem in problems:
            first, *rest = problem.args or ("",)
            alike.setdefault((problem.id, *rest), {}).setdefault(first, problem)
        return [self._together(list(found.items())) for found in alike.values()]

    def _together(self, found: list[tuple[str, Problem]]) -> str:
        (_, problem), *others = found
        said = self.sentence(problem)
        return f"{said} {self.same([name for name, _ in others])}" if others else said

    def same(self, names: list[str]) -> str:
        """What was said of one file goes for these as well."""
        named = ", ".join(self.say(self.tr("“{name}”"), name=name) for name in names[:_NAMED])
        n = len(names) - _NAMED
        if n <= 0:
            return self.say(self.tr("The same goes for {names}."), names=named)
        return self.say(self.tr("The same goes for {names} and %n more.", "", n), names=named)

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
            case "save-running":
                return self._errors.running()
            case "settings-write":
                return self._errors.settings_write(self.reason(first))
            case "statistics-write":
                return self._errors.statistics_write(self.reason(first))
            case "settings":
                return self._errors.settings(first)
            case "statistics":
                return self._errors.statistics(first)
            case "save-game":
                return self.unknown_game(first)
            case "save-cards":
                return self.missing_cards(first, problem.args[-1])
            case "save-pack" | "save-pack-other":
                changed = problem.id == "save-pack-other"
                return self.missing_pack(*problem.args, changed=changed)
            case _:
                return self._left_alone(problem.id, first, self.reason(problem.args[-1]))

    def _left_alone(self, problem: str, name: str, reason: str) -> str:
        """What stays on the disk as it is."""
        match problem:
            case "settings-read":
                return self.settings_stay(reason)
            case "statistics-newer":
                return self.statistics_newer()
            case "statistics-read":
                return self.statistics_stay(reason)
            case "save-folder":
                return self.folder(reason)
            case "save-other":
                return self.another_game(name)
            case "save-read":
                return self.unreadable(name, reason)
            case _:
                return self.foreign(name)

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

    def missing_cards(self, save_name: str, digest: str) -> str:
        """The save is sound, but its cards are not there; `digest` stands for them."""
        text = self.tr(
            "The saved game “{save_name}” is played with cards that are missing here "
            "({digest}). The file has been kept; continue it with the version of the app that "
            "it comes from."
        )
        return self.say(text, save_name=save_name, digest=digest)

    def missing_pack(self, save_name: str, pack: str, folder: str, *, changed: bool) -> str:
        """The same of a pack, for which there is a folder; `changed` is one of its name there."""
        text = (
            self.tr(
                "The saved game “{save_name}” is played with the cards “{pack}” as they were "
                "once. The file has been kept; to continue it, put them back into the "
                "folder “{folder}”."
            )
            if changed
            else self.tr(
                "The saved game “{save_name}” is played with the cards “{pack}”, which are "
                "missing here. The file has been kept; to continue it, put them into the "
                "folder “{folder}”."
            )
        )
        return self.say(text, save_name=save_name, pack=pack, folder=folder)

    def unreadable(self, save_name: str, reason: str) -> str:
        """The file is there, but the system does not let it be read."""
        return self.say(
            self.tr(
                "The saved game “{save_name}” could not be opened: {reason}. "
                "It has been left as it is."
            ),
            save_name=save_name,
            reason=reason,
        )

    def another_game(self, save_name: str) -> str:
        """A copy under the name of another game."""
        return self.say(
            self.tr(
                "“{save_name}” holds another game than its name says. "
                "The file has been left as it is."
            ),
            save_name=save_name,
        )

    def folder(self, reason: str) -> str:
        """Which games wait cannot even be looked for."""
        return self.say(
            self.tr(
                "The folder of unfinished games could not be opened: {reason}. "
                "Nothing has been changed."
            ),
            reason=reason,
        )

    def settings_stay(self, reason: str) -> str:
        """The file can be neither read nor set aside."""
        return self.say(
            self.tr(
                "Not all settings could be read: {reason}. The file has been left as it is; "
                "standard settings stand in for what is missing, and changes are not kept."
            ),
            reason=reason,
        )

    def statistics_newer(self) -> str:
        """They are left alone, as this version cannot add to them."""
        return self.say(
            self.tr(
                "The statistics come from a newer version of the app. Nothing has been changed; "
                "finished games are not counted until the app is updated."
            )
        )

    def statistics_stay(self, reason: str) -> str:
        """The file can be neither read nor set aside."""
        return self.say(
            self.tr(
                "The statistics could not be read: {reason}. The file has been left as it is, "
                "and finished games are not counted."
            ),
            reason=reason,
        )

    def reason(self, reason_id: str) -> str:
        """Why the operating system refused, as part of a sentence."""
        texts = {
            "disk-full": self.tr("the disk is full"),
            "read-only": self.tr("the disk is read-only"),
            "not-allowed": self.tr("access is not allowed"),
            "not-found": self.tr("the folder is missing"),
            "no-folder": self.tr("there is a file in place of the folder"),
            "no-file": self.tr("there is no file behind this name"),
            "name-too-long": self.tr("the file name is too long"),
        }
        return self.say(texts.get(reason_id, self.tr("the system refused")))
