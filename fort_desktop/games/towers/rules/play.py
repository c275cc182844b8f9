"""What follows from each move, and how rounds begin and end."""

from __future__ import annotations

import sys
from random import Random

from fort_desktop.contract import rng as chances
from fort_desktop.contract.errors import InvalidPosition, is_among, refused
from fort_desktop.contract.game import Policy
from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.building import (
    below_top,
    buildable,
    by_kind,
    can_build,
    choices,
    firsts,
    largest_bid,
    top_of,
)
from fort_desktop.games.towers.rules.cards import all_cards, face_of, kind_of, number_of
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.state import (
    MAX_SEATS,
    MIN_SEATS,
    OFFER_SIZE,
    PASSED,
    RUNS,
    Phase,
    Seat,
    State,
    TowersOptions,
    least_bid,
)

Events = list[Event]


def new_state(options: TowersOptions, seed: int) -> State:
    """The position before the first bid (T-SET).

    Raises:
        InvalidPosition: the options are none of this game.
    """
    seats, first = options.seats, options.first
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise InvalidPosition(f"seats: expected {MIN_SEATS} to {MAX_SEATS}; found {seats}")
    if first is not None and not 0 <= first < seats:
        raise InvalidPosition(f"first: expected a seat of {seats}; found {first + 1}")
    deck = all_cards(seats)
    random = chances.shuffle(chances.seeded(seed), deck)
    random, start = chances.below(random, seats)
    state = State(
        options=options,
        seats=[Seat() for _ in range(seats)],
        deck=deck,
        offer=[],
        discard=[],
        round=0,
        start=start if first is None else first,
        bids=[None] * seats,
        phase=Phase.BID,
        runs=1,
        rng=random,
    )
    begin_round(state, [])
    return state


def legal_moves(state: State) -> list[Move]:
    """Every legal move of the seat to act, in a stable order (T-LEGAL)."""
    if state.phase is Phase.OVER:
        return []
    seat = state.seats[state.actor]
    if state.phase is Phase.BID:
        least = least_bid(state.bids)
        bids: list[Move] = [Bid(n) for n in range(least, largest_bid(seat.towers, state.offer) + 1)]
        if state.actor != state.start:
            bids.append(Pass())
        return bids
    if state.phase is Phase.TAKE:
        return [Take(cards) for cards in choices(seat.towers, state.offer, state.bid)]
    if state.phase is Phase.DEMOLISH:
        return _demolitions(seat)
    return _builds(seat)


def _demolitions(seat: Seat) -> list[Move]:
    """The demolitions after which the hand can be built, and `Keep` if it can be as it is."""
    hand = by_kind(seat.hand)
    blocked = [k for k, tower in enumerate(seat.towers) if not can_build(top_of(tower), hand[k])]
    moves: list[Move] = [] if blocked else [Keep()]
    for kind, tower in enumerate(seat.towers):
        lower = below_top(tower)
        others = all(other == kind for other in blocked)
        if lower is not None and others and can_build(lower, hand[kind]):
            moves.append(Demolish(kind))
    return moves


def _builds(seat: Seat) -> list[Move]:
    """The cards that can be built now so that the others can follow; of twins the first."""
    kinds = zip(seat.towers, by_kind(seat.hand), strict=True)
    now = [set(firsts(top_of(tower), numbers)) if numbers else () for tower, numbers in kinds]
    moves: dict[int, Move] = {}
    for card in sorted(seat.hand):
        if number_of(card) in now[kind_of(card)]:
            moves.setdefault(face_of(card), Build(card))
    return list(moves.values())


def begin_round(state: State, events: Events) -> None:
    """Deal the offer (T-SET)."""
    state.round += 1
    state.bids = [None] * len(state.seats)
    state.phase = Phase.BID
    n = min(OFFER_SIZE, len(state.deck))
    state.offer = [state.deck.pop() for _ in range(n)]
    events += [ev.RoundBegan(state.round, state.start), ev.OfferDealt(tuple(state.offer))]


def carry_out(state: State, move: Move, events: Events) -> None:
    """Carry out a legal move in place."""
    actor = state.actor
    seat = state.seats[actor]
    match move:
        case Bid(n):
            state.bids[actor] = n
            events.append(ev.BidMade(actor, n))
            _after_bid(state, events)
        case Pass():
            state.bids[actor] = PASSED
            events.append(ev.Passed(actor))
            _after_bid(state, events)
        case Take(cards):
            _take(state, seat, cards)
            events.append(ev.CardsTaken(actor, cards))
        case Demolish(kind):
            card = seat.towers[kind].pop()
            seat.rubble.append(card)
            state.phase = Phase.BUILD
            events.append(ev.Demolished(actor, card))
        case Keep():
            state.phase = Phase.BUILD
            events.append(ev.Kept(actor))
        case Build(card):
            tower = seat.towers[kind_of(card)]
            seat.hand.remove(card)
            tower.append(card)
            events.append(ev.CardBuilt(actor, card, len(tower)))
            if not seat.hand:
                _clean_up(state, events)


def playout(state: State, rng: Random, policy: Policy[State, Move] | None, depth: int) -> int:
    """`Game.playout`.

    Raises:
        IllegalMove: as `Game.playout` says.
    """
    state.legal = None
    end = state.round + depth if depth else sys.maxsize
    chance, decisions, unread = rng.random, 0, list[Event]()
    while state.round < end and state.phase is not Phase.OVER:
        moves = legal_moves(state)
        if policy is None:
            move = moves[int(chance() * len(moves))]
        else:
            state.legal = moves  # a policy may ask the game for them as well
            move = policy(state, moves, rng)
            if not is_among(move, moves):
                raise refused(move, str)
            state.legal = None
        carry_out(state, move, unread)
        unread.clear()
        decisions += 1
    return decisions


def _take(state: State, seat: Seat, cards: tuple[int, ...]) -> None:
    seat.hand = list(cards)
    state.offer = [card for card in state.offer if card not in cards]
    assert buildable(seat.towers, cards), "only what can be built is taken (T-LEGAL)"
    asked = any(below_top(tower) is not None for tower in seat.towers)
    state.phase = Phase.DEMOLISH if asked and _demolitions(seat) != [Keep()] else Phase.BUILD


def _after_bid(state: State, events: Events) -> None:
    """The bidding ends when all have been asked, or the whole offer has been named (T-BID)."""
    if state.bid < len(state.offer) and None in state.bids:
        return
    if state.bid > 0:
        state.phase = Phase.TAKE
    else:
        _clean_up(state, events)


def _clean_up(state: State, events: Events) -> None:
    """Discard what is left, and go on, reshuffle or end (T-CLEAN, T-PILE)."""
    if state.offer:
        events.append(ev.OfferDiscarded(tuple(state.offer)))
    state.discard += state.offer
    state.offer = []
    if state.bid > 0:
        state.start = (state.bidder + 1) % len(state.seats)
    if not state.deck and state.runs < RUNS:
        state.runs += 1
        state.deck, state.discard = state.discard, []
        state.rng = chances.shuffle(state.rng, state.deck)
        if state.deck:
            events.append(ev.DeckReshuffled(len(state.deck)))
    if state.deck:
        begin_round(state, events)
    else:
        state.phase = Phase.OVER
        events.append(ev.GameEnded())
