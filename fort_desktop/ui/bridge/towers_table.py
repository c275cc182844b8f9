"""The bridge of the 5 Towers table: what a person touches becomes a move, or a reason why not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers import events as ev
from fort_desktop.games.towers.cards import KINDS, kind_of, number_of
from fort_desktop.games.towers.events import Event
from fort_desktop.games.towers.moves import Bid, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.planning import outcome
from fort_desktop.games.towers.scoring import MAIN, main_tower, score_seat
from fort_desktop.games.towers.state import Seat
from fort_desktop.session.towers_adapter import TowersTable as TowersGameTable
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.pace import LAST_WORD, towers_beat
from fort_desktop.ui.bridge.towers_facts import TowersFacts
from fort_desktop.ui.bridge.towers_presenter import TowersPresenter
from fort_desktop.ui.bridge.towers_words import advice_text, card_lines, look_lines
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersTable(TowersFacts):  # type: ignore[operator]  # the stubs miss its __call__
    """A game of 5 Towers on the screen."""

    forced_pause = 900

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(driver, motion, parent)
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.timeout.connect(self._fade)

    def _present(self, table: TowersGameTable, viewer: int, *, covered: bool) -> TowersPresenter:
        return TowersPresenter(table, viewer)

    def _turn(self) -> tuple[int, int]:
        return self.presenter.view.round, 0

    def _pause(self, move: Move, kind: str, events: Sequence[Event], *, by_person: bool) -> int:
        return towers_beat(move, events, by_person=by_person)

    def _show(self, *, fly: bool, events: Sequence[Event] = ()) -> None:
        presenter = self.presenter
        bids = presenter.view.bids
        presenter.refresh()
        presenter.deal(events if fly else ())
        self._echo(bids, events if fly else ())
        self._fly(fly)
        if fly:
            self._tell_moves(events)
        self._show_cards()
        self._log.show(presenter.log())
        self._forget_hint()
        self.changed.emit()
        self._fly(False)

    def _echo(self, bids: Sequence[int | None], events: Sequence[Event]) -> None:
        """The last words of a bidding stay for a moment when the next one has begun."""
        self.presenter.recall(bids, events)
        self._fading.stop()
        time = self._motion.pause(LAST_WORD)
        if self.presenter.echo and time:
            self._fading.start(time)
        else:
            self.presenter.echo = ()

    def _fade(self) -> None:
        """The last words have been read; what still moves goes on moving."""
        if not self.is_open:
            return
        self.presenter.echo = ()
        self._fly(True)
        self._show_seats()
        self._fly(False)

    def _tell_moves(self, events: Sequence[Event]) -> None:
        """What travels or falls, before the table shows how it ended."""
        if any(isinstance(event, ev.DeckReshuffled) for event in events):
            self.mixed.emit()  # the cards that go to the discard now are in a hurry
        for event in events:
            if isinstance(event, ev.CardsTaken):
                self.taken.emit(self._relative(event.seat), [card + 1 for card in event.cards])
            elif isinstance(event, ev.OfferDiscarded):
                self.cleared.emit([card + 1 for card in event.cards])
            elif isinstance(event, ev.Demolished | ev.CardBuilt):
                seat, card = self._relative(event.seat), event.card
                kind, number = KINDS[kind_of(card)], number_of(card)
                if isinstance(event, ev.Demolished):
                    self.demolished.emit(seat, kind, number)
                else:
                    self.built.emit(seat, kind, number, card + 1)

    def _point_at(self, move: Move) -> str:
        self._hint = move
        presenter = self.presenter
        if isinstance(move, Bid | Take):
            cards = presenter.best(move.n) if isinstance(move, Bid) else move.cards
            presenter.plan.follow(presenter.view, cards)
            self._show_cards()
        return advice_text(move, presenter.seat, presenter.plan.marked)

    # --- marking and bidding --------------------------------------------------------------------

    @Slot(int)
    def mark(self, key: int) -> None:
        """Mark a card of the offer, or want it no more; say why where it cannot be."""
        presenter, card = self.presenter, key - 1
        view, plan = presenter.view, presenter.plan
        if card not in view.offer:
            self._refuse(texts().why.not_now())
            return
        why = presenter.why_offered(card)
        if why:
            self._refuse(why)
        elif card in plan.marked:
            plan.unmark(view, card)
            self._marked()
        elif self._add(card):
            self._marked()
        else:
            self._refuse(presenter.why_not_with(card))

    def _add(self, card: int) -> bool:
        presenter = self.presenter
        view, plan = presenter.view, presenter.plan
        if presenter.kind == "take" and len(plan.marked) >= view.bid:
            return plan.swap(view, card, view.bid)
        return plan.add(view, card)

    def _marked(self) -> None:
        self._forget_hint()
        self._show_cards()
        self._say("")

    @Slot(int)
    def chooseBid(self, n: int) -> None:
        """Mark the best `n` cards, or say why that number cannot be named."""
        presenter = self.presenter
        if not presenter.can(Bid(n)):
            self.whyBid(n)
            return
        presenter.plan.choose(presenter.view, n)
        self._marked()

    @Slot(int)
    def whyBid(self, n: int) -> None:
        """Say why a number cannot be named."""
        self._refuse(self.presenter.why_bid(n) or texts().why.not_now())

    @Slot()
    def passBid(self) -> None:
        """Name no number in this round."""
        why = self.presenter.why_no_pass()
        if why:
            self._refuse(why)
        else:
            self._submit(Pass())

    # --- cards ----------------------------------------------------------------------------------

    @Slot(int)
    def why(self, key: int) -> None:
        """Say why nothing can be done with a card, or where it goes."""
        presenter, card = self.presenter, key - 1
        offered = card in presenter.view.offer
        why = presenter.why_offered(card) if offered else presenter.why_not_built(card)
        if why:
            self._refuse(why)
        else:
            rows = (*self._offer.rows(), *self._hand.rows())
            self._say(next((row.label for row in rows if row.key == key), ""))

    @Slot(int)
    def pick(self, key: int) -> None:
        """A card is clicked: mark it, or build it."""
        if key - 1 in self.presenter.view.offer:
            self.mark(key)
        else:
            self._build(key - 1)

    @Slot(int, str, result=bool)
    def allows(self, key: int, kind: str) -> bool:
        """Whether a card can be dropped on the own tower of a kind."""
        if not self.is_open or not self._fits(key, kind):
            return False
        presenter, card = self.presenter, key - 1
        if card in presenter.view.offer:
            return presenter.kind == "take" and presenter.why_offered(card) == ""
        return card in presenter.seat.hand and presenter.why_not_built(card) == ""

    @staticmethod
    def _fits(key: int, kind: str) -> bool:
        return key > 0 and kind == KINDS[kind_of(key - 1)]

    @Slot(int, str, result=bool)
    def drop(self, key: int, kind: str) -> bool:
        """A card is dropped on the own tower of a kind; whether something came of it."""
        presenter, card = self.presenter, key - 1
        if card < 0:
            return False
        if not self._fits(key, kind):
            names = texts().towers.names
            self._refuse(texts().towers.why.own_kind(names.onto(KINDS[kind_of(card)])))
            return False
        if card not in presenter.view.offer:
            return self._build(card)
        if presenter.mine and presenter.kind == "bid":
            self._refuse(texts().towers.why.not_taken())
            return False
        return self._drop_offered(key, card)

    @Slot(int, str)
    def misplaced(self, key: int, where: str) -> None:
        """Say where a card goes that was dropped on the "rubble", "rival" towers or elsewhere."""
        presenter, card = self.presenter, key - 1
        say, onto = texts().towers.why, texts().towers.names.onto(KINDS[kind_of(card)])
        if not presenter.mine or card not in (*presenter.view.offer, *presenter.seat.hand):
            self.why(key)
        elif presenter.kind == "bid":
            self._refuse(say.not_taken())
        elif where == "rubble":
            self._refuse(say.no_rubble())
        else:
            self._refuse((say.rivals if where == "rival" else say.own_kind)(onto))

    @Slot()
    def misplacedTop(self) -> None:
        """Say where the top of a tower goes that was dropped elsewhere."""
        self._refuse(texts().towers.why.to_rubble())

    def _drop_offered(self, key: int, card: int) -> bool:
        """A card of the offer is put on its tower while taking; with the last one all are taken."""
        presenter = self.presenter
        if presenter.why_offered(card):
            self.why(key)
            return False
        if card not in presenter.plan.marked:
            self.mark(key)
        taking = presenter.taking()
        if taking is not None:
            self._submit(taking)
        return True

    def _build(self, card: int, *, by_hand: bool = True) -> bool:
        presenter = self.presenter
        why = presenter.why_not_built(card)
        if why or card not in presenter.seat.hand:
            self._refuse(why or texts().why.not_now())
            return False
        if presenter.can(Keep()):
            self._submit(Keep(), by_hand=False)
        move = presenter.building(card)
        assert move is not None, "nothing speaks against it"
        self._submit(move, by_hand=by_hand)
        return True

    @Slot()
    def buildAll(self) -> None:
        """Build all cards that were taken, so that the tops are the best to build on."""
        presenter = self.presenter
        if not presenter.mine or presenter.kind not in ("demolish", "build"):
            self._refuse(texts().why.not_now() if presenter.mine else self._not_mine())
            return
        done = outcome(presenter.seat, presenter.seat.hand, demolish=False)
        if done is None:
            self._refuse(texts().towers.why.must())
            return
        for n, card in enumerate(done.order):
            self._build(card, by_hand=n == 0)

    @Slot(str)
    def demolish(self, kind: str) -> None:
        """The top card of an own tower becomes rubble."""
        why = self.presenter.why_no_demolition(kind)
        if why:
            self._refuse(why)
        else:
            self._submit(Demolish(KINDS.index(kind)))

    @Slot()
    def keep(self) -> None:
        """Demolish nothing."""
        presenter = self.presenter
        if presenter.can(Keep()):
            self._submit(Keep())
        elif presenter.mine and presenter.kind == "demolish":
            self._refuse(texts().towers.why.must())
        else:
            self._refuse(texts().towers.why.no_demolition())

    @Slot()
    def whyNoDiscard(self) -> None:
        """Say why the discard pile cannot be looked through."""
        self._refuse(self.discardReason)  # type: ignore[arg-type]

    # --- a closer look --------------------------------------------------------------------------

    @Slot(int, result="QStringList")
    def cardLines(self, number: int) -> list[str]:
        """What the number of a card means."""
        return card_lines(number)

    @Slot(int, str, result="QStringList")
    def towerLines(self, relative: int, kind: str) -> list[str]:
        """What a tower counts and takes next; empty where nothing is built."""
        seat, number = self._seat_of(relative), KINDS.index(kind)
        return look_lines(seat, number) if seat.towers[number] else []

    @Slot(int, str, result=int)
    def towerPoints(self, relative: int, kind: str) -> int:
        """What a tower counts, also as the main one."""
        seat = self._seat_of(relative)
        rows = {row.source: row.points for row in score_seat(seat)}
        main = main_tower(seat) == KINDS.index(kind)
        return rows[kind] + (rows[MAIN] if main else 0)

    def _seat_of(self, relative: int) -> Seat:
        presenter = self.presenter
        seats = presenter.view.seats
        return seats[(presenter.viewer + relative) % len(seats)]

    # --- the two buttons ------------------------------------------------------------------------

    @Slot()
    def primary(self) -> None:
        """The button that acts, or why it cannot."""
        action = self._primary()
        if action.move is not None:
            self._submit(action.move)
        elif action.all:
            self.buildAll()
        else:
            self._refuse(action.reason or self._not_mine())

    @Slot()
    def second(self) -> None:
        """The other button."""
        presenter = self.presenter
        if presenter.kind == "demolish":
            self.keep()
        elif presenter.can(Bid(0)):
            self._submit(Bid(0))
        else:
            self.passBid()
