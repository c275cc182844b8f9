"""Moves: what a seat can decide."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, unsafe_hash=True)
class Bid:
    """Name a number of cards, higher than all before; 0 only by the start player (T-BID)."""

    n: int


@dataclass(slots=True, unsafe_hash=True)
class Pass:
    """Name no number this round (T-BID)."""


@dataclass(slots=True, unsafe_hash=True)
class Take:
    """Take these cards of the offer, as many as were named; in ascending order (T-BID)."""

    cards: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class Demolish:
    """The top card of the own tower of a kind becomes rubble (T-BUILD)."""

    kind: int


@dataclass(slots=True, unsafe_hash=True)
class Keep:
    """Demolish nothing (T-BUILD)."""


@dataclass(slots=True, unsafe_hash=True)
class Build:
    """Put a taken card on the own tower of its kind, or found that tower (T-BUILD)."""

    card: int


Move = Bid | Pass | Take | Demolish | Keep | Build
