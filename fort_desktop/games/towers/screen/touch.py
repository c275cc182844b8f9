"""What a person touches at the 5 Towers table becomes a move, or a reason why not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.cards import KINDS, kind_of
from fort_desktop.games.towers.rules.moves import Bid, Demolish, Keep, Pass
from fort_desktop.games.towers.rules.planning import outcome
from fort_desktop.games.towers.screen.demolishing import why_no_demolition
from fort_desktop.games.towers.screen.presented import presented
from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.games.towers.screen.reading import TowersReading
from fort_desktop.games.towers.screen.staging import TowersParts
from fort_desktop.games.towers.words.sentences import card_text, cards_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.flow import TableFlow
from fort_desktop.ui.bridge.table.staging import Staged
from fort_desktop.ui.bridge.table.whose_turn import not_mine_text
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersTouch(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Cards, towers, numbers and buttons stand for legal moves."""

    def __init__(
        self,
        staged: Staged,
        flow: TableFlow,
        reading: TowersReading,
        parts: TowersParts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._coach = staged.coach
        self._flow = flow
        self._reading = reading
        self._parts = parts

    @property
    def _presenter(self) -> TowersPresenter:
        return presented(self._shown)

    # --- marking and bidding --------------------------------------------------------------------

    @Slot(int)
    def mark(self, key: int) -> None:
        """Mark a card of the offer, or want it no more; say why where it cannot be."""
        presenter, card = self._presenter, key - 1
        view, plan = presenter.view, presenter.plan
        before = plan.marked
        if card not in view.offer:
            self._coach.refuse(texts().table.not_now())
            return
        why = presenter.why_offered(card)
        if why:
            self._coach.refuse(why)
        elif card in before:
            plan.unmark(view, card)
            self._marked(self._told(card, before))
        elif self._add(card):
            self._marked(self._told(card, before))
        else:
            self._coach.refuse(self._why_not_added(card))

    def _told(self, card: int, before: Sequence[int]) -> str:
        """What else is marked now, or is not any more; empty where it is the card alone."""
        say, marked = words().coach, self._presenter.plan.marked
        gone = [other for other in before if other not in (*marked, card)]
        come = [other for other in marked if other not in (*before, card)]
        if card not in marked:
            return say.without_others(card_text(card), cards_text(gone)) if gone else ""
        if gone:
            return say.instead(card_text(card), cards_text(gone))
        return say.with_others(card_text(card), cards_text(come)) if come else ""

    def _why_not_added(self, card: int) -> str:
        presenter, why = self._presenter, words().why
        if presenter.kind == "bid":
            return presenter.why_not_with(card)
        bid = presenter.view.bid
        return why.enough(bid) if len(presenter.plan.chosen) >= bid else why.not_with_chosen(bid)

    def _add(self, card: int) -> bool:
        presenter = self._presenter
        view, plan = presenter.view, presenter.plan
        if plan.add(view, card, presenter.can_mark):
            return True
        return presenter.kind == "take" and plan.swap(view, card, view.bid)

    def _marked(self, told: str = "") -> None:
        """Show what is marked; `told` is said of it."""
        self._parts.hint.forget()
        self._parts.show_cards()
        self._coach.say(told)
        self._shown.changed.emit()

    @Slot(int)
    def chooseBid(self, n: int) -> None:
        """Mark the best `n` cards, or say why that number cannot be named."""
        presenter = self._presenter
        if not presenter.can(Bid(n)):
            self._reading.whyBid(n)
            return
        hint = self._parts.hint
        advised = [key - 1 for key in hint.keys] if hint.bid == n else []
        presenter.plan.choose(presenter.view, n, advised)
        self._marked()

    @Slot()
    def passBid(self) -> None:
        """Name no number in this round."""
        why = self._presenter.why_no_pass()
        if why:
            self._coach.refuse(why)
        else:
            self._flow.submit(Pass())

    # --- cards ----------------------------------------------------------------------------------

    @Slot(int, str, result=bool)
    def allows(self, key: int, kind: str) -> bool:
        """Whether a card can be dropped on the own tower of a kind."""
        if not self._shown.is_open or not fits(key, kind):
            return False
        presenter, card = self._presenter, key - 1
        if card in presenter.view.offer:
            return presenter.kind == "take" and presenter.may_mark(card)
        return card in presenter.seat.hand and presenter.may_build(card)

    @Slot(int)
    def pick(self, key: int) -> None:
        """A card is clicked: mark it, or build it."""
        if key - 1 in self._presenter.view.offer:
            self.mark(key)
        else:
            self._build(key - 1)

    @Slot(int, str, result=bool)
    def drop(self, key: int, kind: str) -> bool:
        """A card is dropped on the own tower of a kind; whether something came of it."""
        presenter, card = self._presenter, key - 1
        if card < 0:
            return False
        if not fits(key, kind):
            names = words().names
            self._coach.refuse(words().why.own_kind(names.onto(KINDS[kind_of(card)])))
            return False
        if card not in presenter.view.offer:
            return self._build(card)
        if presenter.mine and presenter.kind == "bid":
            self._coach.refuse(words().why.not_taken())
            return False
        return self._drop_offered(key, card)

    def _drop_offered(self, key: int, card: int) -> bool:
        """A card of the offer is put on its tower: all are taken when the last was chosen so."""
        presenter = self._presenter
        plan = presenter.plan
        if presenter.why_offered(card):
            self._reading.why(key)
            return False
        if card in plan.marked:
            plan.want(presenter.view, card)
            self._marked()
        else:
            self.mark(key)
        if card not in plan.marked:
            return False
        taking = presenter.taking()
        unasked = presenter.sole is not None
        if taking is not None and (plan.by_hand or unasked):
            self._flow.submit(taking, by_hand=not unasked)
        elif taking is not None:
            self._coach.say(words().coach.chosen(cards_text(plan.chosen)))
        return True

    def _build(self, card: int, *, by_hand: bool = True) -> bool:
        presenter = self._presenter
        why = presenter.why_not_built(card)
        if why or card not in presenter.seat.hand:
            self._coach.refuse(why or texts().table.not_now())
            return False
        if presenter.can(Keep()):
            self._flow.submit(Keep(), by_hand=False)
        move = presenter.building(card)
        assert move is not None, "nothing speaks against it"
        self._flow.submit(move, by_hand=by_hand)
        return True

    @Slot()
    def buildAll(self) -> None:
        """Build all cards that were taken, so that the tops are the best to build on.

        Where a tower must be demolished for that, it falls first.
        """
        presenter = self._presenter
        if not presenter.mine or presenter.kind not in ("demolish", "build"):
            self._coach.refuse(
                texts().table.not_now() if presenter.mine else not_mine_text(self._presenter)
            )
            return
        first = presenter.forced_fall()
        if first is not None:
            self._flow.submit(first)
        done = outcome(presenter.seat, presenter.seat.hand, demolish=False)
        assert done is not None, "what was taken can be built"
        for n, card in enumerate(done.order):
            self._build(card, by_hand=n == 0 and first is None)

    @Slot(str)
    def whatFalls(self, kind: str) -> None:
        """A tower is touched on which nothing can be built now: only its ball demolishes it."""
        why = why_no_demolition(self._presenter, kind)
        self._coach.refuse(why or words().coach.by_ball(self._presenter.top(kind)))

    @Slot(str)
    def demolish(self, kind: str) -> None:
        """The top card of an own tower becomes rubble."""
        why = why_no_demolition(self._presenter, kind)
        if why:
            self._coach.refuse(why)
        else:
            self._flow.submit(Demolish(KINDS.index(kind)))

    # --- the two buttons ------------------------------------------------------------------------

    @Slot()
    def primary(self) -> None:
        """The button that acts, or why it cannot."""
        action = self._parts.buttons.action
        if self._parts.buttons.deaf:
            return
        if action.move is not None:
            self._flow.submit(action.move, by_hand=action.button)
        elif action.all:
            self.buildAll()
        else:
            self._coach.refuse(action.reason or not_mine_text(self._presenter))

    @Slot()
    def second(self) -> None:
        """The other button."""
        presenter = self._presenter
        if self._parts.buttons.deaf:
            return
        if presenter.can(Bid(0)):
            self._flow.submit(Bid(0))
        else:
            self.passBid()


def fits(key: int, kind: str) -> bool:
    """Whether a card is of the kind of a tower."""
    return key > 0 and kind == KINDS[kind_of(key - 1)]
