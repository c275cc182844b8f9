"""Everything that the app says from Python, in the language chosen last.

`texts()` is the one set of sentences. After a change of language call the same methods again.
"""

from __future__ import annotations

from functools import cache

from fort_desktop.ui.texts.actions import ActionTexts
from fort_desktop.ui.texts.asked import Asked
from fort_desktop.ui.texts.base import card_name, language, moment
from fort_desktop.ui.texts.card_rules import CardRuleTexts
from fort_desktop.ui.texts.coach import CoachTexts
from fort_desktop.ui.texts.errors import ErrorTexts
from fort_desktop.ui.texts.extras import PerkTexts, RuleTexts
from fort_desktop.ui.texts.labels import MoveLabels, People
from fort_desktop.ui.texts.log import GameLogTexts, LogTexts, TokenLogTexts
from fort_desktop.ui.texts.move_texts import MoveTexts
from fort_desktop.ui.texts.narration import LogLine, Narrator
from fort_desktop.ui.texts.pet_rules import PetRuleTexts
from fort_desktop.ui.texts.pet_words import PetWords
from fort_desktop.ui.texts.pets import CatTexts, DogTexts
from fort_desktop.ui.texts.preview import HintTexts, PreviewTexts
from fort_desktop.ui.texts.problems import ProblemTexts
from fort_desktop.ui.texts.saving import SavingTexts
from fort_desktop.ui.texts.screens import CardTexts, PlaceTexts, ScoreTexts, ScreenTexts
from fort_desktop.ui.texts.suits import ListTexts, ObjectTexts, SuitTexts
from fort_desktop.ui.texts.towers import TowerTexts
from fort_desktop.ui.texts.why import WhyTexts

__all__ = ["LogLine", "People", "Texts", "card_name", "language", "moment", "texts"]


class Texts:
    """One instance of each class of sentences."""

    def __init__(self) -> None:
        self.actions = ActionTexts()
        self.card_rules = CardRuleTexts()
        self.pet_rules = PetRuleTexts()
        self.suits = SuitTexts()
        self.tokens = ListTexts()
        self.objects = ObjectTexts()
        self.coach = CoachTexts()
        self.why = WhyTexts()
        self.log = LogTexts()
        self.token_log = TokenLogTexts()
        self.game_log = GameLogTexts()
        self.perks = PerkTexts()
        self.rules = RuleTexts()
        self.dogs = DogTexts()
        self.cats = CatTexts()
        self.pets = PetWords(self.dogs, self.cats, self.actions, self.suits, self.objects)
        self.preview = PreviewTexts()
        self.hints = HintTexts()
        self.screens = ScreenTexts()
        self.places = PlaceTexts()
        self.cards = CardTexts()
        self.scores = ScoreTexts()
        self.errors = ErrorTexts()
        self.problems = ProblemTexts(self.errors)
        self.saving = SavingTexts()
        self.towers = TowerTexts()
        self.moves = MoveTexts()
        self.labels = MoveLabels(self.moves, self.suits, self.tokens)
        self.asked = Asked(self.coach, self.suits, self.tokens, self.pets)
        self.narrator = Narrator(self.log, self.token_log, self.game_log, self.suits, self.tokens)


@cache
def texts() -> Texts:
    """The app's sentences, made at the first call."""
    return Texts()
