"""Everything that the app itself says from Python, in the language chosen last.

`texts()` is the one set of sentences; each game has its own beside it. After a change of language
call the same methods again.
"""

from __future__ import annotations

from functools import cache

from fort_desktop.ui.texts.base import card_name, day, language, moment
from fort_desktop.ui.texts.errors import ErrorTexts
from fort_desktop.ui.texts.new_game import NewGameTexts
from fort_desktop.ui.texts.packs import PackTexts
from fort_desktop.ui.texts.problems import ProblemTexts
from fort_desktop.ui.texts.saving import SavingTexts
from fort_desktop.ui.texts.screens import ScoreTexts, ScreenTexts
from fort_desktop.ui.texts.table import TableTexts

__all__ = ["Texts", "card_name", "day", "language", "moment", "texts"]


class Texts:
    """One instance of each class of sentences."""

    def __init__(self) -> None:
        self.screens = ScreenTexts()
        self.new_game = NewGameTexts(self.screens)
        self.scores = ScoreTexts()
        self.errors = ErrorTexts()
        self.problems = ProblemTexts(self.errors)
        self.packs = PackTexts()
        self.saving = SavingTexts()
        self.table = TableTexts()


@cache
def texts() -> Texts:
    """The app's sentences, made at the first call."""
    return Texts()
