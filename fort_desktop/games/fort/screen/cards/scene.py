"""From a view to the rows of the screen: which cards are seen where, and the figures of seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from fort_desktop.games.fort.rules import boards
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.cards import Cost
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.scoring import leads, open_points
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.screen.cards.cards_model import CardRow, CardsModel
from fort_desktop.games.fort.screen.seat_info import SeatRow

Zone = CardsModel.Zone
PARK_DECK_KEY = 1
OWN_DECK_KEY = 2
SHOWN_OF_PILE = 2
_EVENT_ZONES = {
    ev.DECK: Zone.Deck,
    ev.HAND: Zone.Hand,
    ev.DISCARD: Zone.Discard,
    ev.YARD: Zone.Yard,
    ev.LOOKOUT: Zone.Lookout,
    ev.TABLE: Zone.Play,
    ev.PARK: Zone.Park,
    ev.PARK_DECK: Zone.ParkDeck,
    ev.BOX: Zone.Box,
    ev.DRAFT: Zone.Draft,
    ev.DOGHOUSE: Zone.Doghouse,
}


class Keys:
    """Numbers for cards in sight. A card that goes out of sight gets a new one when it is back,
    so that nothing on the screen follows a card into hiding."""

    def __init__(self) -> None:
        self._keys: dict[int, int] = {}
        self._cards: dict[int, int] = {}
        self._next = 10

    def key(self, card: int) -> int:
        """The key of a card in sight."""
        if card not in self._keys:
            self._keys[card] = self._next
            self._cards[self._next] = card
            self._next += 1
        return self._keys[card]

    def has(self, card: int) -> bool:
        """Whether a card is in sight."""
        return card in self._keys

    def card(self, key: int) -> int:
        """The card of a key; -1 when nothing in sight has it."""
        return self._cards.get(key, -1)

    def keep(self, cards: Iterable[int]) -> None:
        """Forget every card that is not among `cards`."""
        seen = set(cards)
        for card in [card for card in self._keys if card not in seen]:
            del self._cards[self._keys.pop(card)]


@dataclass(frozen=True, slots=True)
class Spot:
    """A card in sight: its number (-1 is a back) and where it lies."""

    card: int
    zone: Zone
    seat: int
    place: int
    count: int


@dataclass(slots=True)
class Scene:
    """What is laid out for one viewer.

    Attributes:
        view: what the viewer knows.
        covered: whether a curtain hides the viewer's own cards.
        spread: whether the viewer's discard pile is spread out.
        order: cards of the own hand as the viewer has arranged them; others follow.
        spots: every card in sight.
    """

    view: View
    covered: bool = False
    spread: bool = False
    order: Sequence[int] = ()
    spots: list[Spot] = field(default_factory=list)

    def __post_init__(self) -> None:
        view = self.view
        self._lay(Zone.Park, 0, view.park)
        gone = view.play is not None and view.play.housed  # its dog; what was added stays
        self._lay(Zone.Play, 0, view.table, first=int(gone))
        if view.box:
            self._lay(Zone.Box, 0, view.box[-1:])
        for number, seat in enumerate(view.seats):
            relative = self.relative(number)
            self._lay(Zone.Yard, relative, seat.yard)
            self._lay(Zone.Lookout, relative, seat.lookout)
            self._lay(Zone.Doghouse, relative, seat.doghouse)
            if relative == 0 and self.spread:
                self._lay(Zone.Pile, relative, seat.discard)
            elif relative == 0:
                self._lay(Zone.Discard, relative, seat.discard[-SHOWN_OF_PILE:])
        if not self.covered:
            own = view.seats[view.seat].hand
            self._lay(Zone.Hand, 0, self._arranged(view.draft_kept if self.drafting else own))
            self._lay(Zone.Draft, 0, view.draft_hand)

    @property
    def drafting(self) -> bool:
        """Whether the draft goes on."""
        return isinstance(self.view.stack[-1], fr.Draft)

    def relative(self, seat: int) -> int:
        """A seat counted clockwise from the viewer."""
        return (seat - self.view.seat) % len(self.view.seats)

    def _arranged(self, cards: Sequence[int]) -> list[int]:
        places = {card: place for place, card in enumerate(self.order)}
        return sorted(cards, key=lambda card: places.get(card, len(places)))

    def _lay(self, zone: Zone, seat: int, cards: Sequence[int], *, first: int = 0) -> None:
        count = first + len(cards)
        for place, card in enumerate(cards, first):
            if card >= 0:
                self.spots.append(Spot(card, zone, seat, place, count))

    def rows(
        self,
        keys: Keys,
        touched: Mapping[int, bool],
        label: Callable[[Spot], str],
        deck_top: str,
        removable: Collection[int] = (),
    ) -> list[CardRow]:
        """The rows of the cards model; `touched` holds the cards that a legal move touches, and
        `removable` those that can be taken back.
        """
        keys.keep(spot.card for spot in self.spots)
        view, names = self.view, self.view.cards
        readings = {a.card: a.reading for a in view.play.added} if view.play else {}
        if view.play is not None and view.play.named is not None:
            readings[view.play.card] = view.play.named
        used = boards.used_on_lookout(view)
        rows = []
        for spot in self.spots:
            reading = readings.get(spot.card)
            rows.append(
                CardRow(
                    keys.key(spot.card),
                    spot.zone,
                    spot.seat,
                    spot.place,
                    spot.count,
                    names.cards[spot.card].id,
                    label(spot),
                    touched.get(spot.card, False),
                    "" if reading is None else reading.id,
                    spot.card in used and spot.zone == Zone.Lookout,
                    spot.card in removable,
                )
            )
        return rows + self._backs(touched.get(-1, False), deck_top)

    def _backs(self, deck_usable: bool, deck_top: str) -> list[CardRow]:
        backs = []
        if self.view.park_deck_size:
            backs.append(CardRow(PARK_DECK_KEY, Zone.ParkDeck, 0, 0, 1, "", deck_top, deck_usable))
        if self.view.seats[self.view.seat].deck_size:
            backs.append(CardRow(OWN_DECK_KEY, Zone.Deck, 0, 0, 1, "", ""))
        return backs

    def origins(self, keys: Keys, events: Iterable[Event]) -> dict[int, tuple[int, int]]:
        """Where cards that come into sight fly from, by key: the source of their first move."""
        seen = {spot.card for spot in self.spots}
        found: dict[int, tuple[int, int]] = {}
        for event in events:
            if isinstance(event, ev.CardMoved) and event.card in seen:
                seat = 0 if event.source_seat < 0 else self.relative(event.source_seat)
                found.setdefault(keys.key(event.card), (_EVENT_ZONES[event.source], seat))
        return found

    def targets(self, keys: Keys, events: Iterable[Event]) -> dict[int, tuple[int, int]]:
        """Where cards in sight went to, by key: the target of their last move."""
        found: dict[int, tuple[int, int]] = {}
        for event in events:
            if isinstance(event, ev.CardMoved) and keys.has(event.card):
                seat = 0 if event.target_seat < 0 else self.relative(event.target_seat)
                found[keys.key(event.card)] = (_EVENT_ZONES[event.target], seat)
        return found

    def seat_row(
        self,
        number: int,
        name: str,
        tag: str,
        active: int,
        copyable: set[int],
        houses: Collection[int] = (),
    ) -> SeatRow:
        """The figures of a seat's panel; `copyable` and `houses` are seats that may be chosen."""
        view = self.view
        seat, cards = view.seats[number], view.cards
        used = boards.used_on_lookout(view)
        own_rule_shown = seat.rule >= 0 and not self.covered
        return SeatRow(
            seat=number,
            name=name,
            colour=cards.boards[seat.board].colour,
            tag=tag,
            active=number == active,
            first=number == view.first,
            points=seat.points,
            openPoints=open_points(view, number),
            leads=leads(view, number),
            level=seat.level,
            pizza=seat.pizza,
            toys=seat.toys,
            packPizza=seat.pack_pizza,
            packToys=seat.pack_toys,
            packPlaces=boards.pack_capacity(view, number),
            lookoutPlaces=boards.lookout_capacity(view, number),
            hand=len(seat.hand),
            deck=seat.deck_size,
            discard=len(seat.discard),
            yard=len(seat.yard),
            perks=tuple(cards.perks[perk].id for perk in seat.perks),
            rule=cards.rules[seat.rule].id if own_rule_shown else "",
            hasRule=seat.has_rule,
            sculpture=seat.sculpture,
            lookout=tuple(cards.cards[card].id for card in seat.lookout),
            lookoutSuits=tuple(cards.suits[card][0].id for card in seat.lookout),
            lookoutCounted=tuple(n for n, card in enumerate(seat.lookout) if card in used),
            nextCost=_cost_icons(boards.next_cost(view, number)),
            canCopy=number in copyable,
            doghouse=tuple(cards.cards[dog].id for dog in seat.doghouse),
            cats=tuple(cards.cats[cat].id for cat in seat.cats),
            canHouse=number in houses,
        )


def _cost_icons(cost: Cost | None) -> tuple[str, ...]:
    """What a level of a fort costs, as icons; empty where there is none."""
    if cost is None:
        return ()
    icons: list[str] = []
    for n, icon in ((cost.pizza, "pizza"), (cost.toy, "toy"), (cost.any, "resource")):
        if n:
            icons += [str(n), icon]
    return tuple(icons)
