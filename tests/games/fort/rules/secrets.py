"""Other positions that one seat cannot tell from a given one, made without the engine's help."""

from __future__ import annotations

from itertools import chain
from random import Random

from fort_desktop.games.fort.rules.frames import ChooseRule, Draft, Over
from fort_desktop.games.fort.rules.invariants import unknown_cards
from fort_desktop.games.fort.rules.state import State


def cards_of(found: int) -> list[int]:
    return [card for card in range(found.bit_length()) if found >> card & 1]


def swap_secrets(state: State, viewer: int, chance: Random) -> State:
    """A copy in which all that `viewer` cannot know has been mixed anew."""
    copy = state.copy()
    _pass_dogs_on(copy, viewer, chance)
    _rename_unseen_cards(copy, viewer, chance)
    _mix_hands_and_decks(copy, viewer, chance)
    _mix_rules(copy, viewer, chance)
    copy.rng = chance.getrandbits(64)
    return copy


def _seen_in_draft(state: State, viewer: int) -> set[int]:
    """Cards of hands that have been with the viewer, from the packs and picks alone."""
    if not state.draft_packs:
        return set()
    n, top = len(state.seats), state.stack[0]
    last = top.pick if isinstance(top, Draft) else 7
    seen: set[int] = set()
    for pick in range(last + 1):
        pack = (viewer - pick) % n
        gone = {state.draft_picks[(pack + q) % n][q] for q in range(pick)}
        seen |= set(state.draft_packs[pack]) - gone
    return seen


def _rename_unseen_cards(state: State, viewer: int, chance: Random) -> None:
    """Cards that the viewer has never seen change places with one another."""
    unseen = {*state.park_deck, *state.kennel}
    for number, owner in enumerate(state.seats):
        if number != viewer:
            unseen |= set(cards_of(unknown_cards(owner)))
    if isinstance(state.stack[0], Draft):
        unseen |= set(chain(*state.draft_packs))
    unseen -= _seen_in_draft(state, viewer)
    # Everybody was dealt as many dogs (D-SET), so a dog changes places with dogs only.
    kinds = [[c for c in sorted(unseen) if state.cards.is_dog(c) == dog] for dog in (False, True)]
    new: dict[int, int] = {}
    for old in kinds:
        new |= zip(old, chance.sample(old, len(old)), strict=True)

    def renamed(zone: tuple[int, ...] | list[int]) -> list[int]:
        return [new.get(card, card) for card in zone]

    state.park_deck, state.kennel = renamed(state.park_deck), renamed(state.kennel)
    for owner in state.seats:
        owner.hand, owner.deck = renamed(owner.hand), renamed(owner.deck)
    state.draft_packs = tuple(tuple(renamed(pack)) for pack in state.draft_packs)
    state.draft_picks = tuple(tuple(renamed(kept)) for kept in state.draft_picks)


def _pass_dogs_on(state: State, viewer: int, chance: Random) -> None:
    """Who kept a dog out of a hand before the viewer saw it, the viewer cannot tell.

    Two seats change what they kept out of the same hand, where nobody has seen either since.
    """
    n = len(state.seats)
    if not state.options.dogs or not state.draft_packs:
        return
    seen = _seen_in_draft(state, viewer)
    drafting = isinstance(state.stack[0], Draft)
    for pack in state.draft_packs:
        kept = [
            (owner, card)
            for owner in range(n)
            for card in state.draft_picks[owner]
            if card in pack and card not in seen and owner != viewer
            and (drafting or unknown_cards(state.seats[owner]) >> card & 1)
        ]  # fmt: skip
        if len(kept) >= 2:
            (one, first), (other, second) = chance.sample(kept, 2)
            _exchange(state, {first: second, second: first}, (one, other))


def _exchange(state: State, cards: dict[int, int], owners: tuple[int, int]) -> None:
    state.draft_picks = tuple(
        tuple(cards.get(card, card) for card in kept) for kept in state.draft_picks
    )
    for owner in owners:
        seat = state.seats[owner]
        seat.hand = [cards.get(card, card) for card in seat.hand]
        seat.deck = [cards.get(card, card) for card in seat.deck]


def _mix_hands_and_decks(state: State, viewer: int, chance: Random) -> None:
    """Nobody knows the order of a deck; a rival's hand is known only as far as it is open."""
    for number, owner in enumerate(state.seats):
        if number == viewer:
            chance.shuffle(owner.deck)
            continue
        known = [card for card in owner.hand if owner.open_hand >> card & 1]
        rest = [card for card in [*owner.hand, *owner.deck] if card not in known]
        chance.shuffle(rest)
        owner.deck = rest[: len(owner.deck)]
        owner.hand = known + rest[len(owner.deck) :]
        chance.shuffle(owner.hand)
    chance.shuffle(state.park_deck)
    chance.shuffle(state.kennel)


def _mix_rules(state: State, viewer: int, chance: Random) -> None:
    """Rules that the viewer saw stay among those who took one after it; others stay others."""
    top, own = state.stack[-1], state.seats[viewer]
    choosing = top == ChooseRule(viewer)
    seen = set(own.rules_seen) | (set(state.rule_stack) if choosing else set())
    open_rules = {o.rule for o in state.seats} if isinstance(top, Over) else {own.rule}
    everything = range(len(state.cards.rules))
    for part in (seen, set(everything) - seen):
        old = sorted(part - open_rules - (set(state.rule_stack) if choosing else set()))
        new = dict(zip(old, chance.sample(old, len(old)), strict=True))
        for owner in state.seats:
            owner.rule = new.get(owner.rule, owner.rule)
        if not choosing:
            state.rule_stack = [new.get(rule, rule) for rule in state.rule_stack]
    chance.shuffle(state.rule_stack)
    left = set(state.rule_stack)
    for taker in reversed(state.rule_takers):
        left.add(state.seats[taker].rule)
        if taker != viewer:
            state.seats[taker].rules_seen = tuple(sorted(left))
