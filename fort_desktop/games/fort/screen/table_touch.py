"""How a person touches the table: cards, tokens, perks and packs stand for legal moves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.play.plan import Change
from fort_desktop.games.fort.rules.moves import Play
from fort_desktop.games.fort.screen import coach
from fort_desktop.games.fort.screen.affordances import Affordance
from fort_desktop.games.fort.screen.cards_model import CardsModel
from fort_desktop.games.fort.screen.presenter import RECYCLING, TOKEN_PLACES
from fort_desktop.games.fort.screen.table_facts import TableFacts
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.choices_model import Choice

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

_Zone = CardsModel.Zone
_CENTRE = -1


@QmlElement
@QmlUncreatable("made in Python")
class TableTouch(TableFacts):  # type: ignore[operator]  # the stubs miss its __call__
    """Turns what is clicked, dropped or chosen into a move, several to choose from, or a reason."""

    @abstractmethod
    def _change(self, wanted: Change) -> None:
        """Change the play that is being composed."""

    @Slot(int)
    def choose(self, move: int) -> None:
        """A button, by the place of its move among the legal ones and the changes of the plan."""
        moves, plan = self.presenter.moves, self.presenter.plan
        if 0 <= move < len(moves):
            self._submit(moves[move])
        elif 0 <= move - len(moves) < len(plan):
            self._change(plan[move - len(moves)])

    @Slot(result=bool)
    def takeBack(self) -> bool:
        """Take back the last part of the play being composed; whether there was one."""
        plan = self.presenter.plan if self.is_open else []
        if not plan:
            return False
        last = [change for change in plan if change.instead is None][-1]
        entry, *later = self.presenter.table.history[last.index :]
        played = isinstance(entry.move, Play) and all(one.forced for one in later)
        if played or not later:
            self._change(last)
        else:
            self.undo()
        return True

    @Slot()
    def whyBlocked(self) -> None:
        """Say why the play being composed cannot be made as it is."""
        self._refuse(str(self._play.blocked) or self.presenter.why_thing())

    @Slot(int)
    def pick(self, key: int) -> None:
        """A card is clicked: do the one thing, offer several, or say why nothing can be done."""
        self._touch(self.presenter.of_card(key), key, lambda: self.presenter.why_card(key))

    @Slot(int, int, result=bool)
    def allows(self, key: int, zone: int) -> bool:
        """Whether a card can be dropped on a zone."""
        return any(a.target == zone for a in self.presenter.of_card(key))

    @Slot(int, int, result=bool)
    def drop(self, key: int, zone: int) -> bool:
        """A card is dropped on a zone."""
        offered = [a for a in self.presenter.of_card(key) if a.target == zone]
        return self._touch(offered, key, lambda: self._refusal(key))

    def _refusal(self, key: int) -> str:
        """Where a card belongs that was dropped elsewhere, or why nothing can be done with it."""
        offered = self.presenter.of_card(key)
        if not offered:
            return self.presenter.why_card(key)
        say = words().why
        where = {None: say.not_there, _Zone.Play: say.to_blanket, _Zone.Discard: say.to_discard}
        target = next((a.target for a in offered if a.target is not None), None)
        return where.get(target, say.to_glow)()

    @Slot(int, int)
    def arrange(self, key: int, place: int) -> None:
        """A card of the own hand is moved to another place of it, from 0 on the left."""
        if self.is_open and self.presenter.arrange(key, place):
            self._cards.show(self.presenter.rows(), fly=True)

    @Slot(int)
    def why(self, key: int) -> None:
        """Say where a card can be dropped, or why nothing can be done with it."""
        self._refuse(self._refusal(key))

    def _touch(self, offered: list[Affordance], key: int, why: Callable[[], str]) -> bool:
        if not offered:
            self._refuse(why())
            return False
        if self.presenter.alike(offered):
            self.choose(offered[0].move)
            return True
        self._offer([coach.choice(self.presenter.asked, a.move) for a in offered], key)
        return True

    def _offer(self, choices: list[Choice], key: int) -> None:
        self._options.show(choices)
        self._options_key = key
        self.changed.emit()

    @Slot()
    def closeOptions(self) -> None:
        """None of the options."""
        self._close_options()
        self.changed.emit()

    def _close_options(self) -> None:
        self._options.show([])
        self._options_key = 0

    @Slot(str)
    def pickToken(self, place: str) -> None:
        """A token is clicked, by "stuff pizza", "supply toy" and so on."""
        if self.presenter.payment:
            self._lay(place)
        else:
            self._touch(self.presenter.of_token(place), _CENTRE, self.presenter.why_thing)

    @Slot(str, int, result=bool)
    def tokenAllows(self, place: str, zone: int) -> bool:
        """Whether a token can be dropped on a zone."""
        if self.presenter.payment:
            paid = zone in (_Zone.Fort, _Zone.Board, _Zone.Supply)
            paid = paid or (zone == _Zone.Play and self.presenter.kind == "need")
            return paid and self.presenter.payment.allows(*TOKEN_PLACES[place])
        return any(a.target == zone for a in self.presenter.of_token(place))

    @Slot(str, int, result=bool)
    def dropToken(self, place: str, zone: int) -> bool:
        """A token is dropped on a zone."""
        if not self.tokenAllows(place, zone):
            self._refuse(words().why.not_there())
            return False
        if self.presenter.payment:
            self._lay(place)
            return True
        offered = [a for a in self.presenter.of_token(place) if a.target == zone]
        return self._touch(offered, _CENTRE, words().why.not_there)

    def _lay(self, place: str) -> None:
        payment = self.presenter.payment
        if not payment.allows(*TOKEN_PLACES[place]):
            self._refuse(words().why.pay_other())
            return
        move = payment.lay(*TOKEN_PLACES[place])
        if move >= 0:
            self.choose(move)
        else:
            self.changed.emit()

    @Slot()
    def pickFort(self) -> None:
        """The fort to be paid for is clicked: pay the rest, or choose among the ways to."""
        ways = self.presenter.payment.possible() if self._can_pay() else []
        if not ways:
            self._refuse(self.presenter.why_thing())
        elif self.presenter.alike([self.presenter.offered[way] for way in ways]):
            self.choose(ways[0])
        else:
            self._offer([coach.choice(self.presenter.asked, way) for way in ways], _CENTRE)

    @Slot(str)
    def pickPerk(self, perk: str) -> None:
        """A perk card is clicked or dropped. Recycling spreads the pile that it takes from."""
        if perk == RECYCLING and self.presenter.can_recycle():
            self.openPile()
            return
        perks = self.presenter.view.cards.perk_numbers
        offered = [a for a in self.presenter.offered if a.perk == perks.get(perk, -1) >= 0]
        self._touch(offered, _CENTRE, self.presenter.why_thing)

    @Slot(str)
    def pickRule(self, rule: str) -> None:
        """A made-up rule is chosen."""
        rules = self.presenter.view.cards.rule_numbers
        offered = [a for a in self.presenter.offered if a.rule == rules.get(rule, -1) >= 0]
        self._touch(offered, _CENTRE, self.presenter.why_thing)

    @Slot(int)
    def pickRival(self, seat: int) -> None:
        """A rival's pack is clicked, by the seat's number in the game."""
        offered = [a for a in self.presenter.offered if a.rival == seat]
        self._touch(offered, _CENTRE, self.presenter.why_thing)

    @Slot(str)
    def pickCat(self, cat: str) -> None:
        """A cat is clicked, by its id: use it, or say why it cannot be used now."""
        self._touch(self.presenter.of_cat(cat), _CENTRE, lambda: self.presenter.why_cat(cat))

    @Slot(int)
    def pickHouse(self, seat: int) -> None:
        """A doghouse is chosen, by the seat's number in the game."""
        offered = [a for a in self.presenter.offered if a.house == seat >= 0]
        self._touch(offered, _CENTRE, self.presenter.why_thing)

    @Slot()
    def openPile(self) -> None:
        """Spread out the own discard pile."""
        self._spread(on=True)

    @Slot()
    def closePile(self) -> None:
        """Put the own discard pile together."""
        self._spread(on=False)

    def _spread(self, *, on: bool) -> None:
        presenter = self.presenter
        if presenter.pile_open != on and not presenter.covered:
            presenter.pile_open = on
            presenter.refresh()
            self._cards.show(presenter.rows(), fly=True)
            self.changed.emit()
