"""The bridge of a table of Fort: it makes the parts that its page reads and touches."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.screen.cards.card_faces import CardFaces
from fort_desktop.games.fort.screen.cards.card_page import CardPage
from fort_desktop.games.fort.screen.cards.card_words import CardWords
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.cards.cats_model import CatsModel
from fort_desktop.games.fort.screen.cards.lent_model import LentModel
from fort_desktop.games.fort.screen.cards.open_cards import OpenCards
from fort_desktop.games.fort.screen.middle import MiddleFigures
from fort_desktop.games.fort.screen.moments.moments import Moments
from fort_desktop.games.fort.screen.play.card_gains import CardGains
from fort_desktop.games.fort.screen.play.composing import PlayComposing
from fort_desktop.games.fort.screen.play.play_preview import PlayPreview
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.screen.seats import SeatPanels
from fort_desktop.games.fort.screen.staging import FortParts, FortStaging
from fort_desktop.games.fort.screen.story.story_model import Recap, Story
from fort_desktop.games.fort.screen.touch.cards import TableTouch
from fort_desktop.games.fort.screen.touch.hint import FortHint
from fort_desktop.games.fort.screen.touch.options import TouchOptions
from fort_desktop.games.fort.screen.touch.sparing import FollowSparing
from fort_desktop.games.fort.screen.touch.tokens import TokenTouch
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table.bridge import TableBridge
from fort_desktop.ui.bridge.table.choices_model import ChoicesModel
from fort_desktop.ui.bridge.table.properties import Property

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class GameTable(TableBridge):  # type: ignore[operator]  # the stubs miss its __call__
    """A game of Fort on the screen.

    Attributes:
        cards, cats, lent, choices: models. options: the moves of one thing, to choose from.
        seats: the panels. middle: what belongs to nobody.
        play: what the play being composed would give. composing: how it is changed.
        touch: cards, perks, packs and buttons. tokens: pizza and toys.
        sparing: what one need not be asked. hint: where one points.
        moments: what is staged before the game goes on.
        story: the latest play, as far as it has come. recap: those since the viewer's last turn.
        faces: what every card of the open game shows. cardWords: what it does, in words.
        gains: what a card would give now.
        page: the lines about one card, for the large view.
    """

    facesChanged = Signal()

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(driver, motion, parent)
        shown = self._shown
        parts = FortParts(
            log=self._log,
            open_cards=OpenCards(kit("fort").definitions, self),
            cards=CardsModel(self),
            cats=CatsModel(self),
            lent=LentModel(self),
            choices=ChoicesModel(self),
            options=TouchOptions(self),
            play=PlayPreview(self),
            seats=SeatPanels(shown, self),
            story=Story(self),
            recap=Recap(self),
            hint=FortHint(shown, self),
            moments=Moments(motion, self),
        )
        self._parts = parts
        parts.open_cards.changed.connect(self.facesChanged)
        self._middle = MiddleFigures(shown, self)
        self._card_words = CardWords(shown, self)
        self._gains = CardGains(shown, self)
        staged = self.play_by(FortStaging(shown, motion, parts))
        parts.moments.skipped.connect(self._flow.looked)
        self._composing = PlayComposing(staged, self._flow, self._undoing, parts.play, self)
        self._sparing = FollowSparing(staged, self._flow, self)
        self._touch = TableTouch(staged, self._composing, self._sparing, parts, self)
        self._tokens = TokenTouch(staged, self._touch, self)

    @property
    def presenter(self) -> Presenter:
        """The table as its viewer sits at it."""
        return presented(self._shown)

    @Property(CardsModel, constant=True)
    def cards(self) -> CardsModel:
        return self._parts.cards

    @Property(CatsModel, constant=True)
    def cats(self) -> CatsModel:
        return self._parts.cats

    @Property(LentModel, constant=True)
    def lent(self) -> LentModel:
        return self._parts.lent

    @Property(ChoicesModel, constant=True)
    def choices(self) -> ChoicesModel:
        return self._parts.choices

    @Property(TouchOptions, constant=True)
    def options(self) -> TouchOptions:
        return self._parts.options

    @Property(SeatPanels, constant=True)
    def seats(self) -> SeatPanels:
        return self._parts.seats

    @Property(MiddleFigures, constant=True)
    def middle(self) -> MiddleFigures:
        return self._middle

    @Property(PlayPreview, constant=True)
    def play(self) -> PlayPreview:
        return self._parts.play

    @Property(PlayComposing, constant=True)
    def composing(self) -> PlayComposing:
        return self._composing

    @Property(TableTouch, constant=True)
    def touch(self) -> TableTouch:
        return self._touch

    @Property(FollowSparing, constant=True)
    def sparing(self) -> FollowSparing:
        return self._sparing

    @Property(TokenTouch, constant=True)
    def tokens(self) -> TokenTouch:
        return self._tokens

    @Property(FortHint, constant=True)
    def hint(self) -> FortHint:
        return self._parts.hint

    @Property(Moments, constant=True)
    def moments(self) -> Moments:
        return self._parts.moments

    @Property(Story, constant=True)
    def story(self) -> Story:
        return self._parts.story

    @Property(Recap, constant=True)
    def recap(self) -> Recap:
        return self._parts.recap

    @Property(CardFaces, notify=facesChanged)
    def faces(self) -> CardFaces:
        return self._parts.open_cards.faces

    @Property(CardWords, constant=True)
    def cardWords(self) -> CardWords:
        return self._card_words

    @Property(CardGains, constant=True)
    def gains(self) -> CardGains:
        return self._gains

    @Property(CardPage, constant=True)
    def page(self) -> CardPage:
        return self._parts.open_cards.page
