"""What a seat can tell about the others' picks from the hands that it was passed (F-SET 8).

A hand that the viewer saw at pick p comes back to it at pick p + n, after each of the other seats
has kept exactly one card of it: that is one `Group`. Groups share no card and no pick, and within
a group any card may be anybody's, but for cards that have been seen since with whoever kept them.
The picks that a seat made out of a hand before the viewer first saw that hand are in no group.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from fort_desktop.games.fort.rules.draft_dogs import Pick, arrange, dog_picks
from fort_desktop.games.fort.rules.setup import Hands
from fort_desktop.games.fort.rules.state import START_CARDS


@dataclass(slots=True, unsafe_hash=True)
class Group:
    """Cards of one hand, and who has kept one of them between two sights of it.

    Attributes:
        known: for each card kept that has been seen since: seat, pick, card.
        cards: the others; more than there are `picks` only while the hand still goes round.
        picks: seat and pick of everybody who has kept one of `cards`.
    """

    known: tuple[tuple[int, int, int], ...]
    cards: tuple[int, ...]
    picks: tuple[Pick, ...]

    @property
    def certain(self) -> bool:
        """Whether only one card is left for one pick."""
        return len(self.cards) == len(self.picks) == 1


@lru_cache(maxsize=64)
def groups(
    seat: int, seen: Hands, kept: tuple[int, ...], counts: tuple[int, ...], shown: Hands
) -> tuple[Group, ...]:
    """The groups of the hands that `seat` saw.

    Args:
        seat: the viewer.
        seen: the hands it saw, in order.
        kept: what it kept, in order.
        counts: how many cards each seat has kept.
        shown: per seat, its kept cards that have been seen since.
    """
    n = len(counts)
    found = []
    for p, hand in enumerate(seen):
        mine = kept[p : p + 1]
        later = seen[p + n] if p + n < len(seen) else ()
        others = [card for card in hand if card not in mine and card not in later]
        found.append(_group(seat, p, others, counts, shown))
    return tuple(found)


def _group(seat: int, p: int, cards: list[int], counts: tuple[int, ...], shown: Hands) -> Group:
    n = len(counts)
    known = []
    picks = []
    for distance in range(1, n):
        rival, pick = (seat + distance) % n, p + distance
        if pick >= counts[rival]:
            continue
        fixed = [card for card in cards if card in shown[rival]]
        if fixed:
            known.append((rival, pick, fixed[0]))
            cards.remove(fixed[0])
        else:
            picks.append((rival, pick))
    return Group(tuple(known), tuple(cards), tuple(picks))


# --- the picks of the others, dealt anew --------------------------------------------------------

Slots = dict[Pick, int]


@dataclass(slots=True, unsafe_hash=True)
class Plan:
    """What of the draft is known to a viewer, and what is left to deal.

    Attributes:
        slots: by seat and pick, the card kept, where that is known.
        undecided: the groups with something left to deal.
        loose: per seat, cards seen since that are in no group; in which pick it kept them is open.
            With dogs some orders are none: those in which a hand was dealt too many or too few.
        memory: hands dealt and picks, when nothing is left to deal.
    """

    slots: Slots
    undecided: tuple[Group, ...]
    loose: Hands
    memory: tuple[Hands, Hands] | None


@lru_cache(maxsize=64)
def plan(
    seat: int,
    seen: Hands,
    kept: tuple[int, ...],
    counts: tuple[int, ...],
    shown: Hands,
    first_dog: int | None,
) -> Plan:
    """What is known; arguments as for `groups`, and from which number on cards are dogs, if any."""
    n = len(counts)
    slots = {(seat, pick): card for pick, card in enumerate(kept)}
    undecided = []
    for group in groups(seat, seen, kept, counts, shown):
        slots |= {(rival, pick): card for rival, pick, card in group.known}
        if group.certain and len(seen) == START_CARDS == min(counts):
            slots[group.picks[0]] = group.cards[0]
        elif group.picks:
            undecided.append(group)
    dealt = set(slots.values())
    loose = tuple(tuple(card for card in cards if card not in dealt) for cards in shown)
    memory = None
    if len(slots) + sum(map(len, loose)) == n * START_CARDS:
        in_order: Sequence[Sequence[int]] = loose
        if first_dog is not None:
            dogs = dog_picks(seat, seen, counts, loose, first_dog)[0][0]
            in_order = [arrange(n, cards, dogs, first_dog) for n, cards in enumerate(loose)]
        memory = remember(seat, seen, counts, slots, in_order, lambda cards: cards)
    return Plan(slots, tuple(undecided), loose, memory)


def remember(
    seat: int,
    seen: Hands,
    counts: tuple[int, ...],
    slots: Slots,
    loose: Sequence[Sequence[int]],
    complete: Callable[[list[int]], list[int]],
) -> tuple[Hands, Hands]:
    """The hands dealt and the picks; `complete` makes whole the hands that the viewer never saw.

    `slots` holds all picks but those that each seat made out of hands before the viewer first saw
    them; those are `loose`, in order.
    """
    n = len(counts)
    slots = slots | {
        (owner, pick): card for owner, cards in enumerate(loose) for pick, card in enumerate(cards)
    }
    picks = tuple(
        tuple(slots[owner, pick] for pick in range(count)) for owner, count in enumerate(counts)
    )
    packs = []
    for pack in range(n):
        first = (seat - pack) % n
        cards = [
            slots[owner, pick] for pick in range(first) if pick < counts[owner := (pack + pick) % n]
        ]
        cards += seen[first] if first < len(seen) else ()
        packs.append(tuple(complete(cards)))
    return tuple(packs), picks
