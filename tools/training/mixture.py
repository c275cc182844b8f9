"""Which games are played for training: seeds, seats, variants and bots, each in fixed shares."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

# Deals below a million are for measuring (`fort-desktop arena`), those from here on for training:
# no bot is ever measured on a deal that its net has seen.
FIRST_SEED = 10_000_000
MOST_SEEDS = 1_000_000_000
SHARD = 20  # games of a file
# What each is played with.
VARIANTS: Mapping[str, tuple[str, ...]] = {
    "base": (),
    "draft": ("draft",),
    "dogs": ("dogs",),
    "cats": ("cats",),
    "dogs+cats": ("dogs", "cats"),
}
SEATS = (2, 3, 4)
HARD, GLANCE = "hard", "glance"
BY_NET = (HARD, GLANCE)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game before it begins.

    Attributes:
        seed: of the game, and of all chances of its bots.
        variant: one of `VARIANTS`.
        bots: who sits where, as many as there are seats.
    """

    seed: int
    variant: str
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mixture:
    """What many games are made of.

    Attributes:
        seed: of the first game; each after it has the next one.
        seats: the share of each number of seats, as whole numbers.
        variants: that of each variant.
        bots: that of each bot at a seat.
        explore: of a hundred decisions of a bot, how many a weaker one makes for it.
    """

    seed: int
    seats: Mapping[int, int]
    variants: Mapping[str, int]
    bots: Mapping[str, int]
    explore: int = 0

    def sitting(self, number: int) -> Sitting:
        """The game of a number, counted from 0; it follows from the number and the mixture alone.

        Within each run of as many games as the products of the shares add up to, seats and variants
        meet exactly in their shares.
        """
        seed = self.seed + number
        kinds = [
            (n, variant)
            for n, of_seats in self.seats.items()
            for variant, of_variant in self.variants.items()
            for _ in range(of_seats * of_variant)
        ]
        lap, place = divmod(number, len(kinds))
        Random(f"kinds/{self.seed}/{lap}").shuffle(kinds)
        seats, variant = kinds[place]
        names, weights = list(self.bots), list(self.bots.values())
        bots = Random(f"bots/{seed}").choices(names, weights, k=seats)
        return Sitting(seed, variant, tuple(bots))

    @property
    def by_net(self) -> bool:
        """Whether a bot that judges by a net is among them."""
        return any(bot in BY_NET for bot in self.bots)

    def as_json(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "seats": {str(n): share for n, share in self.seats.items()},
            "variants": dict(self.variants),
            "bots": dict(self.bots),
            "explore": self.explore,
        }


def digest(value: Any) -> str:
    """What changes with any part of a JSON value."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]
