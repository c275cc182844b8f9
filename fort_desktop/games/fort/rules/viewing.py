"""From a state to what one seat may know of it."""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.games.fort.rules.draft_memory import Group, groups
from fort_desktop.games.fort.rules.frames import ChooseRule, Over
from fort_desktop.games.fort.rules.invariants import drafting, unknown_cards
from fort_desktop.games.fort.rules.setup import draft_hand, draft_seen
from fort_desktop.games.fort.rules.state import Seat, State
from fort_desktop.games.fort.rules.view import SeatView, View
from fort_desktop.games.fort.rules.zones import bits


def view(state: State, seat: int) -> View:
    """All that `seat` may know, remembered things included, and nothing else."""
    top = state.stack[-1]
    owner = state.seats[seat]
    choosing = isinstance(top, ChooseRule) and top.seat == seat
    seen = draft_seen(state, seat)
    kept = state.draft_picks[seat] if state.draft_picks else ()
    counts = tuple(len(picks) for picks in state.draft_picks)
    shown = _draft_shown(state)
    sure = [0] * len(state.seats)
    if seen and not drafting(state):
        _be_sure(sure, groups(seat, seen, kept, counts, shown))
    over = isinstance(top, Over)
    dogs = [_hidden_dogs(state, number, seat) for number in range(len(state.seats))]
    return View(
        seat=seat,
        cards=state.cards,
        options=state.options,
        seats=tuple(
            _own(other, dogs[number])
            if number == seat
            else _rival(other, dogs[number], sure[number], open_rule=over)
            for number, other in enumerate(state.seats)
        ),
        park=tuple(state.park),
        park_deck_size=len(state.park_deck),
        box=tuple(state.box),
        kennel_size=len(state.kennel),
        cats=tuple(state.cats),
        perk_row=tuple(state.perk_row),
        rule_stack=tuple(sorted(state.rule_stack)) if choosing else (),
        rule_stack_size=len(state.rule_stack),
        rules_seen=owner.rules_seen,
        rule_takers=state.rule_takers,
        supply_pizza=state.supply_pizza,
        supply_toys=state.supply_toys,
        table=tuple(state.table),
        leader=state.leader,
        first=state.first,
        round=state.round,
        ending=state.ending,
        ending_seat=state.ending_seat,
        stack=tuple(state.stack),
        play=state.play,
        draft_hand=draft_hand(state, seat),
        draft_seen=seen,
        draft_kept=kept,
        draft_counts=counts,
        draft_shown=shown,
    )


def _be_sure(sure: list[int], found: Iterable[Group]) -> None:
    """Note the cards of the draft of which it is certain who has kept them."""
    for group in found:
        if group.certain:
            sure[group.picks[0][0]] |= 1 << group.cards[0]


def _draft_shown(state: State) -> tuple[tuple[int, ...], ...]:
    """A kept card has been seen unless it still lies unknown in its first owner's hand or deck."""
    if not state.draft_picks:
        return ()
    if drafting(state):
        return ((),) * len(state.seats)
    shown = []
    for seat, kept in zip(state.seats, state.draft_picks, strict=False):
        unknown = unknown_cards(seat)
        shown.append(tuple(sorted(card for card in kept if not unknown >> card & 1)))
    return tuple(shown)


def _hidden_dogs(state: State, number: int, viewer: int) -> int:
    """Everybody was dealt as many dogs; after a draft a seat may have kept more or fewer."""
    if not state.options.dogs:
        return 0
    unknown = unknown_cards(state.seats[number])
    if unknown and state.draft_packs and number != viewer:
        return -1
    return (unknown >> state.cards.first_dog).bit_count()


def _own(seat: Seat, dogs: int) -> SeatView:
    return _seat_view(seat, tuple(seat.hand), bits(seat.deck), dogs, seat.rule)


def _rival(seat: Seat, dogs: int, sure: int, *, open_rule: bool) -> SeatView:
    known: list[int] = []
    if seat.open_hand:
        known = sorted(card for card in seat.hand if seat.open_hand >> card & 1)
    hand = (*known, *(-1,) * (len(seat.hand) - len(known)))
    return _seat_view(seat, hand, seat.open_hidden | sure, dogs, seat.rule if open_rule else -1)


def _seat_view(seat: Seat, hand: tuple[int, ...], hidden: int, dogs: int, rule: int) -> SeatView:
    return SeatView(  # by the order of its fields, as by their names it takes twice as long
        seat.board,
        hand,
        len(seat.deck),
        hidden,
        dogs,
        tuple(seat.discard),
        tuple(seat.yard),
        tuple(seat.lookout),
        tuple(seat.doghouse),
        tuple(seat.cats),
        seat.pizza,
        seat.toys,
        seat.pack_pizza,
        seat.pack_toys,
        seat.points,
        seat.level,
        rule,
        seat.rule != -1,
        tuple(seat.perks),
        seat.sculpture,
        seat.turns,
        seat.open_hand,
        seat.open_hidden,
    )
