"""The position before the first decision, and the draft (F-SET, R32).

Everything random comes from the generator in the state, in this order: the first player (unless
chosen), made-up rules, perks, cats, the park deck, dogs, then each seat's deck in seat order; with
the draft those decks are shuffled after the last pick. What is not played with is not shuffled.
"""

from __future__ import annotations

from functools import lru_cache

from fort_desktop.contract import rng
from fort_desktop.contract.errors import IllegalMove, InvalidPosition
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Draft, Phase, Turn
from fort_desktop.games.fort.rules.state import (
    HAND_SIZE,
    PARK_SIZE,
    START_CARDS,
    START_DOGS,
    FortOptions,
    Seat,
    State,
)
from fort_desktop.games.fort.rules.zones import bits, draw

MIN_SEATS, MAX_SEATS = 2, 4
Hands = tuple[tuple[int, ...], ...]


def new_state(cards: CardSet, options: FortOptions, seed: int) -> State:
    """A game set up to the first decision but for what the engine does by itself (F-SET).

    Raises:
        InvalidPosition: the options describe no game.
    """
    boards = seat_boards(cards, options)
    state = State(cards, options, [Seat(board) for board in boards], rng=rng.seeded(seed))
    n = len(boards)
    if options.first is None:
        state.rng, state.first = rng.below(state.rng, n)
    else:
        state.first = options.first
    state.leader = state.first
    state.rule_stack = _shuffled(state, list(range(len(cards.rules))))[: n + 1]
    state.perk_row = _shuffled(state, list(range(len(cards.perks))))[: n + 1]
    if options.cats:
        state.cats = _shuffled(state, list(range(len(cards.cats))))[:n]
    state.park_deck = _shuffled(state, list(cards.park_kids))
    state.park = [state.park_deck.pop() for _ in range(PARK_SIZE)]
    _deal_best_friends(state)
    dealt = _dealt(state)
    if options.draft:
        state.draft_packs = tuple(tuple(pack) for pack in dealt)
        state.draft_picks = ((),) * n
        state.stack = [Draft(state.first, 0)]
    else:
        for seat, hand in zip(state.seats, dealt, strict=True):
            seat.deck += hand
        _begin(state)
    return state


def _is_int_of(value: object, allowed: range) -> bool:
    """Whether it is a whole number among these; True and 1.0 are none."""
    return type(value) is int and value in allowed


def seat_boards(cards: CardSet, options: FortOptions) -> list[int]:
    """The number of each seat's board; checks the options on the way.

    Raises:
        InvalidPosition: the options describe no game.
    """
    n = options.seats
    if not _is_int_of(n, range(MIN_SEATS, MAX_SEATS + 1)):
        raise InvalidPosition(f"options: seats must be 2, 3 or 4, found {n!r}")
    _check_enough(cards, options)
    first = options.first
    if first is not None and not _is_int_of(first, range(n)):
        raise InvalidPosition(f"options: the first player must be one of {n} seats")
    if not options.boards:
        return list(range(n))
    known = [board.id for board in cards.boards]
    if len(options.boards) != n or len(set(options.boards)) != n:
        raise InvalidPosition(f"options: boards must name {n} different boards, one per seat")
    for board in options.boards:
        if board not in known:
            raise InvalidPosition(f"options: unknown board {board!r}; expected one of {known}")
    return [known.index(board) for board in options.boards]


def _check_enough(cards: CardSet, options: FortOptions) -> None:
    """Whether the card set has what the options want; the park deck must not be empty (F-END)."""
    n = options.seats
    for variant in (options.draft, options.dogs, options.cats):
        if type(variant) is not bool:
            raise InvalidPosition(f"options: a variant is true or false, found {variant!r}")
    kids = START_CARDS - (START_DOGS if options.dogs else 0)
    if len(cards.park_kids) <= kids * n + PARK_SIZE:
        raise InvalidPosition(f"options: the card set has too few kids for {n} seats")
    if options.dogs and len(cards.dogs) < START_DOGS * n:
        raise InvalidPosition(f"options: the card set has too few dogs for {n} seats")
    if options.cats and len(cards.cats) < n:
        raise InvalidPosition(f"options: the card set has too few cats for {n} seats")


