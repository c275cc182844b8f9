"""How a person touches the table: cards, perks and packs stand for legal moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen import coach
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.play.composing import PlayComposing
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.presenter import RECYCLING, Presenter
from fort_desktop.games.fort.screen.sparing import LESS, switches
from fort_desktop.games.fort.screen.staging import FortParts
from fort_desktop.games.fort.screen.touch.affordances import Affordance
from fort_desktop.games.fort.screen.touch.sparing import FollowSparing
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.choices_model import Choice
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.staging import Staged

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

MIDDLE = -1  # of the table: no card to offer several moves beside
BAR = -2  # of choices: there they are offered

_Zone = CardsModel.Zone


@QmlElement
@QmlUncreatable("made in Python")
class TableTouch(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Turns what is clicked, dropped or chosen into a move, several to choose from, or a reason.

    Attributes:
        usablePerks: what can be touched now, by id.
        ruleChoices: the made-up rules to choose from.
        pileOpen: whether the own discard pile is spread out.
    """

    changed = Signal()

    def __init__(
        self,
        staged: Staged,
        composing: PlayComposing,
        sparing: FollowSparing,
        parts: FortParts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._coach = staged.coach
        self._composing = composing
        self._sparing = sparing
        self._parts = parts
        staged.shown.changed.connect(self.changed)

    @property
    def _presenter(self) -> Presenter:
        return presented(self._shown)

    @Property("QStringList", notify=changed)
    def usablePerks(self) -> list[str]:
        return self._presenter.usable_perks() if self._shown.is_open else []

    @Property("QStringList", notify=changed)
    def ruleChoices(self) -> list[str]:
        return self._presenter.rule_choices() if self._shown.is_open else []

    @Property(bool, notify=changed)
    def pileOpen(self) -> bool:
        return self._shown.is_open and self._presenter.pile_open

    @Slot(int)
    def choose(self, move: int) -> None:
        """A button, by its number: of a legal move, a change of the plan, a kind or a switch."""
        presenter = self._presenter
        moves, plan, kinds = presenter.moves, presenter.plan, presenter.kinds
        if 0 <= move < len(moves):
            self._composing.decide(move)
        elif 0 <= move - len(moves) < len(plan):
            self._composing.change(plan[move - len(moves)])
        elif 0 <= move - len(moves) - len(plan) < len(kinds):
            self._composing.play_for(kinds[move - len(moves) - len(plan)])
        elif move == presenter.asked.back:
            self._composing.unmark()
        elif move >= presenter.asked.others and presenter.asked.wish is not None:
            self._spare(presenter.asked, move)

    def _spare(self, asked: coach.Asked, number: int) -> None:
        """One of the switches, or what offers them."""
        assert asked.wish is not None, "there are switches"
        if number == asked.others + LESS:
            self.offer(switches(asked.others, asked.wish), BAR)
        else:
            self._parts.options.close()
            self._sparing.choose(number - asked.others)

    @Slot(int)
    def pick(self, key: int) -> None:
        """A card is clicked: do the one thing, offer several, or say why nothing can be done."""
        self.act(self._presenter.of_card(key), key, lambda: self._presenter.why_card(key))

    @Slot(int, int, result=bool)
    def allows(self, key: int, zone: int) -> bool:
        """Whether a card can be dropped on a zone."""
        return any(a.target == zone for a in self._presenter.of_card(key))

    @Slot(int, int, result=bool)
    def drop(self, key: int, zone: int) -> bool:
        """A card is dropped on a zone."""
        offered = [a for a in self._presenter.of_card(key) if a.target == zone]
        return self.act(offered, key, lambda: self._refusal(key))

    def _refusal(self, key: int) -> str:
        """Where a card belongs that was dropped elsewhere, or why nothing can be done with it."""
        offered = self._presenter.of_card(key)
        if not offered:
            return self._presenter.why_card(key)
        say = words().why
        where = {None: say.not_there, _Zone.Play: say.to_blanket, _Zone.Discard: say.to_discard}
        target = next((a.target for a in offered if a.target is not None), None)
        return where.get(target, say.to_glow)()

    @Slot(int, int)
    def arrange(self, key: int, place: int) -> None:
        """A card of the own hand is moved to another place of it, from 0 on the left."""
        if self._shown.is_open and self._presenter.arrange(key, place):
            self._parts.cards.show(self._presenter.rows(), fly=True)

    @Slot(int)
    def why(self, key: int) -> None:
        """Say where a card can be dropped, or why nothing can be done with it."""
        self._coach.refuse(self._refusal(key))

    def act(self, offered: list[Affordance], key: int, why: Callable[[], str]) -> bool:
        """Do the one thing, offer several beside a card, or say why nothing can be done; whether
        something can."""
        if not offered:
            self._coach.refuse(why())
            return False
        if self._presenter.alike(offered):
            self.choose(offered[0].move)
            return True
        self.offer([coach.choice(self._presenter.asked, a.move) for a in offered], key)
        return True

    def offer(self, choices: list[Choice], key: int) -> None:
        """Have one of several moves chosen, beside a card."""
        self._parts.options.offer(choices, key)

    @Slot(str)
    def pickPerk(self, perk: str) -> None:
        """A perk card is clicked or dropped. Recycling spreads the pile that it takes from."""
        if perk == RECYCLING and self._presenter.can_recycle():
            self.openPile()
            return
        perks = self._presenter.view.cards.perk_numbers
        offered = [a for a in self._presenter.offered if a.perk == perks.get(perk, -1) >= 0]
        self.act(offered, MIDDLE, self._presenter.why_thing)

    @Slot(str)
    def pickRule(self, rule: str) -> None:
        """A made-up rule is chosen."""
        rules = self._presenter.view.cards.rule_numbers
        offered = [a for a in self._presenter.offered if a.rule == rules.get(rule, -1) >= 0]
        self.act(offered, MIDDLE, self._presenter.why_thing)

    @Slot(int)
    def pickRival(self, seat: int) -> None:
        """A rival's pack is clicked, by the seat's number in the game."""
        offered = [a for a in self._presenter.offered if a.rival == seat]
        self.act(offered, MIDDLE, self._presenter.why_thing)

    @Slot(str)
    def pickCat(self, cat: str) -> None:
        """A cat is clicked, by its id: mark it to be used, take that back, or say why it cannot."""
        presenter = self._presenter
        self.act(presenter.of_cat(cat), MIDDLE, lambda: presenter.why_cat(cat))

    @Slot(int)
    def pickHouse(self, seat: int) -> None:
        """A doghouse is chosen, by the seat's number in the game."""
        offered = [a for a in self._presenter.offered if a.house == seat >= 0]
        self.act(offered, MIDDLE, self._presenter.why_thing)

    @Slot()
    def openPile(self) -> None:
        """Spread out the own discard pile."""
        self._spread(on=True)

    @Slot()
    def closePile(self) -> None:
        """Put the own discard pile together."""
        self._spread(on=False)

    def _spread(self, *, on: bool) -> None:
        presenter = self._presenter
        if presenter.pile_open != on and not presenter.covered:
            presenter.pile_open = on
            presenter.refresh()
            self._parts.cards.show(presenter.rows(), fly=True)
            self._shown.changed.emit()
