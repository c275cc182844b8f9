"""How a person touches tokens: laid out to pay, or for what they stand for by themselves."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen import coach
from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.games.fort.screen.play.need_slots import need_slots
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.presenter import TOKEN_PLACES, Presenter
from fort_desktop.games.fort.screen.touch.cards import MIDDLE, TableTouch
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.staging import Staged

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TokenTouch(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Tokens are called by their place: "stuff pizza", "supply toy" and so on.

    Attributes:
        usable: the places where one can be touched now.
        laid: how many are laid out so far, by place and kind.
        canPay: whether the viewer pays for the fort now.
        needSlots: what the dog being played needs, entry by entry; see `need_slots`.
    """

    changed = Signal()

    def __init__(self, staged: Staged, touch: TableTouch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._coach = staged.coach
        self._touch = touch
        staged.shown.changed.connect(self.changed)

    @property
    def _presenter(self) -> Presenter:
        return presented(self._shown)

    @Property("QStringList", notify=changed)
    def usable(self) -> list[str]:
        if not self._shown.is_open:
            return []
        return [*self._presenter.usable_tokens(), *filter(self._gives_back, TOKEN_PLACES)]

    def _gives_back(self, place: str) -> bool:
        """Whether a token beside those of a whole payment can only take that back."""
        presenter = self._presenter
        payment, own = presenter.payment, presenter.view.seats[presenter.viewer]
        if not payment.lies(*TOKEN_PLACES[place]) or payment.allows(*TOKEN_PLACES[place]):
            return False
        stock = (own.pizza, own.toys, own.pack_pizza, own.pack_toys)
        places = list(TOKEN_PLACES)
        return stock[places.index(place)] > payment.laid[places.index(place)]

    @Property("QVariantList", notify=changed)
    def laid(self) -> list[int]:
        return list(self._presenter.payment.laid) if self._shown.is_open else [0, 0, 0, 0]

    @Property(bool, notify=changed)
    def canPay(self) -> bool:
        return self._can_pay()

    def _can_pay(self) -> bool:
        return self._shown.is_open and self._presenter.mine and self._presenter.kind == "pay"

    @Property("QStringList", notify=changed)
    def needSlots(self) -> list[str]:
        if not self._shown.is_open or not self._presenter.mine or self._presenter.asked.dog < 0:
            return []
        view = self._presenter.scene.view
        assert view.play is not None, "a dog is played, or marked to be"
        return need_slots(view.cards, view.play, self._presenter.payment.laid)

    @Slot(str)
    def pick(self, place: str) -> None:
        """A token is clicked."""
        if self._presenter.payment:
            self._lay(place)
        else:
            self._touch.act(self._presenter.of_token(place), MIDDLE, self._presenter.why_thing)

    @Slot(str, int, result=bool)
    def allows(self, place: str, zone: int) -> bool:
        """Whether a token can be dropped on a zone."""
        zones = CardsModel.Zone
        if self._presenter.payment:
            paid = zone in (zones.Fort, zones.Board, zones.Supply)
            paid = paid or (zone == zones.Play and self._presenter.kind == "need")
            return paid and self._presenter.payment.allows(*TOKEN_PLACES[place])
        return any(a.target == zone for a in self._presenter.of_token(place))

    @Slot(str, int, result=bool)
    def drop(self, place: str, zone: int) -> bool:
        """A token is dropped on a zone."""
        if not self.allows(place, zone):
            self._coach.refuse(words().why.not_there())
            return False
        if self._presenter.payment:
            self._lay(place)
            return True
        offered = [a for a in self._presenter.of_token(place) if a.target == zone]
        return self._touch.act(offered, MIDDLE, words().why.not_there)

    def _lay(self, place: str) -> None:
        payment = self._presenter.payment
        if payment.whole:
            other = payment.exchange(*TOKEN_PLACES[place])
            self._touch.choose(other if other >= 0 else self._presenter.asked.back)
            return
        if not payment.allows(*TOKEN_PLACES[place]):
            self._coach.refuse(words().why.pay_other())
            return
        move = payment.lay(*TOKEN_PLACES[place])
        if move >= 0:
            self._touch.choose(move)
        else:
            self._shown.changed.emit()

    @Slot()
    def pickFort(self) -> None:
        """The fort to be paid for is clicked: pay the rest, or choose among the ways to; where they
        are many, tokens are laid out first."""
        payment = self._presenter.payment
        ways = payment.possible() if self._can_pay() else []
        if not ways:
            self._coach.refuse(self._presenter.why_thing())
        elif payment.open:
            self._coach.refuse(coach.question(self._presenter.asked))
        elif self._presenter.alike([self._presenter.offered[way] for way in ways]):
            self._touch.choose(ways[0])
        else:
            choices = [coach.choice(self._presenter.asked, way) for way in ways]
            self._touch.offer(choices, MIDDLE)