def _dealt(state: State) -> list[list[int]]:
    """Eight kids for each seat, or with dogs five kids and three dogs (F-SET 8, D-SET).

    Dogs that nobody is dealt stay in the kennel.
    """
    dogs = START_DOGS if state.options.dogs else 0
    if dogs:
        state.kennel = _shuffled(state, list(state.cards.dog_cards))
    return [
        [state.park_deck.pop() for _ in range(START_CARDS - dogs)]
        + [state.kennel.pop() for _ in range(dogs)]
        for _ in state.seats
    ]


def _shuffled(state: State, numbers: list[int]) -> list[int]:
    state.rng = rng.shuffle(state.rng, numbers)
    return numbers


def _deal_best_friends(state: State) -> None:
    """Everyone knows whose deck holds which best friends; those of other boards stay in the box."""
    cards = state.cards
    for seat in state.seats:
        friends = [cards.numbers[name] for name in cards.boards[seat.board].best_friends]
        seat.deck = friends
        seat.open_hidden = bits(friends)
    dealt = {card for seat in state.seats for card in seat.deck}
    state.box = [n for n, kid in enumerate(cards.cards) if kid.best_friend and n not in dealt]


def _begin(state: State) -> None:
    """Every seat shuffles its cards with the best friends and draws (F-SET 9)."""
    for number, seat in enumerate(state.seats):
        state.rng = rng.shuffle(state.rng, seat.deck)
        if state.events is not None:
            state.events.append(ev.Shuffled(number, tuple(seat.deck)))
    for number in range(len(state.seats)):
        draw(state, number, HAND_SIZE)
    state.round = 1
    state.stack = [Turn(state.first, Phase.CLEANUP)]


# --- the draft ----------------------------------------------------------------------------------
# The hand dealt to seat s is passed to the left, so at pick p it is with seat s + p.


def draft_hand(state: State, seat: int) -> tuple[int, ...]:
    """The cards going round that a seat holds now, without what it has just kept (F-SET 8)."""
    top = state.stack[-1]
    if not isinstance(top, Draft):
        return ()
    return _hand(state.draft_packs, state.draft_picks, seat, top.pick, top.pick + 1)


def draft_seen(state: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """Every hand that a seat has been passed so far, in order, as it was when it came."""
    if not state.draft_packs:
        return ()
    top = state.stack[-1]
    hands = top.pick + 1 if isinstance(top, Draft) else START_CARDS
    return _seen(state.draft_packs, state.draft_picks, seat, hands)


@lru_cache(maxsize=64)
def _seen(packs: Hands, picks: Hands, seat: int, hands: int) -> Hands:
    return tuple(_hand(packs, picks, seat, pick, pick) for pick in range(hands))


def _hand(packs: Hands, picks: Hands, seat: int, pick: int, until: int) -> tuple[int, ...]:
    """What is left of the hand that a seat holds at `pick` after the picks before `until`."""
    n = len(packs)
    pack = (seat - pick) % n
    gone = {
        card for before in range(until) for card in picks[(pack + before) % n][before : before + 1]
    }
    return tuple(card for card in packs[pack] if card not in gone)


def keep(state: State, card: int) -> None:
    """The asked seat keeps a card of its hand; hands pass on when all have picked (F-SET 8, R32).

    With the last pick the kept cards become the decks and the first turn begins.
    """
    top = state.stack[-1]
    if not isinstance(top, Draft):
        raise IllegalMove("cards are kept in the draft only")
    kept = (*state.draft_picks[top.seat], card)
    picks = list(state.draft_picks)
    picks[top.seat] = kept
    state.draft_picks = tuple(picks)
    if state.events is not None:
        moved = ev.CardMoved(card, ev.DRAFT, -1, ev.DRAFT, top.seat, len(kept) - 1)
        state.events.append(moved)
    following = (top.seat + 1) % len(state.seats)
    if following != state.first:
        state.stack = [Draft(following, top.pick)]
    elif top.pick + 1 < START_CARDS:
        state.stack = [Draft(following, top.pick + 1)]
    else:
        _finish_draft(state)


def _finish_draft(state: State) -> None:
    for number, (seat, kept) in enumerate(zip(state.seats, state.draft_picks, strict=True)):
        for card in kept:
            seat.deck.append(card)
            if state.events is not None:
                place = len(seat.deck) - 1
                state.events.append(ev.CardMoved(card, ev.DRAFT, number, ev.DECK, number, place))
    _begin(state)
