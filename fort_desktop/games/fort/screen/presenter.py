"""What one viewer sees of a table and can do at it: everything of the screen that is no Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.followers import has_room
from fort_desktop.games.fort.play.plan import Change, changes
from fort_desktop.games.fort.play.preview import Preview, preview
from fort_desktop.games.fort.play.proposal import kinds_asked_next
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.needs import dog_of
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.rules.why import Reason, why_not
from fort_desktop.games.fort.rules.why_cats import why_no_cat
from fort_desktop.games.fort.screen.cards.card_label import card_label
from fort_desktop.games.fort.screen.cards.cards_model import CardRow, CardsModel
from fort_desktop.games.fort.screen.cards.cats_model import CatRow
from fort_desktop.games.fort.screen.cards.pets_shown import cat_rows
from fort_desktop.games.fort.screen.cards.scene import PARK_DECK_KEY, Keys, Scene
from fort_desktop.games.fort.screen.coach import Asked, coach_text, question, waiting_text
from fort_desktop.games.fort.screen.play.marked import Marked
from fort_desktop.games.fort.screen.seat_info import SeatRow
from fort_desktop.games.fort.screen.short_hand import with_short_hand
from fort_desktop.games.fort.screen.sparing import spared_text, wish_offered
from fort_desktop.games.fort.screen.story.seen_history import SeenHistory
from fort_desktop.games.fort.screen.touch.affordances import (
    Affordance,
    affordances,
    plan_affordances,
)
from fort_desktop.games.fort.screen.touch.payment import Payment
from fort_desktop.games.fort.screen.touch.reasons import need_text, reason_text
from fort_desktop.games.fort.screen.turn_end import with_turn_end
from fort_desktop.games.fort.words.labels import People
from fort_desktop.games.fort.words.texts import words
from fort_desktop.ui.bridge.table.log_model import LogRow
from fort_desktop.ui.bridge.table.whose_turn import not_mine_text
from fort_desktop.ui.texts import language, texts

Zone = CardsModel.Zone
_ABOUT_PILE = ("trash", "before-discard")
RECYCLING = mv.USED_UP[mv.Recycle]
TOKEN_PLACES = {
    f"{place} {kind}": (zone, number)
    for place, zone in (("stuff", Zone.Stuff), ("pack", Zone.Pack), ("supply", Zone.Supply))
    for number, kind in enumerate(("pizza", "toy"))
}


class Presenter:
    """A table as a person sits at it.

    Attributes:
        table: the game; only its view for `viewer` is ever shown.
        viewer: the seat whose eyes these are.
        covered: whether the viewer's own cards are hidden: nobody or somebody else may look.
        staged: what is looked at before anything is asked, in sentences; empty when nothing is.
        awaited: whether the viewer decides next, while covered where all may look.
        mine: whether the viewer decides now.
        kind: of the pending decision; empty when the game is over.
        moves: the legal moves when `mine`; one where nothing follows from the choice.
        offered: how each of them can be made by hand.
        plan: how the play being composed can be changed when `mine`.
        marked: the move that is shown as if it were made.
        payment: tokens laid out so far.
        pile_open: whether the own discard pile is spread out.
        order: cards of the own hand as the viewer has arranged them.
    """

    def __init__(
        self,
        table: FortTable,
        viewer: int,
        picture: Callable[[str], str],
        *,
        covered: bool = False,
    ) -> None:
        """`picture` gives the address of a kid's face."""
        self._histories: dict[int, SeenHistory] = {}
        self._told_in = ""
        self._picture = picture
        self.staged = ""
        self.table = table
        self.viewer = viewer
        self.covered = covered
        self.pile_open = False
        self.order: list[int] = []
        self.keys = Keys()
        self.marked = Marked()
        self.refresh()

    @property
    def game(self) -> FortGame:
        """The rules."""
        game = self.table.game
        assert isinstance(game, FortGame), "this table plays Fort"
        return game

    def refresh(self) -> None:
        """Look again: something has been decided, or somebody else looks now."""
        decision = self.table.decision()
        self.kind = "" if decision is None else decision.kind
        self.actor = -1 if decision is None else decision.seat
        openly = self.covered and self.table.openly
        self.awaited = self.actor == self.viewer and (openly or not self.covered)
        self.mine = self.awaited and not self.staged
        self.view: View = self.table.view(self.viewer)
        self.moves: list[Move] = self._choices() if self.mine else []
        self.marked.look(self.game, self.table, self.view, self.moves)
        self.offered = affordances(self.moves, self.view)
        self.plan: list[Change] = changes(self.table, self.viewer) if self.mine else []
        self._changing = plan_affordances(self.plan, len(self.moves))
        self.kinds = self._kinds_next() if self.mine else []
        self._preview: list[Preview | None] = []
        self.payment = Payment(self.moves, self.marked.laid)
        self.lay_out()
        self.people = People(self.view.cards, [seat.name for seat in self.table.seats])

    def _choices(self) -> list[Move]:
        forced = self.table.forced()
        return self.table.legal() if forced is None else [forced]

    def _kinds_next(self) -> list[mv.Take]:
        if self.table.asks_all or self.kind != "add":
            return []
        state = self.game.determinize(self.view, Random(0))
        return kinds_asked_next(self.game, state, self.moves)

    def lay_out(self) -> None:
        """Lay the cards again; what is offered and laid out to pay stays."""
        view, spread, order = self.marked.seen(self.view), self.pile_open, self.order
        self.scene = Scene(view, covered=self.covered, spread=spread, order=order)

    @property
    def answering(self) -> bool:
        """Whether the viewer is asked to follow, or what following gives (F-FOLLOW)."""
        return self.view.play is not None and self.view.leader != self.viewer

    def player(self, seat: int) -> str:
        """The name of a seat, as sentences use it."""
        return self.people.player(seat)

    def colour(self, seat: int) -> str:
        """The colour of a seat, by its number in the game."""
        return self.colours()[seat]

    def standing(self) -> str:
        """What the viewer can do, or who is waited for."""
        if self.mine:
            asked = with_short_hand(coach_text(self.asked), self)
            said = spared_text(self) or with_turn_end(asked, self)
            return (
                f"{said} {words().turns.all_look(self.player(self.actor))}"
                if self.covered
                else said
            )
        if said := spared_text(self) or (self.staged if self.awaited else ""):
            return said
        seat = self.table.seats[self.actor]
        bot, able = seat.kind == "bot", self.has_room_to_follow()
        return waiting_text(self.view, self.kind, seat.name, bot=bot, able=able)

    def round_tag(self) -> str:
        """Which round it is; the last one is called so, and of a game that is over none is told."""
        number = self.view.round
        if not number or self.table.over:
            return ""
        return words().coach.last_round() if self.view.ending else texts().screens.round(number)

    def why_covered(self, name: str) -> str:
        """What is hidden from the others while a person takes over."""
        turns = words().turns
        whys = {"follow": turns.curtain_follow, "draft": turns.curtain_draft}
        why = whys.get(self.kind)
        return why(name) if why else texts().screens.curtain_hidden()

    # --- looking --------------------------------------------------------------------------------

    @property
    def asked(self) -> Asked:
        """The decision, for the coach and the buttons."""
        return Asked(
            self.view,
            self.kind,
            self.moves,
            self.people,
            self.plan,
            self.preview(),
            self.kinds,
            self._plays_alone(),
            wish_offered(self),
            self.payment.laid,
            self.marked.number,
        )

    def _plays_alone(self) -> bool:
        sole = self.table.sole_answer() if self.mine and self.kind == "action" else None
        return sole is not None and sole.by_hand and isinstance(sole.move, mv.Do)

    def rows(self) -> list[CardRow]:
        """The cards in sight."""
        touched = {a.card: True for a in self.offered if a.card not in (-1, self.marked.card)}
        if any(a.deck for a in self.offered):
            touched[-1] = True
        top = words().figures.park_deck(self.view.park_deck_size)
        removable = {self.marked.card, *(change.card for change in self.plan)}
        label = partial(card_label, view=self.view, people=self.people)
        return self.scene.rows(self.keys, touched, label, top, removable)

    def origins(self, events: Iterable[Event]) -> dict[int, tuple[int, int]]:
        """Where cards that come into sight fly from."""
        return self.scene.origins(self.keys, events)

    def targets(self, events: Iterable[Event]) -> dict[int, tuple[int, int]]:
        """Where cards in sight have gone, by key; to be asked before `rows`, which forgets them."""
        return self.scene.targets(self.keys, events)

    def seat_row(self, number: int) -> SeatRow:
        """The figures of a seat's panel."""
        setup = self.table.seats[number]
        tag = texts().screens.bot_tag(setup.level) if setup.kind == "bot" else ""
        copyable = {a.rival for a in self.offered if a.rival >= 0}
        houses = {a.house for a in self.offered if a.house >= 0}
        return self.scene.seat_row(number, setup.name, tag, self.actor, copyable, houses)

    def cat_rows(self) -> list[CatRow]:
        """Every cat of the game, in the order of the card file."""
        usable = {a.cat for a in self.offered if a.cat >= 0}
        return cat_rows(self.view, self.people, usable, marked=self.marked.cat)

    def colours(self) -> list[str]:
        """The colour of each seat, by its number in the game."""
        return [self.view.cards.boards[seat.board].colour for seat in self.view.seats]

    @property
    def seen_history(self) -> SeenHistory:
        """What the viewer may know of how the game went; covered, as all may."""
        reader = -1 if self.covered else self.viewer
        if self._told_in != language():
            self._histories, self._told_in = {}, language()
        if reader not in self._histories:
            told = SeenHistory(self.table, reader, self.people, self._picture)
            self._histories[reader] = told
        history = self._histories[reader]
        history.read()
        return history

    def log(self, *, scored: bool = True) -> list[LogRow]:
        """The whole log, oldest line first; who has won is not told before it is `scored`."""
        history = self.seen_history
        return history.rows + (history.closing() if scored and self.table.over else [])

    def has_room_to_follow(self) -> bool:
        """Whether the seat that is asked could follow, as far as all can see (F-FOLLOW 2)."""
        if self.kind != "follow" or self.view.play is None:
            return False
        state = self.game.determinize(self.view, Random(0))
        return has_room(self.game, state, self.actor)

    def preview(self) -> Preview | None:
        """What the play would give now; looked for once."""
        if not self._preview:
            found = preview(self.game, self.view, self.marked.move) if self.mine else None
            self._preview.append(found)
        return self._preview[0]

    def arrange(self, key: int, place: int) -> bool:
        """Move a card of the own hand to a place of it; whether anything changed."""
        hand = [spot.card for spot in self.scene.spots if spot.zone == Zone.Hand]
        card = self.keys.card(key)
        if card not in hand or hand.index(card) == place:
            return False
        hand.remove(card)
        hand.insert(max(0, place), card)
        self.order = hand
        self.lay_out()
        return True

    # --- what can be done with a thing ----------------------------------------------------------

    def alike(self, offered: Sequence[Affordance]) -> bool:
        """Whether nothing follows from which of these ways is taken."""
        if any(a.move >= len(self.moves) for a in offered):
            return len(offered) == 1
        return self.table.sole_answer([self.moves[a.move] for a in offered]) is not None

    def of_card(self, key: int) -> list[Affordance]:
        """The moves and changes that touch a card."""
        if key == PARK_DECK_KEY:
            return [a for a in self.offered if a.deck]
        card = self.keys.card(key)
        if card == self.marked.card >= 0:
            return [self.marked.back(self.asked.back)]
        return [a for a in (*self.offered, *self._changing) if a.card == card >= 0]

    @property
    def with_button(self) -> list[Affordance]:
        """The moves and changes that need a button."""
        return [a for a in (*self.offered, *self._changing) if a.button]

    def of_cat(self, cat: str) -> list[Affordance]:
        """The moves that touch a cat, by its id."""
        number = self.view.cards.cat_numbers.get(cat, -1)
        if number == self.marked.cat >= 0:
            return [self.marked.back(self.asked.back)]
        return [a for a in self.offered if a.cat == number >= 0]

    def key_of(self, offered: Affordance) -> int:
        """The key of the card that a move touches; 0 where it touches none in sight."""
        if offered.deck:
            return PARK_DECK_KEY
        return self.keys.key(offered.card) if offered.card >= 0 else 0

    def of_token(self, place: str) -> list[Affordance]:
        """The moves that touch a token, by "stuff pizza", "supply toy" and so on."""
        return [a for a in self.offered if a.token == TOKEN_PLACES[place]]

    def usable_tokens(self) -> list[str]:
        """The tokens that can be touched now."""
        if self.payment:
            return [
                p for p, (zone, kind) in TOKEN_PLACES.items() if self.payment.allows(zone, kind)
            ]
        return [place for place in TOKEN_PLACES if self.of_token(place)]

    def usable_perks(self) -> list[str]:
        """The perks that can be touched now, in the row or the own."""
        perks = self.view.cards.perks
        usable = [perks[a.perk].id for a in self.offered if a.perk >= 0]
        return usable + [RECYCLING] * self.can_recycle()

    def can_recycle(self) -> bool:
        """Whether Recycling is offered: its moves are cards of the own discard pile."""
        return any(isinstance(move, mv.Recycle) for move in self.moves)

    def rule_choices(self) -> list[str]:
        """The made-up rules to choose from, while the viewer chooses."""
        rules = self.view.cards.rules
        return [rules[a.rule].id for a in self.offered if a.rule >= 0]

    def wants_pile(self) -> bool:
        """Whether the decision is about the own discard pile. Recycling alone is offered all the
        time: then the pile must not cover the table by itself.
        """
        if self.kind not in _ABOUT_PILE:
            return False
        pile = set(self.view.seats[self.viewer].discard)
        return any(a.card in pile for a in self.offered)

    def why_card(self, key: int) -> str:
        """Why nothing can be done with a card now, in one sentence."""
        card = self.keys.card(key)
        if card < 0 and key != PARK_DECK_KEY:
            return words().why.hidden()
        if not self.mine:
            return not_mine_text(self)
        state = self.game.determinize(self.view, Random(0))
        card = card if card >= 0 else state.park_deck[-1]
        return self._why(why_not(state, self.viewer, card), card)

    def why_cat(self, cat: str) -> str:
        """Why a cat cannot be used now, in one sentence."""
        number = self.view.cards.cat_numbers.get(cat, -1)
        if number < 0:
            return self.why_thing()
        state = self.game.determinize(self.view, Random(0))
        return self._why(why_no_cat(state, self.viewer, number))

    def why_thing(self) -> str:
        """Why nothing can be done now with a token, a pack, a perk, a fort or a doghouse."""
        return self._why(Reason("first")) if self.mine else not_mine_text(self)

    def _why(self, reason: Reason, card: int = -1) -> str:
        if reason.id == "need":
            return self._why_need(reason, card)
        return reason_text(reason, self.people, question(self.asked))

    def _why_need(self, reason: Reason, card: int) -> str:
        """The need of a dog in hand, or of the one that is being played."""
        play = self.view.play
        meeting = self.kind == "need" and play is not None
        dog = play.card if meeting and play is not None else card
        return need_text(reason, dog_of(self.view.cards, dog).need, meeting=meeting)
