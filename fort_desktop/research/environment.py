"""A game of the house as an environment of PettingZoo, in which one agent acts after another."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fort_desktop.contract.encoding import Encoding
from fort_desktop.contract.errors import IllegalMove
from fort_desktop.contract.kit import Kit
from fort_desktop.contract.kits import kit, packages
from fort_desktop.play.players import bot_rng, chooser

ANSI = "ansi"
ILLEGAL = -1.0  # what an agent gets for a forbidden action: as for a game lost


def env(game: str, seats: int = 2, **more: Any) -> AECEnv:
    """A `GameEnvironment` in the wrappers of PettingZoo: an action that is not legal ends the game,
    lost for whoever chose it, and a call out of turn is told.

    Args:
        game: the id of a game.
        seats: how many play.
        more: as `GameEnvironment` has it.
    """
    bare = GameEnvironment(game, seats, **more)
    strict = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(strict))


class GameEnvironment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game, its agents called "seat_1" and so on.

    An observation has "observation", the numbers of what the agent may see, and "action_mask", 1
    for each legal action while it is the agent's turn. At the end an agent that won alone gets 1,
    one that lost -1; k agents that share a victory get 2 / k - 1 each.

    Attributes:
        encoding: what actions and numbers mean.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        cards: Sequence[str | Path] = (),
        render_mode: str | None = None,
        **variants: bool,
    ) -> None:
        """For a game of so many seats.

        Args:
            game: its id.
            seats: how many play.
            cards: card files of a player's own, for a game that can be played with some.
            render_mode: "ansi" has `render` tell the whole position.
            variants: which of the game's flags are switched on, by their names.

        Raises:
            ValueError: there is no such game, or it is not played like that.
        """
        super().__init__()
        found = kit(game)
        _check(found, seats, variants, render_mode)
        self._kit = found.with_cards([Path(file) for file in cards]) if cards else found
        self._game = self._kit.adapter.game
        self._asked = dict.fromkeys(found.flags, False) | variants | {"seats": seats}
        self.encoding = encoding_of(self._kit)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{number + 1}" for number in range(seats)]
        self.agents: list[str] = []
        self._actions = {agent: self._action_space() for agent in self.possible_agents}
        self._observations = {agent: self._observation_space() for agent in self.possible_agents}
        self._seed: int | None = None

    def _action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.encoding.actions))

    def _observation_space(self) -> spaces.Dict:
        numbers, actions = len(self.encoding.numbers), len(self.encoding.actions)
        seen = spaces.Box(-np.inf, np.inf, (numbers,), np.float32)
        return spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
        )

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    # --- playing ----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        Args:
            seed: it is the same game for the same seed. Without one it is the game after the last,
                and at first any.
            options: nothing is read from them.
        """
        if seed is None:
            seed = _any_seed() if self._seed is None else self._seed + 1
        self._seed = seed = int(seed)
        seats = len(self.possible_agents)
        asked = argparse.Namespace(**self._asked)
        self._state = self._game.new_game(self._kit.options(asked, seed % seats), seed)
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is; None once its game is over.

        Raises:
            IllegalMove: it is not one of its legal actions; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = None if action is None else self._legal.get(int(action))
        if move is None:
            raise IllegalMove(f"{agent}: {self._told(action)} is not legal here")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._game.apply(self._state, move)
        self._decisions += 1
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Whose turn it is and what is legal, or who has won."""
        decision = self._game.decision(self._state)
        if decision is None:
            self._legal: dict[int, Any] = {}
            self._actor = ""
            self._end()
            return
        self._view = self._game.view(self._state, decision.seat)
        moves = self._game.legal_moves(self._state)
        self._legal = {self.encoding.action(self._view, move): move for move in moves}
        self._actor = self.agent_selection = self.possible_agents[decision.seat]

    def _end(self) -> None:
        winners = self._game.winners(self._state)
        for seat, agent in enumerate(self.agents):
            share = 1 / len(winners) if seat in winners else 0.0
            self.rewards[agent] = 2 * share - 1
            self.terminations[agent] = True
        self._deads_step_first()

    def _told(self, action: int | None) -> str:
        if action is None or not 0 <= action < len(self.encoding.actions):
            return f"action {action}"
        return f"action {action} ({self.encoding.actions[action]})"

    # --- seeing -----------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may see, and its legal actions while it is its turn."""
        mask = np.zeros(len(self.encoding.actions), np.int8)
        if agent == self._actor:
            view = self._view
            if not self.terminations.get(agent, True):  # a wrapper may have ended the game
                mask[list(self._legal)] = 1
        else:
            view = self._game.view(self._state, self.possible_agents.index(agent))
        return {
            "observation": np.asarray(self.encoding.row(view), np.float32),
            "action_mask": mask,
        }

    def render(self) -> str | None:
        """The whole position, what is hidden from the agents too, and who decides about what."""
        if self.render_mode is None:
            return None
        decision = self._game.decision(self._state)
        lines = ["the game is over"]
        if decision is not None:
            moves = self._game.legal_moves(self._state)
            told = " | ".join(self._game.format_move(self._state, move) for move in moves)
            lines = [f"{self.possible_agents[decision.seat]} decides ({decision.kind}): {told}"]
        position = self._game.to_snapshot(self._state)
        return "\n".join(lines + [f"{key}: {json.dumps(value)}" for key, value in position.items()])

    def close(self) -> None:
        """Nothing is held that must be given back."""

    # --- beside what PettingZoo asks for ----------------------------------------------------------

    def bot_action(self, level: str) -> int:
        """What a bot of the house would do now in the place of the agent whose turn it is.

        Args:
            level: one of the game's, as in "medium", or "random".

        Raises:
            ValueError: there is no such level.
        """
        decision = self._game.decision(self._state)
        assert decision is not None, "somebody is to decide"
        assert self._seed is not None, "a game has begun"
        rng = bot_rng(self._seed, decision.seat, self._decisions)
        legal = list(self._legal.values())
        move = chooser(self._game, level).choose(self._view, legal, rng)
        return self.encoding.action(self._view, move)


def encoding_of(found: Kit) -> Encoding[Any, Any]:
    """The moves and views of a game as numbers.

    Raises:
        ValueError: the game has no such room.
    """
    place = f"{packages()[found.id]}.research"
    try:
        made: Encoding[Any, Any] = import_module(f"{place}.encoding").ENCODING(found.definitions)
    except ModuleNotFoundError as error:
        if error.name not in {place, f"{place}.encoding"}:
            raise
        raise ValueError(f"{found.id} is not told in numbers") from None
    return made


def _any_seed() -> int:
    return seeding.np_random()[1] % 2**32


def _check(found: Kit, seats: int, variants: dict[str, bool], render_mode: str | None) -> None:
    fewest, most = found.seats
    if not fewest <= seats <= most:
        raise ValueError(f"{found.id} is played by {fewest} to {most}; found {seats} seats")
    unknown = [name for name in variants if name not in found.flags]
    if unknown:
        known = ", ".join(found.flags) or "no variants"
        raise ValueError(f"{found.id} is played with {known}; found {', '.join(unknown)}")
    if render_mode not in {None, ANSI}:
        raise ValueError(f"render_mode is {ANSI!r} or None; found {render_mode!r}")
