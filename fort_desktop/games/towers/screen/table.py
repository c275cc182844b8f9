"""The bridge of the 5 Towers table: what a person touches becomes a move, or a reason why not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.play.adapter import TowersTable as TowersGameTable
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.cards import KINDS, kind_of, number_of
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Bid, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.planning import outcome
from fort_desktop.games.towers.screen.pace import LAST_WORD, beat
from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.games.towers.screen.reading import TowersReading
from fort_desktop.games.towers.screen.scoring import final_score
from fort_desktop.games.towers.words.sentences import advice_text, cards_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.score_model import FinalScore
from fort_desktop.ui.bridge.waiting import not_mine_text
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersTable(TowersReading):  # type: ignore[operator]  # the stubs miss its __call__
    """A game of 5 Towers on the screen."""

    forced_pause = 900
    deaf_for = 400  # milliseconds, whatever the pace: a press that is on its way already

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(driver, motion, parent)
        self._by_hand = False  # what is shown next was pressed for
        self._deaf = QTimer(self)
        self._deaf.setSingleShot(True)
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.timeout.connect(self._fade)

    def _present(self, table: TowersGameTable, viewer: int, *, covered: bool) -> TowersPresenter:
        return TowersPresenter(table, viewer)

    def final_score(self, table: TowersGameTable) -> FinalScore:
        return final_score(table)

    def _turn(self) -> tuple[int, int]:
        return self.presenter.view.round, 0

    def _pause(self, move: Move, kind: str, events: Sequence[Event], *, by_person: bool) -> int:
        return beat(move, events, by_person=by_person)

    def _submit(self, move: Move, *, by_hand: bool = True) -> None:
        self._by_hand = by_hand
        super()._submit(move, by_hand=by_hand)

    @Slot()
    def undo(self) -> None:
        """See the base."""
        self._by_hand = True
        super().undo()
        self._by_hand = False

    def _turn_deaf(self, before: Sequence[str]) -> None:
        """A button that means something else by itself is not pressed by who meant the other."""
        changed = any(new and new != old for new, old in zip(self._words(), before, strict=True))
        if changed and self.deaf_for:
            self._deaf.start(self.deaf_for)

    def _show(self, *, fly: bool, events: Sequence[Event] = ()) -> None:
        presenter = self.presenter
        bids, words = presenter.view.bids, self._words()
        own, self._by_hand = self._by_hand, False
        presenter.refresh()
        if not own:
            self._turn_deaf(words)
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
            words = self._words()
            cards = presenter.best(move.n) if isinstance(move, Bid) else move.cards
            presenter.plan.follow(presenter.view, cards)
            self._turn_deaf(words)
            self._show_cards()
        return advice_text(move, presenter.seat, presenter.plan.marked)

    # --- marking and bidding --------------------------------------------------------------------

    @Slot(int)
    def mark(self, key: int) -> None:
        """Mark a card of the offer, or want it no more; say why where it cannot be."""
        presenter, card = self.presenter, key - 1
        view, plan = presenter.view, presenter.plan
        if card not in view.offer:
            self._refuse(texts().table.not_now())
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
            self._refuse(self._why_not_added(card))

    def _why_not_added(self, card: int) -> str:
        presenter, why = self.presenter, words().why
        if presenter.kind == "bid":
            return presenter.why_not_with(card)
        bid = presenter.view.bid
        return why.enough(bid) if len(presenter.plan.chosen) >= bid else why.not_with_chosen(bid)

    def _add(self, card: int) -> bool:
        presenter = self.presenter
        view, plan = presenter.view, presenter.plan
        if plan.add(view, card, presenter.can_mark):
            return True
        return presenter.kind == "take" and plan.swap(view, card, view.bid)

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
    def pick(self, key: int) -> None:
        """A card is clicked: mark it, or build it."""
        if key - 1 in self.presenter.view.offer:
            self.mark(key)
        else:
            self._build(key - 1)

    @Slot(int, str, result=bool)
    def drop(self, key: int, kind: str) -> bool:
        """A card is dropped on the own tower of a kind; whether something came of it."""
        presenter, card = self.presenter, key - 1
        if card < 0:
            return False
        if not self._fits(key, kind):
            names = words().names
            self._refuse(words().why.own_kind(names.onto(KINDS[kind_of(card)])))
            return False
        if card not in presenter.view.offer:
            return self._build(card)
        if presenter.mine and presenter.kind == "bid":
            self._refuse(words().why.not_taken())
            return False
        return self._drop_offered(key, card)

    def _drop_offered(self, key: int, card: int) -> bool:
        """A card of the offer is put on its tower: all are taken when the last was chosen so."""
        presenter = self.presenter
        plan = presenter.plan
        if presenter.why_offered(card):
            self.why(key)
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
            self._submit(taking, by_hand=not unasked)
        elif taking is not None:
            self._say(words().coach.chosen(cards_text(plan.chosen)))
        return True

    def _build(self, card: int, *, by_hand: bool = True) -> bool:
        presenter = self.presenter
        why = presenter.why_not_built(card)
        if why or card not in presenter.seat.hand:
            self._refuse(why or texts().table.not_now())
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
            self._refuse(
                texts().table.not_now() if presenter.mine else not_mine_text(self.presenter)
            )
            return
        done = outcome(presenter.seat, presenter.seat.hand, demolish=False)
        if done is None:
            self._refuse(words().why.must())
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
            self._refuse(words().why.must())
        else:
            self._refuse(words().why.no_demolition())

    # --- the two buttons ------------------------------------------------------------------------

    @Slot()
    def primary(self) -> None:
        """The button that acts, or why it cannot."""
        action = self._primary()
        if self._deaf.isActive():
            return
        if action.move is not None:
            self._submit(action.move, by_hand=action.button)
        elif action.all:
            self.buildAll()
        else:
            self._refuse(action.reason or not_mine_text(self.presenter))

    @Slot()
    def second(self) -> None:
        """The other button."""
        presenter = self.presenter
        if self._deaf.isActive():
            return
        if presenter.kind == "demolish":
            self.keep()
        elif presenter.can(Bid(0)):
            self._submit(Bid(0))
        else:
            self.passBid()
