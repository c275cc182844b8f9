"""Short ways to write positions of 5 Towers for tests, and to play them."""

from __future__ import annotations

from random import Random
from typing import Any

from fort_desktop.games.towers.rules.cards import KINDS, card_named
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.state import State, TowersOptions

GAME = TowersGame()


def cards(names: str) -> list[int]:
    """The cards of these names."""
    return [card_named(name) for name in names.split()]


def seat(rubble: str = "", hand: str = "", **towers: str) -> dict[str, Any]:
    """A seat: towers by kind as numbers, the lowest first; "7'" is the twin."""
    assert set(towers) <= set(KINDS)
    named = {kind: [_name(kind, n) for n in text.split()] for kind, text in towers.items()}
    return {"towers": named, "rubble": rubble.split(), "hand": hand.split()}


def _name(kind: str, number: str) -> str:
    return f"{kind}-{number.rstrip(chr(39))}" + ("-2" if number.endswith("'") else "")


class Table:
    """A position that is played by notation."""

    def __init__(self, state: State):
        self.state = state
        self.events: list[Event] = []

    def play(self, *texts: str) -> Table:
        """Play moves; every position on the way is checked."""
        for text in texts:
            self.events = []
            GAME.apply(self.state, GAME.parse_move(self.state, text), self.events)
            GAME.check(self.state)
        return self

    @property
    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [GAME.format_move(self.state, move) for move in GAME.legal_moves(self.state)]

    @property
    def asked(self) -> tuple[int, str] | None:
        """Which seat, from 1, decides what."""
        decision = GAME.decision(self.state)
        return None if decision is None else (decision.seat + 1, decision.kind)

    def happened(self, kind: type[Event]) -> list[Event]:
        """What of a kind the last move brought."""
        return [event for event in self.events if isinstance(event, kind)]


def table(*seats: dict[str, Any], offer: str | None = None, **fields: Any) -> Table:
    """A position by hand: see docs/engine.md; `offer` are names of cards."""
    position: dict[str, Any] = {"seats": list(seats), **fields}
    if offer is not None:
        position["offer"] = offer.split()
    return Table(GAME.from_snapshot(position))


def new_table(seats: int, seed: int = 1, first: int | None = None) -> Table:
    """A new game."""
    return Table(GAME.new_game(TowersOptions(seats, first), seed))


def random_game(seats: int, seed: int) -> list[State]:
    """All positions of a game of random moves."""
    chance = Random(seed)
    state = GAME.new_game(TowersOptions(seats), seed)
    states = [GAME.copy(state)]
    while moves := GAME.legal_moves(state):
        GAME.apply(state, chance.choice(moves))
        states.append(GAME.copy(state))
    return states
