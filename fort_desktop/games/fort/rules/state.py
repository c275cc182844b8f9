"""The state of a game of Fort: plain numbers, lists and frozen frames.

Lists of cards run from the bottom to the top: the top of a deck is its last element.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.frames import Frame, Played
from fort_desktop.games.fort.rules.moves import Move

STUFF_ROOM = 4
TOKENS = 30
POINTS_TO_END = 25
TOP_LEVEL = 5
HAND_SIZE = 5
START_CARDS = 8  # kids, or with dogs START_DOGS dogs among them (F-SET 8, D-SET)
START_DOGS = 3
PARK_SIZE = 3


@dataclass(slots=True, unsafe_hash=True)
class FortOptions:
    """What is chosen before a game.

    Attributes:
        seats: 2 to 4.
        draft: the advanced setup (F-SET 8).
        boards: a board id per seat, all different; empty takes them in card-file order.
        first: the first player; None is chosen at random (F-SET 1).
        dogs, cats: the variants of Cats & Dogs, alone or together.
    """

    seats: int = 2
    draft: bool = False
    boards: tuple[str, ...] = ()
    first: int | None = None
    dogs: bool = False
    cats: bool = False


@dataclass(slots=True)
class Seat:
    """One player's board and cards.

    Attributes:
        board: number of the board in the card set.
        deck: hidden from everybody, its order from its owner too.
        hand: hidden from the others.
        discard, yard, lookout: public.
        doghouse: its dogs, public (D-HOUSE).
        cats: numbers of its cats, in the order in which they came (C-LURE).
        pizza, toys: tokens in stuff.
        pack_pizza, pack_toys: tokens in the pack.
        points: on the victory track.
        level: of the fort.
        rule: the made-up rule; -1 is none.
        perks: numbers of perks held.
        sculpture: whether it has the Macaroni Sculpture.
        turns: turns finished.
        rules_seen: the stack as this seat saw it at level 1.
        open_hand: bit set of cards publicly known to be in the hand.
        open_hidden: bit set of cards publicly known to be in hand or deck, not which.
    """

    board: int
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    yard: list[int] = field(default_factory=list)
    lookout: list[int] = field(default_factory=list)
    doghouse: list[int] = field(default_factory=list)
    cats: list[int] = field(default_factory=list)
    pizza: int = 0
    toys: int = 0
    pack_pizza: int = 0
    pack_toys: int = 0
    points: int = 0
    level: int = 0
    rule: int = -1
    perks: list[int] = field(default_factory=list)
    sculpture: bool = False
    turns: int = 0
    rules_seen: tuple[int, ...] = ()
    open_hand: int = 0
    open_hidden: int = 0

    def copy(self) -> Seat:
        """An independent copy; every field is named, a test holds this to the definition."""
        new = Seat.__new__(Seat)
        new.board = self.board
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.yard = self.yard[:]
        new.lookout = self.lookout[:]
        new.doghouse = self.doghouse[:]
        new.cats = self.cats[:]
        new.pizza = self.pizza
        new.toys = self.toys
        new.pack_pizza = self.pack_pizza
        new.pack_toys = self.pack_toys
        new.points = self.points
        new.level = self.level
        new.rule = self.rule
        new.perks = self.perks[:]
        new.sculpture = self.sculpture
        new.turns = self.turns
        new.rules_seen = self.rules_seen
        new.open_hand = self.open_hand
        new.open_hidden = self.open_hidden
        return new


@dataclass(slots=True)
class State:
    """A whole position.

    Attributes:
        cards: the definitions, shared.
        options: what was chosen before the game, shared.
        seats: clockwise.
        park: face-up cards.
        park_deck: hidden; its last card is the top.
        box: cards out of the game, public.
        kennel: dogs that nobody was dealt, hidden; empty in a game without dogs (D-SET).
        cats: numbers of the cats in the middle, in the order of the table (C-SET).
        perk_row: perks still to be taken.
        rule_stack: made-up rules still to be taken, hidden.
        rule_takers: the seats that have taken a rule, in that order.
        supply_pizza, supply_toys: tokens in the supply.
        table: cards played and added in this turn, in order.
        leader: whose turn it is.
        first: the first player.
        round: counts from 1; 0 during the draft.
        ending: what triggered the last round: "", "points", "fort" or "park".
        ending_seat: who triggered it; -1 is nobody.
        rng: the generator (`games/rng.py`).
        stack: pending frames, the top is the last.
        play: the card being played, or played last in this turn.
        draft_packs: the hands dealt for the draft, by the seat that began with them.
        draft_picks: what each seat kept, in order.
        legal: the legal moves when they have been asked for; not part of the position.
        events: where events go during `apply`; not part of the position.
    """

    cards: CardSet
    options: FortOptions
    seats: list[Seat]
    park: list[int] = field(default_factory=list)
    park_deck: list[int] = field(default_factory=list)
    box: list[int] = field(default_factory=list)
    kennel: list[int] = field(default_factory=list)
    cats: list[int] = field(default_factory=list)
    perk_row: list[int] = field(default_factory=list)
    rule_stack: list[int] = field(default_factory=list)
    rule_takers: tuple[int, ...] = ()
    supply_pizza: int = TOKENS
    supply_toys: int = TOKENS
    table: list[int] = field(default_factory=list)
    leader: int = 0
    first: int = 0
    round: int = 0
    ending: str = ""
    ending_seat: int = -1
    rng: int = 0
    stack: list[Frame] = field(default_factory=list)
    play: Played | None = None
    draft_packs: tuple[tuple[int, ...], ...] = ()
    draft_picks: tuple[tuple[int, ...], ...] = ()
    legal: list[Move] | None = field(default=None, compare=False, repr=False)
    events: list[Event] | None = field(default=None, compare=False, repr=False)

    def copy(self) -> State:
        """An independent copy; every field is named, a test holds this to the definition."""
        new = State.__new__(State)
        new.cards = self.cards
        new.options = self.options
        new.seats = [seat.copy() for seat in self.seats]
        new.park = self.park[:]
        new.park_deck = self.park_deck[:]
        new.box = self.box[:]
        new.kennel = self.kennel[:]
        new.cats = self.cats[:]
        new.perk_row = self.perk_row[:]
        new.rule_stack = self.rule_stack[:]
        new.rule_takers = self.rule_takers
        new.supply_pizza = self.supply_pizza
        new.supply_toys = self.supply_toys
        new.table = self.table[:]
        new.leader = self.leader
        new.first = self.first
        new.round = self.round
        new.ending = self.ending
        new.ending_seat = self.ending_seat
        new.rng = self.rng
        new.stack = self.stack[:]
        new.play = self.play
        new.draft_packs = self.draft_packs
        new.draft_picks = self.draft_picks
        new.legal = None
        new.events = None
        return new
