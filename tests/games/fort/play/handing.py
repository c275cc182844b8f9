"""Whole games of people at one device, decided as bots would, and how often it changes hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from fort_desktop.games.fort.play.adapter import FortAdapter, FortTable, new_table
from fort_desktop.play.players import chooser
from fort_desktop.play.table import SeatSetup


@dataclass(frozen=True, slots=True)
class HandOver:
    """The device was given to somebody.

    Attributes:
        turn: in which turn, by the round, the leader and how many cards had been played before.
        seat: to whom.
        kind: for which decision.
    """

    turn: tuple[int, int, int]
    seat: int
    kind: str


def shared_game(
    adapter: FortAdapter,
    levels: Sequence[str],
    seed: int,
    look: Callable[[FortTable], None] = lambda _: None,
) -> tuple[list[HandOver], int]:
    """A whole game of as many people as levels, each of whom decides like that bot.

    Args:
        adapter: the game.
        levels: how each decides.
        seed: what the shuffles and the choices follow from.
        look: called before every decision.

    Returns:
        every hand-over but those of a draft, and how many turns there were.
    """
    seats = [SeatSetup(f"Person {n}") for n in range(len(levels))]
    table = new_table(adapter, seats, seed)
    table.asks_all = False
    bots, rng = [chooser(adapter.game, level) for level in levels], Random(seed)
    found: list[HandOver] = []
    turns: set[tuple[int, int]] = set()
    plays = 0
    while (decision := table.decision()) is not None:
        look(table)
        state, seat = table.state, decision.seat
        turns.add((state.round, state.leader))
        if table.handover() is not None:
            found.append(HandOver((state.round, state.leader, plays), seat, decision.kind))
        forced = table.forced()
        if forced is None:
            legal = table.legal()
            alone = len(legal) == 1
            move = legal[0] if alone else bots[seat].choose(table.view(seat), legal, rng)
            table.submit(move, by_hand=alone)
        else:
            table.submit(forced, unasked=True)
        plays += decision.kind == "play"
    return found, len(turns)
