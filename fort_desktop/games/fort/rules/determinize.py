"""From what one seat knows to a whole position: everything else is dealt anew.

The deal respects all that the seat knows: which cards each rival has for certain, how many lie
where, its own deck, the made-up rules it saw and the draft. It reads a view, never a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random

from fort_desktop.games.fort.rules.draft_dogs import Picks, arrange, choose_picks, dog_picks
from fort_desktop.games.fort.rules.draft_memory import plan, remember
from fort_desktop.games.fort.rules.setup import Hands
from fort_desktop.games.fort.rules.state import START_CARDS, START_DOGS, Seat, State
from fort_desktop.games.fort.rules.view import SeatView, View


def determinize(view: View, rng: Random) -> State:
    """A position that looks to the view's seat exactly like the view; random but for that."""
    # Sorting by one random key per card is the fastest way to shuffle many short lists.
    keys = _random_keys(_played_with(view), rng)
    pool = _Pool(view, keys)
    draft = _Draft(view, pool, rng) if view.draft_seen else None
    seats = []
    for number, seen in enumerate(view.seats):
        if number == view.seat:
            deck, hand = list(cards_of(seen.hidden)), list(seen.hand)
            deck.sort(key=keys)
        else:
            sure = seen.hidden if draft is None else seen.hidden | draft.sure[number]
            known = cards_of(seen.open_hand)
            hidden = list(cards_of(sure))
            missing = seen.deck_size + len(seen.hand) - len(known) - len(hidden)
            if missing:
                dogs = seen.hidden_dogs if draft is None else draft.missing_dogs(number)
                new = pool.take(missing, dogs)
                hidden += new
                if draft is not None:
                    draft.loose[number] += new
                # The cards of the pool have come in the order of their keys: these are new ones.
                hidden.sort(key=_random_keys(_played_with(view), rng))
            else:
                hidden.sort(key=keys)
            deck, hand = hidden[: seen.deck_size], [*known, *hidden[seen.deck_size :]]
        seats.append(_seat(seen, deck, hand))
    state = _state(view, seats, rng)
    if draft is not None:
        state.draft_packs, state.draft_picks = draft.memory()
    state.park_deck, state.kennel = pool.kids, pool.dogs
    _deal_rules(view, state, rng)
    return state


def _random_keys(n: int, rng: Random) -> Callable[[int], float]:
    random = rng.random
    return [random() for _ in range(n)].__getitem__


@lru_cache(maxsize=1024)
def cards_of(found: int) -> tuple[int, ...]:
    """The cards of a bit set, in order."""
    return tuple(card for card in range(found.bit_length()) if found >> card & 1)


def _played_with(view: View) -> int:
    """How many cards there are; dogs have the last numbers."""
    return len(view.cards.cards) if view.options.dogs else view.cards.first_dog


class _Pool:
    """The cards of which the viewer does not know whose they are, the next one last."""

    def __init__(self, view: View, keys: Callable[[int], float]) -> None:
        known: list[Iterable[int]] = [view.park, view.box, view.table, *view.draft_seen]
        for seat in view.seats:
            known += (seat.discard, seat.yard, seat.lookout, seat.hand, cards_of(seat.hidden))
            known.append(seat.doghouse)
        self.kids = list(_all_cards(_played_with(view)).difference(*known))
        self.kids.sort(key=keys)
        self.dogs: list[int] = []
        if view.options.dogs:
            first = view.cards.first_dog
            self.dogs = [card for card in self.kids if card >= first]
            self.kids = [card for card in self.kids if card < first]

    def take(self, n: int, dogs: int) -> list[int]:
        """The next `n` cards, so many dogs among them."""
        kids = [self.kids.pop() for _ in range(n - dogs)]
        return kids + [self.dogs.pop() for _ in range(dogs)]


@lru_cache(maxsize=8)
def _all_cards(n: int) -> frozenset[int]:
    return frozenset(range(n))


def _seat(seen: SeatView, deck: list[int], hand: list[int]) -> Seat:
    new = Seat.__new__(Seat)  # every field is named: a test holds this to the definition
    new.board = seen.board
    new.deck = deck
    new.hand = hand
    new.discard = list(seen.discard)
    new.yard = list(seen.yard)
    new.lookout = list(seen.lookout)
    new.doghouse = list(seen.doghouse)
    new.cats = list(seen.cats)
    new.pizza = seen.pizza
    new.toys = seen.toys
    new.pack_pizza = seen.pack_pizza
    new.pack_toys = seen.pack_toys
    new.points = seen.points
    new.level = seen.level
    new.rule = seen.rule
    new.perks = list(seen.perks)
    new.sculpture = seen.sculpture
    new.turns = seen.turns
    new.rules_seen = ()
    new.open_hand = seen.open_hand
    new.open_hidden = seen.open_hidden
    return new


