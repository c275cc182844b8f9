"""The decisions of 5 Towers that have but one sensible answer: a single move is legal.

All see what there is to choose from, so each of them is evident.

| kind | when | by hand |
|---|---|---|
| only-bid | only passing is left, or only 0 (T-BID) | no |
| only-cards | the cards on offer that can be taken are as many as were named (T-LEGAL) | no |
| building | the tower to demolish or the card to build next, or `Keep` (T-BUILD) | yes |

Another kind is a line of `KINDS`: the moves that it is about, and how it is answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fort_desktop.contract.adapter import SoleAnswer
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of such decisions; see the table above.

    Attributes:
        id: its name.
        moves: what it is about.
        by_hand: as in `SoleAnswer`: a tower is built by hand, and none is broken unasked.
    """

    id: str
    moves: tuple[type, ...]
    by_hand: bool = False


KINDS = (
    Kind("only-bid", (Bid, Pass)),
    Kind("only-cards", (Take,)),
    Kind("building", (Demolish, Keep, Build), by_hand=True),
)


def sole_answer(moves: Sequence[Move]) -> SoleAnswer[Move] | None:
    """The one sensible answer among these legal moves; None where there is something to decide."""
    if len(moves) > 1:
        return None
    [move] = moves
    kind = next(kind for kind in KINDS if isinstance(move, kind.moves))
    return SoleAnswer(move, kind.id, evident=True, by_hand=kind.by_hand)
