"""What the need of a dog still lacks, and what may meet it (D-PLAY, R25, R26).

Suits come first, then kids, then tokens. Each part of a need is looked at on its own; a suit that
is shown pays one entry of each part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import IntEnum
from typing import NamedTuple

from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules import zones
from fort_desktop.games.fort.rules.actions import SIX_SUITS, Suit
from fort_desktop.games.fort.rules.bundles import need_bundles
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Added, Played
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.pets import Dog, Need
from fort_desktop.games.fort.rules.state import State


class Part(IntEnum):
    """The parts of a need, in the order in which they are looked at."""

    LOOKOUT = 0
    FORT = 1
    SUITS = 2
    KIDS = 3
    TOKENS = 4


class Lack(NamedTuple):
    """What the cards added so far have left open.

    Attributes:
        add: suits that must still be shown, one entry each.
        seen: the different suits shown, as far as they count.
        kids: how many kids are still to be added.
    """

    add: tuple[Suit, ...]
    seen: frozenset[Suit]
    kids: int


def dog_of(cards: CardSet, card: int) -> Dog:
    """The definition of a dog by its card number."""
    dog = cards.cards[card]
    assert isinstance(dog, Dog), "only dogs have needs"
    return dog


def wanted(need: Need, lack: Lack) -> frozenset[Suit]:
    """The suits that pay something still open."""
    suits = frozenset(lack.add)
    if len(lack.seen) < need.different:
        suits |= frozenset(SIX_SUITS) - need.other_than - lack.seen
    return suits


def _pay(need: Need, lack: Lack, suits: Sequence[Suit]) -> Lack:
    """What is left open after a card that shows these suits."""
    add, seen = list(lack.add), lack.seen
    for suit in suits:
        if suit in add:
            add.remove(suit)
        counts = suit is not Suit.COIN and suit not in need.other_than
        if counts and len(seen) < need.different:
            seen |= {suit}
    return Lack(tuple(add), seen, lack.kids)


def _shown(cards: CardSet, card: int, reading: Suit | None) -> list[Suit]:
    """The suits of a card; a coin is the suit it was named as when it was added (D-PLAY)."""
    printed = cards.suits[card]
    if reading is None:
        return list(printed)
    return [reading if suit is Suit.COIN else suit for suit in printed]


def lack_of(cards: CardSet, card: int, added: Sequence[Added]) -> Lack | None:
    """What is open of a dog's need; None where a card was added that pays nothing of it."""
    need = dog_of(cards, card).need
    lack = Lack(need.add, frozenset(), need.kids)
    for one in added:
        if open_suits := wanted(need, lack):
            left = _pay(need, lack, _shown(cards, one.card, one.reading))
            if left == lack or (one.lookout and need.hand_only):
                return None
            if not _well_read(cards, one, open_suits):
                return None
            lack = left
        elif lack.kids and _is_kid_of_hand(cards, one):
            lack = lack._replace(kids=lack.kids - 1)
        else:
            return None
    return lack


def left_of(cards: CardSet, play: Played) -> Need:
    """What is still to be added and spent for the dog being played (R25).

    Its lookout and fort were seen to when it was played; what was shown adds to `other_than`.
    """
    need = dog_of(cards, play.card).need
    lack = lack_of(cards, play.card, play.added)
    assert lack is not None, "every added card has paid something"
    return replace(
        need,
        add=lack.add,
        different=max(0, need.different - len(lack.seen)),
        other_than=need.other_than | lack.seen,
        kids=lack.kids,
        lookout=0,
        fort=0,
    )


def _well_read(cards: CardSet, added: Added, open_suits: frozenset[Suit]) -> bool:
    """Whether a coin was named as a suit that is still open, and no other card as any."""
    if Suit.COIN in cards.suits[added.card]:
        return added.reading in open_suits
    return added.reading is None


def _is_kid_of_hand(cards: CardSet, added: Added) -> bool:
    """Whether it was added as any kid: from the hand, with no suit named."""
    return not added.lookout and added.reading is None and not cards.is_dog(added.card)


def cards_left_open(cards: CardSet, play: Played) -> bool:
    """Whether the played dog needs more cards."""
    lack = lack_of(cards, play.card, play.added)
    assert lack is not None, "every added card has paid something"
    return bool(lack.kids or wanted(dog_of(cards, play.card).need, lack))


# --- what may be chosen -------------------------------------------------------------------------


def choices(state: State, seat: int) -> list[Move]:
    """Everything that pays something still open of the need of the played dog."""
    play = state.play
    assert play is not None, "a need is that of a played dog"
    need = dog_of(state.cards, play.card).need
    lack = lack_of(state.cards, play.card, play.added)
    assert lack is not None, "every added card has paid something"
    if suits := wanted(need, lack):
        return [
            move
            for move in _offers(state, seat, play, sorted(suits))
            if _pay(need, lack, _shown(state.cards, move.card, move.reading)) != lack
        ]
    if lack.kids:
        return [mv.Add(card) for card in zones.kids(state, state.seats[seat].hand)]
    return [mv.Spend(*bundle) for bundle in need_bundles(state, seat, need)]


