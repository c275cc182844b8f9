"""Positions of games in which every move is drawn from the legal ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.frames import ChoosePlay
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.zones import take_cat
from tests.games.fort.frozen_cards import frozen_cards

SETTINGS = list(product((2, 3, 4), (False, True)))
PETS = ((True, False), (False, True), (True, True))


def game() -> FortGame:
    return FortGame(frozen_cards())


def play(seats: int, seed: int, *, draft: bool, rounds: int | None = None) -> Iterator[State]:
    """The state at every decision of one game, and at its end; it changes while one iterates."""
    fort = game()
    state = fort.new_game(FortOptions(seats, draft), seed)
    chance = Random(seed)
    while fort.decision(state) is not None and (rounds is None or state.round <= rounds):
        yield state
        fort.apply(state, chance.choice(fort.legal_moves(state)))
    yield state


def samples(every: int, seed: int = 1, rounds: int | None = None) -> Iterator[State]:
    """About one in `every` positions of a game for each number of seats, with and without draft."""
    chance = Random(seed)
    for seats, draft in SETTINGS:
        for state in play(seats, seed, draft=draft, rounds=rounds):
            over = game().decision(state) is None
            if over or chance.randrange(every) == 0:
                yield state


# --- with dogs and cats -------------------------------------------------------------------------


def play_with_pets(options: FortOptions, seed: int, rounds: int | None = None) -> Iterator[State]:
    """As `play`; besides, dogs and cats go about at times, more than the rules let them."""
    fort = game()
    state = fort.new_game(options, seed)
    chance = Random(seed)
    while fort.decision(state) is not None and (rounds is None or state.round <= rounds):
        yield state
        fort.apply(state, chance.choice(fort.legal_moves(state)))
        if isinstance(state.stack[-1], ChoosePlay):
            stir(state, chance)
    yield state


def stir(state: State, chance: Random) -> None:
    """At times a cat goes elsewhere, or a dog that lies open goes to somebody's doghouse."""
    state.legal = None
    cats = [*state.cats, *(cat for owner in state.seats for cat in owner.cats)]
    if cats and chance.random() < 0.3:
        take_cat(state, chance.choice(cats), chance.randrange(len(state.seats)))
    owner = chance.choice(state.seats)
    dogs = [card for card in owner.discard if state.cards.is_dog(card)]
    if dogs and chance.random() < 0.2:
        owner.discard.remove(dogs[0])
        chance.choice(state.seats).doghouse.append(dogs[0])


def pet_samples(every: int, seed: int = 1, rounds: int | None = None) -> Iterator[State]:
    """About one in `every` positions of games with dogs, with cats, and with both."""
    chance = Random(seed)
    for (seats, draft), (dogs, cats) in product(SETTINGS, PETS):
        options = FortOptions(seats, draft, dogs=dogs, cats=cats)
        for state in play_with_pets(options, seed, rounds):
            over = game().decision(state) is None
            if over or chance.randrange(every) == 0:
                yield state