def _state(view: View, seats: list[Seat], rng: Random) -> State:
    new = State.__new__(State)  # likewise; what is dealt is put in its place by whoever deals it
    new.cards = view.cards
    new.options = view.options
    new.seats = seats
    new.park = list(view.park)
    new.park_deck = []
    new.box = list(view.box)
    new.kennel = []
    new.cats = list(view.cats)
    new.perk_row = list(view.perk_row)
    new.rule_stack = []
    new.rule_takers = view.rule_takers
    new.supply_pizza = view.supply_pizza
    new.supply_toys = view.supply_toys
    new.table = list(view.table)
    new.leader = view.leader
    new.first = view.first
    new.round = view.round
    new.ending = view.ending
    new.ending_seat = view.ending_seat
    new.rng = rng.getrandbits(64)
    new.stack = list(view.stack)
    new.play = view.play
    new.draft_packs = ()
    new.draft_picks = ()
    new.legal = None
    new.events = None
    return new


# --- made-up rules ------------------------------------------------------------------------------


def _deal_rules(view: View, state: State, rng: Random) -> None:
    """Rules taken before the viewer looked are none that it saw; those taken later are (F-FORT)."""
    seats, takers = state.seats, state.rule_takers
    seen = view.rules_seen or view.rule_stack
    known = {*seen, *(seat.rule for seat in seats)}
    unseen = [rule for rule in range(len(view.cards.rules)) if rule not in known]
    unseen.sort(key=_random_keys(len(view.cards.rules), rng))
    later = unseen
    if seen:
        held = [seat.rule for seat in seats]
        later = [rule for rule in seen if rule not in held]
        shuffle(later, rng)
    early = takers.index(view.seat) if view.rules_seen else len(takers)
    for place, taker in enumerate(takers):
        if seats[taker].rule < 0:
            seats[taker].rule = (unseen if place < early else later).pop()
    state.rule_stack = later[: view.rule_stack_size]
    if takers:
        left = set(state.rule_stack)
        for taker in reversed(takers):
            left.add(seats[taker].rule)
            seats[taker].rules_seen = tuple(sorted(left))
        if view.rules_seen:
            seats[view.seat].rules_seen = view.rules_seen


def shuffle(numbers: list[int], rng: Random) -> None:
    """Shuffle a short list in place."""
    random = rng.random
    numbers.sort(key=lambda _: random())


# --- the draft ----------------------------------------------------------------------------------


class _Draft:
    """The picks of the others; once all are known, dealing anew leaves them as they are.

    Attributes:
        sure: per seat, bit set of dealt cards that lie unknown in its hand or deck.
        loose: per seat, what it kept out of hands before the viewer first saw them, in any order.
        dogs: which of those picks were dogs.
    """

    def __init__(self, view: View, pool: _Pool, rng: Random) -> None:
        self.view = view
        self.pool = pool
        self.first_dog = view.cards.first_dog if view.options.dogs else None
        known = plan(
            view.seat,
            view.draft_seen,
            view.draft_kept,
            view.draft_counts,
            view.draft_shown,
            self.first_dog,
        )
        self.settled = known.memory
        self.slots = dict(known.slots)
        self.sure = [0] * len(view.seats)
        self.loose = [list(cards) for cards in known.loose]
        self.dogs: Picks = frozenset()
        if known.memory is not None:
            return
        drafting = view.round == 0
        for group in known.undecided:
            cards = list(group.cards)
            shuffle(cards, rng)
            for pick, card in zip(group.picks, cards, strict=False):
                self.slots[pick] = card
                if not drafting:
                    self.sure[pick[0]] |= 1 << card
        if self.first_dog is not None:
            seen = (view.seat, view.draft_seen, view.draft_counts, known.loose, self.first_dog)
            self.dogs = choose_picks(dog_picks(*seen), rng)
        if drafting:
            for seat, count in enumerate(view.draft_counts):
                blind = min((seat - view.seat) % len(view.seats), count)
                self.loose[seat] = pool.take(blind, self.missing_dogs(seat))

    def missing_dogs(self, seat: int) -> int:
        """How many dogs are among what is still to be dealt to a seat."""
        if self.first_dog is None:
            return 0
        kept = sum(owner == seat for owner, _ in self.dogs)
        return kept - sum(card >= self.first_dog for card in self.loose[seat])

    def memory(self) -> tuple[Hands, Hands]:
        """Hands dealt and picks as they go with the deal."""
        if self.settled is not None:
            return self.settled
        view, loose, first_dog = self.view, self.loose, self.first_dog
        if first_dog is not None:
            loose = [arrange(n, cards, self.dogs, first_dog) for n, cards in enumerate(loose)]
        counts, complete = view.draft_counts, self._complete
        return remember(view.seat, view.draft_seen, counts, self.slots, loose, complete)

    def _complete(self, cards: list[int]) -> list[int]:
        """A hand dealt whose rest the viewer never saw, if anything is missing."""
        missing, dogs = START_CARDS - len(cards), 0
        if missing and self.first_dog is not None:
            dogs = START_DOGS - sum(card >= self.first_dog for card in cards)
        return cards + self.pool.take(missing, dogs)