def _offers(
    state: State, seat: int, play: Played, suits: Sequence[Suit]
) -> Iterator[mv.Add | mv.Use]:
    """Cards of hand and lookout not added yet, each coin as one of these suits."""
    owner = state.seats[seat]
    for card in owner.hand:
        if card != play.card:
            for reading in _readings(state.cards, card, suits):
                yield mv.Add(card, reading)
    if dog_of(state.cards, play.card).need.hand_only:
        return
    used = {added.card for added in play.added}
    for card in owner.lookout:
        if card not in used:
            for reading in _readings(state.cards, card, suits):
                yield mv.Use(card, reading)


def _readings(cards: CardSet, card: int, suits: Sequence[Suit]) -> Sequence[Suit | None]:
    return suits if Suit.COIN in cards.suits[card] else (None,)


# --- can it be met? -----------------------------------------------------------------------------


def worth_trying(state: State, seat: int) -> list[Move]:
    """Choices of which one ends well if any does.

    Cards of the lookout and dogs are of no use for what comes after, and one kid is as good as
    another; only the kid whose action will be carried out is not.
    """
    play = state.play
    assert play is not None, "a need is that of a played dog"
    dog = dog_of(state.cards, play.card)
    lack = lack_of(state.cards, play.card, play.added)
    assert lack is not None, "every added card has paid something"
    if wanted(dog.need, lack):
        kids = len(zones.kids(state, state.seats[seat].hand))
        ways = (_cheapest(state, seat, play, lack, kept) for kept in _keeping(state, seat, dog))
        return [way[0] for cost, way in filter(None, ways) if kids - cost >= lack.kids]
    if lack.kids:
        if dog.action is not None:
            return choices(state, seat)[:1]
        return [mv.Add(kid) for kid in _keeping(state, seat, dog)]
    return choices(state, seat)


def _keeping(state: State, seat: int, dog: Dog) -> list[int]:
    """The kids, one for each definition, whose action a dog could carry out; else -1."""
    if dog.action is not None:
        return [-1]
    hand = zones.kids(state, state.seats[seat].hand)
    return list({state.cards.cards[card].id: card for card in hand}.values())


def _cheapest(
    state: State, seat: int, play: Played, lack: Lack, kept: int
) -> tuple[int, list[mv.Add | mv.Use]] | None:
    """A way to show all suits that costs fewest kids of the hand, without the one kept.

    None where there is none.
    """
    need = dog_of(state.cards, play.card).need
    if not wanted(need, lack):
        return 0, []
    best: dict[Lack, tuple[int, list[mv.Add | mv.Use]]] = {lack: (0, [])}
    for moves in _by_card(state, seat, play, kept).values():
        for before, (cost, way) in list(best.items()):
            suits = wanted(need, before)
            for move in moves:
                after = _pay(need, before, _shown(state.cards, move.card, move.reading))
                if after == before or (move.reading is not None and move.reading not in suits):
                    continue
                costs = cost + (isinstance(move, mv.Add) and not state.cards.is_dog(move.card))
                if after not in best or costs < best[after][0]:
                    best[after] = (costs, [*way, move])
    met = [found for left, found in best.items() if not wanted(need, left)]
    return min(met, key=lambda found: found[0], default=None)


def _by_card(state: State, seat: int, play: Played, kept: int) -> dict[int, list[mv.Add | mv.Use]]:
    cards: dict[int, list[mv.Add | mv.Use]] = {}
    for move in _offers(state, seat, play, SIX_SUITS):
        if move.card != kept:
            cards.setdefault(move.card, []).append(move)
    return cards


def has_place(state: State, seat: int, card: int) -> bool:
    """Whether lookout and fort are as a dog needs them; a kid needs nothing of them."""
    if not state.cards.is_dog(card):
        return True
    need, owner = dog_of(state.cards, card).need, state.seats[seat]
    return len(owner.lookout) >= need.lookout and owner.level >= need.fort


def kids_left(state: State, seat: int, card: int) -> int | None:
    """How many kids the need of a dog in hand leaves there at best; None where suits lack."""
    need = dog_of(state.cards, card).need
    lack = Lack(need.add, frozenset(), need.kids)
    found = _cheapest(state, seat, Played(card), lack, -1)
    if found is None:
        return None
    return len(zones.kids(state, state.seats[seat].hand)) - found[0] - need.kids


def unmet(state: State, seat: int, card: int) -> Part | None:
    """The first part of the need of a dog in hand that cannot be met; None where all can."""
    dog = dog_of(state.cards, card)
    need, owner = dog.need, state.seats[seat]
    if not has_place(state, seat, card):
        return Part.LOOKOUT if len(owner.lookout) < need.lookout else Part.FORT
    left = kids_left(state, seat, card)
    if left is None:
        return Part.SUITS
    if left < 0:
        return Part.KIDS
    if dog.action is None and (need.add or need.different):
        lack, play = Lack(need.add, frozenset(), need.kids), Played(card)
        kept = _keeping(state, seat, dog)
        if all(_cheapest(state, seat, play, lack, kid) is None for kid in kept):
            return Part.KIDS
    return Part.TOKENS if need.tokens and not need_bundles(state, seat, need) else None
