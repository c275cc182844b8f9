"""What the table screen reads: models, figures and words, all of them read-only."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.rules.setup import MAX_SEATS
from fort_desktop.games.fort.screen import coach
from fort_desktop.games.fort.screen.affordances import Affordance
from fort_desktop.games.fort.screen.cards_model import CardsModel
from fort_desktop.games.fort.screen.cats_model import CatsModel
from fort_desktop.games.fort.screen.need_slots import need_slots
from fort_desktop.games.fort.screen.play_preview import PlayPreview
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.screen.seat_info import SeatInfo
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.choices_model import ChoicesModel
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table_flow import TableFlow
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TableFacts(TableFlow):  # type: ignore[operator]  # the stubs miss its __call__
    """A table as it stands, for the viewer. Without a game everything is empty.

    Attributes:
        cards, cats, choices, options: models. optionsKey: the card beside which `options` are
            offered; 0 is none, -1 the middle of the table.
        me, rival(n): the panels.
        withDogs, withCats: which variants of Cats & Dogs are played.
        play: the play being composed, and what it would give.
        needSlots: what the dog being played needs, entry by entry; see `need_slots`.
        canPay: whether the viewer pays for the fort now.
        previewChange, coming…: the same for the own board.
        hintKey, hintMove: the card (0 is none) and the move (-1 is none) that a hint points at.
        hintCat, hintRule: the id of the cat or made-up rule that it points at; empty is none.
        hintHouse: the seat, by its number in the game, whose doghouse it points at; -1 is none.
    """

    factsChanged = Signal()  # `changed` of a base class cannot notify for properties of this one

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(driver, motion, parent)
        self.changed.connect(self.factsChanged)
        self._cards = CardsModel(self)
        self._cats = CatsModel(self)
        self._choices = ChoicesModel(self)
        self._options = ChoicesModel(self)
        self._play = PlayPreview(self)
        self._seats = [SeatInfo(self) for _ in range(MAX_SEATS)]
        self._presenter: Presenter | None = None
        self._options_key = 0
        self._hint: Affordance | None = None

    @property
    def presenter(self) -> Presenter:
        """What is shown."""
        assert self._presenter is not None, "a game is open"
        return self._presenter

    @Property(CardsModel, constant=True)
    def cards(self) -> CardsModel:
        return self._cards

    @Property(CatsModel, constant=True)
    def cats(self) -> CatsModel:
        return self._cats

    @Property(bool, notify=factsChanged)
    def withDogs(self) -> bool:
        return self.is_open and self.presenter.view.options.dogs

    @Property(bool, notify=factsChanged)
    def withCats(self) -> bool:
        return self.is_open and self.presenter.view.options.cats

    @Property(ChoicesModel, constant=True)
    def choices(self) -> ChoicesModel:
        return self._choices

    @Property(ChoicesModel, constant=True)
    def options(self) -> ChoicesModel:
        return self._options

    @Property(int, notify=factsChanged)
    def optionsKey(self) -> int:
        return self._options_key

    @Property(SeatInfo, constant=True)
    def me(self) -> SeatInfo:
        return self._seats[0]

    @Slot(int, result=SeatInfo)
    def rival(self, index: int) -> SeatInfo:
        """The rivals clockwise, from 0."""
        return self._seats[1 + index]

    @Property(int, notify=factsChanged)
    def rivalCount(self) -> int:
        return len(self.presenter.table.seats) - 1 if self.is_open else 0

    # --- words ----------------------------------------------------------------------------------

    @Slot(str, result="QStringList")
    def words(self, card: str) -> list[str]:
        """In words, both actions of a kid, what a perk or a rule does, need, action and house of a
        dog, or lure and power of a cat."""
        cards = self.presenter.view.cards
        if card in cards.perk_numbers:
            return [words().perks.text(card)]
        if card in cards.rule_numbers:
            return [words().rules.text(card)]
        for dog in cards.dogs:
            if dog.id == card:
                return words().pets.dog(dog)
        if card in cards.cat_numbers:
            return words().pets.cat(cards.cats[cards.cat_numbers[card]])
        say = words().actions
        return [
            line
            for kid in cards.kids
            if kid.id == card
            for line in (say.public(kid), say.private(kid))
        ]

    def _standing(self) -> str:
        presenter = self.presenter
        if presenter.mine:
            return coach.coach_text(presenter.asked)
        seat = presenter.table.seats[presenter.actor]
        bot, able = seat.kind == "bot", presenter.has_room_to_follow()
        return coach.waiting_text(presenter.view, presenter.kind, seat.name, bot=bot, able=able)

    def _round(self) -> str:
        number = self.presenter.view.round
        if not number:
            return ""
        ending = self.presenter.view.ending
        return words().coach.last_round() if ending else texts().screens.round(number)

    def _can_undo(self) -> bool:
        laid_out = self.is_open and not self.presenter.covered and any(self.presenter.payment.laid)
        return laid_out or super()._can_undo()

    def _can_pay(self) -> bool:
        return self.is_open and self.presenter.mine and self.presenter.kind == "pay"

    def _curtain_why(self, name: str) -> str:
        turns = words().turns
        whys = {"follow": turns.curtain_follow, "draft": turns.curtain_draft}
        why = whys.get(self.presenter.kind)
        return why(name) if why else super()._curtain_why(name)

    # --- the play being composed ----------------------------------------------------------------

    @Property(PlayPreview, constant=True)
    def play(self) -> PlayPreview:
        return self._play

    @Property(str, notify=factsChanged)
    def previewChange(self) -> str:
        return self._play.change

    @Property(int, notify=factsChanged)
    def comingPizza(self) -> int:
        return self._play.coming("pizza")

    @Property(int, notify=factsChanged)
    def comingToys(self) -> int:
        return self._play.coming("toys")

    @Property("QStringList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def needSlots(self) -> list[str]:
        play = self.presenter.view.play if self.is_open else None
        if play is None or not self.presenter.mine or self.presenter.kind != "need":
            return []
        return need_slots(self.presenter.view.cards, play, self.presenter.payment.laid)

    @Property(int, notify=factsChanged)
    def hintKey(self) -> int:
        return 0 if self._hint is None else self.presenter.key_of(self._hint)

    @Property(int, notify=factsChanged)
    def hintMove(self) -> int:
        return -1 if self._hint is None else self._hint.move

    @Property(str, notify=factsChanged)
    def hintCat(self) -> str:
        if self._hint is None or self._hint.cat < 0:
            return ""
        return self.presenter.view.cards.cats[self._hint.cat].id

    @Property(str, notify=factsChanged)
    def hintRule(self) -> str:
        if self._hint is None or self._hint.rule < 0:
            return ""
        return self.presenter.view.cards.rules[self._hint.rule].id

    @Property(int, notify=factsChanged)
    def hintHouse(self) -> int:
        return -1 if self._hint is None else self._hint.house

    @Property("QVariantList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def laid(self) -> list[int]:
        return list(self.presenter.payment.laid) if self.is_open else [0, 0, 0, 0]

    # --- what can be touched --------------------------------------------------------------------

    @Property("QStringList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def usablePerks(self) -> list[str]:
        return self.presenter.usable_perks() if self.is_open else []

    @Property("QStringList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def ruleChoices(self) -> list[str]:
        return self.presenter.rule_choices() if self.is_open else []

    @Property("QStringList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def usableTokens(self) -> list[str]:
        return self.presenter.usable_tokens() if self.is_open else []

    @Property(bool, notify=factsChanged)
    def canPay(self) -> bool:
        return self._can_pay()

    @Property(bool, notify=factsChanged)
    def pileOpen(self) -> bool:
        return self.is_open and self.presenter.pile_open

    # --- the middle of the table ----------------------------------------------------------------

    @Property("QStringList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def perkRow(self) -> list[str]:
        if not self.is_open:
            return []
        view = self.presenter.view
        return [view.cards.perks[perk].id for perk in view.perk_row]

    @Property(int, notify=factsChanged)
    def parkDeck(self) -> int:
        return self.presenter.view.park_deck_size if self.is_open else 0

    @Property(int, notify=factsChanged)
    def supplyPizza(self) -> int:
        return self.presenter.view.supply_pizza if self.is_open else 0

    @Property(int, notify=factsChanged)
    def supplyToys(self) -> int:
        return self.presenter.view.supply_toys if self.is_open else 0

    @Property(int, notify=factsChanged)
    def ruleStack(self) -> int:
        return self.presenter.view.rule_stack_size if self.is_open else 0

    @Property(bool, notify=factsChanged)
    def sculptureTaken(self) -> bool:
        return self.is_open and any(seat.sculpture for seat in self.presenter.view.seats)

    def _colour_of(self, seat: int) -> str:
        colours: list[str] = self.presenter.colours()
        return colours[seat]

    @Property("QStringList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def seatColours(self) -> list[str]:
        return self.presenter.colours() if self.is_open else []

    @Property("QVariantList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def trackPoints(self) -> list[int]:
        return [seat.points for seat in self.presenter.view.seats] if self.is_open else []

    @Property("QStringList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def trackLetters(self) -> list[str]:
        return [s.name[:1].upper() for s in self.presenter.table.seats] if self.is_open else []
