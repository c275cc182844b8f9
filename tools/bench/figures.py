"""Figures: measured in rounds, ours and the peers' in turn, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from statistics import median
from typing import Protocol

from tools.bench.targets import Target

ROUNDS = 5
KINDS = {
    "decisions": ("random play", "decisions/s"),
    "random games": ("whole random games", "games/s"),
    "games of bots": ("whole games, 2 bots", "games/s"),
    "copy": ("copy of a state", "µs"),
}
"""Of the figures that a peer has too: what is measured, and its unit."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of ours.

    Attributes:
        what: is measured.
        unit: of the samples.
        sample: measures for that many seconds.
        target: to reach, if any.
        kind: of the peers' figures it may be compared with; empty with none.
        more: further numbers as text, when all is measured.
        samples: one of each round.
    """

    what: str
    unit: str
    sample: Callable[[float], float]
    target: Target | None = None
    kind: str = ""
    more: Callable[[], str] = str
    samples: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Result:
    """A figure that was measured.

    Attributes:
        what, unit: of the figure.
        minimum, median, maximum: of the samples, one from each round.
        target: to reach, as text; empty without one.
        reached: whether it is; None without a verdict.
        ratios: ours divided by the peer's, of medians, by the peer's name.
        more: further numbers as text.
    """

    what: str
    unit: str
    minimum: float
    median: float
    maximum: float
    samples: tuple[float, ...]
    target: str = ""
    reached: bool | None = None
    ratios: Mapping[str, float] = field(default_factory=dict)
    more: str = ""


class Measured(Protocol):
    """A peer as the rounds know it.

    Attributes:
        name: of the peer.
        samples: by kind, one of each round; empty when it cannot be measured.
    """

    name: str
    samples: dict[str, list[float]]

    def sample(self, seconds: float) -> None:
        """Measure for that many seconds."""
        ...


def measure(
    figures: Sequence[Figure],
    peers: Sequence[Measured],
    seconds: float,
    tell: Callable[[str], object],
) -> None:
    """Every round gives part of `seconds` to each figure and each peer, ours and theirs in turn."""
    part = seconds / ROUNDS
    for number in range(1, ROUNDS + 1):
        tell(f"round {number} of {ROUNDS}")
        for figure, peer in zip_longest(figures, peers):
            if figure:
                figure.samples.append(figure.sample(part))
            if peer:
                peer.sample(part)


def our_results(figures: Iterable[Figure], peers: Sequence[Measured]) -> list[Result]:
    """In their order, beside those peers that have a figure of the same kind."""
    return [_ours(figure, peers) for figure in figures]


def peer_results(peers: Iterable[Measured]) -> list[Result]:
    """Every figure of every peer."""
    return [
        _result(f"{peer.name}, {KINDS[kind][0]}", KINDS[kind][1], samples)
        for peer in peers
        for kind, samples in peer.samples.items()
    ]


def _ours(figure: Figure, peers: Sequence[Measured]) -> Result:
    plain = _result(figure.what, figure.unit, figure.samples)
    theirs = {peer.name: peer.samples.get(figure.kind) for peer in peers}
    ratios = {name: plain.median / median(samples) for name, samples in theirs.items() if samples}
    told = replace(plain, ratios=ratios, more=figure.more())
    if figure.target is None:
        return told
    reached = figure.target.reached(plain.median, ratios)
    return replace(told, target=figure.target.text, reached=reached)


def _result(what: str, unit: str, samples: Sequence[float]) -> Result:
    return Result(what, unit, min(samples), median(samples), max(samples), tuple(samples))
