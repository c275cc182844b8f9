"""A game as rows of numbers: one for each seat at the end of each turn, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from fort_desktop.contract.simulation import Step
from fort_desktop.games.fort.bots.evaluate import evaluate, turns_left
from fort_desktop.games.fort.bots.features import features
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.play.headless import between
from fort_desktop.play.players import Chooser
from tools.training.mixture import VARIANTS, Sitting

Array = npt.NDArray[Any]
KINDS = tuple(VARIANTS)
# What is kept of each row beside its inputs, and as what.
COLUMNS: Mapping[str, type] = {
    "share": np.float32,  # of the victory: 1, 0, or a part of a shared one
    "thumb": np.float32,  # the hand-made evaluation of the same position
    "seed": np.int64,  # of its game
    "seats": np.uint8,
    "variant": np.uint8,  # its place in KINDS
    "seat": np.uint8,
    "round": np.uint8,
}


@dataclass(frozen=True, slots=True)
class Samples:
    """Rows of some games.

    Attributes:
        inputs: of shape (rows, inputs), halves of floats.
        columns: an array of as many rows for each of `COLUMNS`.
    """

    inputs: Array
    columns: Mapping[str, Array]

    def __len__(self) -> int:
        return len(self.inputs)


class Recorder:
    """Watches a game and notes the position at the end of each turn as each seat sees it."""

    def __init__(self, game: Any, sitting: Sitting) -> None:
        self._game = game
        self._sitting = sitting
        self._turns = -1
        self.rows: list[list[float]] = []
        self.notes: list[tuple[float, int, int]] = []  # evaluation, seat, round

    def watch(self, step: Step[Any, Any, Any]) -> None:
        """A decision is about to be made; the first one after a turn tells of its end.

        The first turn has none before it, so that what was dealt or drafted is seen as well.
        """
        state = step.state
        turns = sum(seat.turns for seat in state.seats)
        if state.round and turns != self._turns:
            self._turns = turns
            for seat in range(len(state.seats)):
                self._note(state, seat)

    def _note(self, state: Any, seat: int) -> None:
        """What a seat does not know is dealt anew, as before each decision of a bot."""
        rng = Random(f"rows/{self._sitting.seed}/{self._turns}/{seat}")
        seen = self._game.determinize(self._game.view(state, seat), rng)
        self.rows.append(features(seen, seat))
        self.notes.append((evaluate(seen, seat, turns_left(seen)), seat, state.round))

    def samples(self, winners: Sequence[int]) -> Samples:
        """All rows, once the game has ended."""
        sitting, rows = self._sitting, len(self.rows)
        share = 1 / len(winners)
        of_row = {
            "share": [share if seat in winners else 0.0 for _, seat, _ in self.notes],
            "thumb": [thumb for thumb, _, _ in self.notes],
            "seed": [sitting.seed] * rows,
            "seats": [len(sitting.bots)] * rows,
            "variant": [KINDS.index(sitting.variant)] * rows,
            "seat": [seat for _, seat, _ in self.notes],
            "round": [min(number, 255) for _, _, number in self.notes],
        }
        columns: dict[str, Array] = {
            name: np.array(of_row[name], dtype) for name, dtype in COLUMNS.items()
        }
        return Samples(np.array(self.rows, np.float16), columns)


class UnfitGameError(RuntimeError):
    """A bot has answered with an illegal move, or a game did not end."""


def played(game: Any, sitting: Sitting, players: Mapping[str, Chooser]) -> Samples:
    """Play a game and return its rows.

    Args:
        game: the rules.
        sitting: what is played by whom.
        players: for each bot's name who decides for it.

    Raises:
        UnfitGameError: it is of no use.
    """
    flags = VARIANTS[sitting.variant]
    options = FortOptions(
        len(sitting.bots), "draft" in flags, dogs="dogs" in flags, cats="cats" in flags
    )
    recorder = Recorder(game, sitting)
    bots = [players[name] for name in sitting.bots]
    state = game.new_game(options, sitting.seed)
    result = between(game, state, sitting.seed, bots, recorder.watch)
    if result.illegal or not result.finished:
        raise UnfitGameError(f"the game of seed {sitting.seed} went wrong")
    return recorder.samples(game.winners(result.state))


def together(parts: Sequence[Samples]) -> Samples:
    """The rows of all of them, one after another; at least one."""
    columns = {name: np.concatenate([part.columns[name] for part in parts]) for name in COLUMNS}
    return Samples(np.concatenate([part.inputs for part in parts]), columns)
