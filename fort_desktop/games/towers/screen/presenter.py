"""What one viewer sees of a table of 5 Towers and can do at it: all that is no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from fort_desktop.games.towers.bots.offers import best_cards
from fort_desktop.games.towers.play.adapter import TowersTable as TowersGameTable
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.building import (
    DEMOLISHING,
    FREE,
    NEVER,
    buildable,
    by_kind,
    largest_bid,
    need_of,
)
from fort_desktop.games.towers.rules.cards import KINDS, face_of, kind_of, number_of
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.planning import Outcome, outcome, startable
from fort_desktop.games.towers.rules.scoring import main_tower, points, rubble_points
from fort_desktop.games.towers.rules.state import PASSED, Seat, highest_bidder
from fort_desktop.games.towers.rules.view import View
from fort_desktop.games.towers.rules.why import marks, obstacle, why_not_bid
from fort_desktop.games.towers.screen.demolishing import falls
from fort_desktop.games.towers.screen.gains import gains
from fort_desktop.games.towers.screen.log import TowersLog
from fort_desktop.games.towers.screen.marking import Plan, can_take, take
from fort_desktop.games.towers.screen.models import NEEDS, TowerBidRow, TowerCardRow, TowerGainRow
from fort_desktop.games.towers.screen.orders import all_lose, building_order, place_text
from fort_desktop.games.towers.screen.seat import TowerSeatRow
from fort_desktop.games.towers.screen.standing import round_text, standing_text
from fort_desktop.games.towers.words.sentences import (
    card_text,
    misfit_text,
    reason_text,
    seat_text,
    tip_text,
)
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.log_model import LogRow
from fort_desktop.ui.bridge.table.whose_turn import not_mine_text
from fort_desktop.ui.texts import language, texts


class TowersPresenter:
    """A table as a person sits at it.

    Attributes:
        table: the game; only its view for `viewer` is ever shown.
        viewer: the seat whose eyes these are.
        covered: never: nothing here is hidden from anybody. answering: never.
        mine: whether the viewer decides now; not where a bid is made for them.
        kind: of the pending decision; empty when the game is over.
        actor: the seat that decides; -1 when the game is over.
        moves: the legal moves when `mine`.
        sole: the one of them that is sensible, where it is the only one.
        unasked: what is about to be made for the viewer.
        plan: the marked cards.
        dealt: cards that have just come onto the table.
        echo: the bids of a round that they have just ended; empty when they have been read.
    """

    def __init__(self, table: TowersGameTable, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.covered = self.answering = False
        self.plan = Plan()
        self.dealt: frozenset[int] = frozenset()
        self.echo: tuple[int | None, ...] = ()
        self._log: TowersLog | None = None
        self._told_in = ""
        self._discard: list[TowerCardRow] = []
        self._discard_of: tuple[tuple[int, ...], str] = ((), "")
        self.refresh()

    def refresh(self) -> None:
        """Look again: something has been decided, or somebody else looks now."""
        decision = self.table.decision()
        self.kind = "" if decision is None else decision.kind
        self.actor = -1 if decision is None else decision.seat
        person = self.table.seats[self.viewer].kind == "person"  # who only watches decides nothing
        own = person and self.actor == self.viewer
        self.unasked: Move | None = self.table.unasked() if own else None
        self.mine = own and not (self.kind == "bid" and self.unasked is not None)
        self.view: View = self.table.view(self.viewer)
        self.moves: list[Move] = self.table.legal() if self.mine else []
        sole = self.table.sole_answer() if self.mine else None
        self.sole: Move | None = None if sole is None else sole.move
        self._needs = marks(self.seat, self.view.offer)
        self.plan.look(self.view, self.table.number, self.kind, self.moves)

    def deal(self, events: Iterable[Event]) -> None:
        """Take note of which cards are new."""
        found = [event.cards for event in events if isinstance(event, ev.OfferDealt)]
        self.dealt = frozenset(card for cards in found for card in cards)

    def recall(self, bids: Sequence[int | None], events: Iterable[Event]) -> None:
        """Keep the last words of a round that they ended; `bids` are those before them."""
        words = [event for event in events if isinstance(event, ev.BidMade | ev.Passed)]
        said = list(bids)
        for word in words:
            said[word.seat] = word.n if isinstance(word, ev.BidMade) else PASSED
        begins = all(bid is None for bid in self.view.bids)
        self.echo = tuple(said) if words and begins else ()

    def player(self, seat: int) -> str:
        """The name of a seat, as sentences use it."""
        return self.table.seats[seat].name

    @property
    def seat(self) -> Seat:
        """The viewer's towers."""
        return self.view.seats[self.viewer]

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        return self.table.seats[seat].board

    def standing(self) -> str:
        """What the viewer can do, or who is waited for."""
        return standing_text(self)

    def round_tag(self) -> str:
        """Which round it is, in words."""
        return round_text(self)

    def why_covered(self, name: str) -> str:
        """Nothing ever is."""
        return ""

    def log(self) -> list[LogRow]:
        """The whole log, oldest line first."""
        if self._log is None or self._told_in != language():
            self._log, self._told_in = TowersLog(self.table), language()
        self._log.read()
        return self._log.rows + (self._log.closing() if self.table.over else [])

    # --- moves ----------------------------------------------------------------------------------

    def can(self, move: Move) -> bool:
        """Whether the viewer may do this now."""
        return move in self.moves

    def bids(self) -> list[int]:
        """The numbers that the viewer may name now."""
        return [move.n for move in self.moves if isinstance(move, Bid)]

    def chosen_bid(self) -> int:
        """The number that the marked cards make, where it may be named; else -1.

        Nothing is 0 only when somebody has chosen that.
        """
        if self.plan.untouched:
            return -1
        n = len(self.plan.marked)
        return n if n in self.bids() else -1

    def default_bid(self) -> Bid | Pass | None:
        """What is offered before anything is chosen: not to bid where all bids lose points."""
        if not self.plan.untouched or not self._all_bids_lose():
            return None
        return Bid(0) if self.can(Bid(0)) else Pass()

    def _all_bids_lose(self) -> bool:
        numbers = [n for n in self.bids() if n]
        return all_lose(self.seat, self.view.offer, numbers)

    def taking(self) -> Take | None:
        """The move that takes the marked cards."""
        return take(self.moves, self.plan.marked)

    def building(self, card: int) -> Build | None:
        """The move that builds a card now; of twins it may be the other one."""
        builds = (move for move in self.moves if isinstance(move, Build))
        return next((move for move in builds if face_of(move.card) == face_of(card)), None)

    def forced_fall(self) -> Demolish | None:
        """The demolition without which the viewer cannot build; None where there is a choice."""
        move = self.moves[0] if self.kind == "demolish" and self.moves else None
        return move if isinstance(move, Demolish) and not self.can(Keep()) else None

    def top(self, kind: str) -> str:
        """The top card of one of the viewer's towers, in words."""
        return card_text(self.seat.towers[KINDS.index(kind)][-1])

    def built(self) -> Outcome | None:
        """The viewer's towers with the marked cards, or with what is to be built."""
        if not self.mine or self.kind in ("bid", "take"):
            return outcome(self.seat, self.plan.marked)
        return outcome(self.seat, self.seat.hand, demolish=self.kind == "demolish")

    def most(self) -> int:
        """How many cards of the offer the viewer can build."""
        return largest_bid(self.seat.towers, self.view.offer)

    def best(self, n: int) -> tuple[int, ...]:
        """The cards that a bid of `n` is good for."""
        return best_cards(self.view, n)

    def can_mark(self, cards: Sequence[int]) -> bool:
        """Whether these cards of the offer can be built together, and taken together."""
        if self.kind == "take":
            return can_take(self.moves, cards)
        return buildable(self.seat.towers, cards)

    def may_mark(self, card: int) -> bool:
        """Whether a card of the offer can be marked now."""
        asked = self.mine and self.kind in ("bid", "take") and self._needs[card] != NEVER
        return asked and (self.kind == "bid" or self.can_mark((card,)))

    def may_build(self, card: int) -> bool:
        """Whether a taken card can be built now."""
        return face_of(card) in map(face_of, self._builds())

    # --- rows -----------------------------------------------------------------------------------

    def offer(self) -> list[TowerCardRow]:
        """The cards on offer."""
        return [self._offered(card, n) for n, card in enumerate(self.view.offer, 1)]

    def _offered(self, card: int, place: int) -> TowerCardRow:
        asked = self.kind == "bid" or (self.mine and self.kind == "take")
        need = self._needs[card] if asked else None
        marked = card in self.plan.marked
        usable = self.may_mark(card)
        say = words()
        parts = [say.labels.offered(card_text(card), place, len(self.view.offer))]
        reason = self.why_offered(card) if self.mine and not usable else ""
        where = ""
        if need in (FREE, DEMOLISHING):
            where = place_text(self.seat, card, need, self.plan.marked)
            parts.append(where)
        if marked:
            parts.append(say.labels.marked())
        label = ", ".join(parts)
        if need == NEVER:
            label = f"{label}. {misfit_text(self.seat, card)}"
        row = self._row(card, label, usable=usable, need=need or FREE, reason=reason)
        told = say.labels.sentence(where)
        tip = tip_text(row.number, told) if need != NEVER else ""
        return replace(row, marked=marked, where=told, tip=tip)

    def _row(
        self, card: int, label: str, *, usable: bool = False, need: int = FREE, reason: str = ""
    ) -> TowerCardRow:
        kind = KINDS[kind_of(card)]
        return TowerCardRow(
            key=card + 1,
            kind=kind,
            number=number_of(card),
            name=words().names.kind(kind),
            label=label,
            usable=usable,
            need=NEEDS[need],
            reason=reason,
            deal=card in self.dealt,
        )

    def hand(self) -> list[TowerCardRow]:
        """The cards that were taken and are to be built, the first one first."""
        builder = self.view.seats[self.actor] if self.actor >= 0 else self.seat
        return [self._taken(card) for card in building_order(builder, self.kind == "demolish")]

    def _taken(self, card: int) -> TowerCardRow:
        label = words().labels.in_hand(card_text(card))
        reason = self.why_not_built(card) if self.mine else ""
        need = self.hand_need(kind_of(card)) if self.mine else FREE
        tip = tip_text(number_of(card), "")
        if need == DEMOLISHING:
            label = f"{label}, {words().labels.needs_demolition()}"
        row = self._row(card, label, usable=self.may_build(card), need=need, reason=reason)
        return replace(row, tip=tip)

    def discard(self) -> list[TowerCardRow]:
        """The discard pile, the newest card first."""
        known = (self.view.discard, language())
        if known != self._discard_of:
            self._discard_of = known
            self._discard = [
                self._row(card, card_text(card)) for card in reversed(self.view.discard)
            ]
        return self._discard

    def bid_rows(self) -> list[TowerBidRow]:
        """The numbers up to that of the cards on offer."""
        possible, chosen = self.bids(), self.chosen_bid()
        say = words().labels
        return [
            TowerBidRow(
                n, n in possible, n == chosen, self.why_bid(n), say.bid(n), say.bid_means(n)
            )
            for n in range(len(self.view.offer) + 1)
        ]

    def gain_rows(self) -> list[TowerGainRow]:
        """What the marked cards, or those to be built, would change."""
        done = self.built()
        return [] if done is None else gains(self.seat, done, last=self.view.last_round)

    def points(self) -> tuple[int, int]:
        """The viewer's points now and then."""
        now, done = points(self.seat), self.built()
        return now, now if done is None else points(done.seat)

    def seat_row(self, number: int) -> TowerSeatRow:
        """The towers of a seat."""
        setup, seat, view = self.table.seats[number], self.view.seats[number], self.view
        bids = self.echo or view.bids
        bid = bids[number]
        main = main_tower(seat)
        say = words().labels
        says = "" if bid is None else say.says_pass() if bid == PASSED else say.says_bid(bid)
        own = self.mine and number == self.viewer
        return TowerSeatRow(
            seat=number,
            name=setup.name,
            colour=setup.board,
            tag=texts().screens.bot_tag(setup.level) if setup.kind == "bot" else "",
            label=seat_text(setup.name, seat, on_turn=number == self.actor),
            points=points(seat),
            start=number == view.start,
            active=number == self.actor,
            bid=-1 if bid is None else bid,
            bidText=says,
            bidHighest=number == highest_bidder(bids),
            passed=bid == PASSED,
            rubble=len(seat.rubble),
            rubblePoints=rubble_points(len(seat.rubble)),
            main="" if main < 0 else KINDS[main],
            towers=tuple(tuple(map(number_of, tower)) for tower in seat.towers),
            falls=falls(self) if own else (),
        )

    # --- why not --------------------------------------------------------------------------------

    def why_bid(self, n: int) -> str:
        """Why a number cannot be named now, in one sentence; empty if it can."""
        reason = why_not_bid(self.view, self.viewer, n)
        return "" if reason is None else reason_text(reason, self.player)

    def why_offered(self, card: int) -> str:
        """Why a card of the offer cannot be marked now, in one sentence; empty if it can."""
        say = words().why
        if not self.mine:
            return not_mine_text(self)
        if self.kind not in ("bid", "take"):
            return say.left_over()
        if self._needs[card] == NEVER:
            return misfit_text(self.seat, card)
        return "" if self.may_mark(card) else say.not_all()

    def why_not_with(self, card: int) -> str:
        """Why a card of the offer cannot be built together with the marked ones.

        With others below it, it may fit, but then for a demolition too many.
        """
        sets = self.plan.sets_with(self.view, card)
        reasons = [obstacle(self.seat, cards, len(cards), self.view.offer) for cards in sets]
        told = next((why for why in reasons if why.id in ("one", "two")), reasons[0])
        return reason_text(told, self.player)

    def why_not_built(self, card: int) -> str:
        """Why a taken card cannot be built now, in one sentence; empty if it can."""
        say, names = words().why, words().names
        if not self.mine:
            return not_mine_text(self)
        if self.kind == "demolish" and not self.can(Keep()):
            return say.must()
        if self.kind not in ("build", "demolish"):
            return texts().table.not_now()
        if self.may_build(card):
            return ""
        kind = kind_of(card)
        first = next((other for other in self._builds() if kind_of(other) == kind), -1)
        if first >= 0:
            return say.later(names.card(KINDS[kind], number_of(first)))
        return misfit_text(self.seat, card)

    def _builds(self) -> Sequence[int]:
        """The cards that can be built now, or right after demolishing nothing."""
        if self.kind == "build":
            return [move.card for move in self.moves if isinstance(move, Build)]
        return startable(self.seat) if self.can(Keep()) else ()

    def hand_need(self, kind: int) -> int:
        """What it takes to build what is in the viewer's hand on a tower."""
        numbers = by_kind(self.seat.hand)[kind]
        return need_of(self.seat.towers[kind], numbers) if numbers else FREE

    def why_no_pass(self) -> str:
        """Why the viewer cannot pass now, in one sentence; empty if it can."""
        if self.can(Pass()):
            return ""
        if not self.mine:
            return not_mine_text(self)
        return words().why.start() if self.kind == "bid" else texts().table.not_now()
