"""From what one seat knows to a whole position: everything else is dealt anew.

The deal respects all that the seat knows: which cards each rival has for certain, how many lie
where, its own deck, the made-up rules it saw and the draft. It reads a view, never a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random

from fort_desktop.games.fort.draft_memory import plan, remember
from fort_desktop.games.fort.setup import Hands
from fort_desktop.games.fort.state import Seat, State
from fort_desktop.games.fort.view import SeatView, View


def determinize(view: View, rng: Random) -> State:
    """A position that looks to the view's seat exactly like the view; random but for that."""
    # Sorting by one random key per card is the fastest way to shuffle many short lists.
    keys = _random_keys(len(view.cards.cards), rng)
    pool = _pool(view)
    pool.sort(key=keys)
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
                new = [pool.pop() for _ in range(missing)]
                hidden += new
                if draft is not None:
                    draft.loose[number] += new
                # The cards of the pool have come in the order of their keys: these are new ones.
                hidden.sort(key=_random_keys(len(view.cards.cards), rng))
            else:
                hidden.sort(key=keys)
            deck, hand = hidden[: seen.deck_size], [*known, *hidden[seen.deck_size :]]
        seats.append(_seat(seen, deck, hand))
    state = _state(view, seats, rng)
    if draft is not None:
        state.draft_packs, state.draft_picks = draft.memory(pool)
    state.park_deck = pool
    _deal_rules(view, state, rng)
    return state


def _random_keys(n: int, rng: Random) -> Callable[[int], float]:
    random = rng.random
    return [random() for _ in range(n)].__getitem__


@lru_cache(maxsize=1024)
def cards_of(found: int) -> tuple[int, ...]:
    """The cards of a bit set, in order."""
    return tuple(card for card in range(found.bit_length()) if found >> card & 1)


def _pool(view: View) -> list[int]:
    """The cards of which the viewer does not know whose they are."""
    known: list[Iterable[int]] = [view.park, view.box, view.table, *view.draft_seen]
    for seat in view.seats:
        known += (seat.discard, seat.yard, seat.lookout, seat.hand, cards_of(seat.hidden))
    return list(_all_cards(len(view.cards.cards)).difference(*known))


@lru_cache(maxsize=8)
def _all_cards(n: int) -> frozenset[int]:
    return frozenset(range(n))


def _seat(seen: SeatView, deck: list[int], hand: list[int]) -> Seat:
    return Seat(
        seen.board,
        deck,
        hand,
        list(seen.discard),
        list(seen.yard),
        list(seen.lookout),
        seen.pizza,
        seen.toys,
        seen.pack_pizza,
        seen.pack_toys,
        seen.points,
        seen.level,
        seen.rule,
        list(seen.perks),
        seen.sculpture,
        seen.turns,
        (),
        seen.open_hand,
        seen.open_hidden,
    )


def _state(view: View, seats: list[Seat], rng: Random) -> State:
    return State(
        view.cards,
        view.options,
        seats,
        park=list(view.park),
        box=list(view.box),
        perk_row=list(view.perk_row),
        rule_takers=view.rule_takers,
        supply_pizza=view.supply_pizza,
        supply_toys=view.supply_toys,
        table=list(view.table),
        leader=view.leader,
        first=view.first,
        round=view.round,
        ending=view.ending,
        ending_seat=view.ending_seat,
        rng=rng.getrandbits(64),
        stack=list(view.stack),
        play=view.play,
    )


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
    """

    def __init__(self, view: View, pool: list[int], rng: Random) -> None:
        known = plan(
            view.seat, view.draft_seen, view.draft_kept, view.draft_counts, view.draft_shown
        )
        self.view = view
        self.settled = known.memory
        self.slots = dict(known.slots)
        self.sure = [0] * len(view.seats)
        self.loose = [list(cards) for cards in known.loose]
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
        if drafting:
            for seat, count in enumerate(view.draft_counts):
                blind = min((seat - view.seat) % len(view.seats), count)
                self.loose[seat] = [pool.pop() for _ in range(blind)]

    def memory(self, pool: list[int]) -> tuple[Hands, Hands]:
        """Hands dealt and picks as they go with the deal."""
        if self.settled is not None:
            return self.settled
        view = self.view
        return remember(view.seat, view.draft_seen, view.draft_counts, self.slots, self.loose, pool)
