"""What is played in the tests of the environments: every number of seats, every variant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fort_desktop.research import GameEnvironment

PETS = ({}, {"dogs": True}, {"cats": True}, {"dogs": True, "cats": True})
FORT = [
    ("fort", seats, {"draft": True} | pets if draft else pets)
    for seats in (2, 3, 4)
    for draft in (False, True)
    for pets in PETS
]
TOWERS = [("towers", seats, {}) for seats in (2, 3, 4, 5)]
TABLES = [*FORT, *TOWERS]


def name_of(table: tuple[str, int, dict[str, bool]]) -> str:
    game, seats, variants = table
    return "-".join([game, str(seats), *variants])


def drawn(table: Any, decisions: int, seed: int = 1) -> Iterator[tuple[str, dict[str, Any]]]:
    """Who acts and what it observes, before it does what is drawn; so many times at most."""
    for agent in table.possible_agents:
        table.action_space(agent).seed(seed)
    table.reset(seed)
    for agent in table.agent_iter(decisions):
        seen, _, terminated, _, _ = table.last()
        if terminated:
            return
        yield agent, seen
        table.step(table.action_space(agent).sample(seen["action_mask"]))


def played(table: GameEnvironment, seed: int, level: str) -> dict[str, float]:
    """The rewards of a game between bots of a level."""
    table.reset(seed)
    while not any(table.terminations.values()):
        table.step(table.bot_action(level))
    return dict(table.rewards)
