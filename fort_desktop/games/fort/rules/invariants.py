"""What holds in every position, at every decision and between all frames."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NoReturn

from fort_desktop.games.fort.rules.boards import lookout_capacity, pack_capacity
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Draft, Over
from fort_desktop.games.fort.rules.pending import check_pending, fail
from fort_desktop.games.fort.rules.setup import MAX_SEATS, MIN_SEATS
from fort_desktop.games.fort.rules.state import (
    POINTS_TO_END,
    START_CARDS,
    START_DOGS,
    STUFF_ROOM,
    TOKENS,
    TOP_LEVEL,
    Seat,
    State,
)
from fort_desktop.games.fort.rules.zones import bits


def check(state: State) -> None:
    """Check everything.

    Raises:
        AssertionError: says in a sentence what is broken.
    """
    check_pending(state)
    _check_cards(state)
    _check_tokens(state)
    _check_boards(state)
    _check_rules(state)
    _check_perks(state)
    _check_cats(state)
    _check_knowledge(state)
    _check_turns(state)
    _check_end(state)
    if state.draft_packs or state.draft_picks:
        _check_draft(state)


def drafting(state: State) -> bool:
    """Whether the draft is still going on."""
    return isinstance(state.stack[0], Draft)


def _named(state: State) -> Iterator[tuple[int, Seat]]:
    """Seats with their numbers as in notation, from 1."""
    return enumerate(state.seats, 1)


# --- cards --------------------------------------------------------------------------------------


def zones_of(state: State) -> Iterator[tuple[str, list[int]]]:
    """Every place where cards lie, by a name for messages."""
    for number, seat in _named(state):
        yield f"the deck of seat {number}", seat.deck
        yield f"the hand of seat {number}", seat.hand
        yield f"the discard pile of seat {number}", seat.discard
        yield f"the yard of seat {number}", seat.yard
        yield f"the lookout of seat {number}", seat.lookout
        yield f"the doghouse of seat {number}", seat.doghouse
    yield "the park", state.park
    yield "the park deck", state.park_deck
    yield "the box", state.box
    yield "the table", state.table
    yield "the kennel", state.kennel
    if drafting(state):
        for number, pack in enumerate(state.draft_packs, 1):
            yield f"draft pack {number}", list(pack)


def _check_cards(state: State) -> None:
    """Every card of the set lies in exactly one place; dogs only if they are played with.

    Dogs are never trashed, nor in a lookout or the park; nobody else is in theirs (D-SUIT).
    """
    n = len(state.cards.cards) if state.options.dogs else state.cards.first_dog
    zones = list(zones_of(state))
    if sorted(card for _, zone in zones for card in zone) != list(range(n)):
        _fail_for_places(state, zones, n)
    friends, first_dog = best_friends(state.cards), state.cards.first_dog
    for name, zone in zones:
        if name in _IN_PARK and not friends.isdisjoint(zone):
            friend = next(card for card in zone if card in friends)
            fail(f"the best friend {state.cards.names[friend]} lies in {name}")
        if name.startswith(_FOR_DOGS) and zone and min(zone) < first_dog:
            fail(f"{state.cards.names[min(zone)]} lies in {name}, but is no dog")
        if name.startswith(_NOT_FOR_DOGS) and zone and max(zone) >= first_dog:
            fail(f"the dog {state.cards.names[max(zone)]} lies in {name}")


_IN_PARK = ("the park", "the park deck")
_FOR_DOGS = ("the doghouse", "the kennel")
_NOT_FOR_DOGS = ("the park", "the box", "the lookout")


def _fail_for_places(state: State, zones: Iterable[tuple[str, list[int]]], n: int) -> NoReturn:
    names = state.cards.names
    places: dict[int, str] = {}
    for name, zone in zones:
        for card in zone:
            if not 0 <= card < n:
                fail(f"{name} holds card {card}, which is none of this game")
            if card in places:
                fail(f"{names[card]} lies in {places[card]} and in {name}")
            places[card] = name
    lost = next(card for card in range(n) if card not in places)
    fail(f"{names[lost]} lies nowhere")


@cache
def best_friends(cards: CardSet) -> frozenset[int]:
    return frozenset(n for n, kid in enumerate(cards.cards) if kid.best_friend)


def _check_cats(state: State) -> None:
    """As many as players at most, each in one place; none unless they are played with (C-SET)."""
    cats = state.cats + [cat for seat in state.seats for cat in seat.cats]
    if len(set(cats)) != len(cats):
        fail("a cat is in two places")
    if not set(cats) <= set(range(len(state.cards.cats))):
        fail("there is a cat that the card set does not have")
    if len(cats) > (len(state.seats) if state.options.cats else 0):
        fail(f"there are {len(cats)} cats, more than are played with")


# --- tokens and boards --------------------------------------------------------------------------


def _check_tokens(state: State) -> None:
    """30 of each kind, no more room in stuff and pack than the rules give (F-SET 2, F-FORT)."""
    pizza, toys = state.supply_pizza, state.supply_toys
    if min(pizza, toys) < 0:
        fail("the supply holds less than no token")
    for number, seat in _named(state):
        if min(seat.pizza, seat.toys, seat.pack_pizza, seat.pack_toys) < 0:
            fail(f"seat {number} holds less than no token")
        if max(seat.pizza, seat.toys) > STUFF_ROOM:
            fail(f"the stuff of seat {number} holds more than {STUFF_ROOM} tokens of a kind")
        capacity = pack_capacity(state, number - 1)
        if seat.pack_pizza + seat.pack_toys > capacity:
            fail(f"the pack of seat {number} holds more than {capacity} tokens")
        pizza += seat.pizza + seat.pack_pizza
        toys += seat.toys + seat.pack_toys
    if pizza != TOKENS:
        fail(f"there are {pizza} pizza tokens instead of {TOKENS}")
    if toys != TOKENS:
        fail(f"there are {toys} toy tokens instead of {TOKENS}")


def _check_boards(state: State) -> None:
    """Boards, levels, lookouts, the Macaroni Sculpture (F-SET 3, F-FORT)."""
    n = len(state.seats)
    if not MIN_SEATS <= n <= MAX_SEATS or state.options.seats != n:
        fail(f"there are {n} seats, the options say {state.options.seats}")
    boards = [seat.board for seat in state.seats]
    if len(set(boards)) != n or not set(boards) <= set(range(len(state.cards.boards))):
        fail(f"the seats have the boards {boards}, not {n} different ones of the card set")
    for number, seat in _named(state):
        if not 0 <= seat.level <= TOP_LEVEL:
            fail(f"the fort of seat {number} has level {seat.level}")
        if seat.points < 0:
            fail(f"seat {number} has {seat.points} points")
        room = lookout_capacity(state, number - 1)
        if len(seat.lookout) > room:
            fail(f"the lookout of seat {number} holds more than {room} cards")
        if seat.sculpture and seat.level < TOP_LEVEL:
            fail(f"seat {number} has the Macaroni Sculpture below level {TOP_LEVEL}")
    held = sum(seat.sculpture for seat in state.seats)
    tops = sum(seat.level == TOP_LEVEL for seat in state.seats)
    if held != min(1, tops):
        fail(f"{held} seats have the Macaroni Sculpture, {tops} have a fort of level {TOP_LEVEL}")


# --- made-up rules and perks --------------------------------------------------------------------


def _check_rules(state: State) -> None:
    """Each in one place; whoever took one remembers the stack as it was then (F-FORT)."""
    held = [seat.rule for seat in state.seats if seat.rule != -1]
    rules = state.rule_stack + held
    if len(set(rules)) != len(rules):
        fail("a made-up rule is in two places")
    if not set(rules) <= set(range(len(state.cards.rules))):
        fail("there is a made-up rule that the card set does not have")
    takers = [n for n, seat in enumerate(state.seats) if seat.rule != -1]
    if sorted(state.rule_takers) != takers:
        fail(f"rules were taken by the seats {state.rule_takers}, they are with {takers}")
    left = set(state.rule_stack)
    for taker in reversed(state.rule_takers):
        left.add(state.seats[taker].rule)
        seen = state.seats[taker].rules_seen
        if set(seen) != left or len(seen) != len(left):
            fail(f"seat {taker + 1} remembers another rule stack than there was")
    for number, seat in _named(state):
        if seat.rule == -1 and seat.rules_seen:
            fail(f"seat {number} has seen the rule stack, but has no rule")


def _check_perks(state: State) -> None:
    perks = state.perk_row + [perk for seat in state.seats for perk in seat.perks]
    if len(set(perks)) != len(perks):
        fail("a perk is in two places")
    if not set(perks) <= set(range(len(state.cards.perks))):
        fail("there is a perk that the card set does not have")


# --- what is publicly known ---------------------------------------------------------------------


def unknown_cards(seat: Seat) -> int:
    """Bit set of the cards of hand and deck that have never been seen in the open."""
    return bits(seat.hand + seat.deck) & ~seat.open_hand & ~seat.open_hidden


def _check_knowledge(state: State) -> None:
    friends = bits(list(best_friends(state.cards)))
    for number, seat in _named(state):
        hand, deck = bits(seat.hand), bits(seat.deck)
        if seat.open_hand & ~hand:
            fail(f"a card is known to be in the hand of seat {number}, but is not there")
        if seat.open_hidden & ~(hand | deck):
            fail(f"a card is known to be in hand or deck of seat {number}, but is not there")
        if seat.open_hand & seat.open_hidden:
            fail(f"a card of seat {number} is known to be in hand and known to be hidden")
        if seat.open_hidden and not deck:
            fail(f"seat {number} has no deck, so what is known lies in the hand")
        if unknown_cards(seat) & friends:
            fail(f"nobody knows that seat {number} has a best friend in hand or deck")


# --- turns and the end --------------------------------------------------------------------------


def _check_turns(state: State) -> None:
    """Rounds are whole: all have had as many turns but for the round under way (F-END)."""
    n = len(state.seats)
    if not (0 <= state.first < n and 0 <= state.leader < n):
        fail(f"the leader is {state.leader}, the first player {state.first} of {n} seats")
    if (state.round == 0) != drafting(state) or state.round < 0:
        fail(f"round {state.round} does not fit: only the draft is round 0")
    over = isinstance(state.stack[0], Over)
    gone = n if over else (state.leader - state.first) % n
    for place in range(n):
        seat = (state.first + place) % n
        expected = max(0, state.round - (place >= gone))
        if state.seats[seat].turns != expected:
            turns = state.seats[seat].turns
            fail(f"seat {seat + 1} has had {turns} turns instead of {expected}")


def end_reasons(state: State) -> list[str]:
    """What triggers the end as things are (F-END); once true, each stays true."""
    found = []
    if any(seat.points >= POINTS_TO_END for seat in state.seats):
        found.append("points")
    if any(seat.level >= TOP_LEVEL for seat in state.seats):
        found.append("fort")
    if not state.park_deck:
        found.append("park")
    return found


def _check_end(state: State) -> None:
    reasons = end_reasons(state)
    if state.ending and state.ending not in reasons:
        fail(f"the end was triggered by {state.ending!r}, but nothing shows that")
    if reasons and not state.ending:
        fail(f"the end is not triggered in spite of {reasons}")
    seats = range(len(state.seats)) if state.ending else (-1,)
    if state.ending_seat not in seats:
        fail(f"the end was triggered by seat {state.ending_seat}")
    if isinstance(state.stack[0], Over) and not state.ending:
        fail("the game is over, but its end was not triggered")


# --- the draft ----------------------------------------------------------------------------------


def _check_draft(state: State) -> None:
    """Hands and picks fit together, also as a memory later in the game (F-SET 8)."""
    n = len(state.seats)
    packs, picks = state.draft_packs, state.draft_picks
    dealt = [card for pack in packs for card in pack]
    if [len(pack) for pack in packs] != [START_CARDS] * n or len(set(dealt)) != len(dealt):
        fail(f"the draft deals {n} hands of {START_CARDS} cards")
    if not set(dealt) <= {*state.cards.park_kids, *state.cards.dog_cards}:
        fail("the draft deals kids of the park deck and dogs only")
    dogs = START_DOGS if state.options.dogs else 0
    if any(sum(map(state.cards.is_dog, pack)) != dogs for pack in packs):
        fail(f"the draft deals hands with {dogs} dogs")
    if [len(kept) for kept in picks] != _pick_counts(state):
        fail("somebody has kept more or fewer cards than the draft has asked for")
    for seat, kept in enumerate(picks):
        for pick, card in enumerate(kept):
            if card not in packs[(seat - pick) % n]:
                fail(f"seat {seat + 1} kept {state.cards.names[card]} out of another hand")
    if len({card for kept in picks for card in kept}) != sum(map(len, picks)):
        fail("a card was kept twice in the draft")
    if not drafting(state):
        for number, owner in _named(state):
            if unknown_cards(owner) & ~bits(list(picks[number - 1])):
                fail(f"seat {number} has a hidden card that it did not keep in the draft")


def _pick_counts(state: State) -> list[int]:
    n = len(state.seats)
    top = state.stack[0]
    if not isinstance(top, Draft):
        return [START_CARDS] * n
    asked = (top.seat - state.first) % n
    return [top.pick + ((seat - state.first) % n < asked) for seat in range(n)]
