"""What the 5 Towers screen reads: models, figures and words, all of them read-only."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.cards import KINDS, kind_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.state import MAX_SEATS
from fort_desktop.games.towers.screen.marking import Action
from fort_desktop.games.towers.screen.models import TowerBids, TowerCards, TowerGains
from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.games.towers.screen.seat import TowerSeat
from fort_desktop.games.towers.words.sentences import card_text, marked_text
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table_flow import TableFlow
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersFacts(TableFlow):  # type: ignore[operator]  # the stubs miss its __call__
    """A table of 5 Towers as it stands, for the viewer. Without a game everything is empty.

    Attributes:
        seatCount, seat(relative): the players clockwise, the viewer first.
        offer, hand, discard: cards; `hand` holds what was taken and is to be built, by handSeat.
        bids: the numbers.
        preview: what the marked cards, or those to be built, would change.
        pointsNow, pointsThen: of the viewer, without and with them.
        previewing: whether there is anything to say of cards that are marked or could be.
        hasPrimary, primaryText, primaryPossible, primaryReason: the button that acts.
        hasSecond, secondText and so on: the other one: pass, bid 0, demolish nothing.
        hintKeys, hintBid, hintSecond, hintKind: what a hint points at: cards, a number (-1 is
            none), the other button, and a tower to be demolished.

    Signals: those of moves come before the table shows how it ended.
        demolished: a top card fell: the seat counted from the viewer, its kind and number.
        built: a card was built: the seat, its kind, its number and its key.
        taken: the offer gives cards to a seat: the seat and their keys.
        mixed: the discard is about to become the draw pile.
        cleared: what is left of the offer goes to the discard: its keys.
    """

    factsChanged = Signal()  # `changed` of a base class cannot notify for properties of this one
    demolished = Signal(int, str, int)
    built = Signal(int, str, int, int)
    taken = Signal(int, list)
    mixed = Signal()
    cleared = Signal(list)
    flyingChanged = Signal()

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(driver, motion, parent)
        self.changed.connect(self.factsChanged)
        self._offer = TowerCards(self)
        self._hand = TowerCards(self)
        self._discard = TowerCards(self)
        self._bids = TowerBids(self)
        self._gains = TowerGains(self)
        self._seats = [TowerSeat(self) for _ in range(MAX_SEATS)]
        self._presenter: TowersPresenter | None = None
        self._hint: Move | None = None
        self._flying = False

    @property
    def presenter(self) -> TowersPresenter:
        """What is shown."""
        assert self._presenter is not None, "a game is open"
        return self._presenter

    def _relative(self, seat: int) -> int:
        presenter = self.presenter
        return (seat - presenter.viewer) % len(presenter.table.seats)

    def _show_cards(self) -> None:
        """Everything but the log and the words."""
        presenter = self.presenter
        self._offer.show(presenter.offer())
        self._hand.show(presenter.hand())
        self._discard.show(presenter.discard())
        self._bids.show(presenter.bid_rows())
        self._gains.show(presenter.gain_rows())
        self._show_seats()

    def _show_seats(self) -> None:
        presenter = self.presenter
        count = len(presenter.table.seats)
        for relative in range(count):
            number = (presenter.viewer + relative) % count
            self._seats[relative].show(presenter.seat_row(number))

    def _forget_hint(self) -> None:
        self._hint = None

    @Property(bool, notify=flyingChanged)
    def flying(self) -> bool:
        """Whether what changes now has been played, and so travels."""
        return self._flying

    def _fly(self, flying: bool) -> None:
        if flying != self._flying:
            self._flying = flying
            self.flyingChanged.emit()

    # --- words ----------------------------------------------------------------------------------

    def _standing(self) -> str:
        presenter, say = self.presenter, words().coach
        if presenter.mine:
            return self._to_do()
        who = presenter.player(presenter.actor)
        waits = {"take": say.rival_takes, "demolish": say.rival_builds, "build": say.rival_builds}
        person = self._table.seats[presenter.actor].kind == "person"
        bids = texts().table.waiting if person else texts().table.thinking
        return waits.get(presenter.kind, bids)(who)

    def _to_do(self) -> str:
        presenter, say = self.presenter, words().coach
        match presenter.kind:
            case "bid":
                return self._to_bid()
            case "take" if presenter.sole:
                return say.take_all()
            case "take":
                return say.take(presenter.view.bid)
            case "demolish":
                return say.demolish() if presenter.can(Keep()) else say.must_demolish()
        return say.build()

    def _to_bid(self) -> str:
        presenter, say = self.presenter, words().coach
        numbers = presenter.bids()
        if not numbers:
            most = presenter.most()
            return say.only_pass(most) if most else say.none_so_pass()
        if numbers == [0]:
            return say.only_zero()
        start = not presenter.can(Pass())
        what = say.bid_first(numbers[-1]) if start else say.bid(presenter.view.bid)
        if presenter.chosen_bid() <= 0:
            return what
        return f"{what} {self._marked_now()}"

    def _marked_now(self) -> str:
        """What the marked cards need, or that they need nothing."""
        say, cards, done = words().coach, self.presenter.plan.marked, self.presenter.built()
        if done is not None and done.demolished >= 0:
            return say.marked_after(card_text(done.demolished))
        told = marked_text(cards)
        return say.marked(told) if len(cards) > 1 else say.marked_one(told)

    def _round(self) -> str:
        if self._is_last():
            return words().coach.last_round()
        return texts().screens.round(self.presenter.view.round)

    def _is_last(self) -> bool:
        return self.is_open and self.presenter.view.last_round

    @Property(bool, notify=factsChanged)
    def reshuffled(self) -> bool:
        return self.is_open and self.presenter.view.reshuffled

    # --- seats and cards ------------------------------------------------------------------------

    @Property(int, notify=factsChanged)
    def seatCount(self) -> int:
        return len(self.presenter.table.seats) if self.is_open else 0

    @Slot(int, result=TowerSeat)
    def seat(self, relative: int) -> TowerSeat:
        """The players clockwise, from the viewer, 0."""
        return self._seats[relative]

    @Property(TowerCards, constant=True)
    def offer(self) -> TowerCards:
        return self._offer

    @Property(TowerCards, constant=True)
    def hand(self) -> TowerCards:
        return self._hand

    @Property(int, notify=factsChanged)
    def handSeat(self) -> int:
        building = self.is_open and self.presenter.kind in ("demolish", "build")
        return self._relative(self.presenter.actor) if building else -1

    @Property(TowerCards, constant=True)
    def discard(self) -> TowerCards:
        return self._discard

    @Property(int, notify=factsChanged)
    def deckCount(self) -> int:
        return len(self.presenter.view.unseen) if self.is_open else 0

    @Property(int, notify=factsChanged)
    def discardCount(self) -> int:
        return len(self.presenter.view.discard) if self.is_open else 0

    @Property(str, notify=factsChanged)
    def deckText(self) -> str:
        if not self.is_open:
            return ""
        say, view = words().labels, self.presenter.view
        if not view.unseen:
            return say.deck_out() if view.reshuffled else say.deck_turns()
        return (say.deck if view.reshuffled else say.deck_once_more)(len(view.unseen))

    @Property(str, notify=factsChanged)
    def discardText(self) -> str:
        if not self.is_open:
            return ""
        say, lying = words().labels, self.presenter.view.discard
        if not lying:
            return say.discard(0)
        return say.discard_under(len(lying), card_text(lying[-1]))

    @Property(str, notify=factsChanged)
    def discardReason(self) -> str:
        """Why there is nothing to look through; empty if there is."""
        if not self.is_open or self.presenter.view.discard:
            return ""
        say = words().why
        return (say.none_again if self.presenter.view.reshuffled else say.none_discarded)()

    # --- bidding --------------------------------------------------------------------------------

    @Property(TowerBids, constant=True)
    def bids(self) -> TowerBids:
        return self._bids

    @Property(str, notify=factsChanged)
    def bidsSoFar(self) -> str:
        return self.presenter.bids_so_far() if self.is_open else ""

    @Property(str, notify=factsChanged)
    def bidsInShort(self) -> str:
        return self.presenter.bids_so_far(short=True) if self.is_open else ""

    @Property(int, notify=factsChanged)
    def toTake(self) -> int:
        taking = self.is_open and self.presenter.kind == "take"
        return self.presenter.view.bid if taking else 0

    # --- buttons --------------------------------------------------------------------------------

    def _primary(self) -> Action:
        if not self.is_open or not self.presenter.mine:
            return Action(button=False)
        presenter = self.presenter
        say, why = words().labels, words().why
        match presenter.kind:
            case "bid":
                chosen = presenter.chosen_bid()
                if chosen >= 0:
                    return Action(say.bid(chosen), Bid(chosen))
                least = presenter.view.least_bid
                lost = "" if any(presenter.bids()) else presenter.why_bid(least)
                return Action(say.no_bid(), reason=lost or why.over_bid(least))
            case "take":
                count, taking = presenter.view.bid, presenter.taking()
                if presenter.sole:
                    return Action(move=presenter.sole, button=False)
                return Action(say.take(count), taking, "" if taking else why.count(count))
            case "demolish" if not presenter.can(Keep()):
                move = presenter.moves[0]
                assert isinstance(move, Demolish), "a tower must be demolished"
                return Action(say.demolish(card_text(presenter.seat.towers[move.kind][-1])), move)
        return Action(say.build_all(), all=True)

    @Property(bool, notify=factsChanged)
    def hasPrimary(self) -> bool:
        return self._primary().button

    @Property(str, notify=factsChanged)
    def primaryText(self) -> str:
        return self._primary().text

    @Property(bool, notify=factsChanged)
    def primaryPossible(self) -> bool:
        action = self._primary()
        return action.move is not None or action.all

    @Property(str, notify=factsChanged)
    def primaryReason(self) -> str:
        return self._primary().reason

    @Property(str, notify=factsChanged)
    def secondText(self) -> str:
        return self._second()

    def _words(self) -> tuple[str, str]:
        """What the two buttons say."""
        return self._primary().text, self._second()

    def _has_second(self) -> bool:
        if not self.is_open or not self.presenter.mine:
            return False
        kind, chosen = self.presenter.kind, self.presenter.chosen_bid()
        return kind == "demolish" or (kind == "bid" and chosen != 0)  # the other button says 0

    def _second(self) -> str:
        if not self._has_second():
            return ""
        say, presenter = words().labels, self.presenter
        if presenter.kind == "demolish":
            return say.keep()
        return say.bid(0) if presenter.can(Bid(0)) else say.pass_()

    @Property(bool, notify=factsChanged)
    def hasSecond(self) -> bool:
        return self._has_second()

    @Property(bool, notify=factsChanged)
    def secondPossible(self) -> bool:
        moves = (Bid(0), Pass(), Keep())
        return self.is_open and any(self.presenter.can(move) for move in moves)

    @Property(str, notify=factsChanged)
    def secondReason(self) -> str:
        blocked = self._has_second() and not self.secondPossible  # type: ignore[truthy-bool]
        return words().why.must() if blocked else ""

    # --- preview --------------------------------------------------------------------------------

    @Property(TowerGains, constant=True)
    def preview(self) -> TowerGains:
        return self._gains

    @Property(bool, notify=factsChanged)
    def previewing(self) -> bool:
        return self._previewing()

    def _previewing(self) -> bool:
        if not self.is_open or self.presenter.plan.marked:
            return self.is_open
        presenter = self.presenter
        return presenter.mine and (presenter.kind != "bid" or any(presenter.bids()))

    @Property(str, notify=factsChanged)
    def previewTitle(self) -> str:
        if not self._previewing():
            return ""
        say, presenter = words().preview, self.presenter
        n = len(presenter.plan.marked)
        if presenter.mine and presenter.kind in ("demolish", "build"):
            return say.build()
        if not n:
            return say.nothing()
        return say.take(n) if presenter.kind == "take" else say.win(n)

    @Property(int, notify=factsChanged)
    def pointsNow(self) -> int:
        return self.presenter.points()[0] if self.is_open else 0

    @Property(int, notify=factsChanged)
    def pointsThen(self) -> int:
        return self.presenter.points()[1] if self.is_open else 0

    # --- hint -----------------------------------------------------------------------------------

    @Property("QVariantList", notify=factsChanged)  # type: ignore[arg-type]  # a C++ name
    def hintKeys(self) -> list[int]:
        match self._hint:
            case Take() | Bid():
                return [card + 1 for card in self.presenter.plan.marked]
            case Build(card):
                return [card + 1]
        return []

    @Property(int, notify=factsChanged)
    def hintBid(self) -> int:
        return self._hint.n if isinstance(self._hint, Bid) else -1

    @Property(bool, notify=factsChanged)
    def hintSecond(self) -> bool:
        return isinstance(self._hint, Pass | Keep)

    @Property(str, notify=factsChanged)
    def hintKind(self) -> str:
        match self._hint:
            case Demolish(kind):
                return KINDS[kind]
            case Build(card):
                return KINDS[kind_of(card)]
        return ""
