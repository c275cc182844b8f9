"""What the bots of 5 Towers reckon with, for each number of seats.

The numbers come from games between bots, in which a seat wins most with them against seats that
reckon with others. `denial`, and `share` at three and five seats, were then set by hand, so that
winners score more among themselves while no game is lost by it.
"""

from __future__ import annotations

from dataclasses import dataclass

Patience = tuple[float, ...]  # per top, from the ground


@dataclass(frozen=True, slots=True)
class Weights:
    """What one reckons with at a table.

    Attributes:
        share: of the cards to come, divided by the seats, what one seat can choose from.
        left_over: of the cards on offer in the first run, what comes again in the second.
        rivalry: how much more of a card one gets that goes on few towers: 0 not at all, 1 as much
            as if it was shared out among those alone.
        denial: how much a point of a rival counts.
        patience: per top (from the ground) what the tables miss, in points for each card that a
            seat may choose from: one with little on which to build waits in vain.
    """

    share: float
    left_over: float
    rivalry: float
    denial: float
    patience: Patience


def _patience(ground: float, *steps: float) -> Patience:
    """Per top: the ground, 0 to 2, then steps for 3 and 4, 5 to 7, 8, 9, 10 to 12, 13 to 15."""
    tops = (2, 3, 1, 1, 3, 3)
    higher = [step for n, step in zip(tops, steps, strict=True) for _ in range(n)]
    return (ground, 0.0, 0.0, 0.0, *higher)


WEIGHTS = {
    2: Weights(2.0, 0.42, 0.0, 0.25, _patience(0.46, 0.13, 0.25, 0.53, 0.37, 0.38, 0.45)),
    3: Weights(2.4, 0.42, 0.38, 0.05, _patience(0.45, 0.16, 0.27, 0.55, 0.34, 0.38, 0.49)),
    4: Weights(2.1, 0.38, 0.7, 0.1, _patience(0.42, 0.16, 0.22, 0.53, 0.38, 0.32, 0.42)),
    5: Weights(2.5, 0.42, 0.7, 0.05, _patience(0.41, 0.16, 0.21, 0.5, 0.35, 0.32, 0.42)),
}
