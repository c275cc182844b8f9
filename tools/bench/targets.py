"""What is to be reached, by each build of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tools.bench.build import COMPILED, PURE

PEER = "OpenSpiel gin rummy"
Ratios = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Target:
    """A target.

    Attributes:
        text: as the table shows it.
        reached: told the median of ours and the ratios to peers by their names; None is no verdict.
    """

    text: str
    reached: Callable[[float, Ratios], bool | None]


def at_least(value: float) -> Target:
    return Target(f"≥ {value:,g}", lambda ours, _: ours >= value)


def at_most(value: float) -> Target:
    return Target(f"≤ {value:,g}", lambda ours, _: ours <= value)


def times(value: float) -> Target:
    """A ratio to the peer with compiled rules; without it there is no verdict."""
    text = f"≥ {value:g} × {PEER}"
    return Target(text, lambda _, ratios: ratios[PEER] >= value if PEER in ratios else None)


_TARGETS: dict[str, tuple[Target, Target]] = {
    "fort, 4 seats": (times(0.9), times(1.6)),
    "fort, cats and dogs": (times(0.6), times(1.2)),
    "towers, 4 seats": (times(0.9), times(1.3)),
    "playouts": (at_least(350), at_least(800)),
    "easy bots": (at_least(100), at_least(150)),
    "copy": (at_most(4), at_most(1.6)),
    "determinize": (at_most(20), at_most(12)),
    "save": (at_most(40), at_most(40)),
    "serialise": (at_most(10), at_most(10)),
}


def target(figure: str, build: str) -> Target:
    """What a build is to reach at a figure of that name."""
    return _TARGETS[figure][(PURE, COMPILED).index(build)]
