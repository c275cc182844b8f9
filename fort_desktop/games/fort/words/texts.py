"""All sentences of Fort. After a change of language call the same methods again."""

from __future__ import annotations

from functools import cache

from fort_desktop.games.fort.words.about import FortSourceTexts
from fort_desktop.games.fort.words.actions import ActionTexts
from fort_desktop.games.fort.words.asked import Asked
from fort_desktop.games.fort.words.card_rules import CardRuleTexts
from fort_desktop.games.fort.words.coach import CoachTexts
from fort_desktop.games.fort.words.counted import CountedTexts, FoundTexts
from fort_desktop.games.fort.words.extras import PerkTexts, RuleTexts
from fort_desktop.games.fort.words.figures import FigureTexts
from fort_desktop.games.fort.words.gains import GainTexts
from fort_desktop.games.fort.words.hints import HintTexts, ReasonTexts
from fort_desktop.games.fort.words.labels import MoveLabels
from fort_desktop.games.fort.words.log import GameLogTexts, LogTexts, TokenLogTexts
from fort_desktop.games.fort.words.moments import MomentTexts
from fort_desktop.games.fort.words.move_texts import MoveTexts
from fort_desktop.games.fort.words.narration import Narrator
from fort_desktop.games.fort.words.pet_rules import PetRuleTexts
from fort_desktop.games.fort.words.pet_words import PetWords
from fort_desktop.games.fort.words.pets import CatTexts, DogTexts
from fort_desktop.games.fort.words.places import CardTexts, PlaceTexts, TurnTexts
from fort_desktop.games.fort.words.preview import PreviewTexts
from fort_desktop.games.fort.words.sparing import SparingTexts
from fort_desktop.games.fort.words.suits import ListTexts, ObjectTexts, SuitTexts
from fort_desktop.games.fort.words.unfollowed import UnfollowedTexts
from fort_desktop.games.fort.words.why import WhyTexts
from fort_desktop.games.fort.words.yours import YourTexts


class Words:
    """One instance of each class of sentences."""

    def __init__(self) -> None:
        self.turns = TurnTexts()
        self.actions = ActionTexts()
        self.card_rules = CardRuleTexts()
        self.pet_rules = PetRuleTexts()
        self.suits = SuitTexts()
        self.tokens = ListTexts()
        self.objects = ObjectTexts()
        self.coach = CoachTexts()
        self.why = WhyTexts()
        self.sparing = SparingTexts()
        self.unfollowed = UnfollowedTexts()
        self.log = LogTexts()
        self.token_log = TokenLogTexts()
        self.yours = YourTexts()
        self.game_log = GameLogTexts()
        self.perks = PerkTexts()
        self.rules = RuleTexts()
        self.dogs = DogTexts()
        self.cats = CatTexts()
        self.pets = PetWords(self.dogs, self.cats, self.actions, self.suits, self.objects)
        self.preview = PreviewTexts()
        self.hints = HintTexts()
        self.reasons = ReasonTexts(self.suits)
        self.gains = GainTexts()
        self.figures = FigureTexts()
        self.places = PlaceTexts()
        self.cards = CardTexts()
        self.moments = MomentTexts()
        self.sources = FortSourceTexts()
        self.counted = CountedTexts()
        self.found = FoundTexts()
        self.moves = MoveTexts()
        self.labels = MoveLabels(self.moves, self.suits, self.tokens)
        self.asked = Asked(self.coach, self.suits, self.tokens, self.pets, self.actions)
        self.narrator = Narrator(self.log, self.token_log, self.game_log, self.suits, self.tokens)


@cache
def words() -> Words:
    """The sentences, made at the first call."""
    return Words()
